// SPDX-License-Identifier: Apache-2.0

/// Finds UTF-16 and UTF-32 that bear no byte order mark, by the places of their NUL bytes and the characters that result.
enum UnitPattern {
    /// Units looked at; more would only say the same.
    private static let unitLimit = 1024

    static func charset(of bytes: [UInt8]) -> DetectedCharset? {
        guard bytes.count >= 4 else { return nil }
        if bytes.count >= 8 {
            if isText32(bytes, bigEndian: false) { return .utf32LittleEndian }
            if isText32(bytes, bigEndian: true) { return .utf32BigEndian }
        }
        let probe = Array(bytes.prefix(64))
        guard isText16(probe, from: 0, bigEndian: false) || isText16(probe, from: 0, bigEndian: true) else { return nil }
        let little = latinShare(bytes, bigEndian: false)
        let big = latinShare(bytes, bigEndian: true)
        if little >= big, little > 0, isText16(bytes, from: 0, bigEndian: false) { return .utf16LittleEndian }
        if big > little, isText16(bytes, from: 0, bigEndian: true) { return .utf16BigEndian }
        return nil
    }

    /// How many units of a hundred are ASCII text; 0 where they are too few, or other units come from too many scripts, to tell.
    private static func latinShare(_ bytes: [UInt8], bigEndian: Bool) -> Int {
        let units = min(bytes.count / 2, unitLimit)
        var ascii = 0
        var spaces = 0
        var highs: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        for index in 0..<units {
            let unit = unit16(bytes, at: index * 2, bigEndian)
            if unit < 0x80 {
                ascii += 1
                if unit == 0x20 || unit == 0x0A { spaces += 1 }
            }
            let bit = UInt64(1) << UInt64(unit >> 8 & 63)
            switch unit >> 14 {
            case 0: highs.0 |= bit
            case 1: highs.1 |= bit
            case 2: highs.2 |= bit
            default: highs.3 |= bit
            }
        }
        let share = ascii * 100 / max(1, units)
        if share >= 60 { return share }
        let pages = highs.0.nonzeroBitCount + highs.1.nonzeroBitCount + highs.2.nonzeroBitCount + highs.3.nonzeroBitCount
        let fewPages = pages <= 6 || (units >= 64 && pages * 4 <= units && highs.3.nonzeroBitCount <= 2)
        return spaces * 50 >= units && spaces > 0 && fewPages ? max(1, share) : 0
    }

    /// Whether the units are text: no NUL, no control characters, no lone surrogate, no noncharacter.
    static func isText16(_ bytes: [UInt8], from start: Int, bigEndian: Bool) -> Bool {
        var index = start
        let end = min(bytes.count, start + unitLimit * 2)
        var expectsLow = false
        while index + 1 < end {
            let unit = unit16(bytes, at: index, bigEndian)
            index += 2
            if expectsLow != (unit >= 0xDC00 && unit <= 0xDFFF) { return false }
            expectsLow = unit >= 0xD800 && unit <= 0xDBFF
            if unit < 0x20, unit < 9 || unit > 13, unit != 0x1B, unit != 0x1A { return false }
            if unit >= 0xFFFE || (unit >= 0xFDD0 && unit <= 0xFDEF) { return false }
        }
        return true
    }

    private static func isText32(_ bytes: [UInt8], bigEndian: Bool) -> Bool {
        guard bytes.count >= 8 else { return false }
        var index = 0
        let end = min(bytes.count / 4, unitLimit) * 4
        while index < end {
            let high = unit16(bytes, at: bigEndian ? index : index + 2, bigEndian)
            let low = unit16(bytes, at: bigEndian ? index + 2 : index, bigEndian)
            index += 4
            if high > 0x10 { return false }
            if high == 0, low < 9 || (low > 13 && low < 0x20 && low != 0x1B) || (low >= 0xD800 && low < 0xE000) { return false }
        }
        return true
    }

    @inline(__always)
    private static func unit16(_ bytes: [UInt8], at index: Int, _ bigEndian: Bool) -> UInt16 {
        bigEndian ? UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]) : UInt16(bytes[index + 1]) << 8 | UInt16(bytes[index])
    }
}
