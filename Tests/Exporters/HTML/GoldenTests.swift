// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import HTMLExport
import TestSupport
import Testing
import TextModel

/// A document with the options it is written with; the result stands in `Goldens/NAME.html`.
struct GoldenCase: Sendable {
    let name: String
    var options: OptionValues = [:]
    var attachments: (any AttachmentWriter)?
    let document: Document

    init(
        _ name: String, options: OptionValues = [:], attachments: (any AttachmentWriter)? = nil,
        _ build: (inout DocumentBuilder) throws -> Void
    ) throws {
        self.name = name
        self.options = options
        self.attachments = attachments
        document = try DocumentBuilder(build).document
    }

    func written() throws -> (html: String, warnings: [String]) {
        let context = ExportContext(options: options, attachments: attachments)
        try options.validate(HTMLExporter().options)
        var output = OutputBuffer(ByteArraySink())
        try HTMLExporter().write(document, to: &output, in: context)
        let sink = try output.finish() as? ByteArraySink
        let html = try #require(String(validating: sink?.bytes ?? [], as: UTF8.self))
        return (html, context.monitor.diagnostics.warnings.map(\.code))
    }
}

/// HTML of a document, for short tests.
func html(_ options: OptionValues = ["fragment": "yes"], _ build: (inout DocumentBuilder) throws -> Void) throws -> String {
    try GoldenCase("", options: options, build).written().html
}

@Suite("HTML export: goldens", .serialized)
struct GoldenTests {
    static let folder = TestFolders.package.appendingPathComponent("Tests/Exporters/HTML/Goldens")
    static let isAccepting = ProcessInfo.processInfo.environment["TEXTMILL_ACCEPT"] == "1"

    @Test("Every golden file is written again, byte by byte")
    func goldens() throws {
        for golden in try GoldenDocuments.all() {
            let file = Self.folder.appendingPathComponent(golden.name + ".html")
            let written = try golden.written().html
            if Self.isAccepting { try Data(written.utf8).write(to: file) }
            let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
            #expect(written == expected, "\(golden.name): set TEXTMILL_ACCEPT=1 to accept what is written now")
        }
    }

    @Test("There is no golden file without its document")
    func noOrphans() throws {
        let names = try GoldenDocuments.all().map { $0.name + ".html" }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(files.sorted() == names.sorted())
    }

    @Test("The same document gives the same bytes, and so does one with other private numbers")
    func determinism() throws {
        for golden in try GoldenDocuments.all() where golden.attachments == nil {
            let first = try golden.written().html
            #expect(try golden.written().html == first, "\(golden.name)")
            let renumbered = Document(text: golden.document.text.canonical(), metadata: golden.document.metadata)
            var output = OutputBuffer(ByteArraySink())
            try HTMLExporter().write(renumbered, to: &output, in: ExportContext(options: golden.options))
            let bytes = (try output.finish() as? ByteArraySink)?.bytes ?? []
            #expect(String(decoding: bytes, as: UTF8.self) == first, "\(golden.name), renumbered")
        }
    }
}
