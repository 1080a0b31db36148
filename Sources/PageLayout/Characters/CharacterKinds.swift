// SPDX-License-Identifier: Apache-2.0

/// What kinds of characters layout has to know. Ranges of blocks, not properties of single characters: they cost nothing to ask.
extension Unicode.Scalar {
    /// Hebrew, Arabic, Syriac and the other scripts that run to the left (Unicode's blocks for them).
    var isRightToLeft: Bool {
        let value = value
        guard value >= 0x590 else { return false }
        return value <= 0x8FF || (0xFB1D...0xFDFF).contains(value) || (0xFE70...0xFEFE).contains(value)
            || (0x10800...0x10FFF).contains(value) || (0x1E800...0x1EFFF).contains(value)
    }

    /// Scripts that set no spaces between words: Han, kana, their punctuation and full-width forms.
    var isIdeographic: Bool {
        let value = value
        guard value >= 0x2E80 else { return false }
        return (0x2E80...0x312F).contains(value) || (0x31A0...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value)
            || (0xFF01...0xFF9F).contains(value) || (0x20000...0x3FFFF).contains(value)
    }

    var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

    var isASCIILetter: Bool { (0x41...0x5A).contains(value & ~0x20) && value < 0x80 }

    /// Letters, as far as casing and joining words need them.
    var isLetter: Bool { value < 0x80 ? isASCIILetter : properties.isAlphabetic }

    /// Characters that must not be written: controls and what formats text invisibly, soft hyphen apart.
    var isUnprintable: Bool {
        let value = value
        return value < 0x20 || (0x7F...0x9F).contains(value) || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
            || value == 0xFEFF || value == 0xFFFC || (0xFFF9...0xFFFB).contains(value) || value & 0xFFFE == 0xFFFE
    }

    /// Space of any width, by which words are told apart.
    package var isSpace: Bool {
        let value = value
        return value == 0x20 || (0x09...0x0D).contains(value) || value == 0xA0 || (0x2000...0x200A).contains(value) || value == 0x2028
            || value == 0x2029 || value == 0x202F || value == 0x205F || value == 0x3000
    }

    /// Marks that stand over or under the letter before them.
    /// The combining character that an accent standing by itself becomes over a letter.
    var asCombining: Unicode.Scalar? {
        switch value {
        case 0x02DC: "\u{303}"
        case 0x02C6: "\u{302}"
        case 0x00AF: "\u{304}"
        case 0x02D9: "\u{307}"
        case 0x00A8: "\u{308}"
        case 0x00B4: "\u{301}"
        case 0x02C7: "\u{30C}"
        case 0x02D8: "\u{306}"
        case 0x02DA: "\u{30A}"
        default: nil
        }
    }

    var isCombining: Bool { (0x300...0x36F).contains(value) || (0x20D0...0x20FF).contains(value) }

    /// Ends a sentence.
    var endsSentence: Bool {
        switch value {
        case 0x2E, 0x21, 0x3F, 0x3A, 0x2026, 0x3002, 0xFF01, 0xFF1F, 0x6D4, 0x61F: true
        default: false
        }
    }
}
