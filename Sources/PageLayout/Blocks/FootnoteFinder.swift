// SPDX-License-Identifier: Apache-2.0

/// Finds notes at the foot of pages and the raised signs in the text that call them.
struct FootnoteFinder {
    let pages: [PageText]
    let body: BodyStatistics

    /// A note's paragraphs, with the sign that it begins with.
    struct Found {
        var label: [UInt8]
        var paragraphs: [Paragraph]
        var page: Int
        var run: Int
    }

    /// Notes are set smaller than this part of the text's size.
    private static let maximumSize: Float = 0.95
    private static let maximumLabel = 4

    /// Takes the notes out of the paragraphs.
    func take(from paragraphs: inout [Paragraph]) -> [Found] {
        var (found, kept) = ([Found](), [Paragraph]())
        kept.reserveCapacity(paragraphs.count)
        var start = 0
        while start < paragraphs.count {
            var end = start + 1
            while end < paragraphs.count, !paragraphs[end].beginsRegion { end += 1 }
            take(paragraphs[start..<end], &found, &kept)
            start = end
        }
        paragraphs = kept
        return found
    }

    private func take(_ region: ArraySlice<Paragraph>, _ found: inout [Found], _ kept: inout [Paragraph]) {
        var first = region.endIndex
        while first > region.startIndex, isSmall(region[first - 1]) { first -= 1 }
        var own: [Found] = []
        for paragraph in region[first...] {
            if let (label, run) = call(of: paragraph, beside: own) {
                own.append(Found(label: label, paragraphs: [paragraph], page: paragraph.page, run: run))
            } else if !own.isEmpty {
                own[own.count - 1].paragraphs.append(paragraph)
            } else {
                first += 1
            }
        }
        guard !own.isEmpty else {
            kept += region
            return
        }
        kept += region[..<first]
        if first > region.startIndex, let last = kept.indices.last { kept[last].endsRegion = true }
        found += own
    }

    private func isSmall(_ paragraph: Paragraph) -> Bool {
        switch paragraph.role {
        case .text, .code: paragraph.size < Self.maximumSize * body.size && paragraph.box.y0 > 0.25 * pages[paragraph.page].height
        default: false
        }
    }

    /// The sign a note begins with, and the run on its page that calls it.
    private func call(of paragraph: Paragraph, beside others: [Found]) -> (label: [UInt8], run: Int)? {
        guard let line = paragraph.lines.first, let piece = line.pieces.first,
            let label = label(at: pages[Int(line.page)].pieces[Int(piece)], of: pages[Int(line.page)])
        else { return nil }
        let page = pages[paragraph.page]
        for (number, other) in page.pieces.enumerated() where other.box.y1 < line.box.y0 + 1 || other.size > 1.05 * line.size {
            if other.isObject || paragraph.lines.contains(where: { $0.pieces.contains(Int32(clamping: number)) }) { continue }
            var start = Int(other.text.lowerBound)
            for run in Int(other.runs.lowerBound)..<Int(other.runs.upperBound) {
                let end = Int(page.runs[run].end)
                defer { start = end }
                guard page.runs[run].script == 1, start > Int(other.text.lowerBound), page.bytes[start..<end].elementsEqual(label) else {
                    continue
                }
                if !others.contains(where: { $0.run == run }) { return (label, run) }
            }
        }
        return nil
    }

    /// A raised sign, or a number or sign that a space follows.
    private func label(at piece: Piece, of page: PageText) -> [UInt8]? {
        let text = page.slice(piece)
        if !piece.runs.isEmpty, page.runs[Int(piece.runs.lowerBound)].script == 1 {
            let label = text.prefix(Int(page.runs[Int(piece.runs.lowerBound)].end) - Int(piece.text.lowerBound))
            let trimmed = label.filter { $0 != 0x20 }
            return (1...Self.maximumLabel).contains(trimmed.count) ? trimmed : nil
        }
        // Numbers that text follows without a space count where they are called, which is asked next.
        let digits = text.prefix { (0x30...0x39).contains($0) }
        if (1...3).contains(digits.count), digits.count < text.count, text[text.startIndex + digits.count] >= 0x41 { return Array(digits) }
        let label = text.prefix { $0 != 0x20 }
        guard (1...Self.maximumLabel).contains(label.count), text.count > label.count || piece.characterCount <= 3 else { return nil }
        let isNumber = label.count <= 3 && label.allSatisfy { (0x30...0x39).contains($0) }
        let isSign = ["*", "**", "†", "‡", "§", "¶"].contains(String(decoding: label, as: UTF8.self))
        return isNumber || isSign ? Array(label) : nil
    }
}
