// SPDX-License-Identifier: Apache-2.0

import CJPEG
import CPoppler
import DocumentConversion
import Glibc
import TextModel

/// Reads the pictures of a document, each once however often it is shown.
struct PictureReader {
    private let context: ImportContext
    private let raw: RawJPEGs?
    private var known: [Key: Number<Attachment>] = [:]

    private struct Key: Hashable {
        var width: Int
        var height: Int
        var hash: UInt64
        var second: UInt64
    }

    private static let jpegQuality: CInt = 90
    /// Pictures of fewer pixels are never written as JPEG, which would blur their edges.
    private static let minimumPhotograph = 64 * 64

    init(_ raw: RawJPEGs?, in context: ImportContext) {
        self.raw = raw
        self.context = context
    }

    /// A page's picture as an attachment of `text`; `nil` where it cannot be read.
    mutating func attachment(_ picture: Int, of page: PopplerPageHandle, to text: inout AttributedText) throws(ConversionError)
        -> Number<Attachment>?
    {
        guard let surface = poppler_page_get_image(page.page, CInt(clamping: picture)) else { return nil }
        defer { cairo_surface_destroy(surface) }
        cairo_surface_flush(surface)
        let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let format = cairo_image_surface_get_format(surface)
        guard width > 0, height > 0, format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        try context.limits.check(\.pixels, width * height)
        let pixels = Pixels(data: data, width: width, height: height, stride: stride, mayBeClear: format == CAIRO_FORMAT_ARGB32)
        let key = Key(width: width, height: height, hash: pixels.hash(0xCBF2_9CE4_8422_2325), second: pixels.hash(0x9E37_79B9_7F4A_7C15))
        if let number = known[key] { return number }
        guard let attachment = encode(surface, pixels) else { return nil }
        try context.limits.check(\.attachmentBytes, attachment.byteCount ?? 0)
        try context.limits.check(\.attachments, text.attachments.count + 1)
        let number = text.addAttachment(attachment)
        known[key] = number
        return number
    }

    private func encode(_ surface: OpaquePointer, _ pixels: Pixels) -> Attachment? {
        let size = PixelSize(width: pixels.width, height: pixels.height)
        if pixels.isOpaque {
            if let jpeg = raw?.jpeg(of: pixels.data, width: pixels.width, height: pixels.height, stride: pixels.stride) {
                return Attachment(.bytes(jpeg), mediaType: "image/jpeg", pixelSize: size)
            }
            if pixels.width * pixels.height >= Self.minimumPhotograph, pixels.isPhotograph, let jpeg = Self.jpeg(pixels) {
                return Attachment(.bytes(jpeg), mediaType: "image/jpeg", pixelSize: size)
            }
        }
        return Self.png(surface).map { Attachment(.bytes($0), mediaType: "image/png", pixelSize: size) }
    }

    private static func jpeg(_ pixels: Pixels) -> [UInt8]? {
        var (bytes, count) = (UnsafeMutablePointer<UInt8>?.none, UInt(0))
        let isDone = cjpeg_pack(pixels.data, CInt(pixels.width), CInt(pixels.height), CInt(pixels.stride), jpegQuality, &bytes, &count)
        defer { free(bytes) }
        guard isDone != 0, let bytes else { return nil }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    private static func png(_ surface: OpaquePointer) -> [UInt8]? {
        var bytes: [UInt8] = []
        let status = withUnsafeMutablePointer(to: &bytes) { target in
            cairo_surface_write_to_png_stream(
                surface,
                { target, data, count in
                    guard let target, let data else { return CAIRO_STATUS_WRITE_ERROR }
                    let chunk = UnsafeBufferPointer(start: data, count: Int(count))
                    target.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: chunk)
                    return CAIRO_STATUS_SUCCESS
                }, target)
        }
        return status == CAIRO_STATUS_SUCCESS ? bytes : nil
    }
}

/// The pixels of an image surface: blue, green, red and opacity, opacity multiplied in.
struct Pixels {
    let data: UnsafeMutablePointer<UInt8>
    let width: Int
    let height: Int
    let stride: Int
    let mayBeClear: Bool

    private func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt8> {
        UnsafeMutableBufferPointer(start: data + y * stride, count: width * 4)
    }

    func hash(_ seed: UInt64) -> UInt64 {
        var hash = seed
        for y in 0..<height {
            let row = UnsafeRawBufferPointer(row(y))
            var place = 0
            while place + 4 <= row.count {
                hash = (hash ^ UInt64(row.loadUnaligned(fromByteOffset: place, as: UInt32.self))) &* 0x100_0000_01B3
                hash ^= hash >> 29
                place += 4
            }
        }
        return hash
    }

    var isOpaque: Bool {
        if !mayBeClear { return true }
        for y in 0..<height {
            let row = row(y)
            var place = 3
            while place < row.count {
                if row[place] != 255 { return false }
                place += 4
            }
        }
        return true
    }

    /// Whether many colours follow each other softly: drawings and screens have few, with sharp edges.
    var isPhotograph: Bool {
        var (colors, samples) = (Set<UInt32>(), 0)
        let step = max(1, Int(Double(width * height).squareRoot()) / 128)
        for y in stride(from: 0, to: height, by: step) {
            let row = row(y)
            for x in Swift.stride(from: 0, to: width, by: step) {
                colors.insert(UInt32(row[4 * x]) | UInt32(row[4 * x + 1]) << 8 | UInt32(row[4 * x + 2]) << 16)
                samples += 1
            }
        }
        return colors.count > 160 && (colors.count * 8 > samples || colors.count > 1200)
    }

    private func stride(from start: Int, to end: Int, by step: Int) -> StrideTo<Int> { Swift.stride(from: start, to: end, by: step) }
}
