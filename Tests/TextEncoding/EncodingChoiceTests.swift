// SPDX-License-Identifier: Apache-2.0

import Testing
import TextEncoding

@Suite("Choice between mark, declaration and guess")
struct EncodingChoiceTests {
    private let koi8 = CharacterEncoding(label: "koi8-r")

    @Test func texts() {
        let marked = EncodingChoice(of: [0xEF, 0xBB, 0xBF, 0x61], declared: koi8)
        #expect(marked.encoding == .utf8 && marked.reason == .byteOrderMark && marked.markLength == 3 && marked.contradicted == koi8)
        let declared = EncodingChoice(of: [0xC3, 0xA9], declared: koi8)
        #expect(declared.encoding == koi8 && declared.reason == .parameter && declared.confidence == 1 && declared.contradicted == nil)
        let guessed = EncodingChoice(of: [0x63, 0xE9], declared: nil)
        #expect(guessed.encoding == .windows1252 && guessed.confidence < 1 && guessed.markLength == 0)
        #expect(EncodingChoice(of: [0xFE, 0xFF, 0, 0x61], declared: .utf16LE).contradicted == nil)
        #expect(EncodingChoice(of: [0xFF, 0xFE, 0x61, 0], declared: .utf16BE).contradicted == .utf16BE)
        #expect(EncodingChoice(of: [0xFF, 0xFE, 0, 0], declared: nil).encoding == .utf32LE)
    }

    @Test(
        arguments: [
            ("", nil, false, "UTF-8", nil), ("<a/>", nil, false, "UTF-8", nil), ("<?xml version='1.0'?><a/>", nil, false, "UTF-8", nil),
            ("<?xml version='1.0' encoding='koi8-r'?>", nil, false, "KOI8-R", nil),
            ("<?xml version=\"1.0\" encoding = \"ISO-8859-1\" ?>", nil, false, "windows-1252", nil),
            ("<?xml version='1.0' encoding='koi8-r'?>", "utf-8", false, "KOI8-R", "UTF-8"),
            ("<?xml version='1.0' encoding='koi8-r'?>", "utf-8", true, "UTF-8", "KOI8-R"),
            ("<a/>", "koi8-r", false, "UTF-8", "KOI8-R"), ("<a/>", "koi8-r", true, "KOI8-R", nil),
            ("\u{FEFF}<?xml encoding='koi8-r'?>", "koi8-r", true, "UTF-8", "KOI8-R"),
            ("\u{FEFF}<?xml encoding='utf-8'?>", nil, false, "UTF-8", nil),
            // It cannot be in UTF-16 and be read.
            ("<?xml encoding='utf-16'?>", nil, false, "UTF-8", nil), ("<?xml encoding='nonsense'?>", nil, false, "UTF-8", nil),
            ("<?xml encoding='koi8-r", nil, false, "UTF-8", nil), ("<?xml myencoding='koi8-r'?>", nil, false, "UTF-8", nil),
            ("<?xml encoding=koi8-r?>", nil, false, "UTF-8", nil), (" <?xml encoding='koi8-r'?>", nil, false, "UTF-8", nil),
        ] as [(String, String?, Bool, String, String?)])
    func xml(text: String, parameter: String?, isAuthoritative: Bool, name: String, contradicted: String?) {
        let choice = EncodingChoice(
            ofXML: Array(text.utf8), parameter: parameter.flatMap { CharacterEncoding(label: $0) }, isAuthoritative: isAuthoritative)
        #expect(choice.encoding.name == name && choice.contradicted?.name == contradicted)
    }

    @Test func wideXML() {
        let text = "<?xml version='1.0' encoding='UTF-16'?><a/>"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for (bytes, encoding) in [(little, CharacterEncoding.utf16LE), (big, .utf16BE), ([0xFE, 0xFF] + big, .utf16BE)] {
            let choice = EncodingChoice(ofXML: bytes, parameter: nil, isAuthoritative: false)
            #expect(choice.encoding == encoding && choice.contradicted == nil)
        }
        let lying = "<?xml encoding='koi8-r'?>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(EncodingChoice(ofXML: lying, parameter: nil, isAuthoritative: false).contradicted == koi8)
    }
}
