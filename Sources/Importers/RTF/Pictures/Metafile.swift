// SPDX-License-Identifier: Apache-2.0

import ImageHeaders

/// A Windows metafile as RTF stores it: without the placeable header, so that it does not say how large it is ([MS-WMF] 2.3.2).
struct Metafile {
    private static let headerSize = 18

    private let data: LittleEndian

    /// `nil` where bytes do not begin with a metafile's plain header.
    init?(_ bytes: [UInt8]) {
        data = LittleEndian(bytes: bytes)
        guard let type = data.unsigned16(at: 0), 1...2 ~= type, data.unsigned16(at: 2) == Self.headerSize / 2 else { return nil }
    }

    /// The header that makes this a file whose size programs know (META_PLACEABLE, 2.3.2.3). Nothing but the RTF says it.
    /// - Parameters:
    ///   - width: points
    ///   - height: points
    func placeableHeader(width: Double, height: Double) -> [UInt8]? {
        var unitsPerInch = 1440.0
        let inches = (width / 72, height / 72)
        guard inches.0 > 0, inches.1 > 0 else { return nil }
        unitsPerInch = min(unitsPerInch, Double(Int16.max) / inches.0, Double(Int16.max) / inches.1)
        guard unitsPerInch >= 1 else { return nil }
        let units = Double(Int(unitsPerInch))
        var header: [UInt8] = []
        LittleEndian.append32(0x9AC6_CDD7, to: &header)
        for value in [0, 0, 0, Int(inches.0 * units), Int(inches.1 * units), Int(units), 0, 0] { LittleEndian.append16(value, to: &header) }
        let words = LittleEndian(bytes: header)
        let checksum = stride(from: 0, to: header.count, by: 2).reduce(0) { $0 ^ (words.unsigned16(at: $1) ?? 0) }
        LittleEndian.append16(checksum, to: &header)
        return header
    }

    /// The bitmap, as a BMP file, where a metafile does nothing but copy one whole to its window: so Word stored bitmaps for readers of its
    /// day, and programs of ours show no metafiles.
    var onlyBitmap: [UInt8]? {
        var place = Self.headerSize
        var bitmap: [UInt8]?
        while let words = data.unsigned32(at: place), let function = data.unsigned16(at: place + 4) {
            let size = words.multipliedReportingOverflow(by: 2)
            guard !size.overflow, size.partialValue >= 6, size.partialValue <= data.bytes.count - place else { return nil }
            if function == 0 { return bitmap }
            if let layout = Self.copies[function] {
                guard bitmap == nil, let found = self.bitmap(in: place..<place + size.partialValue, layout) else { return nil }
                bitmap = found
            } else if !Self.settings.contains(function) {
                return nil
            }
            place += size.partialValue
        }
        return nil
    }

    /// Where the parameters of a record that copies a bitmap stand, in bytes from its start.
    private struct Copy {
        let colorUsage: Int?
        /// Source height and width, y and x, destination height and width: 16 bit each.
        let rectangles: Int
        let bitmap: Int
    }

    private static let copies: [Int: Copy] = [
        0x0F43: Copy(colorUsage: 10, rectangles: 12, bitmap: 28),  // META_STRETCHDIB, 2.3.1.6
        0x0B41: Copy(colorUsage: nil, rectangles: 10, bitmap: 26),  // META_DIBSTRETCHBLT, 2.3.1.3
    ]

    /// Records that draw nothing: window and viewport, modes, saving and restoring, comments, palettes.
    private static let settings: Set<Int> = [
        0x0103, 0x020B, 0x020C, 0x020D, 0x020E, 0x001E, 0x0127, 0x0107, 0x0102, 0x0104, 0x0106, 0x012E, 0x0201, 0x0209, 0x0231, 0x0626,
        0x0234, 0x0035, 0x00F7,
    ]

    private static let sourceCopy = 0x00CC_0020

    private func bitmap(in record: Range<Int>, _ layout: Copy) -> [UInt8]? {
        let start = record.lowerBound
        guard data.unsigned32(at: start + 6) == Self.sourceCopy, layout.bitmap <= record.count else { return nil }
        // Colours by index into a palette of the device are known to nobody.
        if let usage = layout.colorUsage, data.unsigned16(at: start + usage) != 0 { return nil }
        let numbers = (0..<6).map { data.signed16(at: start + layout.rectangles + 2 * $0) ?? 0 }
        let dib = Array(data.bytes[start + layout.bitmap..<record.upperBound])
        guard let size = DIB.header(dib)?.pixelSize, let header = DIB.fileHeader(for: dib) else { return nil }
        // The whole bitmap, neither mirrored nor a part of it.
        guard numbers[0] == size.height, numbers[1] == size.width, numbers[2] == 0, numbers[3] == 0, numbers[4] > 0, numbers[5] > 0 else {
            return nil
        }
        return header + dib
    }
}
