// SPDX-License-Identifier: Apache-2.0

import ANSIExport
import DocumentConversion
import TerminalWidth
import Testing
import TextModel

@Suite("ANSI export: layout")
struct LayoutTests {
    private func check(_ expected: String, _ options: OptionValues, build: (inout DocumentBuilder) throws -> Void) throws {
        let found = try ansi(options, build)
        #expect(found.utf8.elementsEqual(expected.utf8), "\(found.debugDescription)")
    }

    @Test func breaksAtSoftHyphens() throws {
        let (on, off) = ("\u{1B}[1m", "\u{1B}[0m")
        try check("\(on)Mehl-\(off)\n\(on)sack\(off)\n", ["columns": "6"]) { d in
            d.add("Mehl\u{AD}sack") { $0.font.weight = 700 }
            d.end()
        }
        for columns in ["9", "0"] { try check("Mehlsack\n", ["columns": columns]) { $0.paragraph("Mehl\u{AD}sack") } }
        try check("┌───────┬────┐\n│ Mehl- │ ab │\n│ sack  │    │\n└───────┴────┘\n", ["columns": "14"]) { d in
            try d.table { try $0.rows([["Mehl\u{AD}sack", "ab"]]) }
        }
    }

    @Test func justifies() throws {
        let (on, off) = ("\u{1B}[1m", "\u{1B}[0m")
        try check("aa   bb\ncccccc\n\n\u{1B}[1;4maa bb\u{1B}[0m\n  cc dd\n eeeeee\n", ["columns": "7", "justify": "yes"]) { d in
            d.paragraph("aa bb cccccc")
            d.paragraph("aa bb") {
                $0.headingLevel = 3; $0.spacingBefore = 12
            }
            d.paragraph("cc dd eeeeee") { $0.alignment = .right }
        }
        try check("aa \(on)bb  cc\(off)\ndddd\n", ["columns": "9", "justify": "yes"]) { d in
            d.add("aa ")
            d.add("bb cc") { $0.font.weight = 700 }
            d.add(" dddd")
            d.end()
        }
    }

    @Test func keepsItemsBesideTheirMarkers() throws {
        try check("• a\n• b\n\n     c\n", ["columns": "11"]) { d in
            try d.list(.disc, [{ $0.paragraph("a") { $0.alignment = .center } }, { $0.paragraph("b") { $0.alignment = .right } }])
            d.paragraph("c") { $0.alignment = .center }
        }
        // Cells of a table in an item have their own alignment, items in them none.
        try check("• ┌─────┐\n  │ wwe │\n  ├─────┤\n  │   a │\n  │ ◦ b │\n  └─────┘\n", ["columns": "11"]) { d in
            try d.list(
                .disc,
                [
                    { d in
                        try d.table { d in
                            try d.cell(0, 0, "wwe")
                            try d.cell(1, 0) { d in
                                d.paragraph("a") { $0.alignment = .right }
                                try d.list(.disc, [{ $0.paragraph("b") { $0.alignment = .right } }])
                            }
                        }
                    }
                ])
        }
    }

    @Test func hangsMarkersByTabs() throws {
        let (on, off) = ("\u{1B}[1m", "\u{1B}[0m")
        let hang: (inout ParagraphStyle) -> Void = {
            $0.headIndent = 28.8
            $0.firstLineHeadIndent = 0
        }
        try check("1.  aa \(on)bb\(off) cc dd\n    ee\n", ["columns": "16"]) { d in
            d.add("1.\taa ")
            d.add("bb") { $0.font.weight = 700 }
            d.add(" cc dd ee")
            d.end(hang)
        }
        // A tab behind text that is longer goes to the next of the usual stops.
        try check("12345   a\n", ["columns": "20"]) { $0.paragraph("12345\ta", hang) }
    }

    @Test func leavesOutEmptyParagraphsAtTheEndOfCells() throws {
        try check("┌───┬─────┐\n│ a │ b   │\n│   │     │\n│ c │     │\n├───┼─────┤\n│   │ •   │\n└───┴─────┘\n", ["columns": "20"]) { d in
            try d.table { d in
                try d.cell(0, 0) { d in for text in ["a", "", "c", "", ""] { d.paragraph(text) } }
                try d.cell(0, 1) { d in for text in ["b", ""] { d.paragraph(text) } }
                try d.cell(1, 0) { d in for text in ["", ""] { d.paragraph(text) } }
                try d.cell(1, 1) { try $0.list(.disc, [{ $0.paragraph("") }]) }
            }
        }
    }

    @Test func keepsWordsWholeInTables() throws {
        // A long text leaves the words beside it their lines.
        let output = try ansi(["columns": "60"]) { d in
            try d.table {
                try $0.rows([["miscellaneous goods", GoldenDocuments.words + " " + GoldenDocuments.words, "incomprehensibilities"]])
            }
        }
        for word in ["miscellaneous", "goods", "incomprehensibilities"] { #expect(output.contains(" \(word) "), "\(output)") }
        #expect(output.split(separator: "\n").allSatisfy { ColumnCounter.columns(of: String($0)) == 60 })
    }

    @Test func measuresWhatItWrites() throws {
        for (name, document) in try GoldenDocuments.all() {
            for columns in [0, 20, 60, 80] {
                let written = try ansi(document, ["columns": String(columns), "colors": "none"])
                let lines = written.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
                    ColumnCounter.columns(of: String(line).replacing(/\u{1B}\[[0-9;:]*m|\u{1B}\]8;[^\u{1B}]*\u{1B}\\/, with: ""))
                }
                let size = try TextLayout.measure(document, columns: columns)
                #expect(
                    size.rows == lines.count && size.columns == lines.max(),
                    "\(name) at \(columns): \(size), \(lines.count) of \(lines.max() ?? 0)")
            }
        }
        #expect(try TextLayout.measure(Document(text: AttributedText()), columns: 80) == TextLayout.Size(rows: 0, columns: 0))
        #expect(throws: ConversionError.self) { try TextLayout.measure(Document(text: AttributedText("a")), columns: -1) }
    }
}
