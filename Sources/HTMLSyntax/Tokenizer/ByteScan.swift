// SPDX-License-Identifier: Apache-2.0

/// Sixteen bytes of memory.
@inline(__always)
func loadSixteen(_ bytes: UnsafePointer<UInt8>) -> SIMD16<UInt8> { UnsafeRawPointer(bytes).loadUnaligned(as: SIMD16<UInt8>.self) }

/// The place of the first lane that is true; 16 without one.
@inline(__always)
func firstTrue(_ mask: SIMDMask<SIMD16<Int8>>) -> Int {
    let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    if words.x != 0 { return words.x.trailingZeroBitCount &>> 3 }
    return words.y != 0 ? 8 &+ (words.y.trailingZeroBitCount &>> 3) : 16
}

/// The place of the next byte that is one of four; `end` without one.
@inline(__always)
func scan(
    _ base: UnsafePointer<UInt8>, _ from: Int, _ end: Int, _ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8
) -> Int {
    // Whole vectors on both sides: with a number on one side the comparison goes lane by lane.
    let firsts = SIMD16<UInt8>(repeating: first)
    let seconds = SIMD16<UInt8>(repeating: second)
    let thirds = SIMD16<UInt8>(repeating: third)
    let fourths = SIMD16<UInt8>(repeating: fourth)
    var place = from
    while place &+ 16 <= end {
        let bytes = loadSixteen(base + place)
        let found = (bytes .== firsts) .| (bytes .== seconds) .| (bytes .== thirds) .| (bytes .== fourths)
        let lane = firstTrue(found)
        if lane < 16 { return place &+ lane }
        place &+= 16
    }
    while place < end {
        let byte = base[place]
        if byte == first || byte == second || byte == third || byte == fourth { return place }
        place &+= 1
    }
    return end
}

/// How many bytes of two words, the lower one first, stand before the first space, control character, solidus, greater-than sign, or, if
/// asked for, equals sign; 16 without one.
@inline(__always)
func lengthOfName(_ low: UInt64, _ high: UInt64, endsAtEquals: Bool) -> Int {
    let first = endOfName(low, endsAtEquals)
    if first != 0 { return first.trailingZeroBitCount &>> 3 }
    let second = endOfName(high, endsAtEquals)
    return second != 0 ? 8 &+ (second.trailingZeroBitCount &>> 3) : 16
}

/// Marks bytes that end a name with their highest bit. The lowest mark is right; those above it may be wrong, because of borrows.
@inline(__always)
private func endOfName(_ word: UInt64, _ endsAtEquals: Bool) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let solidus = word ^ (ones &* 0x2F)
    let greater = word ^ (ones &* 0x3E)
    var marks = (word &- ones &* 0x21) & ~word
    marks |= (solidus &- ones) & ~solidus
    marks |= (greater &- ones) & ~greater
    if endsAtEquals {
        let equals = word ^ (ones &* 0x3D)
        marks |= (equals &- ones) & ~equals
    }
    return marks & (ones &* 0x80)
}

extension UInt8 {
    /// Tab, line feed, form feed, carriage return, space: the standard's ASCII whitespace.
    @inline(__always)
    var isHTMLSpace: Bool { self <= 0x20 && (UInt64(1) &<< UInt64(self)) & 0x1_0000_3600 != 0 }

    @inline(__always)
    var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    @inline(__always)
    var isASCIIDigit: Bool { self &- 0x30 < 10 }

    @inline(__always)
    var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self &+ 0x20 : self }
}
