// SPDX-License-Identifier: Apache-2.0

/// Makes the text of lines: spaces between pieces and lines, hyphens at ends of lines resolved.
struct TextAssembler {
    let pages: [PageText]
    let looks: [TextLook]
    let vocabulary: Vocabulary
    /// The notes that raised signs call.
    var calls = NoteCallTable()

    /// Gaps from this many sizes on are written as a tab.
    private static let tabGap: Float = 2.6

    func text(of lines: [Line]) -> StyledText {
        var text = StyledText()
        for (number, line) in lines.enumerated() where !line.isObject {
            if number > 0 { join(&text, line, behind: lines[number - 1]) }
            append(line, to: &text)
        }
        text.replaceLeader()
        return text
    }

    /// One line by itself, with spaces for the indent that it has behind `left`.
    func code(of line: Line, left: Float, pitch: Float) -> StyledText {
        var text = StyledText()
        let page = pages[Int(line.page)]
        var x = left
        for number in line.pieces {
            let piece = page.pieces[Int(number)]
            let columns = pitch > 0 ? Int(((piece.box.x0 - x) / pitch).rounded()) : 1
            let spaces = min(max(columns, text.bytes.isEmpty ? 0 : 1), 200)
            if spaces > 0, let run = page.runs[Int(piece.runs.lowerBound)..<Int(piece.runs.upperBound)].first {
                let style = StyledText.Run(end: 0, look: Int(run.look), link: -1, script: 0, page: Int(line.page))
                text.append(Array(repeating: 0x20, count: spaces)[...], style)
            }
            append(piece, of: page, number: Int(line.page), to: &text)
            x = piece.box.x1
        }
        return text
    }

    private func join(_ text: inout StyledText, _ line: Line, behind last: Line) {
        let page = pages[Int(line.page)]
        guard let first = line.isRightToLeft ? line.pieces.last : line.pieces.first else { return }
        let piece = page.pieces[Int(first)]
        switch LineEnd.between(text.bytes, page.slice(piece), vocabulary) {
        case .space where isBroken(last, line): break
        case .space: text.append(space: 0x20, before: firstRun(of: piece, page, Int(line.page)))
        case .nothing: break
        case .removing(let count): text.removeLast(count)
        }
    }

    /// Whether a word that had no room on a line of its own goes on, without a hyphen: in narrow cells.
    private func isBroken(_ last: Line, _ next: Line) -> Bool {
        guard last.pieces.count == 1, let head = last.pieces.first, let tail = next.pieces.first, !last.isRightToLeft, !next.isRightToLeft,
            last.right > 0, abs(last.right - last.box.x1) < Self.fullLine * last.size
        else { return false }
        let (first, second) = (pages[Int(last.page)].pieces[Int(head)], pages[Int(next.page)].pieces[Int(tail)])
        guard first.wordCount == 1, !first.isIdeographic, abs(first.size - second.size) < 0.1 * first.size else { return false }
        let start = pages[Int(last.page)].slice(first)
        let rest = pages[Int(next.page)].slice(second).prefix { Vocabulary.isWordByte($0) }
        guard start.allSatisfy(Vocabulary.isWordByte), start.last != UInt8(ascii: "-"),
            String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first?.properties.isLowercase ?? false
        else { return false }
        if vocabulary.contains(start + rest) { return start.count + rest.count >= Self.brokenWord }
        return !last.isColumnWider && !vocabulary.repeats(start) && !vocabulary.repeats(rest)
    }

    /// Shorter words have room in all cells.
    private static let brokenWord = 7
    /// The room that may be left on a line with a part of a word, in sizes.
    private static let fullLine: Float = 0.6

    private func append(_ line: Line, to text: inout StyledText) {
        let page = pages[Int(line.page)]
        let order = line.isRightToLeft ? line.pieces.reversed() : line.pieces
        for (place, number) in order.enumerated() {
            let piece = page.pieces[Int(number)]
            if place > 0 {
                let last = page.pieces[Int(order[place - 1])]
                let gap = line.isRightToLeft ? last.box.x0 - piece.box.x1 : piece.box.x0 - last.box.x1
                let isOther = isOtherLine(piece, behind: last)
                let isTab = gap > Self.tabGap * max(line.size, 4) && !piece.isIdeographic && !(piece.isMathematical && last.isMathematical)
                if gap > 0.1 * line.size || isOther {
                    text.append(space: isTab ? 0x09 : 0x20, before: firstRun(of: piece, page, Int(line.page)))
                }
            }
            append(piece, of: page, number: Int(line.page), to: &text)
        }
    }

    /// Whether a part of a formula stands on another line than the part before it. What stands right above a sign belongs to it.
    private func isOtherLine(_ piece: Piece, behind last: Piece) -> Bool {
        guard piece.isMathematical || last.isMathematical, last.size > Self.limitScale * piece.size else { return false }
        return abs(piece.base - last.base) > Self.otherLine * max(piece.size, last.size)
    }

    private static let limitScale: Float = 0.88
    private static let otherLine: Float = 0.3

    private func firstRun(of piece: Piece, _ page: PageText, _ number: Int) -> StyledText.Run? {
        guard Int(piece.runs.lowerBound) < page.runs.count, !piece.runs.isEmpty else { return nil }
        return styled(page.runs[Int(piece.runs.lowerBound)], number)
    }

    private func styled(_ run: PieceRun, _ page: Int) -> StyledText.Run {
        let fills = pages[page].shapes.fills
        let color = fills.indices.contains(Int(run.fill)) ? fills[Int(run.fill)].color : nil
        let isPaper = color.map { PageShapes.isPaper($0) } ?? true
        return StyledText.Run(
            end: 0, look: Int(run.look), link: Int(run.link), script: Int(run.script), page: page, lines: run.lines,
            background: isPaper ? nil : color, fill: isPaper ? -1 : Int(run.fill))
    }

    private func append(_ piece: Piece, of page: PageText, number: Int, to text: inout StyledText) {
        var start = Int(piece.text.lowerBound)
        for index in Int(piece.runs.lowerBound)..<Int(piece.runs.upperBound) {
            let run = page.runs[index]
            defer { start = Int(run.end) }
            if run.script == 1, let note = calls.note(page: number, run: index) {
                var call = styled(run, number)
                call.note = note
                text.append([0xEF, 0xBF, 0xBC], call)
                continue
            }
            text.append(page.bytes[start..<Int(run.end)], styled(run, number))
        }
    }
}

/// The runs that call notes, by page and number.
struct NoteCallTable {
    private var notes: [Int: Int] = [:]

    private static func key(_ page: Int, _ run: Int) -> Int { page << 32 | run }

    func note(page: Int, run: Int) -> Int? { notes.isEmpty ? nil : notes[Self.key(page, run)] }

    mutating func set(note: Int, page: Int, run: Int) { notes[Self.key(page, run)] = note }
}
