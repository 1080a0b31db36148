// SPDX-License-Identifier: Apache-2.0

extension ImageHeader {
    /// GIF 89a, sections 17 and 18: the size of the logical screen.
    @Sendable static func gif(_ bytes: Span<UInt8>) -> ImageHeader? {
        guard bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) else { return nil }
        var header = ImageHeader(kind: .gif)
        header.pixelSize = PixelSize(bytes.unsigned16(at: 6, .littleEndian), bytes.unsigned16(at: 8, .littleEndian))
        return header
    }
}
