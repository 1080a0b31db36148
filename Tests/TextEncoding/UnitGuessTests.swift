// SPDX-License-Identifier: Apache-2.0

import Testing
import TextEncoding

/// UTF-16 and UTF-32 without a mark, and texts of bytes that hold NULs.
@Suite("Guesses of UTF-16 and of NULs")
struct UnitGuessTests {
    private static let sentence = "The quick brown fox jumps over the lazy dog, and the dog sleeps on.\n"

    @Test func oneNUL() {
        for length in [1, 2, 20] {
            let text = Array(String(repeating: Self.sentence, count: length).utf8)
            for place in [0, 1, 2, 17, 18, text.count / 2, text.count / 2 + 1, text.count - 1, text.count] {
                let guess = EncodingGuess(text[..<place] + [0] + text[place...])
                #expect(guess.charset == "us-ascii", "\(length), \(place)")
            }
        }
    }

    @Test(arguments: [
        String(repeating: "hello\0world\n", count: 10), String(repeating: "hello\0world!\n", count: 10),
        // Lists as of find -print0 and of an environment, with NULs in the places of high bytes throughout too.
        "./a\0./src/main.c\0./README\0./x/y/z.txt\0", String(repeating: "./a\0./b\0", count: 20),
        String(repeating: "./ab\0./cd\0", count: 20), "HOME=/root\0A=1\0B=2\0PATH=/usr/bin:/bin\0",
        "ab\0c", "a\0bc", "abc\0", "\0abc", "hello world\0\0\0\0", "name" + String(repeating: "\0", count: 28) + "text\0\0\0\0",
        "From: a@example.org\nSubject: b\n\nThis is\0 a mail.\n",
    ])
    func textWithNULs(text: String) {
        for text in [text, text + "\n"] { #expect(EncodingGuess(Array(text.utf8)).charset == "us-ascii", "\(text.debugDescription)") }
    }

    @Test func otherTextsWithNULs() throws {
        for text in ["Größe\0und mehr, Größe\0und mehr", "日本語テキスト\0と続く文章です。"] {
            #expect(EncodingGuess(Array(text.utf8)).charset == "utf-8")
        }
        for (label, text) in [
            ("windows-1251", "Привет, мир\0Это текст на русском\n"), ("koi8-r", "Привет, мир\0Это текст на русском\n"),
            ("windows-1252", "Die Größe der Stühle\0und die Höhe der Tische\n"), ("shift_jis", "これは日本語の文章\0です。\n"),
            ("euc-kr", "이것은 한국어\0 문장입니다.\n"), ("gb18030", "这是一个中文\0的句子。\n"),
        ] {
            let input = try #require(CodeTable(label).encode(String(repeating: text, count: 3)))
            #expect(EncodingGuess(input).charset == label)
        }
    }

    /// ASCII behind or before UTF-16 makes no UTF-16 of the whole.
    @Test func partsInUTF16() {
        let ascii = Array(String(repeating: Self.sentence, count: 10).utf8)
        let wide = units(String(repeating: Self.sentence, count: 10), bigEndian: false)
        #expect(EncodingGuess(ascii + wide).charset == "us-ascii")
        #expect(EncodingGuess(wide + ascii).charset == "us-ascii")
        #expect(EncodingGuess(wide + wide).charset == "utf-16le")
    }

    @Test(arguments: [
        "Hi!", "a;b;c\r\n1;2;3\r\n", "Größe", "Hi 😀 there 😀\n", "zażółć gęślą jaźń", "Tiếng Việt rất đẹp và hay\n",
        "English with “quotes” and 中文 mixed — ok.\n", "Привет, мир! Это текст на русском.\n", "Имя\tВозраст\r\nИван\t25\r\n",
        "Καλημέρα κόσμε, τι κάνεις;", "שלום עולם, מה שלומך", "مرحبا بالعالم، كيف الحال", "नमस्ते दुनिया, यह हिंदी है।\n",
        "สวัสดีครับ ยินดีต้อนรับ\n", "これは日本語の文章です。\nもう一つの文。\n", "あげることになりました\n", "日本語のテキスト",
        "这是一个中文的句子，没有空格。\n第二行在这里。\n", "\u{3000}一个人\n\u{3000}一天\n\u{3000}一二三四五\n", "이것은 한국어 문장입니다.\n",
        "가나다라마바사아자차카타파하 ㅠㅠ\n", String(repeating: sentence, count: 3) + String(repeating: "这是一个中文的句子，没有空格。", count: 20),
    ])
    func unmarkedUnits(text: String) {
        for bigEndian in [false, true] {
            let guess = EncodingGuess(units(text, bigEndian: bigEndian))
            #expect(guess.encoding == (bigEndian ? .utf16BE : .utf16LE) && guess.evidence == .units)
            let scalars = text.unicodeScalars.flatMap { scalar in
                let bytes = (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> ($0 * 8)) }
                return bigEndian ? bytes.reversed() : bytes
            }
            #expect(EncodingGuess(scalars).encoding == (bigEndian ? .utf32BE : .utf32LE))
        }
    }

    private func units(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
            return bigEndian ? bytes.reversed() : bytes
        }
    }
}
