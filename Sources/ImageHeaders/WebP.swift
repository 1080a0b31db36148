// SPDX-License-Identifier: Apache-2.0

extension ImageHeader {
    /// RFC 9649, sections 2 and 3.4; RFC 6386, section 9.1 for the frame of `VP8 `.
    @Sendable static func webP(_ bytes: Span<UInt8>) -> ImageHeader? {
        guard bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) else { return nil }
        var header = ImageHeader(kind: .webP)
        if bytes.has("VP8X", at: 12) {
            header.pixelSize = PixelSize(
                bytes.unsigned24LittleEndian(at: 24).map { $0 + 1 }, bytes.unsigned24LittleEndian(at: 27).map { $0 + 1 })
            let hasExif = (bytes.unsigned8(at: 20) ?? 0) & 0x08 != 0
            if hasExif { header.readWebPExif(bytes) }
        } else if bytes.has("VP8L", at: 12) {
            if bytes.unsigned8(at: 20) == 0x2F, let bits = bytes.unsigned32(at: 21, .littleEndian) {
                header.pixelSize = PixelSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
            }
        } else if bytes.has("VP8 ", at: 12) {
            // Bit 0 of the frame tag is 0 in a key frame, which then has a start code and its size; the upper two bits scale.
            if let tag = bytes.unsigned8(at: 20), tag & 1 == 0, bytes.unsigned24LittleEndian(at: 23) == 0x2A019D {
                header.pixelSize = PixelSize(
                    bytes.unsigned16(at: 26, .littleEndian).map { $0 & 0x3FFF }, bytes.unsigned16(at: 28, .littleEndian).map { $0 & 0x3FFF }
                )
            }
        }
        return header
    }

    private mutating func readWebPExif(_ bytes: Span<UInt8>) {
        var position = 12
        for _ in 0..<Limits.chunks {
            guard let length = bytes.unsigned32(at: position + 4, .littleEndian) else { return }
            if bytes.has("EXIF", at: position) {
                // Some writers put JPEG's prefix there too.
                let prefix = bytes.has("Exif\0\0", at: position + 8) ? 6 : 0
                let directory = TIFFDirectory(bytes, at: position + 8 + prefix, length: length - prefix)
                orientation = directory?.orientation
                resolution = directory?.resolution
                return
            }
            position += 8 + length + length % 2
        }
    }
}

extension Span<UInt8> {
    fileprivate func unsigned24LittleEndian(at offset: Int) -> Int? {
        guard let low = unsigned16(at: offset, .littleEndian), let high = unsigned8(at: offset + 2) else { return nil }
        return low | high << 16
    }
}
