// SPDX-License-Identifier: Apache-2.0

import ImageHeaders

/// A bitmap and where it goes.
struct BitmapCopy {
    /// A BMP file without its first header.
    var dib: [UInt8]
    /// Top left, and size, which is negative where it is mirrored.
    var place: Point
    var size: Point
    /// The part of the bitmap that is shown: its place from the top left, and its size.
    var source: Point
    var sourceSize: Point
    /// A ternary raster operation ([MS-WMF] 2.1.1.31).
    var operation: Int
    /// Whether its fourth byte is how opaque a pixel is.
    var hasAlpha = false
}

extension Drawing {
    private static let sourceCopy = 0x00CC_0020
    private static let sourceAnd = 0x0088_00C6
    private static let sourcePaint = 0x00EE_0086
    private static let sourceInvert = 0x0066_0046

    mutating func copy(_ bitmap: BitmapCopy) {
        guard let size = DIB.header(bitmap.dib)?.pixelSize, bitmap.size.x != 0, bitmap.size.y != 0 else { return }
        let dib = bitmap.hasAlpha ? TransparentBitmap(bitmap.dib)?.dib ?? bitmap.dib : bitmap.dib
        guard let header = DIB.fileHeader(for: dib) else { return }
        let whole = Point(Double(size.width), Double(size.height))
        let isPart = bitmap.source != Point(0, 0) || bitmap.sourceSize != whole
        let part = isPart && bitmap.sourceSize.x > 0 && bitmap.sourceSize.y > 0
        let square = Matrix(a: bitmap.size.x, d: bitmap.size.y, e: bitmap.place.x, f: bitmap.place.y)
        page.draw()
        page.write("<g")
        page.write(clip: state.clip)
        // A mask blackens what a picture then lights up: that is how icons are drawn.
        switch bitmap.operation {
        case Self.sourceAnd: page.write(" style=\"mix-blend-mode:multiply\"")
        case Self.sourcePaint, Self.sourceInvert: page.write(" style=\"mix-blend-mode:screen\"")
        default: break
        }
        page.write("><g")
        page.write(square.then(state.matrix))
        page.write(">")
        if part { writeWindow(bitmap.source, bitmap.sourceSize) }
        page.write("<image preserveAspectRatio=\"none\" width=\"")
        page.write(part ? whole.x : 1)
        page.write("\" height=\"")
        page.write(part ? whole.y : 1)
        page.write("\" href=\"data:image/bmp;base64,")
        page.append(base64: header + dib)
        page.write("\"/>")
        if part { page.write("</svg>") }
        page.write("</g></g>\n")
    }

    private mutating func writeWindow(_ origin: Point, _ size: Point) {
        page.write("<svg width=\"1\" height=\"1\" preserveAspectRatio=\"none\" viewBox=\"")
        for (place, value) in [origin.x, origin.y, size.x, size.y].enumerated() {
            if place > 0 { page.write(" ") }
            page.write(value)
        }
        page.write("\">")
    }

    /// An operation that takes no bitmap: PATCOPY, BLACKNESS, WHITENESS.
    mutating func fill(_ first: Point, _ second: Point, operation: Int) {
        switch operation {
        case 0x00F0_0021: fill(first, second, state.brush)
        case 0x0000_0042: fill(first, second, Brush(color: RGB()))
        case 0x00FF_0062: fill(first, second, Brush())
        default: break
        }
    }
}

/// A bitmap of 32 bits whose colours were multiplied by their opacity, for a header that says that there is an opacity
/// (BITMAPV4HEADER, [MS-WMF] 2.2.2.4).
struct TransparentBitmap {
    let dib: [UInt8]

    init?(_ bytes: [UInt8]) {
        let source = Records(bytes: bytes)
        let headerSize = source.unsigned32(0)
        let isMasked = source.unsigned32(16) == 3
        let start = headerSize + (isMasked && headerSize == 40 ? 12 : 0)
        guard headerSize >= 40, start <= bytes.count, source.unsigned16(14) == 32, isMasked || source.unsigned32(16) == 0 else {
            return nil
        }
        var header: [UInt8] = [108, 0, 0, 0] + bytes[4..<16] + [3, 0, 0, 0] + bytes[20..<40]
        for mask in [0x00FF_0000, 0xFF00, 0xFF, 0xFF00_0000, 0x5769_6E20] {
            for shift in [0, 8, 16, 24] { header.append(UInt8(truncatingIfNeeded: mask >> shift)) }
        }
        header += [UInt8](repeating: 0, count: 108 - header.count)
        var pixels = Array(bytes[start...])
        var place = 0
        while place + 4 <= pixels.count {
            let alpha = Int(pixels[place + 3])
            if alpha > 0, alpha < 255 {
                for part in place..<place + 3 { pixels[part] = UInt8(min(255, Int(pixels[part]) * 255 / alpha)) }
            }
            place += 4
        }
        dib = header + pixels
    }
}
