// SPDX-License-Identifier: Apache-2.0

/// Character reference state to numeric character reference end state.
extension Tokenizer {
    /// Reads a reference at the ampersand at the current place and goes behind it; nil, and the place is left, if the ampersand is nothing
    /// but itself.
    mutating func readReference(inAttribute: Bool) -> TextPiece? {
        guard let first = byte(at: position + 1) else { return nil }
        if first == 0x23 { return readNumericReference() }
        guard first.isASCIILetter || first.isASCIIDigit else { return nil }
        let start = position + 1
        guard let entry = references.longestMatch(base + start, end - start) else {
            if collectsErrors { reportUnknownReference(start) }
            return nil
        }
        let stop = start + Int(entry.count)
        if base[stop - 1] != 0x3B {
            if inAttribute, let next = byte(at: stop), next == 0x3D || next.isASCIILetter || next.isASCIIDigit { return nil }
            report(.missingSemicolonAfterCharacterReference, at: stop)
        }
        position = stop
        var piece = Self.encode(entry.first)
        if entry.second != 0 {
            let second = Self.encode(entry.second)
            piece = TextPiece(decoded: piece.decoded | second.decoded &<< UInt64(piece.count * 8), count: piece.count + second.count)
        }
        return piece
    }

    /// Ambiguous ampersand state.
    private mutating func reportUnknownReference(_ start: Int) {
        var place = start
        while let byte = byte(at: place), byte.isASCIILetter || byte.isASCIIDigit { place += 1 }
        if byte(at: place) == 0x3B { report(.unknownNamedCharacterReference, at: place) }
    }

    private mutating func readNumericReference() -> TextPiece? {
        var place = position + 2
        var value: UInt32 = 0
        let firstDigit: Int
        if let mark = byte(at: place), mark | 0x20 == 0x78 {
            place += 1
            firstDigit = place
            while let byte = byte(at: place), let digit = Self.hexadecimalDigit(byte) {
                value = min(value << 4 | digit, 0x110000)
                place += 1
            }
        } else {
            firstDigit = place
            while let byte = byte(at: place), byte.isASCIIDigit {
                value = min(value * 10 + UInt32(byte - 0x30), 0x110000)
                place += 1
            }
        }
        guard place > firstDigit else {
            report(.absenceOfDigitsInNumericCharacterReference, at: place)
            return nil
        }
        if byte(at: place) == 0x3B { place += 1 } else { report(.missingSemicolonAfterCharacterReference, at: place) }
        position = place
        return Self.encode(checked(value))
    }

    private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
        if byte.isASCIIDigit { return UInt32(byte - 0x30) }
        let letter = byte | 0x20
        return letter >= 0x61 && letter <= 0x66 ? UInt32(letter - 0x57) : nil
    }

    /// Numeric character reference end state: the code point that a number stands for.
    private mutating func checked(_ value: UInt32) -> UInt32 {
        switch value {
        case 0:
            report(.nullCharacterReference, at: position)
            return 0xFFFD
        case 0x110000...:
            report(.characterReferenceOutsideUnicodeRange, at: position)
            return 0xFFFD
        case 0xD800...0xDFFF:
            report(.surrogateCharacterReference, at: position)
            return 0xFFFD
        case 0xFDD0...0xFDEF:
            report(.noncharacterCharacterReference, at: position)
        case _ where value & 0xFFFE == 0xFFFE:
            report(.noncharacterCharacterReference, at: position)
        case 0x01...0x08, 0x0B, 0x0D...0x1F, 0x7F...0x9F:
            report(.controlCharacterReference, at: position)
            return Self.windowsCharacter(value)
        default: break
        }
        return value
    }

    /// What the numbers 80 to 9F stand for: what windows-1252 has there.
    private static func windowsCharacter(_ value: UInt32) -> UInt32 {
        guard value >= 0x80, value <= 0x9F else { return value }
        let scalar = windowsCharacters[Int(value - 0x80)].value
        return scalar == 0 ? value : scalar
    }

    private static let windowsCharacters = Array("€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ".unicodeScalars)

    /// The bytes of a code point in UTF-8.
    static func encode(_ value: UInt32) -> TextPiece {
        guard value >= 0x80 else { return TextPiece(decoded: UInt64(value), count: 1) }
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        var word: UInt64 = 0
        var count = 0
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            word |= UInt64(byte) &<< UInt64(count * 8)
            count += 1
        }
        return TextPiece(decoded: word, count: count)
    }
}
