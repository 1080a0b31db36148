// SPDX-License-Identifier: Apache-2.0

/// Decodes base64 (RFC 4648, section 4) that comes in pieces; white space may stand anywhere.
package struct Base64Decoder {
    /// What was decoded so far.
    package private(set) var bytes: [UInt8] = []
    private var group: UInt32 = 0
    private var digits = 0
    private var padding = 0

    package init() {}

    private static let values: [UInt8] = {
        var values = [UInt8](repeating: invalid, count: 256)
        for (value, digit) in Base64.alphabet.description.utf8.enumerated() { values[Int(digit)] = UInt8(value) }
        for space in [0x09, 0x0A, 0x0D, 0x20] { values[space] = skipped }
        values[Int(UInt8(ascii: "="))] = pad
        return values
    }()

    private static let invalid: UInt8 = 255
    private static let skipped: UInt8 = 254
    private static let pad: UInt8 = 253

    /// Takes a piece; returns whether it is base64.
    package mutating func append(_ piece: Span<UInt8>) -> Bool {
        Self.values.withUnsafeBufferPointer { values in
            for place in piece.indices {
                let value = values[Int(piece[place])]
                if value < 64 {
                    if padding > 0 { return false }
                    add(value)
                } else if value == Self.pad {
                    if digits < 2 || digits + padding >= 4 { return false }
                    padding += 1
                } else if value == Self.invalid {
                    return false
                }
            }
            return true
        }
    }

    private mutating func add(_ value: UInt8) {
        group = group << 6 | UInt32(value)
        digits += 1
        guard digits == 4 else { return }
        bytes.append(UInt8(truncatingIfNeeded: group >> 16))
        bytes.append(UInt8(truncatingIfNeeded: group >> 8))
        bytes.append(UInt8(truncatingIfNeeded: group))
        (group, digits) = (0, 0)
    }

    /// Ends; returns whether the last group was whole.
    package mutating func finish() -> Bool {
        switch (digits, padding) {
        case (0, 0): return true
        case (2, 2): bytes.append(UInt8(truncatingIfNeeded: group >> 4))
        case (3, 1):
            bytes.append(UInt8(truncatingIfNeeded: group >> 10))
            bytes.append(UInt8(truncatingIfNeeded: group >> 2))
        default: return false
        }
        (group, digits, padding) = (0, 0, 0)
        return true
    }
}
