// SPDX-License-Identifier: Apache-2.0

import Testing
import TextEncoding

@Suite("Unicode's own encodings")
struct UnicodeDecodingTests {
    /// The standard's examples of maximal subparts (Unicode, tables 3-8 to 3-11) and more; every one also after ASCII of several lengths.
    @Test(arguments: [
        ("C0AFE080BFF0818241", [1, 1, 1, 1, 1, 1, 1, 1], "A"),
        ("EDA080EDBFBFEDAF41", [1, 1, 1, 1, 1, 1, 1, 1], "A"),
        ("F4919293FF4180BF42", [1, 1, 1, 1, 1], "A\u{FFFD}\u{FFFD}B"),
        ("E180E2F09192F1BF41", [1, 1, 1, 1], "A"), ("E2", [1], ""), ("E282", [1], ""), ("F09F98", [1], ""), ("F09F", [1], ""),
    ])
    func malformedUTF8(code: String, before: [Int], after: String) {
        let input = bytes(hexadecimal: code)
        for count in 0...40 {
            let ascii = [UInt8](repeating: 0x2E, count: count)
            let found = decoded(ascii + input, .utf8)
            let inner = after.unicodeScalars.count { $0 == "\u{FFFD}" }
            #expect(found.text == String(repeating: ".", count: count) + String(repeating: "\u{FFFD}", count: before.count) + after)
            #expect(found.replacements == before.count + inner)
            #expect(!UTF8Validation.isValid(ascii + input))
        }
    }

    @Test func everyScalarInUTF8() {
        var text = String.UnicodeScalarView()
        for value in UInt32(0x7F)...0x10FFFF where value % 7 == 0 || value < 0x1100 || value > 0x10FFF0 || (0xD7F0...0xE010).contains(value)
        {
            if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        let bytes = Array(String(text).utf8)
        #expect(UTF8Validation.isValid(bytes))
        var output: [UInt8] = []
        var decoder = TextDecoder()
        #expect(decoder.decode(bytes, from: .utf8, into: &output) == 0)
        #expect(output == bytes)
    }

    /// All texts of four bytes out of those at the edges of the rules, against the standard library's repair.
    @Test func edgesOfUTF8() {
        let edges: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xE0, 0xED, 0xEE, 0xF0, 0xF4, 0xF5]
        var failures: [[UInt8]] = []
        var decoder = TextDecoder()
        for number in 0..<(1 << 16) where number % 3 == 0 {
            let input = [edges[number & 15], edges[number >> 4 & 15], edges[number >> 8 & 15], edges[number >> 12 & 15]]
            var output: [UInt8] = []
            let replacements = decoder.decode(input, from: .utf8, into: &output)
            let valid = String(validating: input, as: UTF8.self) != nil
            if !output.elementsEqual(String(decoding: input, as: UTF8.self).utf8) || (replacements == 0) != valid
                || UTF8Validation.isValid(input) != valid
            {
                failures.append(input)
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(20))")
    }

    @Test(arguments: [
        ("utf-16le", "6100E900E5653DD8", "aé日\u{FFFD}", 1), ("utf-16le", "00DC6100", "\u{FFFD}a", 1),
        ("utf-16le", "3DD86100", "\u{FFFD}a", 1), ("utf-16le", "3DD83DD81EDD", "\u{FFFD}\u{1F51E}", 1),
        ("utf-16be", "FEFFD834DD1E", "\u{FEFF}𝄞", 0), ("utf-16be", "006100", "a\u{FFFD}", 1), ("utf-16be", "D834DD", "\u{FFFD}", 1),
        ("utf-32le", "1ED10100", "𝄞", 0), ("utf-32le", "0000110041", "\u{FFFD}\u{FFFD}", 2), ("utf-32be", "0000D800", "\u{FFFD}", 1),
        ("utf-7", "2B2D", "+", 0), ("utf-7", "2B41476B2D", "i", 0), ("utf-7", "2B2141", "\u{FFFD}!A", 1), ("utf-7", "2B", "\u{FFFD}", 1),
        ("utf-7", "2B326A2D", "\u{FFFD}", 1), ("utf-7", "2B3244302D41", "\u{FFFD}A", 1), ("utf-7", "41FF", "A\u{FFFD}", 1),
    ])
    func singleCases(label: String, code: String, text: String, replacements: Int) {
        let found = decoded(bytes(hexadecimal: code), encoding(label))
        #expect(scalars(found.text) == scalars(text))
        #expect(found.replacements == replacements)
    }

    @Test func byteOrderMarks() {
        let marks: [(String, ByteOrderMark?, ByteOrderMark?)] = [
            ("EFBBBF41", .utf8, .utf8), ("FFFE4100", .utf16LE, .utf16LE), ("FEFF0041", .utf16BE, .utf16BE),
            ("FFFE0000", .utf16LE, .utf32LE), ("0000FEFF", nil, .utf32BE), ("EFBB", nil, nil), ("FF", nil, nil), ("", nil, nil),
            ("FFFE", .utf16LE, .utf16LE),
        ]
        for (code, standard, extended) in marks {
            #expect(ByteOrderMark.detect(in: bytes(hexadecimal: code)) == standard, "\(code)")
            #expect(ByteOrderMark.detect(in: bytes(hexadecimal: code), includingUTF32: true) == extended, "\(code)")
        }
        for mark in ByteOrderMark.allCases { #expect(decoded(mark.bytes, mark.encoding) == ("\u{FEFF}", 0)) }
    }
}
