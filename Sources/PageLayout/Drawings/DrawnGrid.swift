// SPDX-License-Identifier: Apache-2.0

/// Cells that lines or the edges of filled areas enclose.
struct DrawnGrid: Sendable, Equatable {
    struct Cell: Sendable, Equatable {
        var row: Int
        var column: Int
        var rowSpan: Int
        var columnSpan: Int
        var box: Box
    }

    /// Places of the lines between columns and between rows, those at the edges included.
    var columnEdges: [Float]
    var rowEdges: [Float]
    /// By rows, then columns; together they cover the grid.
    var cells: [Cell]
    /// The colour of its lines, 0xRRGGBB; `nil` where only areas show the cells.
    var lineColor: UInt32?

    var columnCount: Int { columnEdges.count - 1 }
    var rowCount: Int { rowEdges.count - 1 }
    var box: Box {
        Box(columnEdges.first ?? 0, rowEdges.first ?? 0, columnEdges.last ?? 0, rowEdges.last ?? 0)
    }
}

/// A table that is drawn on a page, with the pieces in it.
struct DrawnTable: Sendable {
    enum Content: Sendable {
        /// Numbers of the page's pieces, for each cell of the grid.
        case cells(DrawnGrid, [[Int32]])
        /// Numbers of the pieces between lines drawn across.
        case rows([Int32])
    }

    var box: Box
    var content: Content
    /// How many tables stand in each other here.
    var depth: Int
}
