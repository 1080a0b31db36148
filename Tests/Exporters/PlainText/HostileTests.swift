// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PlainTextExport
import TextModel
import Testing

/// What must stay linear, with bounded indents.
@Suite struct HostileTests {
    private static let deep = 5_000

    @Test(arguments: ["0", "80"]) func longLines(columns: String) throws {
        let options: OptionValues = ["columns": columns]
        let line = String(repeating: "x", count: 300_000)
        #expect(try export(AttributedText(line), options).utf8.count == 300_001)
        let marks = "a" + String(repeating: "\u{301}", count: 100_000)
        #expect(try export(AttributedText(marks), options).utf8.count == 200_002)
        let directions = String(repeating: "\u{202E}x ", count: 5_000)
        #expect(try export(AttributedText(directions), options).utf8.count < 250_000)
    }

    @Test(arguments: ["0", "80"]) func deepNesting(columns: String) throws {
        for kinds in [[Block.Kind.quote], [.list(ListProperties(.disc)), .item(ItemProperties(ordinal: 1))]] {
            var text = AttributedText()
            let plain = text.number(for: CharacterAttributes())
            var parent: Number<Block>?
            for level in 0..<Self.deep {
                for kind in kinds { parent = try text.addBlock(kind, in: parent) }
                guard level % 2 == 0 else { continue }
                text.append("x")
                let style = text.number(for: ParagraphStyle { $0.block = parent })
                text.endParagraph(plain, style: style)
            }
            let lines = try export(text, ["columns": columns]).split(separator: "\n")
            #expect(lines.count { $0.utf8.last == UInt8(ascii: "x") } == Self.deep / 2)
            #expect(lines.allSatisfy { $0.utf8.count < 100 })
        }
    }

    @Test(arguments: ["0", "80"]) func deepTables(columns: String) throws {
        var text = AttributedText()
        let plain = text.number(for: CharacterAttributes())
        var parent: Number<Block>?
        for _ in 0..<1_000 {
            parent = try text.addBlock(.table(TableProperties()), in: parent)
            parent = try text.addBlock(.cell(CellProperties(row: 0, column: 0)), in: parent)
            text.append("x")
            let style = text.number(for: ParagraphStyle { $0.block = parent })
            text.endParagraph(plain, style: style)
        }
        let result = try export(text, ["columns": columns])
        #expect(result.utf8.count { $0 == UInt8(ascii: "x") } == 1_000)
        #expect(result.utf8.count < 6_000)
    }

    @Test(arguments: ["0", "80"]) func oneCellOfManyParagraphs(columns: String) throws {
        let text = try Sample.text { sample in
            try sample.block(.table(TableProperties())) { sample in
                try sample.block(.cell(CellProperties(row: 0, column: 0))) { sample in
                    for _ in 0..<5_000 { sample.paragraph("p") }
                }
                try sample.block(.cell(CellProperties(row: 0, column: 1))) { $0.paragraph("q") }
            }
        }
        let result = try export(text, ["columns": columns])
        #expect(result.utf8.count == (columns == "0" ? 10_002 : 10_003))
    }

    @Test func manyCellsInARow() throws {
        let cells = (0..<1_000).map { String($0 % 10) }
        #expect(try export(Sample.text { try $0.table([cells]) }).utf8.count == 2_000)
        #expect(try export(Sample.text { try $0.table([cells]) }, ["columns": "80"]).utf8.count == 2_000)
    }

    @Test func markersOfAnyLength() throws {
        let marker = String(repeating: "*", count: 100_000)
        let text = try Sample.text { sample in
            try sample.block(.list(ListProperties(.custom, prefix: marker))) { sample in
                try sample.block(.item(ItemProperties(ordinal: 1))) { sample in
                    for _ in 0..<100 { sample.paragraph("a") }
                }
            }
        }
        for columns in ["0", "80"] { #expect(try export(text, ["columns": columns]).utf8.count < 110_000) }
    }

    @Test func honoursLimitsAndCancellation() throws {
        var limits = Limits()
        limits.output = 10
        let text = AttributedText(String(repeating: "line\n", count: 100_000))
        let error = #expect(throws: ConversionError.self) { try export(text, limits: limits) }
        #expect(error?.code == .limit)
        let context = ExportContext()
        context.monitor.cancel()
        let cancelled = #expect(throws: ConversionError.self) {
            try FormatRegistry(exporters: [PlainTextExporter()]).write(Document(text: text), as: "txt", in: context)
        }
        #expect(cancelled?.code == .cancelled)
    }
}
