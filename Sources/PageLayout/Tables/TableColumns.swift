// SPDX-License-Identifier: Apache-2.0

/// The columns that rows of parts have in common.
struct TableColumns {
    typealias Extent = (x0: Float, x1: Float)

    /// What stands in each column, from left to right; parts that reach over several apart.
    private(set) var columns: [Extent] = []
    /// Where one column ends and the next begins.
    private var cuts: [Float] = []

    private static let maximumColumns = 60
    /// The part of the rows that may reach over a cut.
    private static let spanningShare: Float = 0.25

    var count: Int { columns.count }
    var x0: Float { columns.first?.x0 ?? 0 }
    var x1: Float { columns.last?.x1 ?? 0 }
    /// The least white space between two columns; below 0 where a part of one reaches into the next.
    var narrowestGap: Float { zip(columns, columns.dropFirst()).map { $1.x0 - $0.x1 }.min() ?? 0 }

    /// The columns of a range of places across the page, from 0.
    func range(_ x0: Float, _ x1: Float) -> Range<Int> {
        let first = cuts.count { $0 <= x0 + Self.tolerance }
        return first..<max(first, cuts.count { $0 < x1 - Self.tolerance }) + 1
    }

    private static let tolerance: Float = 0.5

    /// - Parameters:
    ///   - rows: The parts of each line that has several, from left to right.
    ///   - size: The size of the text, in points.
    init?(_ rows: [[Extent]], size: Float) {
        guard rows.count >= 2 else { return nil }
        cuts = Self.cuts(rows)
        guard !cuts.isEmpty, cuts.count < Self.maximumColumns else { return nil }
        var extents = [Extent?](repeating: nil, count: cuts.count + 1)
        for part in rows.joined() {
            let own = range(part.x0, part.x1)
            guard own.count == 1 else { continue }
            let column = own.lowerBound
            extents[column] = (min(extents[column]?.x0 ?? part.x0, part.x0), max(extents[column]?.x1 ?? part.x1, part.x1))
        }
        columns = extents.compactMap { $0 }
        guard columns.count == extents.count else { return nil }
    }

    /// A place between two parts.
    private struct Candidate {
        var x: Float
        var crossing: Int
        var support: Int
    }

    /// Places that part many rows and that few parts reach over: of those that nothing stands between, the best one.
    private static func cuts(_ rows: [[Extent]]) -> [Float] {
        let places = Set(rows.flatMap { $0.dropFirst().map { Int($0.x0 * 2) } }).sorted()
        let allowed = Int(spanningShare * Float(rows.count))
        let needed = max(2, (rows.count * 2 + 4) / 5)
        var groups: [[Candidate]] = []
        for place in places.prefix(maximumColumns * 20) {
            let x = Float(place) / 2
            let crossing = rows.count { $0.contains { $0.x0 < x - tolerance && $0.x1 > x + tolerance } }
            let support = rows.count { row in zip(row, row.dropFirst()).contains { $0.x1 <= x + tolerance && x - tolerance <= $1.x0 } }
            guard crossing <= allowed, support >= needed else { continue }
            let candidate = Candidate(x: x, crossing: crossing, support: support)
            if let last = groups.last?.last, !rows.joined().contains(where: { $0.x0 >= last.x - tolerance && $0.x1 <= x + tolerance }) {
                groups[groups.count - 1].append(candidate)
            } else {
                groups.append([candidate])
            }
        }
        return groups.compactMap { group in
            group.min { ($0.crossing, -$0.support, $0.x) < ($1.crossing, -$1.support, $1.x) }?.x
        }
    }
}
