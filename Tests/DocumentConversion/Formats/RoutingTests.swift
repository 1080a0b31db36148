// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import Testing

@Suite struct RoutingTests {
    let registry = FormatRegistry(
        importers: Formats.all.map { StubImporter(formats: [$0]) }, exporters: Formats.all.map { StubExporter(format: $0) })

    /// Declared type, name, first bytes, the importer's short name.
    static let cases: [(String?, String?, String, String?)] = [
        // The declared type is the strongest, then what the bytes begin with, then the name, then whether it is text.
        ("text/html", "a.rtf", "{\\rtf1", "html"),
        ("TEXT/RTF; charset=x", "a.html", "x", "rtf"),
        ("application/octet-stream", "a.html", "{\\rtf1", "rtf"),
        ("application/octet-stream", "a.html", "x", "html"),
        (nil, "a.html", " \r\n{ \\rtf1", "rtf"),
        (nil, "a.html", "\u{FEFF}{\\rtf1", "rtf"),
        (nil, "a.html", "{\\rt", "html"),
        (nil, "dir.rtf/a.HTM", "\u{0}\u{1}", "html"),
        (nil, "letter.RtF", "", "rtf"),
        (nil, "htm", "x", "txt"),
        (nil, "a.html.gz", "x", "txt"),
        (nil, nil, "", "txt"),
        (nil, "a.unknown", "plain\u{1B}[m\t\r\n\u{C}ä", "txt"),
        (nil, nil, "a\u{0}", nil),
        (nil, nil, "a\u{7F}", nil),
        (nil, "a.zip", "PK\u{3}\u{4}", nil),
    ]

    @Test func findsTheImporter() {
        for (declared, name, bytes, expected) in Self.cases {
            var source = DocumentSource(Array(bytes.utf8), name: name)
            source.declaredType = declared.flatMap { MediaType($0) }
            let label: Comment = "\(declared ?? "-") \(name ?? "-") \(bytes.debugDescription)"
            do throws(ConversionError) {
                let found = try registry.importer(for: source)
                #expect(found.format.shortName == expected, label)
            } catch {
                #expect(expected == nil, label)
                #expect(error.code == .unknownFormat)
            }
        }
        #expect(throws: Never.self) { try registry.importer(for: DocumentSource([0xFF, 0xFE, 0x61, 0])) }
    }

    @Test func routesContainersByTypeAndName() throws {
        let content = DocumentSource.Content.container(StubContainer(parts: []))
        #expect(try registry.importer(for: DocumentSource(content, name: "a.rtfd")).format == Formats.bundle)
        #expect(try registry.importer(for: DocumentSource(content, declaredType: MediaType("text/x-rtfd"))).format == Formats.bundle)
        #expect(throws: ConversionError.self) { try registry.importer(for: DocumentSource(content, name: "folder")) }
        let error = #expect(throws: ConversionError.self) { try DocumentSource(content).bytes() }
        #expect(error?.code == .unknownFormat)
    }

    @Test func answersToNames() {
        for (name, expected) in [
            ("rtf", "rtf"), ("text/rtf", "rtf"), ("application/RTF;charset=x", "rtf"), ("htm", nil), ("RTF", nil), ("", nil),
            ("text/", nil),
            ("txt", "txt"),
        ] as [(String, String?)] {
            #expect(registry.importer(for: name)?.format.shortName == expected, "\(name)")
            #expect(registry.exporter(for: name)?.format.shortName == expected, "\(name)")
        }
        #expect(registry.exporter(forFileName: "out/a.HTML")?.format.shortName == "html")
        #expect(registry.exporter(forFileName: "a") == nil)
        #expect(registry.readableFormats == Formats.all)
        #expect(registry.writableFormats == Formats.all)
    }

    @Test func foldsLetterCaseOfExtensionsOnly() {
        let format = DocumentFormat("x", "X", mediaTypes: [], fileNameExtensions: ["ab1", "z@[", "\u{E9}"])
        for (name, expected) in [
            ("a.ab1", true), ("a.AB1", true), ("a.aB1", true), (".ab1", true), ("ab1", false), ("a.xab1", false), ("a.ab1x", false),
            ("a.AB\u{11}", false), ("a.Z@[", true), ("a.z`{", false), ("a.\u{E9}", true), ("a.e\u{301}", false), ("", false), (".", false),
            ("a.ab", false),
        ] {
            #expect(format.hasExtension(of: name) == expected, "\(name)")
        }
    }
}
