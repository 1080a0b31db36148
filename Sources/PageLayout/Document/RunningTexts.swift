// SPDX-License-Identifier: Apache-2.0

/// Headers, footers and page numbers: lines that come back at the same place of most pages, counting or not.
struct RunningTexts: Sendable {
    private var pieces: [Set<Int>]

    /// How many lines at each end of a page may be running ones.
    private static let maximumLines = 4
    /// How far two places may differ, in points.
    private static let tolerance: Float = 4
    /// The part of the page's height, at each end, in which they stand.
    private static let zone: Float = 0.17
    /// How many pages before and behind are looked at for a line like one.
    private static let reach = 3

    func contains(page: Int, piece: Int) -> Bool { pieces[page].contains(piece) }

    func pieces(ofPage page: Int) -> [Int] { pieces[page].sorted() }

    /// A line near an end of a page.
    private struct EdgeLine {
        var y: Float
        var x0: Float
        var x1: Float
        /// The text with every number made the same.
        var text: [UInt8]
        /// The numbers in it.
        var numbers: [Int]
        var pieces: [Int]

        /// Whether it is a number with few words around it, or at the end of more: not a sentence that counts something.
        var isLabel: Bool {
            let words = text.split(separator: 0x20)
            if words.count <= 6 { return true }
            return words.count <= 14
                && (words.first?.contains(UInt8(ascii: "#")) ?? false || words.last?.contains(UInt8(ascii: "#")) ?? false)
        }
    }

    init(_ pages: [PageText]) {
        pieces = Array(repeating: [], count: pages.count)
        let isTagged = pages.map { $0.isTagged }
        for number in pages.indices where isTagged[number] {
            pieces[number] = Set(pages[number].pieces.indices.filter { pages[number].pieces[$0].stretch == Stretches.artifact })
        }
        let tops = pages.map { Self.edgeLines(of: $0, isTop: true) }
        let bottoms = pages.map { Self.edgeLines(of: $0, isTop: false) }
        for lines in [tops, bottoms] {
            for number in pages.indices where !isTagged[number] {
                // From the edge inwards: what stands behind a line of text is text.
                for row in lines[number] {
                    let running = row.filter { Self.isRunning($0, page: number, lines) }
                    for line in running { pieces[number].formUnion(line.pieces) }
                    if !row[0].pieces.allSatisfy({ pieces[number].contains($0) }) { break }
                }
            }
        }
    }

    private static func isRunning(_ line: EdgeLine, page: Int, _ lines: [[[EdgeLine]]]) -> Bool {
        let near = max(0, page - reach)...min(lines.count - 1, page + reach)
        var (same, counting) = (0, 0)
        for other in near where other != page {
            for candidate in lines[other].joined() where abs(candidate.y - line.y) <= tolerance && candidate.text == line.text {
                if candidate.numbers == line.numbers, !line.text.allSatisfy({ $0 == UInt8(ascii: "#") || $0 == 0x20 }) {
                    same += 1
                } else if counts(from: line, on: page, to: candidate, on: other) {
                    counting += 1
                } else {
                    continue
                }
                break
            }
        }
        // Alternate pages may have texts of their own.
        let needed = lines.count <= 2 ? 1 : min(2, (near.count - 1) / 2)
        return same + counting >= max(1, needed)
    }

    /// Whether a number in both lines differs by as much as the pages do.
    private static func counts(from line: EdgeLine, on page: Int, to other: EdgeLine, on otherPage: Int) -> Bool {
        line.isLabel && line.numbers.count == other.numbers.count
            && zip(line.numbers, other.numbers).contains { $1 &- $0 == otherPage - page }
    }

    private static func edgeLines(of page: PageText, isTop: Bool) -> [[EdgeLine]] {
        let limit = isTop ? page.height * zone : page.height * (1 - zone)
        let candidates = page.pieces.indices.filter { index in
            let piece = page.pieces[index]
            return piece.rotation == .right && !piece.isObject && (isTop ? piece.box.y1 < limit : piece.box.y0 > limit)
        }
        let sorted = candidates.sorted { page.pieces[$0].base < page.pieces[$1].base }
        var rows: [[Int]] = []
        for index in isTop ? sorted : sorted.reversed() {
            if let last = rows.last?.last, abs(page.pieces[last].base - page.pieces[index].base) < 0.35 * page.pieces[index].size {
                rows[rows.count - 1].append(index)
            } else if rows.count == maximumLines {
                break
            } else {
                rows.append([index])
            }
        }
        return rows.map { lines(of: $0, page) }
    }

    /// A row as one line and, where it has several pieces, each of them: left and right parts may count for themselves.
    private static func lines(of row: [Int], _ page: PageText) -> [EdgeLine] {
        let row = row.sorted { page.pieces[$0].box.x0 < page.pieces[$1].box.x0 }
        let whole = edgeLine(row, page)
        return row.count == 1 ? [whole] : [whole] + row.map { edgeLine([$0], page) }
    }

    private static func edgeLine(_ pieces: [Int], _ page: PageText) -> EdgeLine {
        var (text, numbers, digits) = ([UInt8](), [Int](), [UInt8]())
        func endNumber() {
            guard !digits.isEmpty else { return }
            text.append(UInt8(ascii: "#"))
            numbers.append(Int(String(decoding: digits.prefix(9), as: UTF8.self)) ?? 0)
            digits = []
        }
        for piece in pieces {
            let bytes = page.slice(page.pieces[piece])
            if let roman = roman(bytes) {
                text.append(UInt8(ascii: "#"))
                numbers.append(roman)
            } else {
                for byte in bytes {
                    if (0x30...0x39).contains(byte) {
                        digits.append(byte)
                    } else {
                        endNumber()
                        text.append(byte)
                    }
                }
                endNumber()
            }
            text.append(0x20)
        }
        let boxes = pieces.map { page.pieces[$0].box }
        return EdgeLine(
            y: page.pieces[pieces[0]].base, x0: boxes[0].x0, x1: boxes[boxes.count - 1].x1, text: text, numbers: numbers, pieces: pieces)
    }

    /// The value of a small Roman numeral standing alone.
    private static func roman(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.count <= 6, bytes.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
        return ListMarker.roman(Array(bytes))
    }
}
