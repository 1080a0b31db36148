// SPDX-License-Identifier: Apache-2.0

/// Device-independent bitmaps without a file header, as RTF (`\dibitmap`) and the clipboard have them. They have no signature, so
/// ``ImageHeader/init(_:)-(Span<UInt8>)`` does not look for them.
public enum DIB {
    /// Reads the header of a bitmap that begins with BITMAPINFOHEADER, a later version of it, or BITMAPCOREHEADER. The kind is ``ImageKind/bmp``.
    ///
    /// `nil` unless the fields up to the compression are there and all have values that exist.
    public static func header(_ bytes: Span<UInt8>) -> ImageHeader? { checked(bytes)?.imageHeader }

    /// Reads the header of a bitmap that begins with BITMAPINFOHEADER, a later version of it, or BITMAPCOREHEADER.
    public static func header(_ bytes: [UInt8]) -> ImageHeader? { header(bytes.span) }

    /// The 14 bytes of BITMAPFILEHEADER that make a BMP file of a bitmap when they stand before it.
    ///
    /// `nil` where the bitmap's header is not valid, its colour table would go beyond its end, or a BMP file cannot be that large (4 GiB).
    ///
    /// - Parameter dib: The whole bitmap.
    public static func fileHeader(for dib: Span<UInt8>) -> [UInt8]? {
        guard let header = checked(dib), let tables = tableBytes(header) else { return nil }
        let (pixels, overflow) = header.size.addingReportingOverflow(tables)
        guard !overflow, pixels <= dib.count, let fileSize = UInt32(exactly: dib.count + fileHeaderSize) else { return nil }
        var result: [UInt8] = [UInt8(ascii: "B"), UInt8(ascii: "M")]
        append(fileSize, to: &result)
        append(0, to: &result)
        append(UInt32(pixels + fileHeaderSize), to: &result)
        return result
    }

    /// The 14 bytes of BITMAPFILEHEADER that make a BMP file of a bitmap when they stand before it.
    public static func fileHeader(for dib: [UInt8]) -> [UInt8]? { fileHeader(for: dib.span) }

    private static let fileHeaderSize = 14

    private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
    }

    private static func checked(_ bytes: Span<UInt8>) -> DIBHeader? {
        guard let header = DIBHeader(bytes, at: 0), [12, 40, 52, 56, 64, 108, 124].contains(header.size), header.planes == 1,
            PixelSize(header.width, header.height) != nil, let bits = header.bitCount, [0, 1, 2, 4, 8, 16, 24, 32].contains(bits),
            let compression = header.compression, 0...13 ~= compression
        else { return nil }
        // Only JPEG (4) and PNG (5) inside of a bitmap leave the depth to them.
        return bits != 0 || compression == 4 || compression == 5 ? header : nil
    }

    /// The bytes between header and pixels: masks, then the colour table.
    private static func tableBytes(_ header: DIBHeader) -> Int? {
        guard let bits = header.bitCount, let compression = header.compression, let used = header.coloursUsed, used >= 0 else { return nil }
        let palette = 1...8 ~= bits ? 1 << bits : 0
        if header.size == DIBHeader.coreSize { return palette * 3 }
        if palette > 0, used > 256 { return nil }
        // BI_BITFIELDS and BI_ALPHABITFIELDS put their masks behind this version of the header; later ones hold them.
        let masks = header.size == DIBHeader.infoSize ? [3: 12, 6: 16][compression] ?? 0 : 0
        return masks + (used == 0 ? palette : used) * 4
    }
}
