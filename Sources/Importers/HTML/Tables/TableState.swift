// SPDX-License-Identifier: Apache-2.0

import TextModel

/// A table that the walk is in: which places of its grid are taken (HTML, section 4.9.12, "forming a table").
struct TableState {
    /// Columns that a cell of an earlier row covers.
    private struct Span {
        let columns: Range<Int>
        /// Rows that it still covers, this one included.
        var rows: Int
        let block: Number<Block>?
        let firstRow: Int
    }

    /// The most columns a table has; cells beyond stand in the last.
    static let maximumColumns = 10_000

    let style: StyleTable.StyleNumber
    /// The element's number; nil for a table that the source does not have.
    let node: Int?
    var block: Number<Block>?
    /// The row that is being read, from 0.
    private(set) var row = -1
    private(set) var isInRow = false
    private(set) var column = 0
    /// How many rows at the top head the table.
    var headerRows = 0
    /// How many rows at the top hold header cells alone, where the table says nothing else.
    private(set) var plainHeaderRows = 0
    /// Whether the row holds a cell that heads nothing.
    var rowHasData = false
    private var rowHasCells = false
    /// Cells that reach into rows below, by column.
    private var spans: [Span] = []
    private var nextSpan = 0
    private var opened: [Span] = []
    /// Widths of columns, as `col` elements give them.
    var widths: [Length?] = []
    /// The footer that is to follow the rest.
    var footer: Int?
    /// Whether the footer is being read, or was.
    var readsFooter = false
    /// The row that the innermost group of rows began with.
    var groupStart = 0

    init(style: StyleTable.StyleNumber, node: Int?) {
        self.style = style
        self.node = node
    }

    mutating func beginRow() {
        if isInRow { endRow() }
        row += 1
        column = 0
        nextSpan = 0
        isInRow = true
        rowHasCells = false
        rowHasData = false
    }

    mutating func endRow() {
        guard isInRow else { return }
        isInRow = false
        if rowHasCells, !rowHasData, plainHeaderRows == row { plainHeaderRows = row + 1 }
        for index in spans.indices { spans[index].rows -= 1 }
        spans.removeAll { $0.rows <= 0 }
        spans.append(contentsOf: opened)
        opened.removeAll(keepingCapacity: true)
        spans.sort { $0.columns.lowerBound < $1.columns.lowerBound }
    }

    /// The place of the next cell of the row. Spans are clamped: 1…1000 columns, 1…65534 rows; 0 rows are all of the group.
    mutating func place(columnSpan: Int?, rowSpan: Int?) -> CellProperties {
        let columns = min(max(columnSpan ?? 1, 1), 1000)
        let rows = rowSpan == 0 ? 65_534 : min(max(rowSpan ?? 1, 1), 65_534)
        while nextSpan < spans.count, spans[nextSpan].columns.lowerBound <= column {
            column = max(column, spans[nextSpan].columns.upperBound)
            nextSpan += 1
        }
        column = min(column, Self.maximumColumns - 1)
        let end = min(column + columns, Self.maximumColumns)
        let cell = CellProperties(row: row, column: column, rowSpan: rows, columnSpan: end - column)
        column = end
        rowHasCells = true
        return cell
    }

    /// Tells the block of a cell that reaches into rows below.
    mutating func add(_ cell: CellProperties, _ block: Number<Block>?) {
        guard cell.rowSpan > 1 else { return }
        let columns = cell.column..<(cell.column + cell.columnSpan)
        opened.append(Span(columns: columns, rows: cell.rowSpan - 1, block: block, firstRow: cell.row))
    }

    /// Ends a group of rows: cells do not reach beyond it. Gives those that would, with the rows they have.
    mutating func endGroup() -> [(block: Number<Block>, rows: Int)] {
        endRow()
        let cut = spans.compactMap { span in span.block.map { (block: $0, rows: max(row - span.firstRow + 1, 1)) } }
        spans.removeAll()
        groupStart = row + 1
        return cut
    }
}
