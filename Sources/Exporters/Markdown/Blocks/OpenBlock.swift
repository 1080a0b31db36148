// SPDX-License-Identifier: Apache-2.0

import TextModel

/// A block that has begun and not ended.
enum OpenBlock {
    /// One that Markdown has no mark for.
    case plain
    case quote(BlockLines.Opening)
    case code(OpenCode)
    case list(OpenList)
    case item(BlockLines.Opening)
    case table(OpenTable)
    /// A cell in a row of Markdown.
    case cell(isHeader: Bool)
    case element(OpenElement)
}

/// A list, and the mark of its items.
struct OpenList {
    let isOrdered: Bool
    let isTight: Bool
    /// The bullet, or what stands behind the number.
    var mark: UInt8
    /// The number that the next item has without being told.
    var next: Int?

    static let bullets = Array("-*+".utf8)
    static let delimiters = Array(".)".utf8)

    /// Marks another list than those of before.
    mutating func changeMark(from other: UInt8) {
        let marks = isOrdered ? Self.delimiters : Self.bullets
        mark = marks.first { $0 != other } ?? other
    }
}

/// A table whose rows are being written.
struct OpenTable {
    let shape: TableShape
    var hasRows = false
    var hasCaption = false
    var isHeaderRow = false
}

/// An element of HTML that stands for a block.
struct OpenElement {
    let endTag: String
    /// Whether it is on one line with its content, which is HTML too.
    let isOneLine: Bool
    /// Whether its text is bold without saying so.
    let isBold: Bool
    /// What is written of it, where it is on one line.
    var content: String
}

/// The lines of a block of code.
struct OpenCode {
    let language: String?
    var lines: [UInt8] = []
    var hasLines = false
    /// What cannot stand in code and follows it: calls of notes, pictures.
    var rest = LinePieces()
}
