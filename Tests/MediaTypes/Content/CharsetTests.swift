// SPDX-License-Identifier: Apache-2.0

import MediaTypes
import Testing

@Suite struct CharsetTests {
    private static let cases: KeyValuePairs<String, String> = [
        "61 0A": "us-ascii", "EF BB BF 61": "utf-8", "61 C3 A9": "utf-8", "61 C3": "unknown-8bit",
        "47 72 FC 6E 20 69 73 74": "unknown-8bit", "FF FE 61 00": "utf-16le",
        "FE FF 00 61": "utf-16be", "FF FE 00 00 61 00 00 00": "utf-32le", "00 00 FE FF 00 00 00 61": "utf-32be",
        "61 00 62 00 0A 00": "utf-16le", "00 61 00 62 00 0A": "utf-16be", "61 00 00 00 62 00 00 00": "utf-32le",
        "61 00 01 02 03": "binary", "FF FE 01 00 00 00": "binary", "C0 80 01 02": "binary",
        "1B 24 42 21 21": "us-ascii",
    ]

    @Test func namesCharsets() {
        for (digits, expected) in Self.cases {
            let bytes = digits.split(separator: " ").compactMap { UInt8($0, radix: 16) }
            #expect(ContentDetector().charset(of: bytes).rawValue == expected, "\(digits)")
        }
    }

    @Test func aCharacterMayBeCutAtTheEndOfAPrefix() {
        #expect(ContentDetector().charset(of: [0x61, 0xC3], isWhole: false) == .utf8)
    }

    @Test func looksBeyondThePrefixWhileAllIsASCII() throws {
        let text = [UInt8](repeating: 0x61, count: 70_000) + Array("é".utf8)
        #expect(try ContentDetector().charset(in: BytesInput(text)) == .utf8)
    }
}
