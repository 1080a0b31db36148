// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import ImageImport
import MediaTypes
import Testing
import TextModel

/// A PNG's beginning: its header, a resolution in pixels per metre where one is given, and the end mark.
private func png(_ width: UInt32, _ height: UInt32, perMetre: UInt32? = nil) -> [UInt8] {
    func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) } }
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] { big(UInt32(data.count)) + Array(name.utf8) + data + [0, 0, 0, 0] }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", big(width) + big(height) + [8, 2, 0, 0, 0])
        + (perMetre.map { chunk("pHYs", big($0) + big($0) + [1]) } ?? []) + chunk("IDAT", []) + chunk("IEND", [])
}

@Suite struct ImageImporterTests {
    private func read(_ bytes: [UInt8], _ name: String? = nil, limits: Limits = Limits()) throws(ConversionError) -> Document {
        try ImageImporter().read(DocumentSource(bytes, name: name), in: ImportContext(limits: limits))
    }

    @Test func picture() throws {
        let document = try read(png(300, 150, perMetre: 5906), "photo.png")
        #expect(String(decoding: document.text.utf8, as: UTF8.self) == "\u{FFFC}\n")
        #expect(document.metadata.mediaType == "image/png" && document.metadata.title == nil)
        let attachment = try #require(document.text.attachments.first)
        #expect(attachment.name == "photo.png" && attachment.mediaType == "image/png" && document.text.attachments.count == 1)
        #expect(attachment.pixelSize == PixelSize(width: 300, height: 150) && attachment.byteCount == png(300, 150, perMetre: 5906).count)
        let occurrence = try #require(document.text.attributes(at: 0).attributes.attachment)
        guard case .points(let width)? = occurrence.width, case .points(let height)? = occurrence.height else {
            Issue.record("its size is not in points")
            return
        }
        // 5906 pixels per metre are 150 dpi.
        #expect(abs(width - 144) < 0.1 && abs(height - 72) < 0.1)
        #expect(try read(png(3, 2)).text.attributes(at: 0).attributes.attachment?.width == nil)
    }

    @Test func kinds() throws {
        let svg = Array("<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' width='2in' height='1in'/>".utf8)
        let gif = Array("GIF89a\u{2}\0\u{1}\0\0\0\0;".utf8)
        let bmp: [UInt8] =
            [0x42, 0x4D, 58, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24, 0]
            + [UInt8](repeating: 0, count: 28)
        for (bytes, type) in [(svg, "image/svg+xml"), (gif, "image/gif"), (bmp, "image/bmp")] {
            #expect(try read(bytes).metadata.mediaType == type)
        }
        #expect(try read(svg).text.attributes(at: 0).attributes.attachment?.width == .points(144))
    }

    @Test func damaged() {
        let whole = png(3, 2)
        for bytes in [
            [], Array("hello".utf8), Array(whole.prefix(7)), Array(whole.prefix(18)), Array("<html></html>".utf8), [0xFF, 0xD8, 0xFF],
        ] {
            #expect(throws: ConversionError.self, "\(bytes.count)") { try read(bytes) }
        }
        var limits = Limits()
        limits.pixels = 5
        #expect { try read(whole, limits: limits) } throws: { ($0 as? ConversionError)?.code == .limit }
        limits.pixels = 6
        #expect(throws: Never.self) { try read(whole, limits: limits) }
    }
}
