// SPDX-License-Identifier: Apache-2.0

/// What an image file says about itself in its header. Nothing is decoded.
///
/// The bytes may be the beginning of a file: what lies behind their end is not known and `nil`. 64 KiB reach for nearly all files but
/// TIFF, whose directory often stands at the end (as programs of NeXT's line write it); give the whole of those. `nil` is also what a
/// header states falsely (sizes of 0 or beyond 2^31 − 1, resolutions that cannot be meant).
public struct ImageHeader: Hashable, Sendable {
    /// The file format.
    public let kind: ImageKind
    /// The size in pixels as stored, before ``orientation`` is applied. For an icon that of its largest image. `nil` for EMF, WMF and
    /// SVG, which have no pixels.
    public internal(set) var pixelSize: PixelSize?
    /// Dots per inch, where the file states them in a unit of length.
    public internal(set) var resolution: ImageResolution?
    /// How the stored rows and columns are to be shown, from 1 (as they are) to 8, as Exif and TIFF count.
    public internal(set) var orientation: Int?
    /// The size in points of EMF, placeable WMF and SVG. `nil` for other kinds and where the file states none.
    public internal(set) var pointSize: PointSize?

    init(kind: ImageKind) { self.kind = kind }

    /// Reads the header of an image; `nil` when the bytes are not the beginning of an image of a known kind.
    public init?(_ bytes: Span<UInt8>) {
        for read in Self.readers {
            if let header = read(bytes) {
                self = header
                return
            }
        }
        return nil
    }

    /// Reads the header of an image; `nil` when the bytes are not the beginning of an image of a known kind.
    public init?(_ bytes: [UInt8]) { self.init(bytes.span) }

    /// ``pixelSize`` as shown: turned where ``orientation`` says so.
    public var orientedPixelSize: PixelSize? {
        guard let pixelSize, let orientation, 5...8 ~= orientation else { return pixelSize }
        return PixelSize(width: pixelSize.height, height: pixelSize.width)
    }

    /// Surest signature first.
    private static let readers: [@Sendable (Span<UInt8>) -> ImageHeader?] = [
        png, jpeg, gif, webP, tiff, emf, isoMedia, placeableWMF, bmp, plainWMF, icon, svg,
    ]
}
