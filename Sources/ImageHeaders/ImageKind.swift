// SPDX-License-Identifier: Apache-2.0

/// An image file format that ``ImageHeader`` knows. More may come, so a `switch` over kinds needs a default.
public struct ImageKind: Hashable, Sendable {
    private enum Code: UInt8 {
        case png, jpeg, gif, webP, bmp, tiff, emf, wmf, svg, icon, avif, heic, heif
    }

    private let code: Code

    /// PNG, animated PNG included.
    public static let png = ImageKind(code: .png)
    /// JPEG (baseline, progressive, lossless), in JFIF or Exif or bare.
    public static let jpeg = ImageKind(code: .jpeg)
    /// GIF 87a or 89a.
    public static let gif = ImageKind(code: .gif)
    /// WebP, lossy, lossless or extended.
    public static let webP = ImageKind(code: .webP)
    /// Windows or OS/2 bitmap.
    public static let bmp = ImageKind(code: .bmp)
    /// TIFF or BigTIFF, raw camera formats that are TIFF files included.
    public static let tiff = ImageKind(code: .tiff)
    /// Windows Enhanced Metafile, EMF+ included.
    public static let emf = ImageKind(code: .emf)
    /// Windows Metafile, placeable or plain.
    public static let wmf = ImageKind(code: .wmf)
    /// Scalable Vector Graphics, uncompressed.
    public static let svg = ImageKind(code: .svg)
    /// Windows icon or cursor.
    public static let icon = ImageKind(code: .icon)
    /// AVIF: AV1 in ISO base media format.
    public static let avif = ImageKind(code: .avif)
    /// HEIC: HEVC in ISO base media format.
    public static let heic = ImageKind(code: .heic)
    /// HEIF whose brands do not say how it is coded.
    public static let heif = ImageKind(code: .heif)

    /// The media type that IANA registers, without parameters: `image/png`.
    public var mediaType: String {
        switch code {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .gif: "image/gif"
        case .webP: "image/webp"
        case .bmp: "image/bmp"
        case .tiff: "image/tiff"
        case .emf: "image/emf"
        case .wmf: "image/wmf"
        case .svg: "image/svg+xml"
        case .icon: "image/vnd.microsoft.icon"
        case .avif: "image/avif"
        case .heic: "image/heic"
        case .heif: "image/heif"
        }
    }

    /// The usual file name extension, without a dot: `png`.
    public var fileNameExtension: String {
        switch code {
        case .png: "png"
        case .jpeg: "jpg"
        case .gif: "gif"
        case .webP: "webp"
        case .bmp: "bmp"
        case .tiff: "tiff"
        case .emf: "emf"
        case .wmf: "wmf"
        case .svg: "svg"
        case .icon: "ico"
        case .avif: "avif"
        case .heic: "heic"
        case .heif: "heif"
        }
    }
}
