// SPDX-License-Identifier: Apache-2.0

import ImageHeaders
import Testing

@Suite struct SVGTests {
    @Test func readsItsSize() {
        for (attributes, expected) in SVGCases.sizes {
            let header = ImageHeader(Array("<svg \(SVGCases.xmlns) \(attributes)></svg>".utf8))
            let found = header?.pointSize.map { "\(ImageHeaderTests.number($0.width))x\(ImageHeaderTests.number($0.height))" } ?? "-"
            #expect(header?.kind == .svg, "\(attributes.prefix(80))")
            #expect(found == expected, "\(attributes.prefix(80))")
            #expect(header?.pixelSize == nil)
        }
    }

    @Test func knowsItsRoot() {
        for (text, isSVG) in SVGCases.files {
            #expect((ImageHeader(Array(text.utf8))?.kind == .svg) == isSVG, "\(text)")
        }
    }

    @Test func readsUTF16() {
        let text = "<?xml version='1.0' encoding='UTF-16'?><!-- \u{431}\u{1F600} \u{3C00} --><svg width='4pt' height='5pt'/>"
        for isBigEndian in [false, true] {
            let bytes = ([0xFEFF] + Array(text.utf16)).flatMap { unit -> [UInt8] in
                let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                return isBigEndian ? pair : pair.reversed()
            }
            #expect(ImageHeader(bytes)?.pointSize == PointSize(width: 4, height: 5))
        }
        #expect(ImageHeader([0xEF, 0xBB, 0xBF] + Array(text.utf8))?.pointSize == PointSize(width: 4, height: 5))
    }

    /// The size is known only when the whole start tag is.
    @Test func aCutStartTagHasNoSize() {
        let bytes = Array("<svg viewBox='0 0 40 20' width='100' height='50'>".utf8)
        for end in 0..<bytes.count {
            let header = ImageHeader(Array(bytes[..<end]))
            #expect((header != nil) == (end >= 5), "\(end)")
            #expect(header?.pointSize == nil, "\(end)")
        }
        #expect(ImageHeader(bytes)?.pointSize == PointSize(width: 75, height: 37.5))
    }
}
