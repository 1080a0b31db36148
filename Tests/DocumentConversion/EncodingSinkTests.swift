// SPDX-License-Identifier: Apache-2.0

import Testing
import TextEncoding

@testable import DocumentConversion

/// Characters that are cut by the buffer's blocks come out whole.
@Test func encodesAcrossBlocks() throws {
    let text = Array("aé€😀b日".utf8)
    for size in 1...text.count {
        for (references, expected) in [(true, "aé€&#128512;b&#26085;"), (false, "aé€?b?")] {
            let sink = ByteArraySink()
            let encoder = try #require(TextEncoder(.windows1252))
            let encoding = EncodingSink(sink, encoder, writesReferences: references)
            for start in stride(from: 0, to: text.count, by: size) {
                try encoding.write(Array(text[start..<min(start + size, text.count)]).span)
            }
            var decoder = TextDecoder()
            var decoded: [UInt8] = []
            _ = decoder.decode(sink.bytes, from: .windows1252, into: &decoded)
            #expect(String(decoding: decoded, as: UTF8.self) == expected, "\(size)")
            #expect(encoding.missing == 2)
        }
    }
}
