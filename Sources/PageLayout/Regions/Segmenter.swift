// SPDX-License-Identifier: Apache-2.0

/// A part of a page whose lines are read from its top to its bottom.
struct Region {
    /// Numbers of the page's pieces.
    var pieces: [Int32]
    /// The edges of its column.
    var x0: Float
    var x1: Float
    /// Whether it stands beside others.
    var isColumn = false
}

/// Parts a page into regions in the order of reading.
struct Segmenter {
    private let page: PageText
    private let evidence: ColumnEvidence
    /// Centres of the gutters that were found, each with how many rows it parts.
    private(set) var gutters: [(center: Float, rows: Int)] = []

    /// A page is parted at most so often.
    private static let maximumCuts = 64

    init(_ page: PageText, evidence: ColumnEvidence) {
        self.page = page
        self.evidence = evidence
    }

    /// - Parameter pieces: Numbers of pieces of one rotation.
    mutating func regions(of pieces: [Int32]) -> [Region] {
        guard let first = pieces.first else { return [] }
        var box = page.pieces[Int(first)].box
        for piece in pieces { box.unite(page.pieces[Int(piece)].box) }
        var pending = [Region(pieces: pieces, x0: box.x0, x1: box.x1)]
        var (done, cuts) = ([Region](), 0)
        while var region = pending.popLast() {
            region.pieces.sort { upper($0) < upper($1) }
            guard cuts < Self.maximumCuts, let parts = cut(region) else {
                done.append(region)
                continue
            }
            cuts += 1
            pending += parts.reversed()
        }
        return done
    }

    private func upper(_ number: Int32) -> (Float, Float) {
        let box = page.pieces[Int(number)].box
        return (box.y0, box.x0)
    }

    /// A region's parts: what is above its best gutter, left and right of it, below. `nil` where it has none.
    private mutating func cut(_ region: Region) -> [Region]? {
        let items = region.pieces.map { page.pieces[Int($0)] }
        guard let gutter = GutterFinder(items, evidence: evidence, pageWidth: page.width).best() else { return nil }
        gutters.append((gutter.center / page.width, min(gutter.leftRows.rows.count, gutter.rightRows.rows.count)))
        var parts = (above: [Int32](), left: [Int32](), right: [Int32](), below: [Int32]())
        for (index, number) in region.pieces.enumerated() {
            if index < gutter.items.lowerBound {
                parts.above.append(number)
            } else if index >= gutter.items.upperBound {
                parts.below.append(number)
            } else if items[index].box.x0 < gutter.center {
                parts.left.append(number)
            } else {
                parts.right.append(number)
            }
        }
        let isRightToLeft = items.count { $0.isRightToLeft } * 2 > items.count
        let left = Region(pieces: parts.left, x0: region.x0, x1: gutter.x0, isColumn: true)
        let right = Region(pieces: parts.right, x0: gutter.x1, x1: region.x1, isColumn: true)
        let above = Region(pieces: parts.above, x0: region.x0, x1: region.x1, isColumn: region.isColumn)
        let below = Region(pieces: parts.below, x0: region.x0, x1: region.x1, isColumn: region.isColumn)
        return ([above] + (isRightToLeft ? [right, left] : [left, right]) + [below]).filter { !$0.pieces.isEmpty }
    }
}
