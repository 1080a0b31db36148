// SPDX-License-Identifier: Apache-2.0

/// Rows of cells between lines of one length that are drawn across: tables without lines between columns.
struct RuledRows {
    private let page: PageText
    /// Numbers of the pieces that can stand in them, from the top down.
    private let pieces: [Int]
    private let rules: [Box]

    /// So many lines across frame a table, its head among them.
    private static let minimumRules = 3
    private static let minimumLength: Float = 30
    /// How far the ends of lines may be from each other, in points.
    private static let tolerance: Float = 3
    private static let maximumRules = 1000
    /// The most white space between a line and the text of a row, in sizes.
    private static let maximumPadding: Float = 1.6
    /// More lines of text than these are columns of a page.
    private static let maximumLines = 12
    /// How far above the first line a head stands, in sizes.
    private static let headReach: Float = 1.6

    /// - Parameter pieces: Numbers of the page's pieces that stand in no table.
    init(_ page: PageText, pieces: [Int]) {
        self.page = page
        self.pieces = pieces.sorted { page.pieces[$0].base < page.pieces[$1].base }
        let found = page.shapes.rules.filter { $0.isHorizontal && $0.box.width >= Self.minimumLength && !page.shapes.isHidden($0) }
        rules = found.count <= Self.maximumRules ? found.map(\.box).sorted { ($0.y0, $0.x0) < ($1.y0, $1.x0) } : []
    }

    /// The pieces of each table, with its box.
    func tables() -> [(box: Box, pieces: [Int])] {
        guard rules.count >= Self.minimumRules, pieces.count >= 4 else { return [] }
        var (result, isTaken) = ([(box: Box, pieces: [Int])](), [Bool](repeating: false, count: rules.count))
        for number in rules.indices where !isTaken[number] {
            var (group, inside) = ([number], [Int]())
            for other in rules.indices[(number + 1)...] where !isTaken[other] && isSame(rules[number], rules[other]) {
                guard let row = row(between: rules[group[group.count - 1]], rules[other]) else { break }
                isTaken[other] = true
                group.append(other)
                inside += row
            }
            guard group.count >= Self.minimumRules, let last = group.last else { continue }
            var box = Box(rules[number].x0, rules[number].y0, rules[number].x1, rules[last].y1)
            let head = head(above: rules[number])
            for piece in head { box.unite(page.pieces[piece].box) }
            result.append((box, head + inside))
        }
        return result
    }

    private func isSame(_ first: Box, _ second: Box) -> Bool {
        abs(first.x0 - second.x0) < Self.tolerance && abs(first.x1 - second.x1) < Self.tolerance
    }

    /// What stands between two lines; `nil` where that is no row of cells.
    private func row(between first: Box, _ second: Box) -> [Int]? {
        let inside = pieces.filter { number in
            let box = page.pieces[number].box
            return first.y0 < box.centerY && box.centerY < second.y1 && box.horizontalOverlap(first) > 0
        }
        guard let top = inside.first.map({ page.pieces[$0] }), isRow(inside, top) else { return nil }
        let upper = inside.lazy.map { page.pieces[$0].box.y0 }.min() ?? 0
        let lower = inside.lazy.map { page.pieces[$0].box.y1 }.max() ?? 0
        let reach = Self.maximumPadding * top.size
        guard upper - first.y1 < reach, second.y0 - lower < reach, lower - upper < Float(Self.maximumLines) * 1.4 * top.size else {
            return nil
        }
        let fits = inside.allSatisfy { number in
            let piece = page.pieces[number]
            return !piece.isObject && abs(piece.size - top.size) < 0.2 * piece.size && piece.box.x0 > first.x0 - Self.tolerance
                && piece.box.x1 < first.x1 + Self.tolerance
        }
        return fits ? inside : nil
    }

    /// Whether two pieces stand on the first line.
    private func isRow(_ inside: [Int], _ top: Piece) -> Bool {
        inside.count { abs(page.pieces[$0].base - top.base) < 0.3 * top.size } > 1
    }

    /// The cells right above the first line: a few lines of text, one of which has several parts.
    private func head(above rule: Box) -> [Int] {
        var (head, bottom, lineCount, isParted) = ([Int](), rule.y0, 0, false)
        for number in pieces.reversed() {
            let piece = page.pieces[number]
            guard piece.base < rule.y0, piece.box.horizontalOverlap(rule) > 0 else { continue }
            let fits =
                !piece.isObject && piece.box.x0 > rule.x0 - Self.tolerance && piece.box.x1 < rule.x1 + Self.tolerance
                && piece.box.width < Self.widestHead * rule.width
            if let last = head.last, abs(page.pieces[last].base - piece.base) < 0.3 * piece.size {
                guard fits else { return isParted ? head.filter { page.pieces[$0].base > piece.base + 1 } : [] }
                isParted = true
            } else {
                guard fits, bottom - piece.base < Self.headReach * piece.size, lineCount < Self.maximumHead,
                    head.last.map({ abs(page.pieces[$0].size - piece.size) < 0.2 * piece.size }) ?? true
                else { break }
                bottom = piece.base
                lineCount += 1
            }
            head.append(number)
        }
        return isParted ? head.reversed() : []
    }

    private static let maximumHead = 3
    /// The part of a table's width that one cell of its head takes at most.
    private static let widestHead: Float = 0.6
}
