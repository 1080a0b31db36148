// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PDFImport
import Testing
import TextModel

func read(_ bytes: [UInt8], _ options: OptionValues = OptionValues(), limits: Limits = Limits()) -> (
    result: Result<Document, ConversionError>, warnings: [Warning]
) {
    let context = ImportContext(options: options, limits: limits)
    let result = Result { () throws(ConversionError) in try PDFImporter().read(DocumentSource(bytes), in: context) }
    return (result, context.monitor.diagnostics.warnings)
}

func failure(_ bytes: [UInt8], _ options: OptionValues = OptionValues(), limits: Limits = Limits()) -> ConversionError? {
    if case .failure(let error) = read(bytes, options, limits: limits).result { error } else { nil }
}

extension Document {
    /// The attributes at the first place of a text.
    func attributes(of string: String) -> CharacterAttributes? {
        guard let range = text.string.range(of: string) else { return nil }
        return text.attributes(at: text.string.utf8.distance(from: text.string.startIndex, to: range.lowerBound)).attributes
    }
}

extension String {
    func range(of string: String) -> Range<String.Index>? { ranges(of: string).first }
}

@Suite struct PDFImporterTests {
    private func lines(_ count: Int) -> String {
        (0..<count).map { MiniPDF.text("F1 10 50 \(60 + 12 * $0) Line \($0) of a text that is wide enough to fill its column well") }
            .joined(separator: "\n")
    }

    @Test func looksAndPages() throws {
        var pdf = MiniPDF()
        pdf.addPage(MiniPDF.text("F1 10 50 60 Plain text stands here.", "F2 10 50 90 Bold text stands there.", "F3 10 50 120 let code = 1"))
        pdf.addPage(MiniPDF.text("F1 10 50 60 A second page."))
        let document = try read(pdf.bytes).result.get()
        let plain = try #require(document.attributes(of: "Plain"))
        #expect(plain.font.families == ["Helvetica"])
        #expect(plain.font.size == 10)
        #expect(plain.font.weight == nil)
        #expect(plain.page == 1)
        #expect(document.attributes(of: "Bold")?.font.isBold == true)
        #expect(document.attributes(of: "let")?.font.fixedPitch == true)
        #expect(document.attributes(of: "A second")?.page == 2)
        let offset = document.text.string.utf8.count - "A second page.\n".utf8.count
        #expect(document.text.paragraphStyle(at: offset).style.pageBreakBefore == true)
    }

    @Test func metadataOutlineAndLabels() throws {
        var pdf = MiniPDF()
        pdf.information = "/Title (A Lamp) /Author (Ada) /Subject (Light) /Keywords (oil, wick) /CreationDate (D:20190504093000+02'00')"
        pdf.addPage(MiniPDF.text("F2 10 50 60 Wicks", "F1 10 50 90 Some text."))
        let outline = pdf.add("<< /Type /Outlines /First 9 0 R /Last 9 0 R /Count 1 >>")
        #expect(outline == 8)
        _ = pdf.add("<< /Title (Wicks) /Parent 8 0 R /Dest [7 0 R /XYZ 0 560 0] >>")
        pdf.catalog = "/Outlines 8 0 R /PageLabels << /Nums [0 << /S /r >>] >>"
        let document = try read(pdf.bytes).result.get()
        let metadata = document.metadata
        #expect(metadata.title == "A Lamp")
        #expect(metadata.authors == ["Ada"])
        #expect(metadata.subject == "Light")
        #expect(metadata.keywords == ["oil", "wick"])
        #expect(metadata.creationDate?.year == 2019)
        #expect(metadata.pageWidth == 400)
        #expect(metadata.custom["page-labels"] == .list([.string("i")]))
        #expect(metadata.custom["outline"] == .list([.dictionary(["title": .string("Wicks"), "depth": .number(1), "page": .number(1)])]))
        #expect(document.text.paragraphStyle(at: 0).style.headingLevel == 1)
    }

    @Test func links() throws {
        var pdf = MiniPDF()
        let annotations = """
            /Annots [<< /Type /Annot /Subtype /Link /Rect [50 535 110 550] /A << /S /URI /URI (https://example.org/) >> >>
            << /Type /Annot /Subtype /Link /Rect [50 505 110 520] /Dest [9 0 R /XYZ 0 550 0] >>]
            """
        pdf.addPage(MiniPDF.text("F1 10 52 60 outside leads there.", "F1 10 52 90 inside leads here."), entries: annotations)
        pdf.addPage(MiniPDF.text("F1 10 50 60 The goal of it."))
        let document = try read(pdf.bytes).result.get()
        #expect(document.attributes(of: "outside")?.link?.destination == "https://example.org/")
        #expect(document.attributes(of: "there")?.link == nil)
        #expect(document.attributes(of: "inside")?.link?.destination == "#page-2-50")
        #expect(document.attributes(of: "The goal")?.anchors == ["page-2-50"])
    }

