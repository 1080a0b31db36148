// SPDX-License-Identifier: Apache-2.0

/// Numbers of list items in the ways of counting that lists know (CSS Counter Styles 3, RTF's `\levelnfc`).
package enum OrdinalFormat {
    /// The largest number of letters, numerals or words that is written so; decimal digits stand for more.
    private static let maximumAdditive = 3999

    /// A number as an item of a list has it; in decimal digits where the way of counting does not reach.
    package static func text(_ number: Int, _ marker: ListProperties.Marker) -> String {
        formatted(number, marker) ?? String(number)
    }

    /// A number in a way of counting; `nil` for decimal digits and where the way does not reach.
    package static func formatted(_ number: Int, _ marker: ListProperties.Marker) -> String? {
        switch marker {
        case .decimalLeadingZero: (0...9).contains(number) ? "0\(number)" : nil
        case .lowerAlpha: alphabetic(number, "abcdefghijklmnopqrstuvwxyz")
        case .upperAlpha: alphabetic(number, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        case .lowerGreek: alphabetic(number, "αβγδεζηθικλμνξοπρστυφχψω")
        case .hiragana: alphabetic(number, "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわゐゑをん")
        case .katakana: alphabetic(number, "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヰヱヲン")
        case .hangul: alphabetic(number, "가나다라마바사아자차카타파하")
        case .arabicAbjad: alphabetic(number, "أبجدهوزحطيكلمنسعفصقرشتثخذضظغ")
        case .upperRoman: additive(number, roman)
        case .lowerRoman: additive(number, roman)?.lowercased()
        case .hebrew: additive(number, hebrew)
        case .thai: positional(number, "๐๑๒๓๔๕๖๗๘๙")
        case .cjkDecimal: positional(number, "〇一二三四五六七八九")
        case .ordinal: "\(number)\(EnglishNumber.suffix(number))"
        case .cardinalText: EnglishNumber.cardinal(number)
        case .ordinalText: EnglishNumber.ordinal(number)
        default: nil
        }
    }

    /// A, B, … Z, AA, AB, …
    private static func alphabetic(_ number: Int, _ letters: String) -> String? {
        guard number > 0 else { return nil }
        let letters = Array(letters.unicodeScalars)
        var (rest, result) = (number, [Unicode.Scalar]())
        while rest > 0 {
            rest -= 1
            result.append(letters[rest % letters.count])
            rest /= letters.count
        }
        return string(result.reversed())
    }

    private static func positional(_ number: Int, _ digits: String) -> String? {
        guard number >= 0 else { return nil }
        let digits = Array(digits.unicodeScalars)
        return string(String(number).utf8.map { digits[Int($0) - 0x30] })
    }

    private static func additive(_ number: Int, _ parts: [(value: Int, text: String)]) -> String? {
        guard (1...maximumAdditive).contains(number) else { return nil }
        var (rest, result) = (number, "")
        for part in parts {
            while rest >= part.value {
                result += part.text
                rest -= part.value
            }
        }
        return result
    }

    private static func string(_ scalars: [Unicode.Scalar]) -> String {
        var result = ""
        result.unicodeScalars.append(contentsOf: scalars)
        return result
    }

    private static let roman = [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"),
        (4, "IV"), (1, "I"),
    ]
    /// 15 and 16 are 9 + 6 and 9 + 7, so as not to spell a name of God.
    private static let hebrew = [
        (400, "ת"), (300, "ש"), (200, "ר"), (100, "ק"), (90, "צ"), (80, "פ"), (70, "ע"), (60, "ס"), (50, "נ"), (40, "מ"), (30, "ל"),
        (20, "כ"), (16, "טז"), (15, "טו"), (10, "י"), (9, "ט"), (8, "ח"), (7, "ז"), (6, "ו"), (5, "ה"), (4, "ד"), (3, "ג"), (2, "ב"),
        (1, "א"),
    ]
}
