// SPDX-License-Identifier: Apache-2.0

/// Finds grids among the lines and filled areas of a page.
struct GridFinder {
    /// A line: where it runs, and from where to where.
    struct Segment {
        var place: Float
        var from: Float
        var to: Float
        /// The line's colour; `nil` for the edge of an area.
        var color: UInt32?

        var isEdge: Bool { color == nil }
    }

    /// How far apart lines may be that meet, or that are the two edges of one border, in points.
    private static let tolerance: Float = 3.2
    /// Shorter lines and areas enclose nothing.
    private static let minimumLength: Float = 5
    /// Pages with more lines are drawings.
    private static let maximumSegments = 4000
    private static let maximumPairs = 4_000_000
    private static let maximumCells = 20_000
    /// The part of a cell's side that lines must cover to close it.
    private static let closedShare: Float = 0.55

    private let horizontals: [Segment]
    private let verticals: [Segment]

    init(_ shapes: PageShapes, width: Float, height: Float) {
        var (horizontals, verticals) = ([Segment](), [Segment]())
        for rule in shapes.rules where !shapes.isHidden(rule) {
            let box = rule.box
            if rule.isHorizontal, box.width >= Self.minimumLength {
                horizontals.append(Segment(place: box.centerY, from: box.x0, to: box.x1, color: rule.color))
            } else if !rule.isHorizontal, box.height >= Self.minimumLength {
                verticals.append(Segment(place: box.centerX, from: box.y0, to: box.y1, color: rule.color))
            }
        }
        for box in Self.cellAreas(shapes, width, height) {
            for y in [box.y0, box.y1] { horizontals.append(Segment(place: y, from: box.x0, to: box.x1)) }
            for x in [box.x0, box.x1] { verticals.append(Segment(place: x, from: box.y0, to: box.y1)) }
        }
        self.horizontals = horizontals.sorted { ($0.place, $0.from) < ($1.place, $1.from) }
        self.verticals = verticals.sorted { ($0.place, $0.from) < ($1.place, $1.from) }
    }

    /// Filled areas side by side, of one height: backgrounds of cells.
    private static func cellAreas(_ shapes: PageShapes, _ width: Float, _ height: Float) -> [Box] {
        let areas = shapes.fills.lazy.map(\.box).filter {
            $0.width >= minimumLength && $0.height >= minimumLength && $0.area < 0.8 * width * height
        }
        guard areas.count <= maximumSegments else { return [] }
        let sorted = areas.sorted { (($0.y0 / 2).rounded(), $0.x0) < (($1.y0 / 2).rounded(), $1.x0) }
        var result: [Box] = []
        var isTaken = false
        for (left, right) in zip(sorted, sorted.dropFirst()) {
            let areNeighbours =
                abs(left.y0 - right.y0) < 1.5 && abs(left.y1 - right.y1) < 1.5 && (-1...tolerance).contains(right.x0 - left.x1)
            if areNeighbours {
                if !isTaken { result.append(left) }
                result.append(right)
            }
            isTaken = areNeighbours
        }
        return result
    }

    /// Grids of at least one cell, from the smallest one.
    func grids() -> [DrawnGrid] {
        guard horizontals.count + verticals.count <= Self.maximumSegments, !horizontals.isEmpty, !verticals.isEmpty,
            horizontals.count * verticals.count <= Self.maximumPairs
        else { return [] }
        return components().compactMap { grid($0.horizontals, $0.verticals) }.sorted { $0.box.area < $1.box.area }
    }

    // MARK: Lines that meet

    private func components() -> [(horizontals: [Segment], verticals: [Segment])] {
        var sets = DisjointSets(horizontals.count + verticals.count)
        for (number, vertical) in verticals.enumerated() {
            var index = Self.firstIndex(horizontals, from: vertical.from - Self.tolerance)
            while index < horizontals.count, horizontals[index].place <= vertical.to + Self.tolerance {
                let horizontal = horizontals[index]
                if horizontal.from - Self.tolerance <= vertical.place, vertical.place <= horizontal.to + Self.tolerance {
                    sets.unite(index, horizontals.count + number)
                }
                index += 1
            }
        }
        var (numbers, result) = ([Int: Int](), [(horizontals: [Segment], verticals: [Segment])]())
        for index in 0..<horizontals.count + verticals.count {
            let root = sets.root(index)
            let place = numbers[root] ?? result.count
            if place == result.count {
                numbers[root] = place
                result.append(([], []))
            }
            if index < horizontals.count {
                result[place].horizontals.append(horizontals[index])
            } else {
                result[place].verticals.append(verticals[index - horizontals.count])
            }
        }
        return result
    }

    private static func firstIndex(_ segments: [Segment], from place: Float) -> Int {
        var (low, high) = (0, segments.count)
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].place < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Cells

