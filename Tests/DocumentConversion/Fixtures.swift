// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import MediaTypes
import TextModel

/// Keeps the events that it is told of.
final class Recorder: @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [ConversionEvent] = []

    var events: [ConversionEvent] { lock.withLock { recorded } }
    var kinds: [String] { events.map(\.kind.rawValue) }

    @Sendable func record(_ event: ConversionEvent) { lock.withLock { recorded.append(event) } }
}

/// An importer that does what the test says.
struct StubImporter: DocumentImporter {
    let formats: [DocumentFormat]
    var options: [OptionDescription] = []
    var body: @Sendable (DocumentSource, ImportContext) throws(ConversionError) -> Document = { _, _ throws(ConversionError) in Document() }

    func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document { try body(source, context) }
}

/// An exporter that writes the text, or its option.
struct StubExporter: DocumentExporter {
    static let level = OptionDescription("level", .integer(0...9), help: "")
    let format: DocumentFormat
    var options: [OptionDescription] { [Self.level] }

    func write(_ document: Document, to output: inout OutputBuffer, in context: ExportContext) throws(ConversionError) {
        output.write(document.text.utf8[...])
        if let level = context.options.integer(Self.level) { output.write(decimal: level) }
    }
}

struct StubContainer: Container {
    let parts: [(name: String, bytes: [UInt8])]
    var names: [String] { parts.map(\.name) }

    func read(_ name: String, limit: Int) throws(ConversionError) -> [UInt8] {
        guard let part = parts.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { throw ConversionError(.notFound, name) }
        guard part.bytes.count <= limit else { throw ConversionError(.limit, name) }
        return part.bytes
    }
}

enum Formats {
    static let rtf = DocumentFormat(
        "rtf", "Rich Text", mediaTypes: [.rtf, MediaType(literal: "text/rtf")], fileNameExtensions: ["rtf"],
        signatures: [DocumentFormat.Signature("{", "\\rtf")])
    static let html = DocumentFormat("html", "Web page", mediaTypes: [.html], fileNameExtensions: ["html", "htm"])
    static let text = DocumentFormat("txt", "Plain text", mediaTypes: [.plainText], fileNameExtensions: ["txt"])
    static let bundle = DocumentFormat("rtfd", "RTFD", mediaTypes: [MediaType(literal: "text/x-rtfd")], fileNameExtensions: ["rtfd"])
    static let all = [rtf, html, bundle, text]
}
