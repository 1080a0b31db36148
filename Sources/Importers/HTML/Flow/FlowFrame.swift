// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import TextModel

/// An element that the walk is in, with all that its content needs to know. Plain bytes, since there is one for every element.
struct FlowFrame {
    /// The element's number in its document.
    let node: Int
    let element: ElementKind
    let style: StyleTable.StyleNumber
    /// What is known of the style without looking it up.
    let summary: StyleSummary
    /// The links, roles and languages around text in the element.
    var context: InlineContexts.ContextNumber
    /// The attributes of text in the element.
    var set: Number<CharacterAttributes>
    /// The place of the innermost frame that lines stand in: this one, if it generates a block.
    var line: Int
    /// The block of the model that the element's content stands in, once it is settled.
    var block: Number<Block>?
    /// The block that the element wants for its content, if any.
    var wanted = WantedBlock.none
    /// Whether the block was made.
    var hasBlock = false
    /// The level of the heading that text in the element belongs to; 0 for none.
    var heading: Int
    /// Indents of its content from the edges of the block that it stands in, in points.
    var leading: Double
    var trailing: Double
    /// Indents of the element itself from the edges of the block around, where it is a block of its own.
    var edgeLeading = 0.0
    var edgeTrailing = 0.0
    /// The space above, where the block keeps it for itself.
    var spaceAbove = 0.0
    /// The list whose items stand in the element; -1 for none.
    var list: Int32
    /// The table that the element belongs to, as table, row or cell; -1 for none.
    var table: Int32
    /// How many paragraphs the text had when the element was entered.
    let paragraphsBefore: Int
    /// How much text there was.
    let textBefore: Int
    /// Whether the element is inside of what is selected.
    var isSelected: Bool
    /// Whether lines of text are paragraphs of their own (`pre`).
    var isPreformatted: Bool
    /// The style of the row or group of rows whose colour is behind its cells; -1 for none.
    var rowStyle: Int32 = -1
    /// Whether the frame opened a table that its source does not have.
    var anonymousTable: Int32 = -1
    /// The place in `FlowReader.parts` of what is known of the item or cell that the element is; -1 for none.
    var part: Int32 = -1
    /// Whether it is one of Outlook's paragraphs that are items of lists.
    var isOutlookItem = false
    /// A list that holds items which stand in none.
    var anonymousList: Number<Block>?
    /// The number of its next item that stands in no list.
    var looseItems = 1
}

extension FlowFrame {
    /// Whether white space between the parts of it means nothing.
    var holdsNoText: Bool {
        switch summary.display {
        case .table, .inlineTable, .rowGroup, .headerGroup, .footerGroup, .row: true
        default: element == .list
        }
    }

    /// Whether the block has the space above and below it in a box of its own; else it is the space of paragraphs.
    var keepsSpace: Bool { wanted != .none && wanted != .cell && wanted != .caption && !isOutlookItem }
}

/// What is known of an element that is an item or a cell before its block is made.
enum FramePart {
    case item(PendingItem)
    case outlookItem(PendingItem, list: String, level: Int)
    case cell(CellProperties)
}

/// The block of the model that an element's content is to stand in.
enum WantedBlock: Equatable {
    case none
    case quote, preformatted, definitionList, term, description, caption, figure
    case list, item, cell
    case section(SectionRole)
    /// A box around several paragraphs, or around one, which then keeps it itself.
    case box
}

/// What the walk asks of a style for each element, small enough to be copied.
struct StyleSummary: BitwiseCopyable {
    var display = ElementStyle.Display.inline
    var modes = TextModes()
    var marginTop = 0.0
    var marginBottom = 0.0
    var marginLeft = 0.0
    var marginRight = 0.0
    var paddingLeft = 0.0
    var paddingRight = 0.0
    var isRightToLeft = false
    var hasBox = false
    /// Whether there is space at its left or right.
    var hasEdges = false
    var hasCounters = false
    var hasContent = false
    var startsPage = false
    var endsPage = false
    var floats = false
    /// The element of HTML that it is like.
    var role = HTMLName.none
    var leads = false

    init() {}

    init(_ style: ElementStyle, dropsOutOfSight: Bool) {
        display = dropsOutOfSight && style.isOutOfSight ? .none : style.display
        if !style.whiteSpace.collapsesSpaces { modes.insert(.keepsSpaces) }
        if style.whiteSpace.keepsLines { modes.insert(.keepsLines) }
        if style.transform != .none { modes.insert(.transforms) }
        if !style.isVisible { modes.insert(.isInvisible) }
        marginTop = Self.rounded(style.margin.top)
        marginBottom = Self.rounded(style.margin.bottom)
        marginLeft = Self.rounded(style.margin.left)
        marginRight = Self.rounded(style.margin.right)
        paddingLeft = Self.rounded(style.padding.left)
        paddingRight = Self.rounded(style.padding.right)
        isRightToLeft = style.paragraph.writingDirection == .rightToLeft
        hasBox = style.box != nil
        hasEdges = marginLeft != 0 || marginRight != 0 || paddingLeft != 0 || paddingRight != 0
        hasCounters = !style.counters.isEmpty
        hasContent = !style.content.isEmpty
        startsPage = style.pageBreakBefore
        endsPage = style.pageBreakAfter
        floats = style.float != nil
        role = style.role ?? .none
        leads = !style.link.isEmpty
    }
}

extension StyleSummary {
    /// A length to a hundredth of a point: sums of them are not to differ in what nobody can see.
    static func rounded(_ length: Double) -> Double { (length * 100).rounded() / 100 }

    /// The margin at the side where lines start.
    var marginStart: Double { isRightToLeft ? marginRight : marginLeft }
    /// The margin at the side where lines end.
    var marginEnd: Double { isRightToLeft ? marginLeft : marginRight }
    var paddingStart: Double { isRightToLeft ? paddingRight : paddingLeft }
    var paddingEnd: Double { isRightToLeft ? paddingLeft : paddingRight }
}

/// How text of an element is to be treated.
struct TextModes: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let keepsSpaces = TextModes(rawValue: 1 << 0)
    static let keepsLines = TextModes(rawValue: 1 << 1)
    static let transforms = TextModes(rawValue: 1 << 2)
    static let isInvisible = TextModes(rawValue: 1 << 3)
}

/// Margins that meet and become one (CSS 2.2, section 8.3.1): the largest of them and the most negative.
struct CollapsedMargin: BitwiseCopyable {
    private var positive = 0.0
    private var negative = 0.0

    mutating func add(_ margin: Double) {
        if margin > positive { positive = margin } else if margin < negative { negative = margin }
    }

    /// The space that is left, in points.
    var space: Double { max(positive + negative, 0) }
}
