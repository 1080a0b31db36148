// SPDX-License-Identifier: Apache-2.0

/// What tells columns from tables, lists and chance.
struct ColumnEvidence {
    /// Places of gutters that most pages of the document have, as parts of the page's width; empty while that is not known.
    var usualGutters: [Float] = []

    /// How near to a usual place a gutter must be, as a part of the page's width.
    private static let tolerance: Float = 0.025
    /// Rows on each side that make columns likely without other pages.
    private static let minimumRows = 3

    /// What counts in a part of a page: a gutter has columns on both sides, so that a column is not parted once more near its edge.
    func within(_ extent: Box, pageWidth: Float) -> ColumnEvidence {
        let margin = Self.narrowestColumn * pageWidth
        return ColumnEvidence(
            usualGutters: usualGutters.filter { $0 * pageWidth > extent.x0 + margin && $0 * pageWidth < extent.x1 - margin })
    }

    private static let narrowestColumn: Float = 0.1

    /// How far apart lines of text are, in sizes; those of cells may be farther.
    private static let widestPitch: Float = 1.9

    func isUsual(_ gutter: Gutter, pageWidth: Float) -> Bool {
        usualGutters.contains { place in
            gutter.x0 - Self.tolerance * pageWidth <= place * pageWidth && place * pageWidth <= gutter.x1 + Self.tolerance * pageWidth
        }
    }

    func isUsual(_ x: Float, pageWidth: Float) -> Bool {
        usualGutters.contains { abs($0 * pageWidth - x) <= Self.tolerance * pageWidth }
    }

    /// Whether the two sides are read one after the other.
    func partsColumns(_ gutter: Gutter, pageWidth: Float) -> Bool {
        let (left, right) = (gutter.leftRows, gutter.rightRows)
        guard !left.isEmpty, !right.isEmpty else { return false }
        let top = max(left.box.y0, right.box.y0) - 2
        let bottom = min(left.box.y1, right.box.y1) + 2
        let size = max(left.medianSize, right.medianSize, 4)
        let (leftCount, rightCount) = (left.count(from: top, to: bottom), right.count(from: top, to: bottom))
        let isUsual = isUsual(gutter, pageWidth: pageWidth)
        if left.pictures + right.pictures > 0, min(left.rows.count, right.rows.count) == 0 {
            return max(left.rows.count, right.rows.count) >= 2 && bottom > top
        }
        guard min(leftCount, rightCount) >= (isUsual ? 1 : Self.minimumRows) else { return false }
        let smaller = leftCount <= rightCount ? left : right
        let alignment = smaller.alignment(with: leftCount <= rightCount ? right : left)
        // Numbers of headings and notes, and rows that the content sets from side to side, are no columns.
        if left.alignment(with: right) >= 0.7, left.isLabels || alignment >= 0.7 && SideRows.alternate(left, right) { return false }
        let isProse = isProse(left) && isProse(right)
        // Lines of text that stand so far apart would not do so on the same heights in both columns.
        if !isUsual, alignment >= 0.9, min(left.pitch, right.pitch) > Self.widestPitch { return false }
        if alignment >= 0.7, isCells(left, isUsual) || isCells(right, isUsual) { return false }
        if left.isList, right.isList, gutter.width > 1.2 * size { return true }
        if isUsual { return isProse || alignment < 0.8 || min(left.medianWords, right.medianWords) >= 2 }
        if isProse, gutter.width > 0.75 * size { return true }
        if alignment < 0.5, gutter.width > 1.2 * size, min(leftCount, rightCount) >= Self.minimumRows + 1 { return true }
        return isSymmetric(gutter, pageWidth) && min(leftCount, rightCount) >= 10 && gutter.width > size
            && min(left.medianWords, right.medianWords) >= 2 && min(left.fill, right.fill) > 0.35
    }

    /// Whether pieces below each other end with what they say, not with the column. Items of a list do that, too.
    private func isCells(_ side: SideRows, _ isUsual: Bool) -> Bool {
        if side.isList { return false }
        let pairs = side.pairs()
        return pairs.count >= 2 && Float(pairs.full) < (isUsual ? 0.15 : 0.34) * Float(pairs.count)
    }

    /// Rows of several words that mostly fill their column.
    private func isProse(_ side: SideRows) -> Bool { side.medianWords >= 4 && side.fill > 0.6 || side.medianWords >= 6 && side.fill > 0.4 }

    /// Whether two columns of one width stand on both sides of the page's middle.
    private func isSymmetric(_ gutter: Gutter, _ pageWidth: Float) -> Bool {
        let (left, right) = (gutter.leftRows.box, gutter.rightRows.box)
        let centre = (left.x0 + right.x1) / 2
        return abs(gutter.center - centre) < 0.05 * pageWidth && abs(left.width - right.width) < 0.25 * max(left.width, right.width)
    }
}
