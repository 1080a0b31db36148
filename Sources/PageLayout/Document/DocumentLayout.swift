// SPDX-License-Identifier: Apache-2.0

/// Pages of text as paragraphs, headings, lists and tables in the order of reading.
package struct DocumentLayout: Sendable {
    /// The blocks, in the order of reading.
    package private(set) var blocks: [LayoutBlock] = []
    /// The colour of the paper, 0xRRGGBB; `nil` for white.
    package let background: UInt32?
    /// The notes that runs of the blocks' texts call.
    package private(set) var notes: [LayoutNote] = []

    /// Lays out a document.
    ///
    /// - Parameters:
    ///   - pages: Its pages in order.
    ///   - looks: What the runs' numbers of looks mean.
    ///   - outline: Titles that tell headings and their levels.
    ///   - tags: What it says itself of its structure.
    ///   - keepsRunningTexts: Whether headers, footers and page numbers stay in the text.
    package init(
        _ pages: [PageText], looks: [TextLook], outline: [OutlineEntry] = [], tags: DocumentTags = DocumentTags(),
        keepsRunningTexts: Bool = false
    ) {
        let running = RunningTexts(pages)
        var pages = pages
        background = Self.paper(of: pages)
        for number in pages.indices {
            if let background { pages[number].shapes.setPaper(background, width: pages[number].width) }
            DrawnTableFinder.settle(&pages[number], looks: looks) { running.contains(page: number, piece: $0) }
            let separators = SeparatorRules(pages[number]) { running.contains(page: number, piece: $0) }
            pages[number].pieces += separators.found().map { Piece(.rule, box: $0) }
        }
        let body = BodyStatistics(pages, looks: looks)
        let plans = ColumnPlan(pages, without: running).regions()
        var paragraphs: [Paragraph] = []
        for (number, page) in pages.enumerated() {
            if keepsRunningTexts { paragraphs += Self.runningTexts(running, number, page, looks, isTop: true) }
            for region in plans[number] {
                let lines = page.lines(of: region.pieces, page: number)
                let builder = ParagraphBuilder(
                    lines, region: region, page: page, looks: looks, tags: tags, isFixedPitchUsual: body.isFixedPitch)
                paragraphs += page.isTagged ? Self.fromTheTop(builder.paragraphs()) : builder.paragraphs()
            }
            if keepsRunningTexts { paragraphs += Self.runningTexts(running, number, page, looks, isTop: false) }
        }
        settle(&paragraphs, pages: pages, looks: looks, body: body, outline: outline, tags: tags)
    }

    private mutating func settle(
        _ paragraphs: inout [Paragraph], pages: [PageText], looks: [TextLook], body: BodyStatistics, outline: [OutlineEntry],
        tags: DocumentTags
    ) {
        let found = FootnoteFinder(pages: pages, body: body).take(from: &paragraphs)
        var assembler = TextAssembler(pages: pages, looks: looks, vocabulary: Vocabulary(pages))
        paragraphs = TaggedOrder.settled(paragraphs, by: tags, assembler)
        RegionJoining().join(&paragraphs)
        for (number, note) in found.enumerated() {
            assembler.calls.set(note: number, page: note.page, run: note.run)
        }
        notes = found.map { note($0, assembler) }
        DefinitionFinder.settle(&paragraphs, body: body)
        HeadingLevels(body: body, assembler: assembler, outline: outline, tags: tags).settle(&paragraphs)
        for index in paragraphs.indices {
            guard case .text = paragraphs[index].role, paragraphs[index].characterCount < 1200, let line = paragraphs[index].lines.first
            else { continue }
            if CaptionFinder.isCaption(assembler.text(of: [line]).bytes) { paragraphs[index].role = .caption }
        }
        blocks = BlockBuilder.blocks(of: paragraphs, assembler, body: body, tags: tags)
    }

    /// The colour that lies behind all of most pages; the last ones may be filled in part.
    private static func paper(of pages: [PageText]) -> UInt32? {
        let colors = pages.compactMap { $0.shapes.paper(width: $0.width, height: $0.height) }
        guard let color = colors.first, colors.count * 2 >= pages.count, colors.allSatisfy({ $0 == color }) else { return nil }
        return color
    }

    /// The paragraphs of a region by where they stand: tagged ones come in the order of the structure.
    private static func fromTheTop(_ paragraphs: [Paragraph]) -> [Paragraph] {
        var sorted = paragraphs.enumerated().sorted { ($0.element.box.y0, $0.offset) < ($1.element.box.y0, $1.offset) }.map(\.element)
        for index in sorted.indices {
            sorted[index].beginsRegion = index == 0
            sorted[index].endsRegion = index == sorted.count - 1
        }
        return sorted
    }

    private func note(_ found: FootnoteFinder.Found, _ assembler: TextAssembler) -> LayoutNote {
        var texts = found.paragraphs.map { assembler.text(of: $0.lines) }
        if !texts.isEmpty {
            texts[0].removeFirst(found.label.count)
            texts[0].removeFirst(texts[0].bytes.prefix { $0 == 0x20 || $0 == 0x09 }.count)
        }
        return LayoutNote(label: String(decoding: found.label, as: UTF8.self), paragraphs: texts)
    }

    private static func runningTexts(_ running: RunningTexts, _ number: Int, _ page: PageText, _ looks: [TextLook], isTop: Bool)
        -> [Paragraph]
    {
        let pieces = running.pieces(ofPage: number).filter { (page.pieces[$0].box.y0 < page.height / 2) == isTop }
        return page.lines(of: pieces.map { Int32(clamping: $0) }, page: number).map { line in
            let facts = LineFacts(line, page, looks: looks)
            var paragraph = Paragraph(lines: [line], firstFacts: facts, lastFacts: facts)
            paragraph.role = .runningText
            return paragraph
        }
    }
}
