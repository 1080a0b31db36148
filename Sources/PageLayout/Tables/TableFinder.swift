// SPDX-License-Identifier: Apache-2.0

/// Finds tables among the lines of a region: lines whose parts keep to columns that white space runs between.
struct TableFinder {
    private let page: PageText
    private let looks: [TextLook]
    private let lines: [Line]
    private let segments: [[Segment]]

    /// Pieces of one line that stand near each other.
    private struct Segment {
        var x0: Float
        var x1: Float
        var pieces: [Int32]
    }

    /// The gap between two cells of a line, in sizes.
    private static let cellGap: Float = 1
    private static let maximumColumns = 60

    init(_ lines: [Line], page: PageText, looks: [TextLook]) {
        self.page = page
        self.looks = looks
        self.lines = lines
        segments = lines.map { Self.segments($0, page) }
    }

    private static func segments(_ line: Line, _ page: PageText) -> [Segment] {
        if line.isPicture { return [] }
        var result: [Segment] = []
        for number in line.pieces {
            let piece = page.pieces[Int(number)]
            if let last = result.indices.last, piece.box.x0 - result[last].x1 < cellGap * line.size {
                result[last].x1 = max(result[last].x1, piece.box.x1)
                result[last].pieces.append(number)
            } else {
                result.append(Segment(x0: piece.box.x0, x1: piece.box.x1, pieces: [number]))
            }
        }
        return result
    }

    /// Ranges of lines that are tables, in order, with their grids.
    func tables() -> [(lines: Range<Int>, grid: TableGrid)] {
        var found: [(Range<Int>, TableGrid)] = []
        var start = 0
        while start < lines.count {
            guard segments[start].count >= 2 else {
                start += 1
                continue
            }
            let (end, columns) = extent(from: start)
            if isTable(start..<end, columns) {
                found.append((start..<end, grid(start..<end, columns)))
                start = end
            } else {
                start += 1
            }
        }
        return found
    }

    // MARK: Extent

    private typealias Column = (x0: Float, x1: Float)

    /// How far lines keep to common columns.
    private func extent(from start: Int) -> (end: Int, columns: [Column]) {
        var columns = segments[start].map { Column($0.x0, $0.x1) }
        var (end, lastMultiple) = (start + 1, start)
        var lastColumns = columns
        while end < lines.count, isNear(end, start) {
            guard let merged = merge(segments[end], into: columns) else { break }
            columns = merged
            if segments[end].count >= 2 {
                lastMultiple = end
                lastColumns = columns
            } else if end - lastMultiple > 3 {
                break
            }
            end += 1
        }
        // Single parts behind the last row belong to it while they follow closely.
        var close = lastMultiple + 1
        while close < end, lines[close].base - lines[close - 1].base < 1.35 * lines[close].size, segments[close].count == 1,
            segments[close][0].x0 > lastColumns[0].x1
                || lines[close].box.width < 0.5 * (lastColumns[lastColumns.count - 1].x1 - lastColumns[0].x0)
        {
            close += 1
        }
        return (close, lastColumns)
    }

    private func isNear(_ index: Int, _ start: Int) -> Bool {
        let distance = lines[index].base - lines[index - 1].base
        guard !lines[index].isPicture, abs(lines[index].size - lines[index - 1].size) < 0.25 * lines[index].size else { return false }
        let pitch = index - start > 1 ? lines[index - 1].base - lines[index - 2].base : 0
        return distance < max(2.4 * lines[index].size, 1.6 * pitch)
    }

    /// Columns widened by a line's parts; `nil` where a part reaches over two of them.
    private func merge(_ parts: [Segment], into columns: [Column]) -> [Column]? {
        var columns = columns
        for part in parts {
            let touched = columns.indices.filter { columns[$0].x0 < part.x1 && part.x0 < columns[$0].x1 }
            if touched.count > 1 { return nil }
            if let index = touched.first {
                columns[index].x0 = min(columns[index].x0, part.x0)
                columns[index].x1 = max(columns[index].x1, part.x1)
            } else {
                columns.append((part.x0, part.x1))
            }
        }
        columns.sort { $0.x0 < $1.x0 }
        for (left, right) in zip(columns, columns.dropFirst()) where right.x0 - left.x1 < 0.6 * (lines.first?.size ?? 10) { return nil }
        return columns.count <= Self.maximumColumns && (parts.count > 1 || columns.count > 1) ? columns : nil
    }

    // MARK: Evidence

