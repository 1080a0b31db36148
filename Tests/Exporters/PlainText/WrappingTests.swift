// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel
import Testing

/// Plain text wrapped at a width (`--columns N`).
@Suite struct WrappingTests {
    private func expect(_ columns: Int, _ lines: [String], _ build: (inout Sample) throws -> Void) throws {
        let result = try export(Sample.text(build), ["columns": String(columns)])
        let expected = lines.map { $0 + "\n" }.joined()
        #expect(isSame(result, expected), "\n\(result)instead of\n\(expected)")
    }

    @Test func wrapsBetweenWords() throws {
        try expect(10, ["The quick", "brown fox", "jumps."]) { $0.paragraph("The quick brown fox jumps.") }
        try expect(10, ["1234567890", "1 1234", "56789"]) { $0.paragraph("1234567890 1 1234 56789  ") }
        try expect(10, ["see", "http://example.org/a?b", "there"]) { $0.paragraph("see http://example.org/a?b there") }
        try expect(10, ["  a  b", "c"]) { $0.text = AttributedText("  a  b \u{2028}c") }
        try expect(10, ["a", "", "b"]) { $0.text = AttributedText("a\n\nb") }
        try expect(7, ["a\u{A0}b", "cc\u{A0}d e"]) { $0.paragraph("a\u{A0}b cc\u{A0}d e") }
        try expect(20, ["a       b"]) { $0.paragraph("a\tb") }
        try expect(1, ["ab", "c"]) { $0.paragraph("ab c") }
    }

    @Test func countsDisplayColumns() throws {
        try expect(10, ["日本語日本", "語"]) { $0.paragraph("日本語日本語") }
        try expect(10, ["日本語日", "本。語"]) { $0.paragraph("日本語日本。語") }
        try expect(6, ["e\u{301}e\u{301}e\u{301}", "e\u{301}e\u{301}e\u{301}"]) {
            $0.paragraph("e\u{301}e\u{301}e\u{301} e\u{301}e\u{301}e\u{301}")
        }
        try expect(8, ["👩‍👩‍👧 👍🏽 🇨🇭", "x"]) { $0.paragraph("👩‍👩‍👧 👍🏽 🇨🇭 x") }
        try expect(8, ["ab「日」", "cd"]) { $0.paragraph("ab「日」cd") }
    }

    @Test func closesDirectionsAtEveryBreak() throws {
        try expect(4, ["\u{202E}ab\u{202C}", "\u{202E}cd\u{202C}", "ef"]) { $0.paragraph("\u{202E}ab cd\u{202C} ef") }
    }

    @Test func alignsAndIndents() throws {
        try expect(10, ["       abc"]) { $0.paragraph("abc") { $0.alignment = .right } }
        try expect(10, ["   abc"]) { $0.paragraph("abc") { $0.alignment = .center } }
        try expect(20, ["    aaaa bbbb cccc", "  dddd eeee"]) {
            $0.paragraph("aaaa bbbb cccc dddd eeee") {
                $0.firstLineHeadIndent = 28.8
                $0.headIndent = 14.4
            }
        }
        try expect(20, ["     a"]) { $0.paragraph("a") { $0.headIndent = 1e300 } }
    }

    @Test func separatesParagraphsThatWantSpace() throws {
        try expect(20, ["Title", "", "a", "b", "", "c", "", "d"]) { sample in
            sample.paragraph("Title") { $0.headingLevel = 1 }
            sample.paragraph("a")
            sample.paragraph("b")
            sample.paragraph("c") { $0.spacingBefore = 12 }
            sample.paragraph("d") { $0.pageBreakBefore = true }
        }
    }

    @Test func hangsMarkersAndQuotes() throws {
        try expect(12, ["a", "", "• one two", "  three", "  1. xx yy", "     zz w", "• four", "", "b"]) { sample in
            sample.paragraph("a")
            try sample.list(
                .disc,
                [
                    { sample in
                        sample.paragraph("one two three")
                        try sample.list(.decimal, [{ $0.paragraph("xx yy zz w") }])
                    }, { $0.paragraph("four") },
                ])
            sample.paragraph("b")
        }
        try expect(12, ["a", "", "> one two", "> three", ">", "> > four", ">", "> five", "", "b"]) { sample in
            sample.paragraph("a")
            try sample.block(.quote) { sample in
                sample.paragraph("one two three")
                try sample.block(.quote) { $0.paragraph("four") }
                sample.paragraph("five")
            }
            sample.paragraph("b")
        }
        try expect(12, ["T", "    one two", "    three", "", "  code is as  it is"]) { sample in
            try sample.block(.definitionList) { sample in
                try sample.block(.term) { $0.paragraph("T") }
                try sample.block(.description) { $0.paragraph("one two three") }
            }
            try sample.block(.preformatted(PreformattedProperties())) { $0.paragraph("  code is as  it is") }
        }
    }

