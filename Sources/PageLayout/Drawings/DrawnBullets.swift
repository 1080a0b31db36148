// SPDX-License-Identifier: Apache-2.0

/// Puts bullets that are drawn, not set, among the characters.
enum DrawnBullets {
    /// How far from a bullet its text begins, in heights of its characters, and how much stays free before it.
    private static let reach: Float = 2.4
    private static let free: Float = 0.9
    /// Heights of bullets, in heights of characters.
    private static let heights: ClosedRange<Float> = 0.12...0.75
    private static let maximumComparisons = 8_000_000

    static func inserted(_ marks: [Box], in glyphs: [Glyph]) -> [Glyph] {
        guard !marks.isEmpty, marks.count * glyphs.count <= maximumComparisons else { return glyphs }
        var bullets: [Int: Box] = [:]
        for mark in marks {
            if let text = textStart(behind: mark, glyphs), bullets[text] == nil { bullets[text] = mark }
        }
        if bullets.isEmpty { return glyphs }
        var result: [Glyph] = []
        result.reserveCapacity(glyphs.count + bullets.count)
        for (number, glyph) in glyphs.enumerated() {
            guard let mark = bullets[number] else {
                result.append(glyph)
                continue
            }
            var (bullet, text) = (glyph, glyph)
            bullet.scalar = "•"
            bullet.box = Box(mark.x0, glyph.box.y0, mark.x1, glyph.box.y1)
            bullet.before = .line
            text.before = .word
            result += [bullet, text]
        }
        return result
    }

    /// The character that begins the text behind a mark; `nil` where something else stands beside it.
    private static func textStart(behind mark: Box, _ glyphs: [Glyph]) -> Int? {
        var best: Int?
        for (number, glyph) in glyphs.enumerated() where glyph.box.y0 < mark.centerY && mark.centerY < glyph.box.y1 {
            let height = glyph.box.height
            if glyph.box.x0 >= mark.x1 - 0.5 {
                guard glyph.box.x0 - mark.x1 < reach * height, best.map({ glyph.box.x0 < glyphs[$0].box.x0 }) ?? true else { continue }
                best = number
            } else if glyph.box.x1 > mark.x0 - free * height {
                return nil
            }
        }
        guard let best, glyphs[best].before != .none, heights.contains(mark.height / max(glyphs[best].box.height, 1)) else { return nil }
        let text = Array(String(glyphs[best].scalar).utf8)[...]
        return ListMarker(text)?.kind == .bullet ? nil : best
    }
}
