// SPDX-License-Identifier: Apache-2.0

/// Where the cells of a table stand once missing cells are made and spans settled, so that every row fills every column once.
///
/// Cells keep the order of their text. One that names a place which is taken moves to the next free one; rows without cells vanish,
/// also out of the spans that cover them; a row span ends with the table, a column span before a cell that reaches down from above.
public struct TableLayout: Sendable {
    /// The most columns that a cell may skip or span (HTML, "forming a table": 1000).
    public static let maximumColumnSpan = 1000
    /// The most rows that a cell may span (HTML: 65,534).
    public static let maximumRowSpan = 65_534
    /// In how many rows the cells of one table may together go on, so that the cost is bounded; spans behind that are cut.
    public static let maximumContinuedRows = 1_000_000

    /// The place of one cell.
    public struct Placement: Hashable, Sendable {
        /// Row, from 0.
        public internal(set) var row: Int
        /// First column, from 0.
        public internal(set) var column: Int
        /// Rows covered, at least 1.
        public internal(set) var rowSpan: Int
        /// Columns covered, at least 1.
        public internal(set) var columnSpan: Int
    }

    private let continuedRowsLimit: Int

    /// The number of columns.
    public private(set) var columnCount = 0
    /// The number of rows.
    public private(set) var rowCount = 0
    /// The cells' places, in the order of the text.
    public private(set) var placements: [Placement] = []
    /// For every cell the places before it, in its row, that no cell of the text fills.
    private(set) var gapsBefore: [[Placement]] = []
    /// For every row the places at its end that no cell of the text fills.
    private(set) var gapsAtEnd: [[Placement]] = []

    /// Lays out cells that are given in the order of the text.
    public init(_ cells: [CellProperties]) { self.init(cells, breaks: []) }

    /// `breaks` are the places of cells that begin a row even if their number is that of the row before.
    package init(_ cells: [CellProperties], breaks: Set<Int>, maximumContinuedRows: Int = maximumContinuedRows) {
        continuedRowsLimit = maximumContinuedRows
        var rows: [Int] = []
        let starts = cells.enumerated().map { place, cell in
            guard let last = rows.last, cell.row <= last else {
                rows.append(cell.row)
                return true
            }
            if breaks.contains(place) { rows.append(last) }
            return breaks.contains(place)
        }
        rowCount = rows.count
        place(cells, starts, rows)
        // The number of columns is known only now, and with it the gaps at the rows' ends.
        place(cells, starts, rows)
    }

    /// How many of `rows`, from the one at `row` on, a span covers that counts rows as the cells do.
    private static func rowsCovered(by span: Int, from row: Int, in rows: [Int]) -> Int {
        let span = min(span, maximumRowSpan)
        guard span > 1 else { return 1 }
        let (end, overflow) = rows[row].addingReportingOverflow(span)
        var (low, high) = (row + 1, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if overflow || rows[middle] < end { low = middle + 1 } else { high = middle }
        }
        return low - row
    }

    private mutating func place(_ cells: [CellProperties], _ startsRow: [Bool], _ rows: [Int]) {
        var continuedRows = 0
        placements.removeAll(keepingCapacity: true)
        gapsBefore.removeAll(keepingCapacity: true)
        gapsAtEnd.removeAll(keepingCapacity: true)
        var grid = RowGrid()
        for (cell, startsRow) in zip(cells, startsRow) {
            if startsRow {
                if grid.row >= 0 { gapsAtEnd.append(grid.gaps(upTo: columnCount)) }
                grid.startRow()
            }
            let column = max(cell.column, 0)
            gapsBefore.append(grid.gaps(upTo: column - grid.column <= Self.maximumColumnSpan ? column : grid.column))
            let covered = Self.rowsCovered(by: cell.rowSpan, from: grid.row, in: rows)
            let rowSpan = min(covered, 1 + continuedRowsLimit - continuedRows)
            continuedRows += rowSpan - 1
            let placement = grid.place(rowSpan: rowSpan, columnSpan: min(max(cell.columnSpan, 1), Self.maximumColumnSpan))
            placements.append(placement)
            columnCount = max(columnCount, placement.column + placement.columnSpan)
        }
        if grid.row >= 0 { gapsAtEnd.append(grid.gaps(upTo: columnCount)) }
    }
}

/// The row that is being filled: where it goes on, and which columns cells from above still cover.
private struct RowGrid {
    private(set) var row = -1
    private(set) var column = 0
    /// Columns covered from above with the first row that is free again; sorted, apart.
    private var covered: [(columns: Range<Int>, until: Int)] = []
    private var added: [(columns: Range<Int>, until: Int)] = []
    private var nextCovered = 0

    mutating func startRow() {
        row += 1
        column = 0
        nextCovered = 0
        covered = (covered + added).filter { $0.until > row }.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
        added = []
        skipCovered()
    }

    /// Fills free columns before `wanted` and moves there; returns what was filled, neighbours as one.
    mutating func gaps(upTo wanted: Int) -> [TableLayout.Placement] {
        var gaps: [TableLayout.Placement] = []
        while column < wanted {
            let end = nextCovered < covered.count ? min(wanted, covered[nextCovered].columns.lowerBound) : wanted
            gaps.append(TableLayout.Placement(row: row, column: column, rowSpan: 1, columnSpan: end - column))
            column = end
            skipCovered()
        }
        return gaps
    }

    mutating func place(rowSpan: Int, columnSpan: Int) -> TableLayout.Placement {
        let free = nextCovered < covered.count ? covered[nextCovered].columns.lowerBound - column : columnSpan
        let placement = TableLayout.Placement(row: row, column: column, rowSpan: rowSpan, columnSpan: min(columnSpan, free))
        if rowSpan > 1 { added.append((column..<column + placement.columnSpan, row + rowSpan)) }
        column += placement.columnSpan
        skipCovered()
        return placement
    }

    private mutating func skipCovered() {
        while nextCovered < covered.count, covered[nextCovered].columns.lowerBound <= column {
            column = max(column, covered[nextCovered].columns.upperBound)
            nextCovered += 1
        }
    }
}
