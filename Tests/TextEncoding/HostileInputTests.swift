// SPDX-License-Identifier: Apache-2.0

import Testing
import TextEncoding

@Suite("Any bytes in any encoding")
struct HostileInputTests {
    /// Random bytes, and bytes of the kinds that matter to the decoders, give valid UTF-8, and the same in chunks of any size.
    @Test func randomBytes() {
        var generator = SplitMix(state: 0x7E57)
        let kinds: [UInt8] = [
            0x1B, 0x24, 0x28, 0x42, 0x4A, 0x49, 0x0E, 0x0F, 0x7E, 0x7B, 0x7D, 0x2B, 0x2D, 0x30, 0x81, 0x8E, 0x8F, 0xA1, 0xE2, 0xF0,
        ]
        var failures: [String] = []
        for encoding in CharacterEncoding.all {
            for round in 0..<12 {
                let input = (0..<(round * 17)).map { _ in
                    round % 2 == 0 ? UInt8.random(in: 0...255, using: &generator) : kinds.randomElement(using: &generator) ?? 0
                }
                var decoder = TextDecoder()
                var whole: [UInt8] = [0x21]
                let replacements = decoder.decode(input, from: encoding, into: &whole)
                if String(validating: whole, as: UTF8.self) == nil || whole.first != 0x21 { failures.append("\(encoding): \(input)") }

                var stream = StreamingTextDecoder(encoding)
                var chunked: [UInt8] = [0x21]
                var streamReplacements = 0
                var at = 0
                while at < input.count {
                    let end = min(input.count, at + Int.random(in: 0...5, using: &generator))
                    streamReplacements += stream.decode(Array(input[at..<end]), into: &chunked)
                    if stream.pending.count > 3 { failures.append("\(encoding): \(stream.pending) is pending") }
                    at = end
                }
                streamReplacements += stream.finish(into: &chunked)
                if chunked != whole || streamReplacements != replacements { failures.append("\(encoding) in chunks: \(input)") }
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(5))")
    }

    @Test func manyDecodersAtOnce() async {
        let input = (0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 37) }
        let encodings = ["shift_jis", "gb18030", "big5", "euc-jp", "windows-1250", "iso-2022-jp"].map(encoding)
        let expected = encodings.map { decoded(input, $0).text }
        await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 { group.addTask { encodings.map { decoded(input, $0).text } } }
            for await texts in group { #expect(texts == expected) }
        }
    }

    @Test func longRuns() {
        for size in [0, 1, 7, 8, 9, 255, 256, 257, 1015, 1016, 1017, 1024, 5000] {
            let ascii = [UInt8](repeating: 0x61, count: size)
            let accents = [UInt8](repeating: 0xE9, count: size)
            for encoding in ["utf-8", "windows-1252", "shift_jis", "hz"].map(encoding) {
                #expect(decoded(ascii, encoding).text.utf8.elementsEqual(ascii), "\(encoding) \(size)")
            }
            #expect(decoded(accents, .windows1252).text == String(repeating: "é", count: size))
            #expect(decoded(accents, .utf8) == (String(repeating: "\u{FFFD}", count: size), size))
            #expect(decoded([0x80] + accents, .symbol).text == "\u{FFFD}" + String(repeating: "\u{23A1}", count: size))
        }
    }
}

/// A small generator, so that a failure can be found again.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
