// SPDX-License-Identifier: Apache-2.0

import ANSIExport
import DocumentConversion
import Testing
import TextModel

/// What a document may not do to a terminal, and what must stay linear.
@Suite("ANSI export: safety")
struct SafetyTests {
    static let hostile = [
        "\u{1B}[31mred", "\u{1B}]0;title\u{7}", "\u{9B}31m", "\u{9D}0;t\u{9C}", "a\u{1B}\\b", "\u{7F}\u{8}\u{8}", "\u{0}\u{1}\u{1F}",
        "\u{90}q\u{9C}",
        "x\ny", "x\r\ny", "x\u{85}y\u{2029}z\u{2028}", "\u{202E}rev", "\u{2066}iso", "\u{2069}\u{202C}", "\u{FFFC}", "a\tb", "\u{1B}",
        "\u{1B}_Gi=1;AAAA\u{1B}\\", "\u{1B}Ptmux;\u{1B}\u{1B}[c\u{1B}\\", "e\u{301}\u{AD}", String(repeating: "\u{202B}", count: 300),
    ]

    /// Every field of the model that can reach the output.
    static let fields: [(name: String, build: @Sendable (inout DocumentBuilder, String) throws -> Void)] = [
        ("text", { $0.paragraph($1) }),
        (
            "capitals",
            { d, s in
                d.add(s, { $0.capitals = .all }); d.end()
            }
        ),
        (
            "superscript",
            { d, s in
                d.add(s, { $0.superscript = 1 }); d.end()
            }
        ),
        (
            "link",
            { d, s in
                d.add("x", { $0.link = Link("http://a/" + s, title: s, target: s) }); d.end()
            }
        ),
        (
            "scheme",
            { d, s in
                d.add("x", { $0.link = Link(s + ":x") }); d.end()
            }
        ),
        (
            "ruby",
            { d, s in
                d.add("x", { $0.ruby = Ruby(s) }); d.end()
            }
        ),
        ("preformatted", { d, s in try d.block(.preformatted(PreformattedProperties(language: s))) { $0.paragraph(s) } }),
        (
            "marker",
            { d, s in
                try d.block(.list(ListProperties(.custom, prefix: s))) {
                    try $0.block(.item(ItemProperties(ordinal: 1))) { $0.paragraph("x") }
                }
                try d.block(.list(ListProperties(.decimal, prefix: s, suffix: s))) {
                    try $0.block(.item(ItemProperties(ordinal: 1))) { $0.paragraph("x") }
                    try $0.block(.item(ItemProperties(ordinal: 2, marker: s))) { $0.paragraph("x") }
                }
            }
        ),
        (
            "attachment",
            { d, s in
                let named = d.text.addAttachment(Attachment(.missing, mediaType: s, name: s, url: s))
                let placed = d.text.addAttachment(Attachment(.missing, mediaType: "image/png", url: "http://x/" + s))
                for attachment in [named, placed] {
                    var occurrence = AttachmentOccurrence(attachment, alternativeText: s)
                    occurrence.title = s
                    d.text.append(occurrence)
                    d.text.append(AttachmentOccurrence(attachment))
                }
                d.end()
            }
        ),
        (
            "note",
            { d, s in
                d.note(.comment, s) {
                    $0.label = s
                    $0.author = s
                }
                d.end()
            }
        ),
        (
            "cell",
            { d, s in
                try d.table { d in
                    try d.block(.caption) { $0.paragraph(s) }
                    try d.cell(0, 0, s)
                    try d.cell(0, 1) { try $0.block(.quote) { $0.paragraph(s) } }
                }
            }
        ),
        ("heading", { d, s in d.paragraph(s) { $0.headingLevel = 1 } }),
    ]

    /// The output without the sequences that an exporter may write; `nil` where one is not closed in its line.
    static func visible(_ line: Substring) -> String? {
        var rest = line.unicodeScalars[...]
        var result = String.UnicodeScalarView()
        var (style, link, depth) = (false, false, 0)
        while let first = rest.popFirst() {
            guard first == "\u{1B}" else {
                if "\u{202A}\u{202B}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}".unicodeScalars.contains(first) { depth += 1 }
                if "\u{202C}\u{2069}".unicodeScalars.contains(first) { depth -= 1 }
                result.append(first)
                continue
            }
            let kind = rest.popFirst()
            if kind == "[" {
                let parameters = rest.prefix { ("0"..."9").contains($0) || $0 == ";" || $0 == ":" }
                rest = rest.dropFirst(parameters.count)
                guard rest.popFirst() == "m" else { return nil }
                style = !parameters.elementsEqual("0".unicodeScalars)
            } else {
                let body = rest.prefix { $0.value > 0x20 && $0.value < 0x7F && $0 != "\\" || $0 == "\\" }
                rest = rest.dropFirst(body.count)
                guard kind == "]", body.starts(with: "8;".unicodeScalars), rest.popFirst() == "\u{1B}", rest.popFirst() == "\\" else {
                    return nil
                }
                link = !body.elementsEqual("8;;".unicodeScalars)
            }
        }
        return style || link || depth != 0 ? nil : String(result)
    }

    @Test("No field lets a control character through")
    func controls() throws {
        for (name, build) in Self.fields {
            for text in Self.hostile {
                for options in [["columns": "20"], ["columns": "0"], ["terminal-links": "list"], ["colors": "none"]] as [OptionValues] {
                    let output = try ansi(options) { try build(&$0, text) }
                    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
                        let visible = Self.visible(line)
                        let isClean = visible?.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
                        #expect(isClean == true, "\(name), \(text.debugDescription): \(line.debugDescription)")
                    }
                }
            }
        }
    }

    @Test("Nesting costs no more than there is")
    func deepNesting() throws {
        let kinds: [[Block.Kind]] = [
            [.quote], [.list(ListProperties(.decimal)), .item(ItemProperties(ordinal: 1))],
            [.table(TableProperties()), .cell(CellProperties(row: 0, column: 0))],
        ]
        for kinds in kinds {
            var text = AttributedText()
            let plain = text.number(for: CharacterAttributes())
            var parent: Number<Block>?
            for _ in 0..<1_000 {
                for kind in kinds { parent = try text.addBlock(kind, in: parent) }
                text.append("x")
                text.endParagraph(plain, style: text.number(for: ParagraphStyle { $0.block = parent }))
            }
            let output = try ansi(Document(text: text))
            #expect(output.utf8.count { $0 == UInt8(ascii: "x") } == 1_000)
            #expect(output.utf8.count < 1_000 * 200)
        }
    }

    @Test("Long words, marks, markers and addresses stay within bounds")
    func length() throws {
        let long = String(repeating: "x", count: 100_000)
        #expect(try ansi { $0.paragraph(long) }.utf8.count == 100_000 + 100_000 / 80)
        #expect(try ansi { $0.paragraph("a" + String(repeating: "\u{301}", count: 50_000)) }.utf8.count == 100_002)
        #expect(
            try ansi { d in
                d.add("x", { $0.link = Link("http://" + long) }); d.end()
            } == "x\n")
        let item = try ansi { d in
            try d.block(.list(ListProperties(.custom, prefix: long))) {
                try $0.block(.item(ItemProperties(ordinal: 1))) { $0.paragraph("a") }
            }
        }
        #expect(item.utf8.count < 80)
    }
}