    @Test func keepsItemsBesideTheirMarkers() throws {
        try expect(11, ["• a", "• b", "", "     c"]) { sample in
            try sample.list(
                .disc, [{ $0.paragraph("a") { $0.alignment = .center } }, { $0.paragraph("b") { $0.alignment = .right } }])
            sample.paragraph("c") { $0.alignment = .center }
        }
    }

    @Test func hangsMarkersByTabs() throws {
        try expect(16, ["1.  one two", "    three"]) { sample in
            sample.paragraph("1.\tone two three") {
                $0.headIndent = 28.8
                $0.firstLineHeadIndent = 0
            }
        }
    }

    @Test func alignsTables() throws {
        try expect(40, ["x", "", "Name    Amount", "Müller       5", "日本      1000", "", "y"]) { sample in
            sample.paragraph("x")
            try sample.block(.table(TableProperties(headerRows: 1))) { sample in
                for (row, cells) in [["Name", "Amount"], ["Müller", "5"], ["日本", "1000"]].enumerated() {
                    for (column, cell) in cells.enumerated() {
                        try sample.block(.cell(CellProperties(row: row, column: column))) {
                            $0.paragraph(cell) { $0.alignment = column == 1 ? .right : nil }
                        }
                    }
                }
            }
            sample.paragraph("y")
        }
        try expect(20, ["one two  four five", "three    six seven", "         eight", "a        b"]) {
            try $0.table([["one two three", "four five six seven eight"], ["a", "b"]])
        }
        // Words are broken only where columns could not stand beside one another otherwise.
        try expect(10, ["aaaa  bbbb", "aa    bb"]) { try $0.table([["aaaaaa", "bbbbbb"]]) }
        try expect(40, ["wide cell", "a  b  c", "   d"]) { sample in
            try sample.block(.table(TableProperties())) { sample in
                try sample.block(.caption) { $0.paragraph("wide cell") }
                try sample.block(.cell(CellProperties(row: 0, column: 0))) { $0.paragraph("a") }
                try sample.block(.cell(CellProperties(row: 0, column: 1))) { $0.paragraph("b") }
                try sample.block(.cell(CellProperties(row: 0, column: 2))) { $0.paragraph("c") }
                try sample.block(.cell(CellProperties(row: 1, column: 1, columnSpan: 2))) { $0.paragraph("d") }
            }
        }
    }

    @Test func putsTablesIntoBlocks() throws {
        try expect(30, ["• a    b", "  ccc  1. d", "", "• e"]) { sample in
            try sample.list(
                .disc,
                [
                    { sample in
                        try sample.block(.table(TableProperties())) { sample in
                            try sample.block(.cell(CellProperties(row: 0, column: 0))) { $0.paragraph("a") }
                            try sample.block(.cell(CellProperties(row: 0, column: 1))) { $0.paragraph("b") }
                            try sample.block(.cell(CellProperties(row: 1, column: 0))) { $0.paragraph("ccc") }
                            try sample.block(.cell(CellProperties(row: 1, column: 1))) { try $0.list(.decimal, [{ $0.paragraph("d") }]) }
                        }
                    }, { $0.paragraph("e") },
                ])
        }
        // A table around a table lays out a page: its cells follow one another.
        try expect(30, ["left", "", "x  y", "", "right"]) { sample in
            try sample.block(.table(TableProperties())) { sample in
                try sample.block(.cell(CellProperties(row: 0, column: 0))) { sample in
                    sample.paragraph("left")
                    try sample.table([["x", "y"]])
                }
                try sample.block(.cell(CellProperties(row: 0, column: 1))) { $0.paragraph("right") }
            }
        }
        // Too many columns for the line.
        try expect(5, ["a", "b", "c"]) { try $0.table([["a", "b", "c"]]) }
    }

    @Test func writesNotesBehindAnEmptyLine() throws {
        try expect(10, ["a[1]", "", "[1] one", "    two"]) { sample in
            let note = sample.text.addNote(Note(.footnote, content: AttributedText("one two")))
            sample.text.append("a")
            sample.text.append(note)
            sample.end()
        }
    }
}
