// SPDX-License-Identifier: Apache-2.0

/// Finds terms with their descriptions: bold lines, each with a paragraph right below that stands in.
enum DefinitionFinder {
    /// How far a description of several lines stands in, and one of a single line, which may be a paragraph's first, in sizes.
    private static let minimumIndent: Float = 1.2
    private static let singleIndent: Float = 2.2
    /// How far a description may be below its term, in sizes.
    private static let maximumGap: Float = 2.4
    private static let maximumCharacters = 100

    static func settle(_ paragraphs: inout [Paragraph], body: BodyStatistics) {
        if body.isBold { return }
        for index in paragraphs.indices.dropLast() where isTerm(paragraphs[index], body) {
            guard isDescription(paragraphs[index + 1], of: paragraphs[index]) else { continue }
            paragraphs[index].role = .term
            paragraphs[index + 1].role = .description
        }
    }

    private static func isTerm(_ paragraph: Paragraph, _ body: BodyStatistics) -> Bool {
        guard case .text = paragraph.role, !paragraph.isTagged, paragraph.marker == nil, paragraph.lines.count <= 2,
            paragraph.alignment != .center
        else {
            return false
        }
        return paragraph.firstFacts.isBold && paragraph.lastFacts.isBold && paragraph.characterCount <= maximumCharacters
            && paragraph.size < 1.07 * body.size && !paragraph.lines[0].isRightToLeft
    }

    private static func isDescription(_ paragraph: Paragraph, of term: Paragraph) -> Bool {
        guard case .text = paragraph.role, paragraph.page == term.page, let first = paragraph.lines.first, let last = term.lines.last,
            !paragraph.firstFacts.isBold, paragraph.alignment != .center, paragraph.alignment != .right
        else { return false }
        let distance = first.base - last.base
        guard distance > 0, distance < maximumGap * first.size else { return false }
        let needed = paragraph.lines.count > 1 ? minimumIndent : singleIndent
        return paragraph.lines.filter { $0.page == first.page && $0.left == first.left }
            .allSatisfy { $0.box.x0 - term.lines[0].box.x0 > needed * first.size }
    }
}
