// SPDX-License-Identifier: Apache-2.0

/// Lines across a column that part what stands above from what stands below, and belong to nothing else.
struct SeparatorRules {
    private let page: PageText
    private let rules: [Box]
    private let verticals: VerticalRules
    private let grids: [Box]
    /// The text that is in no table and no header or footer.
    private let texts: [Piece]

    private static let minimumLength: Float = 40
    private static let maximumThickness: Float = 3
    /// The part of its column that a line reaches across.
    private static let columnShare: Float = 0.6
    /// How far text above and below is looked at, in points.
    private static let reach: Float = 90
    /// The least white space above a line, in sizes of the text there: nearer ones underline a heading.
    private static let minimumGap: Float = 0.35
    private static let maximumRules = 400

    init(_ page: PageText, isRunning: (Int) -> Bool) {
        self.page = page
        rules = page.shapes.rules.lazy.filter { rule in
            rule.isHorizontal && rule.box.width >= Self.minimumLength && rule.box.height <= Self.maximumThickness
                && !page.shapes.isHidden(rule)
        }.map(\.box).sorted { ($0.y0, $0.x0) < ($1.y0, $1.x0) }
        verticals = VerticalRules(page.shapes)
        grids =
            page.isTagged
            ? GridFinder(page.shapes, width: page.width, height: page.height).grids().filter { $0.cells.count > 1 }.map(\.box)
            : page.tables.map(\.box)
        texts = page.pieces.indices.filter {
            page.pieces[$0].table < 0 && !isRunning($0) && page.pieces[$0].rotation == .right
        }.map { page.pieces[$0] }
    }

    /// The lines, from the top.
    func found() -> [Box] {
        guard !rules.isEmpty, rules.count <= Self.maximumRules, texts.count >= 2 else { return [] }
        return rules.indices.filter { isSeparator(rules[$0]) && !isTableRule($0) }.map { rules[$0] }
    }

    private func isSeparator(_ rule: Box) -> Bool {
        if grids.contains(where: { $0.intersects(Box(rule.x0, rule.y0 - 4, rule.x1, rule.y1 + 4)) }) { return false }
        // A frame's side.
        if verticals.part(rule.x0 - 2, rule.x0 + 2, y: rule.centerY - 2) || verticals.part(rule.x0 - 2, rule.x0 + 2, y: rule.centerY + 2) {
            return false
        }
        let column = texts.filter { $0.box.horizontalOverlap(rule) > 0 }
        let above = column.filter { $0.box.centerY < rule.y0 && rule.y0 - $0.box.y1 < Self.reach }
        let below = column.filter { $0.box.centerY > rule.y1 && $0.box.y0 - rule.y1 < Self.reach }
        guard let last = above.max(by: { $0.box.y1 < $1.box.y1 }), let next = below.min(by: { $0.box.y0 < $1.box.y0 }) else { return false }
        if column.contains(where: { $0.box.y0 + 0.2 * $0.size < rule.y0 && $0.base > rule.y1 }) { return false }
        guard rule.y0 - last.base > (0.25 + Self.minimumGap) * last.size, next.box.y0 - rule.y1 > -0.2 * next.size else { return false }
        let (left, right) = ((above + below).lazy.map(\.box.x0).min() ?? 0, (above + below).lazy.map(\.box.x1).max() ?? 0)
        guard rule.width >= Self.columnShare * (right - left) else { return false }
        return !partsNotes(rule, last, next) && !partsCells(rule, last, next, column)
    }

    /// Whether small text stands below it at the foot of the page: notes.
    private func partsNotes(_ rule: Box, _ above: Piece, _ below: Piece) -> Bool {
        below.size < 0.95 * above.size && rule.y0 > 0.4 * page.height
            && texts.allSatisfy { $0.box.y0 < rule.y1 || $0.isObject || $0.size < 0.95 * above.size }
    }

    /// Whether it and the next one of its place and length have rows of cells between them.
    private func isTableRule(_ number: Int) -> Bool {
        let same = rules.indices.filter {
            abs(rules[$0].x0 - rules[number].x0) < 3 && abs(rules[$0].x1 - rules[number].x1) < 3
        }
        guard let place = same.firstIndex(of: number) else { return false }
        return [place - 1, place + 1].contains { other in
            guard same.indices.contains(other) else { return false }
            let first = rules[same[min(place, other)]], second = rules[same[max(place, other)]]
            return hasCells(Box(first.x0, first.y1, first.x1, max(first.y1, second.y0)))
        }
    }

    /// Whether a line in an area has a wide gap.
    private func hasCells(_ area: Box) -> Bool {
        let pieces = texts.filter { area.y0 < $0.box.centerY && $0.box.centerY < area.y1 && $0.box.horizontalOverlap(area) > 0 }
            .sorted { ($0.base, $0.box.x0) < ($1.base, $1.box.x0) }
        return zip(pieces, pieces.dropFirst()).contains { left, right in
            !left.isObject && !right.isObject && abs(right.base - left.base) < 0.3 * left.size
                && right.box.x0 - left.box.x1 > Self.cellGap * left.size
        }
    }

    private static let cellGap: Float = 1.2

    /// Whether cells that begin or end at the same places stand right above and right below it.
    private func partsCells(_ rule: Box, _ above: Piece, _ below: Piece, _ column: [Piece]) -> Bool {
        let upper = column.filter { abs($0.base - above.base) < 0.3 * above.size }
        let lower = column.filter { abs($0.base - below.base) < 0.3 * below.size }
        let aligned = upper.count { cell in
            lower.contains { abs($0.box.x0 - cell.box.x0) < Self.edgeTolerance || abs($0.box.x1 - cell.box.x1) < Self.edgeTolerance }
        }
        return upper.count >= 2 && lower.count >= 2 && aligned >= 2
    }

    private static let edgeTolerance: Float = 1.5
}
