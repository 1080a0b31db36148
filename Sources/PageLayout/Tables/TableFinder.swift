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

    /// The gap between two cells of a line, in sizes, and the one that tells cells also where only two lines have it.
    private static let cellGap: Float = 0.6
    private static let wideGap: Float = 2
    /// Two lines that part at so many places alike are a table.
    private static let manyColumns = 4
    /// So many lines of one cell may follow each other.
    private static let maximumWrapped = 8

    /// - Parameter measure: What the region's lines have in common.
    init(_ lines: [Line], page: PageText, looks: [TextLook], measure: RegionMeasure) {
        self.page = page
        self.looks = looks
        self.lines = lines
        segments = lines.indices.map { Self.segments($0, of: lines, page, measure) }
    }

    private static func segments(_ index: Int, of lines: [Line], _ page: PageText, _ measure: RegionMeasure) -> [Segment] {
        let line = lines[index]
        if line.isObject { return [] }
        if isStretched(index, of: lines, page, measure) { return [Segment(x0: line.box.x0, x1: line.box.x1, pieces: line.pieces)] }
        var result: [Segment] = []
        // Words of lines that were stretched stand as far apart as others' cells.
        let wordGap = line.pieces.lazy.map { page.pieces[Int($0)].wordGap }.max() ?? 0
        let gap = max(cellGap * line.size, 1.8 * wordGap)
        for number in line.pieces {
            let piece = page.pieces[Int(number)]
            if let last = result.indices.last, piece.box.x0 - result[last].x1 < gap, !piece.beginsCell {
                result[last].x1 = max(result[last].x1, piece.box.x1)
                result[last].pieces.append(number)
            } else {
                result.append(Segment(x0: piece.box.x0, x1: piece.box.x1, pieces: [number]))
            }
        }
        // A marker and its text are one.
        if result.count == 2, result[0].pieces.count == 1 {
            let text = page.slice(page.pieces[Int(result[0].pieces[0])])
            if let marker = ListMarker(text), marker.length == text.count {
                return [Segment(x0: result[0].x0, x1: result[1].x1, pieces: line.pieces)]
            }
        }
        return result
    }

    /// Whether a line of justified text reaches from edge to edge with few words: it begins where the line above or below does.
    private static func isStretched(_ index: Int, of lines: [Line], _ page: PageText, _ measure: RegionMeasure) -> Bool {
        let line = lines[index]
        guard let edge = measure.edge, abs(line.box.x1 - edge) < 1, line.pieces.allSatisfy({ !page.pieces[Int($0)].beginsCell }) else {
            return false
        }
        // Words of one piece stand as far apart there as the pieces do.
        let gaps = zip(line.pieces, line.pieces.dropFirst()).map { page.pieces[Int($1)].box.x0 - page.pieces[Int($0)].box.x1 }
        let widest = gaps.max() ?? 0
        if line.pieces.contains(where: { page.pieces[Int($0)].wordGap > 0 && page.pieces[Int($0)].wordGap < 0.5 * widest }) { return false }
        let hasNeighbour = [index - 1, index + 1].contains { other in
            lines.indices.contains(other) && abs(lines[other].box.x0 - line.box.x0) < 1
                && abs(lines[other].base - line.base) < 2.2 * line.size
        }
        return (hasNeighbour || abs(line.box.x0 - measure.left) < 1) && widest < maximumStretch * line.size
    }

    /// The widest gap between words of justified text, in sizes.
    private static let maximumStretch: Float = 4

    /// Ranges of lines that are tables, in order, with their grids.
    func tables() -> [(lines: Range<Int>, grid: TableGrid)] {
        var found: [(Range<Int>, TableGrid)] = []
        var start = 0
        while start < lines.count {
            guard segments[start].count >= 2 else {
                start += 1
                continue
            }
            guard let (rows, columns) = columns(start..<extent(from: start)), isTable(rows, columns) else {
                start += 1
                continue
            }
            let range = start..<closing(rows, columns)
            found.append((range, grid(range, columns)))
            start = range.upperBound
        }
        return found
    }

    // MARK: Rows between lines

    /// All lines as one table, whose rows lines part; `nil` where they have no columns in common.
    func ruledTable() -> TableGrid? {
        guard !lines.isEmpty, let columns = ruledColumns(lines.indices) else { return nil }
        return grid(lines.indices, columns)
    }

    /// The columns of lines that lines drawn across stand around and between; `nil` where they have none.
    private func ruledColumns(_ range: Range<Int>) -> TableColumns? {
        let rows = range.filter { segments[$0].count >= 2 }.map { segments[$0].map { ($0.x0, $0.x1) } }
        guard rows.count >= 2, !hasLeaders(range), !range.contains(where: { lines[$0].isObject }),
            let columns = TableColumns(rows, size: lines[range.lowerBound].size), columns.count >= 2
        else { return nil }
        return columns
    }

    // MARK: Extent

    /// How far lines go on that have parts, or stand below one part of the line above.
    private func extent(from start: Int) -> Int {
        var (end, lastMultiple) = (start + 1, start)
        while end < lines.count, isNear(end, start) {
            if segments[end].count >= 2 {
                lastMultiple = end
            } else if end - lastMultiple > Self.maximumWrapped || crossesGap(segments[end][0], segments[lastMultiple]) {
                break
            }
            end += 1
        }
        return lastMultiple + 1
    }

    /// Single parts behind the last row that go on with one of its cells.
    private func closing(_ range: Range<Int>, _ columns: TableColumns) -> Int {
        var end = range.upperBound
        while end < lines.count, segments[end].count == 1, end - range.upperBound < Self.maximumWrapped, isNear(end, range.lowerBound) {
            let (part, distance) = (segments[end][0], lines[end].base - lines[end - 1].base)
            let column = columns.range(part.x0, part.x1)
            guard column.count == 1, distance < 1.35 * lines[end].size else { break }
            if column.lowerBound == 0, lines[end].box.width >= 0.5 * (columns.x1 - columns.x0) { break }
            end += 1
        }
        return end
    }

    private func isNear(_ index: Int, _ start: Int) -> Bool {
        let (line, above) = (lines[index], lines[index - 1])
        guard !line.isObject, abs(line.size - above.size) < 0.25 * line.size else { return false }
        let distance = line.base - above.base
        if distance < (sharesEdges(index, start) ? Self.farRow : Self.nearRow) * line.size { return true }
        return index - start > 1 && distance < 1.6 * (above.base - lines[index - 2].base)
    }

    /// Whether two parts of a line begin, or end, where parts of the last line that had several do.
    private func sharesEdges(_ index: Int, _ start: Int) -> Bool {
        guard segments[index].count >= 2, let above = (start..<index).last(where: { segments[$0].count >= 2 }) else { return false }
        return segments[index].count { part in
            segments[above].contains { abs($0.x0 - part.x0) < Self.edgeTolerance || abs($0.x1 - part.x1) < Self.edgeTolerance }
        } >= 2
    }

    /// How far a row's line may be from the one above, in sizes: of any row, and of one that shares edges with it.
    private static let nearRow: Float = 2.6
    private static let farRow: Float = 5
    private static let edgeTolerance: Float = 1

    /// Whether a part reaches over white space between parts of another line.
    private func crossesGap(_ part: Segment, _ parts: [Segment]) -> Bool {
        zip(parts, parts.dropFirst()).contains { part.x0 < $0.x1 && part.x1 > $1.x0 }
    }

    /// The columns of lines; `nil` where they have none in common. Lines at the end that keep to none are left out.
    private func columns(_ range: Range<Int>) -> (range: Range<Int>, columns: TableColumns)? {
        var range = range
        while range.count >= 2 {
            let rows = range.filter { segments[$0].count >= 2 }.map { segments[$0].map { ($0.x0, $0.x1) } }
            guard let columns = TableColumns(rows, size: lines[range.lowerBound].size) else { return nil }
            func breaks(_ index: Int) -> Bool { segments[index].contains { columns.range($0.x0, $0.x1).count == columns.count } }
            let end = range.lastIndex { !breaks($0) }.map { $0 + 1 } ?? range.lowerBound
            if end == range.upperBound { return (range, columns) }
            range = range.lowerBound..<end
        }
        return nil
    }

    // MARK: Evidence

    private func isTable(_ range: Range<Int>, _ columns: TableColumns) -> Bool {
        let multiple = range.filter { segments[$0].count >= 2 }
        guard multiple.count >= 2, columns.count >= 2, multiple.count * 2 >= range.count || columns.count > 2 else { return false }
        let gap = columns.narrowestGap
        if multiple.count == 2, columns.count < Self.manyColumns,
            gap < Self.wideGap * lines[range.lowerBound].size
                || columns.count == 2 && range.count < 3 && gap < 4 * lines[range.lowerBound].size
        {
            return false
        }
        return !isMarkers(multiple) && !(multiple.count <= Self.fewRows && isNumbering(multiple)) && !hasLeaders(range)
            && !isMathematics(range)
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

    /// Whether the first of two columns holds nothing but numbers such as 2 and 2.1: headings right below each other.
    private func isNumbering(_ rows: [Int]) -> Bool {
        rows.allSatisfy { row in
            segments[row].count == 2 && segments[row][0].pieces.count == 1
                && page.slice(page.pieces[Int(segments[row][0].pieces[0])])
                    .allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
        }
    }

    private static let fewRows = 3

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

    private func grid(_ range: Range<Int>, _ columns: TableColumns) -> TableGrid {
        var cells: [(row: Int, columns: Range<Int>, lines: [Line])] = []
        var row = -1
        let breaks = rowBreaks(range, columns)
        for index in range {
            if breaks.contains(index) || row < 0 { row += 1 }
            for part in segments[index] {
                let own = columns.range(part.x0, part.x1)
                var line = page.line(part.pieces, page: Int(lines[index].page))
                line.isColumnWider = true
                let last = columns.columns[min(own.upperBound, columns.count) - 1]
                (line.left, line.right) = (columns.columns[min(own.lowerBound, columns.count - 1)].x0, last.x1)
                if let place = cells.lastIndex(where: { $0.row == row && $0.columns.contains(own.lowerBound) }) {
                    cells[place].lines.append(line)
                } else {
                    cells.append((row, own, [line]))
                }
            }
        }
        cells.sort { ($0.row, $0.columns.lowerBound) < ($1.row, $1.columns.lowerBound) }
        var grid = TableGrid(
            cells: cells.map { cell in
                let (first, last) = (
                    LineFacts(cell.lines[0], page, looks: looks), LineFacts(cell.lines[cell.lines.count - 1], page, looks: looks)
                )
                let paragraph = Paragraph(lines: cell.lines, firstFacts: first, lastFacts: last)
                return TableGrid.Cell(
                    row: cell.row, column: cell.columns.lowerBound, columnSpan: cell.columns.count, paragraphs: [paragraph])
            }, columnCount: columns.count, rowCount: row + 1)
        grid.headerRows = max(grid.hasBoldHeader ? 1 : 0, ruledHeader(range, columns, breaks: breaks))
        return grid
    }

    /// Lines that begin a row: those that stand farther from the line above than the lines of a cell do, or, where all stand equally far,
    /// those that do not go on with cells which are full.
    private func rowBreaks(_ range: Range<Int>, _ columns: TableColumns) -> Set<Int> {
        let ruled = ruledBreaks(range, columns)
        if ruled.count >= Self.manyRules || ruled.count >= 2 && range.count <= 2 * ruled.count + 1 {
            return ruled.union([range.lowerBound])
        }
        // A line between two rows makes room for itself.
        let free = range.dropFirst().filter { !ruled.contains($0) }
        let distances = free.map { lines[$0].base - lines[$0 - 1].base }
        let smallest = distances.min() ?? 0
        let far = free.filter { lines[$0].base - lines[$0 - 1].base > 1.2 * smallest }
        let near = free.filter { !far.contains($0) }
        // Rows of many lines leave few wide distances: then what is between them leaves cells empty.
        let isUneven =
            (distances.max() ?? 0) > 1.25 * smallest
            && (far.count * 4 >= distances.count
                || near.count { segments[$0].count < columns.count } * 2 >= near.count
                    && far.allSatisfy { fillsFirst($0, columns) })
        var breaks = ruled.union([range.lowerBound])
        for index in free {
            let distance = lines[index].base - lines[index - 1].base
            if isUneven ? distance > 1.2 * smallest : !segments[index].allSatisfy({ goesOn($0, at: index, columns) }) {
                breaks.insert(index)
            }
        }
        return breaks
    }

    /// Lines that a line drawn across the table parts from the one above.
    private func ruledBreaks(_ range: Range<Int>, _ columns: TableColumns) -> Set<Int> {
        let width = columns.x1 - columns.x0
        let rules = page.shapes.rules.filter { rule in
            rule.isHorizontal && min(rule.box.x1, columns.x1) - max(rule.box.x0, columns.x0) > Self.ruledShare * width
        }
        return Set(
            range.dropFirst().filter { index in
                let (top, bottom) = (lines[index - 1].base, lines[index].base)
                return rules.contains { top < $0.box.y0 && $0.box.y1 < bottom }
            })
    }

    /// So many lines between rows part all rows.
    private static let manyRules = 4
    /// The part of a table's width that a line between its rows reaches over.
    private static let ruledShare: Float = 0.7

    /// How many rows stand above the only line that is drawn in a table; 0 where there are more, or too many rows above it.
    private func ruledHeader(_ range: Range<Int>, _ columns: TableColumns, breaks: Set<Int>) -> Int {
        let ruled = ruledBreaks(range, columns)
        guard ruled.count == 1, let first = ruled.first else { return 0 }
        let rows = breaks.count { $0 < first }
        return rows <= 2 && breaks.count >= rows + 2 ? rows : 0
    }

    private func fillsFirst(_ index: Int, _ columns: TableColumns) -> Bool {
        segments[index].first.map { columns.range($0.x0, $0.x1).lowerBound == 0 } ?? false
    }

    /// Whether a part's first word had no room in the cell on the line above.
    private func goesOn(_ part: Segment, at index: Int, _ columns: TableColumns) -> Bool {
        let column = columns.range(part.x0, part.x1)
        guard let above = segments[index - 1].last(where: { columns.range($0.x0, $0.x1) == column }), let first = part.pieces.first,
            segments[index].count < columns.count
        else { return false }
        let word = page.pieces[Int(first)].firstWordWidth
        let right = max(columns.columns[column.upperBound - 1].x1, part.x1)
        return right < above.x1 + word + 0.3 * lines[index].size
    }
}
