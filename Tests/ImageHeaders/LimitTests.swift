// SPDX-License-Identifier: Apache-2.0

import ImageHeaders
import Testing

/// Inputs that would go on for ever: what lies behind a limit is not found, what lies before it is.
@Suite struct LimitTests {
    private static func fill(_ text: String, _ count: Int) -> [UInt8] {
        Array(String(repeating: text, count: count).utf8)
    }

    private static let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 7, 0, 8, 1, 1, 0x11, 0]

    @Test func jpegFillBytes() {
        for filling: UInt8 in [0xFF, 0x00] {
            for (count, isFound) in [(60_000, true), (80_000, false)] {
                let bytes = [0xFF, 0xD8, 0xFF] + [UInt8](repeating: filling, count: count) + Self.frame
                #expect((ImageHeader(bytes)?.pixelSize != nil) == isFound, "\(filling) \(count)")
            }
        }
    }

    @Test func jpegSegments() {
        for (count, isFound) in [(4_000, true), (5_000, false)] {
            let bytes = [0xFF, 0xD8] + [[UInt8]](repeating: [0xFF, 0xE2, 0, 2], count: count).flatMap { $0 } + Self.frame
            #expect((ImageHeader(bytes)?.pixelSize != nil) == isFound, "\(count)")
        }
    }

    @Test func pngChunks() throws {
        let start = try #require(ImageHeaderTests.cases.first { $0.name == "png with pHYs" }).bytes
        let header = Array(start[..<33])
        let resolution = Array(start[33..<54])
        for (count, isFound) in [(4_000, true), (5_000, false)] {
            let empty = [[UInt8]](repeating: [0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 0, 0, 0, 0], count: count).flatMap { $0 }
            let found = ImageHeader(header + empty + resolution)
            #expect(found?.pixelSize == PixelSize(width: 7, height: 5))
            #expect((found?.resolution != nil) == isFound, "\(count)")
        }
    }

    @Test func svgPrologue() {
        let root = Array("<svg width='4pt' height='5pt'/>".utf8)
        let size = PointSize(width: 4, height: 5)
        #expect(ImageHeader(Self.fill("<!--x-->", 30_000) + root)?.pointSize == size)
        #expect(ImageHeader(Self.fill("<!--x-->", 40_000) + root) == nil)
        #expect(ImageHeader(Self.fill("<?a?>", 30_000) + root)?.pointSize == size)
        #expect(
            ImageHeader(Array("<!DOCTYPE svg [".utf8) + Self.fill("<!-- ' -->'\"'", 10_000) + Array("]>".utf8) + root)?.pointSize == size)
        #expect(ImageHeader(Array("<!DOCTYPE svg ".utf8) + Self.fill("[", 100_000) + Array("]>".utf8) + root)?.pointSize == size)
        #expect(ImageHeader(Self.fill("<!--", 50_000) + root) == nil)
        #expect(ImageHeader(Self.fill("<", 50_000) + root) == nil)
        #expect(ImageHeader(Array("<svg ".utf8) + Self.fill("a='1' ", 20_000) + Array("width='4pt' height='5pt'>".utf8))?.pointSize == size)
        #expect(ImageHeader(Array("<svg ".utf8) + Self.fill("a", 400_000))?.kind == .svg)
    }

    @Test func isoMediaBoxes() {
        let bytes: [UInt8] = [0, 0, 0, 16] + Array("ftypheic".utf8) + [0, 0, 0, 0]
        let empty = [[UInt8]](repeating: [0, 0, 0, 8] + Array("free".utf8), count: 20_000).flatMap { $0 }
        #expect(ImageHeader(bytes + empty)?.kind == .heic)
        #expect(ImageHeader([0xFF, 0xFF, 0xFF, 0xFF] + Array("ftypmif1".utf8) + [UInt8](repeating: 0x61, count: 100_000))?.kind == .heif)
    }
}
