// SPDX-License-Identifier: Apache-2.0

import LineLayout

/// The lines around and between the cells of a table.
struct TableGrid {
    /// A line of a cell's text.
    struct Part {
        let columns: Range<Int>
        let text: ArraySlice<UInt8>
        /// Columns before the text, and that it takes.
        let padding: Int
        let width: Int
    }

    private let style: TableFrame.Style
    private let widths: ColumnWidths
    private let hasRules: Bool
    /// By columns: the number of the cell in the row at hand, and the row behind that cell.
    private var numbers: [Int]
    private var ends: [Int]
    private var count = 0
    private var isOpen = false

    /// - Parameter hasRules: Whether there are lines between rows, rather than only under the table's head.
    init(_ style: TableFrame.Style, _ widths: ColumnWidths, hasRules: Bool) {
        self.style = style
        self.widths = widths
        self.hasRules = hasRules
        numbers = Array(repeating: -1, count: widths.widths.count)
        ends = Array(repeating: 0, count: widths.widths.count)
    }

    /// A row begins: the line above it, if there is one.
    /// - Parameter isBehindHead: whether the row above is the last one of the table's head.
    mutating func begin(_ cells: [(columns: Range<Int>, end: Int)], row: Int, isBehindHead: Bool) -> [UInt8] {
        let above = numbers
        for column in numbers.indices where ends[column] <= row { numbers[column] = -1 }
        for cell in cells {
            for column in cell.columns where numbers.indices.contains(column) { (numbers[column], ends[column]) = (count, cell.end) }
            count += 1
        }
        let isFirst = !isOpen
        isOpen = true
        if isFirst { return rule(numbers, numbers, TableFrame(hasAbove: false, style: style)) }
        return hasRules || isBehindHead ? rule(above, numbers, TableFrame(isHeavy: isBehindHead, style: style)) : []
    }

    /// The rows are over: the line below the last one.
    mutating func end() -> [UInt8] {
        defer { isOpen = false }
        return isOpen ? rule(numbers, numbers, TableFrame(hasBelow: false, style: style)) : []
    }

    private func rule(_ above: [Int], _ below: [Int], _ frame: TableFrame) -> [UInt8] {
        var line: [UInt8] = []
        var isOpenBefore = true
        for column in below.indices {
            let isOpen = frame.isBetweenRows && above[column] == below[column] && above[column] >= 0
            line.append(
                frame.joint(
                    up: column == 0 || above[column - 1] != above[column] || above[column] < 0,
                    down: column == 0 || below[column - 1] != below[column] || below[column] < 0, left: !isOpenBefore, right: !isOpen))
            line.append(isOpen ? " " : frame.line, times: widths.widths[column] + 2)
            isOpenBefore = isOpen
        }
        line.append(frame.joint(up: true, down: true, left: !isOpenBefore, right: false))
        return line
    }

    /// A line of a row, with what stands in its cells.
    func line(_ parts: [Part]) -> [UInt8] {
        let side = TableFrame.side(style)
        var line: [UInt8] = []
        var (column, next) = (0, 0)
        while column < numbers.count {
            let beginsCell = column == 0 || numbers[column - 1] != numbers[column] || numbers[column] < 0
            line.append(beginsCell ? side : " ", times: 1)
            line.append(" ", times: 1)
            while next < parts.count, parts[next].columns.lowerBound < column { next += 1 }
            var end = column + 1
            if next < parts.count, parts[next].columns.lowerBound == column {
                let part = parts[next]
                end = max(end, min(part.columns.upperBound, numbers.count))
                line.append(" ", times: part.padding)
                line.append(contentsOf: part.text)
                line.append(" ", times: widths.width(of: column..<end) - part.padding - part.width)
            } else {
                line.append(" ", times: widths.widths[column])
            }
            line.append(" ", times: 1)
            column = end
        }
        line.append(side, times: 1)
        return line
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ literal: StaticString, times count: Int = 1) {
        let bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
        for _ in 0..<Swift.max(0, count) { append(contentsOf: bytes) }
    }
}
