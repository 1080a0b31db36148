// SPDX-License-Identifier: Apache-2.0

/// Finds where text stops being characters of one byte and one column each, eight bytes at a time.
enum PrintableASCII {
    private static let highBits: UInt64 = 0x8080_8080_8080_8080
    private static let spaces: UInt64 = 0x2020_2020_2020_2020
    private static let deletes: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// The first place in `start..<end` that holds no byte from 0x20 to 0x7E; `end` where all do. `end` is at most the text's end.
    @inline(__always)
    static func end(in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
        var place = start
        let raw = UnsafeRawBufferPointer(text)
        while place + 8 <= end {
            let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            let delete = word ^ deletes
            // A high bit is set in every byte that is above 0x7F, below 0x20, or 0x7F.
            let others = (word | ((word &- spaces) & ~word) | ((delete &- ones) & ~delete)) & highBits
            if others != 0 { return place + others.trailingZeroBitCount / 8 }
            place += 8
        }
        while place < end, text[place] &- 0x20 < 0x5F { place += 1 }
        return place
    }
}
