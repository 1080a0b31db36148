// SPDX-License-Identifier: Apache-2.0

import LineLayout

/// Lines that are set, each with its columns.
struct LineBlock {
    struct Line {
        let bytes: Range<Int>
        let columns: Int
    }

    var bytes: [UInt8] = []
    var lines: [Line] = []

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: bytes.count < 1 << 20)
        lines.removeAll(keepingCapacity: true)
    }

    /// The bytes from `start` on are a line.
    mutating func endLine(from start: Int, columns: Int) { lines.append(Line(bytes: start..<bytes.count, columns: columns)) }
}

/// Finds how wide the columns of tables are, and sets what stands in their cells.
///
/// Tables in tables are measured from the inside out, get their widths from the outside in, and are set from the inside out.
struct TableSetter {
    /// How a table is shown.
    enum Plan {
        /// With lines around its cells.
        case box(ColumnWidths, hasRules: Bool)
        /// One cell after the other, because its columns cannot stand beside one another.
        case records(columns: Int)
    }

    /// Columns between two columns of a table: a line with a space on both sides.
    static let gap = 3
    /// Columns of a table's left and right line with the spaces inside.
    static let frame = 4
    /// A column that needs it has at least so many columns, or the table is shown as records.
    private static let narrowestColumn = 5
    /// Columns that a picture has at least, if it is not smaller itself.
    private static let narrowestPicture = 12

    let content: TableContent
    let styles: StyleBook
    private var lines: LineSetter
    private(set) var plans: [Plan] = []
    /// Tables in cells, once they are set.
    private var blocks: [LineBlock]
    private let available: Int

    private var wanted: [[Int]] = []
    private var needed: [[Int]] = []
    private var parts: [[Int]] = []
    private var isTall: [Bool]

    init(_ content: TableContent, _ styles: StyleBook, _ lines: LineSetter, available: Int) {
        self.content = content
        self.styles = styles
        self.lines = lines
        self.available = available
        blocks = Array(repeating: LineBlock(), count: content.tables.count)
        isTall = Array(repeating: false, count: content.tables.count)
    }

    /// Settles all tables, and sets those in cells.
    mutating func plan() {
        let all = available
        wanted = measured { setter, piece in
            setter.measure(piece, pictures: all) { lines, text, _ in lines.wrapper.widestLine(text) }
        }
        var room = Array(repeating: 1, count: content.tables.count)
        room[0] = available
        for table in content.tables.indices {
            plans.append(plan(table, room: room[table]))
            for (cell, width) in cellsWithWidths(of: table) {
                forEachPiece(of: cell) { piece in
                    if case .table(let inner) = piece.kind { room[inner] = max(1, width - (piece.leads < width ? piece.leads : 0)) }
                }
            }
        }
        for table in content.tables.indices.dropFirst().reversed() {
            blocks[table] = inner(table)
        }
    }

    /// Sets a table that stands in a cell.
    private func inner(_ table: Int) -> LineBlock {
        var rows = TableRows(self, table)
        var block = LineBlock()
        while rows.next() {
            for line in rows.block.lines {
                let start = block.bytes.count
                block.bytes.append(contentsOf: rows.block.bytes[line.bytes])
                block.endLine(from: start, columns: line.columns)
            }
        }
        return block
    }

    private func cellsWithWidths(of table: Int) -> [(TableContent.Cell, Int)] {
        let (cells, captions) = (content.tables[table].cells, [content.tables[table].above, content.tables[table].below])
        switch plans[table] {
        case .box(let widths, _):
            return cells.filter { !$0.columns.isEmpty }.map { ($0, widths.width(of: $0.columns)) }
                + captions.map { ($0, width(of: table)) }
        case .records(let columns): return (cells + captions).map { ($0, columns) }
        }
    }

    /// The columns that a table takes.
    func width(of table: Int) -> Int {
        switch plans[table] {
        case .box(let widths, _): widths.width(of: 0..<content.tables[table].columnCount) + Self.frame
        case .records(let columns): columns
        }
    }

    private mutating func plan(_ table: Int, room: Int) -> Plan {
        let cells = content.tables[table].cells.map(\.columns)
        let count = content.tables[table].columnCount
        guard count <= room else { return .records(columns: room) }
        let total = ColumnWidths.total(columnCount: count, gap: Self.gap, spans: cells, wanted[table])
        if total + Self.frame > room, needed.isEmpty {
            needed = measured { setter, piece in
                setter.measure(piece, pictures: Self.narrowestPicture) { lines, text, piece in lines.columnsNeeded(text, piece) }
            }
        }
        let least = needed.isEmpty ? [] : needed[table].map { min($0, Self.narrowestColumn) }
        if !least.isEmpty {
            let narrowest = ColumnWidths.total(columnCount: count, gap: Self.gap, spans: cells, least)
            if narrowest + Self.frame > room { return .records(columns: room) }
            let whole = ColumnWidths.total(columnCount: count, gap: Self.gap, spans: cells, needed[table])
            if whole + Self.frame > room, parts.isEmpty {
                parts = measured { setter, piece in
                    setter.measure(piece, pictures: Self.narrowestPicture) { lines, text, piece in lines.wrapper.widestPart(text) }
                }
            }
        }
        let widths = ColumnWidths(columnCount: count, gap: Self.gap, available: room - Self.frame, spans: cells, wanted: wanted[table]) {
            needed[table]
        } parts: {
            parts.isEmpty ? needed[table] : parts[table]
        }
        let hasRules =
            isTall[table]
            || zip(content.tables[table].cells, wanted[table]).contains { cell, wanted in
                cell.rowSpan > 1 || cell.columns.count > 1 || (!cell.columns.isEmpty && wanted > widths.width(of: cell.columns))
            }
        return .box(widths, hasRules: hasRules)
    }

