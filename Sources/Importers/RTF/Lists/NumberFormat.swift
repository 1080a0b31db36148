// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The ways of writing numbers that `\levelnfc` names (RTF specification 1.9.1, "List Levels").
enum NumberFormat {
    /// What stands for it in the model; `nil` for ways that the model does not have.
    static func marker(_ format: Int) -> ListProperties.Marker? {
        switch format {
        case 0: .decimal
        case 1: .upperRoman
        case 2: .lowerRoman
        case 3: .upperAlpha
        case 4: .lowerAlpha
        case 5: .ordinal
        case 6: .cardinalText
        case 7: .ordinalText
        case 12, 20: .katakana
        case 22: .decimalLeadingZero
        case 24: .hangul
        case 45: .hebrew
        case 48: .arabicAbjad
        case 54: .thai
        default: nil
        }
    }

    /// A number as text; `nil` where only the file's own marker can tell.
    static func text(_ number: Int, _ format: Int) -> String? {
        switch format {
        case 0: String(number)
        case 1: OrdinalFormat.formatted(number, .upperRoman)
        case 2: OrdinalFormat.formatted(number, .lowerRoman)
        case 3: letters(number, "A")
        case 4: letters(number, "a")
        case 22: (0...9).contains(number) ? "0\(number)" : String(number)
        case 255: ""
        default: nil
        }
    }

    /// A … Z, AA, BB, …: Word repeats a letter.
    private static func letters(_ number: Int, _ first: Unicode.Scalar) -> String? {
        guard (1...780).contains(number), let letter = Unicode.Scalar(first.value + UInt32((number - 1) % 26)) else { return nil }
        return String(repeating: String(letter), count: (number - 1) / 26 + 1)
    }
}
