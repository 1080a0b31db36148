// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PageLayout
import TextModel

/// Writes a layout into the model.
struct DocumentWriter {
    let layout: DocumentLayout
    let context: ImportContext
    var attributes: LookAttributes
    var text = AttributedText()
    /// Places that links lead to, by page, from the top down.
    private var destinations: [Int: [Destination]] = [:]
    /// Blocks that are open: lists with their items, code, a definition list.
    var openLists: [OpenList] = []
    var openBlock: OpenBlock?
    /// The figure whose caption comes next.
    var figure: Number<Block>?
    /// The cell that is being filled.
    var container: Number<Block>?
    /// The table whose caption was written before it.
    var captionedTable: Number<Block>?
    var notes: [Int: Number<Note>] = [:]
    private var lastPage = -1
    /// Names that the next character gets.
    private var anchors: [String] = []
    let numbers: [Int]
    private let file: PopplerFile
    private var comments: [Int: [Comment]]
    /// Comments that the paragraph which is being written gets at its end.
    private var pendingComments: [Comment] = []
    var pictures: PictureReader
    /// The areas of pages without text whose pictures are marked; `nil` for other pages.
    var emptyPages: [Float?] = []
    /// Whether pictures are written that are not marked.
    var writesPictures = true
    /// The page whose pictures were read last.
    private var picturePage: (number: Int, page: PopplerPageHandle)?

    struct OpenList {
        var list: Number<Block>
        var item: Number<Block>
    }

    enum OpenBlock {
        case code(Number<Block>)
        case definitions(Number<Block>)
    }

    /// - Parameter numbers: The pages' numbers in the file, from 0.
    init(
        _ layout: DocumentLayout, file: PopplerFile, looks: [TextLook], links: LinkTable, numbers: [Int], comments: [Int: [Comment]],
        pictures: PictureReader, context: ImportContext
    ) {
        self.layout = layout
        self.file = file
        self.comments = comments
        self.pictures = pictures
        self.context = context
        self.numbers = numbers
        attributes = LookAttributes(looks, targets: links.targets, numbers: numbers)
        for destination in links.destinations.sorted(by: { ($0.page, $0.y) < ($1.page, $1.y) }) {
            destinations[destination.page, default: []].append(destination)
        }
    }

    mutating func write() throws(ConversionError) {
        for (index, block) in layout.blocks.enumerated() {
            if index % 64 == 0 { try context.checkpoint(0.8 + 0.2 * Double(index) / Double(layout.blocks.count)) }
            try write(block, next: index + 1 < layout.blocks.count ? layout.blocks[index + 1] : nil)
        }
        pendingComments = numbers.indices.flatMap { comments[$0] ?? [] }
        if !pendingComments.isEmpty {
            close()
            append(StyledText(), ParagraphStyle())
        }
    }

    /// Shows files at the document's end.
    mutating func append(_ files: [Attachment]) {
        for file in files {
            var occurrence = AttachmentOccurrence(text.addAttachment(file))
            occurrence.title = file.name
            text.append(occurrence)
            text.endParagraph(text.number(for: CharacterAttributes()), style: text.number(for: ParagraphStyle()))
        }
    }

    /// - Parameter next: The block behind it.
    mutating func write(_ block: LayoutBlock, next: LayoutBlock?) throws(ConversionError) {
        var style = style(of: block)
        begin(block, &style)
        switch block.kind {
        case .caption:
            close()
            try writeCaption(block, style, next: next)
        case .paragraph, .runningText:
            close()
            append(block.text, style)
        case .heading(let level):
            close()
            style.headingLevel = level
            append(block.text, style)
        case .item(let level, let marker):
            openBlock = nil
            try openItem(level, marker)
            style.block = openLists.last?.item
            append(block.text, style)
        case .itemContinuation(let level):
            openBlock = nil
            if openLists.count > level + 1 { openLists.removeLast(openLists.count - level - 1) }
            style.block = openLists.last?.item
            append(block.text, style)
        case .code:
            openLists = []
            style.box = nil
            style.block = try codeBlock(background: block.background)
            append(block.text, style)
        case .term, .description:
            openLists = []
            try writeDefinition(block, style)
        case .table(let cells, _, let headerRows):
            close()
            try writeTable(cells, headerRows: headerRows, next: next)
        case .picture(let picture):
            close()
            try writePicture(picture, block, style, next: next)
        case .rule:
            close()
            writeRule()
        }
    }

    mutating func close() {
        openLists = []
        openBlock = nil
    }

    // MARK: Paragraphs

