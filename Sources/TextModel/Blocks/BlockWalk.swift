// SPDX-License-Identifier: Apache-2.0

/// A walk over a text's paragraphs that tells which blocks begin and end between them, well nested, rows of tables included.
///
/// All exporters walk this way. It needs no stack, however deep blocks are nested, and costs as much as there are paragraphs and
/// blocks. Missing cells of tables are made on the way (their number is `nil`), spans are those of `TableLayout`.
public struct BlockWalk: Sequence, IteratorProtocol, Sendable {
    /// What comes next.
    public enum Event: Hashable, Sendable {
        /// A block begins that is no cell.
        case begin(Number<Block>)
        /// The block ends.
        case end(Number<Block>)
        /// A row of the innermost table begins.
        case beginRow(Int, isHeader: Bool)
        /// The row ends.
        case endRow
        /// A cell begins; without a number it is one that the text lacks, and ends at once.
        case beginCell(Number<Block>?, TableLayout.Placement)
        /// The cell ends.
        case endCell(Number<Block>?)
        /// A paragraph, in the innermost block that has begun and not ended.
        case paragraph(Paragraph)
    }

    /// A table that is open, and its open row.
    private struct OpenTable {
        let layout: TableLayout
        var row: Int?
        let headerRows: Int
    }

    private let text: AttributedText
    private let layouts: TableLayouts
    private var paragraphs: AttributedText.Paragraphs
    private var blocks: [Block]
    private var cursor = BlockCursor()
    private var tables: [OpenTable] = []
    private var waiting: [Event] = []
    private var nextWaiting = 0
    private var isAtEnd = false

    /// A walk over all of a text.
    public init(_ text: AttributedText) {
        self.text = text
        paragraphs = text.paragraphs
        blocks = text.blocks
        layouts = TableLayouts(text)
    }

    /// The layout of a table of the text.
    public func layout(of table: Number<Block>) -> TableLayout? { layouts.tables[table.raw] }

    /// The next event; `nil` when all blocks have ended.
    public mutating func next() -> Event? {
        while true {
            if nextWaiting < waiting.count {
                nextWaiting += 1
                return waiting[nextWaiting - 1]
            }
            if isAtEnd { return nil }
            waiting.removeAll(keepingCapacity: true)
            nextWaiting = 0
            if let paragraph = paragraphs.next() {
                move(to: text.paragraphStyles.block(of: paragraph.style.raw))
                waiting.append(.paragraph(paragraph))
            } else {
                isAtEnd = true
                move(to: nil)
            }
        }
    }

    private mutating func move(to block: UInt32?) {
        _ = cursor.move(to: block, in: &blocks)
        for block in cursor.left { leave(block) }
        for block in cursor.path.suffix(cursor.enteredCount) { enter(block) }
    }

    private mutating func enter(_ number: UInt32) {
        switch blocks[Int(number)].kind {
        case .table(let properties):
            waiting.append(.begin(Number(number)))
            tables.append(OpenTable(layout: layouts.tables[number] ?? TableLayout([]), row: nil, headerRows: properties.headerRows))
        case .cell:
            guard let place = layouts.place(of: number), let table = tables.indices.last else { return }
            let placement = tables[table].layout.placements[place]
            if tables[table].row != placement.row { startRow(placement.row) }
            for gap in tables[table].layout.gapsBefore[place] { makeCell(gap) }
            waiting.append(.beginCell(Number(number), placement))
        case .caption:
            if let parent = blocks[Int(number)].parent, case .table = blocks[parent.index].kind { endRow() }
            waiting.append(.begin(Number(number)))
        default: waiting.append(.begin(Number(number)))
        }
    }

    private mutating func leave(_ number: UInt32) {
        switch blocks[Int(number)].kind {
        case .table:
            endRow()
            tables.removeLast()
            waiting.append(.end(Number(number)))
        case .cell:
            if layouts.place(of: number) != nil { waiting.append(.endCell(Number(number))) }
        default: waiting.append(.end(Number(number)))
        }
    }

    private mutating func startRow(_ row: Int) {
        endRow()
        guard let table = tables.indices.last else { return }
        tables[table].row = row
        waiting.append(.beginRow(row, isHeader: row < tables[table].headerRows))
    }

    private mutating func endRow() {
        guard let table = tables.indices.last, let row = tables[table].row else { return }
        for gap in tables[table].layout.gapsAtEnd[row] { makeCell(gap) }
        waiting.append(.endRow)
        tables[table].row = nil
    }

    private mutating func makeCell(_ placement: TableLayout.Placement) {
        waiting.append(.beginCell(nil, placement))
        waiting.append(.endCell(nil))
    }
}

/// The layouts of all tables of a text, found before the walk because a row must know the columns of rows behind it.
private struct TableLayouts: Sendable {
    /// Layouts by the table's number.
    private(set) var tables: [UInt32: TableLayout] = [:]
    /// For each block its place among its table's cells; −1 where it is no cell that paragraphs stand in.
    private var places: [Int32] = []

    func place(of number: UInt32) -> Int? {
        guard Int(number) < places.count, places[Int(number)] >= 0 else { return nil }
        return Int(places[Int(number)])
    }

    init(_ text: AttributedText) {
        var blocks = text.blocks
        let hasTable = blocks.contains { if case .table = $0.kind { true } else { false } }
        guard hasTable else { return }
        places = [Int32](repeating: -1, count: blocks.count)
        var cells: [UInt32: [CellProperties]] = [:]
        // A caption between two cells ends their row, so that the walk stays well nested.
        var captioned: Set<UInt32> = []
        var breaks: [UInt32: Set<Int>] = [:]
        var cursor = BlockCursor()
        for style in text.paragraphRuns.values {
            _ = cursor.move(to: text.paragraphStyles.block(of: style), in: &blocks)
            for number in cursor.path.suffix(cursor.enteredCount) {
                guard let table = blocks[Int(number)].parent?.raw else { continue }
                if case .caption = blocks[Int(number)].kind { captioned.insert(table) }
                guard case .cell(let cell) = blocks[Int(number)].kind else { continue }
                let place = cells[table]?.count ?? 0
                if Int(number) < places.count { places[Int(number)] = Int32(truncatingIfNeeded: place) }
                if captioned.remove(table) != nil, place > 0 { breaks[table, default: []].insert(place) }
                cells[table, default: []].append(cell)
            }
        }
        for (table, cells) in cells { tables[table] = TableLayout(cells, breaks: breaks[table] ?? []) }
    }
}
