// SPDX-License-Identifier: Apache-2.0

/// Makes paragraphs of what stands in the cells of drawn tables.
struct DrawnTableReader {
    private let page: PageText
    private let looks: [TextLook]
    private let tags: DocumentTags
    private let isFixedPitchUsual: Bool

    init(_ page: PageText, _ looks: [TextLook], _ tags: DocumentTags, _ isFixedPitchUsual: Bool) {
        self.tags = tags
        self.page = page
        self.looks = looks
        self.isFixedPitchUsual = isFixedPitchUsual
    }

    /// Space between a cell's edge and its text that is looked at on both sides, in points.
    private static let maximumPadding: Float = 12

    /// - Parameter line: The line in which the table stands.
    func grid(_ number: Int, _ line: Line) -> TableGrid {
        guard page.tables.indices.contains(number) else { return TableGrid(cells: [], columnCount: 0, rowCount: 0) }
        let (drawn, contents): (DrawnGrid, [[Int32]])
        switch page.tables[number].content {
        case .cells(let grid, let pieces): (drawn, contents) = (grid, pieces)
        case .rows(let pieces):
            return Self.ruledTable(pieces, page.tables[number].box, page, looks, page: Int(line.page))
                ?? TableGrid(cells: [], columnCount: 0, rowCount: 0)
        }
        let cells = zip(drawn.cells, contents).map { cell, pieces in
            TableGrid.Cell(
                row: cell.row, column: cell.column, rowSpan: cell.rowSpan, columnSpan: cell.columnSpan, background: background(of: cell),
                paragraphs: paragraphs(pieces, in: cell.box, page: Int(line.page)))
        }
        var grid = TableGrid(cells: cells, columnCount: drawn.columnCount, rowCount: drawn.rowCount)
        grid.lineColor = drawn.lineColor
        grid.headerRows = grid.hasBoldHeader || hasColoredHeader(grid) ? 1 : 0
        return grid
    }

    /// The table whose rows lines drawn across part; `nil` where its rows have no columns in common.
    static func ruledTable(_ pieces: [Int32], _ box: Box, _ page: PageText, _ looks: [TextLook], page number: Int) -> TableGrid? {
        let lines = page.lines(of: pieces, page: number)
        let measure = RegionMeasure(lines, region: Region(pieces: pieces, x0: box.x0, x1: box.x1))
        return TableFinder(lines, page: page, looks: looks, measure: measure).ruledTable()
    }

    private func paragraphs(_ pieces: [Int32], in box: Box, page number: Int) -> [Paragraph] {
        guard !pieces.isEmpty else { return [] }
        let lines = page.lines(of: pieces, page: number)
        let left = lines.lazy.map(\.box.x0).min() ?? box.x0
        let padding = min(max(0, left - box.x0), Self.maximumPadding)
        let region = Region(pieces: pieces, x0: box.x0 + padding, x1: box.x1 - padding)
        var paragraphs = ParagraphBuilder(
            lines, region: region, page: page, looks: looks, tags: tags, isFixedPitchUsual: isFixedPitchUsual
        ).paragraphs()
        for index in paragraphs.indices {
            if let alignment = alignment(of: paragraphs[index], in: box) { paragraphs[index].alignment = alignment }
        }
        return paragraphs
    }

    /// Where text stands between the edges of its cell; `nil` where it begins at the left one.
    private func alignment(of paragraph: Paragraph, in box: Box) -> Paragraph.Alignment? {
        guard paragraph.marker == nil, paragraph.lines.allSatisfy({ !$0.isObject && !$0.isRightToLeft }) else { return nil }
        let gaps = paragraph.lines.map { (left: $0.box.x0 - box.x0, right: box.x1 - $0.box.x1, size: $0.size) }
        if gaps.allSatisfy({ abs($0.left - $0.right) < max(1.5, 0.03 * box.width) && $0.left > Self.maximumPadding }) { return .center }
        let isRight = gaps.allSatisfy { $0.right < Self.maximumPadding && $0.left > $0.right + 1.5 * $0.size }
        let ends = gaps.map(\.right)
        return isRight && (ends.max() ?? 0) - (ends.min() ?? 0) < 1.5 ? .right : nil
    }

    /// The colour of the area behind a cell that fills it.
    private func background(of cell: DrawnGrid.Cell) -> UInt32? {
        let box = cell.box
        // Beside the text, which may have a colour of its own behind it.
        let x = box.x0 + min(2, 0.1 * box.width)
        guard let fill = page.shapes.fill(atX: x, y: box.centerY) else { return nil }
        let area = page.shapes.fills[fill].box
        return area.width >= 0.9 * box.width && area.height >= 0.8 * box.height ? page.shapes.fills[fill].color : nil
    }

    /// Whether all cells of the first row have one colour behind them that none below has.
    private func hasColoredHeader(_ grid: TableGrid) -> Bool {
        let first = grid.cells.filter { $0.row == 0 }
        guard grid.rowCount > 1, let color = first.first?.background, first.allSatisfy({ $0.background == color && $0.rowSpan == 1 }) else {
            return false
        }
        return grid.cells.allSatisfy { $0.row == 0 || $0.background != color }
    }
}
