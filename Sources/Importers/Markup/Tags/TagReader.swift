// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import StyleSheets
import TextModel
import XMLReading

/// Turns the elements of any XML into text whose attributes are those of the tags around it.
///
/// White space is one space wherever it stands, and none at the edges of paragraphs, as in HTML.
final class TagReader {
    private let tags: TagTable
    private let context: ImportContext
    private var text = AttributedText()
    private var open: [OpenTag] = []
    /// Whether a space stands before the next character that is shown.
    private var waitsForSpace = false
    /// The attributes of that space, which are those where it stands.
    private var spaceAttributes = Number<CharacterAttributes>(0)
    private var isAtStart = true
    private var plain = Number<CharacterAttributes>(0)
    private var events = 0

    /// How many elements pass between two looks at the clock.
    private static let eventsPerCheckpoint = 1024

    private struct OpenTag {
        let attributes: CharacterAttributes
        let number: Number<CharacterAttributes>
        let isParagraph: Bool
        let headingLevel: Int?
    }

    init(_ tags: TagTable, _ context: ImportContext) {
        self.tags = tags
        self.context = context
        plain = text.number(for: CharacterAttributes())
    }

    func start(_ tag: XMLName, _ attributes: XMLAttributes) throws(ConversionError) {
        events &+= 1
        if events % Self.eventsPerCheckpoint == 0 { try context.checkpoint() }
        try context.limits.check(\.nesting, open.count + 1)
        let outer = open.last
        let name = Array(tag.local.utf8)
        if TagTable.breaks.contains(name) { appendBreak() }
        let level = TagTable.headingLevels[name]
        let isParagraph = level != nil || name == TagTable.paragraph
        if isParagraph { endParagraph() }
        var set = outer?.attributes ?? CharacterAttributes()
        var number = outer?.number ?? plain
        if let own = tags[name] {
            let before = set
            set.merge(own)
            try read(attributes, of: name, to: &set)
            if set != before { number = text.number(for: set) }
        }
        open.append(OpenTag(attributes: set, number: number, isParagraph: isParagraph, headingLevel: level ?? outer?.headingLevel))
    }

    func end() {
        // The paragraph has the style of the tag that it ends with.
        if open.last?.isParagraph == true { endParagraph() }
        open.removeLast()
    }

    /// Appends text, in which white space collapses.
    func characters(_ bytes: Span<UInt8>) {
        let number = open.last?.number ?? plain
        var place = 0
        while place < bytes.count {
            if Self.isSpace(bytes[place]) {
                if !isAtStart, !waitsForSpace { (waitsForSpace, spaceAttributes) = (true, number) }
                place += 1
                continue
            }
            var end = place + 1
            while end < bytes.count, !Self.isSpace(bytes[end]) { end += 1 }
            if waitsForSpace { text.append(utf8: [0x20], spaceAttributes) }
            text.append(validUTF8: bytes.extracting(place..<end), number)
            (waitsForSpace, isAtStart) = (false, false)
            place = end
        }
    }

    /// The document, once all tags have ended.
    func document() -> Document {
        endParagraph()
        return Document(text: text)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

    private func appendBreak() {
        text.append(utf8: TextScalar.lineSeparator, open.last?.number ?? plain)
        (waitsForSpace, isAtStart) = (false, true)
    }

    private func endParagraph() {
        (waitsForSpace, isAtStart) = (false, true)
        guard text.hasOpenParagraph else { return }
        let level = open.last?.headingLevel
        text.endParagraph(plain, style: text.number(for: ParagraphStyle { $0.headingLevel = level }))
    }

    // MARK: Attributes

    private func read(_ attributes: XMLAttributes, of name: [UInt8], to set: inout CharacterAttributes) throws(ConversionError) {
        for number in 0..<attributes.count where !attributes.hasPrefix(number) {
            let value = attributes.value(number)
            switch Array(attributes.name(number).utf8) {
            case TagTable.color: if let color = color(value) { set.foregroundColor = color }
            case TagTable.backgroundColor: if let color = color(value) { set.backgroundColor = color }
            case TagTable.reference where name == TagTable.anchor: set.link = Link(value)
            default: break
            }
        }
    }

    /// A colour by its name in CSS, or by `#` and six digits.
    private func color(_ value: String) -> Color? {
        let isName = value.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
        let isNumber = value.utf8.count == 7 && value.utf8.first == UInt8(ascii: "#")
        if isName || isNumber, let color = CSSColor.parse(value) { return color }
        context.warn("unknown-color", "'\(MarkupReader.shown(value))' is no colour: it must be a name that CSS has, or # and six digits")
        return nil
    }
}
