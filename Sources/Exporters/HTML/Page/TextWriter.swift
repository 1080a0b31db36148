// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

/// Writes one text, the document's or a note's, into the body of a page.
struct TextWriter {
    let text: AttributedText
    let looks: TextLooks
    let page: PageState
    /// What is written behind the text's last paragraph, in it: the way back from a note.
    var trailer: String?
    /// What is written before the text's first paragraph, in it: who wrote a note. No markup.
    var lead: String?

    /// Whether this is the text of a note.
    var isNote = false

    /// By the number of the style's appearance.
    private let facts: [StyleFacts]
    var events: EventStream
    var blocks: [OpenBlock] = []
    /// How far list items have moved their content from the leading edge of the block that counts.
    var edge = 0.0
    /// How many open blocks may not hold headings or sections.
    var plainDepth = 0
    var listDepth = 0
    /// Open headers, footers and the like, which may not hold one another.
    var frameDepth = 0
    /// The box that neighbouring paragraphs share and that is open.
    var sharedBox: BoxStyle?
    let figures: FigureCaptions
    let preformatted: PreformattedStyles

    /// The run that the next paragraph starts in.
    var run = 0
    var openElements: [UInt32] = []
    /// Elements of the page by number, as far as they were asked for.
    var elementMarkup: [ElementMarkup] = []
    /// Anchors of text that is not shown, which wait for some that is.
    var waitingAnchors: [String] = []
    var paragraphTags = ParagraphTags()
    var lastItemGeometry: (head: Double, edge: Double, declarations: Declarations)?

    init(_ text: AttributedText, looks: TextLooks, page: PageState) {
        self.text = text
        self.looks = looks
        self.page = page
        facts = StyleFacts.all(of: text)
        events = EventStream(BlockWalk(text))
        figures = FigureCaptions(text)
        preformatted = PreformattedStyles(text, looks: looks)
    }

    /// What its style says of a paragraph.
    func facts(of paragraph: Paragraph) -> StyleFacts { facts[text.appearance(of: paragraph.style)] }

    mutating func write() throws(ConversionError) {
        var count = 0
        while let event = events.next() {
            try handle(event)
            count += 1
            if count & 63 == 0 { try page.context.checkpoint() }
        }
        closeSharedBox()
    }

    private mutating func handle(_ event: BlockWalk.Event) throws(ConversionError) {
        switch event {
        case .paragraph(let paragraph):
            if case .preformatted(let properties)? = blocks.last?.kind {
                try writeLine(paragraph, properties)
            } else {
                try writeParagraph(paragraph)
            }
        case .begin(let number): try begin(number)
        case .end: end()
        case .beginRow(_, let isHeader): beginRow(isHeader: isHeader)
        case .endRow: endRow()
        case .beginCell(let number, let placement): try beginCell(number, placement)
        case .endCell(let number): endCell(number)
        }
    }
}
