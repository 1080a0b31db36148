// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Documents that use all that the model has.
extension RandomSource {
    mutating func document() -> Document { Document(text: text(depth: 0, paragraphs: 12), metadata: metadata()) }

    mutating func metadata() -> DocumentMetadata {
        var metadata = DocumentMetadata()
        if chance(4) { return metadata }
        metadata.title = maybe { $0.string() }
        metadata.authors = strings()
        metadata.subject = maybe { $0.string() }
        metadata.keywords = strings()
        metadata.comment = maybe { $0.string() }
        metadata.company = maybe { $0.string() }
        metadata.manager = maybe { $0.string() }
        metadata.category = maybe { $0.string() }
        metadata.copyright = maybe { $0.string() }
        metadata.editor = maybe { $0.string() }
        metadata.language = maybe { $0.string() }
        metadata.generator = maybe { $0.string() }
        metadata.creationDate = boolean() ? date() : nil
        metadata.modificationDate = boolean() ? date() : nil
        metadata.baseURL = maybe { $0.string() }
        metadata.pageWidth = maybe { $0.number() }
        metadata.pageHeight = maybe { $0.number() }
        metadata.pageMargins = edges()
        metadata.backgroundColor = maybe { $0.color() }
        metadata.defaultTabInterval = maybe { $0.number() }
        metadata.hyphenation = maybe { $0.number() }
        metadata.viewMode = maybe()
        metadata.viewZoom = maybe { $0.number() }
        metadata.isReadOnly = maybe { $0.boolean() }
        metadata.writingDirection = maybe()
        metadata.mediaType = maybe { $0.string() }
        metadata.charset = maybe { $0.string() }
        metadata.isLossy = boolean()
        metadata.custom = dictionary()
        if chance(2) {
            metadata.runningTexts = (0..<below(3)).map { _ in RunningText(any(), on: any(), content: text(depth: 1, paragraphs: 2)) }
        }
        return metadata
    }

    /// A text; one inside another is a fragment now and then.
    mutating func text(depth: Int, paragraphs: Int) -> AttributedText {
        var text = AttributedText()
        var open: [Number<Block>] = []
        for _ in 0..<below(paragraphs + 1) {
            moveBlocks(&open, in: &text)
            paragraph(&text, in: open.last, depth)
        }
        if depth > 0, boolean() { text.append("open \(string())!", attributes(), style: style(in: open.last)) }
        return text
    }

    /// Leaves and enters blocks until one is open that holds paragraphs.
    private mutating func moveBlocks(_ open: inout [Number<Block>], in text: inout AttributedText) {
        for _ in 0..<below(3) where !open.isEmpty { open.removeLast() }
        for _ in 0..<below(3) where open.count < 6 { enterBlock(&open, in: &text) }
        while let last = open.last, !text.blocks[last.index].holdsParagraphs { enterBlock(&open, in: &text) }
    }

    private mutating func enterBlock(_ open: inout [Number<Block>], in text: inout AttributedText) {
        let kinds = blockKinds()
        let around = open.last.map { text.blocks[$0.index].kind }
        let fitting = kinds.filter { Block.allows($0, in: around) }
        if let number = try? text.addBlock(one(of: fitting), in: open.last, box: maybe { $0.box() }) { open.append(number) }
    }

    private mutating func blockKinds() -> [Block.Kind] {
        var list = ListProperties(any(), start: integer(), prefix: string(), suffix: maybe { $0.string() }, isReversed: boolean())
        if chance(2) { list.start = 1 }
        var table = TableProperties(columns: (0..<below(3)).map { _ in maybe { $0.length() } }, headerRows: integer())
        table.collapsesBorders = maybe { $0.boolean() }
        table.cellSpacing = maybe { $0.number() }
        table.alignment = maybe()
        var cell = CellProperties(
            row: below(4), column: below(4), rowSpan: chance(2) ? integer() : 1, columnSpan: chance(2) ? integer() : 1, isHeader: boolean())
        cell.verticalAlignment = maybe()
        if chance(9) { cell.row = integer() }
        return [
            .quote, .preformatted(PreformattedProperties(language: maybe { $0.string() })), .list(list),
            .item(ItemProperties(ordinal: integer(), marker: maybe { $0.string() })), .table(table), .cell(cell), .caption, .figure,
            .definitionList, .term, .description, .section(any()),
        ]
    }

    private mutating func paragraph(_ text: inout AttributedText, in block: Number<Block>?, _ depth: Int) {
        for _ in 0..<below(5) {
            switch below(8) {
            case 0: text.append(occurrence(text.addAttachment(attachment())), attributes())
            case 1 where !text.attachments.isEmpty: text.append(occurrence(Number(below(text.attachments.count))), attributes())
            case 2 where depth < 2:
                var note = Note(any(), content: self.text(depth: depth + 1, paragraphs: 2))
                note.label = maybe { $0.string() }
                note.author = maybe { $0.string() }
                note.date = boolean() ? date() : nil
                var set = attributes()
                // One character may both show a picture and call a note.
                if chance(3) { set.attachment = occurrence(text.addAttachment(attachment())) }
                text.append(text.addNote(note), set)
            case 3 where !text.notes.isEmpty: text.append(Number<Note>(below(text.notes.count)), attributes())
            default:
                let run = string().unicodeScalars.filter { !["\n", "\r", "\u{C}", "\u{85}", "\u{2029}"].contains($0) }
                text.append(String(String.UnicodeScalarView(run)), attributes())
            }
        }
        text.endParagraph(text.number(for: attributes()), style: text.number(for: style(in: block)))
    }

    mutating func attachment() -> Attachment {
        let content: Attachment.Content =
            switch below(4) {
            case 0: .missing
            case 1: .bytes([1, 2, 3])
            case 2: .source(CountingSource(count: below(200)))
            default: .bytes((0..<below(70)).map { _ in UInt8(below(256)) })
            }
        return Attachment(
            content, mediaType: maybe { $0.string() }, name: maybe { $0.string() }, url: maybe { $0.string() },
            pixelSize: maybe { PixelSize(width: $0.integer(), height: $0.integer()) })
    }

    mutating func occurrence(_ number: Number<Attachment>) -> AttachmentOccurrence {
        var occurrence = AttachmentOccurrence(
            number, width: maybe { $0.length() }, height: maybe { $0.length() }, alternativeText: maybe { $0.string() })
        let places: [AttachmentOccurrence.VerticalAlignment] = [
            .baseline, .top, .middle, .bottom, .textTop, .textBottom, .offset(Finite(wrappedValue: self.number())),
        ]
        occurrence.verticalAlignment = maybe { $0.one(of: places) }
        occurrence.float = maybe()
        occurrence.title = maybe { $0.string() }
        occurrence.crop = maybe { source in
            AttachmentOccurrence.Crop(
                top: Finite(wrappedValue: source.number()), right: Finite(wrappedValue: source.number()),
                bottom: Finite(wrappedValue: 0.5), left: Finite(wrappedValue: 0.5))
        }
        return occurrence
    }

}

/// Bytes that are made when they are read.
struct CountingSource: AttachmentSource {
    let count: Int
    var byteCount: Int? { count }
    func read() throws -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0) } }
}
