// SPDX-License-Identifier: Apache-2.0

/// Lines of text between lines of one length that are drawn across: rows of a table, mostly.
struct RuledRanges {
    private let lines: [Line]
    private let rules: [Box]

    /// So many lines across frame a table, its head among them.
    private static let minimumRules = 3
    private static let minimumLength: Float = 30
    /// How far the ends of lines may be from each other, in points.
    private static let tolerance: Float = 3
    private static let maximumRules = 2000

    init(_ lines: [Line], _ shapes: PageShapes) {
        self.lines = lines
        let found = shapes.rules.filter { $0.isHorizontal && $0.box.width >= Self.minimumLength && !shapes.isHidden($0) }
        rules = found.count <= Self.maximumRules ? found.map(\.box).sorted { ($0.y0, $0.x0) < ($1.y0, $1.x0) } : []
    }

    /// Ranges of lines, in order.
    func ranges() -> [Range<Int>] {
        guard rules.count >= Self.minimumRules, !lines.isEmpty else { return [] }
        var result: [Range<Int>] = []
        var isTaken = [Bool](repeating: false, count: rules.count)
        for number in rules.indices where !isTaken[number] {
            var (count, last) = (1, number)
            for other in rules.indices[(number + 1)...] where !isTaken[other] && isSame(rules[number], rules[other]) {
                guard holdsLines(between: rules[last], rules[other]) else { break }
                isTaken[other] = true
                (count, last) = (count + 1, other)
            }
            guard count >= Self.minimumRules, let range = range(from: rules[number].y0, to: rules[last].y1) else { continue }
            if result.last.map({ $0.upperBound <= range.lowerBound }) ?? true { result.append(range) }
        }
        return result
    }

    private func isSame(_ first: Box, _ second: Box) -> Bool {
        abs(first.x0 - second.x0) < Self.tolerance && abs(first.x1 - second.x1) < Self.tolerance
    }

    private func range(from top: Float, to bottom: Float) -> Range<Int>? {
        guard let first = lines.firstIndex(where: { $0.box.centerY > top }),
            let last = lines.lastIndex(where: { $0.box.centerY < bottom }), first <= last
        else { return nil }
        return first..<last + 1
    }

    /// Whether there are cells between two lines and near them, within their ends.
    private func holdsLines(between first: Box, _ second: Box) -> Bool {
        guard let range = range(from: first.y0, to: second.y1), lines[range.lowerBound].pieces.count > 1 else { return false }
        let (top, bottom) = (lines[range].lazy.map(\.box.y0).min() ?? 0, lines[range].lazy.map(\.box.y1).max() ?? 0)
        let reach = Self.maximumPadding * lines[range.lowerBound].size
        guard top - first.y1 < reach, second.y0 - bottom < reach else { return false }
        return lines[range].allSatisfy {
            !$0.isObject && abs($0.size - lines[range.lowerBound].size) < 0.2 * $0.size && $0.box.x0 > first.x0 - Self.tolerance
                && $0.box.x1 < first.x1 + Self.tolerance
        }
    }

    /// The most white space between a line and the text of a row, in sizes.
    private static let maximumPadding: Float = 1.6
}
