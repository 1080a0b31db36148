// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PlainTextExport
import Testing
import TextModel

/// Lines around the cells of tables, and addresses of links at the end.
@Suite struct TableLineTests {
    private func expect(_ lines: [String], _ options: OptionValues, _ build: (inout Sample) throws -> Void) throws {
        let result = try export(Sample.text(build), options)
        let expected = lines.map { $0 + "\n" }.joined()
        #expect(isSame(result, expected), "\n\(result)instead of\n\(expected)")
    }

    private func amounts(_ sample: inout Sample) throws {
        try sample.block(.table(TableProperties(headerRows: 1))) { sample in
            try sample.block(.caption) { $0.paragraph("Sales") }
            for (row, cells) in [["Name", "Amount"], ["Müller", "5"], ["日本", ""]].enumerated() {
                for (column, cell) in cells.enumerated() {
                    try sample.block(.cell(CellProperties(row: row, column: column))) {
                        $0.paragraph(cell) { $0.alignment = column == 1 ? .right : nil }
                    }
                }
            }
        }
    }

    @Test func drawsLines() throws {
        try expect(
            [
                "Sales", "┌────────┬────────┐", "│ Name   │ Amount │", "┝━━━━━━━━┿━━━━━━━━┥", "│ Müller │      5 │", "│ 日本   │        │",
                "└────────┴────────┘",
            ], ["columns": "40", "table-lines": "unicode"], amounts)
        try expect(
            [
                "Sales", "+--------+--------+", "| Name   | Amount |", "+========+========+", "| Müller |      5 |", "| 日本   |        |",
                "+--------+--------+",
            ], ["columns": "40", "table-lines": "ascii"], amounts)
        // Without a width there are no lines.
        try expect(["Sales", "Name\tAmount", "Müller\t5", "日本\t"], ["columns": "0", "table-lines": "ascii"], amounts)
    }

    @Test func drawsLinesAroundSpansAndLongText() throws {
        func spans(_ sample: inout Sample) throws {
            try sample.block(.table(TableProperties())) { sample in
                let cells: [(CellProperties, String)] = [
                    (CellProperties(row: 0, column: 0, rowSpan: 2), "two rows"), (CellProperties(row: 0, column: 1), "a"),
                    (CellProperties(row: 0, column: 2), "b"), (CellProperties(row: 1, column: 1, columnSpan: 2), "two columns"),
                    (CellProperties(row: 2, column: 0), "c"), (CellProperties(row: 2, column: 2), "d"),
                ]
                for (cell, text) in cells { try sample.block(.cell(cell)) { $0.paragraph(text) } }
            }
        }
        try expect(
            [
                "┌──────────┬──────┬──────┐", "│ two rows │ a    │ b    │", "│          ├──────┴──────┤", "│          │ two columns │",
                "├──────────┼──────┬──────┤", "│ c        │      │ d    │", "└──────────┴──────┴──────┘",
            ], ["columns": "26", "table-lines": "unicode"], spans)
        try expect(
            [
                "+---------+-----+------+", "| two     | a   | b    |", "| rows    |     |      |", "|         +-----+------+",
                "|         | two        |", "|         | columns    |", "+---------+-----+------+", "| c       |     | d    |",
                "+---------+-----+------+",
            ], ["columns": "24", "table-lines": "ascii"], spans)
        try expect(
            ["• ┌─────┬───┐", "  │ one │ x │", "  │ two │   │", "  ├─────┼───┤", "  │ y   │ z │", "  └─────┴───┘"],
            ["columns": "13", "table-lines": "unicode"]
        ) { sample in
            try sample.list(.disc, [{ try $0.table([["one two", "x"], ["y", "z"]]) }])
        }
        // Where lines find no room, columns stand beside one another without.
        try expect(["a  b  c"], ["columns": "8", "table-lines": "ascii"]) { try $0.table([["a", "b", "c"]]) }
    }

    @Test func leavesOutEmptyParagraphsAtTheEndOfCells() throws {
        func build(_ sample: inout Sample) throws {
            try sample.block(.table(TableProperties())) { sample in
                for (column, texts) in [["a", "", "c", ""], ["b", "", ""]].enumerated() {
                    try sample.block(.cell(CellProperties(row: 0, column: column))) { sample in
                        for text in texts { sample.paragraph(text) }
                    }
                }
            }
        }
        try expect(["a  b", "", "c"], ["columns": "20"], build)
        try expect(["+---+---+", "| a | b |", "|   |   |", "| c |   |", "+---+---+"], ["columns": "20", "table-lines": "ascii"], build)
    }

    @Test func listsAddresses() throws {
        func linked(_ destination: String) -> CharacterAttributes { CharacterAttributes { $0.link = Link(destination) } }
        func build(_ sample: inout Sample) {
            sample.text.append("The ")
            sample.text.append("mi", linked("https://mill.example/?q=1"))
            var bold = linked("https://mill.example/?q=1")
            bold.font.weight = 700
            sample.text.append("ll", bold)
            sample.text.append(", ")
            sample.text.append(
                "x",
                CharacterAttributes {
                    $0.link = Link("https://b.example/"); $0.superscript = 1
                })
            sample.text.append(" the ")
            sample.text.append("mill", linked("https://mill.example/?q=1"))
            for (text, destination) in [
                ("c.example", "http://c.example/"), ("a@b", "mailto:a@b"), ("here", "#here"), ("there", "there.html"), ("", "https://e/"),
            ] {
                sample.text.append(" ")
                sample.text.append(text, linked(destination))
            }
            sample.end()
        }
        let text = "The mill<1>, ˣ<2> the mill<1> c.example a@b here there "
        try expect([text, "", "<1> https://mill.example/?q=1", "<2> https://b.example/"], ["link-notes": "yes"], build)
        try expect(
            [
                "The mill<1>,", "ˣ<2> the", "mill<1>", "c.example a@b", "here there", "", "<1> https://mill.example/?q=1",
                "<2> https://b.example/",
            ],
            ["link-notes": "yes", "columns": "13"], build)
        try expect([text.replacing("<1>", with: "").replacing("<2>", with: "")], [:], build)
    }
}
