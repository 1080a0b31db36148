// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What is asked about a style at every paragraph, so that the style itself need not be looked at each time.
struct StyleFacts {
    let headingLevel: Int?
    let headIndent: Double?
    let direction: WritingDirection?
    /// The paragraph's box, if it is to be seen.
    @Boxed var visibleBox: BoxStyle?
    /// Whether a paragraph can stand on its block's element: nothing is said that needs an element of its own, the indent aside.
    let canBeBare: Bool

    init(_ style: ParagraphStyle) {
        headingLevel = style.headingLevel
        headIndent = style.headIndent
        direction = style.writingDirection
        visibleBox = style.box.flatMap { BoxRules.isVisible($0) ? $0 : nil }
        canBeBare =
            style.headingLevel == nil && style.box == nil && (style.spacingBefore ?? 0) == 0 && (style.spacingAfter ?? 0) == 0
            && (style.tailIndent ?? 0) == 0 && style.pageBreakBefore != true
    }

    /// The facts of a text's styles, by the numbers of their appearances.
    static func all(of text: AttributedText) -> [StyleFacts] {
        (0..<text.appearanceCount).map { StyleFacts(text.style(ofAppearance: $0)) }
    }
}
