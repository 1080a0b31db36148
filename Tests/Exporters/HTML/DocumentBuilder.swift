// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Builds documents in a few words.
struct DocumentBuilder {
    var text = AttributedText()
    var metadata = DocumentMetadata()
    private var open: [Number<Block>] = []

    init(_ build: (inout DocumentBuilder) throws -> Void) rethrows { try build(&self) }

    var document: Document { Document(text: text, metadata: metadata) }

    /// A paragraph of one style of characters in the open block.
    mutating func paragraph(
        _ string: String = "", _ attributes: (inout CharacterAttributes) -> Void = { _ in },
        style: (inout ParagraphStyle) -> Void = { _ in }
    ) {
        paragraph(style: style) { $0.add(string, attributes) }
    }

    /// A paragraph of several runs.
    mutating func paragraph(style: (inout ParagraphStyle) -> Void = { _ in }, runs: (inout DocumentBuilder) -> Void) {
        let start = text.count
        runs(&self)
        var paragraph = ParagraphStyle(style)
        paragraph.block = open.last
        let last = start < text.count ? text.attributes(at: text.count - 1).attributes : CharacterAttributes()
        let number = text.number(for: last)
        text.endParagraph(number, style: text.number(for: paragraph))
    }

    mutating func add(_ string: String, _ attributes: (inout CharacterAttributes) -> Void = { _ in }) {
        text.append(string, CharacterAttributes(attributes))
    }

    /// An empty paragraph whose end has attributes.
    mutating func emptyParagraph(_ attributes: (inout CharacterAttributes) -> Void) {
        var style = ParagraphStyle()
        style.block = open.last
        let number = text.number(for: CharacterAttributes(attributes))
        text.endParagraph(number, style: text.number(for: style))
    }

    mutating func block(_ kind: Block.Kind, box: BoxStyle? = nil, _ content: (inout DocumentBuilder) throws -> Void) throws {
        open.append(try text.addBlock(kind, in: open.last, box: box))
        try content(&self)
        open.removeLast()
    }

    mutating func items(_ list: ListProperties, _ items: [(ordinal: Int, text: String)]) throws {
        try block(.list(list)) {
            for item in items { try $0.block(.item(ItemProperties(ordinal: item.ordinal))) { $0.paragraph(item.text) } }
        }
    }

    mutating func cell(
        _ row: Int, _ column: Int, _ string: String, _ change: (inout CellProperties) -> Void = { _ in }, box: BoxStyle? = nil
    ) throws {
        var cell = CellProperties(row: row, column: column)
        change(&cell)
        try block(.cell(cell), box: box) { $0.paragraph(string) }
    }

    mutating func note(_ kind: Note.Kind, _ content: String, _ change: (inout Note) -> Void = { _ in }) {
        var note = Note(kind, content: AttributedText(content + "\n"))
        change(&note)
        text.append(text.addNote(note))
    }

    mutating func picture(_ attachment: Attachment, _ change: (inout AttachmentOccurrence) -> Void = { _ in }) {
        var occurrence = AttachmentOccurrence(text.addAttachment(attachment))
        change(&occurrence)
        text.append(occurrence)
    }
}
