// SPDX-License-Identifier: Apache-2.0

import PageLayout

/// Settles which of a file's drawn fonts words are set in, and in which size: poppler gives both alike for all such fonts, but the widths
/// of the letters tell.
struct Type3Words {
    private let fonts: [Type3Font]
    /// How often words of each font told how the size that poppler says and the one that widths say differ, by that ratio in steps.
    private var votes: [[Int: Int]]

    /// How poppler names such fonts.
    static let fontName = "Default"
    private static let ratioSteps: Float = 250
    /// Words of fewer letters tell nothing of the ratio.
    private static let minimumLetters = 4
    /// How far the widths of a word may be from those of its font, as a part of the word's width.
    private static let tolerance: Float = 0.012
    /// A font found for a word before this one stays where it fits nearly as well; for words that tell little, less well.
    private static let preference: Float = 0.002
    private static let vaguePreference: Float = 0.05
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
    }

    mutating func settle(_ glyphs: inout [Glyph], _ looks: inout LookTable) {
        if fonts.isEmpty { return }
        let words = words(of: glyphs, looks.looks)
        for word in words { vote(glyphs[word], looks.looks[Int(glyphs[word.lowerBound].look)].size) }
        let ratios = votes.map { votes in
            votes.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { Float($0.key) / Self.ratioSteps }
        }
        var last: Int?
        for word in words {
            let look = looks.looks[Int(glyphs[word.lowerBound].look)]
            guard let fit = fit(glyphs[word], look.size, ratios, last) else { continue }
            last = fit.font
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
        votes[best.font][Int((size / best.size * Self.ratioSteps).rounded()), default: 0] += word.count
    }

    private func fit(_ word: ArraySlice<Glyph>, _ size: Float, _ ratios: [Float?], _ last: Int?) -> Fit? {
        var (best, kept) = (Fit?.none, Fit?.none)
        for font in fonts.indices {
            guard let found = fit(word, font: font, size: ratios[font].flatMap { $0 > 0 ? size / $0 : nil }) else { continue }
            if font == last { kept = found }
            if best.map({ found.error < $0.error }) ?? true { best = found }
        }
        // Few letters fit many fonts, and pairs that are set closer none: then what was found before says which.
        if let best, let kept {
            let isVague = word.count < Self.minimumLetters || best.error > 2 * Self.tolerance
            if kept.error < best.error + (isVague ? Self.vaguePreference : Self.preference) { return kept }
        }
        return best
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
        var error: Float = 0
        for (glyph, width) in zip(word, widths) { error += min(abs(glyph.box.width - width * size), Self.maximumShift * size) }
        return Fit(font: font, size: size, error: error / total)
    }
}
