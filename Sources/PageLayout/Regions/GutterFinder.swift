// SPDX-License-Identifier: Apache-2.0

/// Finds the white space between columns of a region.
struct GutterFinder {
    /// The region's items, sorted by their upper edges.
    private let items: [Piece]
    /// Where an item reaches into another one, that one's left edge: long lines that run into the next column.
    private let collisions: [Float]
    private let evidence: ColumnEvidence
    private let pageWidth: Float
    /// The box of all items.
    private let extent: Box

    /// Regions of more items are not looked at.
    private static let maximumItems = 4000
    /// At most so many places are tried.
    private static let maximumCandidates = 160

    init(_ items: [Piece], evidence: ColumnEvidence, pageWidth: Float) {
        self.items = items
        self.pageWidth = pageWidth
        collisions = Self.collisions(items)
        var extent = items.first?.box ?? Box(0, 0, 0, 0)
        for item in items { extent.unite(item.box) }
        self.extent = extent
        self.evidence = evidence.within(extent, pageWidth: pageWidth)
    }

    /// White space that was found, before its sides are looked at.
    private struct Candidate: Hashable {
        var items: Range<Int>
        var x: Float
        var x0: Float
        var x1: Float
        var leftCount: Int
        var rightCount: Int
        /// Lines of the left side that run over it.
        var crossing = 0

        /// At least as much as the gutter's score.
        var bound: Float { Float(min(leftCount, rightCount) - crossing) + min(x1 - x0, 30) / 100 }
    }

    /// The gutter that parts most rows and that fewest lines run over; `nil` where there are no columns.
    func best() -> Gutter? {
        guard items.count >= 2, items.count <= Self.maximumItems else { return nil }
        var found: [Candidate] = []
        for x in candidates() { found += candidates(at: x) }
        found.sort { $0.bound > $1.bound }
        var best: (gutter: Gutter, score: Float)?
        for (index, candidate) in found.enumerated() {
            if let best, candidate.bound <= best.score { break }
            if index > 0, candidate.items == found[index - 1].items, candidate.x0 == found[index - 1].x0 { continue }
            let gutter = gutter(candidate)
            let rows = min(gutter.leftRows.rows.count, gutter.rightRows.rows.count)
            let score = Float(rows - candidate.crossing) + min(gutter.width, 30) / 100
            if score > best?.score ?? -1, evidence.partsColumns(gutter, pageWidth: pageWidth) { best = (gutter, score) }
        }
        return best?.gutter
    }

    private func gutter(_ candidate: Candidate) -> Gutter {
        var (left, right) = ([Piece](), [Piece]())
        for item in items[candidate.items] { if item.box.x0 >= candidate.x - 0.5 { right.append(item) } else { left.append(item) } }
        // A page number between the columns makes the white space no narrower, while several short pieces are markers of lists.
        func isText(_ piece: Piece) -> Bool { piece.isObject || piece.characterCount > 3 }
        var x0 = left.lazy.filter(isText).map(\.box.x1).max() ?? candidate.x0
        var x1 = right.lazy.filter(isText).map(\.box.x0).min() ?? candidate.x1
        if left.count(where: { $0.box.x1 > x0 + 0.5 }) > 1 { x0 = candidate.x0 }
        if right.count(where: { $0.box.x0 < x1 - 0.5 }) > 1 { x1 = candidate.x1 }
        return Gutter(
            x0: candidate.x0, x1: candidate.x1, items: candidate.items, leftRows: SideRows(left), rightRows: SideRows(right),
            width: max(x1 - x0, candidate.x1 - candidate.x0))
    }

    /// Right edges behind which something stands at the same height.
    private func candidates() -> [Float] {
        var places: Set<Int> = []
        for (index, item) in items.enumerated() where collisions[index] == .infinity {
            let hasNeighbour = neighbours(of: index).contains { items[$0].box.x0 >= item.box.x1 - 0.5 }
            if hasNeighbour { places.insert(Int(item.box.x1 / 2)) }
            if places.count >= Self.maximumCandidates { break }
        }
        return places.sorted().map { Float($0) * 2 + 2 }
    }

