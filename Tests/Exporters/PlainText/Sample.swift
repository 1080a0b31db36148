// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PlainTextExport
import TextModel

/// Puts a text together from blocks, for tests.
struct Sample {
    var text = AttributedText()
    private var open: [Number<Block>] = []

    /// A text that `build` fills.
    static func text(_ build: (inout Sample) throws -> Void) rethrows -> AttributedText {
        var sample = Sample()
        try build(&sample)
        return sample.text
    }

    /// Puts what `body` adds into a new block.
    mutating func block(_ kind: Block.Kind, _ body: (inout Sample) throws -> Void) throws {
        open.append(try text.addBlock(kind, in: open.last))
        try body(&self)
        open.removeLast()
    }

    mutating func paragraph(_ string: String, _ set: (inout ParagraphStyle) -> Void = { _ in }) {
        paragraph(string, CharacterAttributes(), set)
    }

    /// A paragraph in the open block.
    mutating func paragraph(_ string: String, _ attributes: CharacterAttributes, _ set: (inout ParagraphStyle) -> Void = { _ in }) {
        text.append(string, attributes)
        end(set)
    }

    /// Ends the open paragraph.
    mutating func end(_ set: (inout ParagraphStyle) -> Void = { _ in }) {
        var style = ParagraphStyle()
        set(&style)
        style.block = open.last
        let number = text.number(for: style)
        text.endParagraph(text.number(for: CharacterAttributes()), style: number)
    }

    mutating func list(_ marker: ListProperties.Marker, start: Int = 1, _ items: [(inout Sample) throws -> Void]) throws {
        try block(.list(ListProperties(marker, start: start))) { sample in
            for (place, item) in items.enumerated() { try sample.block(.item(ItemProperties(ordinal: start + place)), item) }
        }
    }

    /// A table of cells with one paragraph each; `nil` for a cell that is missing.
    mutating func table(_ rows: [[String?]]) throws {
        try block(.table(TableProperties())) { sample in
            for (row, cells) in rows.enumerated() {
                for (column, cell) in cells.enumerated() {
                    guard let cell else { continue }
                    try sample.block(.cell(CellProperties(row: row, column: column))) { $0.paragraph(cell) }
                }
            }
        }
    }
}

func export(_ text: AttributedText, _ options: OptionValues = [:], limits: Limits = Limits()) throws -> String {
    let registry = FormatRegistry(exporters: [PlainTextExporter()])
    let bytes = try registry.write(Document(text: text), as: "txt", in: ExportContext(options: options, limits: limits))
    return String(decoding: bytes, as: UTF8.self)
}

/// A string's bytes, so that canonically equivalent strings are told apart.
func isSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
