// SPDX-License-Identifier: Apache-2.0

/// Lines under and through text.
package struct TextLines: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let underline = TextLines(rawValue: 1)
    package static let strikethrough = TextLines(rawValue: 2)
}

/// Finds the lines under and through the text of a page: short of what parts rows and columns, they are as long as the text is.
struct TextDecorations {
    /// A stretch of a line's text with a line drawn at it.
    struct Stretch {
        var x0: Float
        var x1: Float
        var kind: TextLines
    }

    /// Lines from the top down, with what they are for the text that they belong to.
    private var rules: [Box] = []
    private var isDecoration: [Bool] = []

    /// How far below the letters' line an underline runs, and how far above it a line through them does, in sizes.
    private static let under: ClosedRange<Float> = -0.02...0.27
    private static let through: ClosedRange<Float> = -0.5 ... -0.16
    /// How thick such lines are, in sizes.
    private static let maximumThickness: Float = 0.16
    /// The part of a line that text must stand at.
    private static let coveredShare: Float = 0.7
    private static let maximumRules = 4000

    init(_ shapes: PageShapes, _ drafts: [PieceDraft]) {
        let found = shapes.rules.filter { $0.isHorizontal && !shapes.isHidden($0) }
        guard !found.isEmpty, found.count <= Self.maximumRules else { return }
        rules = found.map(\.box).sorted { ($0.centerY, $0.x0) < ($1.centerY, $1.x0) }
        var covered = [Float](repeating: 0, count: rules.count)
        for draft in drafts where draft.rotation == .right {
            for number in candidates(draft) { covered[number] += max(0, draft.box.horizontalOverlap(rules[number])) }
        }
        isDecoration = zip(covered, rules).map { $0 >= Self.coveredShare * $1.width }
    }

    /// Where lines are drawn at a piece's text.
    func stretches(_ draft: PieceDraft) -> [Stretch] {
        guard !rules.isEmpty, draft.rotation == .right else { return [] }
        return candidates(draft).filter { isDecoration[$0] }.map { number in
            let kind: TextLines = Self.under.contains((rules[number].centerY - draft.base) / draft.size) ? .underline : .strikethrough
            return Stretch(x0: rules[number].x0, x1: rules[number].x1, kind: kind)
        }
    }

    /// Lines at the right heights for a piece's text.
    private func candidates(_ draft: PieceDraft) -> [Int] {
        let size = max(draft.size, 1)
        let (top, bottom) = (draft.base + Self.through.lowerBound * size, draft.base + Self.under.upperBound * size)
        var (low, high) = (0, rules.count)
        while low < high {
            let middle = (low + high) / 2
            if rules[middle].centerY < top { low = middle + 1 } else { high = middle }
        }
        var result: [Int] = []
        while low < rules.count, rules[low].centerY <= bottom {
            let rule = rules[low]
            let place = (rule.centerY - draft.base) / size
            if Self.under.contains(place) || Self.through.contains(place), rule.height <= max(Self.maximumThickness * size, 1),
                rule.x1 > draft.box.x0, rule.x0 < draft.box.x1
            {
                result.append(low)
            }
            low += 1
        }
        return result
    }
}

extension [TextDecorations.Stretch] {
    /// The lines at a character. Those under letters leave out what reaches below.
    func lines(at box: Box, _ scalar: Unicode.Scalar) -> TextLines {
        var result: TextLines = []
        for stretch in self where stretch.x0 <= box.centerX && box.centerX <= stretch.x1 { result.formUnion(stretch.kind) }
        if result.isEmpty, Self.descenders.contains(scalar), hasUnderline(before: box), hasUnderline(behind: box) { result = .underline }
        return result
    }

    private static let descenders: Set<Unicode.Scalar> = ["g", "j", "p", "q", "y", "Q", "J", "ç", "f", "ß"]

    private func hasUnderline(before box: Box) -> Bool {
        contains { $0.kind == .underline && $0.x1 <= box.centerX && box.x0 - $0.x1 < 1.5 * box.height }
    }

    private func hasUnderline(behind box: Box) -> Bool {
        contains { $0.kind == .underline && $0.x0 >= box.centerX && $0.x0 - box.x1 < 1.5 * box.height }
    }
}