    private func grid(_ rows: [Segment], _ columns: [Segment]) -> DrawnGrid? {
        guard rows.count >= 2 || columns.count >= 2 else { return nil }
        let xs = Self.edges(columns, ends: rows), ys = Self.edges(rows, ends: columns)
        guard xs.count >= 2, ys.count >= 2, (xs.count - 1) * (ys.count - 1) <= Self.maximumCells else { return nil }
        // One row with areas behind its cells is a row of a table whose others have none.
        if ys.count == 2, rows.allSatisfy(\.isEdge), columns.allSatisfy(\.isEdge) { return nil }
        let right = Self.closedColumns(columns, at: xs, between: ys), below = Self.closed(rows, at: ys, between: xs)
        let (columnCount, rowCount) = (xs.count - 1, ys.count - 1)
        var isTaken = [Bool](repeating: false, count: columnCount * rowCount)
        var cells: [DrawnGrid.Cell] = []
        for row in 0..<rowCount {
            for column in 0..<columnCount where !isTaken[row * columnCount + column] {
                var (width, height) = (1, 1)
                while column + width < columnCount, !right[(column + width) * rowCount + row],
                    !isTaken[row * columnCount + column + width]
                {
                    width += 1
                }
                while row + height < rowCount,
                    (column..<column + width).allSatisfy({
                        !below[(row + height) * columnCount + $0] && !isTaken[(row + height) * columnCount + $0]
                    }),
                    (column + 1..<max(column + 1, column + width)).allSatisfy({ !right[$0 * rowCount + row + height] })
                {
                    height += 1
                }
                for y in row..<row + height { for x in column..<column + width { isTaken[y * columnCount + x] = true } }
                cells.append(
                    DrawnGrid.Cell(
                        row: row, column: column, rowSpan: height, columnSpan: width,
                        box: Box(xs[column], ys[row], xs[column + width], ys[row + height])))
            }
        }
        let isRuled = rows.contains { !$0.isEdge } && columns.contains { !$0.isEdge }
        return DrawnGrid(
            columnEdges: xs, rowEdges: ys, cells: cells, lineColor: isRuled ? rows.lazy.compactMap(\.color).first : nil)
    }

    /// The places at which lines run; where lines that cross them go on to a common end, that is a place, too.
    private static func edges(_ lines: [Segment], ends: [Segment]) -> [Float] {
        var places = cluster(lines.map(\.place))
        let first = ends.map(\.from).min() ?? 0, last = ends.map(\.to).max() ?? 0
        if ends.count(where: { $0.from <= first + tolerance }) >= 2, places.first.map({ $0 - first > 2 * tolerance }) ?? true {
            places.insert(first, at: 0)
        }
        if ends.count(where: { $0.to >= last - tolerance }) >= 2, places.last.map({ last - $0 > 2 * tolerance }) ?? true {
            places.append(last)
        }
        return places
    }

    private static func cluster(_ values: [Float]) -> [Float] {
        var (result, sum, count, last) = ([Float](), Float(0), Float(0), -Float.infinity)
        for value in values.sorted() {
            if value - last > tolerance {
                if count > 0 { result.append(sum / count) }
                (sum, count) = (0, 0)
            }
            sum += value
            count += 1
            last = value
        }
        if count > 0 { result.append(sum / count) }
        return result
    }

    /// Where columns part. Rows without areas behind their cells part as those with areas do.
    private static func closedColumns(_ lines: [Segment], at places: [Float], between stops: [Float]) -> [Bool] {
        var result = closed(lines, at: places, between: stops)
        let edges = closed(lines.filter(\.isEdge), at: places, between: stops)
        let count = stops.count - 1
        let filled = (0..<count).map { stop in places.indices.contains { edges[$0 * count + stop] } }
        for place in places.indices where (0..<count).contains(where: { edges[place * count + $0] }) {
            for stop in 0..<count where !filled[stop] { result[place * count + stop] = true }
        }
        return result
    }

    /// Whether lines cover the stretches between places, for each of the places where lines run.
    private static func closed(_ lines: [Segment], at places: [Float], between stops: [Float]) -> [Bool] {
        let count = stops.count - 1
        var covered = [Float](repeating: 0, count: places.count * count)
        for line in lines {
            guard let place = places.indices.min(by: { abs(places[$0] - line.place) < abs(places[$1] - line.place) }) else { continue }
            for stop in 0..<count where line.to > stops[stop] && line.from < stops[stop + 1] {
                covered[place * count + stop] += min(line.to, stops[stop + 1]) - max(line.from, stops[stop])
            }
        }
        return covered.indices.map { covered[$0] >= closedShare * (stops[$0 % count + 1] - stops[$0 % count]) }
    }
}

/// Numbers that are put together to sets.
private struct DisjointSets {
    private var parents: [Int]

    init(_ count: Int) { parents = Array(0..<count) }

    mutating func root(_ number: Int) -> Int {
        var number = number
        while parents[number] != number {
            parents[number] = parents[parents[number]]
            number = parents[number]
        }
        return number
    }

    mutating func unite(_ first: Int, _ second: Int) {
        let (left, right) = (root(first), root(second))
        if left != right { parents[max(left, right)] = min(left, right) }
    }
}
