// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLExport
import Testing
import TextModel

@Suite("HTML export: warnings and options")
struct WarningTests {
    static let warnings: [String: [String]] = [
        "media-embed": ["attachment-not-shown", "attachment-not-shown", "missing-attachment"], "media-files": [],
        "media-link": Array(repeating: "attachment-not-linked", count: 6), "media-drop": [],
        "inline-styles": ["list-marker"], "fragment": ["list-marker"], "links": [], "blocks": [], "notes": [],
    ]

    @Test("What is lost is told, and nothing else is")
    func lossesAreTold() throws {
        for golden in try GoldenDocuments.all() {
            guard let expected = Self.warnings[golden.name] else { continue }
            #expect(try golden.written().warnings == expected, "\(golden.name)")
        }
        let running = try GoldenCase("") { $0.metadata.runningTexts = [RunningText(.header, content: AttributedText("x"))] }
        #expect(try running.written().warnings == ["running-text-dropped"])
    }

    @Test("Every option has help and takes only its values")
    func options() throws {
        let exporter = HTMLExporter()
        #expect(
            exporter.options.map(\.name) == [
                "inline-styles", "fragment", "css", "toc", "template", "placeholder", "indent", "exclude-elements", "media", "link-schemes",
                "revisions",
                "output-charset",
            ])
        for option in exporter.options { #expect(!option.help.isEmpty && !option.help.hasSuffix(".")) }
        #expect(throws: ConversionError.self) { try OptionValues(dictionaryLiteral: ("media", "no")).validate(exporter.options) }
        #expect(exporter.format.shortName == "html" && exporter.format.fileNameExtensions == ["html", "htm"])
    }

    @Test("Files without a place to write them to are embedded")
    func filesWithoutWriter() throws {
        let golden = try GoldenCase("", options: ["media": "files"]) {
            $0.paragraph { $0.picture(Attachment(.bytes([1]), mediaType: "image/gif")) }
        }
        let (written, warnings) = try golden.written()
        #expect(written.contains("src=\"data:image/gif;base64,AQ==\"") && warnings == ["media-embedded"])
    }
}
