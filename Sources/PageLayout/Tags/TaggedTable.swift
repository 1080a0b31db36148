// SPDX-License-Identifier: Apache-2.0

/// The grid of a tagged table: where its cells stand, by their order and spans.
struct TaggedTable {
    private struct Place {
        var row: Int
        var column: Int
    }

    private let tags: DocumentTags
    private var cells: [Int] = []
    private var places: [Int: Place] = [:]
    private var rowCount = 0
    private var headerRows = 0
    private var paragraphs: [Int: [Paragraph]] = [:]

    /// Columns past this are not told apart.
    private static let maximumColumns = 1000

    /// - Parameter table: The number of its element, which stands in no other table.
    init(_ table: Int, of tags: DocumentTags) {
        self.tags = tags
        /// For each column how many more rows a cell from above takes.
        var taken: [Int] = []
        var column = 0
        var index = table + 1
        while index < tags.elements.count, tags.elements[index].parent >= table {
            let element = tags.elements[index]
            switch element.role {
            case .row:
                taken = taken.map { max(0, $0 - 1) }
                column = 0
                rowCount += 1
                if isInHead(index) { headerRows = rowCount }
            case .cell, .headerCell:
                if rowCount == 0 { rowCount = 1 }
                while column < taken.count, taken[column] > 0 { column += 1 }
                guard column < Self.maximumColumns else { break }
                places[index] = Place(row: rowCount - 1, column: column)
                cells.append(index)
                let end = min(column + element.columnSpan, Self.maximumColumns)
                while taken.count < end { taken.append(0) }
                for place in column..<end { taken[place] = max(taken[place], element.rowSpan) }
                column = end
                index = lastDescendant(of: index)
            default: break
            }
            index += 1
        }
        if headerRows == 0 { headerRows = leadingHeaders() }
    }

    private func isInHead(_ row: Int) -> Bool {
        let parent = tags.elements[row].parent
        return tags.elements.indices.contains(parent) && tags.elements[parent].role == .tableHead
    }

    private func lastDescendant(of element: Int) -> Int {
        var last = element
        while last + 1 < tags.elements.count, tags.elements[last + 1].parent >= element { last += 1 }
        return last
    }

    /// Rows at the top with nothing but header cells.
    private func leadingHeaders() -> Int {
        let others = cells.filter { tags.elements[$0].role == .cell }.compactMap { places[$0]?.row }.min()
        return min(others ?? 0, rowCount)
    }

    mutating func add(_ paragraph: Paragraph, to cell: Int) { paragraphs[cell, default: []].append(paragraph) }

    var grid: TableGrid {
        var columns = 0
        let found = cells.compactMap { cell -> TableGrid.Cell? in
            guard let place = places[cell] else { return nil }
            let element = tags.elements[cell]
            columns = max(columns, place.column + element.columnSpan)
            return TableGrid.Cell(
                row: place.row, column: place.column, rowSpan: min(element.rowSpan, rowCount - place.row), columnSpan: element.columnSpan,
                isHeader: element.role == .headerCell, paragraphs: paragraphs[cell] ?? [])
        }
        return TableGrid(cells: found, columnCount: columns, rowCount: rowCount, headerRows: headerRows)
    }
}
