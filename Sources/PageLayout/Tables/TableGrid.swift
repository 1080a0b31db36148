// SPDX-License-Identifier: Apache-2.0

/// A table: its cells with what stands in them.
struct TableGrid: Sendable {
    struct Cell: Sendable {
        var row: Int
        var column: Int
        var rowSpan = 1
        var columnSpan = 1
        var isHeader = false
        /// The colour behind it, 0xRRGGBB.
        var background: UInt32?
        var paragraphs: [Paragraph]
    }

    /// By rows, then columns; a place may be missing.
    var cells: [Cell]
    var columnCount: Int
    var rowCount: Int
    /// The colour of the lines between its cells, 0xRRGGBB; `nil` for none.
    var lineColor: UInt32?
    /// How many rows at the top head the table.
    var headerRows = 0

    /// Whether the first row is bold and what follows is not.
    var hasBoldHeader: Bool {
        func isBold(_ row: Int) -> Bool {
            let texts = cells.filter { $0.row == row }.flatMap(\.paragraphs).filter { !$0.lines[0].isObject }
            return !texts.isEmpty && texts.allSatisfy { $0.firstFacts.isBold && $0.lastFacts.isBold }
        }
        return rowCount > 1 && isBold(0) && !isBold(1)
    }
}
