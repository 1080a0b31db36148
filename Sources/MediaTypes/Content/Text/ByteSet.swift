// SPDX-License-Identifier: Apache-2.0

/// Which ASCII characters there are in something.
struct ByteSet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init() {}

    /// The characters of a line.
    init(of line: ArraySlice<UInt8>) {
        line.withUnsafeBufferPointer { for byte in $0 { insert(byte) } }
    }

    /// The characters that a line must have if it is to match a pattern of ``LinePattern``.
    init(askedBy pattern: SignatureText, _ range: Range<Int>) {
        var place = range.lowerBound
        while place < range.upperBound {
            switch pattern[place] {
            case UInt8(ascii: "*"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "_"): break
            case UInt8(ascii: "\\"):
                place += 1
                if place < range.upperBound { insert(pattern[place]) }
            case let byte: insert(byte)
            }
            place += 1
        }
    }

    /// Whether all of these are in another set.
    func isSubset(of other: ByteSet) -> Bool { low & ~other.low == 0 && high & ~other.high == 0 }

    private mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte - 64) }
    }
}
