// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PlainTextExport
import TextModel
import Testing

/// Plain text with one paragraph a line (`--columns 0`).
@Suite struct ParagraphLineTests {
    private func expect(_ expected: String, _ options: OptionValues = [:], _ build: (inout Sample) throws -> Void) throws {
        let result = try export(Sample.text(build), options)
        #expect(isSame(result, expected), "\(result.debugDescription) instead of \(expected.debugDescription)")
    }

    @Test func writesOneParagraphALine() throws {
        try expect("") { _ in }
        try expect("a\n") { $0.text = AttributedText("a") }
        try expect("a\n\nb\n") { $0.text = AttributedText("a\n\nb\n") }
        try expect("e\u{301}\u{E9}\n") { $0.paragraph("e\u{301}\u{E9}") }
    }

    @Test func dropsControls() throws {
        for (input, expected) in [
            ("a\u{0}b\u{1B}[31mc\u{7F}d\u{9B}e\u{80}f\tg", "ab[31mcdef\tg\n"), ("\u{85}x\u{A0}\u{C0}", "\nx\u{A0}\u{C0}\n"),
            ("one\u{2028}two\u{2027}", "one\ntwo\u{2027}\n"), ("\u{1B}", "\n"), ("a\u{8}\u{7}", "a\n"),
        ] {
            try expect(expected) { $0.text = AttributedText(input) }
        }
    }

    /// What stands at one height is one whole, whatever else differs in it.
    @Test func raisesAndLowersText() throws {
        let cases: [(parts: [(String, Int?, Bool)], expected: String)] = [
            ([("0 <= n <= 10", nil, false), ("5", 1, false)], "0 <= n <= 10⁵"),
            ([("H", nil, false), ("2", -1, false), ("O", nil, false)], "H₂O"),
            ([("x", nil, false), ("a", 1, false), ("/", 1, true), ("b", 1, false), (" y", nil, false)], "x^(a/b) y"),
            ([("word", nil, false), ("1", 1, true), (",", 1, false), ("2", 1, true), (" y", nil, false)], "word¹,² y"),
            ([("x", nil, false), ("n", 1, false), ("i", -1, false), ("Q", -1, true)], "xⁿiQ"),
            ([("the 1", nil, false), ("st", 1, false), (" day", 0, false)], "the 1st day"),
        ]
        for (parts, expected) in cases {
            for end in ["", "\n"] {
                try expect(expected + "\n") { sample in
                    for (text, level, isBold) in parts {
                        var attributes = CharacterAttributes()
                        attributes.superscript = level
                        if isBold { attributes.font.weight = 700 }
                        sample.text.append(text, attributes)
                    }
                    sample.text.append(end)
                }
            }
        }
    }

    @Test func closesDirectionsInTheirLine() throws {
        for (input, expected) in [
            ("a\u{202E}b", "a\u{202E}b\u{202C}"), ("\u{2067}a\u{202A}b", "\u{2067}a\u{202A}b\u{202C}\u{2069}"),
            ("a\u{202C}b\u{2069}c", "abc"), ("\u{202B}a\u{202C}b", "\u{202B}a\u{202C}b"),
            ("\u{2066}a\u{202D}b\u{2069}c", "\u{2066}a\u{202D}b\u{202C}\u{2069}c"), ("\u{2068}a\u{202C}", "\u{2068}a\u{2069}"),
            ("\u{202E}a\u{2028}b", "\u{202E}a\u{202C}\n\u{202E}b\u{202C}"),
        ] {
            try expect(expected + "\nx\n") { $0.text = AttributedText(input + "\nx\n") }
        }
        let deep = try export(AttributedText(String(repeating: "\u{202E}", count: 1000) + "x"))
        #expect(deep.unicodeScalars.count { $0 == "\u{202E}" } == 125)
        #expect(deep.unicodeScalars.count { $0 == "\u{202C}" } == 125)
    }

    @Test func leavesOutWhatIsNotShown() throws {
        let hidden = CharacterAttributes { $0.hidden = true }
        let deleted = CharacterAttributes { $0.deleted = Revision() }
        try expect("ac\nd\n") { sample in
            sample.text.append("a")
            sample.text.append("b", hidden)
            sample.text.append("c\n")
            sample.text.append("gone\n", hidden)
            sample.text.append("d\n")
        }
        // A deleted paragraph end joins its neighbours.
        try expect("ab\nc\n") { sample in
            sample.text.append("a")
            sample.text.append("\n", deleted)
            sample.text.append("b\nc\n")
        }
        try expect("Shout\n") { $0.paragraph("Shout", CharacterAttributes { $0.capitals = .all }) }
    }

    @Test func namesAttachments() throws {
        func build(_ sample: inout Sample) {
            let picture = sample.text.addAttachment(Attachment(.missing, mediaType: "image/png", name: "a.png", url: "http://x/a.png"))
            let bare = sample.text.addAttachment(Attachment(.missing, mediaType: "image/png"))
            let file = sample.text.addAttachment(Attachment(.missing, mediaType: "text/css", url: "data:,x"))
            sample.text.append("<")
            sample.text.append(AttachmentOccurrence(picture, alternativeText: "A\n\u{1B}cat\u{202E}"))
            for attachment in [picture, bare, file] { sample.text.append(AttachmentOccurrence(attachment)) }
            sample.text.append(AttachmentOccurrence(picture, alternativeText: ""))
            sample.text.append(">")
            sample.end()
        }
        try expect("<[A cat\u{202E}\u{202C}][a.png][image][attachment]>\n") { build(&$0) }
        try expect("<>\n", ["media": "drop"]) { build(&$0) }
    }

