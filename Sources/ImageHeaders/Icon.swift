// SPDX-License-Identifier: Apache-2.0

extension ImageHeader {
    /// ICONDIR of Windows, for icons (1) and cursors (2). The signature is weak (a TGA image begins with the same bytes), so the first
    /// entry must point behind the directory at a bitmap or a PNG, as far as the bytes reach.
    @Sendable static func icon(_ bytes: Span<UInt8>) -> ImageHeader? {
        guard bytes.unsigned16(at: 0, .littleEndian) == 0, let type = bytes.unsigned16(at: 2, .littleEndian), 1...2 ~= type,
            let images = bytes.unsigned16(at: 4, .littleEndian), 1...Limits.iconImages ~= images,
            let size = bytes.unsigned32(at: 14, .littleEndian), size > 0,
            let offset = bytes.unsigned32(at: 18, .littleEndian), offset >= 6 + 16 * images,
            beginsIconImage(bytes, at: offset)
        else { return nil }
        var header = ImageHeader(kind: .icon)
        for index in 0..<images {
            guard let found = iconImage(bytes, at: 6 + 16 * index) else { break }
            if found.pixelCount > header.pixelSize?.pixelCount ?? 0 { header.pixelSize = found }
        }
        return header
    }

    /// `true` also where the bytes end before.
    private static func beginsIconImage(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
        guard let start = bytes.unsigned32(at: offset, .littleEndian) else { return true }
        // The size of a DIB header, or the first half of PNG's signature.
        return [12, 40, 108, 124, 0x474E_5089].contains(start)
    }

    private static func iconImage(_ bytes: Span<UInt8>, at entry: Int) -> PixelSize? {
        guard let width = bytes.unsigned8(at: entry), let height = bytes.unsigned8(at: entry + 1),
            let offset = bytes.unsigned32(at: entry + 12, .littleEndian)
        else { return nil }
        // A PNG inside knows better: a byte holds no more than 256, written as 0.
        if offset < bytes.count, let image = png(bytes.extracting(offset..<bytes.count)), let size = image.pixelSize { return size }
        return PixelSize(width: width == 0 ? 256 : width, height: height == 0 ? 256 : height)
    }
}
