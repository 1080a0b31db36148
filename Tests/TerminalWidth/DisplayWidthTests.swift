// SPDX-License-Identifier: Apache-2.0

import TerminalWidth
import Testing

@Suite struct DisplayWidthTests {
    @Test func measuresColumns() {
        for (string, expected) in [
            ("", 0), ("abc ", 4), ("äö€", 3), ("日本", 4), ("ｶﾅ", 2), ("ＡＢ", 4), ("e\u{301}\u{302}", 1), ("한글", 4),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👩‍👩‍👧", 2), ("🇨🇭", 2), ("🇨🇭🇩🇪", 4), ("🇨", 1), ("👍🏽", 2), ("❤\u{FE0F}", 2),
            ("❤", 1), ("❤\u{FE0E}", 1), ("a\u{FE0F}", 1), ("\u{200B}\u{200D}\u{2060}", 0), ("a\u{200D}b", 2), ("🏳\u{FE0F}\u{200D}🌈", 2),
            ("क\u{93E}", 1), ("\u{0}\u{1B}\u{7F}\u{9F}", 0), ("\u{AD}", 1), ("©", 1), ("…·—", 3), ("\u{20000}", 2), ("\u{E000}", 1),
            ("☝🏽", 2), ("\u{10FFFF}", 1), ("\u{3000}", 2), ("⌚", 2),
        ] {
            #expect(ColumnCounter.columns(of: string) == expected, "\(string) \(string.unicodeScalars.map { String($0.value, radix: 16) })")
        }
    }

    @Test func knowsWhatBelongsTogether() {
        var width = ColumnCounter()
        let starts = "e\u{301}x🇨🇭🇩🇪👩\u{200D}👧ab".unicodeScalars.map { !width.advance($0).isContinuation }
        #expect(starts == [true, false, true, true, false, true, false, true, false, false, true, true])
    }

    @Test func isLinearInMarks() {
        #expect(ColumnCounter.columns(of: "e" + String(repeating: "\u{301}", count: 400_000)) == 1)
    }
}