    private func isTable(_ range: Range<Int>, _ columns: [Column]) -> Bool {
        let multiple = range.filter { segments[$0].count >= 2 }
        guard multiple.count >= 2, columns.count >= 2, multiple.count * 2 >= range.count || columns.count > 2 else { return false }
        let gap = zip(columns, columns.dropFirst()).map { $1.x0 - $0.x1 }.min() ?? 0
        if multiple.count == 2,
            gap < 2 * lines[range.lowerBound].size || columns.count == 2 && range.count < 3 && gap < 4 * lines[range.lowerBound].size
        {
            return false
        }
        return !isMarkers(multiple) && !hasLeaders(range) && !isMathematics(range)
            && !(columns.count == 2 && isJustNumbered(multiple))
    }

    /// Whether the first column holds nothing but markers of a list.
    private func isMarkers(_ rows: [Int]) -> Bool {
        let marked = rows.count {
            ListMarker(page.slice(page.pieces[Int(segments[$0][0].pieces[0])])) != nil
                || segments[$0][0].x1 - segments[$0][0].x0 < lines[$0].size
        }
        return marked * 3 >= rows.count * 2 && segments[rows[0]].count == 2
    }

    /// Whether the last of two columns holds only numbers, as in tables of contents.
    private func isJustNumbered(_ rows: [Int]) -> Bool {
        rows.allSatisfy { row in
            guard let last = segments[row].last, last.pieces.count == 1 else { return false }
            let text = page.slice(page.pieces[Int(last.pieces[0])])
            return text.count <= 4 && text.allSatisfy { (0x30...0x39).contains($0) || "ivxlc".utf8.contains($0) }
                && last.x1 - last.x0 < 4 * lines[row].size
                && segments[row][0].x1 - segments[row][0].x0 > 6 * lines[row].size
        }
    }

    private func hasLeaders(_ range: Range<Int>) -> Bool {
        range.contains { row in lines[row].pieces.contains { LineFacts.hasLeader(page.slice(page.pieces[Int($0)])) } }
    }

    /// Whether much of it is set in fonts of mathematical signs.
    private func isMathematics(_ range: Range<Int>) -> Bool {
        var (signs, total) = (0, 0)
        for row in range {
            for number in lines[row].pieces {
                let piece = page.pieces[Int(number)]
                var start = piece.text.lowerBound
                for run in page.runs[Int(piece.runs.lowerBound)..<Int(piece.runs.upperBound)] {
                    let count = Int(run.end - start)
                    start = run.end
                    total += count
                    if looks.indices.contains(Int(run.look)), looks[Int(run.look)].isMathematical { signs += count }
                }
            }
        }
        return signs * 5 > total
    }

    // MARK: Grid

    private func grid(_ range: Range<Int>, _ columns: [Column]) -> TableGrid {
        var cells: [TableGrid.Cell] = []
        var row = -1
        let breaks = rowBreaks(range, columns)
        for index in range {
            if breaks.contains(index) || row < 0 { row += 1 }
            for part in segments[index] {
                let column = columns.firstIndex { part.x0 < $0.x1 && $0.x0 < part.x1 } ?? 0
                let line = page.line(part.pieces, page: Int(lines[index].page))
                if let place = cells.lastIndex(where: { $0.row == row && $0.column == column }) {
                    cells[place].lines.append(line)
                } else {
                    cells.append(TableGrid.Cell(row: row, column: column, lines: [line]))
                }
            }
        }
        cells.sort { ($0.row, $0.column) < ($1.row, $1.column) }
        var grid = TableGrid(cells: cells, columnCount: columns.count, rowCount: row + 1)
        grid.headerRows = headerRows(grid)
        return grid
    }

    /// Lines that begin a row.
    private func rowBreaks(_ range: Range<Int>, _ columns: [Column]) -> Set<Int> {
        let distances = range.dropFirst().map { lines[$0].base - lines[$0 - 1].base }
        let smallest = distances.min() ?? 0
        let isUneven = (distances.max() ?? 0) > 1.25 * smallest && distances.count { $0 > 1.2 * smallest } * 4 >= distances.count
        var breaks: Set<Int> = [range.lowerBound]
        for index in range.dropFirst() {
            let fillsFirst = segments[index].first.map { $0.x0 < columns[0].x1 } ?? false
            let distance = lines[index].base - lines[index - 1].base
            if isUneven ? distance > 1.2 * smallest : fillsFirst { breaks.insert(index) }
        }
        return breaks
    }

    /// One where the first row is bold and what follows is not.
    private func headerRows(_ grid: TableGrid) -> Int {
        func isBold(_ row: Int) -> Bool {
            let lines = grid.cells.filter { $0.row == row }.flatMap(\.lines)
            return !lines.isEmpty && lines.allSatisfy { LineFacts($0, page, looks: looks).isBold }
        }
        return grid.rowCount > 1 && isBold(0) && !isBold(1) ? 1 : 0
    }
}
