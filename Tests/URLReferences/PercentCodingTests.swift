// SPDX-License-Identifier: Apache-2.0

import Testing
import URLReferences

@Suite struct PercentCodingTests {
    @Test func decoding() {
        let cases = [
            ("a%20b", "a b"), ("%41%6a", "Aj"), ("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%%41", "%A"), ("%2525", "%25"), ("%C3%A9", "é"),
            ("", ""), ("a%2", "a%2"), ("%+1", "%+1"), ("%00", "\0"),
        ]
        for (encoded, decoded) in cases { #expect(PercentCoding.decoded(encoded) == decoded, "\(encoded)") }
    }

    @Test func encoding() {
        #expect(PercentCoding.encoded("a b/c?ä~", keeping: .path) == "a%20b/c%3F%C3%A4~")
        #expect(PercentCoding.encoded("a/b", keeping: .unreserved) == "a%2Fb")
        #expect(PercentCoding.encoded([0, 255, 0x41], keeping: .visible) == "%00%FFA")
        for byte in UInt8.min...UInt8.max {
            #expect(PercentCoding.decoded(PercentCoding.encoded([byte], keeping: .unreserved).utf8) == [byte])
        }
    }

    @Test func sets() {
        let set = ByteSet("ab").union(ByteSet { $0 >= 0xFE }).subtracting("b")
        #expect((UInt8.min...UInt8.max).filter(set.contains) == [0x61, 0xFE, 0xFF])
    }
}
