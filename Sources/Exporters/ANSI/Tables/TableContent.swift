// SPDX-License-Identifier: Apache-2.0

import LineLayout
import TextModel

/// A table with all tables in its cells, put together before anything of it is set: the columns' widths follow from all cells.
struct TableContent {
    /// What stands in a cell: paragraphs and tables, each naming the one behind it.
    struct Piece {
        enum Kind { case text, table(Int) }

        let kind: Kind
        var text = 0..<0
        var spans = 0..<0
        var pictures = 0..<0
        var isUnstyled = true
        var needsCare = false
        let firstLead: [UInt8]
        let firstLeadColumns: Int
        let lead: [UInt8]
        let leadColumns: Int
        var style = LineStyle()
        var fill = 0
        var next: Int?

        /// The columns that its text leaves free at the most.
        var leads: Int { max(firstLeadColumns, leadColumns) }

        /// Whether nothing is seen of it but an empty line.
        var isBlank: Bool {
            guard case .text = kind, text.isEmpty, fill == 0 else { return false }
            return firstLead.allSatisfy { $0 == UInt8(ascii: " ") }
        }
    }

    /// A cell, or the captions above or below a table.
    struct Cell {
        var row = 0
        var columns = 0..<1
        var rowSpan = 1
        var verticalAlignment: CellProperties.VerticalAlignment?
        var isHeader = false
        var fill = 0
        var first: Int?
        var last: Int?
        /// The last piece of which something is seen.
        var lastShown: Int?
    }

    struct Table {
        let columnCount: Int
        var headerRows: Int
        var cells: [Cell] = []
        var above = Cell()
        var below = Cell()
        var row = -1
    }

    /// Where paragraphs go.
    enum Place { case cell(table: Int, Int), above(table: Int), below(table: Int) }

    /// Tables come behind the one around them.
    private(set) var tables: [Table] = []
    private(set) var pieces: [Piece] = []
    private(set) var bytes: [UInt8] = []
    private(set) var spans: [StyleSpan] = []
    private(set) var pictures: [PlacedPicture] = []

    mutating func removeAll() { self = TableContent() }

    mutating func addTable(columnCount: Int, headerRows: Int) -> Int {
        tables.append(Table(columnCount: columnCount, headerRows: headerRows))
        return tables.count - 1
    }

    mutating func beginRow(of table: Int) { tables[table].row += 1 }

    mutating func addCell(_ cell: Cell, to table: Int) -> Place {
        var cell = cell
        cell.row = max(0, tables[table].row)
        tables[table].cells.append(cell)
        return .cell(table: table, tables[table].cells.count - 1)
    }

    /// Where a caption goes that comes now.
    func captionPlace(of table: Int) -> Place { tables[table].cells.isEmpty ? .above(table: table) : .below(table: table) }

    /// Adds a paragraph's text to a piece, and the piece to its place.
    mutating func add(_ line: StyledLine, _ piece: Piece, to place: Place) {
        var piece = piece
        let (start, firstSpan, firstPicture) = (bytes.count, spans.count, pictures.count)
        bytes.append(contentsOf: line.text.bytes)
        for span in line.spans { spans.append(StyleSpan(end: span.end + start, style: span.style)) }
        for picture in line.pictures { pictures.append(PlacedPicture(place: picture.place + start, number: picture.number)) }
        piece.pictures = firstPicture..<pictures.count
        piece.text = start..<bytes.count
        piece.spans = firstSpan..<spans.count
        piece.isUnstyled = line.isUnstyled
        piece.needsCare = line.needsCare
        add(piece, to: place)
    }

    mutating func add(_ piece: Piece, to place: Place) {
        let last = withCell(at: place) { $0.last }
        if let last, wantsGap(between: pieces[last], and: piece) {
            link(Piece(kind: .text, firstLead: [], firstLeadColumns: 0, lead: [], leadColumns: 0), to: place)
        }
        link(piece, to: place)
    }

    private func wantsGap(between before: Piece, and piece: Piece) -> Bool {
        guard case .text = before.kind, case .text = piece.kind, !before.text.isEmpty, !piece.text.isEmpty else { return false }
        return max(before.style.spaceAfter, piece.style.spaceBefore) >= LineStyle.smallestGap
    }

    private mutating func link(_ piece: Piece, to place: Place) {
        pieces.append(piece)
        let number = pieces.count - 1
        let before = withCell(at: place) { cell in
            defer {
                cell.last = number
                if !piece.isBlank { cell.lastShown = number }
            }
            if cell.first == nil { cell.first = number }
            return cell.last
        }
        if let before { pieces[before].next = number }
    }

    /// Takes away the empty paragraphs at the end of what stands at a place, as writers put them before the ends of cells.
    mutating func trim(_ place: Place) {
        let last = withCell(at: place) { cell in
            cell.last = cell.lastShown ?? cell.first
            return cell.last
        }
        if let last { pieces[last].next = nil }
    }

    private mutating func withCell<Result>(at place: Place, _ body: (inout Cell) -> Result) -> Result {
        switch place {
        case .cell(let table, let cell): body(&tables[table].cells[cell])
        case .above(let table): body(&tables[table].above)
        case .below(let table): body(&tables[table].below)
        }
    }
}
