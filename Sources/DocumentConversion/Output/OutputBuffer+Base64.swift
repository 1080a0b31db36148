// SPDX-License-Identifier: Apache-2.0

import Base64Text

extension OutputBuffer {
    /// Writes bytes as base64, with a line feed before every `lineLength` bytes and at the end if that is given: a multiple of three.
    package mutating func write(base64 bytes: [UInt8], lineLength: Int? = nil) {
        let length = lineLength ?? 3 << 12
        var (place, piece) = (0, [UInt8]())
        while place < bytes.count, !hasFailed {
            let end = min(place + length, bytes.count)
            if lineLength != nil { write(byte: UInt8(ascii: "\n")) }
            piece.removeAll(keepingCapacity: true)
            Base64.append(bytes.span.extracting(place..<end), to: &piece)
            write(piece.span)
            place = end
        }
        if lineLength != nil { write(byte: UInt8(ascii: "\n")) }
    }
}
