// SPDX-License-Identifier: Apache-2.0

/// A table: its cells with the lines that stand in them.
struct TableGrid: Sendable {
    struct Cell: Sendable {
        var row: Int
        var column: Int
        var columnSpan = 1
        var lines: [Line]
    }

    /// By rows, then columns; a place may be missing.
    var cells: [Cell]
    var columnCount: Int
    var rowCount: Int
    /// How many rows at the top head the table.
    var headerRows = 0
}
