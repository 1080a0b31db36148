// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The markers of list items as text.
package enum ListMarker {
    /// The marker of an item: the one it has, else what its list says. Empty where it has none.
    /// - Parameter depth: in how many lists the item stands, from 1: it decides which bullet is shown.
    package static func text(_ item: ItemProperties, in list: ListProperties, depth: Int) -> String {
        if let marker = item.marker { return marker }
        switch list.marker {
        case .none: return ""
        case .disc, .circle, .square: return depth <= 1 ? "•" : depth == 2 ? "◦" : "▪"
        case .hyphen: return "-"
        case .check: return "✓"
        case .custom: return list.prefix
        default: return list.prefix + OrdinalFormat.text(item.ordinal, list.marker) + list.suffix
        }
    }
}

/// Numbers of list items in the ways of counting that lists know (CSS Counter Styles 3, RTF's `\levelnfc`).
enum OrdinalFormat {
    /// The largest number of letters, numerals or words that is written so; decimal digits stand for more.
    private static let maximumAdditive = 3999

    static func text(_ number: Int, _ marker: ListProperties.Marker) -> String {
        formatted(number, marker) ?? String(number)
    }

    private static func formatted(_ number: Int, _ marker: ListProperties.Marker) -> String? {
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
