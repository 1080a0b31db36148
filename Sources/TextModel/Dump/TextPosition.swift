// SPDX-License-Identifier: Apache-2.0

/// What a text says at one place: see ``TextInspector``. Offsets and ranges are in UTF-8 bytes.
public struct TextPosition: Sendable {
    /// An attribute at the place.
    public struct Attribute: Sendable {
        /// Its name, as in ``CharacterAttributes/Members/names``; of one without a member of its own, `custom.` and its name.
        public let name: String
        /// Its value as text.
        public let value: String
        /// The longest range around the place in which this attribute stays the same, whatever the others do.
        public let range: Range<Int>
    }

    /// How many blocks are described; of more, the innermost.
    public static let maximumBlocks = 64

    /// Where the character starts.
    public let offset: Int
    /// The character.
    public let scalar: Unicode.Scalar
    /// The longest range around the place in which all attributes stay the same.
    public let run: Range<Int>
    /// The attributes, in the order of ``CharacterAttributes/Members/names``.
    public let attributes: [Attribute]
    /// The paragraph, with the line feed at its end.
    public let paragraph: Range<Int>
    /// What is said about the paragraph, as names and values.
    public let paragraphStyle: [(name: String, value: String)]
    /// The longest range of paragraphs around the place that have the same style and stand in the same block.
    public let paragraphStyleRange: Range<Int>
    /// The blocks around the paragraph, outermost first.
    public let blocks: [String]
    /// How many blocks stand around those of ``blocks``.
    public let outerBlockCount: Int

    /// The character in quotation marks, its number and, where it has one, its name in Unicode: `"é" U+00E9 LATIN SMALL LETTER E WITH ACUTE`.
    public var characterDescription: String {
        // An alias corrects a name that was published with a mistake.
        let name = scalar.properties.nameAlias ?? scalar.properties.name
        return ValueDump.quoted(String(scalar)) + " " + codePoint + (name.map { " " + $0 } ?? "")
    }

    /// The character's number: `U+00E9`.
    public var codePoint: String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
