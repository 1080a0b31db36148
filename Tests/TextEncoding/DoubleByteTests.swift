// SPDX-License-Identifier: Apache-2.0

import Testing
import TextEncoding

@Suite("Double-byte encodings")
struct DoubleByteTests {
    @Test func everyPairAsInBrowsers() throws {
        var failures: [String] = []
        var decoder = TextDecoder()
        for (name, words) in try DataFiles.sections("double-byte-rows.txt") {
            let isSupplementary = name.hasSuffix(" 8f")
            let encoding = try #require(CharacterEncoding(label: isSupplementary ? "euc-jp" : name))
            #expect(words.count == (isSupplementary ? 94 : 128))
            for (place, word) in words.enumerated() {
                let lead = UInt8(place + (isSupplementary ? 0xA1 : 0x80))
                var output: [UInt8] = []
                for trail in isSupplementary ? UInt8(0xA1)...0xFE : 0x30...0xFF {
                    decoder.decode(isSupplementary ? [0x8F, lead, trail] : [lead, trail], from: encoding, into: &output)
                }
                let hash = output.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
                if UInt64(word, radix: 16) != hash { failures.append("\(name) \(String(lead, radix: 16))") }
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(20))")
    }

    @Test func textsOfPython() throws {
        var failures: [String] = []
        let lines = try DataFiles.lines("texts.txt")
        #expect(lines.count > 40)
        for line in lines {
            let fields = line.split(separator: "\t").map(String.init)
            let encoding = try #require(CharacterEncoding(label: fields[0]), "\(fields[0])")
            let input = bytes(hexadecimal: fields[1])
            let (text, replacements) = decoded(input, encoding)
            if scalars(text) != scalars(fields[2]) || replacements != 0 { failures.append("\(fields[0]): \(text)") }
            // The same in two chunks, cut anywhere.
            for cut in 0...input.count {
                var stream = StreamingTextDecoder(encoding)
                var output: [UInt8] = []
                stream.decode(Array(input[..<cut]), into: &output)
                #expect(stream.pending.count <= 3)
                stream.decode(Array(input[cut...]), into: &output)
                let last = stream.finish(into: &output)
                if last != 0 || !output.elementsEqual(fields[2].utf8) { failures.append("\(fields[0]) cut at \(cut)") }
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(20))")
    }

    @Test(arguments: [
        ("shift_jis", "8163", "…", 0), ("shift_jis", "5C7E80", "\\~\u{80}", 0), ("shift_jis", "8160", "～", 0),
        ("shift_jis", "82", "\u{FFFD}", 1), ("shift_jis", "8241", "\u{FFFD}A", 1), ("shift_jis", "8130", "\u{FFFD}0", 1),
        ("shift_jis", "A0FDFF", "\u{FFFD}\u{FFFD}\u{FFFD}", 3), ("shift_jis", "81FF41", "\u{FFFD}A", 1),
        ("shift_jis", "87408754FA40FBFC", "①Ⅰⅰ髙", 0), ("shift_jis", "F040", "\u{E000}", 0),
        ("euc-jp", "8EB1", "ｱ", 0), ("euc-jp", "8FB0A1", "丂", 0), ("euc-jp", "8FB0", "\u{FFFD}", 1), ("euc-jp", "8F41", "\u{FFFD}A", 1),
        ("euc-jp", "8FA141", "\u{FFFD}A", 1), ("euc-jp", "A1FF", "\u{FFFD}", 1), ("euc-jp", "8E", "\u{FFFD}", 1),
        ("euc-kr", "B0A1C8FE8141", "가힝갂", 0), ("euc-kr", "FF80", "\u{FFFD}\u{FFFD}", 2),
        ("gbk", "80", "€", 0), ("gb18030", "8138FD38", "⺀", 0),
        ("gb18030", "90308130", "𐀀", 0), ("gb18030", "E3329A35", "\u{10FFFF}", 0), ("gb18030", "E3329A36", "\u{FFFD}", 1),
        ("gb18030", "8130", "\u{FFFD}", 1), ("gb18030", "813041", "\u{FFFD}0A", 1), ("gb18030", "81308141", "\u{FFFD}0丄", 1),
        ("gb18030", "82359037", "龴", 0), ("gb18030", "84318236", "︐", 0), ("gb18030", "8431A439", "\u{FFFF}", 0),
        ("gb18030", "A3A0", "\u{3000}", 0), ("gb18030", "8431A530", "\u{FFFD}", 1),
        ("big5", "A440A5A8", "一巨", 0), ("big5", "88628864", "\u{CA}\u{304}\u{CA}\u{30C}", 0),
        ("big5", "8866", "Ê", 0), ("big5", "A145A1E3A241", "‧～∕", 0), ("big5", "8740", "\u{43F0}", 0),
        ("johab", "8861D9E8", "가㉾", 0), ("johab", "8442", "ㄱ", 0), ("johab", "80E0", "\u{FFFD}\u{FFFD}", 2),
        ("euc-tw", "C4A1", "一", 0), ("euc-tw", "8EA2A1A1", "乂", 0), ("euc-tw", "8EA2A1", "\u{FFFD}", 1), ("euc-tw", "8E41", "\u{FFFD}A", 1),
        ("x-mac-japanese", "93FA96BE80A0B1FDFEFF", "日明\\\u{A0}ｱ©™…", 0), ("x-mac-korean", "B0A1808183FEFF", "가\u{A0}₩©™…", 0),
        ("x-mac-chinesetrad", "A4405C80A0FDFEFF", "一\\\\\u{A0}©™…", 0), ("x-mac-chinesesimp", "D2BB80A0FDFEFF", "一ü\u{A0}©™…", 0),
    ])
    func singleCases(label: String, code: String, text: String, replacements: Int) {
        let found = decoded(bytes(hexadecimal: code), encoding(label))
        #expect(scalars(found.text) == scalars(text))
        #expect(found.replacements == replacements)
    }
}
