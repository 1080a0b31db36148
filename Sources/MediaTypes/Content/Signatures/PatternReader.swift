// SPDX-License-Identifier: Apache-2.0

/// Reads the bytes that a signature's pattern asks for, one after the other, in place. A copy starts where the original stands.
struct PatternReader {
    struct Unit {
        var value: UInt8
        /// The bits that count.
        var mask: UInt8
        var foldsCase: Bool

        @inline(__always)
        func accepts(_ byte: UInt8) -> Bool {
            foldsCase ? byte.asciiLowercased == value : byte & mask == value
        }
    }

    private let text: SignatureText
    private var cursor: Int
    private var quote: UInt8 = 0

    init(_ text: SignatureText, at start: Int) {
        self.text = text
        cursor = start
    }

    mutating func next() -> Unit? {
        while true {
            let byte = text[cursor]
            if byte == 0x0A { return nil }
            if quote != 0 {
                cursor += 1
                if byte == quote {
                    quote = 0
                    continue
                }
                let value = byte == UInt8(ascii: "_") ? 0x20 : byte
                return Unit(value: value, mask: 0xFF, foldsCase: quote == UInt8(ascii: "\"") && value.isASCIILetter)
            }
            if byte == 0x20 { return nil }
            if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
                cursor += 1
                continue
            }
            let high = Self.nibble(byte)
            let low = Self.nibble(text[cursor + 1])
            cursor += 2
            return Unit(value: high.value << 4 | low.value, mask: high.mask << 4 | low.mask, foldsCase: false)
        }
    }

    private static func nibble(_ byte: UInt8) -> (value: UInt8, mask: UInt8) {
        if byte.isASCIIDigit { return (byte & 15, 15) }
        if byte.isASCIILetter { return ((byte & 15) + 9, 15) }
        return (0, 0)
    }

    func matches(_ bytes: [UInt8], at start: Int) -> Bool {
        var reader = self
        var index = start
        while let unit = reader.next() {
            guard index >= 0, index < bytes.count, unit.accepts(bytes[index]) else { return false }
            index += 1
        }
        return true
    }

    /// Bytes that are asked for whole; half a byte counts for none.
    var strength: Int {
        var reader = self
        var strength = 0
        while let unit = reader.next() {
            if unit.mask == 0xFF { strength += 1 }
        }
        return strength
    }

    /// The place behind the pattern.
    var end: Int {
        var reader = self
        while reader.next() != nil {}
        return reader.cursor
    }
}
