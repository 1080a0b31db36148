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
    ///   - parts: finds for each cell the columns below which words are broken within their parts; called only where words have to be broken.
    package init(
        columnCount: Int, gap: Int, available: Int, spans: [Range<Int>], wanted: [Int], needed: () -> [Int], parts: () -> [Int]
    ) {
        let room = available - (columnCount - 1) * gap
        var widths = Self.widths(columnCount, gap, spans, wanted)
        if Self.sum(widths) > room {
            let needed = Self.widths(columnCount, gap, spans, needed())
            if Self.sum(zip(widths, needed).map { min($0, $1) }) > room {
                let parts = zip(Self.widths(columnCount, gap, spans, parts()), needed).map { min($0, $1) }
                widths =
                    Self.sum(parts) > room
                    ? Self.capped(parts, room) : Self.widened(parts, to: zip(widths, needed).map { min($0, $1) }, room)
            } else {
                widths = Self.shrink(wanted: widths, needed: needed, room: room)
            }
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
        // What narrower spans need widens columns for the wider ones too.
        let wide = spans.indices.filter { spans[$0].count > 1 && $0 < cells.count }
        for cell in wide.sorted(by: { (spans[$0].count, $0) < (spans[$1].count, $1) }) { widen(&widths, spans[cell], gap, to: cells[cell]) }
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
        // What is short stays in one line beside long text, which hardly gets longer by it; then the long ones share what is left.
        let short = room / (2 * max(1, wanted.count))
        let readable = zip(wanted, needed).map { max($1, min($0, short)) }
        return widened(widened(needed, to: readable, room), to: wanted, room)
    }

    /// Widens all columns by the same part of what they lack, until they have it or all of the room is taken.
    private static func widened(_ widths: [Int], to wanted: [Int], _ room: Int) -> [Int] {
        let (rest, lack) = (room - sum(widths), sum(wanted) - sum(widths))
        guard rest < lack else { return wanted }
        var (lackSoFar, given) = (0, 0)
        return zip(widths, wanted).map { width, wanted in
            lackSoFar += wanted - width
            let share = Int(Double(lackSoFar) / Double(lack) * Double(rest))
            defer { given = share }
            return width + share - given
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
        var left = max(0, room - sum(widths.map { min($0, bound) }))
        return widths.map { width in
            guard width > bound, left > 0 else { return min(width, bound) }
            left -= 1
            return bound + 1
        }
    }
}
