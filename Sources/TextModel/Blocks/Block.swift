// SPDX-License-Identifier: Apache-2.0

/// A node of the tree in which paragraphs stand: a quote, a list, a table cell, ….
///
/// Blocks lie flat in their text's table and name their parent, so that no depth of nesting can exhaust a stack. Two equal
/// neighbours stay two, because each has its own number.
public struct Block: Hashable, Sendable {
    /// What a block is, with the properties that stand once for all of it.
    public enum Kind: Hashable, Sendable {
        /// A quotation.
        case quote
        /// Text whose white space counts, one paragraph a line; with the language of a program where that is known.
        case preformatted(PreformattedProperties)
        /// A list; it holds items.
        case list(ListProperties)
        /// An item of a list.
        case item(ItemProperties)
        /// A table; it holds cells and captions.
        case table(TableProperties)
        /// A cell of a table.
        case cell(CellProperties)
        /// The caption of the table or figure around it.
        case caption
        /// A figure: a picture or the like with its caption.
        case figure
        /// A list of terms with their descriptions.
        case definitionList
        /// What is described in a definition list.
        case term
        /// The description of the terms before it.
        case description
        /// A part of the document with a role of its own.
        case section(SectionRole)
    }

    /// What the block is.
    public var kind: Kind
    /// What its box looks like, if anything is said about it.
    @Boxed public var box: BoxStyle?
    /// The block it stands in; `nil` at the top level.
    public internal(set) var parent: Number<Block>?

    /// `box` as it is kept: blocks whose boxes are equal can share one.
    package var boxed: Boxed<BoxStyle> {
        get { _box }
        set { _box = newValue }
    }

    /// Whether paragraphs may stand in the block directly; lists, tables and definition lists hold only their parts.
    public var holdsParagraphs: Bool {
        switch kind {
        case .list, .table, .definitionList: false
        default: true
        }
    }

    /// Whether a block of kind `child` may stand directly in one of kind `parent` (`nil`: the top level).
    public static func allows(_ child: Kind, in parent: Kind?) -> Bool {
        switch (child, parent) {
        case (.item, .list), (.cell, .table), (.caption, .table), (.caption, .figure), (.term, .definitionList),
            (.description, .definitionList):
            true
        case (.item, _), (.cell, _), (.caption, _), (.term, _), (.description, _), (_, .list), (_, .table), (_, .definitionList): false
        default: true
        }
    }
}

/// A block was to be put where its kind cannot stand (`Block.allows(_:in:)`), or into a block that does not exist.
public struct BlockNestingError: Error, Hashable, Sendable {
    /// The kind that was to be added.
    public let child: Block.Kind
    /// The kind it was to be put into; `nil` at the top level or where there is no such block.
    public let parent: Block.Kind?
}

/// The part that a section plays in its document (HTML's sectioning elements).
public enum SectionRole: String, Hashable, Sendable, CaseIterable { case plain, article, aside, header, footer, navigation, main }

/// What a preformatted block says once.
public struct PreformattedProperties: Hashable, Sendable {
    /// The language of the code, as it is named in its document (`swift`, `c++`).
    @Bytewise public var language: String?

    /// Properties of a preformatted block.
    public init(language: String? = nil) { self.language = language }
}

/// What a list says once for all its items.
public struct ListProperties: Hashable, Sendable {
    /// The kind of marker of a level: bullets, then ways of counting in Latin and Greek letters, digits and words, then those of other
    /// scripts (CSS Counter Styles 3). `custom` shows the list's `prefix` as its bullet; `cardinalText` counts One, Two, `ordinalText`
    /// First, Second, `ordinal` 1st, 2nd; `arabicAbjad` by the letters' order as numbers, `cjkDecimal` in 〇一二.
    public enum Marker: String, Hashable, Sendable, CaseIterable {
        case none, disc, circle, square, hyphen, check, custom
        case decimal, decimalLeadingZero, lowerAlpha, upperAlpha, lowerRoman, upperRoman, lowerGreek, ordinal, cardinalText, ordinalText
        case hebrew, arabicAbjad, thai, cjkDecimal, hiragana, katakana, hangul

        /// Whether the marker counts.
        public var isOrdered: Bool {
            switch self {
            case .none, .disc, .circle, .square, .hyphen, .check, .custom: false
            default: true
            }
        }
    }

    /// The kind of marker.
    public var marker: Marker
    /// The first item's number.
    public var start: Int
    /// What stands before the number; the bullet itself where the marker is `custom`.
    @Bytewise public var prefix: String
    /// What stands behind the number.
    @Bytewise public var suffix: String
    /// Whether numbers count downwards.
    public var isReversed: Bool

    /// Properties of a list; numbers are followed by a full stop unless said otherwise.
    public init(_ marker: Marker, start: Int = 1, prefix: String = "", suffix: String? = nil, isReversed: Bool = false) {
        self.marker = marker
        self.start = start
        self.prefix = prefix
        self.suffix = suffix ?? (marker.isOrdered ? "." : "")
        self.isReversed = isReversed
    }
}

/// What one item of a list has for itself.
public struct ItemProperties: Hashable, Sendable {
    /// The item's number as shown; for bullets its place.
    public var ordinal: Int
    /// The marker as shown, where it is not what ordinal and list say.
    @Bytewise public var marker: String?

    /// Properties of an item.
    public init(ordinal: Int, marker: String? = nil) {
        self.ordinal = ordinal
        self.marker = marker
    }
}

/// What a table says once for all its cells.
public struct TableProperties: Hashable, Sendable {
    /// Widths of the columns from the left, where they are known.
    public var columns: [Finite<Length?>]
    /// How many rows at the top head the table.
    public var headerRows: Int
    /// Whether neighbouring borders are one line.
    public var collapsesBorders: Bool?
    /// Space between the cells in points.
    @Finite public var cellSpacing: Double?
    /// Where the table stands between the margins.
    public var alignment: ParagraphStyle.Alignment?

    /// Properties of a table.
    public init(columns: [Length?] = [], headerRows: Int = 0) {
        self.columns = columns.map { Finite(wrappedValue: $0) }
        self.headerRows = headerRows
    }
}

/// What one cell has for itself.
public struct CellProperties: Hashable, Sendable {
    /// Where text stands in a cell that is higher than it.
    public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable { case top, middle, bottom, baseline }

    /// The cell's row, from 0. Rows that hold no cell do not count.
    public var row: Int
    /// The cell's first column, from 0.
    public var column: Int
    /// How many rows it covers.
    public var rowSpan: Int
    /// How many columns it covers.
    public var columnSpan: Int
    /// Whether it heads a row or column.
    public var isHeader: Bool
    /// Where its text stands.
    public var verticalAlignment: VerticalAlignment?

    /// Properties of a cell; `TableLayout` settles what cannot be.
    public init(row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1, isHeader: Bool = false) {
        self.row = row
        self.column = column
        self.rowSpan = rowSpan
        self.columnSpan = columnSpan
        self.isHeader = isHeader
    }
}
