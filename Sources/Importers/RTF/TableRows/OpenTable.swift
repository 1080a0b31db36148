// SPDX-License-Identifier: Apache-2.0

import TextModel

/// A table while its rows are read.
struct OpenTable {
    struct Cell {
        let block: Number<Block>
        /// Where its text starts, or the end of what its first paragraph holds.
        let start: Int
        /// Whether it holds one empty paragraph; while it is open, whether its first one is empty.
        var isEmpty: Bool
    }

    struct Row {
        /// The number of its definition.
        let definition: Int
        let cells: Range<Int>
        /// One edge more than cells, ascending, in twips.
        let edges: [Int]
    }

    /// What a cell's box follows from.
    private struct CellPlace: Hashable {
        let definition: Int
        let cell: Int
        let place: RowDefinition.Place
    }

    /// The width in twips of a cell whose row says none.
    private static let defaultWidth = 1440

    let block: Number<Block>
    private(set) var rows: [Row] = []
    /// The definitions of rows; neighbours that are defined alike share one.
    private var definitions: [RowDefinition] = []
    /// The cells of all rows.
    private var cells: [Cell] = []
    var openCell: Cell?
    /// The definition of the open row, if another one began behind its last cell.
    var earlier: RowDefinition?

    init(block: Number<Block>) { self.block = block }

    /// The cells of the open row that have ended.
    var openRowCells: Range<Int> { (rows.last?.cells.upperBound ?? 0)..<cells.count }

    var isInRow: Bool { openCell != nil || !openRowCells.isEmpty }

    mutating func closeCell(textEnd: Int) {
        guard var cell = openCell else { return }
        openCell = nil
        cell.isEmpty = cell.isEmpty && textEnd == cell.start + 1
        cells.append(cell)
    }

    mutating func endRow(_ definition: RowDefinition) {
        earlier = nil
        let row = openRowCells
        guard !row.isEmpty else { return }
        if let last = rows.last, last.cells.count == row.count, definitions[last.definition] == definition {
            rows.append(Row(definition: last.definition, cells: row, edges: last.edges))
        } else {
            definitions.append(definition)
            rows.append(Row(definition: definitions.count - 1, cells: row, edges: edges(definition, count: row.count)))
        }
    }

    /// The edges of a row. Cells that are not defined end where cells of the row before do.
    private func edges(_ definition: RowDefinition, count: Int) -> [Int] {
        var edges = [Int(definition.left)]
        edges.reserveCapacity(count + 1)
        var last = Int(definition.left)
        let above = rows.last?.edges ?? []
        var next = 0
        for cell in 0..<count {
            if cell < definition.cells.count, Int(definition.cells[cell].right) > last {
                last = Int(definition.cells[cell].right)
            } else {
                while next < above.count, above[next] <= last { next += 1 }
                last = next < above.count && cell >= definition.cells.count ? above[next] : last + Self.defaultWidth
            }
            edges.append(last)
        }
        return edges
    }

    /// Gives the cells their places and looks, and the table its columns. Returns where paragraphs stand that became part of nothing.
    func settle(_ text: inout AttributedText, _ colors: ColorTable) -> [Int] {
        let grid = TableGrid(rows: rows.lazy.map(\.edges))
        var placed = [CellProperties?](repeating: nil, count: cells.count)
        let swallowed = place(on: grid, &placed)
        var boxes: [CellPlace: Boxed<BoxStyle>] = [:]
        for (number, row) in rows.enumerated() {
            for cell in row.cells {
                guard let properties = placed[cell] else { continue }
                let place = RowDefinition.Place(
                    isFirstRow: number == 0, isLastRow: number + properties.rowSpan >= rows.count,
                    isFirstInRow: cell == row.cells.lowerBound,
                    isLastInRow: cell == row.cells.upperBound - 1 || properties.column + properties.columnSpan >= grid.edges.count - 1,
                    isTall: properties.rowSpan > 1)
                let index = cell - row.cells.lowerBound
                let key = CellPlace(definition: row.definition, cell: index, place: place)
                let box =
                    boxes[key]
                    ?? Boxed(wrappedValue: definitions[row.definition].box(definitions[row.definition][index], at: place, colors))
                boxes[key] = box
                text.updateBlock(cells[cell].block) {
                    $0.kind = .cell(properties)
                    $0.boxed = box
                }
            }
        }
        guard let first = rows.first.map({ definitions[$0.definition] }) else { return swallowed }
        var properties = TableProperties(
            columns: columns(grid, placed), headerRows: rows.firstIndex { !definitions[$0.definition].isHeader } ?? rows.count)
        properties.alignment = first.tableAlignment
        properties.cellSpacing = first.cellSpacing
        text.updateBlock(block) {
            $0.kind = .table(properties)
            $0.box = first.tableBox()
        }
        return swallowed
    }

    /// Places cells. One that goes on another and holds nothing becomes part of it; one that holds text stays a cell.
    private func place(on grid: TableGrid, _ placed: inout [CellProperties?]) -> [Int] {
        var swallowed: [Int] = []
        var above: [Int: Int] = [:]
        for (number, row) in rows.enumerated() {
            var below: [Int: Int] = [:]
            var left: (cell: Int, isAbove: Bool)?
            for cell in row.cells {
                let index = cell - row.cells.lowerBound
                let definition = definitions[row.definition][index]
                let column = grid.column(at: row.edges[index], cell: index)
                let end = max(grid.column(at: row.edges[index + 1], cell: index + 1), column + 1)
                if cells[cell].isEmpty, definition?.continuesLeft == true, let left {
                    if !left.isAbove, let start = placed[left.cell]?.column { placed[left.cell]?.columnSpan = end - start }
                    swallowed.append(cells[cell].start)
                } else if cells[cell].isEmpty, definition?.continuesAbove == true, let owner = above[column] {
                    placed[owner]?.rowSpan += 1
                    below[column] = owner
                    left = (owner, true)
                    swallowed.append(cells[cell].start)
                } else {
                    placed[cell] = CellProperties(row: number, column: column, columnSpan: end - column)
                    placed[cell]?.verticalAlignment = definition?.verticalAlignment
                    if definition?.startsDown == true || definition?.continuesAbove == true { below[column] = cell }
                    left = (cell, false)
                }
            }
            above = below
        }
        return swallowed
    }

    /// Widths of the columns: what cells of one column say they prefer, else what lies between edges, if rows define all their cells.
    private func columns(_ grid: TableGrid, _ placed: [CellProperties?]) -> [Length?] {
        var columns = [Length?](repeating: nil, count: max(grid.edges.count - 1, 0))
        for row in rows {
            for cell in row.cells {
                guard let properties = placed[cell], properties.columnSpan == 1, properties.column < columns.count else { continue }
                guard columns[properties.column] == nil else { continue }
                columns[properties.column] = definitions[row.definition][cell - row.cells.lowerBound]?.width.length
            }
        }
        guard rows.allSatisfy({ definitions[$0.definition].cells.count >= $0.cells.count }) else {
            return columns.allSatisfy { $0 == nil } ? [] : columns
        }
        for (column, width) in zip(grid.edges, grid.edges.dropFirst()).map({ $1 - $0 }).enumerated() where columns[column] == nil {
            columns[column] = .points(Double(min(width, 31_680)) / 20)
        }
        return columns
    }
}

extension RowDefinition {
    /// The definition of a cell, if the row has one.
    subscript(cell: Int) -> CellDefinition? { cell < cells.count ? cells[cell] : nil }
}
