// SPDX-License-Identifier: Apache-2.0

/// Bytes as base64 (RFC 4648, section 4).
package enum Base64 {
    static let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

    /// Appends bytes as base64, padded to whole groups of four digits. Of bytes that come in pieces each piece but the last has a
    /// multiple of three.
    package static func append(_ bytes: Span<UInt8>, to result: inout [UInt8]) {
        result.reserveCapacity(result.count + (bytes.count + 2) / 3 * 4)
        let digits = UnsafeBufferPointer(start: alphabet.utf8Start, count: alphabet.utf8CodeUnitCount)
        var place = 0
        while place + 3 <= bytes.count {
            let group = Int(bytes[place]) << 16 | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
            result.append(digits[group >> 18 & 63])
            result.append(digits[group >> 12 & 63])
            result.append(digits[group >> 6 & 63])
            result.append(digits[group & 63])
            place += 3
        }
        let rest = bytes.count - place
        guard rest > 0 else { return }
        let group = Int(bytes[place]) << 16 | (rest > 1 ? Int(bytes[place + 1]) << 8 : 0)
        result.append(digits[group >> 18 & 63])
        result.append(digits[group >> 12 & 63])
        result.append(rest > 1 ? digits[group >> 6 & 63] : UInt8(ascii: "="))
        result.append(UInt8(ascii: "="))
    }
}
