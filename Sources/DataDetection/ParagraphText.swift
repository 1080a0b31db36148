// SPDX-License-Identifier: Apache-2.0

/// The bytes of one paragraph, and what the rules ask of them. Reading outside gives a line feed.
struct ParagraphText {
    let bytes: UnsafeBufferPointer<UInt8>
    let start: Int
    let end: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        start = range.lowerBound
        end = range.upperBound
    }

    subscript(place: Int) -> UInt8 {
        @inline(__always) get { place >= start && place < end ? bytes[place] : 0x0A }
    }

    subscript(range: Range<Int>) -> [UInt8] { Array(bytes[range]) }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The bytes of a range, ASCII letters made small.
    func folded(_ range: Range<Int>) -> [UInt8] { bytes[range].map(ASCII.folded) }

    /// Whether a word in small letters stands at a place.
    func has(_ word: StaticString, at place: Int) -> Bool {
        guard place >= start, place + word.utf8CodeUnitCount <= end else { return false }
        for offset in 0..<word.utf8CodeUnitCount where ASCII.folded(bytes[place + offset]) != word.utf8Start[offset] { return false }
        return true
    }

    /// The scalar at a place, and its length.
    func scalar(at place: Int) -> (scalar: Unicode.Scalar, length: Int) {
        let first = self[place]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for offset in 1..<length { value = value << 6 | UInt32(self[place + offset] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }

    /// The scalar that ends before a place.
    func scalar(before place: Int) -> Unicode.Scalar {
        var first = place - 1
        while first > start, first > place - 4, self[first] & 0xC0 == 0x80 { first -= 1 }
        return scalar(at: first).scalar
    }

    /// Behind the digits that stand at a place, at most `limit` of them.
    func digitsEnd(_ place: Int, limit: Int = 20) -> Int {
        var end = place
        while end - place < limit, ASCII.isDigit(self[end]) { end += 1 }
        return end
    }

    /// The number in a range of digits.
    func number(_ range: Range<Int>) -> Int { range.reduce(0) { min($0 * 10 + Int(self[$1] & 0x0F), 1 << 40) } }

    /// Behind white space in the line.
    func skipSpaces(_ place: Int, limit: Int = 3) -> Int {
        var end = place
        while end - place < limit, self[end] == 0x20 || self[end] == 0x09 { end += 1 }
        return end
    }

    /// Whether a letter or digit of any script stands before a place.
    func isBehindWord(_ place: Int) -> Bool {
        let before = self[place - 1]
        return ASCII.isWord(before) || before >= 0x80 && scalar(before: place).isLetterOrDigit
    }

    /// Whether a letter or digit of any script stands at a place.
    func isBeforeWord(_ place: Int) -> Bool {
        let next = self[place]
        return ASCII.isWord(next) || next >= 0x80 && scalar(at: place).scalar.isLetterOrDigit
    }
}

/// Questions about bytes of ASCII.
enum ASCII {
    @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    @inline(__always) static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    @inline(__always) static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
    @inline(__always) static func isSmall(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
    @inline(__always) static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }
    @inline(__always) static func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) }
    @inline(__always) static func folded(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | 0x20 : byte }
}

extension Unicode.Scalar {
    var isLetterOrDigit: Bool {
        if value < 0x80 { return ASCII.isWord(UInt8(value)) }
        return properties.isAlphabetic || properties.numericType != nil
    }

    /// Whether words of the script are written without spaces between.
    var isUnspaced: Bool {
        switch value {
        case 0x2E80...0x2FFF, 0x3005...0x3007, 0x3031...0x30FF, 0x3100...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF66...0xFF9F,
            0x20000...0x3FFFF, 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF:
            true
        default: false
        }
    }

    /// Whether it parts words: white space, controls, punctuation that no address holds.
    var isSeparator: Bool {
        switch value {
        case 0...0x20, 0x7F...0xA0, 0x1680, 0x2000...0x200B, 0x200E, 0x200F, 0x2018...0x201F, 0x2028...0x202F, 0x2039, 0x203A,
            0x205F...0x206F,
            0xAB, 0xBB, 0x3000...0x3003, 0x3008...0x3020, 0xFE30...0xFE6F, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40,
            0xFF5B...0xFF65, 0xFEFF, 0xFFF9...0xFFFC:
            true
        default: false
        }
    }
}
