// SPDX-License-Identifier: Apache-2.0

import LineLayout
import TextModel

/// Turns the events of a walk into lines of plain text.
struct PlainTextWriter {
    /// What is written and not yet taken away.
    var out: [UInt8] = []
    /// The notes that the text calls.
    var notes: NoteCalls
    /// The number of columns of the table that begins next.
    var columnCount = 0

    let columns: Int
    let dropsMedia: Bool
    /// Whether wrapped lines are made equally long.
    var justifies = false
    /// What lines around the cells of tables are drawn with.
    var tableLines: TableFrame.Style?
    /// The addresses of links, where they are listed.
    var links: LinkNotes?
    var text: AttributedText
    var indentation: Indentation
    var tables: [OpenTable] = []
    var listDepth = 0
    var itemDepth = 0
    var isInNotes = false
    /// The blocks that are preformatted and open.
    var preformattedDepth = 0
    /// By the numbers of blocks: whether a table holds another one.
    private(set) var holdsTable: [Bool] = []
    var lineStyle = LineStyle()

    private var visible: VisibleText
    var line = LineText()
    private var isLineOpen = false
    private var appearance: Int?
    private var style = LineStyle()

    /// Whether any line stands above, and whether the last one is empty.
    var hasLines = false
    /// Whether an empty line belongs before the next paragraph, and the space that the last one wants below it.
    var wantsGap = false
    var spaceAfter = 0.0
    var wrapper = LineWrapper()
    var justification = Justification()
    var lastLineIsEmpty = true

    /// Columns that indents may take where each paragraph is one line.
    private static let maximumIndent = 40

    init(_ text: AttributedText, columns: Int, dropsMedia: Bool) {
        self.text = text
        self.columns = columns
        self.dropsMedia = dropsMedia
        notes = NoteCalls(text.notes)
        visible = VisibleText(AttributedText(), dropsMedia: dropsMedia)
        indentation = Indentation(maximumWidth: columns > 0 ? columns / 2 : Self.maximumIndent)
    }

    /// What follows is a walk over `text`.
    mutating func begin(_ text: AttributedText) {
        self.text = text
        visible = VisibleText(text, dropsMedia: dropsMedia)
        appearance = nil
        listDepth = 0
        if columns > 0 { holdsTable = Self.tablesAroundTables(text.blocks) }
    }

    private static func tablesAroundTables(_ blocks: [Block]) -> [Bool] {
        var holdsTable = [Bool](repeating: false, count: blocks.count)
        var tableAround = [Int?](repeating: nil, count: blocks.count)
        // A block comes behind the one around it.
        for (number, block) in blocks.enumerated() {
            guard let parent = block.parent?.index, parent < number else { continue }
            if case .table = blocks[parent].kind { tableAround[number] = parent } else { tableAround[number] = tableAround[parent] }
            if case .table = block.kind, let around = tableAround[number] { holdsTable[around] = true }
        }
        return holdsTable
    }

    /// The walk is over.
    mutating func end() {
        if isLineOpen { finishLine() }
    }

    mutating func write(_ event: BlockWalk.Event) {
        if case .paragraph(let paragraph) = event { return write(paragraph) }
        if isLineOpen { finishLine() }
        switch event {
        case .begin(let block): begin(block)
        case .end(let block): end(block)
        case .beginRow(_, let isHeader): beginRow(isHeader: isHeader)
        case .endRow: endRow()
        case .beginCell(let cell, let placement): beginCell(placement, isMade: cell == nil)
        case .endCell: endCell()
        case .paragraph: break
        }
    }

    private mutating func write(_ paragraph: Paragraph) {
        let appearance = text.appearance(of: paragraph.style)
        if appearance != self.appearance {
            self.appearance = appearance
            style = LineStyle(text.style(ofAppearance: appearance), columns: columns, justifies: justifies)
        }
        if !isLineOpen {
            lineStyle = style
            lineStyle.isPreformatted = preformattedDepth > 0
            // What is centred in an item would stand far from its marker.
            if itemDepth > tables.last?.itemDepth ?? 0 { lineStyle.alignment = .start }
        }
        if visible.append(paragraph, to: &line, &notes, &links) {
            finishLine()
        } else {
            isLineOpen = isLineOpen || !line.isEmpty
        }
    }

    private mutating func finishLine() {
        line.close()
        isLineOpen = false
        place()
        line.removeAll()
    }

    /// Puts the line that is ready where it belongs: into a row, or out.
    private mutating func place() {
        if columns > 0 {
            if tables.last?.aligned != nil { addPiece() } else { writeWrapped() }
            return
        }
        guard placeInRow() else { return }
        if lineStyle.startsPage, hasLines, !lastLineIsEmpty { out.append(Self.lineFeed) }
        writeLine()
    }

    static let lineFeed = UInt8(ascii: "\n")

    /// Writes the line, its breaks as lines of their own.
    private mutating func writeLine() {
        let start = out.count
        let isEmpty = line.isEmpty
        indentation.takeFirst(to: &out)
        if isEmpty { trimSpaces(from: start) }
        if line.hasBreak, indentation.width > 0 {
            var isFirst = true
            for part in line.bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false) {
                if !isFirst {
                    out.append(Self.lineFeed)
                    if !part.isEmpty { out.append(contentsOf: indentation.bytes) }
                }
                isFirst = false
                out.append(contentsOf: part)
            }
        } else {
            out.append(contentsOf: line.bytes)
        }
        out.append(Self.lineFeed)
        hasLines = true
        lastLineIsEmpty = out.count == start + 1
    }

    /// Removes the spaces at the end of what was written since `start`.
    mutating func trimSpaces(from start: Int) {
        while out.count > start, out.last == UInt8(ascii: " ") { out.removeLast() }
    }
}
