// SPDX-License-Identifier: Apache-2.0

import LineLayout
import TextModel

/// What a terminal shows of a paragraph's style.
struct ParagraphLook {
    /// Sides of a box that have a line. Right sides are not drawn: text would have to end before them.
    struct Lines: OptionSet {
        let rawValue: UInt8
        static let top = Lines(rawValue: 1)
        static let bottom = Lines(rawValue: 2)
        static let left = Lines(rawValue: 4)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(_ box: BoxStyle?) {
            self = []
            guard let box else { return }
            func isVisible(_ border: Border?) -> Bool { border.map { $0.style != .none && $0.width > 0 } ?? false }
            if isVisible(box.border.top) { insert(.top) }
            if isVisible(box.border.bottom) { insert(.bottom) }
            if isVisible(box.border.left) { insert(.left) }
        }
    }

    var line = LineStyle()
    /// 1…6 for headings, else 0.
    var headingLevel = 0
    var box: BoxStyle?
    var lines: Lines = []
    /// Whether the paragraph begins at the right, and so do its indents and markers.
    private(set) var isMirrored = false

    init() {}

    init(_ style: ParagraphStyle, _ settings: Settings) {
        line = LineStyle(style, columns: settings.boxColumns, justifies: settings.justifies)
        headingLevel = style.headingLevel ?? 0
        box = style.box
        lines = Lines(box)
        let startsAtRight = ![.left, .center, .end].contains(style.alignment)
        isMirrored = style.writingDirection == .rightToLeft && startsAtRight && settings.isWrapping
        if isMirrored { line.alignment = .end }
        if !settings.isWrapping { line.alignment = .start }
    }

    /// What the paragraph adds to the style of its text.
    func context(in outer: StyleContext) -> StyleContext {
        if headingLevel == 0, box == nil { return outer }
        var context = outer
        context.cover(with: box)
        guard headingLevel > 0 else { return context }
        context.isBold = context.isBold || headingLevel <= 5
        context.isUnderlined = headingLevel == 3
        context.isItalic = headingLevel >= 5
        return context
    }
}
