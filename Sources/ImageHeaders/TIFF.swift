// SPDX-License-Identifier: Apache-2.0

extension ImageHeader {
    /// TIFF 6.0 and BigTIFF: the first directory.
    @Sendable static func tiff(_ bytes: Span<UInt8>) -> ImageHeader? {
        guard TIFFDirectory.layout(bytes, at: 0) != nil else { return nil }
        var header = ImageHeader(kind: .tiff)
        if let directory = TIFFDirectory(bytes, at: 0, length: bytes.count) {
            header.pixelSize = directory.isReduced ? nil : PixelSize(directory.width, directory.height)
            header.resolution = directory.resolution
            header.orientation = directory.orientation
        }
        return header
    }
}

/// The first directory of a TIFF file or of Exif data. TIFF 6.0, section 2; BigTIFF has wider counts and offsets.
///
/// One directory is read and none follows from it, so that offsets cannot make a loop.
struct TIFFDirectory {
    private(set) var width: Int?
    private(set) var height: Int?
    private(set) var orientation: Int?
    /// Whether the directory describes a smaller copy of another image, as in raw camera files.
    private(set) var isReduced = false
    private var horizontal: Double?
    private var vertical: Double?
    /// Inch, where the file does not say.
    private var unit = 2

    struct Layout {
        let order: ByteOrder
        let isBig: Bool
    }

    /// How the file that begins at an offset is laid out; `nil` where none does.
    static func layout(_ bytes: Span<UInt8>, at start: Int) -> Layout? {
        let order: ByteOrder
        if bytes.has("II", at: start) {
            order = .littleEndian
        } else if bytes.has("MM", at: start) {
            order = .bigEndian
        } else {
            return nil
        }
        switch bytes.unsigned16(at: start + 2, order) {
        case 42: return Layout(order: order, isBig: false)
        case 43: return Layout(order: order, isBig: true)
        default: return nil
        }
    }

    /// Reads the directory of the file that lies in `length` bytes at `start`, all offsets being relative to that.
    init?(_ bytes: Span<UInt8>, at start: Int, length: Int) {
        guard start >= 0, start <= bytes.count else { return nil }
        self.init(bytes.extracting(start..<start + min(max(length, 0), bytes.count - start)))
    }

    private init?(_ bytes: Span<UInt8>) {
        guard let layout = Self.layout(bytes, at: 0) else { return nil }
        let order = layout.order
        guard let offset = layout.isBig ? bytes.unsigned64(at: 8, order) : bytes.unsigned32(at: 4, order), offset <= bytes.count,
            let entries = layout.isBig ? bytes.unsigned64(at: offset, order) : bytes.unsigned16(at: offset, order)
        else { return nil }
        let entrySize = layout.isBig ? 20 : 12
        var entry = offset + (layout.isBig ? 8 : 2)
        for _ in 0..<min(entries, Limits.tiffEntries) {
            guard let tag = bytes.unsigned16(at: entry, order), let type = bytes.unsigned16(at: entry + 2, order) else { break }
            read(bytes, tag: tag, type: type, value: entry + (layout.isBig ? 12 : 8), layout)
            entry += entrySize
        }
    }

    private mutating func read(_ bytes: Span<UInt8>, tag: Int, type: Int, value: Int, _ layout: Layout) {
        switch tag {
        case 254: isReduced = (Self.integer(bytes, type, value, layout.order) ?? 0) & 1 != 0
        case 256: width = Self.integer(bytes, type, value, layout.order)
        case 257: height = Self.integer(bytes, type, value, layout.order)
        case 274: orientation = Self.integer(bytes, type, value, layout.order).flatMap { 1...8 ~= $0 ? $0 : nil }
        case 282: horizontal = Self.rational(bytes, type, value, layout)
        case 283: vertical = Self.rational(bytes, type, value, layout)
        case 296: unit = Self.integer(bytes, type, value, layout.order) ?? 0
        default: break
        }
    }

    /// SHORT, LONG or LONG8.
    private static func integer(_ bytes: Span<UInt8>, _ type: Int, _ offset: Int, _ order: ByteOrder) -> Int? {
        switch type {
        case 3: bytes.unsigned16(at: offset, order)
        case 4: bytes.unsigned32(at: offset, order)
        case 16: bytes.unsigned64(at: offset, order)
        default: nil
        }
    }

    /// RATIONAL: in the entry itself where it has room (BigTIFF), else at the offset that stands there.
    private static func rational(_ bytes: Span<UInt8>, _ type: Int, _ value: Int, _ layout: Layout) -> Double? {
        guard type == 5, let offset = layout.isBig ? value : bytes.unsigned32(at: value, layout.order), offset <= bytes.count,
            let numerator = bytes.unsigned32(at: offset, layout.order),
            let denominator = bytes.unsigned32(at: offset + 4, layout.order), denominator != 0
        else { return nil }
        return Double(numerator) / Double(denominator)
    }

    /// Dots per inch; `nil` where the unit is none (a ratio only) or not known.
    var resolution: ImageResolution? {
        guard let horizontal, let vertical else { return nil }
        switch unit {
        case 2: return ImageResolution(horizontal: horizontal, vertical: vertical)
        case 3: return ImageResolution(horizontal: horizontal * 2.54, vertical: vertical * 2.54)
        default: return nil
        }
    }
}
