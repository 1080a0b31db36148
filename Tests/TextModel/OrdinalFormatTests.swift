// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@Suite struct OrdinalFormatTests {
    static let ordinals: [(ListProperties.Marker, Int, String)] = [
        (.decimal, 0, "0"), (.decimal, -3, "-3"), (.decimal, .min, "-9223372036854775808"), (.decimalLeadingZero, 7, "07"),
        (.decimalLeadingZero, 12, "12"), (.decimalLeadingZero, -1, "-1"), (.lowerAlpha, 1, "a"), (.lowerAlpha, 26, "z"),
        (.upperAlpha, 27, "AA"), (.upperAlpha, 702, "ZZ"), (.upperAlpha, 703, "AAA"), (.lowerAlpha, 0, "0"), (.lowerAlpha, -1, "-1"),
        (.upperRoman, 1994, "MCMXCIV"), (.lowerRoman, 3999, "mmmcmxcix"), (.lowerRoman, 4000, "4000"), (.lowerRoman, 0, "0"),
        (.lowerGreek, 24, "ω"), (.lowerGreek, 25, "αα"), (.hebrew, 15, "טו"), (.hebrew, 116, "קטז"), (.hebrew, 23, "כג"),
        (.thai, 205, "๒๐๕"), (.cjkDecimal, 10, "一〇"), (.hiragana, 2, "い"), (.katakana, 49, "アア"), (.hangul, 14, "하"),
        (.arabicAbjad, 2, "ب"), (.ordinal, 1, "1st"), (.ordinal, 12, "12th"), (.ordinal, 22, "22nd"), (.ordinal, 113, "113th"),
        (.cardinalText, 42, "Forty-Two"), (.cardinalText, 310, "Three Hundred Ten"), (.cardinalText, 1000, "1000"),
        (.ordinalText, 1, "First"), (.ordinalText, 20, "Twentieth"), (.ordinalText, 100, "One Hundredth"),
        (.ordinalText, 23, "Twenty-Third"),
        (.ordinalText, 512, "Five Hundred Twelfth"), (.upperAlpha, .max, "CRPXNLSKVLJFHG"),
    ]

    @Test func countsInEveryWay() {
        for (marker, number, expected) in Self.ordinals {
            let result = OrdinalFormat.text(number, marker)
            #expect(result.utf8.elementsEqual(expected.utf8), "\(marker) \(number): \(result) instead of \(expected)")
        }
    }
}
