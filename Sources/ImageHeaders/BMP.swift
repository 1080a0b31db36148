// SPDX-License-Identifier: Apache-2.0

extension ImageHeader {
    /// BITMAPFILEHEADER and the DIB header behind it. "BM" begins many texts, so the size of the DIB header must be a known one.
    @Sendable static func bmp(_ bytes: Span<UInt8>) -> ImageHeader? {
        guard bytes.has("BM", at: 0), let dib = DIBHeader(bytes, at: 14), dib.hasKnownSize else { return nil }
        return dib.imageHeader
    }
}

/// The header of a device-independent bitmap: BITMAPCOREHEADER, BITMAPINFOHEADER, its versions 2 to 5, OS22XBITMAPHEADER (Windows GDI,
/// [MS-WMF] 2.2.2.3; OS/2 Presentation Manager). What the bytes do not reach is `nil`.
struct DIBHeader {
    static let coreSize = 12
    static let infoSize = 40

    let size: Int
    let width: Int?
    /// Rows, as a positive number: a negative one in the file says that the top row comes first.
    let height: Int?
    let planes: Int?
    let bitCount: Int?
    let compression: Int?
    let horizontalPerMetre: Int?
    let verticalPerMetre: Int?
    let coloursUsed: Int?

    init?(_ bytes: Span<UInt8>, at start: Int) {
        guard let size = bytes.unsigned32(at: start, .littleEndian) else { return nil }
        self.size = size
        let isCore = size == Self.coreSize
        /// A field of BITMAPINFOHEADER; shorter headers have 0 for those that they lack.
        func field(_ offset: Int) -> Int? {
            offset + 4 <= size ? bytes.signed32(at: start + offset, .littleEndian) : 0
        }
        width = isCore ? bytes.unsigned16(at: start + 4, .littleEndian) : bytes.signed32(at: start + 4, .littleEndian)
        height = isCore ? bytes.unsigned16(at: start + 6, .littleEndian) : bytes.signed32(at: start + 8, .littleEndian).map(abs)
        planes = bytes.unsigned16(at: start + (isCore ? 8 : 12), .littleEndian)
        bitCount = bytes.unsigned16(at: start + (isCore ? 10 : 14), .littleEndian)
        compression = isCore ? 0 : field(16)
        horizontalPerMetre = isCore ? 0 : field(24)
        verticalPerMetre = isCore ? 0 : field(28)
        coloursUsed = isCore ? 0 : field(32)
    }

    var hasKnownSize: Bool {
        switch size {
        case Self.coreSize, 16...64, 108, 124: true
        default: false
        }
    }

    var imageHeader: ImageHeader {
        var header = ImageHeader(kind: .bmp)
        header.pixelSize = PixelSize(width, height)
        header.resolution = ImageResolution(perMetre: horizontalPerMetre, verticalPerMetre)
        return header
    }
}