    // MARK: Measuring

    /// The columns of all cells, tables from the inside out.
    private mutating func measured(_ measure: (inout TableSetter, TableContent.Piece) -> Int) -> [[Int]] {
        var result = [[Int]](repeating: [], count: content.tables.count)
        innerWidths = Array(repeating: 1, count: content.tables.count)
        for table in content.tables.indices.reversed() {
            let cells = content.tables[table].cells
            result[table] = cells.map { cell in
                var (widest, count) = (0, 0)
                var next = cell.first
                while let number = next {
                    let piece = content.pieces[number]
                    widest = max(widest, measure(&self, piece))
                    count += 1
                    if count > 1 || lines.wrapper.lines.count > 1 { isTall[table] = true }
                    if case .table = piece.kind { isTall[table] = true }
                    next = piece.next
                }
                return widest
            }
            let spans = cells.map(\.columns)
            let columns = ColumnWidths.total(columnCount: content.tables[table].columnCount, gap: Self.gap, spans: spans, result[table])
            innerWidths[table] = columns + Self.frame
        }
        return result
    }

    /// While measuring: the columns of tables in cells.
    private var innerWidths: [Int] = []

    private mutating func measure(
        _ piece: TableContent.Piece, pictures room: Int,
        _ columns: (inout LineSetter, UnsafeBufferPointer<UInt8>, TableContent.Piece) -> Int
    ) -> Int {
        if case .table(let inner) = piece.kind { return piece.leads + innerWidths[inner] }
        let pictures = content.pictures[piece.pictures].map { lines.pictures.cells(of: $0.number, in: room).columns }
        let text = content.bytes.withUnsafeBufferPointer { columns(&lines, UnsafeBufferPointer(rebasing: $0[piece.text]), piece) }
        return piece.leads + max(text, pictures.max() ?? 0, piece.leads > 0 ? 1 : 0)
    }

    private func forEachPiece(of cell: TableContent.Cell, _ body: (TableContent.Piece) -> Void) {
        var next = cell.first
        while let number = next {
            body(content.pieces[number])
            next = content.pieces[number].next
        }
    }

    // MARK: Setting

    /// Sets what stands in a cell.
    mutating func set(_ cell: TableContent.Cell, width: Int) -> LineBlock {
        var block = LineBlock()
        var next = cell.first
        while let number = next {
            let piece = content.pieces[number]
            if case .table(let inner) = piece.kind {
                add(blocks[inner], piece, width, to: &block)
            } else {
                set(piece, cell.fill, width, in: &block)
            }
            next = piece.next
        }
        return block
    }

    private func add(_ inner: LineBlock, _ piece: TableContent.Piece, _ width: Int, to block: inout LineBlock) {
        let hasLead = piece.leads < width
        for (number, line) in inner.lines.enumerated() {
            let start = block.bytes.count
            if hasLead { block.bytes.append(contentsOf: number == 0 ? piece.firstLead : piece.lead) }
            block.bytes.append(contentsOf: inner.bytes[line.bytes])
            let lead = hasLead ? (number == 0 ? piece.firstLeadColumns : piece.leadColumns) : 0
            block.endLine(from: start, columns: lead + line.columns)
        }
    }

    private mutating func set(_ piece: TableContent.Piece, _ cellFill: Int, _ width: Int, in block: inout LineBlock) {
        let hasLead = piece.leads < width
        let (first, other) = hasLead ? (piece.firstLeadColumns, piece.leadColumns) : (0, 0)
        var shape = LineShape(first: max(1, width - first), other: max(1, width - other), style: piece.style)
        if piece.style.isPreformatted { shape.breaking = .characters }
        shape.fill = piece.fill
        content.bytes.withUnsafeBufferPointer { bytes in
            let text = SetText(
                bytes: UnsafeBufferPointer(rebasing: bytes[piece.text]), spans: content.spans[piece.spans],
                pictures: content.pictures[piece.pictures], base: piece.text.lowerBound,
                isUnstyled: piece.isUnstyled, needsCare: piece.needsCare)
            var start = block.bytes.count
            var lines: [LineBlock.Line] = []
            var lead = first
            self.lines.set(text, shape, styles, to: &block.bytes) { isFirst, out in
                start = out.count
                lead = isFirst ? first : other
                guard hasLead else { return }
                styles.change(from: 0, to: cellFill, in: &out)
                out.append(contentsOf: isFirst ? piece.firstLead : piece.lead)
                styles.change(from: cellFill, to: 0, in: &out)
            } end: { columns, _, out in
                lines.append(LineBlock.Line(bytes: start..<out.count, columns: lead + columns))
            }
            block.lines.append(contentsOf: lines)
        }
    }
}

extension LineSetter {
    /// The columns below which something in a cell would be broken within.
    fileprivate mutating func columnsNeeded(_ text: UnsafeBufferPointer<UInt8>, _ piece: TableContent.Piece) -> Int {
        piece.style.isPreformatted ? wrapper.widestLine(text) : wrapper.widestWord(text)
    }
}
