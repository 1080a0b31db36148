// SPDX-License-Identifier: Apache-2.0

/// The signs of Knuth's fonts for mathematics, where poppler does not know the glyphs' names and gives their codes as characters
/// (The TeXbook, appendix F, figures 5 and 6), and those of his typewriter fonts, which print quotation marks where programs are set
/// with accents and apostrophes (figure 3).
struct TeXSymbols {
    private let table: [UInt32: Unicode.Scalar?]

    /// `nil` for any other font.
    init?(fontName: String) {
        let name = fontName.utf8
        if name.starts(with: "CMSY".utf8) || name.starts(with: "CMBSY".utf8) {
            table = Self.symbols
        } else if name.starts(with: "CMEX".utf8) {
            table = Self.extensions
        } else if Self.typewriters.contains(where: { name.starts(with: $0.utf8) }) {
            table = [0x2018: "`", 0x2019: "'"]
        } else {
            return nil
        }
    }

    /// What a character shows; `nil` where it is a part of a larger sign that says nothing by itself.
    func scalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard let known = table[scalar.value] else { return scalar }
        return known
    }

    /// How the names of typewriter fonts begin: Computer Modern, its European and Latin Modern versions.
    private static let typewriters = ["CMTT", "CMSLTT", "CMITT", "CMTCSC", "SFTT", "ECTT", "LMMono"]

    /// A stroke through the sign that follows.
    static let negation: Unicode.Scalar = "\u{338}"
    /// The foot of an arrow that follows.
    static let mapsTo: Unicode.Scalar = "↦"

    private static let symbols: [UInt32: Unicode.Scalar?] = table(
        "0′ 4△ 5▽ 6\u{338} 7↦ b⌊ c⌋ d⌈ e⌉ h⟨ i⟩ k‖ l↕ m⇕ o≀ p√ r∇ s∫ t⊔ u⊓ v⊑ w⊒ x§ y† z‡", without: "")

    private static let extensions: [UInt32: Unicode.Scalar?] = table(
        "F⨆ G⨆ H∮ I∮ J⨀ K⨀ L⨁ M⨁ N⨂ O⨂ P∑ Q∏ R∫ S⋃ T⋂ U⨄ V⋀ W⋁ X∑ Y∏ Z∫ [⋃ \\⋂ ]⨄ ^⋀ _⋁ `∐ a∐ p√ q√ r√ s√ t√",
        without: "0123456789:;<=>?@ABCDEbcdefghijklmnouvwxyz{|}~")

    private static func table(_ pairs: String, without: String) -> [UInt32: Unicode.Scalar?] {
        var table: [UInt32: Unicode.Scalar?] = [:]
        for pair in pairs.unicodeScalars.split(separator: " ") {
            guard let code = pair.first, let sign = pair.dropFirst().first else { continue }
            table[code.value] = sign
        }
        for code in without.unicodeScalars { table[code.value] = Unicode.Scalar?.none }
        return table
    }
}
