// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import TextModel
import Testing

@testable import PlainTextImport

@Suite struct PlainTextImporterTests {
    private func read(_ bytes: [UInt8], charset: String? = nil, limits: Limits = Limits(), chunkSize: Int = 1 << 20) throws -> (
        document: Document, warnings: [Warning]
    ) {
        let context = ImportContext(limits: limits)
        var source = DocumentSource(bytes)
        source.charset = charset
        let document = try PlainTextImporter(chunkSize: chunkSize).read(source, in: context)
        return (document, context.monitor.diagnostics.warnings)
    }

    private func pages(_ text: AttributedText) -> [String] {
        text.paragraphs.map { (text[$0.style].pageBreakBefore == true ? ">" : "") + text.string(in: $0.content) }
    }

    @Test func readsParagraphs() throws {
        for (input, expected) in [
            ("", ""), ("a", "a\n"), ("a\n", "a\n"), ("a\r\nb\rc\u{85}d\u{2029}e\n\n", "a\nb\nc\nd\ne\n\n"),
            ("a\u{B}b", "a\u{2028}b\n"), ("\u{FEFF}a\u{FEFF}", "a\u{FEFF}\n"), ("\u{FEFF}", ""), ("a\u{0}b\u{1B}", "a\u{0}b\n"),
            ("e\u{301}", "e\u{301}\n"), ("\r\n", "\n"), ("\n\r", "\n\n"), ("a\u{2028}b\tc", "a\u{2028}b\tc\n"),
        ] {
            let (document, warnings) = try read(Array(input.utf8))
            #expect(document.text.bytes.elementsEqual(expected.utf8), "\(input.debugDescription): \(document.text.string.debugDescription)")
            #expect(warnings.map(\.code) == (input.utf8.contains(0) ? ["control-characters"] : []))
            #expect(document.text.brokenInvariants() == [])
            #expect(document.metadata.mediaType == "text/plain")
            #expect(document.metadata.charset == "UTF-8")
            #expect(!document.metadata.isLossy)
        }
    }

    @Test func beginsPagesAtFormFeeds() throws {
        for (input, expected) in [
            ("a\n\u{C}b\nc\n", ["a", ">b", "c"]), ("a\u{C}b", ["a", ">b"]), ("\u{C}a\nb", [">a", "b"]), ("a\n\u{C}", ["a"]),
            ("a\n\u{C}\nb", ["a", ">b"]), ("\u{C}\u{C}a", [">", ">a"]), ("a\u{C}b\r\nc\u{C}d", ["a", ">b", "c", ">d"]),
            ("\u{C}a\u{85}b\u{C}c\u{2029}d", [">a", "b", ">c", "d"]), ("\u{C}a\u{B}b\u{C}", [">a\u{2028}b"]),
        ] {
            let (document, _) = try read(Array(input.utf8))
            #expect(pages(document.text) == expected, "\(input.debugDescription)")
            #expect(document.text.brokenInvariants() == [])
        }
    }

