// SPDX-License-Identifier: Apache-2.0

/// The widths of a table's columns: as wide as they want where there is room, else shrunk, first down to their widest words.
struct ColumnWidths {
    private(set) var widths: [Int]
    /// Where each column starts.
    private(set) var starts: [Int] = []

    init(_ table: AlignedTable, _ wrapper: inout LineWrapper) {
        var wanted = [Int](repeating: 1, count: table.columnCount)
        var needed = wanted
        let measures = table.cells.map { Self.measure($0, table, &wrapper) }
        for (cell, measure) in zip(table.cells, measures) where cell.columns.count == 1 {
            let column = cell.columns.lowerBound
            wanted[column] = max(wanted[column], measure.wanted)
            needed[column] = max(needed[column], measure.needed)
        }
        for (cell, measure) in zip(table.cells, measures) where cell.columns.count > 1 && !cell.isCaption {
            Self.widen(&wanted, cell.columns, to: measure.wanted)
            Self.widen(&needed, cell.columns, to: measure.needed)
        }
        let available = table.available - (table.columnCount - 1) * AlignedTable.gap
        widths = Self.distribute(wanted: wanted, needed: needed, available: available)
        var start = 0
        for width in widths {
            starts.append(start)
            start += width + AlignedTable.gap
        }
    }

    /// The width of a cell that covers some columns.
    func width(of columns: Range<Int>) -> Int {
        guard let first = columns.first, let last = columns.last else { return 1 }
        return starts[last] + widths[last] - starts[first]
    }

    private static func measure(_ cell: AlignedTable.Cell, _ table: AlignedTable, _ wrapper: inout LineWrapper) -> (
        wanted: Int, needed: Int
    ) {
        var (wanted, needed) = (0, 0)
        for piece in table.pieces[cell.pieces] {
            wrapper.wrap(piece.text, first: .max, other: .max, breaksWords: false)
            let lead = max(piece.firstLeadColumns, piece.leadColumns)
            let widest = wrapper.lines.reduce(0) { max($0, $1.columns) }
            wanted = max(wanted, lead + widest)
            needed = max(needed, lead + (piece.style.isPreformatted ? widest : wrapper.widestWord))
        }
        return (wanted, needed)
    }

    /// Widens columns evenly until a cell that covers them has room.
    private static func widen(_ widths: inout [Int], _ columns: Range<Int>, to wanted: Int) {
        let missing = wanted - widths[columns].reduce(0, +) - (columns.count - 1) * AlignedTable.gap
        guard missing > 0 else { return }
        for (place, column) in columns.enumerated() {
            widths[column] += missing / columns.count + (place < missing % columns.count ? 1 : 0)
        }
    }

    private static func distribute(wanted: [Int], needed: [Int], available: Int) -> [Int] {
        let allWanted = wanted.reduce(0, +)
        if allWanted <= available { return wanted }
        let allNeeded = needed.reduce(0, +)
        if allNeeded > available { return capped(needed, available) }
        // Between what they need and what they want, in proportion to the difference.
        let (room, difference) = (available - allNeeded, max(1, allWanted - allNeeded))
        return zip(wanted, needed).map { wanted, needed in
            needed + Int(Double(wanted - needed) * Double(room) / Double(difference))
        }
    }

    /// Widths cut at the largest common bound under which all fit.
    private static func capped(_ widths: [Int], _ available: Int) -> [Int] {
        var (rest, count, bound) = (available, widths.count, 1)
        for width in widths.sorted() {
            bound = max(1, rest / max(1, count))
            if width > bound { break }
            rest -= width
            count -= 1
        }
        return widths.map { min($0, bound) }
    }
}
