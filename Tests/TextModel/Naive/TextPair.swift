// SPDX-License-Identifier: Apache-2.0

import TextModel

/// A text and its naive model, to which the same random operations are done.
struct TextPair {
    private(set) var text = AttributedText()
    private(set) var naive = NaiveText()
    private var generator: SeededGenerator
    private var made = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private static let pieces = [
        "a", "b c", "word ", "\n", "\n", "\r", "\r\n", "\u{85}", "\u{2029}", "\u{2028}", "\u{0B}", "\u{0C}", "\t", "\u{FFFC}", "\u{FFFC}",
        "e\u{301}", "\u{E9}", "👩‍👩‍👧", "日本", "\u{301}\u{302}", "\u{FEFF}", "\u{10FFFF}", "\0", "ﬁ", "\u{A9}", "\u{2027}", "\u{FFFD}",
    ]

    private static let sets: [CharacterAttributes] = [
        CharacterAttributes(), CharacterAttributes { $0.font.italic = true }, CharacterAttributes { $0.font.size = 12 },
        CharacterAttributes { $0.underline = LineDecoration(.double) }, CharacterAttributes { $0.link = Link("e\u{301}") },
        CharacterAttributes { $0.link = Link("\u{E9}") },
        CharacterAttributes {
            $0.custom["a"] = .number(1)
            $0.font.weight = 700
        },
        CharacterAttributes { $0.custom["b"] = .list([.boolean(true)]) },
        CharacterAttributes { $0.kerning = -0.0 },
    ]

    private static let kinds: [Block.Kind] = [
        .quote, .preformatted(PreformattedProperties(language: "c")), .list(ListProperties(.decimal)), .list(ListProperties(.disc)),
        .item(ItemProperties(ordinal: 1)), .item(ItemProperties(ordinal: 4)), .table(TableProperties()),
        .cell(CellProperties(row: 0, column: 0)), .cell(CellProperties(row: 1, column: 2)), .caption, .figure, .definitionList, .term,
        .description, .section(.aside),
    ]

    // MARK: Random parts

    private mutating func string() -> String {
        (0..<generator.below(7)).map { _ in Self.pieces[generator.below(Self.pieces.count)] }.joined()
    }

    private mutating func range() -> Range<Int> {
        let first = generator.below(text.count + 3) - 1
        let length = generator.chance(25) ? 0 : generator.chance(80) ? generator.below(12) : generator.below(text.count + 1)
        return first..<first + length
    }

    private mutating func attributes() -> (CharacterAttributes, NaiveText.Attributes) {
        var real = Self.sets[generator.below(Self.sets.count)]
        var naive = NaiveText.Attributes(plain: real)
        if generator.chance(15), !text.attachments.isEmpty {
            let number = generator.below(text.attachments.count)
            real.attachment = AttachmentOccurrence(Number(number))
            naive.attachment = text.attachments[number].name
        }
        if generator.chance(10), !text.notes.isEmpty {
            let number = generator.below(text.notes.count)
            real.note = Number(number)
            naive.note = text.notes[number].label
        }
        return (real, naive)
    }

    /// A block that stands in the text already, with its number in the model; `nil` for the top level.
    private mutating func standingBlock() -> (Number<Block>, Int)? {
        guard !naive.units.isEmpty, generator.chance(75) else { return nil }
        let place = generator.below(naive.units.count)
        var real = text.paragraphStyle(at: naive.offsets[place]).style.block
        var model = naive.units[place].style.block
        while generator.chance(30), let number = real, let block = model {
            real = text.blocks[number.index].parent
            model = naive.blocks[block].parent
        }
        guard let real, let model else { return nil }
        return (real, model)
    }

    /// A new block that holds paragraphs, at the top level or in a block that stands in the text already.
    private mutating func freshBlock() -> (Number<Block>, Int)? {
        var around = standingBlock()
        for _ in 0..<20 {
            let kind = Self.kinds[generator.below(Self.kinds.count)]
            guard let real = try? text.addBlock(kind, in: around?.0) else { continue }
            around = (real, naive.addBlock(kind, in: around?.1))
            if holdsParagraphs(kind) { return around }
        }
        return nil
    }

