// SPDX-License-Identifier: Apache-2.0

import Testing
import TextEncoding

@Suite("Seven-bit encodings with shifts")
struct ShiftedEncodingTests {
    @Test(arguments: [
        ("iso-2022-jp", "\u{1B}$BF|K\\\u{1B}(BA", "日本A", 0), ("iso-2022-jp", "\u{1B}$@F|\u{1B}(J\\~", "日¥‾", 0),
        ("iso-2022-jp", "\u{1B}(I1\u{1B}(B1", "ｱ1", 0), ("iso-2022-jp", "\u{1B}(B\u{1B}(BA", "\u{FFFD}A", 1),
        ("iso-2022-jp", "\u{1B}XA", "\u{FFFD}XA", 1), ("iso-2022-jp", "A\u{1B}", "A\u{FFFD}", 1),
        ("iso-2022-jp", "\u{1B}$", "\u{FFFD}$", 1),
        ("iso-2022-jp", "\u{1B}$BF", "\u{FFFD}", 1), ("iso-2022-jp", "\u{1B}$BF\u{1B}(BA", "\u{FFFD}A", 1),
        ("iso-2022-jp", "A\u{0E}B", "A\u{FFFD}B", 1), ("iso-2022-jp", "\u{1B}$B\n\u{1B}(B", "\u{FFFD}", 1),
        ("iso-2022-kr", "\u{1B}$)C\u{0E}0!\u{0F}A", "가A", 0), ("iso-2022-kr", "\u{0E}0!\n0!\u{0F}", "가\n가", 0),
        ("iso-2022-kr", "\u{1B}$)D", "\u{FFFD}$)D", 1), ("iso-2022-kr", "\u{0E}0", "\u{FFFD}", 1),
        ("iso-2022-cn", "\u{1B}$)A\u{0E}=;;;\u{0F}A\n", "交换A\n", 0), ("iso-2022-cn", "\u{1B}$)G\u{0E}G(\u{0F}x", "交x", 0),
        ("iso-2022-cn", "\u{1B}$)A\u{0E}=;\u{1B}$)GG(\u{0F}", "交交", 0), ("iso-2022-cn", "\u{1B}$*H\u{1B}N!!a", "乂a", 0),
        ("iso-2022-cn", "\u{0E}A", "\u{FFFD}A", 1), ("iso-2022-cn", "\u{1B}$)A\n\u{0E}A", "\n\u{FFFD}A", 1),
        ("iso-2022-cn", "\u{1B}N!!", "\u{FFFD}N!!", 1), ("iso-2022-cn", "\u{1B}$)A\u{0E}=", "\u{FFFD}", 1),
        ("iso-2022-cn", "\u{1B}$", "\u{FFFD}$", 1),
        ("hz", "~{VPND~}A~~", "中文A~", 0), ("hz", "~{VP\nA", "中\nA", 0), ("hz", "A~\nB", "AB", 0), ("hz", "~x", "\u{FFFD}x", 1),
        ("hz", "~", "\u{FFFD}", 1), ("hz", "~{V", "\u{FFFD}", 1),
    ])
    func singleCases(label: String, code: String, text: String, replacements: Int) {
        let found = decoded(Array(code.utf8), encoding(label))
        #expect(scalars(found.text) == scalars(text))
        #expect(found.replacements == replacements)
    }

    @Test func replacement() {
        let encoding = CharacterEncoding(standardLabel: "hz-gb-2312") ?? .utf8
        #expect(decoded(Array("<script>".utf8), encoding) == ("\u{FFFD}", 1))
        #expect(decoded([], encoding) == ("", 0))
        var stream = StreamingTextDecoder(encoding)
        var output: [UInt8] = []
        #expect(stream.decode([0x41], into: &output) + stream.decode([0x42], into: &output) + stream.finish(into: &output) == 1)
    }

    @Test func shiftsEndWithTheText() {
        var decoder = TextDecoder()
        var output: [UInt8] = []
        decoder.decode(Array("\u{1B}$BF|".utf8), from: encoding("iso-2022-jp"), into: &output)
        decoder.decode(Array("F|".utf8), from: encoding("iso-2022-jp"), into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "日F|")
    }
}
