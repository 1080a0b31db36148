// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The numbers of the paragraph styles that plain texts need.
struct ParagraphStyles {
    /// Points that a column is taken to be wide: those of a typewriter's 12 point type.
    static let pointsPerColumn = 7.2
    /// Points between the paragraphs of an item: an empty line.
    static let gap = 12.0

    let plain: Number<ParagraphStyle>
    let page: Number<ParagraphStyle>
    private var known: [Key: Number<ParagraphStyle>] = [:]

    /// What can be said of a paragraph.
    struct Key: Hashable {
        var block: Number<Block>?
        var headingLevel = 0
        var firstIndent = 0
        var indent = 0
        var hasGap = false
        var startsPage = false
    }

    init(_ text: inout AttributedText) {
        plain = text.number(for: ParagraphStyle())
        page = text.number(for: ParagraphStyle { $0.pageBreakBefore = true })
    }

    mutating func number(_ key: Key, in text: inout AttributedText) -> Number<ParagraphStyle> {
        if key == Key() { return plain }
        if let number = known[key] { return number }
        let number = text.number(
            for: ParagraphStyle { style in
                style.block = key.block
                if key.headingLevel > 0 { style.headingLevel = key.headingLevel }
                if key.firstIndent > 0 || key.indent > 0 {
                    style.firstLineHeadIndent = Double(key.firstIndent) * Self.pointsPerColumn
                    style.headIndent = Double(key.indent) * Self.pointsPerColumn
                }
                if key.hasGap { style.spacingAfter = Self.gap }
                if key.startsPage { style.pageBreakBefore = true }
            })
        // Styles in blocks are used for a while and never again.
        if known.count > 1000 { known.removeAll() }
        known[key] = number
        return number
    }
}