    /// A style in a new block, in the last paragraph's or in one whose continuation is not open at the end, which would be ambiguous.
    private mutating func style() -> (ParagraphStyle, NaiveText.Style) {
        var plain = ParagraphStyle()
        if generator.chance(30) { plain.alignment = .center }
        if generator.chance(20) { plain.headingLevel = generator.below(9) }
        guard let chosen = generator.chance(60) ? freshBlock() : standingBlock() else { return (plain, NaiveText.Style(style: plain)) }
        let last = naive.path(of: naive.units.last?.style.block)
        let roots = last.map { naive.blocks[$0].root }
        for block in naive.path(of: chosen.1) where !last.contains(block) && roots.contains(naive.blocks[block].root) {
            return (plain, NaiveText.Style(style: plain))
        }
        var real = plain
        real.block = chosen.0
        // A list holds no paragraph directly; the style is settled in the block around.
        var model: Int? = chosen.1
        while let block = model, !holdsParagraphs(naive.blocks[block].kind) { model = naive.blocks[block].parent }
        return (real, NaiveText.Style(style: plain, block: model))
    }

    private func holdsParagraphs(_ kind: Block.Kind) -> Bool {
        switch kind {
        case .list, .table, .definitionList: false
        default: true
        }
    }

    /// Another text: a slice of this one or one made of its own.
    private mutating func fragment() -> TextPair {
        if generator.chance(50) {
            let range = range()
            var result = self
            result.text = text.slice(range)
            result.naive = naive.slice(range)
            return result
        }
        var result = TextPair(seed: generator.next())
        result.made = made + 1000
        for _ in 0..<generator.below(4) { result.appendSomething() }
        return result
    }

    // MARK: Operations

    private mutating func appendSomething() {
        let (set, naiveSet) = attributes()
        switch generator.below(6) {
        case 0, 1:
            let string = string()
            text.append(string, set)
            naive.append(string, naiveSet, style: nil)
        case 2:
            let (style, naiveStyle) = style()
            let string = string()
            text.append(string, set, style: style)
            naive.append(string, naiveSet, style: naiveStyle)
        case 3:
            let (style, naiveStyle) = style()
            text.endParagraph(text.number(for: set), style: text.number(for: style))
            naive.endParagraph(naiveSet, style: naiveStyle)
        case 4: appendObject(set, naiveSet)
        default:
            let string = string()
            let number = text.number(for: set)
            text.append(utf8: Array(string.utf8), number)
            naive.append(string, naiveSet, style: nil)
        }
    }

    private mutating func appendObject(_ set: CharacterAttributes, _ naiveSet: NaiveText.Attributes) {
        made += 1
        var naiveSet = naiveSet
        if generator.chance(50) {
            let number = text.addAttachment(Attachment(.bytes([1]), name: "file \(made)"))
            text.append(AttachmentOccurrence(number), set)
            naiveSet.attachment = "file \(made)"
        } else {
            var content = AttributedText("note\n")
            if generator.chance(50) { content.append(content.addNote(Note(.comment, label: "inner \(made)"))) }
            let number = text.addNote(Note(.footnote, content: content, label: "note \(made)"))
            text.append(number, set)
            naiveSet.note = "note \(made)"
        }
        naive.append("\u{FFFC}", naiveSet, style: nil)
    }

