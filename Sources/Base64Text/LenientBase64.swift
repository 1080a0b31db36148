// SPDX-License-Identifier: Apache-2.0

extension Base64 {
    /// Decodes base64 as it is met in mails and `data:` URLs: everything left out that is no digit, padding missing or in the middle, where
    /// encoded pieces were put together.
    /// - Parameter allowingURLDigits: Whether `-` and `_` are digits too (RFC 4648, section 5).
    /// - Returns: the bytes, and whether something was left out that is neither white space nor padding, or one digit that says nothing.
    package static func decodeLeniently(_ text: some Sequence<UInt8>, allowingURLDigits: Bool) -> (bytes: [UInt8], isDamaged: Bool) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.underestimatedCount / 4 * 3)
        var group: UInt32 = 0
        var digits = 0
        var isDamaged = false
        func flush() {
            switch digits {
            case 1: isDamaged = true
            case 2: bytes.append(UInt8(truncatingIfNeeded: group >> 4))
            case 3:
                bytes.append(UInt8(truncatingIfNeeded: group >> 10))
                bytes.append(UInt8(truncatingIfNeeded: group >> 2))
            default: break
            }
            (group, digits) = (0, 0)
        }
        (allowingURLDigits ? urlValues : plainValues).withUnsafeBufferPointer { values in
            for byte in text {
                let value = values[Int(byte)]
                if value < 64 {
                    group = group << 6 | UInt32(value)
                    digits += 1
                    guard digits == 4 else { continue }
                    bytes.append(UInt8(truncatingIfNeeded: group >> 16))
                    bytes.append(UInt8(truncatingIfNeeded: group >> 8))
                    bytes.append(UInt8(truncatingIfNeeded: group))
                    (group, digits) = (0, 0)
                } else if byte == UInt8(ascii: "=") {
                    flush()
                } else if value != white {
                    isDamaged = true
                }
            }
        }
        flush()
        return (bytes, isDamaged)
    }

    private static let white: UInt8 = 254

    private static let plainValues = values(of: alphabet.description)
    private static let urlValues: [UInt8] = {
        var values = plainValues
        values[Int(UInt8(ascii: "-"))] = 62
        values[Int(UInt8(ascii: "_"))] = 63
        return values
    }()

    private static func values(of alphabet: String) -> [UInt8] {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, digit) in alphabet.utf8.enumerated() { values[Int(digit)] = UInt8(value) }
        for space in [0x09, 0x0A, 0x0C, 0x0D, 0x20] { values[space] = white }
        return values
    }
}
