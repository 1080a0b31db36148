// SPDX-License-Identifier: Apache-2.0

/// Joins paragraphs that go on in the next column or on the next page.
struct RegionJoining {
    /// Joins what belongs together. Footnotes and running texts must be out of the way.
    func join(_ paragraphs: inout [Paragraph]) {
        var result: [Paragraph] = []
        result.reserveCapacity(paragraphs.count)
        /// The last paragraph of text, which pictures and captions may part from its continuation.
        var open: Int?
        for paragraph in paragraphs {
            if let index = open, paragraph.beginsRegion, continues(result[index], paragraph) {
                result[index].lines += paragraph.lines
                result[index].lastFacts = paragraph.lastFacts
                result[index].endsRegion = paragraph.endsRegion
                if !paragraph.endsRegion { open = nil }
                continue
            }
            result.append(paragraph)
            switch paragraph.role {
            case .runningText: break
            case .picture, .caption: if open.map({ result.count - $0 > 6 }) ?? true { open = nil }
            default: open = paragraph.endsRegion ? result.count - 1 : nil
            }
        }
        paragraphs = result
    }

    private func continues(_ first: Paragraph, _ second: Paragraph) -> Bool {
        guard let last = first.lines.last, let next = second.lines.first, !last.isObject, !next.isObject else { return false }
        guard case .text = first.role, case .text = second.role, second.marker == nil else { return false }
        guard abs(last.size - next.size) < 0.06 * next.size, last.isRightToLeft == next.isRightToLeft else { return false }
        guard first.alignment != .center, second.alignment != .center, first.lastFacts.isBold == second.firstFacts.isBold else {
            return false
        }
        let indent = next.isRightToLeft ? next.right - next.box.x1 : next.box.x0 - next.left
        if indent > 0.8 * next.size, first.marker == nil { return false }
        let room = last.isRightToLeft ? last.box.x0 - last.left : last.right - last.box.x1
        if first.lastFacts.last == "-" || first.lastFacts.last == "\u{AD}" { return true }
        guard room <= 1.04 * next.firstWordWidth + 0.5 * last.size else { return false }
        guard let end = first.lastFacts.last, let start = second.firstFacts.first else { return false }
        if start.properties.isLowercase { return true }
        return !end.endsSentence && end != "\u{201D}" && end != "\""
    }
}
