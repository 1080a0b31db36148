// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Testing
import TextModel

/// Pictures of scanned pages, which are marked where `ocr` asks for it, and what only pretends to be pictures.
@Suite struct ScanTests {
    /// A page that a picture covers, one with a small picture, one with a picture and text over it.
    private static let pages: [UInt8] = {
        var pdf = MiniPDF()
        let picture = pdf.addStream(
            "/Type /XObject /Subtype /Image /Width 8 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray", "abcdefghijklmnop")
        let resources = "/XObject << /Im1 \(picture) 0 R >>"
        pdf.addPage("q 380 0 0 580 10 10 cm /Im1 Do Q", resources: resources)
        pdf.addPage("q 100 0 0 100 10 10 cm /Im1 Do Q", resources: resources)
        pdf.addPage("q 300 0 0 500 10 10 cm /Im1 Do Q " + MiniPDF.text("F1 10 50 40 Words"), resources: resources)
        return pdf.bytes
    }()

    /// The numbers of pages by which the pictures are marked, 0 for one that is not.
    private func marks(_ options: OptionValues) throws -> [Double] {
        let text = try read(Self.pages, options).result.get().text
        return text.paragraphs.compactMap { paragraph -> Double? in
            let attributes = text.attributes(at: paragraph.range.lowerBound).attributes
            guard attributes.attachment != nil else { return nil }
            if case .number(let page)? = attributes.custom[OptionDescription.scannedPage] { return page }
            return 0
        }
    }

    @Test func marks() throws {
        #expect(try marks([:]) == [0, 0, 0])
        #expect(try marks(["ocr": "eng"]) == [1, 0, 0])
        #expect(try marks(["ocr": "eng", "media": "drop"]) == [1])
        #expect(try marks(["media": "drop"]) == [])
    }

    /// Content that is packed as pictures are is not read: a page of a few kilobytes can become gigabytes.
    @Test func contentPackedAsPicture() throws {
        var pdf = MiniPDF()
        let picture = pdf.addStream("/Filter /JBIG2Decode", "x")
        pdf.addPage(MiniPDF.text("F1 10 50 60 Words"), entries: "/Other \(picture) 0 R")
        let (result, warnings) = read(pdf.bytes)
        #expect(try result.get().text.string == "Words\n")
        #expect(warnings.map(\.code) == ["damaged-file"] && warnings.first?.position?.byteOffset != nil)
        var shown = MiniPDF()
        _ = shown.addStream("/Subtype /Image /Filter /DCTDecode", "x")
        shown.addPage(MiniPDF.text("F1 10 50 60 Words"))
        #expect(read(shown.bytes).warnings.isEmpty)
    }
}
