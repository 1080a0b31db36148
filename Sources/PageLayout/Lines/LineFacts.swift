// SPDX-License-Identifier: Apache-2.0

/// What a line's text and looks say, as far as paragraphs depend on it.
struct LineFacts: Sendable {
    /// The marker at its start.
    var marker: ListMarker?
    /// Where the text behind the marker begins; the line's own start where there is none.
    var textX: Float
    var isBold: Bool
    var isFixedPitch: Bool
    /// Whether its first word is bold.
    var startsBold = false
    /// The sizes of its first and last words, raised signs apart; 0 where that is not known.
    var headSize: Float = 0
    var tailSize: Float = 0
    /// Whether it begins with a raised sign, as notes do.
    var startsRaised = false
    /// Whether dots or a wide gap lead to a number at its end, as in tables of contents.
    var endsInReference = false
    /// Whether a letter stands before the hyphen at its end.
    var endsInBrokenWord = false
    var first: Unicode.Scalar?
    var last: Unicode.Scalar?

    init(_ line: Line, _ page: PageText, looks: [TextLook]) {
        textX = line.box.x0
        (isBold, isFixedPitch) = (false, false)
        guard !line.isObject, let start = line.pieces.first, let end = line.pieces.last else { return }
        let (head, tail) =
            line.isRightToLeft ? (page.pieces[Int(end)], page.pieces[Int(start)]) : (page.pieces[Int(start)], page.pieces[Int(end)])
        (isBold, isFixedPitch) = Self.looks(line, page, looks)
        first = String(decoding: page.slice(head).prefix(4), as: UTF8.self).unicodeScalars.first
        last = String(decoding: page.slice(tail).suffix(4), as: UTF8.self).unicodeScalars.last
        endsInBrokenWord = String(decoding: page.slice(tail).suffix(8), as: UTF8.self).unicodeScalars.dropLast().last?.isLetter ?? false
        startsBold =
            head.runs.first.map { looks.indices.contains(Int(page.runs[Int($0)].look)) && looks[Int(page.runs[Int($0)].look)].isBold }
            ?? false
        headSize = Self.sizes(head, page, looks).first ?? 0
        tailSize = Self.sizes(tail, page, looks).last ?? 0
        startsRaised = head.runs.first.map { page.runs[Int($0)].script == 1 } ?? false
        endsInReference = Self.endsInReference(line, page)
        readMarker(line, page)
    }

    private static func sizes(_ piece: Piece, _ page: PageText, _ looks: [TextLook]) -> [Float] {
        page.runs[Int(piece.runs.lowerBound)..<Int(piece.runs.upperBound)].compactMap { run in
            run.script == 0 && looks.indices.contains(Int(run.look)) ? looks[Int(run.look)].size : nil
        }
    }

    /// Whether dots lead through a text.
    static func hasLeader(_ text: ArraySlice<UInt8>) -> Bool {
        var dots = 0
        for byte in text {
            if byte == UInt8(ascii: ".") {
                dots += 1
                if dots == 5 { return true }
            } else if byte != 0x20 {
                dots = 0
            }
        }
        return false
    }

    private static func endsInReference(_ line: Line, _ page: PageText) -> Bool {
        if line.pieces.contains(where: { hasLeader(page.slice(page.pieces[Int($0)])) }) { return true }
        guard line.pieces.count > 1 else { return false }
        let (last, previous) = (page.pieces[Int(line.pieces[line.pieces.count - 1])], page.pieces[Int(line.pieces[line.pieces.count - 2])])
        return last.box.x0 - previous.box.x1 > 3 * line.size && last.characterCount <= 4
            && page.slice(last).allSatisfy { (0x30...0x39).contains($0) || "ivxlc".utf8.contains($0) }
    }

    private mutating func readMarker(_ line: Line, _ page: PageText) {
        let numbers = line.isRightToLeft ? line.pieces.reversed() : line.pieces
        let head = page.pieces[Int(numbers[0])]
        var text = page.slice(head)[...]
        if text.count < 8, numbers.count > 1 { text = (Array(text) + [0x20] + page.slice(page.pieces[Int(numbers[1])]).prefix(8))[...] }
        marker = ListMarker(text)
        guard let marker else { return }
        if head.text.count <= marker.textStart, numbers.count > 1 {
            textX = page.pieces[Int(numbers[1])].box.x0
        } else {
            textX = line.box.x0 + head.firstWordWidth + 0.28 * head.size
        }
    }

    /// Whether all of a line is bold, or of fixed pitch; spaces and what is not letter count little.
    private static func looks(_ line: Line, _ page: PageText, _ looks: [TextLook]) -> (isBold: Bool, isFixedPitch: Bool) {
        var (bold, fixed, total) = (0, 0, 0)
        for number in line.pieces {
            let piece = page.pieces[Int(number)]
            var start = piece.text.lowerBound
            for run in page.runs[Int(piece.runs.lowerBound)..<Int(piece.runs.upperBound)] {
                defer { start = run.end }
                guard looks.indices.contains(Int(run.look)) else { continue }
                let count = Int(run.end - start)
                total += count
                if looks[Int(run.look)].isBold { bold += count }
                if looks[Int(run.look)].isFixedPitch { fixed += count }
            }
        }
        return (bold * 10 >= total * 9 && bold > 0, fixed == total && fixed > 0)
    }
}