    @Test func commentsAndForms() throws {
        var pdf = MiniPDF()
        let field = pdf.add(
            "<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Grace) /Rect [100 480 200 495] /DA (/F1 10 Tf 0 g) /F 4 >>")
        let annotations = """
            /Annots [\(field) 0 R << /Type /Annot /Subtype /Text /Rect [300 540 320 560] /Contents (Is that so?) /T (Ada) /M (D:20200102) >>]
            """
        pdf.catalog = "/AcroForm << /Fields [\(field) 0 R] /DR << /Font << /F1 3 0 R >> >> >>"
        pdf.addPage(MiniPDF.text("F1 10 50 60 Oil is light.", "F1 10 50 115 Name:"), entries: annotations)
        let document = try read(pdf.bytes).result.get()
        let note = try #require(document.text.notes.first)
        #expect(note.kind == .comment)
        #expect(note.content.string == "Is that so?\n")
        #expect(note.author == "Ada")
        #expect(note.date?.month == 1)
        #expect(document.text.string.contains("Grace"))
    }

    @Test func pictures() throws {
        var pdf = MiniPDF()
        let samples = String(repeating: "FF0000 00FF00 0000FF FFFFFF ", count: 4)
        let picture = pdf.addStream(
            "/Type /XObject /Subtype /Image /Width 4 /Height 4 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /ASCIIHexDecode",
            samples + ">")
        let draw = "q 80 0 0 60 50 400 cm /I Do Q q 80 0 0 60 50 250 cm /I Do Q"
        pdf.addPage(
            MiniPDF.text("F1 10 50 60 Above the picture.", "F1 10 50 230 Below it.") + "\n" + draw,
            resources: "/XObject << /I \(picture) 0 R >>")
        let document = try read(pdf.bytes).result.get()
        #expect(document.text.attachments.count == 1)
        let attachment = try #require(document.text.attachments.first)
        #expect(attachment.mediaType == "image/png")
        #expect(attachment.pixelSize == PixelSize(width: 4, height: 4))
        #expect(document.text.string == "Above the picture.\n\u{FFFC}\nBelow it.\n\u{FFFC}\n")
        let dropped = try read(pdf.bytes, ["media": "drop"]).result.get()
        #expect(dropped.text.string == "Above the picture.\nBelow it.\n")
        var limits = Limits()
        limits.pixels = 15
        #expect(failure(pdf.bytes, limits: limits)?.code == .limit)
    }

    /// Structure with roles of its own, an element that is reached twice, a mark on no page and one that nothing marks.
    @Test func taggedStructure() throws {
        var pdf = MiniPDF()
        func marked(_ tag: String, _ mark: Int, _ line: String) -> String { "/\(tag) << /MCID \(mark) >> BDC \(MiniPDF.text(line)) EMC" }
        pdf.addPage(
            [
                marked("P", 0, "F1 10 50 100 The second paragraph."), marked("Kopf", 1, "F1 10 50 60 A heading in plain type"),
                marked("TD", 2, "F1 10 50 160 Left"), marked("TD", 3, "F1 10 150 160 Right"), marked("TD", 4, "F1 10 50 175 Below both"),
                "/Artifact BMC \(MiniPDF.text("F1 10 50 20 Running head")) EMC",
            ].joined(separator: "\n"))
        let page = 7
        let root = pdf.add("")
        let heading = pdf.add("<< /S /Kopf /Pg \(page) 0 R /K 1 >>")
        let paragraph = pdf.add("<< /S /P /Pg \(page) 0 R /K [0 99 << /Type /MCR /Pg 1 0 R /MCID 0 >>] >>")
        func cell(_ mark: Int, _ attributes: String = "") -> String { "<< /S /TD /Pg \(page) 0 R /K \(mark) \(attributes) >>" }
        let table = pdf.add(
            "<< /S /Table /K [<< /S /TR /K [\(cell(2)) \(cell(3))] >> << /S /TR /K [\(cell(4, "/A [<< /O /Table /ColSpan 2 >>]"))] >>] >>")
        pdf.setObject(
            root,
            """
            << /Type /StructTreeRoot /RoleMap << /Kopf /Titel /Titel /H2 /Kreis /Kreis >>
            /K << /S /Document /K [\(heading) 0 R \(paragraph) 0 R \(heading) 0 R \(table) 0 R << /S /Kreis /K \(paragraph) 0 R >>] >> >>
            """)
        pdf.catalog = "/MarkInfo << /Marked true >> /StructTreeRoot \(root) 0 R"
        let document = try read(pdf.bytes).result.get()
        #expect(document.text.string == "A heading in plain type\nThe second paragraph.\nLeft\nRight\nBelow both\n")
        #expect(document.text.paragraphStyle(at: 0).style.headingLevel == 2)
        let cells = document.text.blocks.compactMap { block -> CellProperties? in
            if case .cell(let properties) = block.kind { properties } else { nil }
        }
        #expect(cells.map(\.columnSpan) == [1, 1, 2])
        #expect(cells.map(\.row) == [0, 0, 1])
    }

