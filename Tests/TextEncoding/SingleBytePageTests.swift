// SPDX-License-Identifier: Apache-2.0

import Testing
import TextEncoding

@Suite("Single-byte pages")
struct SingleBytePageTests {
    /// Files whose "-" says that the byte stands for nothing.
    @Test(arguments: ["single-byte-chromium.txt", "single-byte-perl.txt", "single-byte-glibc.txt", "single-byte-icu.txt"])
    func agreeWithOtherDecoders(file: String) throws {
        var failures: [String] = []
        let sections = try DataFiles.sections(file)
        #expect(sections.count >= 4)
        for (name, words) in sections {
            let encoding = try #require(CharacterEncoding(label: name), "\(name)")
            #expect(words.count == 128)
            for (place, word) in words.enumerated() {
                let (text, replacements) = decoded([UInt8(place + 0x80)], encoding)
                // ICU's page 720 leaves the C1 controls out.
                if file == "single-byte-icu.txt", word == "-" { continue }
                let expected = word == "-" ? "FFFD" : word
                if scalars(text) != expected || replacements != (word == "-" ? 1 : 0) {
                    failures.append("\(name) \(String(place + 0x80, radix: 16)): \(scalars(text)) instead of \(expected)")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(20))")
    }

    @Test func lowHalfIsASCII() {
        let ascii = (UInt8(0)..<0x80).map { $0 }
        var others: [String] = []
        for encoding in CharacterEncoding.all where !encoding.isDoubleByte {
            let isASCII = decoded(ascii, encoding).text.utf8.elementsEqual(ascii)
            if !isASCII { others.append(encoding.name) }
            #expect(isASCII || !encoding.isASCIICompatible, "\(encoding)")
        }
        #expect(
            others == [
                "UTF-16LE", "UTF-16BE", "Adobe-Symbol-Encoding", "UTF-32LE", "UTF-32BE", "UTF-7", "IBM864", "VISCII", "Zapf-Dingbats",
                "x-wingdings", "x-wingdings-2", "x-wingdings-3", "x-webdings", "ISO-2022-JP", "ISO-2022-KR", "ISO-2022-CN",
                "HZ-GB-2312", "replacement",
            ])
    }

    @Test func unmappedControlsOfWindowsPages() {
        #expect(decoded([0x81, 0x8D, 0x8F, 0x90, 0x9D], .windows1252).text == "\u{81}\u{8D}\u{8F}\u{90}\u{9D}")
        #expect(decoded([0x41, 0xDB, 0x42], encoding("windows-874")) == ("A\u{FFFD}B", 1))
    }

    @Test func pagesOfISO() {
        #expect(decoded([0x80, 0x9F, 0xA4, 0xFF], encoding("x-iso-8859-1")) == ("\u{80}\u{9F}¤ÿ", 0))
        #expect(decoded([0x80, 0xD0, 0xDD, 0xDE, 0xF0, 0xFD, 0xFE], encoding("x-iso-8859-9")) == ("\u{80}ĞİŞğış", 0))
        #expect(decoded([0x80, 0x9F], encoding("iso-8859-1")) == ("€Ÿ", 0))
    }

    /// Pages for which no second decoder is at hand: characters from their vendors' charts.
    @Test func pagesByHand() {
        #expect(decoded([0xF9, 0xEC, 0xE5, 0xED, 0x80, 0xA6], encoding("x-mac-hebrew")).text == "שלוםÄ\u{20AA}")
        #expect(scalars(decoded([0x81, 0xC0, 0xDE], encoding("x-mac-hebrew")).text) == "5F2+5B7+5DC+5B9+5B8")
        #expect(decoded([0xCA, 0xC7, 0xC2, 0xD2, 0xDF, 0xF0, 0xF9, 0x83], encoding("x-mac-thai")).text == "สวยา฿๐๙\u{E48}")
        #expect(decoded([0x80, 0x81, 0xA4, 0xAD, 0xB7, 0xDB, 0xFB, 0x96], encoding("nextstep")).text == "\u{A0}À⁄›•çßÖ")
        #expect(decoded([0x82, 0x85, 0xA4, 0xAC, 0xC7, 0xE6, 0xFE, 0xFF], encoding("cp708")) == ("éà¤،ان\u{FFFD}\u{A0}", 1))
        #expect(decoded([0x80, 0xFF], encoding("x-user-defined")).text == "\u{F780}\u{F7FF}")
    }
}
