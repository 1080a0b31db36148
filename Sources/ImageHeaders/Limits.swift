// SPDX-License-Identifier: Apache-2.0

/// What a header may cost at most, and which values are taken for true.
enum Limits {
    /// The longest side in pixels; PNG's own limit.
    static let pixels = 0x7FFF_FFFF
    /// The longest side in points.
    static let points = 1e6
    /// Resolutions that can be meant.
    static let dotsPerInch = 10.0...100_000.0

    /// Chunks of a PNG or WebP file that are looked at.
    static let chunks = 4096
    /// Segments of a JPEG file that are looked at.
    static let jpegSegments = 4096
    /// Bytes between the segments of a JPEG file (fill bytes, rubbish) that are passed over, in all.
    static let jpegFill = 65536
    /// Entries of a TIFF directory that are looked at.
    static let tiffEntries = 4096
    /// Images that an icon has at most; a larger number is something else.
    static let iconImages = 1024
    /// Boxes of one level of an ISO base media file, and brands, that are looked at.
    static let boxes = 4096
    /// Bytes of an SVG file up to the end of its root's start tag.
    static let svgPrologue = 262_144
    /// Characters of a number in SVG.
    static let svgNumber = 64
}
