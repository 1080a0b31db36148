// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// Base64 (RFC 4648, section 4) in lines of 76 characters.
enum Base64 {
    /// Bytes in one line.
    private static let lineLength = 57
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func write(_ bytes: [UInt8], to output: inout OutputBuffer) {
        alphabet.withUnsafeBufferPointer { alphabet in
            var place = 0
            while place < bytes.count {
                output.write(byte: UInt8(ascii: "\n"))
                let end = min(place + lineLength, bytes.count)
                while place + 3 <= end {
                    let group = Int(bytes[place]) << 16 | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
                    output.write(byte: alphabet[group >> 18 & 63])
                    output.write(byte: alphabet[group >> 12 & 63])
                    output.write(byte: alphabet[group >> 6 & 63])
                    output.write(byte: alphabet[group & 63])
                    place += 3
                }
                let rest = end - place
                guard rest > 0 else { continue }
                let group = Int(bytes[place]) << 16 | (rest > 1 ? Int(bytes[place + 1]) << 8 : 0)
                output.write(byte: alphabet[group >> 18 & 63])
                output.write(byte: alphabet[group >> 12 & 63])
                output.write(byte: rest > 1 ? alphabet[group >> 6 & 63] : UInt8(ascii: "="))
                output.write(byte: UInt8(ascii: "="))
                place = end
            }
        }
        output.write(byte: UInt8(ascii: "\n"))
    }
}
