// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

/// Writes one text, the document's or a note's.
struct TextWriter {
    let text: AttributedText
    let page: MarkdownPage
    let textNumber: Int
    let styles: [InlineStyle]
    let rubies: [Ruby]
    let facts: BlockFacts
    /// What stands before everything else: who wrote a note.
    var lead: String?

    var blocks: [OpenBlock] = []
    /// The marks of a list that has just ended, from which those of one directly behind it differ.
    var lastList: OpenList?
    /// What is written of the open row of a table in Markdown; in its cells stands no other table.
    var row: [UInt8] = []
    private var pieces = LinePieces()
    private var run = 0

    /// How many events pass between two looks at the clock.
    private static let eventsPerCheckpoint = 64

    init(_ text: AttributedText, page: MarkdownPage) {
        self.text = text
        self.page = page
        textNumber = page.textCount
        page.textCount += 1
        var rubies: [Ruby] = []
        styles = (0..<text.attributeSetCount).map { InlineStyle(text[Number<CharacterAttributes>($0)], page: page, rubies: &rubies) }
        self.rubies = rubies
        facts = BlockFacts(text, styles: styles, dropsMedia: page.dropsMedia)
    }

    mutating func write(to output: inout OutputBuffer) throws(ConversionError) {
        var walk = BlockWalk(text)
        var events = 0
        while let event = walk.next() {
            try handle(event)
            events &+= 1
            if events % Self.eventsPerCheckpoint == 0 {
                try page.context.checkpoint()
                page.drainBlock(to: &output)
                if output.hasFailed { return }
            }
        }
        writeLead()
    }

    private mutating func handle(_ event: BlockWalk.Event) throws(ConversionError) {
        switch event {
        case .paragraph(let paragraph): try write(paragraph)
        case .begin(let number): try begin(number)
        case .end: try end()
        case .beginRow(_, let isHeader): beginRow(isHeader: isHeader)
        case .endRow: endRow()
        case .beginCell(let number, let placement): beginCell(number, placement)
        case .endCell(let number): try endCell(isMade: number == nil)
        }
    }

    private mutating func write(_ paragraph: Paragraph) throws(ConversionError) {
        let style = text.style(ofAppearance: text.appearance(of: paragraph.style))
        switch blocks.last {
        case .code: return writeCodeLine(paragraph)
        case .cell(let isHeader):
            let content = try line(paragraph, .row, isBold: isHeader)
            return row.append(contentsOf: content)
        case .element(let element) where element.isOneLine:
            let content = try line(paragraph, .html, isBold: element.isBold)
            return addToElement(content, style)
        default: break
        }
        let level = style.headingLevel
        var content = try line(paragraph, level == nil ? .paragraph : .heading, isBold: level != nil)
        guard !content.isEmpty else {
            if style.isRule { writeRule() }
            return
        }
        if let level { content = Self.heading(content, level) }
        writeLead()
        lastList = nil
        page.lines.beginBlock()
        page.lines.writeLine(content)
    }

    /// A line across the page. Behind the mark of an item hyphens could be one with it.
    private mutating func writeRule() {
        writeLead()
        lastList = nil
        let isPlain = page.lines.hasLines && !page.lines.isBehindMark
        page.lines.beginBlock()
        page.lines.writeLine(isPlain ? "---".utf8 : "___".utf8)
    }

    /// Number signs at the end of a heading would close it (CommonMark, section 4.2).
    private static func heading(_ content: [UInt8], _ level: Int) -> [UInt8] {
        var content = content
        if content.last == UInt8(ascii: "#") {
            let start = (content.lastIndex { $0 != UInt8(ascii: "#") } ?? -1) + 1
            if start == 0 || ASCII.isSpace(content[start - 1]) { content.insert(ASCII.backslash, at: start) }
        }
        return repeatElement(UInt8(ascii: "#"), count: level) + [ASCII.space] + content
    }

    mutating func writeLead() {
        guard let words = lead else { return }
        lead = nil
        var line: [UInt8] = []
        MarkdownText.append(words, MarkdownText.Place(startsLine: true), to: &line)
        page.lines.beginBlock()
        page.lines.writeLine(line)
    }

    // MARK: Lines

    /// The content of a paragraph; without line feeds unless it is a paragraph of its own.
    private mutating func line(_ paragraph: Paragraph, _ place: LineWriter.Place, isBold: Bool) throws(ConversionError) -> [UInt8] {
        pieces.removeAll()
        for (range, set) in runs(of: paragraph) {
            let style = styles[Int(set)]
            if style.hasAnchors { pieces.add(.anchor, Span.Values(), set: set) }
            switch style.showing {
            case .nothing: break
            case .attachment where page.dropsMedia: break
            case .attachment: for _ in 0..<range.count / TextScalar.object.count { pieces.add(.attachment, style.spans, set: set) }
            case .note: for _ in 0..<range.count / TextScalar.object.count { pieces.add(.note, style.spans, set: set) }
            case .text: text.bytes.withUnsafeBufferPointer { pieces.add(UnsafeBufferPointer(rebasing: $0[range]), style.spans, set: set) }
            }
        }
        if pieces.pieces.isEmpty { return [] }
        if isBold { pieces.dropCommonWeight() }
        pieces.finish()
        var writer = LineWriter(place, page: page, rubies: rubies)
        return try writer.write(pieces, LineWriter.Objects(text: text, textNumber: textNumber))
    }

    /// The runs of a paragraph, which follows the one that was asked for last.
    mutating func runs(of paragraph: Paragraph) -> ParagraphRuns {
        while run + 1 < text.characterRuns.count, Int(text.characterRuns.ends[run]) <= paragraph.content.lowerBound { run += 1 }
        return ParagraphRuns(table: text.characterRuns, index: run, rest: paragraph.content)
    }
}

/// The runs of a paragraph, cut to it.
struct ParagraphRuns: Sequence, IteratorProtocol {
    let table: RunTable
    var index: Int
    var rest: Range<Int>

    mutating func next() -> (range: Range<Int>, set: UInt32)? {
        guard !rest.isEmpty else { return nil }
        let end = Swift.min(Int(table.ends[index]), rest.upperBound)
        defer {
            rest = end..<rest.upperBound
            index += 1
        }
        return (rest.lowerBound..<end, table.values[index])
    }
}
