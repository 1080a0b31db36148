// SPDX-License-Identifier: Apache-2.0

/// The vertical lines of a page: words on both sides of one belong to two cells, however near they are.
struct VerticalRules {
    private let rules: [Box]
    private let maximumThickness: Float

    init(_ shapes: PageShapes) {
        rules = shapes.rules.lazy.filter { !$0.isHorizontal && $0.box.height > 4 }.map(\.box).sorted { $0.x0 < $1.x0 }
        maximumThickness = rules.lazy.map(\.width).max() ?? 0
    }

    /// Whether a line stands between two places at a height.
    func part(_ left: Float, _ right: Float, y: Float) -> Bool {
        if rules.isEmpty { return false }
        // Letters may reach a little over the line beside them.
        let (from, to) = (min(left, right) - 0.5, max(left, right) + 0.5)
        var (low, high) = (0, rules.count)
        while low < high {
            let middle = (low + high) / 2
            if rules[middle].x0 < from - maximumThickness { low = middle + 1 } else { high = middle }
        }
        while low < rules.count, rules[low].x0 <= to {
            let rule = rules[low]
            if rule.centerX >= from, rule.centerX <= to, rule.y0 <= y, y <= rule.y1 { return true }
            low += 1
        }
        return false
    }
}
