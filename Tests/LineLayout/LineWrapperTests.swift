// SPDX-License-Identifier: Apache-2.0

import LineLayout
import Testing

/// Lines of text, put together from what the wrapper found.
private func wrapped(
    _ text: String, _ first: Int, _ other: Int? = nil, _ breaking: LineWrapper.Breaking = .words
) -> (lines: [String], columns: [Int]) {
    var wrapper = LineWrapper()
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
        wrapper.wrap(buffer, first: first, other: other ?? first, breaking)
        var copier = LineCopier()
        let lines = wrapper.lines.map { line in
            var out: [UInt8] = []
            copier.begin(to: &out)
            copier.copy(UnsafeBufferPointer(rebasing: buffer[line.range]), to: &out)
            copier.end(to: &out)
            return String(decoding: out, as: UTF8.self)
        }
        return (lines, wrapper.lines.map(\.columns))
    }
}

@Suite struct LineWrapperTests {
    static let cases: [(text: String, first: Int, other: Int?, breaking: LineWrapper.Breaking, lines: [String])] = [
        ("", 5, nil, .words, [""]), ("a", 1, nil, .words, ["a"]), ("a b", 1, nil, .words, ["a", "b"]),
        ("abc def", 7, nil, .words, ["abc def"]), ("abc def", 6, nil, .words, ["abc", "def"]),
        ("abc   def", 4, nil, .words, ["abc", "def"]),
        ("abc   \ndef", 3, nil, .words, ["abc", "def"]), ("abc\n", 3, nil, .words, ["abc", ""]), ("abc   ", 3, nil, .words, ["abc"]),
        ("  abc def", 5, nil, .words, ["  abc", "def"]), ("abcdefgh i", 3, nil, .words, ["abcdefgh", "i"]),
        ("abcdefgh i", 3, nil, .longWords, ["abc", "def", "gh", "i"]), ("x abcdefgh", 3, nil, .longWords, ["x", "abc", "def", "gh"]),
        ("      ab cd", 4, nil, .longWords, ["ab", "cd"]), ("   ab", 4, nil, .longWords, ["   a", "b"]),
        ("ab  cd", 3, nil, .characters, ["ab", " cd"]), ("abcdef", 4, 2, .characters, ["abcd", "ef"]),
        ("if (é) {  x }", 8, nil, .characters, ["if (é) {", "  x }"]), ("a\tb", 20, nil, .words, ["a       b"]),
        ("a\tb", 8, nil, .words, ["a", "b"]), ("aé bé cé", 5, nil, .words, ["aé bé", "cé"]), ("日本語", 4, nil, .words, ["日本", "語"]),
        ("日本語", 3, nil, .longWords, ["日", "本", "語"]), ("日本。語", 4, nil, .words, ["日", "本。", "語"]),
        ("abc日", 4, nil, .words, ["abc", "日"]), ("e\u{301}e\u{301}", 1, nil, .longWords, ["e\u{301}", "e\u{301}"]),
        ("x❤\u{FE0F}", 2, nil, .longWords, ["x", "❤\u{FE0F}"]), ("aa bb cc", 2, 5, .words, ["aa", "bb cc"]),
        ("\u{2067}aa bb\u{2069} c", 2, nil, .words, ["\u{2067}aa\u{2069}", "\u{2067}bb\u{2069}", "c"]),
        ("a\u{200B}b", 1, nil, .words, ["a", "b"]), ("aaaaaaaaa bbbbbbbbb", 9, nil, .words, ["aaaaaaaaa", "bbbbbbbbb"]),
        ("12345678 é", 8, nil, .words, ["12345678", "é"]), ("1234567é 9", 8, nil, .words, ["1234567é", "9"]),
        ("ab\u{A0}cd ef", 6, nil, .words, ["ab\u{A0}cd", "ef"]),
    ]

    @Test func wraps() {
        for (text, first, other, breaking, lines) in Self.cases {
            let found = wrapped(text, first, other, breaking).lines
            #expect(found.map { Array($0.utf8) } == lines.map { Array($0.utf8) }, "\(text.debugDescription) at \(first): \(found)")
        }
    }

    /// The quick way for ASCII and the slow one for all else find the same lines: a no-break space, as wide as the letter in its
    /// place, sends every line with it the slow way.
    @Test func quickAndSlowWaysAgree() {
        var random = SplitMix(state: 7)
        for _ in 0..<600 {
            let text = (0..<random.below(60)).map { _ in ["a", "b", "c", "d", " ", " ", "  ", "\n"][random.below(8)] }.joined()
            let slow = text.map { $0 == "d" ? "\u{A0}" : String($0) }.joined()
            let limit = 1 + random.below(20)
            for breaking in [LineWrapper.Breaking.words, .longWords, .characters] {
                let (quickly, slowly) = (wrapped(text, limit, nil, breaking), wrapped(slow, limit, nil, breaking))
                let same = quickly.lines == slowly.lines.map { $0.replacing("\u{A0}", with: "d") } && quickly.columns == slowly.columns
                #expect(same, "\(text.debugDescription) at \(limit) \(breaking): \(quickly.lines) \(slowly.lines)")
                if !same { return }
            }
        }
    }

    @Test func staysInTheWidth() {
        var random = SplitMix(state: 11)
        let parts = ["a", "bcd", " ", "  ", "日", "本。", "e\u{301}", "\t", "👍", "\u{202E}", "\u{202C}", "(", "\u{3000}", "❤\u{FE0F}", "\n"]
        for _ in 0..<400 {
            let text = (0..<random.below(40)).map { _ in parts[random.below(parts.count)] }.joined()
            let limit = 8 + random.below(10)
            for breaking in [LineWrapper.Breaking.longWords, .characters] {
                let found = wrapped(text, limit, nil, breaking)
                #expect(found.columns.allSatisfy { $0 <= limit }, "\(text.debugDescription) at \(limit): \(found)")
            }
        }
    }
}

/// A small generator of random numbers (SplitMix64), the same on every run.
private struct SplitMix {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
