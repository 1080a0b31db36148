// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What is asked about a style at every paragraph, so that the style itself need not be looked at each time.
struct StyleFacts {
    /// The same number for styles that differ only in their blocks, as those of cells and items do.
    let appearance: UInt32
    let headingLevel: Int?
    let headIndent: Double?
    let direction: WritingDirection?
    let block: Number<Block>?
    /// The paragraph's box, if it is to be seen.
    let visibleBox: BoxStyle?
    /// Whether a paragraph can stand on its block's element: nothing is said that needs an element of its own, the indent aside.
    let canBeBare: Bool

    init(_ style: ParagraphStyle, appearance: UInt32) {
        self.appearance = appearance
        headingLevel = style.headingLevel
        headIndent = style.headIndent
        direction = style.writingDirection
        block = style.block
        visibleBox = style.box.flatMap { BoxRules.isVisible($0) ? $0 : nil }
        canBeBare =
            style.headingLevel == nil && style.box == nil && (style.spacingBefore ?? 0) == 0 && (style.spacingAfter ?? 0) == 0
            && (style.tailIndent ?? 0) == 0 && style.pageBreakBefore != true
    }

    static func all(of text: AttributedText) -> [StyleFacts] {
        var appearances = InternTable(nothing: ParagraphStyle())
        return (0..<text.paragraphStyleCount).map { number in
            let style = text[Number<ParagraphStyle>(number)]
            var appearance = style
            appearance.block = nil
            return StyleFacts(style, appearance: appearances.number(for: appearance))
        }
    }
}