    /// Does one random operation to both; returns what it was.
    mutating func step() -> String {
        if text.count > 160 {
            let range = range().lowerBound..<text.count
            text = text.slice(range)
            naive = naive.slice(range)
            text = text.canonical()
            return "slice \(range), canonical"
        }
        let range = range()
        switch generator.below(12) {
        case 0, 1, 2:
            appendSomething()
            return "append"
        case 3:
            let string = string()
            let (set, naiveSet) = attributes()
            text.replace(range, with: string, set)
            naive.replace(range, with: string, naiveSet)
            return "replace \(range) with \(string.debugDescription)"
        case 4, 5:
            let other = fragment()
            text.replace(range, with: other.text)
            naive.replace(range, with: other.naive)
            return "replace \(range) with text \(other.text.string.debugDescription)"
        case 6:
            text.delete(range)
            naive.replace(range, with: "", NaiveText.Attributes())
            return "delete \(range)"
        case 7: return changeAttributes(range)
        case 8, 9: return changeStyles(range)
        case 10: return batch()
        default:
            if generator.chance(50) {
                let other = fragment()
                text.append(other.text)
                naive.replace(text.count + 99..<text.count + 99, with: other.naive)
                return "append text"
            }
            let canonical = text.canonical()
            let wasEqual = canonical == text
            text = canonical
            return wasEqual ? "canonical" : "canonical, which is not equal"
        }
    }

    private mutating func changeAttributes(_ range: Range<Int>) -> String {
        let (set, naiveSet) = attributes()
        switch generator.below(4) {
        case 0:
            text.setAttributes(set, in: range)
            naive.changeAttributes(range) { $0 = naiveSet }
            return "set attributes \(range)"
        case 1:
            text.addAttributes(set, in: range)
            naive.changeAttributes(range) { $0.merge(naiveSet) }
            return "add attributes \(range)"
        case 2:
            text.removeAttributes(set, in: range)
            naive.changeAttributes(range) { $0.remove(naiveSet) }
            return "remove attributes \(range)"
        default:
            text.set(\.font.size, 9, in: range)
            naive.changeAttributes(range) { $0.plain.font.size = 9 }
            return "set size \(range)"
        }
    }

    private mutating func changeStyles(_ range: Range<Int>) -> String {
        if generator.chance(40) {
            text.changeParagraphStyles(in: range) { $0.alignment = .right }
            naive.changeStyles(range) { $0.style.alignment = .right }
            return "align \(range)"
        }
        let chosen = generator.chance(50) ? freshBlock() : standingBlock()
        if let chosen, !holdsParagraphs(naive.blocks[chosen.1].kind) { return "nothing" }
        text.changeParagraphStyles(in: range) { $0.block = chosen?.0 }
        naive.changeStyles(range) { $0.block = chosen?.1 }
        return "move \(range) to block \(chosen.map { String($0.0.index) } ?? "none")"
    }

    private mutating func batch() -> String {
        var changes: [(kind: Int, range: Range<Int>, set: CharacterAttributes, naiveSet: NaiveText.Attributes)] = []
        for _ in 0..<generator.below(6) {
            let (set, naiveSet) = attributes()
            changes.append((generator.below(3), range(), set, naiveSet))
        }
        var replacements: [(bytes: Range<Int>, string: String, attributes: NaiveText.Attributes)] = []
        var sets: [CharacterAttributes] = []
        for _ in 0..<generator.below(4) {
            let (set, naiveSet) = attributes()
            replacements.append((range(), string(), naiveSet))
            sets.append(set)
        }
        text.edit { edits in
            for change in changes {
                switch change.kind {
                case 0: edits.setAttributes(change.set, in: change.range)
                case 1: edits.addAttributes(change.set, in: change.range)
                default: edits.removeAttributes(change.set, in: change.range)
                }
            }
            for (replacement, set) in zip(replacements, sets) { edits.replace(replacement.bytes, with: replacement.string, set) }
        }
        for change in changes {
            naive.changeAttributes(change.range) {
                switch change.kind {
                case 0: $0 = change.naiveSet
                case 1: $0.merge(change.naiveSet)
                default: $0.remove(change.naiveSet)
                }
            }
        }
        naive.replaceAll(replacements)
        return "edit \(changes.map(\.range)) \(replacements.map { ($0.bytes, $0.string) })"
    }
}
