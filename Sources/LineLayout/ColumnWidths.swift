// SPDX-License-Identifier: Apache-2.0

/// The widths of a table's columns: as wide as they want where there is room, else shrunk, first down to their widest words.
package struct ColumnWidths {
    package let widths: [Int]
    /// Where each column starts.
    package let starts: [Int]

    /// The widths for cells that cover `spans`.
    /// - Parameters:
    ///   - gap: columns between two columns of the table.
    ///   - available: the columns that there are for all, gaps included.
    ///   - wanted: for each cell the columns it wants.
    ///   - needed: finds for each cell the columns below which words are broken; called only where not all get what they want.
    package init(
        columnCount: Int, gap: Int, available: Int, spans: [Range<Int>], wanted: [Int], needed: () -> [Int]
    ) {
        let room = available - (columnCount - 1) * gap
        var widths = Self.widths(columnCount, gap, spans, wanted)
        if Self.sum(widths) > room {
            let needed = Self.widths(columnCount, gap, spans, needed())
            widths = Self.shrink(wanted: widths, needed: needed, room: room)
        }
        self.widths = widths
        var starts: [Int] = []
        var start = 0
        for width in widths {
            starts.append(start)
            start += width + gap
        }
        self.starts = starts
    }

    /// The width of a cell that covers some columns.
    package func width(of columns: Range<Int>) -> Int {
        guard let first = columns.first, let last = columns.last, last < widths.count else { return 1 }
        return starts[last] + widths[last] - starts[first]
    }

    /// The columns that a table takes in which every cell has its own width.
    package static func total(columnCount: Int, gap: Int, spans: [Range<Int>], _ cells: [Int]) -> Int {
        sum(widths(columnCount, gap, spans, cells)) + (columnCount - 1) * gap
    }

    /// The columns' widths that give every cell its own.
    private static func widths(_ count: Int, _ gap: Int, _ spans: [Range<Int>], _ cells: [Int]) -> [Int] {
        var widths = [Int](repeating: 1, count: count)
        for (span, cell) in zip(spans, cells) where span.count == 1 { widths[span.lowerBound] = max(widths[span.lowerBound], cell) }
        for (span, cell) in zip(spans, cells) where span.count > 1 { widen(&widths, span, gap, to: cell) }
        return widths
    }

    /// Widens columns evenly until a cell that covers them has room.
    private static func widen(_ widths: inout [Int], _ columns: Range<Int>, _ gap: Int, to wanted: Int) {
        let missing = wanted - sum(widths[columns]) - (columns.count - 1) * gap
        guard missing > 0 else { return }
        for (place, column) in columns.enumerated() {
            widths[column] += missing / columns.count + (place < missing % columns.count ? 1 : 0)
        }
    }

    private static func sum(_ widths: some Sequence<Int>) -> Int { widths.reduce(0, +) }

    private static func shrink(wanted: [Int], needed: [Int], room: Int) -> [Int] {
        // Indents count in what a cell needs but not always in what it wants.
        let needed = zip(wanted, needed).map { min($0, $1) }
        let allNeeded = sum(needed)
        if allNeeded > room { return capped(needed, room) }
        // Between what they need and what they want, in proportion to the difference.
        let (rest, difference) = (room - allNeeded, max(1, sum(wanted) - allNeeded))
        return zip(wanted, needed).map { wanted, needed in
            needed + Int(Double(wanted - needed) * Double(rest) / Double(difference))
        }
    }

    /// Widths cut at the largest common bound under which all fit.
    private static func capped(_ widths: [Int], _ room: Int) -> [Int] {
        var (rest, count, bound) = (room, widths.count, 1)
        for width in widths.sorted() {
            bound = max(1, rest / max(1, count))
            if width > bound { break }
            rest -= width
            count -= 1
        }
        return widths.map { min($0, bound) }
    }
}
