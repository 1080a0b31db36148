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
            if line.hasHyphen { out.append(UInt8(ascii: "-")) }
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
        ("Mehl\u{AD}sack", 8, nil, .words, ["Mehlsack"]), ("Mehl\u{AD}sack", 7, nil, .words, ["Mehl-", "sack"]),
        ("ein Mehl\u{AD}sack", 9, nil, .longWords, ["ein Mehl-", "sack"]), ("ein Mehl\u{AD}sack", 8, nil, .longWords, ["ein", "Mehlsack"]),
        ("Mehl\u{AD}sack", 4, nil, .longWords, ["Mehl", "sack"]), ("Mehl\u{AD}sack\u{AD}es", 1, nil, .words, ["Mehl-", "sack-", "es"]),
        ("Mehl\u{AD}sack\u{AD} x", 10, nil, .words, ["Mehlsack x"]), ("Mehl\u{AD}sack\u{AD} x", 8, nil, .words, ["Mehlsack", "x"]),
        ("A-\u{AD}Dur", 4, nil, .words, ["A-", "Dur"]), ("\u{AD}a\u{AD}\u{AD}b", 2, nil, .words, ["ab"]),
        ("a\u{AD}b\u{AD}c", 2, nil, .characters, ["ab", "c"]),
        ("fff-277-end.png", 9, nil, .longWords, ["fff-277-", "end.png"]),
        ("fff-277-end.png", 6, nil, .longWords, ["fff-", "277-", "end.", "png"]),
        ("UX\u{A0}draft", 6, nil, .longWords, ["UX", "draft"]), ("UX\u{A0}draft", 4, nil, .longWords, ["UX", "draf", "t"]),
        ("maps\u{A0}settings", 4, nil, .longWords, ["maps", "sett", "ings"]),
        ("ä-ö\u{A0}draft", 6, nil, .longWords, ["ä-ö", "draft"]), ("ab/cd ef\u{A0}g", 1, nil, .parts, ["ab/", "cd", "ef", "g"]),
        ("http://a.b/c", 1, nil, .parts, ["http:", "/", "/", "a.", "b/", "c"]), ("ab/cd", 9, nil, .parts, ["ab/cd"]),
        ("日\u{AD}本", 3, nil, .words, ["日", "本"]),
    ]

    @Test func wraps() {
        for (text, first, other, breaking, lines) in Self.cases {
            let found = wrapped(text, first, other, breaking).lines
            #expect(found.map { Array($0.utf8) } == lines.map { Array($0.utf8) }, "\(text.debugDescription) at \(first): \(found)")
        }
    }

    /// The quick way for ASCII and the slow one for all else find the same lines: a letter with an accent, as wide as the letter in its
    /// place, sends every line with it the slow way.
    @Test func quickAndSlowWaysAgree() {
        var random = SplitMix(state: 7)
        for _ in 0..<600 {
            let text = (0..<random.below(60)).map { _ in ["a", "b", "c", "d", " ", " ", "  ", "\n"][random.below(8)] }.joined()
            let slow = text.map { $0 == "d" ? "\u{E9}" : String($0) }.joined()
            let limit = 1 + random.below(20)
            for breaking in [LineWrapper.Breaking.words, .longWords, .characters] {
                let (quickly, slowly) = (wrapped(text, limit, nil, breaking), wrapped(slow, limit, nil, breaking))
                let same = quickly.lines == slowly.lines.map { $0.replacing("\u{E9}", with: "d") } && quickly.columns == slowly.columns
                #expect(same, "\(text.debugDescription) at \(limit) \(breaking): \(quickly.lines) \(slowly.lines)")
                if !same { return }
            }
        }
    }

    @Test func staysInTheWidth() {
        var random = SplitMix(state: 11)
        let parts = [
            "a", "bcd", "\u{AD}", "a-b", "\u{A0}", " ", "  ", "日", "本。", "e\u{301}", "\t", "👍", "\u{202E}", "\u{202C}", "(", "\u{3000}",
            "❤\u{FE0F}", "\n",
        ]
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

@Suite struct JustificationTests {
    /// Lines at a width, justified where they can be.
    private func justified(_ text: String, _ width: Int) -> [String] {
        var (wrapper, justification) = (LineWrapper(), Justification())
        return Array(text.utf8).withUnsafeBufferPointer { bytes in
            wrapper.wrap(bytes, first: width, other: width, .longWords)
            return wrapper.lines.map { (line: LineWrapper.Line) -> String in
                justification.prepare(bytes, line, free: width - line.columns)
                var (out, place): ([UInt8], Int) = ([], line.start)
                for (number, gap) in justification.gaps.enumerated() {
                    out += Array(bytes[place...gap]) + Array(repeating: 0x20, count: justification.spaces(inGap: number))
                    place = gap + 1
                }
                out += Array(bytes[place..<line.end]) + (line.hasHyphen ? [0x2D] : [])
                return String(decoding: out, as: UTF8.self)
            }
        }
    }

    @Test func widensSpaces() {
        let cases: [(text: String, width: Int, lines: [String])] = [
            ("aa bb cc dd", 9, ["aa bb  cc", "dd"]), ("aa bb cc dddd", 11, ["aa  bb   cc", "dddd"]), ("aa bb cc", 8, ["aa bb cc"]),
            // The end of a paragraph and of a line that ends by itself, one word alone, and too few spaces.
            ("aa bb\u{A}cc dd eeee", 7, ["aa bb", "cc   dd", "eeee"]), ("aaaa bbbbbb", 8, ["aaaa", "bbbbbb"]),
            ("a b cccccc", 8, ["a b", "cccccc"]), ("  aa bb cccc", 9, ["  aa   bb", "cccc"]), ("a\tb c dddd", 13, ["a\tb c", "dddd"]),
            ("ää bb Mehl\u{AD}sack", 13, ["ää  bb  Mehl-", "sack"]), ("日本語日本語", 7, ["日本語", "日本語"]),
        ]
        for (text, width, lines) in cases {
            let found = justified(text, width)
            #expect(found.map { Array($0.utf8) } == lines.map { Array($0.utf8) }, "\(text.debugDescription) at \(width): \(found)")
        }
    }
}

@Suite struct ColumnWidthsTests {
    @Test func shrinks() {
        let cases: [(wanted: [Int], needed: [Int], room: Int, widths: [Int])] = [
            ([3, 4], [3, 4], 20, [3, 4]),
            // What is short keeps its line; long ones share the rest by their length.
            ([12, 400], [6, 10], 83, [12, 68]), ([100, 300, 8], [10, 10, 4], 86, [23, 49, 8]),
            // Words stay whole while they fit, the last column included.
            ([40, 40, 5], [12, 3, 5], 36, [15, 10, 5]), ([40, 40], [30, 9], 42, [30, 9]),
            // Words have to be broken: the widest, and no column is left over.
            ([9, 9, 9], [9, 9, 9], 16, [4, 3, 3]), ([14, 14, 4], [14, 14, 4], 28, [9, 9, 4]),
            // Words are broken between their parts, of which the widest has twelve columns, while that is enough.
            ([50, 50, 4], [40, 20, 4], 41, [17, 14, 4]),
        ]
        for (wanted, needed, room, widths) in cases {
            let spans = wanted.indices.map { $0..<$0 + 1 }
            let found = ColumnWidths(columnCount: wanted.count, gap: 3, available: room, spans: spans, wanted: wanted) {
                needed
            } parts: {
                needed.map { min($0, 12) }
            }.widths
            #expect(found == widths, "\(wanted), \(needed) in \(room): \(found)")
            #expect(found.reduce(0, +) + 3 * (wanted.count - 1) <= room)
        }
        // A cell over two columns takes what a narrower span has given them already.
        let spans = [0..<3, 0..<2, 2..<3]
        #expect(
            ColumnWidths(columnCount: 3, gap: 1, available: 80, spans: spans, wanted: [20, 11, 8]) {
                []
            } parts: {
                []
            }.widths == [5, 5, 8])
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
