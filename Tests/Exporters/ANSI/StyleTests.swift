// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Testing
import TextModel

/// Exact bytes of small documents.
@Suite("ANSI export: styles")
struct StyleTests {
    private func check(
        _ expected: String, _ options: OptionValues = [:], sourceLocation: SourceLocation = #_sourceLocation,
        build: (inout DocumentBuilder) throws -> Void
    ) throws {
        let found = try ansi(options, build)
        #expect(found.utf8.elementsEqual(expected.utf8), "\(found.debugDescription)", sourceLocation: sourceLocation)
    }

    @Test func changesOnlyWhatChanges() throws {
        try check("a \u{1B}[1mb \u{1B}[0;1;3mc\u{1B}[0m d\n") { d in
            d.add("a ")
            d.add("b ", { $0.font.weight = 700 })
            d.add(
                "c",
                {
                    $0.font.weight = 700
                    $0.font.italic = true
                })
            d.add(" d")
            d.end()
        }
        try check("\u{1B}[1maa\u{1B}[0m\n\u{1B}[1mbb\u{1B}[0m\n", ["columns": "3"]) { d in
            d.add("aa bb", { $0.font.weight = 700 })
            d.end()
        }
    }

    @Test func writesOneRuleForEmptyPages() throws {
        let rule = "────"
        try check("a\n\n\(rule)\n\n\n\nb\n\n\(rule)\n\nc\n", ["columns": "4"]) { d in
            d.paragraph("a")
            for text in ["", "", ""] { d.paragraph(text) { $0.pageBreakBefore = text.isEmpty } }
            d.paragraph("b")
            d.paragraph("c") { $0.pageBreakBefore = true }
        }
    }

    @Test func writesColoursInEveryDepth() throws {
        for (colors, sequence) in [("24bit", "38;2;192;0;0"), ("256", "38;5;160"), ("16", "31"), ("none", "")] {
            try check(sequence.isEmpty ? "x\n" : "\u{1B}[\(sequence)mx\u{1B}[0m\n", ["colors": colors]) { d in
                d.add("x", { $0.foregroundColor = GoldenDocuments.red })
                d.end()
            }
        }
        for (colors, sequence) in [
            ("24bit", "\u{1B}[4m\u{1B}[4:3m\u{1B}[58:2::192:0:0m"), ("256", "\u{1B}[4m\u{1B}[4:3m\u{1B}[58:5:124m"), ("16", "\u{1B}[4m"),
            ("none", "\u{1B}[4m"),
        ] {
            try check("\(sequence)x\u{1B}[0m\n", ["colors": colors]) { d in
                d.add("x", { $0.underline = LineDecoration(.wavy, color: GoldenDocuments.red) })
                d.end()
            }
        }
    }

    @Test func linksKeepTheirIdentityOverLines() throws {
        let (on, off) = ("\u{1B}[4m\u{1B}]8;id=1;http://x/%C3%A9%20%0A\u{1B}\\", "\u{1B}]8;;\u{1B}\\\u{1B}[0m")
        try check("\(on)aa\(off)\n\(on)bb\(off)\n", ["columns": "3"]) { d in
            d.add("aa bb", { $0.link = Link("http://x/é \n") })
            d.end()
        }
        try check("x\n", ["terminal-links": "none"]) { d in
            d.add("x", { $0.link = Link("http://x/") })
            d.end()
        }
        try check("\u{1B}[4mx\u{1B}[0m<1>\n\n──────────\n<1> http://x/\n", ["terminal-links": "list"]) { d in
            d.add("x", { $0.link = Link("http://x/") })
            d.end()
        }
        // An address that is wider than the screen can be copied all the same.
        let long = "http://x/" + String(repeating: "a/", count: 30)
        try check("\u{1B}[4mx\u{1B}[0m<1>\n\n──────────\n<1> \(long)\n", ["terminal-links": "list", "columns": "20"]) { d in
            d.add("x", { $0.link = Link(long) })
            d.end()
        }
    }

    @Test func raisesText() throws {
        try check("10⁵ x^(a/\u{1B}[1mb)\u{1B}[0m x_Q\n") { d in
            d.add("10")
            d.add("5", { $0.superscript = 1 })
            d.add(" x")
            d.add("a/", { $0.superscript = 1 })
            d.add("b") {
                $0.superscript = 1
                $0.font.weight = 700
            }
            d.add(" x")
            d.add("Q", { $0.superscript = -1 })
            d.end()
        }
    }

    @Test func leavesPicturesOutWhenAsked() throws {
        let build: (inout DocumentBuilder) -> Void = { d in
            let picture = d.text.addAttachment(Attachment(.missing, mediaType: "image/png", name: "a.png"))
            d.add("<")
            d.text.append(AttachmentOccurrence(picture, alternativeText: "A"))
            d.add(">")
            d.end()
        }
        try check("<[image: A — a.png]>\n", build: build)
        try check("<>\n", ["media": "drop"], build: build)
    }

    @Test func doesNotWrapWithoutColumns() throws {
        let long = String(repeating: "word ", count: 100) + "end"
        try check(long + "\n", ["columns": "0"]) { $0.paragraph(long) }
    }
}
