// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import TextModel

/// What CSS computes for an element or pseudo-element, as far as it means something for text. Lengths are in points.
///
/// Values are absolute: relative ones were resolved against the parent's when this was made. A member of `characters` or `paragraph` is
/// absent where it has CSS's initial value.
struct ElementStyle: Sendable {
    // MARK: What is generated

    /// The kind of box. Floated and absolutely positioned elements, children of flex and grid containers and the root are blockified.
    var display = Display.inline
    /// Where it floats; nil for `none`.
    var float: BoxStyle.Float?
    /// Which floats it stands clear of; nil for `none`.
    var clear: BoxStyle.Clear?
    /// `visibility: visible`.
    var isVisible = true
    /// Hidden from sight by a trick: clipped to nothing, far outside the page, transparent, of no height and cut off, indented away.
    var isOutOfSight = false
    /// What a pseudo-element shows, or a content list that replaces an element's own.
    var content: [ContentPart] = []
    /// Counters that the element resets, sets and increments, in this order.
    var counters: [CounterChange] = []
    /// The quotation marks of each level, opening and closing; nil for `auto`.
    var quotes: [(open: String, close: String)]?

    /// The element of HTML that it is like; nil where it is only itself.
    var role: HTMLName?
    /// Where it leads; empty for nowhere.
    var link: [ContentPart] = []

    /// Word's `mso-list`, as written: `l0 level1 lfo1`; nil where it is not said.
    var msoList: String?

    // MARK: Text directly in it

    /// How white space and lines are treated.
    var whiteSpace = WhiteSpace.normal
    /// `text-transform`.
    var transform = TextTransform.none
    /// What its text looks like: font, colours, decoration (propagated from around), letter spacing, stroke, shadow, small capitals,
    /// superscript and baseline offset (summed over inline ancestors), direction steps (`unicode-bidi` of inline boxes). The background is
    /// that of the innermost inline box that has one. Neither language nor links nor roles.
    var characters = CharacterAttributes()
    /// The size of its font, which is absent in `characters` where it is the initial one.
    var fontSize = 12.0
    /// Alignment, direction, first line (`text-indent`), line height, hyphenation, widow control of paragraphs directly in it.
    /// Neither indents nor spacing nor box.
    var paragraph = ParagraphStyle()
    /// Width of a preserved tab in columns.
    var tabSize = 8

    // MARK: Its box

    /// The margins; `auto` and per cent count as nothing here.
    var margin = Edges<Double>(all: 0)
    /// Whether the margins at left and right are both `auto` (`centered`), or one of them.
    var autoMargins = AutoMargins.none
    /// The padding.
    var padding = Edges<Double>(all: 0)
    /// Background, border, corner radius, widths and heights, float, clear, and the padding where background or border show it; nil where
    /// nothing of these is said. Not for inline boxes, whose background is in `characters`.
    var box: BoxStyle?
    /// `break-before` and `break-after` that force a page, `break-inside: avoid`, `break-after: avoid`.
    var pageBreakBefore = false
    var pageBreakAfter = false
    var keepTogether = false
    var keepWithNext = false

    // MARK: What certain boxes need

    /// The marker of list items in it (`list-style-type`).
    var listMarker = ListMarker.style(.disc)
    /// `list-style-position: inside`.
    var hasMarkerInside = false
    /// Of tables: `border-collapse`, `border-spacing`, `caption-side`.
    var collapsesBorders = false
    var borderSpacing = 1.5
    var hasCaptionBelow = false
    /// `vertical-align`, of cells and pictures.
    var verticalAlignment = VerticalAlignment.baseline
    /// `width` and `height`, also of pictures and cells; nil for `auto`.
    var width: Length?
    var height: Length?

    /// `display`, outer and inner kind in one.
    enum Display: UInt8, Sendable {
        case none, contents
        case inline, inlineBlock, inlineTable
        case block, listItem
        case table, rowGroup, headerGroup, footerGroup, row, cell, columnGroup, column, caption
        case ruby, rubyBase, rubyText, rubyTextContainer, rubyBaseContainer
        /// A block whose children were blockified (`flex`, `grid`), and the same in a line.
        case flex, inlineFlex

        /// Whether it begins on a new line.
        var isBlockLevel: Bool {
            switch self {
            case .block, .listItem, .table, .flex, .caption: true
            default: false
            }
        }
    }

    /// `white-space`: whether white space collapses, what becomes of line feeds, whether lines wrap.
    struct WhiteSpace: Hashable, Sendable {
        /// Spaces and tabs collapse.
        var collapsesSpaces: Bool
        /// Line feeds break lines.
        var keepsLines: Bool
        /// Lines are wrapped.
        var wraps: Bool

        static let normal = WhiteSpace(collapsesSpaces: true, keepsLines: false, wraps: true)
        static let nowrap = WhiteSpace(collapsesSpaces: true, keepsLines: false, wraps: false)
        static let pre = WhiteSpace(collapsesSpaces: false, keepsLines: true, wraps: false)
        static let preWrap = WhiteSpace(collapsesSpaces: false, keepsLines: true, wraps: true)
        static let preLine = WhiteSpace(collapsesSpaces: true, keepsLines: true, wraps: true)
    }

    enum TextTransform: UInt8, Sendable { case none, uppercase, lowercase, capitalize, fullWidth }

    enum AutoMargins: UInt8, Sendable { case none, centered, left, right }

    enum VerticalAlignment: Hashable, Sendable {
        case baseline, top, middle, bottom, textTop, textBottom, sub, `super`
        case offset(Double)
    }

    /// `list-style-type`.
    enum ListMarker: Hashable, Sendable {
        case style(ListProperties.Marker)
        /// A string of its own for a bullet.
        case text(String)
    }

    /// A piece of `content`.
    enum ContentPart: Hashable, Sendable {
        case text(String)
        case attribute(String)
        case counter(String, ListProperties.Marker)
        case counters(String, separator: String, ListProperties.Marker)
        case openQuote, closeQuote, noOpenQuote, noCloseQuote
        case image(url: String)
    }

    struct CounterChange: Hashable, Sendable {
        enum Kind: UInt8, Sendable { case reset, set, increment }
        var kind: Kind
        var name: String
        var value: Int
    }
}
