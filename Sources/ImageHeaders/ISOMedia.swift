// SPDX-License-Identifier: Apache-2.0

extension ImageHeader {
    /// HEIF (ISO/IEC 23008-12) and AVIF: the brands, and the largest of the sizes (`ispe`) that items have. Thumbnails and the tiles of
    /// a grid are smaller than the image; alpha and depth are not larger.
    @Sendable static func isoMedia(_ bytes: Span<UInt8>) -> ImageHeader? {
        guard bytes.has("ftyp", at: 4), let kind = imageBrand(bytes) else { return nil }
        var header = ImageHeader(kind: kind)
        let file = Box(content: 0, end: bytes.count)
        // `meta` has a version and flags before its boxes.
        guard let meta = file.child("meta", in: bytes), let properties = meta.skipping(4).child("iprp", in: bytes),
            let container = properties.child("ipco", in: bytes), container.end <= bytes.count
        else { return header }
        var position = container.content
        for _ in 0..<Limits.boxes {
            guard let box = Box(bytes, at: position, before: container.end) else { break }
            if bytes.has("ispe", at: position + 4),
                let size = PixelSize(
                    bytes.unsigned32(at: box.content + 4, .bigEndian), bytes.unsigned32(at: box.content + 8, .bigEndian)),
                size.pixelCount > header.pixelSize?.pixelCount ?? 0
            {
                header.pixelSize = size
            }
            position = box.end
        }
        return header
    }

    /// What the major brand says, and the compatible ones where it only says that it is HEIF.
    private static func imageBrand(_ bytes: Span<UInt8>) -> ImageKind? {
        guard let major = kind(ofBrandAt: 8, bytes) else { return nil }
        guard major == .heif, let size = bytes.unsigned32(at: 0, .bigEndian) else { return major }
        var position = 16
        for _ in 0..<Limits.boxes where position + 4 <= size {
            if let found = kind(ofBrandAt: position, bytes), found != .heif { return found }
            position += 4
        }
        return major
    }

    private static func kind(ofBrandAt offset: Int, _ bytes: Span<UInt8>) -> ImageKind? {
        for brand in ["avif", "avis"] where bytes.has(brand, at: offset) { return .avif }
        for brand in ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"] where bytes.has(brand, at: offset) { return .heic }
        for brand in ["mif1", "mif2", "msf1", "avci", "avcs"] where bytes.has(brand, at: offset) { return .heif }
        return nil
    }
}

/// A box of an ISO base media file (ISO/IEC 14496-12, section 4.2): where its content begins and where it ends, perhaps behind the bytes.
private struct Box {
    let content: Int
    let end: Int

    init(content: Int, end: Int) {
        self.content = content
        self.end = end
    }

    /// The box at an offset; `nil` where there is none or it is smaller than its own header.
    init?(_ bytes: Span<UInt8>, at start: Int, before limit: Int) {
        guard start < limit, let size = bytes.unsigned32(at: start, .bigEndian) else { return nil }
        let headerSize = size == 1 ? 16 : 8
        let whole: Int? = size == 0 ? limit - start : size == 1 ? bytes.unsigned64(at: start + 8, .bigEndian) : size
        guard let whole, whole >= headerSize else { return nil }
        let (end, overflow) = start.addingReportingOverflow(whole)
        guard !overflow else { return nil }
        self.init(content: start + headerSize, end: end)
    }

    func skipping(_ count: Int) -> Box { Box(content: content + count, end: end) }

    /// The first box of this type inside.
    func child(_ type: String, in bytes: Span<UInt8>) -> Box? {
        var position = content
        for _ in 0..<Limits.boxes {
            guard let box = Box(bytes, at: position, before: end) else { return nil }
            if bytes.has(type, at: position + 4) { return box }
            position = box.end
        }
        return nil
    }
}
