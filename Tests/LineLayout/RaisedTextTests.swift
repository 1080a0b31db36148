// SPDX-License-Identifier: Apache-2.0

import LineLayout
import Testing

@Suite struct RaisedTextTests {
    /// What stands before a text in its line, the text, and how it is shown in plain text and in a terminal.
    static let raised: [(before: String, text: String, plain: String, terminal: String)] = [
        ("10", "5", "⁵", "⁵"), ("x", "n", "ⁿ", "ⁿ"), ("x", "n+1", "ⁿ⁺¹", "ⁿ⁺¹"), ("10", "−3", "⁻³", "⁻³"), ("x", "(n+1)", "⁽ⁿ⁺¹⁾", "⁽ⁿ⁺¹⁾"),
        ("e", "Q", "^Q", "^Q"), ("a", "p/q", "^(p/q)", "^(p/q)"), ("x", "½", "^½", "^½"), ("10", "1,5", "^(1,5)", "^(1,5)"),
        ("A", "T", "ᵀ", "ᵀ"),
        ("1", "st", "st", "ˢᵗ"), ("4", "TH", "TH", "ᵀᴴ"), ("1", "re", "re", "ʳᵉ"), ("M", "me", "ᵐᵉ", "ᵐᵉ"), ("x", "st", "ˢᵗ", "ˢᵗ"),
        ("Mill", "TM", "™", "™"), ("Mill", "®", "®", "®"), ("word", "*", "*", "*"), ("word", "†", "†", "†"), ("Na", "+", "⁺", "⁺"),
        ("word", "[1]", "[1]", "[1]"), ("word", "[citation needed]", "[citation needed]", "[citation needed]"),
        ("word", "1", "¹", "¹"), ("word", "1,2", "¹,²", "¹,²"), ("word", "1–3", "¹–³", "¹–³"), ("word.", "12 ", "¹² ", "¹² "),
        ("Mill", "beta", "beta", "beta"), ("word", "see the note below", "see the note below", "see the note below"),
        ("", "Q", "Q", "Q"), ("word ", "Q", "Q", "Q"), ("", "1", "¹", "¹"), ("x", " ", " ", " "), ("x", "", "", ""), ("5", "′", "′", "′"),
    ]
    static let lowered: [(text: String, plain: String, terminal: String)] = [
        ("2", "₂", "₂"), ("n+1", "ₙ₊₁", "ₙ₊₁"), ("Q", "Q", "_Q"), ("a,b", "a,b", "_(a,b)"), (" ", " ", " "), ("min", "ₘᵢₙ", "ₘᵢₙ"),
        ("what stands below", "what stands below", "what stands below"),
    ]

    private func shown(_ text: String, isRaised: Bool, behind before: String, _ medium: RaisedText.Medium) -> String {
        RaisedText(text, isRaised: isRaised, behind: before.utf8.last, for: medium).shown(text, isFirst: true, isLast: true)
    }

    @Test func raises() {
        for (before, text, plain, terminal) in Self.raised {
            #expect(shown(text, isRaised: true, behind: before, .plainText) == plain, "\(before)^\(text)")
            #expect(shown(text, isRaised: true, behind: before, .terminal) == terminal, "\(before)^\(text)")
        }
    }

    @Test func lowers() {
        for (text, plain, terminal) in Self.lowered {
            #expect(shown(text, isRaised: false, behind: "x", .plainText) == plain, "\(text)")
            #expect(shown(text, isRaised: false, behind: "x", .terminal) == terminal, "\(text)")
        }
    }

    @Test func marksPartsAsOneWhole() {
        let raised = RaisedText("a/b", isRaised: true, behind: UInt8(ascii: "x"), for: .plainText)
        let parts = ["a", "/", "b"].enumerated().map { raised.shown($1, isFirst: $0 == 0, isLast: $0 == 2) }
        #expect(parts == ["^(a", "/", "b)"])
    }
}
