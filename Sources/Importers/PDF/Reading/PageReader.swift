// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PageLayout

/// Reads pages of an open file to pieces of lines. What it learns from one page serves the next ones.
struct PageReader {
    /// A page as it was read.
    struct Result {
        var text: PageText
        var label = ""
        var comments: [Comment] = []
        /// Whether the file does not hold it any more.
        var isUnreadable = false
    }

    private(set) var looks = LookTable()
    var links: LinkTable
    /// What the document says itself of its structure.
    var tags = DocumentTags()
    private var baselines = BaselineTable()
    /// Made when the first such font is met.
    private var type3Words: Type3Words?
    private var file: PopplerFile
    private let options: PDFOptions
    private let bytes: UnsafeRawBufferPointer

    init(_ file: PopplerFile, over bytes: UnsafeRawBufferPointer, _ options: PDFOptions) {
        self.file = file
        self.options = options
        self.bytes = bytes
        links = LinkTable(file)
    }

    /// A reader that goes on with what this one knows, over the same file opened once more.
    func copy(over file: PopplerFile) -> PageReader {
        var copy = self
        copy.file = file
        copy.links = links.copy(over: file)
        return copy
    }

    /// - Parameter number: The page's number in the file, from 0.
    mutating func read(_ number: Int) -> Result {
        // What poppler has to say meanwhile is about this page.
        SourcePosition.$current.withValue(.page(number + 1)) { readPage(number) }
    }

    private mutating func readPage(_ number: Int) -> Result {
        guard let page = file.page(number) else {
            return Result(text: PageText(width: 1, height: 1), isUnreadable: true)
        }
        var all = PageGlyphs(page).read(&looks)
        settleType3(&all)
        let content = file.contents?.page(number, width: page.width, height: page.height)
        if let content {
            var index = ShowIndex(content.shows)
            index.settle(&all)
            PageTags(content, page: number, tags).settle(&all)
        }
        var glyphs = visible(all, content, of: page)
        glyphs += FormFields.glyphs(of: page, beside: glyphs, &looks)
        let comments = Comments.comments(of: page, beside: glyphs)
        var text = PieceBuilder.pageText(
            glyphs, looks: looks.looks, links: links.areas(of: page), shapes: content?.shapes ?? PageShapes(), width: Float(page.width),
            height: Float(page.height), baselines: &baselines)
        if options.readsPictures || options.marksScans && glyphs.isEmpty {
            let isTagged = text.isTagged
            for var area in PictureAreas.areas(of: page, characters: glyphs.count) {
                if isTagged, let content { area.stretch = PageTags(content, page: number, tags).stretch(of: area.box) }
                text.add(area)
            }
        }
        return Result(text: text, label: page.label, comments: comments)
    }

    /// Takes over the looks and links that a copy of this reader has met, and renumbers its pages by those of this one.
    mutating func take(_ other: PageReader, _ results: inout [Result]) {
        let lookNumbers = looks.take(other.looks)
        let linkNumbers = links.take(other.links)
        for index in results.indices { results[index].text.renumber(looks: lookNumbers, links: linkNumbers) }
    }

    /// Settles the looks of words in fonts that poppler has no names for, where there are any.
    private mutating func settleType3(_ glyphs: inout [Glyph]) {
        guard looks.hasUnnamed else { return }
        var words = type3Words ?? Type3Words(RawType3Fonts(bytes).fonts())
        words.settle(&glyphs, &looks)
        type3Words = words
    }

    /// The characters that can be seen. Only pages that give a reason are drawn to find out.
    private func visible(_ glyphs: [Glyph], _ content: PageContent?, of page: PopplerPageHandle) -> [Glyph] {
        if options.keepsHidden { return glyphs }
        let isLight = looks.looks.map { $0.color.allSatisfy { $0 >= Self.lightest } }
        let isHidden = content?.shows.map(\.isHidden) ?? []
        let hides = isHidden.contains(true)
        func isSuspicious(_ glyph: Glyph) -> Bool {
            let (look, show) = (Int(glyph.look), Int(glyph.show))
            return hides && isHidden.indices.contains(show) && isHidden[show] || isLight.indices.contains(look) && isLight[look]
        }
        return glyphs.contains(where: isSuspicious) ? VisibleGlyphs.filter(glyphs, of: page, isSuspicious) : glyphs
    }

    /// Parts of colours from which on they may be that of the paper.
    private static let lightest: UInt8 = 0xE0
}
