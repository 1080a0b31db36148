// SPDX-License-Identifier: Apache-2.0

/// The signs of Knuth's fonts for mathematics, where poppler does not know the glyphs' names and gives their codes as characters
/// (The TeXbook, appendix F, figures 5 and 6).
struct TeXSymbols {
    private let table: [UInt8: Unicode.Scalar?]

    /// `nil` for any other font.
    init?(fontName: String) {
        let name = fontName.utf8
        if name.starts(with: "CMSY".utf8) || name.starts(with: "CMBSY".utf8) {
            table = Self.symbols
        } else if name.starts(with: "CMEX".utf8) {
            table = Self.extensions
        } else {
            return nil
        }
    }

    /// What a character shows; `nil` where it is a part of a larger sign that says nothing by itself.
    func scalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard scalar.isASCII, let known = table[UInt8(scalar.value)] else { return scalar }
        return known
    }

    /// A stroke through the sign that follows.
    static let negation: Unicode.Scalar = "\u{338}"
    /// The foot of an arrow that follows.
    static let mapsTo: Unicode.Scalar = "↦"

    private static let symbols: [UInt8: Unicode.Scalar?] = table(
        "0′ 4△ 5▽ 6\u{338} 7↦ b⌊ c⌋ d⌈ e⌉ h⟨ i⟩ k‖ l↕ m⇕ o≀ p√ r∇ s∫ t⊔ u⊓ v⊑ w⊒ x§ y† z‡", without: "")

    private static let extensions: [UInt8: Unicode.Scalar?] = table(
        "F⨆ G⨆ H∮ I∮ J⨀ K⨀ L⨁ M⨁ N⨂ O⨂ P∑ Q∏ R∫ S⋃ T⋂ U⨄ V⋀ W⋁ X∑ Y∏ Z∫ [⋃ \\⋂ ]⨄ ^⋀ _⋁ `∐ a∐ p√ q√ r√ s√ t√",
        without: "0123456789:;<=>?@ABCDEbcdefghijklmnouvwxyz{|}~")

    private static func table(_ pairs: String, without: String) -> [UInt8: Unicode.Scalar?] {
        var table: [UInt8: Unicode.Scalar?] = [:]
        for pair in pairs.unicodeScalars.split(separator: " ") {
            guard let code = pair.first, let sign = pair.dropFirst().first else { continue }
            table[UInt8(truncatingIfNeeded: code.value)] = sign
        }
        for code in without.utf8 { table[code] = Unicode.Scalar?.none }
        return table
    }
}