    @Test func replacesMalformedBytesAndSaysSo() throws {
        for (input, expected, count, first) in [
            ([0x61, 0xFF, 0x62], "a\u{FFFD}b", 1, 1), ([0xC3], "\u{FFFD}", 1, 0), ([0x61, 0xE2, 0x82, 0x62], "a\u{FFFD}b", 1, 1),
            ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}", 3, 0), ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}", 2, 0),
            ([0xF0, 0x9F, 0x98, 0x61, 0x80], "\u{FFFD}a\u{FFFD}", 2, 0),
            ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", 4, 0),
            ([0xEF, 0xBB, 0xBF, 0x61, 0xFE], "a\u{FFFD}", 1, 4),
        ] as [([UInt8], String, Int, Int)] {
            let (document, warnings) = try read(input, charset: "utf-8")
            #expect(document.text.bytes.elementsEqual((expected + "\n").utf8), "\(input): \(document.text.string)")
            let message = "\(count) malformed byte sequence\(count == 1 ? "" : "s") became U+FFFD"
            #expect(warnings == [Warning("malformed-encoding", message, at: .byte(first))])
            #expect(document.metadata.isLossy)
        }
    }

    @Test func readsUTF16WithItsMark() throws {
        let string = "a\r\n\u{1F600}\u{C}ä\n"
        for (mark, isBigEndian) in [([0xFF, 0xFE], false), ([0xFE, 0xFF], true)] as [([UInt8], Bool)] {
            let units = string.utf16.flatMap { unit in
                let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
                return isBigEndian ? pair.reversed() : pair
            }
            let (document, warnings) = try read(mark + units)
            #expect(pages(document.text) == ["a", "\u{1F600}", ">ä"])
            #expect(document.metadata.charset == "UTF-16")
            #expect(warnings.isEmpty)
        }
        let (document, warnings) = try read([0xFF, 0xFE, 0x61, 0, 0x00, 0xD8, 0x62, 0, 0x00, 0xDC, 0x63])
        #expect(document.text.string == "a\u{FFFD}b\u{FFFD}\u{FFFD}\n")
        #expect(warnings.map(\.position) == [.byte(4)])
        #expect(warnings.map(\.message) == ["3 malformed byte sequences became U+FFFD"])
    }

    @Test func guessesTheEncoding() throws {
        let units = Array("Grüße, мир\n".utf16)
        let cases: [(bytes: [UInt8], text: String, charset: String, warnings: [String])] = [
            ([0xF0, 0xD2, 0xC9, 0xD7, 0xC5, 0xD4, 0x2C, 0x20, 0xCD, 0xC9, 0xD2, 0x21], "Привет, мир!\n", "KOI8-R", []),
            ([0x93, 0xFA, 0x96, 0x7B, 0x8C, 0xEA, 0x82, 0xC5, 0x82, 0xB7, 0x81, 0x42], "日本語です。\n", "Shift_JIS", []),
            (units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, "Grüße, мир\n", "UTF-16BE", []),
            (units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8), 0, 0] }, "Grüße, мир\n", "UTF-32LE", []),
            ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61], "a\n", "UTF-32BE", []),
            ([0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42], "日\n", "ISO-2022-JP", []),
            ([0x31, 0xB0, 0x43], "1°C\n", "windows-1252", ["guessed-encoding"]),
        ]
        for (bytes, text, charset, codes) in cases {
            for chunkSize in [1, 1 << 20] {
                let (document, warnings) = try read(bytes, chunkSize: chunkSize)
                #expect(document.text.string == text && document.metadata.charset == charset, "\(charset)")
                #expect(warnings.map(\.code) == codes, "\(charset)")
            }
        }
    }

    @Test func cutsNothingApartBetweenChunks() throws {
        let size = 16
        for (cut, expected) in [
            ("\r\n", "\n"), ("ä", "ä"), ("€", "€"), ("\u{1F600}", "\u{1F600}"), ("\u{85}", "\n"), ("\u{2029}", "\n"), ("\u{C}", "\n"),
        ] {
            for before in 1...4 {
                let head = String(repeating: "x", count: size - before)
                let (document, warnings) = try read(Array((head + cut + "y").utf8), chunkSize: size)
                #expect(document.text.bytes.elementsEqual((head + expected + "y\n").utf8), "\(cut.debugDescription), \(before) before")
                #expect(warnings.isEmpty)
                let units: [UInt8] = (head.dropFirst(size / 2) + cut + "y").utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
                let (wide, _) = try read([0xFF, 0xFE] + units, chunkSize: size)
                #expect(wide.text.bytes.elementsEqual((head.dropFirst(size / 2) + expected + "y\n").utf8))
            }
        }
    }

    @Test func refusesWhatIsNoText() throws {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
        let error = #expect(throws: ConversionError.self) { try read(png) }
        #expect(error?.code == .malformed)
        #expect(error?.position == .byte(6))
        // Two in a hundred may be anything; controls behind the first 4 KiB do not count.
        let some = [UInt8](repeating: 0x61, count: 98) + [0, 1]
        #expect(try read(some).document.text.count == 101)
        let late = [UInt8](repeating: 0x61, count: 4096) + [UInt8](repeating: 0, count: 9000)
        #expect(try read(late).document.text.count == 13097)
        #expect(try read([0]).document.text.bytes == [0, 0x0A])
    }

    @Test func tellsOfControlCharacters() throws {
        let letters = String(repeating: "a", count: 200)
        for (input, count, first) in [
            (letters + "\u{0}" + letters, 1, 200), (letters + "\u{0}\u{1}", 2, 200), (letters + "\u{1}\u{2}\u{3}", 0, 0),
            (letters + "\u{1}\u{2}\u{3}\u{4}", 4, 200), (letters + "\t\n\u{B}\u{C}\r\u{8}\u{1B}[1m", 0, 0),
        ] {
            let (_, warnings) = try read(Array(input.utf8), charset: "utf-8")
            let message =
                "\(count == 1 ? "1 control character has" : "\(count) control characters have") no meaning in text and will not be shown"
            #expect(warnings == (count == 0 ? [] : [Warning("control-characters", message, at: .byte(first))]))
        }
    }

    @Test func honoursLimitsAndCancellation() throws {
        var limits = Limits()
        limits.input = 3
        #expect(throws: ConversionError.self) { try read([0x61, 0x61, 0x61, 0x61], limits: limits) }
        #expect(try read([0x61, 0x61, 0x61], limits: limits).document.text.count == 4)
        let context = ImportContext()
        context.monitor.cancel()
        let error = #expect(throws: ConversionError.self) { try PlainTextImporter().read(DocumentSource([0x61]), in: context) }
        #expect(error?.code == .cancelled)
    }

    @Test func readsWhatIsDeclared() throws {
        let cases: [(bytes: [UInt8], charset: String, text: String, name: String, warnings: [String])] = [
            ([0x61], "UTF-8", "a\n", "utf-8", []), ([0x61], "us-ascii", "a\n", "utf-8", []),
            ([0xCD, 0xC9, 0xD2], "koi8-r", "мир\n", "KOI8-R", []), ([0x63, 0xE9, 0x0D, 0x0A], "latin1", "cé\n", "windows-1252", []),
            ([0x68, 0, 0x69, 0], "utf-16le", "hi\n", "UTF-16LE", []),
            ([0x83, 0x65, 0x81, 0x20], "shift_jis", "テ\u{FFFD} \n", "Shift_JIS", ["malformed-encoding"]),
            ([0xEF, 0xBB, 0xBF, 0x61], "koi8-r", "a\n", "utf-8", ["charset-ignored"]),
            ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "koi8-r", "a\n", "utf-32le", ["charset-ignored"]),
        ]
        for (bytes, charset, text, name, warnings) in cases {
            for isParameter in [false, true] {
                let context = ImportContext()
                var source = DocumentSource(bytes)
                if isParameter { source.declaredType = MediaType("text/plain;charset=\(charset)") } else { source.charset = charset }
                // Chunks of one byte part double-byte characters, and CR from LF.
                let document = try PlainTextImporter(chunkSize: 1).read(source, in: context)
                #expect(document.text.string == text && document.metadata.charset?.lowercased() == name.lowercased(), "\(charset)")
                #expect(context.monitor.diagnostics.warnings.map(\.code) == warnings, "\(charset)")
            }
        }
        var source = DocumentSource([0x61])
        source.charset = "no-such"
        #expect(throws: ConversionError.self) { try PlainTextImporter().read(source, in: ImportContext()) }
    }

    @Test func staysLinear() throws {
        let clock = ContinuousClock()
        let start = clock.now
        for (byte, count) in [(0xFF, 200_001), (0x0C, 100_000), (0x0D, 100_000)] as [(UInt8, Int)] {
            let (document, _) = try read([0x61] + [UInt8](repeating: byte, count: 100_000))
            #expect(document.text.count >= count)
        }
        let taken = clock.now - start
        #expect(taken < .seconds(60))
    }
}
