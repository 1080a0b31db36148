// SPDX-License-Identifier: Apache-2.0

/// What the units of UTF-16 or UTF-32 would be, by which these are found where no byte order mark tells them.
struct UnitStatistics {
    /// So many bytes are looked at.
    private static let sampleLength = 1 << 16
    /// A quarter of that is judged by itself, but no fewer bytes than this.
    private static let partLength = 128

    private var count = 0
    /// Units that no text holds: control characters, surrogates without a partner, noncharacters.
    private var wrong = 0
    /// Units below 100.
    private var latin = 0
    /// Units both of whose bytes are text in ASCII, the high one being printable, and not that of kana.
    private var asciiPairs = 0
    /// Units whose low byte is text in ASCII and whose high one is a tab or an end of a line, or that of an Indian script.
    private var asciiLineEnds = 0
    /// Units of private use, which are rare in text and frequent in misread bytes.
    private var privateUse = 0
    /// Units with a NUL in the place of the low byte alone, but for U+3000, U+4E00 and U+AC00, which are frequent.
    private var lowZeros = 0
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
        guard sample.count >= 4, !isUTF8(sample) else { return nil }
        let little = UnitStatistics(sample, bigEndian: false)
        let big = UnitStatistics(sample, bigEndian: true)
        let isLittle = little.isText && !hasASCII(sample, bigEndian: false)
        let isBig = big.isText && !hasASCII(sample, bigEndian: true)
        if isLittle || isBig { return (isBig && (!isLittle || big.latin > little.latin) ? .utf16BE : .utf16LE, 0.99) }
        guard isCut || bytes.count % 2 == 0 else { return nil }
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
        let low = unit & 0xFF
        if (0x20...0x7E).contains(low) || (0x09...0x0D).contains(low) {
            if unit >> 8 != 0x30, (0x20...0x7E).contains(unit >> 8) { asciiPairs &+= 1 }
            if (0x09...0x0D).contains(unit >> 8) { asciiLineEnds &+= 1 }
        }
        if low == 0, unit != 0x3000, unit != 0x4E00, unit != 0xAC00 { lowZeros &+= 1 }
        switch unit {
        case 0...8, 0x0E...0x1A, 0x1C...0x1F, 0xFDD0...0xFDEF, 0xFFFE...0xFFFF: wrong &+= 1
        case 0xE000...0xF8FF: privateUse &+= 1
        case 0x09...0xFF: latin &+= 1
        case 0x3040...0x30FF:
            kana &+= 1
            eastAsian &+= 1
        case 0x3000...0x303F, 0x3130...0x318F, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF00...0xFFEF: eastAsian &+= 1
        default: break
        }
    }

    /// Whether the units are text by the NULs in the places of their high bytes, which ASCII characters have, spaces and line feeds above
    /// all. Where few have them, the others are to be of one script.
    private var isText: Bool {
        guard latin > 0, wrong * 200 <= count, lowZeros * 4 <= latin, privateUse * 20 <= count else { return false }
        if latin * 2 > count { return true }
        return count >= 8 && latin * 50 >= count && (highBytes.count * 4 <= count || (eastAsian + latin) * 100 >= count * 97)
    }

    /// Whether a part of the text is rather ASCII with a few NULs: units without a NUL there are, and two thirds of these are two
    /// characters of ASCII, which they are by chance in less than one third of Chinese.
    private static func hasASCII(_ bytes: UnsafeBufferPointer<UInt8>, bigEndian: Bool) -> Bool {
        let length = max(partLength, bytes.count / 8 * 2)
        let parts = max(1, bytes.count / length)
        return (0..<parts).contains { number in
            let end = number == parts - 1 ? bytes.count : (number + 1) * length
            let part = UnitStatistics(UnsafeBufferPointer(rebasing: bytes[(number * length)..<end]), bigEndian: bigEndian)
            return part.asciiPairs * 10 > part.count && part.asciiPairs * 3 >= 2 * (part.count - part.latin - part.asciiLineEnds)
        }
    }

    /// Whether the bytes are UTF-8 with more than ASCII, NULs or not; a character may be cut off at the end.
    private static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let firstHigh = bytes.endOfASCII(from: 0)
        return firstHigh < bytes.count && bytes.endOfValidUTF8(from: firstHigh) > max(firstHigh, bytes.count - 4)
    }

    /// Whether the units are text in an East Asian script without any ASCII, read off bytes that no text of bytes consists of.
    private func isEastAsian(_ traits: ByteTraits) -> Bool {
        guard count >= 4, wrong == 0, asciiPairs * 3 <= 2 * count, (eastAsian + latin) * 100 >= count * 97, eastAsian * 2 > count else {
            return false
        }
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
