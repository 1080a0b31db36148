// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What plain text takes from a paragraph's style.
package struct LineStyle {
    /// Where lines stand in the width that they have.
    package enum Alignment { case start, center, end }

    /// Width of a column in points: that of a 12 point typewriter font.
    private static let pointsPerColumn = 7.2
    /// Points between paragraphs from which on an empty line is put there.
    package static let smallestGap = 4.0

    package var alignment = Alignment.start
    package private(set) var firstIndent = 0
    package private(set) var headIndent = 0
    package private(set) var spaceBefore = 0.0
    package private(set) var spaceAfter = 0.0
    package private(set) var isHeading = false
    package private(set) var startsPage = false
    package var isPreformatted = false
    /// Whether lines are made as long as their width where the text goes on in the next one.
    package var isJustified = false

    package init() {}

    /// - Parameter justifies: Whether paragraphs are justified that are neither headings nor centred, nor stand at the far edge.
    package init(_ style: ParagraphStyle, columns: Int, justifies: Bool = false) {
        startsPage = style.pageBreakBefore == true
        guard columns > 0 else { return }
        isHeading = style.headingLevel != nil
        switch style.alignment {
        case .center: alignment = .center
        case .right: alignment = .end
        case .end: alignment = style.writingDirection == .rightToLeft ? .start : .end
        default: alignment = .start
        }
        isJustified = justifies && alignment == .start && !isHeading
        let head = style.headIndent ?? 0
        headIndent = Self.columns(head, columns)
        firstIndent = Self.columns(style.firstLineHeadIndent ?? head, columns)
        spaceBefore = style.spacingBefore ?? 0
        spaceAfter = style.spacingAfter ?? 0
    }

    /// An indent in columns, at most a quarter of the line.
    private static func columns(_ points: Double, _ columns: Int) -> Int {
        Int(min(max(points / pointsPerColumn + 0.5, 0), Double(columns / 4)))
    }

    /// How many of `free` columns stand before the text.
    package func padding(_ free: Int) -> Int {
        switch alignment {
        case .start: 0
        case .center: max(0, free) / 2
        case .end: max(0, free)
        }
    }
}
