// SPDX-License-Identifier: Apache-2.0

/// One piece of an RTF file.
enum RTFToken {
    case openGroup
    case closeGroup
    /// A control word, `nil` if this reader does not know it, with its number if it has one.
    case word(ControlWord?, Int?)
    /// A backslash and one character that is no letter. CR and LF are one symbol, LF.
    case symbol(UInt8)
    /// `\'hh`
    case hex(UInt8)
    /// Bytes as they stand, without CR, LF and NUL.
    case text(Range<Int>)
    case end
}

/// Cuts an RTF file into tokens (RTF specification 1.9.1, "Basic Entities"). It works on bytes, accepts anything and never fails.
struct RTFLexer {
    /// Numbers are kept within ±2^31, so that sums of a few of them cannot overflow.
    static let numberLimit = 1 << 31

    let bytes: [UInt8]
    private(set) var position: Int
    /// Where the last token began.
    private(set) var tokenStart: Int

    init(_ bytes: [UInt8], from start: Int = 0) {
        self.bytes = bytes
        position = start
        tokenStart = start
    }

    mutating func next() -> RTFToken {
        while position < bytes.count {
            tokenStart = position
            switch bytes[position] {
            case UInt8(ascii: "{"):
                position += 1
                return .openGroup
            case UInt8(ascii: "}"):
                position += 1
                return .closeGroup
            case UInt8(ascii: "\\"):
                position += 1
                return escape()
            case 0x0D, 0x0A, 0: position += 1
            default: return .text(text())
            }
        }
        tokenStart = position
        return .end
    }

    /// The bytes behind a `\bin`, as many as there are; moves past them.
    mutating func takeBinary(_ count: Int) -> Range<Int> {
        let start = position
        position = min(bytes.count, start + max(0, count))
        return start..<position
    }

    /// Whether the file goes on with these bytes, line ends before them aside.
    func continues(with prefix: StaticString) -> Bool {
        let rest = bytes[position...].drop { $0 == 0x0D || $0 == 0x0A }
        return rest.starts(with: UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
    }

    private mutating func text() -> Range<Int> {
        let start = position
        position = bytes.withUnsafeBytes { bytes in
            var place = start + 1
            // Eight bytes at a time as long as none of them ends the text.
            while place &+ 8 <= bytes.count {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                let ends = WordOfBytes(word).ends
                if ends != 0 { return place &+ ends.trailingZeroBitCount / 8 }
                place &+= 8
            }
            while place < bytes.count {
                switch bytes[place] {
                case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"), 0x0D, 0x0A, 0: return place
                default: place += 1
                }
            }
            return place
        }
        return start..<position
    }

    private mutating func escape() -> RTFToken {
        guard position < bytes.count else { return .end }
        let byte = bytes[position]
        if isLetter(byte) { return word() }
        position += 1
        switch byte {
        case UInt8(ascii: "'"):
            guard position + 1 < bytes.count, let high = hexDigit(bytes[position]), let low = hexDigit(bytes[position + 1]) else {
                return next()
            }
            position += 2
            return .hex(high << 4 | low)
        case 0x0D:
            if position < bytes.count, bytes[position] == 0x0A { position += 1 }
            return .symbol(0x0A)
        default: return .symbol(byte)
        }
    }

    private mutating func word() -> RTFToken {
        let start = position
        while position < bytes.count, isLetter(bytes[position]) { position += 1 }
        let word = ControlWordTable.shared.word(bytes[start..<position])
        let number = number()
        if position < bytes.count, bytes[position] == 0x20 { position += 1 }
        return .word(word, number)
    }

    private mutating func number() -> Int? {
        var place = position
        let isNegative = place < bytes.count && bytes[place] == UInt8(ascii: "-")
        if isNegative { place += 1 }
        guard place < bytes.count, isDigit(bytes[place]) else { return nil }
        var value = 0
        while place < bytes.count, isDigit(bytes[place]) {
            value = min(value * 10 + Int(bytes[place] - UInt8(ascii: "0")), Self.numberLimit)
            place += 1
        }
        position = place
        return isNegative ? -value : value
    }
}

/// Eight bytes that are looked at together.
private struct WordOfBytes {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    private let word: UInt64

    @inline(__always)
    init(_ word: UInt64) { self.word = word }

    /// The high bits of bytes that end a text, up to the first of them; bits above that one mean nothing.
    @inline(__always)
    var ends: UInt64 {
        zeros(0x7B) | zeros(0x7D) | zeros(0x5C) | zeros(0x0D) | zeros(0x0A) | zeros(0)
    }

    /// The high bits of bytes with a value.
    @inline(__always)
    private func zeros(_ byte: UInt64) -> UInt64 {
        let difference = word ^ (byte &* Self.ones)
        return (difference &- Self.ones) & ~difference & Self.highBits
    }
}

func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// The value of a hexadecimal digit.
func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}
