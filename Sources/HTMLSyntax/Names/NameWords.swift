// SPDX-License-Identifier: Apache-2.0

/// What a name is compared by: its length and two words of its bytes. Up to sixteen bytes they hold all of it; of a longer name the first
/// eight and the last eight, and the rest is compared by the bytes.
struct NameWords {
    var first: UInt64
    var second: UInt64
    var count: Int

    /// The words of a name in memory.
    init(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        self.count = count
        first = Self.load(bytes, min(count, 8))
        second = count > 16 ? Self.load(bytes + count - 8, 8) : count > 8 ? Self.load(bytes + 8, count - 8) : 0
    }

    /// The first `count` bytes, less than sixteen, of two words, with letters of ASCII in lower case.
    @inline(__always)
    init(lowercasing low: UInt64, _ high: UInt64, count: Int) {
        self.count = count
        let mask = (UInt64(1) &<< UInt64((count & 7) &* 8)) &- 1
        first = Self.lowercased(count < 8 ? low & mask : low)
        second = count <= 8 ? 0 : Self.lowercased(high & mask)
    }

    private static func load(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
        if count == 8 { return UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self) }
        var word: UInt64 = 0
        for index in 0..<count { word |= UInt64(bytes[index]) &<< UInt64(index &* 8) }
        return word
    }

    /// Eight bytes at once: the upper case letters of ASCII get the bit that makes them lower case.
    @inline(__always)
    static func lowercased(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let low = word & (ones &* 0x7F)
        let atLeastA = low &+ ones &* (0x80 - 0x41)
        let aboveZ = low &+ ones &* (0x80 - 0x5B)
        let isUpper = (atLeastA ^ aboveZ) & ~word & (ones &* 0x80)
        return word | (isUpper &>> 2)
    }

    @inline(__always)
    var hash: UInt64 {
        var hash = (first ^ NameTable.seed) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash &>> 32
        hash = (hash ^ second &+ UInt64(truncatingIfNeeded: count)) &* 0xC2B2_AE3D_27D4_EB4F
        return hash ^ (hash &>> 29)
    }
}
