// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A room of the house: what it is called, where it lies, what it may import. Sources/README.md has the same table in words.
func room(
    _ name: String, _ folder: String, _ imports: [Target.Dependency] = [], resources: [Resource] = [], exclude: [String] = []
) -> Target {
    .target(name: name, dependencies: imports, path: "Sources/\(folder)", exclude: exclude, resources: resources, swiftSettings: strict)
}

func tests(_ name: String, _ folder: String, _ imports: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: imports + ["TestSupport"], path: "Tests/\(folder)", exclude: exclude, swiftSettings: strict)
}

let package = Package(
    name: "textmill",
    products: [
        .executable(name: "textmill", targets: ["TextmillCommand"]),
        .executable(name: "mediatype", targets: ["MediaTypeCommand"]),
        .executable(name: "textmill-import-pdf", targets: ["PDFHelper"]),
        .library(name: "Textmill", targets: ["Textmill"]),
        .library(name: "TextModel", targets: ["TextModel"]),
        .library(name: "MediaTypes", targets: ["MediaTypes"]),
        .library(name: "HTMLSyntax", targets: ["HTMLSyntax"]),
        .library(name: "PDFImport", targets: ["PDFImport"]),
    ],
    targets: [
        // Ground floor
        room("TextModel", "TextModel"),
        room("MediaTypes", "MediaTypes", exclude: ["Table/curated-types.txt", "Table/make-media-type-table.py"]),
        room(
            "TextEncoding", "TextEncoding",
            exclude: ["Resources/other-pages.txt", "Resources/single-byte-pages.py", "Resources/make-guess-tables.py"]),
        room("Base64Text", "Base64Text"),
        room("URLReferences", "URLReferences"),
        room("ImageHeaders", "ImageHeaders"),
        room("HTMLSyntax", "HTMLSyntax", exclude: ["Resources/make-named-references.py"]),
        room("StyleSheets", "StyleSheets", ["HTMLSyntax", "TextModel"]),
        room("PageLayout", "PageLayout"),
        room("Metafiles", "Metafiles", ["Base64Text", "ImageHeaders", "TextEncoding"]),
        room("TerminalWidth", "TerminalWidth", exclude: ["make-width-table.py"]),
        room("LineLayout", "LineLayout", ["TextModel", "TerminalWidth"]),
        room("DataDetection", "DataDetection", ["TextModel"], exclude: ["Domains/make-top-level-domains.py"]),
        room(
            "DocumentConversion", "DocumentConversion",
            ["TextModel", "MediaTypes", "TextEncoding", "Base64Text", "URLReferences", "ImageHeaders"]),
        room(
            "MIMEMessages", "MIMEMessages",
            ["DocumentConversion", "TextModel", "MediaTypes", "TextEncoding", "Base64Text", "URLReferences"]),
        room("JSONText", "JSONText"),
        room("PluginProtocol", "PluginProtocol", ["DocumentConversion", "MediaTypes", "JSONText"]),
        room("MarkupVocabulary", "MarkupVocabulary", ["DocumentConversion", "TextModel", "MediaTypes"]),

        // Libraries of the system
        .systemLibrary(name: "CXML2", path: "Sources/System/CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CZip", path: "Sources/System/CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
        .systemLibrary(name: "CZlib", path: "Sources/System/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        room("CProcess", "System/CProcess"),
        .systemLibrary(name: "CJPEG", path: "Sources/System/CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
        .systemLibrary(
            name: "CPoppler", path: "Sources/System/CPoppler", pkgConfig: "poppler-glib", providers: [.apt(["libpoppler-glib-dev"])]),
        .systemLibrary(name: "CQPDF", path: "Sources/System/CQPDF", pkgConfig: "libqpdf", providers: [.apt(["libqpdf-dev"])]),
        room("RasterImages", "RasterImages", ["CZlib"]),
        room("XMLReading", "XMLReading", ["DocumentConversion", "HTMLSyntax", "CXML2"]),
        room("HTMLWriting", "HTMLWriting", ["DocumentConversion", "TextModel", "Metafiles", "RasterImages", "URLReferences"]),
        room("Templates", "Templates", ["DocumentConversion", "HTMLWriting"]),
        room("Archives", "Archives", ["DocumentConversion", "CZip"]),
        room(
            "WebArchives", "WebArchives",
            ["DocumentConversion", "MediaTypes", "TextEncoding", "Base64Text", "URLReferences", "XMLReading"]),

        // Importers
        room("PlainTextImport", "Importers/PlainText", ["DocumentConversion", "TextModel", "TextEncoding", "MediaTypes"]),
        room(
            "RTFImport", "Importers/RTF",
            ["DocumentConversion", "TextModel", "TextEncoding", "MediaTypes", "ImageHeaders", "URLReferences"]),
        room("ImageImport", "Importers/Images", ["DocumentConversion", "TextModel", "MediaTypes", "ImageHeaders"]),
        room(
            "HTMLImport", "Importers/HTML",
            [
                "DocumentConversion", "TextModel", "TextEncoding", "MediaTypes", "ImageHeaders", "HTMLSyntax", "StyleSheets",
                "URLReferences", "XMLReading",
            ]),
        room(
            "SavedPageImport", "Importers/SavedPages",
            ["MIMEMessages", "WebArchives", "DocumentConversion", "TextModel", "MediaTypes"]),
        room(
            "MarkupImport", "Importers/Markup",
            [
                "MarkupVocabulary", "DocumentConversion", "StyleSheets", "TextModel", "MediaTypes", "TextEncoding", "Base64Text",
                "XMLReading",
            ]),
        room(
            "PDFImport", "Importers/PDF",
            ["PageLayout", "DocumentConversion", "TextModel", "MediaTypes", "CPoppler", "CQPDF", "CZlib", "CJPEG"]),

        // Exporters
        room("PlainTextExport", "Exporters/PlainText", ["DocumentConversion", "LineLayout", "TextModel", "MediaTypes", "TerminalWidth"]),
        room(
            "ANSIExport", "Exporters/ANSI",
            ["DocumentConversion", "LineLayout", "TextModel", "MediaTypes", "TerminalWidth", "Base64Text", "URLReferences"]),
        room(
            "HTMLExport", "Exporters/HTML",
            ["DocumentConversion", "HTMLWriting", "Templates", "TextEncoding", "TextModel", "MediaTypes", "URLReferences"]),
        room(
            "MarkdownExport", "Exporters/Markdown",
            ["DocumentConversion", "HTMLWriting", "TextModel", "MediaTypes", "Base64Text", "URLReferences"]),
        room(
            "MarkupExport", "Exporters/Markup", ["MarkupVocabulary", "DocumentConversion", "TextModel"],
            exclude: ["Resources/textmill-markup.rnc", "Resources/textmill-markup.rng", "Resources/make-schema.py"]),

        // Importers in programs of their own
        room("Processes", "Processes", ["PluginProtocol", "MarkupImport", "DocumentConversion", "TextModel", "CProcess"]),
        room("PluginHost", "PluginHost", ["PluginProtocol", "MarkupExport", "DocumentConversion", "MediaTypes", "CProcess"]),

        // What a library user imports
        room(
            "Textmill", "Textmill",
            [
                "Archives", "PlainTextImport", "RTFImport", "HTMLImport", "MarkupImport", "PlainTextExport", "ANSIExport", "HTMLExport",
                "MarkdownExport", "MarkupExport",
                "DocumentConversion", "DataDetection", "TextModel", "MediaTypes", "URLReferences", "ImageImport", "SavedPageImport",
            ]),

        // The command
        room("CommandTable", "CommandTable"),
        room("DetectCommand", "DetectCommand", ["MediaTypes", "TextEncoding", "CommandTable", "JSONText"]),
        .executableTarget(
            name: "MediaTypeCommand", dependencies: ["DetectCommand", "CommandTable"], path: "Sources/MediaTypeCommand",
            swiftSettings: strict),
        .executableTarget(name: "PDFHelper", dependencies: ["PDFImport", "PluginHost"], path: "Sources/PDFHelper", swiftSettings: strict),
        .executableTarget(
            name: "TextmillCommand",
            dependencies: ["Textmill", "Processes", "TextEncoding", "DetectCommand", "CommandTable", "JSONText", "URLReferences"],
            path: "Sources/Command",
            swiftSettings: strict),

        // Tests mirror Sources
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
        tests("HouseTests", "House", []),
        tests("CorpusTests", "Corpus", ["Textmill", "HTMLSyntax"]),
        tests("TextModelTests", "TextModel", ["TextModel"], exclude: ["Data"]),
        .executableTarget(
            name: "Benchmarks", dependencies: ["TextModel", "HTMLSyntax"], path: "Tests/Benchmarks", exclude: ["run", "PDF"],
            swiftSettings: strict
        ),
        tests("MediaTypesTests", "MediaTypes", ["MediaTypes"], exclude: ["Samples", "Data"]),
        tests("TextEncodingTests", "TextEncoding", ["TextEncoding"], exclude: ["Data"]),
        tests("URLReferencesTests", "URLReferences", ["URLReferences"], exclude: ["Cases"]),
        tests("ImageHeadersTests", "ImageHeaders", ["ImageHeaders"]),
        tests("HTMLSyntaxTests", "HTMLSyntax", ["HTMLSyntax", "TextEncoding"], exclude: ["Fuzzing"]),
        .executableTarget(name: "HTMLFuzzer", dependencies: ["HTMLSyntax"], path: "Tests/HTMLSyntax/Fuzzing", swiftSettings: strict),
        tests("StyleSheetsTests", "StyleSheets", ["StyleSheets", "HTMLSyntax", "TextModel"], exclude: ["Cases"]),
        tests("PageLayoutTests", "PageLayout", ["PageLayout"], exclude: ["Cases"]),
        tests("MetafilesTests", "Metafiles", ["Metafiles"]),
        tests("RasterImagesTests", "RasterImages", ["RasterImages", "CZlib"]),
        tests("TerminalWidthTests", "TerminalWidth", ["TerminalWidth"]),
        tests("LineLayoutTests", "LineLayout", ["LineLayout", "TextModel"]),
        tests("DataDetectionTests", "DataDetection", ["DataDetection", "TextModel"], exclude: ["Cases"]),
        tests("DocumentConversionTests", "DocumentConversion", ["DocumentConversion", "TextModel", "MediaTypes", "TextEncoding"]),
        tests("MIMEMessagesTests", "MIMEMessages", ["MIMEMessages", "DocumentConversion", "TextModel"], exclude: ["Cases"]),
        tests("WebArchivesTests", "WebArchives", ["WebArchives", "DocumentConversion"], exclude: ["Cases"]),
        tests("TemplatesTests", "Templates", ["Templates", "DocumentConversion"]),
        tests("JSONTextTests", "JSONText", ["JSONText"]),
        tests("PluginProtocolTests", "PluginProtocol", ["PluginProtocol", "DocumentConversion", "MediaTypes"]),
        tests("XMLReadingTests", "XMLReading", ["XMLReading", "DocumentConversion", "HTMLSyntax"]),
        tests("ArchivesTests", "Archives", ["Archives", "DocumentConversion"]),
        tests(
            "PlainTextImportTests", "Importers/PlainText", ["PlainTextImport", "DocumentConversion", "MediaTypes", "TextModel"],
            exclude: ["Cases"]),
        tests(
            "RTFImportTests", "Importers/RTF", ["RTFImport", "HTMLImport", "PlainTextExport"],
            exclude: ["Cases", "BundleCases", "EncapsulatedCases", "OtherWriters", "wrong-references.tsv"]),
        tests(
            "SavedPageImportTests", "Importers/SavedPages",
            ["SavedPageImport", "HTMLImport", "PlainTextImport", "DocumentConversion", "TextModel"]),
        tests("PDFImportTests", "Importers/PDF", ["PDFImport", "PageLayout", "DocumentConversion", "TextModel"], exclude: ["Cases"]),
        tests("PlainTextExportTests", "Exporters/PlainText", ["PlainTextExport", "DocumentConversion", "TextModel"]),
        tests(
            "ANSIExportTests", "Exporters/ANSI",
            ["ANSIExport", "PlainTextImport", "RTFImport", "DocumentConversion", "TextModel", "TerminalWidth", "Base64Text"],
            exclude: ["Goldens", "terminal-check.py"]),
        tests("HTMLExportTests", "Exporters/HTML", ["HTMLExport"], exclude: ["Goldens"]),
        tests(
            "MarkdownExportTests", "Exporters/Markdown",
            [
                "MarkdownExport", "HTMLWriting", "HTMLSyntax", "URLReferences", "HTMLImport", "PlainTextImport", "RTFImport",
                "DocumentConversion", "TextModel",
            ], exclude: ["Cases"]),
        tests("ImageImportTests", "Importers/Images", ["ImageImport", "DocumentConversion", "TextModel", "MediaTypes"]),
        tests(
            "HTMLImportTests", "Importers/HTML",
            ["HTMLImport", "HTMLSyntax", "StyleSheets", "PlainTextExport", "DocumentConversion", "TextModel", "MediaTypes"],
            exclude: ["Cases", "Style/Pages", "Style/Cases", "Style/make-computed.py"]),
        tests(
            "MarkupImportTests", "Importers/Markup",
            ["MarkupImport", "MarkupExport", "MarkupVocabulary", "DocumentConversion", "TextModel"]),
        tests(
            "MarkupExportTests", "Exporters/Markup",
            ["MarkupExport", "MarkupImport", "MarkupVocabulary", "RTFImport", "DocumentConversion", "TextModel"]),
        tests("ProcessesTests", "Processes", ["Processes", "PluginProtocol", "DocumentConversion", "MarkupExport", "TextModel"]),
        .executableTarget(
            name: "PluginSample", dependencies: ["PluginHost", "PlainTextImport", "RTFImport", "DocumentConversion", "TextModel"],
            path: "Tests/PluginHost/Sample", swiftSettings: strict),
        tests(
            "PluginHostTests", "PluginHost",
            ["PluginHost", "PluginSample", "Processes", "PluginProtocol", "RTFImport", "DocumentConversion"], exclude: ["Sample"]),
        tests("TextmillTests", "Textmill", ["Textmill", "TextModel"]),
        tests("PDFHelperTests", "PDFHelper", ["PDFHelper", "Processes", "PluginProtocol"]),
        tests(
            "TextmillCommandTests", "Command",
            ["TextmillCommand", "MediaTypeCommand", "DetectCommand", "CommandTable", "Processes", "Textmill"],
            exclude: ["Cases"]),
        tests("CommandTableTests", "CommandTable", ["CommandTable"], exclude: ["Cases", "Goldens"]),
    ]
)
