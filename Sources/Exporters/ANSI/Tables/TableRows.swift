// SPDX-License-Identifier: Apache-2.0

import LineLayout

/// Sets a table row by row, each with the line above it.
struct TableRows {
    /// A cell of the open row: its lines, and how far they are written.
    private struct OpenCell {
        let columns: Range<Int>
        /// The row behind the last one that it covers.
        let end: Int
        let fill: Int
        /// What tells it from other cells.
        let number: Int
        var block: LineBlock
        var next = 0
        /// Empty lines above the text.
        var before = 0

        var rest: Int { before + block.lines.count - next }
    }

    /// The lines that the last step gave.
    private(set) var block = LineBlock()

    private var setter: TableSetter
    private let number: Int
    private var table: TableContent.Table { setter.content.tables[number] }
    private let headerRows: Int
    private var nextCell = 0
    private var step = Step.captionsAbove
    private var open: [OpenCell] = []
    private var above: [Int]

    private enum Step { case captionsAbove, rows, captionsBelow, done }

    init(_ setter: TableSetter, _ number: Int = 0) {
        self.setter = setter
        self.number = number
        headerRows = Self.headerRows(setter.content.tables[number])
        above = Array(repeating: -1, count: setter.content.tables[number].columnCount)
    }

    /// Rows of heading: what the table says, else the rows at its top that hold nothing but header cells.
    private static func headerRows(_ table: TableContent.Table) -> Int {
        if table.headerRows > 0 { return table.headerRows }
        guard let first = table.cells.first(where: { !$0.isHeader }) else { return 0 }
        return first.row
    }

    /// Sets the next lines; returns whether there were any left.
    mutating func next() -> Bool {
        block.removeAll()
        switch step {
        case .captionsAbove:
            add(setter.set(table.above, width: setter.width(of: number)))
            step = .rows
        case .rows:
            guard nextCell < table.cells.count else {
                step = .captionsBelow
                return next()
            }
            switch setter.plans[number] {
            case .box(let widths, let hasRules): setRow(widths, hasRules)
            case .records(let columns): setRecord(columns)
            }
        case .captionsBelow:
            add(setter.set(table.below, width: setter.width(of: number)))
            step = .done
        case .done: return false
        }
        return true
    }

    private mutating func add(_ other: LineBlock) {
        for line in other.lines {
            let start = block.bytes.count
            block.bytes.append(contentsOf: other.bytes[line.bytes])
            block.endLine(from: start, columns: line.columns)
        }
    }

    // MARK: One cell after the other

    private mutating func setRecord(_ columns: Int) {
        let row = table.cells[nextCell].row
        let isFirst = nextCell == 0
        let start = block.bytes.count
        if !isFirst {
            let isHeavy = row == headerRows
            block.bytes.append(isHeavy ? "━" : "─", times: columns)
            block.endLine(from: start, columns: columns)
        }
        while nextCell < table.cells.count, table.cells[nextCell].row == row {
            add(setter.set(table.cells[nextCell], width: columns))
            nextCell += 1
        }
    }

    // MARK: With lines around them

    private mutating func setRow(_ widths: ColumnWidths, _ hasRules: Bool) {
        let row = table.cells[nextCell].row
        let isFirst = nextCell == 0
        var cells = open.filter { $0.end > row }
        while nextCell < table.cells.count, table.cells[nextCell].row == row {
            let cell = table.cells[nextCell]
            if !cell.columns.isEmpty {
                let content = setter.set(cell, width: widths.width(of: cell.columns))
                cells.append(
                    OpenCell(columns: cell.columns, end: row + cell.rowSpan, fill: cell.fill, number: nextCell, block: content))
            }
            nextCell += 1
        }
        cells.sort { $0.columns.lowerBound < $1.columns.lowerBound }
        var below = Array(repeating: -1, count: above.count)
        for cell in cells { for column in cell.columns { below[column] = cell.number } }
        open = cells
        if isFirst {
            writeRule(widths, below, TableFrame(hasAbove: false, hasBelow: true))
        } else if hasRules || row == headerRows {
            writeRule(widths, below, TableFrame(isHeavy: row == headerRows))
        }
        above = below
        writeLines(of: row, widths)
        if nextCell == table.cells.count { writeRule(widths, below, TableFrame(hasAbove: true, hasBelow: false)) }
    }

    private mutating func writeLines(of row: Int, _ widths: ColumnWidths) {
        let isLast = nextCell == table.cells.count
        var height = 1
        for cell in open where isLast || cell.end == row + 1 { height = max(height, cell.rest) }
        for index in open.indices where open[index].next == 0 && open[index].end == row + 1 {
            let cell = table.cells[open[index].number]
            let free = height - open[index].block.lines.count
            if cell.verticalAlignment == .middle { open[index].before = free / 2 }
            if cell.verticalAlignment == .bottom { open[index].before = free }
        }
        for _ in 0..<height {
            let start = block.bytes.count
            block.bytes.append("│")
            for index in open.indices {
                writeLine(ofCell: index, width: widths.width(of: open[index].columns))
                block.bytes.append("│")
            }
            block.endLine(from: start, columns: setter.width(of: number))
        }
    }

    /// Writes the next line of a cell, with a space on both sides.
    private mutating func writeLine(ofCell index: Int, width: Int) {
        let cell = open[index]
        open[index].next += 1
        let place = cell.next - cell.before
        let hasText = cell.block.lines.indices.contains(place)
        let columns = hasText ? cell.block.lines[place].columns : 0
        setter.styles.change(from: 0, to: cell.fill, in: &block.bytes)
        block.bytes.append(spaces: 1)
        if hasText {
            setter.styles.change(from: cell.fill, to: 0, in: &block.bytes)
            block.bytes.append(contentsOf: cell.block.bytes[cell.block.lines[place].bytes])
            setter.styles.change(from: 0, to: cell.fill, in: &block.bytes)
        }
        block.bytes.append(spaces: width - columns + 1)
        setter.styles.change(from: cell.fill, to: 0, in: &block.bytes)
    }

    /// Writes the line between two rows; cells that go on behind it show their next line in it.
    private mutating func writeRule(_ widths: ColumnWidths, _ below: [Int], _ frame: TableFrame) {
        let start = block.bytes.count
        let isOpen = below.indices.map { frame.isBetweenRows && above[$0] == below[$0] }
        var (column, index) = (0, 0)
        while column < below.count {
            while index < open.count, open[index].columns.upperBound <= column { index += 1 }
            let joint = frame.joint(
                up: column == 0 || above[column - 1] != above[column], down: column == 0 || below[column - 1] != below[column],
                left: column > 0 && !isOpen[column - 1], right: !isOpen[column])
            block.bytes.append(joint)
            if isOpen[column], index < open.count, open[index].number == below[column] {
                writeLine(ofCell: index, width: widths.width(of: open[index].columns))
                column = open[index].columns.upperBound
            } else {
                block.bytes.append(frame.line, times: widths.widths[column] + 2)
                column += 1
            }
        }
        block.bytes.append(frame.joint(up: true, down: true, left: !(isOpen.last ?? false), right: false))
        block.endLine(from: start, columns: setter.width(of: number))
    }
}
