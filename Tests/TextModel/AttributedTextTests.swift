// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@Suite struct AttributedTextTests {
    @Test func lineEndsBecomeLineFeeds() {
        let cases: [(String, String)] = [
            ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("a\n\r\nb", "a\n\nb"), ("\r\r\n\n", "\n\n\n"), ("a\u{85}b\u{2029}c", "a\nb\nc"),
            ("a\u{0C}b\u{0B}c\u{2028}d", "a\nb\u{2028}c\u{2028}d"), ("\u{2027}\u{202A}\u{84}\u{86}", "\u{2027}\u{202A}\u{84}\u{86}"),
        ]
        for (source, expected) in cases {
            var replaced = AttributedText("xy")
            replaced.replace(1..<1, with: source)
            var edited = AttributedText("xy")
            edited.edit { $0.replace(1..<1, with: source) }
            var bytes = AttributedText()
            bytes.append(utf8: source.utf8, bytes.number(for: CharacterAttributes()))
            #expect(String.bytesEqual(AttributedText(source).string, expected))
            #expect(String.bytesEqual(bytes.string, expected))
            #expect(String.bytesEqual(replaced.string, "x" + expected + "y"))
            #expect(String.bytesEqual(edited.string, "x" + expected + "y"))
        }
        var broken = AttributedText()
        broken.append(utf8: [0x61, 0xFF, 0xC3], Number(0))
        #expect(broken.string == "a\u{FFFD}\u{FFFD}")
    }

    @Test func positionsAreThoseOfScalars() {
        let string = "a\u{E9}👩x"
        let text = AttributedText(string)
        for index in string.unicodeScalars.indices {
            let offset = text.offset(of: index, in: string)
            #expect(text.index(at: offset, in: string) == index)
        }
        #expect(text.index(at: 2, in: string) == text.index(at: 1, in: string))
        #expect(text.index(at: 99, in: string) == string.endIndex)
        #expect(text.index(at: -1, in: string) == string.startIndex)
        #expect(text.string(in: 2..<5) == "\u{E9}")
        #expect(text.slice(-5..<2).string == "a")
    }

    @Test func effectiveRanges() {
        var text = AttributedText("abcdef")
        text.set(\.font.size, 5, in: 1..<4)
        text.set(\.font.italic, true, in: 2..<3)
        text.set(\.custom["k"], .string("e\u{301}"), in: 3..<5)
        #expect(text.attributes(at: 1).range == 1..<2)
        #expect(text.attribute(\.font.size, at: 2).range == 1..<4)
        #expect(text.attribute(\.font.size, at: 2).value == 5)
        #expect(text.attribute(\.font.size, at: 0).range == 0..<1)
        #expect(text.attribute(\.font.size, at: 99).range == 4..<6)
        #expect(text.attribute(\.font.italic, at: 4).range == 3..<6)
        #expect(text.attribute(\.custom["k"], at: 4).range == 3..<5)
        #expect(text.attribute(\.language, at: 3).range == 0..<6)
        #expect(AttributedText().attributes(at: 3).range == 0..<0)
        var runs: [Range<Int>] = []
        text.enumerateAttributes(in: 2..<4) { range, _ in runs.append(range) }
        #expect(runs == [2..<3, 3..<4])
        text.removeAttributes(CharacterAttributes { $0.font.size = 1 }, in: 0..<99)
        #expect(text.attribute(\.font.size, at: 2).range == 0..<6)
    }

    @Test func joinedParagraphsHaveTheFirstOnesStyle() {
        var text = AttributedText("a\n", style: ParagraphStyle { $0.alignment = .left })
        text.append("b\n", style: ParagraphStyle { $0.alignment = .right })
        text.insert("x\ny", at: 1)
        #expect(text.paragraphs.map { text[$0.style].alignment } == [.left, .left, .right])
        text.delete(4..<5)
        #expect(text.string == "ax\nyb\n")
        #expect(text.paragraphs.map { text[$0.style].alignment } == [.left, .left])
        #expect(text.paragraphs.map(\.content) == [0..<2, 3..<5])
        #expect(text.paragraphStyle(at: 4).range == 0..<6)
    }

    @Test func insertionsInABatchComeBeforeWhatIsReplacedThere() {
        var text = AttributedText("abc")
        text.edit { edits in
            edits.replace(1..<2, with: "B")
            edits.replace(1..<1, with: "1")
            edits.replace(1..<1, with: "2")
            edits.replace(0..<2, with: "whole")
            edits.delete(2..<3)
        }
        #expect(text.string == "whole")
        var other = AttributedText("abc")
        other.edit { edits in
            edits.replace(1..<2, with: "B")
            edits.replace(1..<1, with: "1")
            edits.replace(1..<1, with: "2")
        }
        #expect(other.string == "a12Bc")
    }

    @Test func documentsEndInALineFeed() throws {
        var document = Document(text: AttributedText("a", CharacterAttributes { $0.font.size = 5 }))
        #expect(document.text.string == "a\n")
        #expect(document.text.attribute(\.font.size, at: 0).range == 0..<2)
        document.edit { $0.append("\u{FFFC}") }
        #expect(document.text.string == "a\n\u{FFFC}\n")
        document.edit { $0.delete(0..<99) }
        #expect(document.text.isEmpty)
        #expect(document == Document())
        document.metadata.title = "e\u{301}"
        var other = Document()
        other.metadata.title = "\u{E9}"
        #expect(document != other)
    }

    @Test func datesAreChecked() throws {
        let wrong: [DocumentDate?] = [
            DocumentDate(year: 10_000), DocumentDate(year: -1), DocumentDate(year: 1, month: 13), DocumentDate(year: 1, day: 1),
            DocumentDate(year: 1, month: 1, hour: 0), DocumentDate(year: 1, month: 1, day: 1, utcOffset: 0),
            DocumentDate(year: 1, month: 1, day: 1, hour: 24),
        ]
        #expect(wrong.allSatisfy { $0 == nil })
        let right: [(DocumentDate?, String)] = [
            (DocumentDate(year: 33), "0033"), (DocumentDate(year: 2019, month: 5), "2019-05"),
            (DocumentDate(year: 2019, month: 5, day: 4, hour: 9, minute: 30, second: 1, utcOffset: -90), "2019-05-04T09:30:01-01:30"),
            (DocumentDate(year: 2019, month: 5, day: 4, hour: 9, minute: 30, utcOffset: 0), "2019-05-04T09:30Z"),
        ]
        for (date, string) in right { #expect(date?.description == string) }
    }

    @Test func namedRolesAreAllRoles() {
        var all = SemanticRoles()
        for (role, name) in SemanticRoles.named {
            #expect(!all.contains(role), "\(name)")
            all.insert(role)
        }
        #expect(all.rawValue == (1 << SemanticRoles.named.count) - 1)
    }
}
