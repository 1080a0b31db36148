// SPDX-License-Identifier: Apache-2.0

/// A line: pieces side by side that are read after each other.
struct Line: Sendable {
    var page: Int32
    /// Numbers of the page's pieces, from left to right.
    var pieces: [Int32]
    var box: Box
    var base: Float
    /// The size in which most of it is set.
    var size: Float
    var firstWordWidth: Float
    var isRightToLeft: Bool
    var characterCount: Int32
    /// The edges of the column it stands in.
    var left: Float = 0
    var right: Float = 0
    /// Whether these are the edges of what stands in the column, which may be wider.
    var isColumnWider = false
    var object: PageObject?
    /// The stretch of the document's own structure that it belongs to.
    var stretch: Int32 = Stretches.none

    var isObject: Bool { object != nil }
}

extension PageText {
    func line(_ numbers: [Int32], page: Int) -> Line {
        let sorted = ordered(numbers)
        var main = pieces[Int(sorted[0])]
        var box = main.box
        var (count, rightToLeft) = (Int32(0), Int32(0))
        for number in sorted {
            let piece = pieces[Int(number)]
            box.unite(piece.box)
            count += piece.characterCount
            if piece.isRightToLeft { rightToLeft += piece.characterCount }
            if piece.characterCount > main.characterCount { main = piece }
        }
        let isRightToLeft = rightToLeft * 2 > count
        let first = pieces[Int(isRightToLeft ? sorted[sorted.count - 1] : sorted[0])]
        return Line(
            page: Int32(clamping: page), pieces: sorted, box: box, base: main.base, size: main.size,
            firstWordWidth: first.isIdeographic ? first.size : first.firstWordWidth, isRightToLeft: isRightToLeft, characterCount: count,
            object: main.object, stretch: first.stretch)
    }

    /// Pieces grouped to lines from the top down; where the document has a structure of its own, stretch by stretch.
    func lines(of numbers: [Int32], page: Int) -> [Line] {
        guard numbers.contains(where: { pieces[Int($0)].stretch != Stretches.none }) else {
            return merged(FormulaRows.joined(rows(of: numbers), of: self)).map { line($0, page: page) }
        }
        return Dictionary(grouping: numbers) { pieces[Int($0)].stretch }.sorted { $0.key < $1.key }
            .flatMap { merged(FormulaRows.joined(rows(of: $0.value), of: self)).map { line($0, page: page) } }
    }

    /// Pieces grouped by where their letters stand.
    private func rows(of numbers: [Int32]) -> [[Int32]] {
        let sorted = numbers.sorted {
            let (left, right) = (pieces[Int($0)], pieces[Int($1)])
            return (left.base, left.box.x0) < (right.base, right.box.x0)
        }
        var rows: [[Int32]] = []
        var rowBase: Float = 0
        for number in sorted {
            let piece = pieces[Int(number)]
            if let last = rows.last?.last, !piece.isObject, !pieces[Int(last)].isObject,
                piece.base - rowBase <= 0.3 * min(piece.size, pieces[Int(last)].size)
            {
                rows[rows.count - 1].append(number)
            } else {
                rows.append([number])
                rowBase = piece.base
            }
        }
        return rows
    }

    /// Rows nearer to each other than lines of text, which leave room for each other, are one line: the parts of a fraction and what
    /// stands beside it.
    private func merged(_ rows: [[Int32]]) -> [[Int32]] {
        var result: [[Int32]] = []
        // The row of a line that the others are joined to.
        var main: [Int32] = []
        for row in rows {
            guard !result.isEmpty, isBeside(row, main) else {
                result.append(row)
                main = row
                continue
            }
            result[result.count - 1] += row
            if characterCount(row) > characterCount(main) { main = row }
        }
        return result
    }

    private func characterCount(_ row: [Int32]) -> Int32 { row.reduce(0) { $0 + pieces[Int($1)].characterCount } }

    /// Whether a row stands a little below another one, and above or below nothing of it.
    private func isBeside(_ row: [Int32], _ other: [Int32]) -> Bool {
        guard let first = row.first, let last = other.first, row.count + other.count <= 40,
            min(characterCount(row), characterCount(other)) <= Self.maximumPart
        else { return false }
        let (piece, above) = (pieces[Int(first)], pieces[Int(last)])
        guard !piece.isObject, !above.isObject, piece.base - above.base < 0.85 * max(piece.size, above.size) else { return false }
        return row.allSatisfy { number in
            other.allSatisfy { pieces[Int(number)].box.horizontalOverlap(pieces[Int($0)].box) < 0.1 * piece.size }
        }
    }

    /// The most characters that a part of a fraction has.
    private static let maximumPart: Int32 = 16

    /// The parts of a formula that lie above and below each other, in the order in which they were set; `nil` for other lines.
    private func orderedByContent(_ numbers: [Int32]) -> [Int32]? {
        guard numbers.count > 1, numbers.contains(where: { pieces[Int($0)].isMathematical }) else { return nil }
        let shows = numbers.compactMap { number in pieces[Int(number)].shows.map { ($0.lowerBound, number) } }
        guard shows.count == numbers.count, let first = numbers.first else { return nil }
        let base = pieces[Int(first)].base
        guard numbers.contains(where: { abs(pieces[Int($0)].base - base) > 0.3 * pieces[Int(first)].size }) else { return nil }
        return shows.sorted { $0 < $1 }.map(\.1)
    }

    /// From left to right; of what stands one over the other the upper one first.
    private func ordered(_ numbers: [Int32]) -> [Int32] {
        if let formula = orderedByContent(numbers) { return formula }
        var sorted = numbers.sorted { pieces[Int($0)].box.x0 < pieces[Int($1)].box.x0 }
        for index in sorted.indices.dropFirst() {
            let (left, right) = (pieces[Int(sorted[index - 1])], pieces[Int(sorted[index])])
            let overlap = left.box.horizontalOverlap(right.box)
            if overlap > 0.5 * min(left.box.width, right.box.width), right.base < left.base - 0.3 * right.size {
                sorted.swapAt(index - 1, index)
            }
        }
        return sorted
    }
}
