// SPDX-License-Identifier: Apache-2.0

import HTMLWriting

/// Text of code, in which nothing is escaped.
enum CodeText {
    /// Appends text; U+2028 begins a line, and what HTML forbids becomes U+FFFD.
    static func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        var (copied, place) = (0, 0)
        while place < bytes.count {
            let byte = bytes[place]
            guard byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte >= 0xEF else {
                place &+= 1
                continue
            }
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let character = bytes[place..<min(place + length, bytes.count)]
            let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first?.value ?? 0
            if scalar == 0x2028 || HTMLText.isForbidden(scalar) {
                output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied..<place]))
                if scalar == 0x2028 { output.append(ASCII.lineFeed) } else { output.append(contentsOf: HTMLText.replacement) }
                copied = place + character.count
            }
            place += character.count
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied...]))
    }
}
