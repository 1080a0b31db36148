// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Documents of all that could be taken for Markdown, put together by chance, the same for the same seed.
struct RandomDocuments {
    private var state: UInt64
    private var text = AttributedText()
    private var noteCount = 0

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func number(_ count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(truncatingIfNeeded: (state >> 11) % UInt64(count))
    }

    private mutating func any<Element>(of elements: [Element]) -> Element { elements[number(elements.count)] }

    private static let words: [String] = [
        "word", "a", "x", "12", "é", "中文", "😀", "€", "“q”", "(b)", "*", "**", "_", "__", "_a_", "`", "``", "~", "~~", "[", "]", "[x]",
        "(y)",
        "[^1]", "[^1]:", ":", "!", "![a](b)", "<", ">", "<b>", "</td>", "<!--", "&", "&amp;", "&#35;", "\\", "\\*", "#", "##", "###### h",
        "-",
        "---", "- i", "+", "+ i", "* i", "=", "===", "1.", "1)", "1. i", "123456789. i", "|", "|-|", ":-:", "a|b", "---|---", ">", "> q",
        "www.ab.cd", "http://ab.cd/e?f=g", "ftp://x.yz", "mailto:a@b.cd", "me@ab.cd", "xmpp:a@b.cd/e", "    ", "\t", "  ", "\u{2028}",
        "\u{A0}", "\u{3000}", "```", "~~~", "<https://a.b>", "<hr>", "\u{1}", "\u{2028}\u{2028}", ".", ",", "'", "\"", "$x$", "{a}", "^",
        "%7C",
    ]

    private static let languages = [nil, "swift", "c++", "a`b c"]

    mutating func make(blocks: Int) throws -> Document {
        text = AttributedText()
        noteCount = number(3)
        for index in 0..<noteCount {
            var note = RandomDocuments(seed: state &+ UInt64(index))
            note.noteCount = index
            try note.fill(nil, depth: 2, blocks: 2)
            _ = text.addNote(Note(number(2) == 0 ? .footnote : .endnote, content: note.text, label: number(3) == 0 ? "*" : nil))
        }
        try fill(nil, depth: 0, blocks: blocks)
        return Document(text: text)
    }

    private mutating func fill(_ parent: Number<Block>?, depth: Int, blocks: Int) throws {
        for _ in 0..<blocks {
            guard depth < 4 else {
                paragraph(parent)
                continue
            }
            switch number(14) {
            case 0: try fill(try text.addBlock(.quote, in: parent), depth: depth + 1, blocks: number(3))
            case 1, 2: try list(parent, depth)
            case 3: try table(parent, depth)
            case 4: try code(parent)
            case 5: try definitions(parent, depth)
            case 6: rule(parent)
            default: paragraph(parent)
            }
        }
    }

    private mutating func list(_ parent: Number<Block>?, _ depth: Int) throws {
        let marker = any(of: [ListProperties.Marker.disc, .decimal, .lowerAlpha])
        let list = try text.addBlock(.list(ListProperties(marker)), in: parent)
        var ordinal = any(of: [1, 1, 0, 7, -3, 1_234_567_890])
        for _ in 0...number(3) {
            let item = try text.addBlock(.item(ItemProperties(ordinal: ordinal)), in: list)
            ordinal += any(of: [1, 1, 1, 2, -1])
            if number(6) == 0 { end(item) } else { paragraph(item) }
            if number(3) == 0 { try fill(item, depth: depth + 1, blocks: 1 + number(2)) }
        }
    }

    private mutating func table(_ parent: Number<Block>?, _ depth: Int) throws {
        let table = try text.addBlock(.table(TableProperties(headerRows: number(3))), in: parent)
        if number(4) == 0 { paragraph(try text.addBlock(.caption, in: table), mayBeHeading: false) }
        let isSimple = number(2) == 0
        for row in 0...number(3) {
            for column in 0...1 + number(2) {
                let span = isSimple ? 1 : 1 + number(6) / 5
                let cell = try text.addBlock(
                    .cell(CellProperties(row: row, column: column, columnSpan: span, isHeader: number(9) == 0)), in: table)
                if isSimple || number(3) > 0 { paragraph(cell) } else { try fill(cell, depth: depth + 1, blocks: 1 + number(2)) }
            }
        }
        if number(6) == 0 { paragraph(try text.addBlock(.caption, in: table), mayBeHeading: false) }
    }

    private mutating func code(_ parent: Number<Block>?) throws {
        let code = try text.addBlock(.preformatted(PreformattedProperties(language: any(of: Self.languages))), in: parent)
        for _ in 0...number(4) { paragraph(code) }
    }

    private mutating func definitions(_ parent: Number<Block>?, _ depth: Int) throws {
        let list = try text.addBlock(.definitionList, in: parent)
        for _ in 0...number(2) {
            let part = try text.addBlock(number(2) == 0 ? .term : .description, in: list)
            paragraph(part)
            if number(3) == 0 { try fill(part, depth: depth + 1, blocks: 1) }
        }
    }

    private mutating func rule(_ parent: Number<Block>?) {
        end(parent) { $0.box = BoxStyle { $0.border.bottom = Border() } }
    }

    private mutating func end(_ block: Number<Block>?, _ change: (inout ParagraphStyle) -> Void = { _ in }) {
        var style = ParagraphStyle(change)
        style.block = block
        text.endParagraph(text.number(for: CharacterAttributes()), style: text.number(for: style))
    }

    private mutating func paragraph(_ block: Number<Block>?, mayBeHeading: Bool = true) {
        for _ in 0...number(5) { run() }
        let level = mayBeHeading && number(9) == 0 ? 1 + number(6) : nil
        end(block) { $0.headingLevel = level }
    }

    private mutating func run() {
        var attributes = CharacterAttributes()
        if number(2) == 0 {
            if number(3) == 0 { attributes.font.weight = 700 }
            if number(3) == 0 { attributes.font.italic = true }
            if number(5) == 0 { attributes.strikethrough = LineDecoration() }
            if number(7) == 0 { attributes.underline = LineDecoration() }
            if number(7) == 0 { attributes.superscript = any(of: [-1, 1, 2]) }
            if number(6) == 0 { attributes.roles = any(of: [.code, .keyboard, .emphasis, .strong]) }
            if number(6) == 0 {
                attributes.link = any(of: [Link("http://ab.cd/e?f=g"), Link("a b(c)|d", title: "t \"|\\ &amp;"), Link("#n"), Link("x:y")])
            }
            if number(9) == 0 { attributes.anchors = ["n"] }
            if number(20) == 0 { attributes.hidden = true }
        }
        if noteCount > 0, number(12) == 0 {
            text.append(Number<Note>(number(noteCount)), attributes)
            return
        }
        var string = ""
        for _ in 0...number(4) {
            string += any(of: Self.words)
            if number(3) == 0 { string += " " }
        }
        text.append(string, attributes)
    }
}
