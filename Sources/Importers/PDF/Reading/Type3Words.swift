// SPDX-License-Identifier: Apache-2.0

import PageLayout

/// Settles which of a file's drawn fonts words are set in, and in which size: poppler gives both alike for all such fonts, but the widths
/// of the letters tell.
struct Type3Words {
    private let fonts: [Type3Font]
    /// How often words of each font told how the size that poppler says and the one that widths say differ, by that ratio in steps.
    private var votes: [[Int: (weight: Int, sum: Float)]]

    /// How poppler names such fonts.
    static let fontName = "Default"
    private static let ratioSteps: Float = 250
    /// Words of fewer letters tell nothing of the ratio.
    private static let minimumLetters = 4
    /// How far the widths of a word may be from those of its font, as a part of the word's width.
    private static let tolerance: Float = 0.012
    /// What a change of font costs, in letters that it must explain, and a font that lacks letters of a word.
    private static let changeCost: Float = 0.9
    private static let missingCost: Float = 4
    /// Widths that differ by less, in sizes, are the same.
    private static let sameWidth: Float = 0.005
    /// The most that a letter's place counts, in sizes: pairs of letters are set closer together.
    private static let maximumShift: Float = 0.04

    init(_ fonts: [Type3Font]) {
        self.fonts = fonts
        votes = Array(repeating: [:], count: fonts.count)
    }

    /// What a word was found to be set in.
    private struct Fit {
        var font: Int
        var size: Float
        var error: Float
        /// How many letters are as wide as the font says.
        var matches = 0
    }

    mutating func settle(_ glyphs: inout [Glyph], _ looks: inout LookTable) {
        if fonts.isEmpty { return }
        let words = words(of: glyphs, looks.looks)
        for word in words { vote(glyphs[word], looks.looks[Int(glyphs[word.lowerBound].look)].size) }
        let ratios = votes.map { votes in
            votes.max { ($0.value.weight, $1.key) < ($1.value.weight, $0.key) }.map { $0.value.sum / Float($0.value.weight) }
        }
        for (word, fit) in zip(words, fits(words, glyphs, ratios, looks.looks)) {
            guard let fit else { continue }
            let look = looks.looks[Int(glyphs[word.lowerBound].look)]
            let number = Int32(clamping: looks.number(fonts[fit.font], size: fit.size, color: look.color))
            for index in word {
                glyphs[index].look = number
                let box = glyphs[index].box
                let base = box.y1 - fonts[fit.font].descentShare * box.height
                glyphs[index].box = Box(box.x0, base - 0.76 * fit.size, box.x1, base + 0.24 * fit.size)
            }
        }
    }

    private func words(of glyphs: [Glyph], _ looks: [TextLook]) -> [Range<Int>] {
        var (words, start) = ([Range<Int>](), 0)
        while start < glyphs.count {
            var end = start + 1
            while end < glyphs.count, glyphs[end].before == .none, glyphs[end].look == glyphs[start].look { end += 1 }
            let look = Int(glyphs[start].look)
            if looks.indices.contains(look), looks[look].size > 0, looks[look].fontName.utf8.elementsEqual(Self.fontName.utf8) {
                words.append(start..<end)
            }
            start = end
        }
        return words
    }

    /// Lets a word say in which ratio poppler's size stands to that of the font which fits best.
    private mutating func vote(_ word: ArraySlice<Glyph>, _ size: Float) {
        guard word.count >= Self.minimumLetters else { return }
        let fits = fonts.indices.compactMap { fit(word, font: $0, size: nil) }
        guard let best = fits.min(by: { $0.error < $1.error }), best.error < Self.tolerance, best.size > 0 else { return }
        let ratio = size / best.size
        let place = Int((ratio * Self.ratioSteps).rounded())
        votes[best.font][place, default: (0, 0)].weight += word.count
        votes[best.font][place, default: (0, 0)].sum += ratio * Float(word.count)
    }

    /// The fonts of words that follow each other: those whose widths explain most letters with the fewest changes of font. Kerning moves
    /// letters, so that single words may fit a wrong font better.
    private func fits(_ words: [Range<Int>], _ glyphs: [Glyph], _ ratios: [Float?], _ looks: [TextLook]) -> [Fit?] {
        var costs = [Float](repeating: 0, count: fonts.count)
        var (found, previous) = ([[Fit?]](), [[Int]]())
        for word in words {
            let size = looks[Int(glyphs[word.lowerBound].look)].size
            let own = fonts.indices.map { font in fit(glyphs[word], font: font, size: ratios[font].flatMap { $0 > 0 ? size / $0 : nil }) }
            let cheapest = costs.indices.min { costs[$0] < costs[$1] } ?? 0
            let from = costs.indices.map { costs[$0] <= costs[cheapest] + Self.changeCost ? $0 : cheapest }
            costs = costs.indices.map { font in
                let letters = Float(word.count)
                let cost = own[font].map { letters - Float($0.matches) + min($0.error, 0.5) } ?? letters + Self.missingCost
                return costs[from[font]] + (from[font] == font ? 0 : Self.changeCost) + cost
            }
            found.append(own)
            previous.append(from)
        }
        var result = [Fit?](repeating: nil, count: words.count)
        var font = costs.indices.min { costs[$0] < costs[$1] } ?? 0
        for index in words.indices.reversed() {
            result[index] = found[index][font] ?? found[index].compactMap { $0 }.min { $0.error < $1.error }
            font = previous[index][font]
        }
        return result
    }

    /// How well a font's widths fit a word, in the size that fits best or a given one; `nil` where it lacks letters.
    private func fit(_ word: ArraySlice<Glyph>, font: Int, size: Float?) -> Fit? {
        var (sum, total) = (Float(0), Float(0))
        var widths: [Float] = []
        for glyph in word {
            guard let width = fonts[font].widths[glyph.scalar.value] else { return nil }
            widths.append(width)
            sum += width
            total += glyph.box.width
        }
        guard sum > 0, total > 0 else { return nil }
        let size = size ?? total / sum
        var (error, matches) = (Float(0), 0)
        for (glyph, width) in zip(word, widths) {
            let difference = abs(glyph.box.width - width * size)
            error += min(difference, Self.maximumShift * size)
            if difference < Self.sameWidth * size { matches += 1 }
        }
        return Fit(font: font, size: size, error: error / total, matches: matches)
    }
}
