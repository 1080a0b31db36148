// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Testing

@Suite struct PrintableTests {
    @Test func escapes() {
        let cases: [([UInt8], String)] = [
            (Array("plain naïve 日本 🏴\\".utf8), "plain naïve 日本 🏴\\"),
            (Array("a\tb\n\u{1B}[31m\0\u{7F}".utf8), #"a\x09b\x0A\x1B[31m\x00\x7F"#),
            (Array("\u{80}\u{9B}\u{9F}\u{A0}".utf8), "\\u{80}\\u{9B}\\u{9F}\u{A0}"),
            (
                Array("\u{202E}\u{2066}\u{2069}\u{200F}\u{61C}\u{2028}\u{FEFF}".utf8),
                #"\u{202E}\u{2066}\u{2069}\u{200F}\u{61C}\u{2028}\u{FEFF}"#
            ),
            ([0xFF, 0x61, 0xC3], #"\xFFa\xC3"#),
            ([0xE2, 0x82, 0x61, 0xF0, 0x9F, 0x98], #"\xE2\x82a\xF0\x9F\x98"#),
            // Overlong, a surrogate, beyond Unicode.
            ([0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80], #"\xC0\x80\xED\xA0\x80\xF4\x90\x80\x80"#),
            ([], ""),
        ]
        for (bytes, expected) in cases {
            #expect(printable(bytes) == expected)
        }
    }

    @Test func limit() {
        #expect(printable("abcdef", limit: 6) == "abcdef")
        #expect(printable("abcdef", limit: 3) == "abc…")
        #expect(printable([0xFF, 0xFE, 0x41], limit: 1) == #"\xFF…"#)
    }

    /// Every byte pair and every scalar: nothing that a terminal obeys comes through.
    @Test func nothingGetsThrough() {
        var leaks: [String] = []
        func check(_ bytes: [UInt8]) {
            let text = printable(bytes)
            if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control || $0.properties.isBidiControl }) {
                leaks.append("\(bytes)")
            }
        }
        for first in UInt8.min...UInt8.max { check([first, 0x9B]) }
        for code in UInt32(0)..<0x3000 {
            if let scalar = Unicode.Scalar(code) { check(Array(String(scalar).utf8)) }
        }
        #expect(leaks.isEmpty, "\(leaks.prefix(20))")
    }
}
