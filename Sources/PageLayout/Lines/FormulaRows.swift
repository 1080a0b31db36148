// SPDX-License-Identifier: Apache-2.0

/// Joins the rows of displayed formulas: sums with their limits, fractions, matrices. What they are made of lies above and below each
/// other, and is read in the order in which it was set, which the page's content keeps.
struct FormulaRows {
    /// A row with what decides whether it belongs to another one.
    fileprivate struct Row {
        var pieces: [Int32]
        var box: Box
        var size: Float
        var characters: Int32
        /// The first and last place in the content; `nil` where one is not known.
        var shows: ClosedRange<Int32>?
        var isMathematical: Bool
    }

    /// How far apart rows may be, in sizes: limits stand right above and below their signs.
    private static let maximumGap: Float = 0.25
    /// What is smaller than this part of the other's size is a limit or an index.
    private static let scriptScale: Float = 0.88
    private static let maximumLimit: Int32 = 24
    /// So many rows above one are looked at.
    private static let maximumRows = 6

    /// - Parameter rows: From the top down.
    static func joined(_ rows: [[Int32]], of page: PageText) -> [[Int32]] {
        guard rows.count > 1, page.pieces.contains(where: \.isMathematical) else { return rows }
        var result: [Row] = []
        for numbers in rows {
            let row = Row(numbers, page)
            let reach = max(0, result.count - maximumRows)
            let joined = result.indices[reach...].filter { belongs(row, to: result[$0]) }
            guard let first = joined.first else {
                result.append(row)
                continue
            }
            result[first].add(row)
            for other in joined.dropFirst().reversed() { result[first].add(result.remove(at: other)) }
        }
        return result.map(\.pieces)
    }

    private static func belongs(_ row: Row, to other: Row) -> Bool {
        guard let own = row.shows, let shows = other.shows, row.isMathematical || other.isMathematical else { return false }
        let size = max(row.size, other.size)
        if own.overlaps(shows), row.box.y0 < other.box.y1 { return true }
        guard row.box.y0 < other.box.y1 + maximumGap * size,
            own.lowerBound == shows.upperBound + 1 || shows.lowerBound == own.upperBound + 1
        else { return false }
        let (small, large) = row.size < other.size ? (row, other) : (other, row)
        return small.size < scriptScale * large.size && small.characters <= maximumLimit && small.box.horizontalOverlap(large.box) > 0
    }
}

extension FormulaRows.Row {
    fileprivate init(_ numbers: [Int32], _ page: PageText) {
        pieces = numbers
        let first = page.pieces[Int(numbers[0])]
        (box, size, characters, shows, isMathematical) = (first.box, first.size, 0, first.shows, false)
        for number in numbers {
            let piece = page.pieces[Int(number)]
            box.unite(piece.box)
            size = max(size, piece.size)
            characters += piece.characterCount
            isMathematical = isMathematical || piece.isMathematical
            shows = Self.union(shows, piece.shows)
        }
    }

    fileprivate mutating func add(_ other: FormulaRows.Row) {
        pieces += other.pieces
        box.unite(other.box)
        size = max(size, other.size)
        characters += other.characters
        isMathematical = isMathematical || other.isMathematical
        shows = Self.union(shows, other.shows)
    }

    private static func union(_ first: ClosedRange<Int32>?, _ second: ClosedRange<Int32>?) -> ClosedRange<Int32>? {
        guard let first, let second else { return nil }
        return min(first.lowerBound, second.lowerBound)...max(first.upperBound, second.upperBound)
    }
}
