// SPDX-License-Identifier: Apache-2.0

/// Text whose ranges carry attributes, in paragraphs that stand in blocks, with its attachments and notes.
///
/// The text is valid UTF-8. Positions and ranges are UTF-8 offsets; one that falls inside a scalar means the scalar's start, one
/// past the end means the end. A line feed ends a paragraph and nothing else does; U+2028 is a line break inside one. Each U+FFFC that
/// carries an attachment or a note attribute is one occurrence of it; other characters never carry these two.
///
/// Copies are cheap and independent.
public struct AttributedText: Sendable {
    /// The most bytes that one text holds: offsets are 32 bit.
    public static let maximumCount = Int(UInt32.max)

    package internal(set) var bytes: [UInt8] = []
    package internal(set) var characterRuns = RunTable()
    package internal(set) var paragraphRuns = RunTable()
    var characterSets = InternTable(nothing: CharacterAttributes())
    var paragraphStyles = PlacedStyles()

    /// The blocks, by number. Some may hold no paragraph (any more).
    public internal(set) var blocks: [Block] = []
    /// The attachments, by number.
    public internal(set) var attachments: [Attachment] = []
    /// The notes, by number.
    public internal(set) var notes: [Note] = []

    /// Whether something was not added because the text would have passed `maximumCount`.
    public internal(set) var isTruncated = false

    /// Sets of `characterSets` that carry an attachment or a note.
    var objectSets: Set<UInt32> = []
    /// The attachments that share bytes.
    var attachmentPlaces: [ObjectIdentifier: [UInt32]] = [:]
    /// Where the last, still open paragraph starts; equal to `count` when the text is empty or ends in a line feed.
    var openParagraphStart = 0
    /// Which blocks are open at the end of the text, while it has only been appended to.
    var openBlocks: BlockCursor? = BlockCursor()

    /// An empty text.
    public init() {}

    /// A text with one set of attributes.
    public init(_ string: String, _ attributes: CharacterAttributes = CharacterAttributes(), style: ParagraphStyle? = nil) {
        append(string, attributes, style: style)
    }

    /// The number of UTF-8 bytes.
    public var count: Int { bytes.count }

    /// Whether there is no text.
    public var isEmpty: Bool { bytes.isEmpty }

    /// Whether the text ends inside a paragraph, one without its line feed.
    public var hasOpenParagraph: Bool { openParagraphStart < count }

    /// The text without attributes.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// The text of a range without attributes.
    public func string(in range: Range<Int>) -> String { String(decoding: bytes[aligned(range)], as: UTF8.self) }

    /// The UTF-8 bytes of the text.
    public var utf8: [UInt8] { bytes }
}

/// UTF-8 of the characters that mean something in a text.
package enum TextScalar {
    /// U+FFFC OBJECT REPLACEMENT CHARACTER, which stands for an attachment or a note.
    package static let object: [UInt8] = [0xEF, 0xBF, 0xBC]
    /// U+2028 LINE SEPARATOR, a line break inside a paragraph.
    package static let lineSeparator: [UInt8] = [0xE2, 0x80, 0xA8]
    package static let lineFeed = UInt8(ascii: "\n")
}
