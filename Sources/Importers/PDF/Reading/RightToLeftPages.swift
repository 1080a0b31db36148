// SPDX-License-Identifier: Apache-2.0

import CPoppler
import PageLayout

/// Finds the text that poppler's selection leaves out on pages that read to the left: of several blocks it gives those alone in which the
/// selection begins and ends. So the page is felt over for blocks, each of which is then selected by itself.
struct RightToLeftPages {
    /// Points between two places that are felt for.
    private static let stepX: Float = 36
    private static let stepY: Float = 9
    private static let maximumProbes = 3000
    private static let reaches: [Float] = [24, 80, 240, 800]

    private let width: Float
    private let height: Float
    private var seen: Set<Key> = []
    private(set) var glyphs: [Glyph] = []

    private struct Key: Hashable {
        var scalar: UInt32
        var x: Int
        var y: Int

        init(_ glyph: Glyph) {
            scalar = glyph.scalar.value
            x = Int(glyph.box.x0 * 4)
            y = Int(glyph.box.y0 * 4)
        }
    }

    init(_ glyphs: [Glyph], width: Float, height: Float) {
        self.width = width
        self.height = height
        add(glyphs)
    }

    /// Completes the characters of a page.
    ///
    /// - Parameter select: The characters of a selection from one point to another.
    mutating func complete(_ select: (_ from: (x: Float, y: Float), _ to: (x: Float, y: Float)) -> [Glyph]) {
        var probes = 0
        for y in stride(from: Self.stepY / 2, to: height, by: Self.stepY) {
            for x in stride(from: Self.stepX / 2, to: width, by: Self.stepX) {
                guard probes < Self.maximumProbes else { return }
                if isCovered(x: x, y: y) { continue }
                probes += 1
                let found = select((x + Self.stepX / 2, y - 2), (x - Self.stepX / 2, y + 2))
                guard let first = found.first, !seen.contains(Key(first)) else { continue }
                grow(found, select)
            }
        }
    }

    /// Selects more and more of the line around what was found.
    private mutating func grow(_ seed: [Glyph], _ select: ((x: Float, y: Float), (x: Float, y: Float)) -> [Glyph]) {
        var best = seed
        for reach in Self.reaches {
            guard let first = best.first else { break }
            var box = first.box
            for glyph in best { box.unite(glyph.box) }
            let found = select((box.x1 + reach, box.centerY - 1), (box.x0 - reach, box.centerY + 1))
            if found.count > best.count { best = found }
        }
        add(best)
    }

    private func isCovered(x: Float, y: Float) -> Bool {
        glyphs.contains { $0.box.y0 - 1 <= y && y <= $0.box.y1 + 1 && abs($0.box.centerX - x) < Self.stepX }
    }

    private mutating func add(_ found: [Glyph]) {
        for glyph in found where seen.insert(Key(glyph)).inserted {
            var glyph = glyph
            if glyphs.isEmpty { glyph.before = .line }
            glyphs.append(glyph)
        }
    }
}
