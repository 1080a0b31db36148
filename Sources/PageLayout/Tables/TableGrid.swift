// SPDX-License-Identifier: Apache-2.0

/// A table: its cells with the lines that stand in them.
struct TableGrid: Sendable {
    struct Cell: Sendable {
        var row: Int
        var column: Int
        var rowSpan = 1
        var columnSpan = 1
        var isHeader = false
        /// What stands in it as one paragraph, where there are no ``paragraphs``.
        var lines: [Line] = []
        var paragraphs: [Paragraph] = []
    }

    /// By rows, then columns; a place may be missing.
    var cells: [Cell]
    var columnCount: Int
    var rowCount: Int
    /// How many rows at the top head the table.
    var headerRows = 0
}
