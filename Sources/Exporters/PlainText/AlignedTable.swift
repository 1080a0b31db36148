// SPDX-License-Identifier: Apache-2.0

import LineLayout
import TextModel

/// A table whose columns stand beside one another, two spaces between them. It is put together first, because the columns' widths
/// follow from all cells.
struct AlignedTable {
    /// Columns between two columns of the table without lines, and with them.
    static let gap = 2
    static let framedGap = 3
    /// Columns of the left and right line with the spaces inside.
    static let frame = 4

    /// A paragraph in a cell.
    struct Piece {
        let firstLead: [UInt8]
        let firstLeadColumns: Int
        let lead: [UInt8]
        let leadColumns: Int
        let text: [UInt8]
        let style: LineStyle

        /// The columns that its text leaves free at the most.
        var leads: Int { max(firstLeadColumns, leadColumns) }

        /// Whether nothing is seen of it but an empty line.
        var isBlank: Bool { text.isEmpty && firstLead.allSatisfy { $0 == UInt8(ascii: " ") } }
    }

    /// A cell, or a caption over the whole width.
    struct Cell {
        let row: Int
        let columns: Range<Int>
        let isCaption: Bool
        /// The row behind the last one that it covers.
        let end: Int
        var pieces: Range<Int>
    }

    let columnCount: Int
    /// What the table's first line and the others begin with.
    let firstLead: [UInt8]
    let lead: [UInt8]
    /// The columns that there are.
    let available: Int
    /// What the lines around its cells are drawn with; `nil` where there are none.
    let lines: TableFrame.Style?
    /// Rows of heading at its top.
    private(set) var headerRows = 0
    private(set) var cells: [Cell] = []
    private(set) var pieces: [Piece] = []
    private var rows = -1
    private var isOpen = false

    /// - Parameter lines: what lines are drawn with, where they find room.
    init(columnCount: Int, available: Int, lines: TableFrame.Style?, firstLead: [UInt8], lead: [UInt8]) {
        let framed = columnCount + (columnCount - 1) * Self.framedGap + Self.frame
        self.lines = framed <= available ? lines : nil
        self.columnCount = columnCount
        self.available = available
        self.firstLead = firstLead
        self.lead = lead
    }

    /// Whether a table of so many columns can be shown beside one another at all.
    static func fits(_ columnCount: Int, available: Int) -> Bool {
        columnCount > 0 && columnCount <= available && columnCount + (columnCount - 1) * gap <= available
    }

    mutating func beginRow(isHeader: Bool) {
        rows += 1
        if isHeader, headerRows == rows { headerRows += 1 }
    }

    mutating func beginCell(_ placement: TableLayout.Placement) {
        let end = min(placement.column + placement.columnSpan, columnCount)
        begin(columns: min(placement.column, end)..<end, rows: placement.rowSpan)
    }

    mutating func beginCaption() {
        if headerRows == rows + 1 { headerRows += 1 }
        rows += 1
        begin(columns: 0..<columnCount, rows: nil)
    }

    /// A cell; without rows, a caption.
    private mutating func begin(columns: Range<Int>, rows span: Int?) {
        cells.append(
            Cell(row: rows, columns: columns, isCaption: span == nil, end: rows + (span ?? 1), pieces: pieces.count..<pieces.count))
        isOpen = true
    }

    /// Empty paragraphs at the end of a cell, as writers put them there, take no lines.
    mutating func endCell() {
        guard isOpen, let last = cells.indices.last else { return }
        isOpen = false
        var end = cells[last].pieces.upperBound
        while end > cells[last].pieces.lowerBound + 1, pieces[end - 1].isBlank { end -= 1 }
        pieces.removeLast(pieces.count - end)
        cells[last].pieces = cells[last].pieces.lowerBound..<end
    }

    /// Adds a paragraph to the open cell.
    mutating func add(_ piece: Piece) {
        guard isOpen, let last = cells.indices.last else { return }
        if let before = pieces.last, !cells[last].pieces.isEmpty, !before.text.isEmpty, !piece.text.isEmpty,
            max(before.style.spaceAfter, piece.style.spaceBefore) >= LineStyle.smallestGap
        {
            pieces.append(
                Piece(firstLead: [], firstLeadColumns: 0, lead: [], leadColumns: 0, text: [], style: LineStyle()))
        }
        pieces.append(piece)
        cells[last].pieces = cells[last].pieces.lowerBound..<pieces.count
    }
}
