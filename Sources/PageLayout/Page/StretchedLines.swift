// SPDX-License-Identifier: Apache-2.0

/// Joins the pieces of lines that were stretched to the width of their column: all words of such a line stand equally far apart.
struct StretchedLines {
    private let drafts: [PieceDraft]
    private let verticals: VerticalRules
    /// How many drafts begin at each place across the page, in half points.
    private let starts: [Int: Int]

    /// Gaps below this, in sizes, are those of usual text.
    private static let minimumGap: Float = 0.35
    private static let maximumGap: Float = 4
    /// How far gaps of one line may differ, as a part of the usual one.
    private static let tolerance: Float = 0.12
    /// Where so many other pieces begin there is a column.
    private static let columnStarts = 3

    init(_ drafts: [PieceDraft], _ verticals: VerticalRules) {
        self.drafts = drafts
        self.verticals = verticals
        starts = drafts.reduce(into: [:]) { $0[Self.key($1.box.x0), default: 0] += 1 }
    }

    private static func key(_ x: Float) -> Int { Int((x * 2).rounded()) }

    func joined() -> [PieceDraft] {
        var rows: [[Int]] = []
        let order = drafts.indices.sorted {
            let (left, right) = (drafts[$0], drafts[$1])
            return (left.rotation.rawValue, left.base, left.box.x0) < (right.rotation.rawValue, right.base, right.box.x0)
        }
        for index in order {
            if let last = rows.last?.last, drafts[last].rotation == drafts[index].rotation,
                drafts[index].base - drafts[last].base < 0.1 * drafts[index].size
            {
                rows[rows.count - 1].append(index)
            } else {
                rows.append([index])
            }
        }
        if rows.count == drafts.count { return drafts }
        var result = rows.flatMap { $0.count == 1 ? [drafts[$0[0]]] : joined($0.map { drafts[$0] }.sorted { $0.box.x0 < $1.box.x0 }) }
        result.sort { ($0.rotation.rawValue, $0.box.y0, $0.box.x0) < ($1.rotation.rawValue, $1.box.y0, $1.box.x0) }
        return result
    }

    private func joined(_ row: [PieceDraft]) -> [PieceDraft] {
        var result = [row[0]]
        for (place, next) in row.enumerated().dropFirst() {
            let last = result[result.count - 1]
            let gap = next.box.x0 - last.box.x1
            guard last.stretch == next.stretch, gap > Self.minimumGap * next.size, gap < Self.maximumGap * next.size,
                abs(last.size - next.size) < 0.13 * next.size, !isColumn(next),
                !verticals.part(last.box.x1, next.box.x0, y: next.box.centerY),
                goesOn(last, next, gap, behind: place + 1 < row.count ? row[place + 1].box.x0 - next.box.x1 : nil)
            else {
                result.append(next)
                continue
            }
            for atom in next.atoms { result[result.count - 1].append(atom) }
        }
        return result
    }

    private func isColumn(_ draft: PieceDraft) -> Bool {
        let key = Self.key(draft.box.x0)
        return (key - 1...key + 1).reduce(0) { $0 + starts[$1, default: 0] } > Self.columnStarts
    }

    /// Whether the gap between two drafts is as wide as those in them, or as the one behind them where they are single words.
    private func goesOn(_ last: PieceDraft, _ next: PieceDraft, _ gap: Float, behind: Float?) -> Bool {
        var gaps = Self.gaps(last) + Self.gaps(next)
        if gaps.count == 1, let behind { gaps.append(behind) }
        guard gaps.count >= 2 else { return false }
        gaps.sort()
        let usual = gaps[gaps.count / 2]
        let even = gaps.count { abs($0 - usual) <= Self.tolerance * usual }
        return usual > Self.minimumGap * next.size && even * 4 >= gaps.count * 3 && abs(gap - usual) <= Self.tolerance * usual
    }

    /// The gaps between the words of a draft.
    private static func gaps(_ draft: PieceDraft) -> [Float] {
        zip(draft.atoms, draft.atoms.dropFirst()).compactMap { left, right in
            let gap = right.box.x0 - left.box.x1
            return gap > 0.2 * draft.size ? gap : nil
        }
    }
}
