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
    /// The different high bytes of units.
    private var highBytes = ByteSet()

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
        let traits = ByteTraits(sample)
        if little.isEastAsian(traits), !big.isEastAsian(traits) { return (.utf16LE, 0.8) }
        if big.isEastAsian(traits), !little.isEastAsian(traits) { return (.utf16BE, 0.8) }
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
            highBytes.insert(UInt8(unit >> 8))
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
    ///
    /// A NUL in a text of bytes makes one unit of Latin, and the others of many scripts.
    private func isText(against otherZeros: Int) -> Bool {
        guard latin > 0, wrong * 200 <= count, otherZeros * 4 <= latin else { return false }
        return latin * 2 > count
            || count >= 8 && (latin * 5 >= count || highBytes.count * 4 <= count || (eastAsian + latin) * 100 >= count * 97)
    }

    /// Whether the units are text in an East Asian script without any ASCII, read off bytes that no text of bytes consists of.
    private func isEastAsian(_ traits: ByteTraits) -> Bool {
        guard count >= 4, wrong == 0, (eastAsian + latin) * 100 >= count * 97, eastAsian * 2 > count else { return false }
        guard (traits.controls + traits.high) * 10 >= count else { return false }
        return traits.controls * 50 >= count && traits.high * 4 >= count && count >= 8 || kana * 10 >= count * 3
    }

    /// What the bytes are by themselves.
    private struct ByteTraits {
        /// Control characters of ASCII that no text in an extension of it holds.
        var controls = 0
        /// Bytes above 7F.
        var high = 0

        init(_ bytes: UnsafeBufferPointer<UInt8>) {
            for byte in bytes {
                if byte >= 0x80 { high &+= 1 }
                if byte < 0x20, !(0x07...0x0F).contains(byte), byte != 0x1A, byte != 0x1B { controls &+= 1 }
            }
        }
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

/// Which bytes there are.
private struct ByteSet {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    var count: Int { words.0.nonzeroBitCount + words.1.nonzeroBitCount + words.2.nonzeroBitCount + words.3.nonzeroBitCount }

    mutating func insert(_ byte: UInt8) {
        let bit = UInt64(1) << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: words.0 |= bit
        case 1: words.1 |= bit
        case 2: words.2 |= bit
        default: words.3 |= bit
        }
    }
}
