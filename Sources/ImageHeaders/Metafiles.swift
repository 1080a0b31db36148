// SPDX-License-Identifier: Apache-2.0

extension ImageHeader {
    /// [MS-EMF] 2.3.4.2: the frame, in hundredths of a millimetre.
    @Sendable static func emf(_ bytes: Span<UInt8>) -> ImageHeader? {
        guard bytes.unsigned32(at: 0, .littleEndian) == 1, bytes.has(" EMF", at: 40) else { return nil }
        var header = ImageHeader(kind: .emf)
        if let left = bytes.signed32(at: 24, .littleEndian), let top = bytes.signed32(at: 28, .littleEndian),
            let right = bytes.signed32(at: 32, .littleEndian), let bottom = bytes.signed32(at: 36, .littleEndian)
        {
            header.pointSize = PointSize(width: Double(right - left) * 72 / 2540, height: Double(bottom - top) * 72 / 2540)
        }
        return header
    }

    /// [MS-WMF] 2.3.2.3: the bounding box, in the units per inch that stand behind it. Wrong checksums are common and do no harm.
    @Sendable static func placeableWMF(_ bytes: Span<UInt8>) -> ImageHeader? {
        guard bytes.unsigned32(at: 0, .littleEndian) == 0x9AC6_CDD7 else { return nil }
        var header = ImageHeader(kind: .wmf)
        if let left = bytes.signed16(at: 6, .littleEndian), let top = bytes.signed16(at: 8, .littleEndian),
            let right = bytes.signed16(at: 10, .littleEndian), let bottom = bytes.signed16(at: 12, .littleEndian),
            let unitsPerInch = bytes.unsigned16(at: 14, .littleEndian), unitsPerInch > 0
        {
            // Either corner may come first: the vertical axis may point up.
            let points = 72 / Double(unitsPerInch)
            header.pointSize = PointSize(width: Double(abs(right - left)) * points, height: Double(abs(bottom - top)) * points)
        }
        return header
    }

    /// [MS-WMF] 2.3.2.2, META_HEADER. Its window is in units that nothing defines, so there is no size.
    @Sendable static func plainWMF(_ bytes: Span<UInt8>) -> ImageHeader? {
        guard let type = bytes.unsigned16(at: 0, .littleEndian), 1...2 ~= type,  // in memory, on disk
            bytes.unsigned16(at: 2, .littleEndian) == 9,  // its own size in words
            let version = bytes.unsigned16(at: 4, .littleEndian), version == 0x0100 || version == 0x0300,
            bytes.unsigned16(at: 16, .littleEndian) ?? 0 == 0  // number of members, always 0
        else { return nil }
        return ImageHeader(kind: .wmf)
    }
}