    private func neighbours(of index: Int) -> some Sequence<Int> {
        let item = items[index]
        let first = items[..<index].lastIndex { $0.box.y1 < item.box.y0 && item.box.y0 - $0.box.y0 > 40 } ?? -1
        return items.indices[(first + 1)...].lazy.prefix { items[$0].box.y0 < item.box.y1 }
            .filter { $0 != index && items[$0].box.verticalOverlap(item.box) > 0.2 }
    }

    /// Stretches of white space at `x` between items that cross it.
    private func candidates(at x: Float) -> [Candidate] {
        var found: [Candidate] = []
        var current = Candidate(items: 0..<0, x: x, x0: -.infinity, x1: .infinity, leftCount: 0, rightCount: 0)
        var lastCrossing: Int?
        func close(_ crossing: Int) {
            // What stands on one line with what crosses, such as the number of a note, belongs to it.
            var end = crossing
            while items.indices.contains(crossing), end > current.items.lowerBound, isBeside(end - 1, crossing) {
                end -= 1
                if items[end].box.x0 >= x - 0.5 { current.rightCount -= 1 } else { current.leftCount -= 1 }
            }
            current.items = current.items.lowerBound..<end
            if current.leftCount > 0, current.rightCount > 0, current.x0 < current.x1 { found.append(current) }
            current = Candidate(items: crossing + 1..<crossing + 1, x: x, x0: -.infinity, x1: .infinity, leftCount: 0, rightCount: 0)
            lastCrossing = crossing
        }
        for (index, item) in items.enumerated() {
            if let lastCrossing, current.items.lowerBound == index, !crosses(item, x), isBeside(index, lastCrossing) {
                current.items = index + 1..<index + 1
                continue
            }
            if item.box.x0 >= x - 0.5 {
                current.rightCount += 1
                current.x1 = min(current.x1, item.box.x0)
            } else if item.box.x1 <= x + 0.5 {
                current.leftCount += 1
                current.x0 = max(current.x0, item.box.x1)
            } else if collisions[index] >= x - 0.5 && collisions[index] < .infinity || isOverlong(item, x) {
                current.leftCount += 1
                current.crossing += 1
            } else {
                close(index)
            }
        }
        close(items.count)
        return found
    }

    private func crosses(_ item: Piece, _ x: Float) -> Bool { item.box.x0 < x - 0.5 && item.box.x1 > x + 0.5 }

    /// Whether two items stand on one line with little between them.
    private func isBeside(_ first: Int, _ second: Int) -> Bool {
        let (a, b) = (items[first], items[second])
        guard !a.isObject, !b.isObject, a.box.verticalOverlap(b.box) > 0.6 else { return false }
        return -a.box.horizontalOverlap(b.box) < Self.markerGap * b.size
    }

    /// The widest gap behind the number of a note, in sizes.
    private static let markerGap: Float = 6

    /// Whether an item that crosses a usual gutter is a line of the left column that sticks out of it.
    private func isOverlong(_ item: Piece, _ x: Float) -> Bool {
        guard !item.isObject, evidence.isUsual(x, pageWidth: pageWidth) else { return false }
        return item.box.x0 - extent.x0 < 0.25 * (x - extent.x0) && item.box.x1 - x < 0.4 * (extent.x1 - x)
    }

    private static func collisions(_ items: [Piece]) -> [Float] {
        var result = [Float](repeating: .infinity, count: items.count)
        guard items.count <= maximumItems else { return result }
        for first in items.indices {
            var second = first + 1
            while second < items.count, items[second].box.y0 < items[first].box.y1 {
                defer { second += 1 }
                let (a, b) = (items[first], items[second])
                guard !a.isObject, !b.isObject, a.box.verticalOverlap(b.box) > 0.3 else { continue }
                let overlap = a.box.horizontalOverlap(b.box)
                guard overlap > 0.5 * min(a.size, b.size) else { continue }
                if a.box.x0 < b.box.x0 - a.size { result[first] = min(result[first], b.box.x0) }
                if b.box.x0 < a.box.x0 - b.size { result[second] = min(result[second], a.box.x0) }
            }
        }
        return result
    }
}
