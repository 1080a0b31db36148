// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import LineLayout
import TextModel

/// Turns the events of a walk into lines for a terminal.
struct ANSIWriter {
    /// What is written and not yet taken away.
    var out: [UInt8] = []
    /// The notes that the text calls.
    var notes: NoteCalls
    /// The number of columns of the table that begins next.
    var columnCount = 0

    let settings: Settings
    var text: AttributedText
    var indentation: Indentation
    var styles: StyleBook
    /// What the open blocks give to the style of their text, innermost last.
    var contexts = [StyleContext()]
    var tables: [OpenTable] = []
    var content = TableContent()
    /// Whether nothing but empty lines was written since the last page began.
    var isOnEmptyPage = false
    var listDepth = 0
    var itemDepth = 0
    var isInNotes = false
    var preformattedDepth = 0
    /// By the numbers of lists: columns of their widest marker.
    var markerWidths: [Int] = []

    var shown: ShownText
    var line = StyledLine()
    private var isLineOpen = false
    private var appearance: Int?
    private var style = ParagraphLook()
    /// The look of the line that is being put together.
    var look = ParagraphLook()
    var setter: LineSetter

    /// The box of the paragraph before, if its lines may go on around the next one.
    var openBox: BoxStyle?
    /// Whether any line stands above, and whether the last one is empty.
    var hasLines = false
    var lastLineIsEmpty = true
    /// Whether an empty line belongs before the next paragraph, and the space that the last one wants below it.
    var wantsGap = false
    var spaceAfter = 0.0

    static let lineFeed = UInt8(ascii: "\n")

    /// - Parameter pictures: finds out how the terminal shows pictures.
    init(_ text: AttributedText, _ settings: Settings, pictures: @escaping () -> TerminalPictures?) {
        self.text = text
        setter = LineSetter(PictureBook(colors: settings.colors.depth, pictures))
        self.settings = settings
        contexts = [StyleContext(keepsPaper: settings.colors.isExact)]
        notes = NoteCalls(text.notes)
        styles = StyleBook(settings)
        shown = ShownText(AttributedText(), settings, setter.pictures)
        indentation = Indentation(maximumWidth: settings.boxColumns / 2)
    }

    /// What follows is a walk over `text`.
    mutating func begin(_ text: AttributedText) {
        self.text = text
        shown = ShownText(text, settings, setter.pictures)
        styles.beginText()
        setter.pictures.beginText()
        appearance = nil
        listDepth = 0
        markerWidths = Self.markerWidths(text.blocks)
    }

    /// The walk is over.
    mutating func end() {
        if isLineOpen { finishLine() }
        closeParagraphBox()
    }

    mutating func write(_ event: BlockWalk.Event, to output: inout OutputBuffer) {
        if case .paragraph(let paragraph) = event { return write(paragraph) }
        if isLineOpen { finishLine() }
        closeParagraphBox()
        switch event {
        case .begin(let block): begin(block)
        case .end(let block): end(block, to: &output)
        case .beginRow(_, let isHeader): beginRow(isHeader: isHeader)
        case .endRow: break
        case .beginCell(let cell, let placement): beginCell(cell, placement)
        case .endCell: endCell()
        case .paragraph: break
        }
    }

    /// Hands on what is ready, if it is enough to be worth it.
    mutating func drain(to output: inout OutputBuffer) {
        guard out.count >= ANSIExporter.blockSize else { return }
        output.write(out[...])
        out.removeAll(keepingCapacity: out.count < ANSIExporter.blockSize * 4)
    }

    private mutating func write(_ paragraph: Paragraph) {
        let appearance = text.appearance(of: paragraph.style)
        if appearance != self.appearance {
            self.appearance = appearance
            style = ParagraphLook(text.style(ofAppearance: appearance), settings)
        }
        if !isLineOpen {
            look = style
            look.line.isPreformatted = preformattedDepth > 0
            // What is centred in an item would stand far from its marker.
            if itemDepth > tables.last?.itemDepth ?? 0, !look.isMirrored { look.line.alignment = .start }
        }
        let context = look.context(in: context)
        if shown.append(paragraph, in: context, to: &line, &notes, &styles) {
            finishLine()
        } else {
            isLineOpen = isLineOpen || !line.isEmpty
        }
    }

    /// What the blocks around give to the style of text.
    var context: StyleContext { contexts.last ?? StyleContext() }

    private mutating func finishLine() {
        line.close()
        isLineOpen = false
        if tables.isEmpty { writeParagraph() } else { addPiece() }
        line.removeAll()
    }
}
