// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import TextModel

/// Writes documents as plain text in UTF-8: one paragraph a line, or wrapped at a width.
///
/// No control character of the document reaches the output, and controls of writing direction are closed in their line.
public struct PlainTextExporter: DocumentExporter {
    /// The width in columns at which lines are wrapped; 0 writes each paragraph as one line.
    public static let columns = OptionDescription(
        "columns", .integer(0...10_000), default: "0", help: "wrap lines at this width; 0 writes one paragraph a line")

    /// Makes wrapped lines equally long.
    public static let justify = OptionDescription("justify", .flag, help: "widen spaces so that wrapped lines are equally long")

    /// Draws lines around the cells of tables that are set at a width: with `+`, `-` and `|`, or with Unicode's characters for that.
    public static let tableLines = OptionDescription(
        "table-lines", .choice(["none", "ascii", "unicode"]), default: "none", help: "lines around the cells of tables, with --columns")
    /// Lists the addresses of links at the end, with numbers behind the links.
    public static let linkNotes = OptionDescription("link-notes", .flag, help: "number links and list their addresses at the end")

    public let format = DocumentFormat("txt", "Plain text", mediaTypes: [.plainText], fileNameExtensions: ["txt", "text"])
    public var options: [OptionDescription] { [Self.columns, Self.justify, Self.tableLines, Self.linkNotes, .media, .outputCharset] }

    /// How many bytes are put together before they go to the output.
    private static let blockSize = 32 << 10
    /// How many events pass between two looks at the clock.
    private static let eventsPerCheckpoint = 256

    public init() {}

    public func write(_ document: Document, to output: inout OutputBuffer, in context: ExportContext) throws(ConversionError) {
        let dropsMedia = context.options[.media].flatMap { MediaMode(rawValue: $0) } == .drop
        let columns = context.options.integer(Self.columns) ?? 0
        var writer = PlainTextWriter(document.text, columns: columns, dropsMedia: dropsMedia)
        writer.justifies = context.options.isSet(Self.justify)
        let lines = Array((context.options[Self.tableLines] ?? "").utf8)
        writer.tableLines = lines == Array("ascii".utf8) ? .ascii : lines == Array("unicode".utf8) ? .unicode : nil
        if context.options.isSet(Self.linkNotes) { writer.links = LinkNotes() }
        try write(document.text, with: &writer, to: &output, in: context)
        while let called = writer.notes.next() {
            writer.beginNote(called.mark, called.note, isEmpty: called.note.content.isEmpty)
            try write(called.note.content, with: &writer, to: &output, in: context)
            writer.endNote()
        }
        writer.writeLinkNotes()
        output.write(writer.out[...])
    }

    private func write(
        _ text: AttributedText, with writer: inout PlainTextWriter, to output: inout OutputBuffer, in context: ExportContext
    ) throws(ConversionError) {
        var walk = BlockWalk(text)
        writer.begin(text)
        var events = 0
        while let event = walk.next() {
            if case .begin(let block) = event, let layout = walk.layout(of: block) { writer.columnCount = layout.columnCount }
            writer.write(event)
            events &+= 1
            if events % Self.eventsPerCheckpoint == 0 { try context.checkpoint() }
            guard writer.out.count >= Self.blockSize else { continue }
            output.write(writer.out[...])
            writer.out.removeAll(keepingCapacity: writer.out.count < Self.blockSize * 4)
            if output.hasFailed { break }
        }
        writer.end()
        try context.checkpoint()
    }
}
