// SPDX-License-Identifier: Apache-2.0

/// Words whose letters stand apart: S P A C E D.
enum LetterSpacing {
    /// How many single letters in a row tell that words are spaced.
    private static let minimumLetters = 5

    /// Where words begin among atoms most of which are single letters; `nil` for usual text.
    static func wordStarts(of atoms: [Atom], _ glyphs: [Glyph]) -> [Bool]? {
        guard atoms.count >= minimumLetters, atoms.count(where: { $0.glyphs.count == 1 }) * 10 >= atoms.count * 9,
            atoms.allSatisfy({ !$0.isIdeographic && !$0.isRightToLeft }),
            atoms.count(where: { glyphs[$0.glyphs.lowerBound].scalar.isLetter }) * 10 >= atoms.count * 8
        else { return nil }
        let gaps = zip(atoms, atoms.dropFirst()).map { $1.box.x0 - $0.box.x1 }
        let usual = gaps.sorted()[gaps.count / 2]
        guard usual > 0.08 * atoms[0].size else { return nil }
        return [false] + gaps.map { $0 > 1.8 * usual }
    }
}