    @Test func hiddenText() throws {
        var pdf = MiniPDF()
        pdf.addPage(
            MiniPDF.text("F1 10 50 60 Seen by all.") + "\n3 Tr " + MiniPDF.text("F1 10 50 90 Not drawn.") + "\n0 Tr 1 g "
                + MiniPDF.text("F1 10 50 120 White on white.") + "\n0 g 40 380 200 40 re f 1 g "
                + MiniPDF.text("F1 10 50 200 White on black."))
        #expect(try read(pdf.bytes).result.get().text.string == "Seen by all.\nWhite on black.\n")
        let all = try read(pdf.bytes, ["hidden-text": "yes"]).result.get().text.string
        #expect(all.contains("Not drawn.") && all.contains("White on white."))
    }

    @Test func pagesThatAreAskedFor() throws {
        var pdf = MiniPDF()
        for (page, word) in zip(1..., ["oil", "wick", "lamp", "horn", "rope"]) {
            pdf.addPage(MiniPDF.text("F1 10 50 200 Of \(word) \(page) speaks this."))
        }
        let cases: [(String, String)] = [
            ("2", "2"), ("2-3", "23"), ("4-", "45"), ("-2", "12"), ("1,5", "15"), ("5,1", "15"), ("3-9", "345"),
        ]
        for (list, expected) in cases {
            let text = try read(pdf.bytes, ["pages": list]).result.get().text.string
            #expect(text.filter(\.isNumber) == expected, "pages \(list)")
        }
        for list in ["", "0", "a", "3-2", "1,,2", "-", "1-2-3"] {
            #expect(failure(pdf.bytes, ["pages": list])?.code == .invalidOption, "pages \(list)")
        }
        #expect(failure(pdf.bytes, ["pages": "7"])?.code == .invalidOption)
        var limits = Limits()
        limits.pages = 4
        let error = failure(pdf.bytes, limits: limits)
        #expect(error?.code == .limit)
        #expect(error?.hint == "to allow more: --limit pages=NUMBER")
        #expect(failure(pdf.bytes, ["pages": "1-4"], limits: limits) == nil)
    }

    @Test func runningTextsStayWhenAskedFor() throws {
        var pdf = MiniPDF()
        for page in 1...4 {
            pdf.addPage(MiniPDF.text("F1 8 50 30 The Handbook", "F1 10 50 60 Text of its own: \(page * page + 7)", "F1 8 190 580 \(page)"))
        }
        #expect(!(try read(pdf.bytes).result.get().text.string.contains("Handbook")))
        #expect(try read(pdf.bytes, ["keep-running": "yes"]).result.get().text.string.contains("Handbook"))
    }

    @Test func brokenFiles() throws {
        #expect(failure([])?.code == .malformed)
        #expect(failure(Array("Just text, nothing else.".utf8))?.code == .malformed)
        #expect(failure(Array("%PDF-1.4\nnothing behind it".utf8))?.code == .malformed)
        var pdf = MiniPDF()
        pdf.addPage(lines(3))
        let whole = pdf.bytes
        for end in stride(from: 0, to: whole.count, by: 37) { _ = read(Array(whole[..<end])) }
        // Without the place of its table of objects the file is still read.
        let cut = try #require(whole.indices.last { whole[$0...].starts(with: "startxref".utf8) })
        #expect(try read(Array(whole[..<cut])).result.get().text.string.contains("Line 2"))
        let (headless, warnings) = read(Array(repeating: 0x20, count: 9) + whole.dropFirst(9))
        #expect(try headless.get().text.string.contains("Line 2"))
        #expect(warnings.map(\.code) == ["missing-header"])
    }

    @Test func pagesWithoutText() throws {
        var pdf = MiniPDF()
        pdf.addPage("0 0 100 100 re f")
        pdf.addPage(MiniPDF.text("F1 10 50 60 Text."))
        let (result, warnings) = read(pdf.bytes)
        #expect(try result.get().text.string == "Text.\n")
        #expect(warnings.map(\.message) == ["1 of 2 pages has no text: what they show is pictures or drawings"])
    }
}
