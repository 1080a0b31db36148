// SPDX-License-Identifier: Apache-2.0

extension ImageHeader {
    /// PNG (third edition), sections 5.2 and 11.2.1 (IHDR), 11.3.4.3 (pHYs), 11.3.4.5 (eXIf).
    @Sendable static func png(_ bytes: Span<UInt8>) -> ImageHeader? {
        guard bytes.unsigned8(at: 0) == 0x89, bytes.has("PNG\r\n\u{1A}\n", at: 1) else { return nil }
        var header = ImageHeader(kind: .png)
        var position = 8
        for index in 0..<Limits.chunks {
            guard let length = bytes.unsigned32(at: position, .bigEndian), bytes.unsigned32(at: position + 4, .bigEndian) != nil else {
                return header
            }
            let data = position + 8
            if bytes.has("IHDR", at: position + 4) {
                guard length == 13, header.pixelSize == nil else { return header }
                header.pixelSize = PixelSize(bytes.unsigned32(at: data, .bigEndian), bytes.unsigned32(at: data + 4, .bigEndian))
            } else if index == 0 {
                // IHDR comes first, but for Apple's variant, which has a chunk of its own before it.
                guard bytes.has("CgBI", at: position + 4) else { return header }
            } else if bytes.has("pHYs", at: position + 4) {
                guard length == 9, bytes.unsigned8(at: data + 8) == 1 else { position = data + length + 4; continue }
                header.resolution = ImageResolution(
                    perMetre: bytes.unsigned32(at: data, .bigEndian), bytes.unsigned32(at: data + 4, .bigEndian))
            } else if bytes.has("eXIf", at: position + 4) {
                header.orientation = TIFFDirectory(bytes, at: data, length: length)?.orientation
            } else if bytes.has("IDAT", at: position + 4) || bytes.has("IEND", at: position + 4) {
                return header
            }
            position = data + length + 4
        }
        return header
    }
}
