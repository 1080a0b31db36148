// SPDX-License-Identifier: Apache-2.0

import ANSIExport
import DocumentConversion
import Foundation
import TestSupport
import TextModel

/// Builds documents in a few words.
struct DocumentBuilder {
    var text = AttributedText()
    private var open: [Number<Block>] = []

    init(_ build: (inout DocumentBuilder) throws -> Void) rethrows { try build(&self) }

    var document: Document { Document(text: text) }

    mutating func add(_ string: String, _ set: (inout CharacterAttributes) -> Void = { _ in }) {
        text.append(string, CharacterAttributes(set))
    }

    /// Ends the open paragraph.
    mutating func end(_ set: (inout ParagraphStyle) -> Void = { _ in }) {
        var style = ParagraphStyle(set)
        style.block = open.last
        let number = text.number(for: style)
        text.endParagraph(text.number(for: CharacterAttributes()), style: number)
    }

    mutating func paragraph(_ string: String, _ set: (inout ParagraphStyle) -> Void = { _ in }) {
        add(string)
        end(set)
    }

    mutating func block(_ kind: Block.Kind, box: BoxStyle? = nil, _ content: (inout DocumentBuilder) throws -> Void) throws {
        open.append(try text.addBlock(kind, in: open.last, box: box))
        try content(&self)
        open.removeLast()
    }

    mutating func list(_ marker: ListProperties.Marker, start: Int = 1, _ items: [(inout DocumentBuilder) throws -> Void]) throws {
        try block(.list(ListProperties(marker, start: start))) { list in
            for (place, item) in items.enumerated() { try list.block(.item(ItemProperties(ordinal: start + place)), item) }
        }
    }

    mutating func table(headerRows: Int = 0, _ content: (inout DocumentBuilder) throws -> Void) throws {
        try block(.table(TableProperties(headerRows: headerRows)), content)
    }

    mutating func cell(
        _ row: Int, _ column: Int, rows: Int = 1, columns: Int = 1, box: BoxStyle? = nil,
        _ content: (inout DocumentBuilder) throws -> Void
    ) throws {
        try block(.cell(CellProperties(row: row, column: column, rowSpan: rows, columnSpan: columns)), box: box, content)
    }

    mutating func cell(_ row: Int, _ column: Int, rows: Int = 1, columns: Int = 1, _ string: String) throws {
        try cell(row, column, rows: rows, columns: columns) { $0.paragraph(string) }
    }

    mutating func rows(_ rows: [[String]], from first: Int = 0) throws {
        for (row, cells) in rows.enumerated() {
            for (column, string) in cells.enumerated() { try cell(first + row, column, string) }
        }
    }

    mutating func note(_ kind: Note.Kind, _ content: String, _ change: (inout Note) -> Void = { _ in }) {
        var note = Note(kind, content: AttributedText(content + "\n"))
        change(&note)
        text.append(text.addNote(note))
    }
}

/// What a document is written as.
func ansi(_ document: Document, _ options: OptionValues = [:]) throws -> String {
    let registry = FormatRegistry(exporters: [ANSIExporter()])
    let bytes = try registry.write(document, as: "ansi", in: ExportContext(options: options))
    return String(decoding: bytes, as: UTF8.self)
}

func ansi(_ options: OptionValues = [:], _ build: (inout DocumentBuilder) throws -> Void) throws -> String {
    try ansi(DocumentBuilder(build).document, options)
}
