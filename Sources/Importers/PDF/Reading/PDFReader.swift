// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PageLayout
import TextModel

/// Reads an open PDF: all pages to lines first, then, when it is known what they have in common, the document.
struct PDFReader {
    private let file: PopplerFile
    private let options: PDFOptions
    private let context: ImportContext
    private var looks = LookTable()
    private var links: LinkTable
    private var baselines = BaselineTable()
    private var pages: [PageText] = []
    /// The numbers in the file of the pages that are read.
    private var numbers: [Int] = []
    private var labels: [String] = []
    private var unreadable = 0

    /// Whether characters have to be looked at because the file can draw them invisibly.
    private let mayHideText: Bool
    private let bytes: UnsafeRawBufferPointer
    private var comments: [Int: [Comment]] = [:]

    init(_ file: PopplerFile, over bytes: UnsafeRawBufferPointer, _ options: PDFOptions, in context: ImportContext) {
        self.file = file
        self.options = options
        self.context = context
        self.bytes = bytes
        links = LinkTable(file)
        mayHideText = !options.keepsHidden && InvisibleText.isPossible(in: bytes)
    }

    mutating func read() throws(ConversionError) -> Document {
        var metadata = DocumentFacts.metadata(of: file)
        if let title = metadata.title { context.foundTitle(title) }
        numbers = try pageNumbers()
        for number in numbers { try readPage(number) }
        warnOfMissingText()
        let outline = Outline.entries(of: file, &links)
        let layout = DocumentLayout(
            pages, looks: looks.looks,
            outline: outline.map { OutlineEntry(title: $0.title, depth: $0.depth, page: place(of: $0.destination)) },
            keepsRunningTexts: options.keepsRunning)
        addFacts(&metadata, outline)
        pages = []
        let pictures = PictureReader(options.readsPictures ? RawJPEGs(bytes) : nil, in: context)
        var writer = DocumentWriter(
            layout, file: file, looks: looks.looks, links: links, numbers: numbers, comments: comments, pictures: pictures, context: context
        )
        try writer.write()
        if options.readsPictures { try writer.append(AttachedFiles.files(of: file, in: context)) }
        let text = writer.text
        return Document(text: text, metadata: metadata)
    }

    private func pageNumbers() throws(ConversionError) -> [Int] {
        guard file.pageCount > 0 else { throw ConversionError(.malformed, "the PDF has no pages that could be read") }
        let wanted = options.pages?.pages(of: file.pageCount) ?? Array(0..<file.pageCount)
        if wanted.isEmpty {
            throw ConversionError(.invalidOption, "none of the pages that were asked for exists: the PDF has \(file.pageCount)")
        }
        try context.limits.check(\.pages, wanted.count)
        return wanted
    }

    private func place(of destination: Destination?) -> Int? { destination.flatMap { numbers.firstIndex(of: $0.page) } }

    private mutating func readPage(_ number: Int) throws(ConversionError) {
        try context.checkpoint(Double(pages.count) / Double(max(numbers.count, 1)) * 0.8)
        guard let page = file.page(number) else {
            unreadable += 1
            context.warn("damaged-page", "the page cannot be read", at: .page(number + 1))
            pages.append(PageText(width: 1, height: 1))
            labels.append("")
            return
        }
        let all = PageGlyphs(page).read(&looks)
        var glyphs = visible(all, of: page)
        glyphs += FormFields.glyphs(of: page, beside: glyphs, &looks)
        let found = Comments.comments(of: page, beside: glyphs)
        if !found.isEmpty { comments[pages.count] = found }
        labels.append(page.label)
        var text = PieceBuilder.pageText(
            glyphs, looks: looks.looks, links: links.areas(of: page), width: Float(page.width), height: Float(page.height),
            baselines: &baselines)
        if options.readsPictures {
            for area in PictureAreas.areas(of: page, characters: glyphs.count) { text.add(area) }
        }
        pages.append(text)
    }

    /// The characters that can be seen. Only pages that give a reason are drawn to find out.
    private func visible(_ glyphs: [Glyph], of page: PopplerPageHandle) -> [Glyph] {
        if options.keepsHidden { return glyphs }
        let looks = looks.looks
        func isLight(_ glyph: Glyph) -> Bool {
            looks.indices.contains(Int(glyph.look)) && looks[Int(glyph.look)].color.allSatisfy { $0 >= 0xE0 }
        }
        guard mayHideText || glyphs.contains(where: isLight) else { return glyphs }
        return VisibleGlyphs.filter(glyphs, of: page) { mayHideText || isLight($0) }
    }

    private func warnOfMissingText() {
        let empty = pages.count { $0.characterCount == 0 }
        guard empty > 0, pages.count > unreadable else { return }
        context.warn(
            "no-text", "\(empty) of \(pages.count) pages \(empty == 1 ? "has" : "have") no text: what they show is pictures or drawings")
    }

    private func addFacts(_ metadata: inout DocumentMetadata, _ outline: [Outline.Entry]) {
        if let first = pages.first {
            metadata.pageWidth = Double(first.width)
            metadata.pageHeight = Double(first.height)
        }
        metadata.custom["page-count"] = .number(Double(file.pageCount))
        if !zip(labels, numbers).allSatisfy({ $0 == String($1 + 1) }) { metadata.custom["page-labels"] = .list(labels.map { .string($0) }) }
        if !outline.isEmpty {
            metadata.custom["outline"] = .list(
                outline.map { entry in
                    var values: AttributeDictionary = ["title": .string(entry.title), "depth": .number(Double(entry.depth))]
                    if let destination = entry.destination { values["page"] = .number(Double(destination.page + 1)) }
                    return .dictionary(values)
                })
        }
    }
}
