// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@Suite struct TextInspectorTests {
    /// "one two" in size 12, "one " bold, "e two" red, with a name of its own on "two"; then a second paragraph in a list.
    static let text: AttributedText = {
        var text = AttributedText()
        text.append("one two\n", CharacterAttributes { $0.font.size = 12 })
        text.addAttributes(CharacterAttributes { $0.font.weight = 700 }, in: 0..<4)
        text.addAttributes(CharacterAttributes { $0.foregroundColor = Color(red: 1, green: 0, blue: 0) }, in: 2..<7)
        text.addAttributes(CharacterAttributes { $0.custom = ["a\u{1B}b": .string("\u{202E}")] }, in: 4..<7)
        let list = try? text.addBlock(.list(ListProperties(.disc)))
        let item = try? text.addBlock(.item(ItemProperties(ordinal: 1)), in: list)
        let style = ParagraphStyle {
            $0.block = item
            $0.keepTogether = false
        }
        text.append("café\n", style: style)
        return text
    }()

    @Test func attributesHaveRangesOfTheirOwn() throws {
        let position = try #require(TextInspector(Self.text).position(at: 3))
        #expect(position.run == 2..<4)
        let found = position.attributes.map { "\($0.name) \($0.range) \($0.value)" }
        #expect(found == ["font.size 0..<8 12", "font.weight 0..<4 700", "foregroundColor 2..<7 #ff0000"])
        let custom = try #require(TextInspector(Self.text).position(at: 5)?.attributes.last)
        #expect(custom.name == #"custom."a\u{1B}b""#)
        #expect(custom.value == #"string"\u{202E}""#)
        #expect(custom.range == 4..<7)
    }

    @Test func paragraphAndBlocks() throws {
        let position = try #require(TextInspector(Self.text).position(at: 12))
        // Byte 12 is the second one of é.
        #expect(position.offset == 11)
        #expect(position.characterDescription == "\"é\" U+00E9 LATIN SMALL LETTER E WITH ACUTE")
        #expect(position.paragraph == 8..<14)
        #expect(position.paragraphStyle.map { "\($0.name)=\($0.value)" } == ["keepTogether=false"])
        #expect(position.blocks.map { String($0.prefix(5)) } == ["list(", "item("])
        #expect(position.outerBlockCount == 0)
    }

    @Test func placesOutsideOfTheText() {
        let inspector = TextInspector(Self.text)
        #expect(inspector.position(at: -1) == nil)
        #expect(inspector.position(at: 13)?.characterDescription == "\"\\n\" U+000A")
        #expect(inspector.position(at: 14) == nil)
        #expect(TextInspector(AttributedText()).position(at: 0) == nil)
    }

    @Test func manyBlocks() throws {
        var text = AttributedText()
        var block: Number<Block>?
        for _ in 0..<TextPosition.maximumBlocks + 3 { block = try text.addBlock(.quote, in: block) }
        let innermost = block
        text.append("x\n", style: ParagraphStyle { $0.block = innermost })
        let position = try #require(TextInspector(text).position(at: 0))
        #expect(position.blocks.count == TextPosition.maximumBlocks)
        #expect(position.outerBlockCount == 3)
    }

    @Test(arguments: [
        ("abab", "ab", [0, 2]), ("aaaaa", "aa", [0, 2]), ("aabaabaaab", "aabaaab", [3]), ("abc", "", []), ("", "a", []),
        ("é è é", "é", [0, 6]),
        ("abcabcabd", "abcabd", [3]),
    ]) func occurrences(_ text: String, _ wanted: String, _ offsets: [Int]) {
        let found = TextInspector(AttributedText(text)).occurrences(of: wanted, atMost: 10)
        #expect(found.offsets == offsets)
        #expect(found.count == offsets.count)
    }

    @Test func boundedLists() {
        let inspector = TextInspector(AttributedText(String(repeating: "a", count: 1000)))
        let found = inspector.occurrences(of: "a", atMost: 3)
        #expect(found.offsets == [0, 1, 2])
        #expect(found.count == 1000)
        #expect(inspector.excerpt(0..<1000, atMost: 3) == "\"aaa\"…")
        #expect(inspector.excerpt(0..<3, atMost: 3) == "\"aaa\"")
    }

    @Test func dumpsWithOffsets() {
        var text = AttributedText("one\u{2028}", CharacterAttributes { $0.font.weight = 700 })
        text.append(" two\nthree")
        let lines = DocumentDump(Document(text: text), showsOffsets: true).description.split(separator: "\n")
        #expect(
            lines == [
                "0..<11 paragraph", #"  0..<6 "one\u{2028}" font=(weight=700)"#, "  6..<10 \" two\"", "11..<17 paragraph",
                "  11..<16 \"three\"",
            ])
    }
}
