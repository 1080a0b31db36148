// SPDX-License-Identifier: Apache-2.0

/// Takes the pieces of a page that stand in drawn tables into them; an object stands in each table's place.
struct DrawnTableFinder {
    /// Tables may stand in each other so deep.
    private static let maximumDepth = 8
    /// A cell of so much of the page is a frame around it.
    private static let maximumCell: Float = 0.5
    /// The part of the cells that must hold something: other grids are drawings and scales.
    private static let filledShare = 5
    /// The part of the pieces that may reach out of their cells.
    private static let crossingShare = 8
    private static let maximumPieces = 20_000

    /// - Parameter isRunning: Whether a piece belongs to a header or footer, by its number.
    static func settle(_ page: inout PageText, looks: [TextLook], isRunning: (Int) -> Bool) {
        // What a document tells of its tables holds.
        guard page.pieces.count <= maximumPieces, !page.isTagged else { return }
        for grid in GridFinder(page.shapes, width: page.width, height: page.height).grids() where isTable(grid, page) {
            let inside = page.pieces.indices.filter { number in
                let piece = page.pieces[number]
                return piece.table < 0 && piece.rotation == .right && !isRunning(number)
                    && grid.box.contains(x: piece.box.centerX, y: piece.box.centerY)
            }
            guard let contents = contents(of: grid, inside, page) else { continue }
            let depth = inside.reduce(0) { max($0, nesting(of: page.pieces[$1], page)) } + 1
            guard depth <= maximumDepth else { continue }
            add(DrawnTable(box: grid.box, content: .cells(grid, contents), depth: depth), of: inside, to: &page)
        }
        let free = page.pieces.indices.filter { page.pieces[$0].table < 0 && page.pieces[$0].rotation == .right && !isRunning($0) }
        for (box, pieces) in RuledRows(page, pieces: free).tables() {
            let numbers = pieces.map { Int32(clamping: $0) }
            guard pieces.allSatisfy({ page.pieces[$0].table < 0 }),
                DrawnTableReader.ruledTable(numbers, box, page, looks, page: 0) != nil
            else { continue }
            add(DrawnTable(box: box, content: .rows(numbers), depth: 1), of: pieces, to: &page)
        }
    }

    private static func add(_ table: DrawnTable, of pieces: [Int], to page: inout PageText) {
        for number in pieces { page.pieces[number].table = Int32(page.tables.count) }
        page.pieces.append(Piece(.table(Int32(page.tables.count)), box: table.box))
        page.tables.append(table)
    }

    private static func nesting(of piece: Piece, _ page: PageText) -> Int {
        guard case .table(let number) = piece.object else { return 0 }
        return page.tables[Int(number)].depth
    }

    /// Whether there are columns, or rows enough that are no frames around paragraphs.
    private static func isTable(_ grid: DrawnGrid, _ page: PageText) -> Bool {
        guard grid.cells.count >= 2, grid.cells.contains(where: { $0.columnSpan < grid.columnCount }) || grid.cells.count >= 3 else {
            return false
        }
        return grid.cells.allSatisfy { $0.box.area < maximumCell * page.width * page.height }
    }

    /// The pieces in each cell; `nil` where the grid is no table's.
    private static func contents(of grid: DrawnGrid, _ pieces: [Int], _ page: PageText) -> [[Int32]]? {
        var owners = [Int](repeating: 0, count: grid.rowCount * grid.columnCount)
        for (number, cell) in grid.cells.enumerated() {
            for row in cell.row..<cell.row + cell.rowSpan {
                for column in cell.column..<cell.column + cell.columnSpan { owners[row * grid.columnCount + column] = number }
            }
        }
        var (contents, crossing) = ([[Int32]](repeating: [], count: grid.cells.count), 0)
        for number in pieces {
            let piece = page.pieces[number]
            let column = place(piece.box.centerX, in: grid.columnEdges), row = place(piece.box.centerY, in: grid.rowEdges)
            let owner = owners[row * grid.columnCount + column]
            contents[owner].append(Int32(clamping: number))
            let cell = grid.cells[owner].box
            if piece.box.x0 < cell.x0 - piece.size || piece.box.x1 > cell.x1 + piece.size { crossing += 1 }
        }
        let filled = contents.count { !$0.isEmpty }
        guard filled >= 2, filled * filledShare >= contents.count, crossing * crossingShare <= pieces.count else { return nil }
        return contents
    }

    /// Between which of the edges a value lies.
    private static func place(_ value: Float, in edges: [Float]) -> Int {
        min(max(0, edges.count { $0 <= value } - 1), edges.count - 2)
    }
}
