// SPDX-License-Identifier: Apache-2.0

/// What the units of UTF-16 or UTF-32 would be, by which these are found where no byte order mark tells them.
struct UnitStatistics {
    /// So many bytes are looked at.
    private static let sampleLength = 1 << 16

    private var count = 0
    /// Units that no text holds: control characters, surrogates without a partner, noncharacters.
    private var wrong = 0
    /// Units below 100.
    private var latin = 0
    /// Kana.
    private var kana = 0
    /// Characters of East Asian scripts, kana included, and their punctuation.
    private var eastAsian = 0

    /// UTF-32 or UTF-16 in either order of bytes, and how sure that is.
    static func encoding(of bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> (CharacterEncoding, confidence: Double)? {
        let sample = UnsafeBufferPointer(rebasing: bytes.prefix(sampleLength))
        let isCut = !isWhole || sample.count < bytes.count
        if sample.count >= 8, isCut || bytes.count % 4 == 0 {
            if isUTF32(sample, bigEndian: false) { return (.utf32LE, 0.99) }
            if isUTF32(sample, bigEndian: true) { return (.utf32BE, 0.99) }
        }
        guard sample.count >= 4 else { return nil }
        let zeros = zeroCounts(sample)
        if zeros.even != zeros.odd, zeros.even + zeros.odd > 0 {
            let bigEndian = zeros.even > zeros.odd
            let found = UnitStatistics(sample, bigEndian: bigEndian)
            if found.isText(against: bigEndian ? zeros.odd : zeros.even) { return (bigEndian ? .utf16BE : .utf16LE, 0.99) }
        }
        guard isCut || bytes.count % 2 == 0 else { return nil }
        let little = UnitStatistics(sample, bigEndian: false)
        let big = UnitStatistics(sample, bigEndian: true)
        let control = hasControls(sample)
        if little.isEastAsian(control), !big.isEastAsian(control) { return (.utf16LE, 0.8) }
        if big.isEastAsian(control), !little.isEastAsian(control) { return (.utf16BE, 0.8) }
        return nil
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, bigEndian: Bool) {
        var at = 0
        var expectsLow = false
        while at &+ 2 <= bytes.count {
            let unit = bigEndian ? UInt16(bytes[at]) << 8 | UInt16(bytes[at &+ 1]) : UInt16(bytes[at &+ 1]) << 8 | UInt16(bytes[at])
            let isLow = unit & 0xFC00 == 0xDC00
            if isLow != expectsLow { wrong &+= 1 }
            expectsLow = unit & 0xFC00 == 0xD800
            add(unit)
            count &+= 1
            at &+= 2
        }
    }

    private mutating func add(_ unit: UInt16) {
        switch unit {
        case 0...8, 0x0E...0x1A, 0x1C...0x1F, 0xFDD0...0xFDEF, 0xFFFE...0xFFFF: wrong &+= 1
        case 0x09...0xFF: latin &+= 1
        case 0x3040...0x30FF:
            kana &+= 1
            eastAsian &+= 1
        case 0x3000...0x303F, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF00...0xFFEF: eastAsian &+= 1
        default: break
        }
    }

    /// Whether NULs in the places of the high bytes make the units text; `otherZeros` stand in the places of the low ones.
    private func isText(against otherZeros: Int) -> Bool {
        count >= 2 && latin > 0 && wrong * 200 <= count && otherZeros * 4 <= latin
    }

    /// Whether the units are text in an East Asian script without any ASCII, read off bytes that hold control characters or kana.
    private func isEastAsian(_ hasControls: Bool) -> Bool {
        guard count >= 4, wrong == 0, (eastAsian + latin) * 100 >= count * 97, eastAsian * 2 > count else { return false }
        return (hasControls && count >= 8) || kana * 10 >= count * 3
    }

    private static func zeroCounts(_ bytes: UnsafeBufferPointer<UInt8>) -> (even: Int, odd: Int) {
        var (even, odd) = (0, 0)
        var at = 0
        while at &+ 2 <= bytes.count {
            if bytes[at] == 0 { even &+= 1 }
            if bytes[at &+ 1] == 0 { odd &+= 1 }
            at &+= 2
        }
        return (even, odd)
    }

    /// Whether there are control characters of ASCII that no text in an extension of it holds.
    private static func hasControls(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.contains { $0 < 0x20 && !(0x07...0x0F).contains($0) && $0 != 0x1A && $0 != 0x1B }
    }

    private static func isUTF32(_ bytes: UnsafeBufferPointer<UInt8>, bigEndian: Bool) -> Bool {
        let raw = UnsafeRawBufferPointer(bytes)
        var at = 0
        while at &+ 4 <= bytes.count {
            let value = raw.loadUnaligned(fromByteOffset: at, as: UInt32.self)
            let scalar = bigEndian ? UInt32(bigEndian: value) : UInt32(littleEndian: value)
            let isControl = scalar < 0x20 && !(0x09...0x0D).contains(scalar) && scalar != 0x1A && scalar != 0x1B
            guard !isControl, Unicode.Scalar(scalar) != nil else { return false }
            at &+= 4
        }
        return true
    }
}
