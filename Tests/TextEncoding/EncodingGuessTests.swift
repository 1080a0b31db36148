// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TextEncoding

@Suite("Guessed encodings")
struct EncodingGuessTests {
    @Test(arguments: [
        ("", "us-ascii"), ("61000062", "us-ascii"), ("EFBBBF", "utf-8"), ("FFFE6100", "utf-16le"), ("FEFF", "utf-16be"),
        ("FFFE000061000000", "utf-32le"), ("0000FEFF", "utf-32be"),
        // Without a mark: "Hi!", "日本語のテキスト" and "𝄞a".
        ("480069002100", "utf-16le"), ("004800690021", "utf-16be"), ("E5652C679E8A6E30C630AD30B930C830", "utf-16le"),
        ("65E5672C8A9E306E30C630AD30B930C8", "utf-16be"), ("1ED1010061000000", "utf-32le"), ("0001D11E00000061", "utf-32be"),
        ("1B2442467C1B2842", "iso-2022-jp"), ("1B2943", "us-ascii"), ("1B2429430E30210F", "iso-2022-kr"),
        ("1B2429410E3D3B0F", "iso-2022-cn"), ("7E7B56504E447E7D0A", "hz-gb-2312"), ("7E2F7E7E7B7D", "us-ascii"), ("7E7B7E7D", "us-ascii"),
        ("63616665CC81", "utf-8"),
        // Bytes with a NUL or digits between, which are no UTF-16.
        ("6100621B", "us-ascii"), ("306130623063306430653066", "us-ascii"), ("616161616161616161616161616161610001", "us-ascii"),
        ("63E9", "windows-1252"),
    ])
    func evidentOnes(code: String, charset: String) {
        #expect(EncodingGuess(bytes(hexadecimal: code)).charset == charset)
    }

    /// Short texts as people write them.
    @Test func languages() throws {
        let texts = [
            ("windows-1252", "Le garçon a déjà mangé, n’est-ce pas ?"), ("windows-1251", "Съешь же ещё этих мягких булок"),
            ("koi8-r", "Съешь же ещё этих мягких булок"), ("ibm866", "Съешь же ещё этих мягких булок"),
            ("iso-8859-5", "Съешь же ещё этих мягких булок"), ("x-mac-cyrillic", "Съешь же ещё этих мягких булок"),
            ("windows-1250", "Příliš žluťoučký kůň úpěl ďábelské ódy"), ("iso-8859-2", "Příliš žluťoučký kůň úpěl ďábelské ódy"),
            ("ibm852", "Příliš žluťoučký kůň úpěl ďábelské ódy"), ("windows-1254", "Türkçe öğrenmek istiyorum, ışık nerede?"),
            ("windows-1253", "Η Ελλάδα είναι μια όμορφη χώρα"), ("windows-1255", "שלום לכולם, מה שלומכם היום"),
            ("windows-1256", "مرحبا بكم في هذا الموقع الجديد"), ("windows-874", "สวัสดีครับ ยินดีต้อนรับสู่ประเทศไทย"),
            ("windows-1257", "Lietuvių kalba yra labai graži ir sena, ačiū"),
            ("macintosh", "Das Mädchen hörte die schönen Vögel über dem Fluß"),
            ("shift_jis", "これは日本語の文章です。"), ("euc-jp", "これは日本語の文章です。"), ("euc-kr", "이것은 한국어 문장입니다."),
            ("gb18030", "这是一个中文的句子。"), ("big5", "這是一個中文的句子。"),
        ]
        for (label, text) in texts {
            let input = try #require(CodeTable(label).encode(text), "\(label)")
            let guess = EncodingGuess(input)
            #expect(decoded(input, guess.encoding).text == text, "\(label) was taken for \(guess.charset)")
            #expect(guess.evidence == .statistics && (0...1).contains(guess.confidence))
        }
    }

    @Test func cutTexts() {
        #expect(EncodingGuess([0x61, 0xC3, 0xA9, 0xE2, 0x82], isWhole: false).evidence == .utf8)
        #expect(EncodingGuess([0x61, 0xC3, 0xA9, 0xE2, 0x82]).encoding == .utf8)
        #expect(EncodingGuess([0x61, 0xE2, 0x82, 0x62], isWhole: false).evidence == .statistics)
        // A few errors in much UTF-8.
        let text = Array(String(repeating: "Größe, ", count: 50).utf8)
        let guess = EncodingGuess(text + [0xFF, 0xE9] + text)
        #expect(guess.encoding == .utf8 && guess.evidence == .statistics)
        #expect(EncodingGuess([0x63, 0xE9]).confidence < EncodingGuess.trustedConfidence)
        #expect(EncodingGuess([0x48, 0, 0x69, 0, 0x21], isWhole: false).encoding == .utf16LE)
    }

    @Test func anyBytes() {
        var seed: UInt64 = 7
        for size in [1, 2, 3, 4, 5, 7, 64, 1000, 20_000] {
            for mask in [0xFF, 0x7F, 0x1F, 0x80, 0xFC] as [UInt8] {
                let input = (0..<size).map { _ in
                    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    return UInt8(truncatingIfNeeded: seed >> 33) & mask
                }
                let guess = EncodingGuess(input)
                #expect((0...1).contains(guess.confidence))
                // What is no text is none in any encoding.
                if size >= 64, mask == 0xFF { #expect(guess.confidence < EncodingGuess.trustedConfidence) }
            }
        }
    }

    @Test func tablesAreWhole() {
        #expect(LetterModel.all.count == 39)
        for model in LetterModel.all { #expect(model.costs.count == model.size * model.size, "\(model.language)") }
        let lines = String(describing: guessCandidates).split(separator: "\n").map { $0.split(separator: " ") }
        #expect(SingleByteModel.all.count == lines.reduce(0) { $0 + $1.count - 2 })
        #expect(DoubleByteModel.all.count == 7)
        for costs in [CharacterCosts.jis, .ks, .johab, .gb, .big5, .cns] {
            let frequent = (0x8000...0xFFFF).count { costs.cost($0) < 9 }
            #expect(frequent > 30 && frequent < 200, "\(costs.set)")
        }
    }
}
