// SPDX-License-Identifier: Apache-2.0

/// The style of a paragraph. Lengths are in points; a member that is absent was not said.
public struct ParagraphStyle: Hashable, Sendable {
    /// How lines are aligned; `natural` is the start side of the writing direction.
    public enum Alignment: String, Hashable, Sendable, CaseIterable { case natural, left, right, center, justified, end }

    /// Where a line that is too long is broken, or what is cut off it (Cocoa).
    public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
        case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle, noWrap
    }

    /// How lines are aligned.
    public var alignment: Alignment?
    /// The direction of the paragraph.
    public var writingDirection: WritingDirection?
    /// Where the first line starts, from the leading edge of the innermost block.
    @Finite public var firstLineHeadIndent: Double?
    /// Where the other lines start, from the leading edge of the innermost block.
    @Finite public var headIndent: Double?
    /// Where lines end: 0 and negative from the trailing edge, positive from the leading one (Cocoa).
    @Finite public var tailIndent: Double?
    /// Space above the paragraph.
    @Finite public var spacingBefore: Double?
    /// Space below the paragraph.
    @Finite public var spacingAfter: Double?
    /// Line height as a multiple of the font's own.
    @Finite public var lineHeightMultiple: Double?
    /// No line is lower than this.
    @Finite public var minimumLineHeight: Double?
    /// No line is higher than this.
    @Finite public var maximumLineHeight: Double?
    /// Every line has this height, whatever stands in it.
    @Finite public var exactLineHeight: Double?
    /// Space added between lines (Cocoa's `lineSpacing`).
    @Finite public var lineSpacing: Double?
    /// Tab stops, by location; an empty list says that there are none.
    public var tabStops: [TabStop]?
    /// Distance of the tab stops behind the last one that was set.
    @Finite public var defaultTabInterval: Double?
    /// Level of a heading, 1…6; set values are clamped, absent for text.
    public var headingLevel: Int? { didSet { headingLevel = headingLevel.map { min(max($0, 1), 6) } } }
    /// Whether a new page begins with this paragraph.
    public var pageBreakBefore: Bool?
    /// Whether all lines stay on one page.
    public var keepTogether: Bool?
    /// Whether the paragraph stays on the next one's page.
    public var keepWithNext: Bool?
    /// Whether single first and last lines at page ends are avoided.
    public var widowControl: Bool?
    /// 0 (never hyphenate) … 1 (Cocoa's hyphenation factor).
    @Finite public var hyphenation: Double?
    /// What happens to long lines.
    public var lineBreakMode: LineBreakMode?
    /// The box that this paragraph alone stands in.
    @Boxed public var box: BoxStyle?
    /// The innermost block the paragraph stands in; `nil` at the top level. A list, table or definition list holds no paragraph
    /// directly: given one, the paragraph stands beside it, in the block around.
    public var block: Number<Block>?

    /// A style in which nothing is said.
    public init() {}

    /// A style set in a closure: `ParagraphStyle { $0.alignment = .center }`.
    public init(_ set: (inout ParagraphStyle) -> Void) { set(&self) }
}

/// A place in the line that TAB leads to.
public struct TabStop: Hashable, Sendable {
    /// What is aligned at the place.
    public enum Alignment: String, Hashable, Sendable, CaseIterable { case left, right, center, decimal, bar }
    /// What fills the space before the place.
    public enum Leader: String, Hashable, Sendable, CaseIterable { case none, dots, middleDots, hyphens, underline, thickLine, equals }

    /// Distance from the leading edge in points.
    @Finite public var location: Double
    /// What is aligned at the place.
    public var alignment: Alignment
    /// What fills the space before it.
    public var leader: Leader

    /// A tab stop at a distance from the leading edge in points.
    public init(_ location: Double, alignment: Alignment = .left, leader: Leader = .none) {
        self.location = location
        self.alignment = alignment
        self.leader = leader
    }
}