    @Test func writesNotesAtTheEnd() throws {
        try expect("a[1]b[*][1]\n[1] one[2]\n  more\n[*] Ann: two\n[2]\n") { sample in
            let empty = sample.text.addNote(Note(.footnote))
            _ = sample.text.addNote(Note(.footnote, content: AttributedText("never called")))
            var content = AttributedText("one")
            content.append(empty)
            content.append("\nmore\n")
            let one = sample.text.addNote(Note(.footnote, content: content))
            let two = sample.text.addNote(Note(.comment, content: AttributedText("two"), label: "*", author: "Ann"))
            sample.text.append("a")
            sample.text.append(one)
            sample.text.append("b")
            sample.text.append(two)
            sample.text.append(one)
            sample.end()
        }
    }

    @Test func writesReadingsAndPages() throws {
        let ruby = CharacterAttributes { $0.ruby = Ruby("かんじ") }
        try expect("漢字(かんじ)です\n") { sample in
            sample.text.append("漢", ruby)
            var bold = ruby
            bold.font.weight = 700
            sample.text.append("字", bold)
            sample.paragraph("です")
        }
        try expect("a\n\nb\n\n\nc\n") { sample in
            sample.paragraph("a") { $0.pageBreakBefore = true }
            sample.paragraph("b") { $0.pageBreakBefore = true }
            sample.paragraph("")
            sample.paragraph("")
            sample.paragraph("c") { $0.pageBreakBefore = true }
        }
    }

    @Test func showsBlocks() throws {
        try expect("• a\n  ◦ b\n    1. c\n    2. d\n      e\n•\nz\n") { sample in
            try sample.list(
                .disc,
                [
                    { sample in
                        sample.paragraph("a")
                        try sample.list(
                            .disc,
                            [
                                { sample in
                                    sample.paragraph("b")
                                    try sample.list(
                                        .decimal,
                                        [
                                            { $0.paragraph("c") },
                                            { sample in
                                                sample.paragraph("d")
                                                sample.paragraph("e")
                                            },
                                        ])
                                }
                            ])
                    }, { $0.paragraph("") },
                ])
            sample.paragraph("z")
        }
        try expect("• 1. a\n") { try $0.list(.disc, [{ try $0.list(.decimal, [{ $0.paragraph("a") }]) }]) }
        try expect("> q\n  code\nTerm\n  meaning\n") { sample in
            try sample.block(.quote) { $0.paragraph("q") }
            try sample.block(.preformatted(PreformattedProperties())) { $0.paragraph("  code") }
            try sample.block(.definitionList) { sample in
                try sample.block(.term) { $0.paragraph("Term") }
                try sample.block(.description) { $0.paragraph("meaning") }
            }
        }
    }

    @Test func joinsRows() throws {
        try expect("a\tb\nc\t\td e\n\tf\n") { sample in
            try sample.table([["a", "b"], ["c", "", "d\te"], [nil, "f"]])
        }
        // Cells with more than one paragraph follow one another, and so do those around another table.
        try expect("cap\n1\n2\n3\nx\ty\nb\nlast\tone\n") { sample in
            try sample.block(.table(TableProperties())) { sample in
                try sample.block(.caption) { $0.paragraph("cap") }
                try sample.block(.cell(CellProperties(row: 0, column: 0))) { $0.paragraph("1") }
                try sample.block(.cell(CellProperties(row: 0, column: 1))) { sample in
                    sample.paragraph("2")
                    sample.paragraph("3")
                }
                try sample.block(.cell(CellProperties(row: 1, column: 0))) { try $0.table([["x", "y"]]) }
                try sample.block(.cell(CellProperties(row: 1, column: 1))) { $0.paragraph("b") }
                try sample.block(.cell(CellProperties(row: 2, column: 0))) { $0.paragraph("last") }
                try sample.block(.cell(CellProperties(row: 2, column: 1))) { $0.paragraph("one") }
            }
        }
        // Spans keep the columns apart; a list item's marker stands before the first cell.
        try expect("• a\t\tb\n  \tc\tz\n") { sample in
            try sample.list(
                .disc,
                [
                    { sample in
                        try sample.block(.table(TableProperties())) { sample in
                            try sample.block(.cell(CellProperties(row: 0, column: 0, columnSpan: 2))) { $0.paragraph("a") }
                            try sample.block(.cell(CellProperties(row: 0, column: 2))) { $0.paragraph("b") }
                            try sample.block(.cell(CellProperties(row: 1, column: 1))) { $0.paragraph("c") }
                            try sample.block(.cell(CellProperties(row: 1, column: 2))) { $0.paragraph("z") }
                        }
                    }
                ])
        }
    }

    @Test func refusesWrongOptions() throws {
        for options: OptionValues in [["columns": "-1"], ["columns": "x"], ["columns": "10001"], ["media": "no"]] {
            #expect(throws: ConversionError.self) { try export(AttributedText("a"), options) }
        }
    }
}
