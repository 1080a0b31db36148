// SPDX-License-Identifier: Apache-2.0

import ImageHeaders
import Testing

@Suite struct DIBTests {
    /// BITMAPINFOHEADER with the fields that matter, and zeros behind it.
    static func dib(
        size: Int = 40, width: Int = 5, height: Int = 7, planes: Int = 1, bits: Int = 24, compression: Int = 0, perMetre: Int = 0,
        used: Int = 0, behind: Int = 0
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        func append(_ value: Int, _ count: Int) {
            for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
        }
        append(size, 4)
        if size == 12 {
            for value in [width, height, planes, bits] { append(value, 2) }
        } else {
            append(width, 4)
            append(height, 4)
            append(planes, 2)
            append(bits, 2)
            for value in [compression, 0, perMetre, perMetre, used, 0] { append(value, 4) }
            for _ in 40..<max(40, min(size, 200)) { bytes.append(0) }
        }
        return bytes + [UInt8](repeating: 0, count: behind)
    }

    /// A bitmap; its size (- where it is none); where its pixels begin in a BMP file (- where it cannot be one).
    static let cases: [([UInt8], String, String)] = [
        (dib(behind: 112), "5x7", "54"),
        (dib(height: -7), "5x7", "54"),
        (dib(bits: 1, behind: 8), "5x7", "62"),
        (dib(bits: 4, behind: 64), "5x7", "118"),
        (dib(bits: 8, behind: 1024), "5x7", "1078"),
        (dib(bits: 8, used: 10, behind: 40), "5x7", "94"),
        (dib(bits: 8, behind: 1023), "5x7", "-"),
        (dib(bits: 8, used: 257, behind: 2000), "5x7", "-"),
        (dib(bits: 24, used: 3, behind: 12), "5x7", "66"),
        (dib(bits: 24, used: 0xFFFF_FFFF, behind: 12), "5x7", "-"),
        (dib(bits: 24, used: 0x7FFF_FFFF, behind: 12), "5x7", "-"),
        (dib(bits: 16, compression: 3, behind: 12), "5x7", "66"),
        (dib(bits: 32, compression: 6, behind: 16), "5x7", "70"),
        (dib(size: 108, bits: 32, compression: 3), "5x7", "122"),
        (dib(size: 124, bits: 32, compression: 3), "5x7", "138"),
        (dib(size: 12, bits: 8, behind: 768), "5x7", "794"),
        (dib(size: 12, bits: 8, behind: 767), "5x7", "-"),
        (dib(size: 12, bits: 24), "5x7", "26"),
        (dib(bits: 0, compression: 5), "5x7", "54"),
        (dib(bits: 0), "-", "-"),
        (dib(bits: 3), "-", "-"),
        (dib(bits: 24, compression: 14), "-", "-"),
        (dib(bits: 24, compression: -1), "-", "-"),
        (dib(planes: 0), "-", "-"),
        (dib(planes: 2), "-", "-"),
        (dib(width: 0), "-", "-"),
        (dib(width: -5), "-", "-"),
        (dib(height: 0), "-", "-"),
        (dib(height: -0x8000_0000), "-", "-"),
        (dib(size: 41), "-", "-"),
        (dib(size: 0xFFFF_FFFF), "-", "-"),
        (dib(size: 0), "-", "-"),
        (dib(size: 124).dropLast(60), "5x7", "-"),
        (Array(dib().prefix(19)), "-", "-"),
        (Array(dib().prefix(20)), "5x7", "-"),
        ([], "-", "-"),
    ]

    @Test func readsHeadersAndWritesFileHeaders() throws {
        for (index, (bytes, size, offset)) in Self.cases.enumerated() {
            let header = DIB.header(bytes)
            #expect(header?.pixelSize.map { "\($0.width)x\($0.height)" } ?? "-" == size, "case \(index)")
            let fileHeader = DIB.fileHeader(for: bytes)
            #expect(fileHeader.map { "\(Int($0[10]) | Int($0[11]) << 8)" } ?? "-" == offset, "case \(index)")
            guard let fileHeader else { continue }
            let total = bytes.count + 14
            #expect(Array(fileHeader[..<10]) == [0x42, 0x4D, UInt8(total & 0xFF), UInt8(total >> 8), 0, 0, 0, 0, 0, 0], "case \(index)")
            #expect(fileHeader.count == 14)
            #expect(ImageHeader(fileHeader + bytes) == header, "case \(index)")
            #expect(ImageHeader(bytes) == nil, "case \(index)")
        }
    }

    @Test func readsTheResolution() {
        #expect(DIB.header(Self.dib(perMetre: 3937))?.resolution == ImageResolution(horizontal: 3937 * 0.0254, vertical: 3937 * 0.0254))
        #expect(DIB.header(Self.dib(perMetre: 0))?.resolution == nil)
        #expect(DIB.header(Self.dib(perMetre: -3937))?.resolution == nil)
    }
}