    private func style(of block: LayoutBlock) -> ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment =
            switch block.alignment {
            case .natural: nil
            case .center: .center
            case .right: .right
            case .justified: .justified
            }
        if block.firstIndent > 0 { style.firstLineHeadIndent = Double(block.firstIndent) }
        if block.indent > 0 { style.headIndent = Double(block.indent) }
        if block.isRightToLeft { style.writingDirection = .rightToLeft }
        style.box = Self.box(block.background)
        style.block = container
        return style
    }

    /// Appends a paragraph.
    mutating func append(_ styled: StyledText, _ style: ParagraphStyle) {
        let number = text.number(for: style)
        var last = appendRuns(of: styled, style: number)
        if last == nil { last = text.number(for: CharacterAttributes()) }
        appendComments()
        if let last { text.endParagraph(last, style: number) }
    }

    private mutating func appendComments() {
        for comment in pendingComments {
            let note = Note(.comment, content: AttributedText(comment.text + "\n"), author: comment.author, date: comment.date)
            text.append(text.addNote(note))
        }
        pendingComments = []
    }

    /// The picture of a page as an attachment.
    mutating func attachment(_ picture: Int, page: Int) throws(ConversionError) -> Number<Attachment>? {
        guard numbers.indices.contains(page) else { return nil }
        let result = SourcePosition.$current.withValue(.page(numbers[page] + 1)) {
            Result { () throws(ConversionError) in try readPicture(picture, page: page) }
        }
        return try result.get()
    }

    private mutating func readPicture(_ picture: Int, page: Int) throws(ConversionError) -> Number<Attachment>? {
        if picturePage?.number != page { picturePage = file.page(numbers[page]).map { (page, $0) } }
        guard let handle = picturePage?.page, let number = try pictures.attachment(picture, of: handle, to: &text) else {
            context.warn("unreadable-picture", "a picture cannot be read", at: .page(numbers[page] + 1))
            return nil
        }
        return number
    }

    @discardableResult
    private mutating func appendRuns(of styled: StyledText, style: Number<ParagraphStyle>) -> Number<CharacterAttributes>? {
        var start = 0
        var last: Number<CharacterAttributes>?
        for run in styled.runs {
            defer { start = run.end }
            if run.note >= 0 {
                appendCall(run)
                continue
            }
            if !anchors.isEmpty { start += appendAnchor(styled, start, run) }
            guard start < run.end else { continue }
            let number = attributes.number(run, in: &text)
            styled.bytes.withUnsafeBufferPointer { bytes in
                let slice = UnsafeBufferPointer(rebasing: bytes[start..<run.end])
                text.append(utf8: slice, number, style: style)
            }
            last = number
        }
        return last
    }

    /// Appends the first character of a run with the names by which links find it; returns its length.
    private mutating func appendAnchor(_ styled: StyledText, _ start: Int, _ run: StyledText.Run) -> Int {
        var attributes = attributes.attributes(run)
        attributes.anchors = anchors
        anchors = []
        let length =
            String(decoding: styled.bytes[start..<min(start + 4, run.end)], as: UTF8.self).unicodeScalars.first.map { UTF8.width($0) } ?? 1
        text.append(String(decoding: styled.bytes[start..<min(start + length, run.end)], as: UTF8.self), attributes)
        return length
    }

    private mutating func appendCall(_ run: StyledText.Run) {
        var attributes = attributes.attributes(run)
        attributes.superscript = nil
        if let number = notes[run.note] {
            text.append(number, attributes)
        } else if layout.notes.indices.contains(run.note) {
            let note = layout.notes[run.note]
            var content = AttributedText()
            for paragraph in note.paragraphs { append(paragraph, to: &content) }
            let number = text.addNote(Note(.footnote, content: content, label: note.label))
            notes[run.note] = number
            text.append(number, attributes)
        }
    }

    /// Appends a note's paragraph, which has looks and links of its own.
    private func append(_ paragraph: StyledText, to content: inout AttributedText) {
        var start = 0
        for run in paragraph.runs {
            content.append(String(decoding: paragraph.bytes[start..<run.end], as: UTF8.self), attributes.attributes(run))
            start = run.end
        }
        content.append("\n")
    }

    /// Settles whether a page begins with a block, and which places that links lead to lie in it.
    private mutating func begin(_ block: LayoutBlock, _ style: inout ParagraphStyle) {
        guard numbers.indices.contains(block.page) else { return }
        let page = numbers[block.page]
        if block.page > lastPage {
            if lastPage >= 0, container == nil, block.kind.canBreakPage { style.pageBreakBefore = true }
            lastPage = block.page
        }
        while let next = destinations[page]?.first, Float(next.y) < block.box.y1 {
            anchors.append(next.anchor)
            destinations[page]?.removeFirst()
        }
        while let next = comments[block.page]?.first, next.y < block.box.y1 {
            pendingComments.append(next)
            comments[block.page]?.removeFirst()
        }
    }
}

extension LayoutBlock.Kind {
    /// Whether a page can begin with it: cells and lines of code are parts of something larger.
    fileprivate var canBreakPage: Bool {
        switch self {
        case .table, .code, .runningText: false
        default: true
        }
    }
}
