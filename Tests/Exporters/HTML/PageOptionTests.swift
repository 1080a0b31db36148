// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Testing
import TextModel

@testable import HTMLExport

/// Two chapters, a list, a coloured word, a table, lines of code.
private func sample(_ options: OptionValues) throws -> GoldenCase {
    try GoldenCase("", options: options) { page in
        page.metadata.title = "T & t"
        page.metadata.authors = ["Ann"]
        page.metadata.custom["place"] = .string("<Ulm>")
        page.paragraph("One: the <first>", style: { $0.headingLevel = 1 })
        page.paragraph("red", { $0.foregroundColor = Color(red8: 0x80, green8: 0, blue8: 0) })
        page.paragraph("Deep", style: { $0.headingLevel = 3 })
        page.paragraph("Deep", style: { $0.headingLevel = 3 })
        page.paragraph("Less", style: { $0.headingLevel = 2 })
        page.paragraph("Two", style: { $0.headingLevel = 1 })
        try page.block(.preformatted(PreformattedProperties())) {
            $0.paragraph("a")
            $0.paragraph("  b")
        }
    }
}

private func body(_ options: OptionValues) throws -> String {
    let text = try sample(options).written().html
    let start = text.range(of: "<body>\n")?.upperBound ?? text.startIndex
    let end = text.range(of: "</body>")?.lowerBound ?? text.endIndex
    return String(text[start..<end])
}

@Suite("HTML export: what pages may have around")
struct PageOptionTests {
    @Test("Headings have ids made of their words")
    func identifiers() throws {
        let ids = try body([:]).matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
        #expect(ids == ["one-the-first", "deep", "deep-2", "less", "two"])
        var names = Identifiers(anchors: [Bytewise(wrappedValue: "x"), Bytewise(wrappedValue: "x-2")])
        let cases = [
            ("X", "x-3"), ("x", "x-4"), ("note-1", "section-note-1"), ("…", "section"), ("", "section-2"),
            ("Äpfel & Birnen_3/4", "äpfel-birnen-3-4"),
            ("  a  b  ", "a-b"),
        ]
        for (words, expected) in cases { #expect(names.id(forHeading: words) == expected, "\(words)") }
    }

    @Test("A table of contents stands before the content")
    func contents() throws {
        let expected = """
            <nav role="doc-toc" aria-label="Contents">
            <ul class="b1">
            <li><a href="#one-the-first">One: the &lt;first&gt;</a>
            <ul class="b1">
            <li><a href="#deep">Deep</a></li>
            <li><a href="#deep-2">Deep</a></li>
            <li><a href="#less">Less</a></li>
            </ul>
            </li>
            <li><a href="#two">Two</a></li>
            </ul>
            </nav>

            """
        #expect(try body(["toc": "yes"]).hasPrefix(expected))
        #expect(try GoldenCase("", options: ["toc": "yes"]) { $0.paragraph("x") }.written().html.contains("<nav") == false)
    }

    @Test("Lines are indented, those of preformatted text are not")
    func indent() throws {
        let text = try sample(["indent": "2", "toc": "yes"]).written().html
        #expect(text.contains("\n<html>\n<head>\n  <meta charset=\"utf-8\">"))
        #expect(
            text.contains("\n<body>\n  <nav role=\"doc-toc\" aria-label=\"Contents\">\n    <ul class=\"b1\">\n      <li><a href"))
        #expect(text.contains("a\n  b</pre>\n"))
        #expect(text.hasSuffix("\n</body>\n</html>\n"))
    }

    @Test("Elements are left out, their text stays")
    func excluded() throws {
        let bare = try sample(["exclude-elements": "doctype,html,head,body,pre,span"]).written().html
        #expect(bare.hasPrefix("<h1 "))
        #expect(!bare.contains("<pre") && bare.contains("<div"))
        #expect(bare.contains(">a\n  b</div>\n") && !bare.contains("</html>"))
        #expect(bare.contains("<div style=\"white-space:pre-wrap\">a\n"))
        var filter = MarkupFilter(indent: 0, excluding: ["br", "tr"])
        let sink = ByteArraySink()
        var output = OutputBuffer(sink)
        filter.write(Array("<p>x<br>y</p>\n<table>\n<tbody>\n<tr><td>c</td></tr>\n</tbody>\n</table>\n".utf8), to: &output)
        _ = try output.finish()
        #expect(String(decoding: sink.bytes, as: UTF8.self) == "<p>x y</p>\n<div>\n<div><div>c</div></div>\n</div>\n")
        #expect(try !sample(["exclude-elements": "style, title"]).written().html.contains("<style"))
    }

    @Test("A sheet for dark pages has the document's colours lighter")
    func dark() throws {
        let text = try sample(["css": "default"]).written().html
        #expect(text.contains(".p1{color:#800000}\n"))
        let rule = text.firstMatch(of: #/body\{background:#1b1b1b;.*\.p1\{color:(#[0-9a-f]{6})\}\}/#)
        let color = rule.flatMap { RGB(hexadecimal: String($0.1)) }
        #expect((color?.contrast(with: RGB(red: 0x1B, green: 0x1B, blue: 0x1B)) ?? 0) >= 4.5)
        let own = try sample(["css": "p{color:red}</style><script>"]).written().html
        let ascii = try sample(["css": "p::before{content:\"é\"}", "output-charset": "koi8-r"]).written().html
        #expect(ascii.contains("p::before{content:\"\\e9 \"}") && ascii.contains("<meta charset=\"koi8-r\">"))
        #expect(throws: ConversionError.self) { try sample(["output-charset": "utf-32"]).written() }
        #expect(own.contains("p{color:red}<\\/style><script>\n</style>"))
    }

    @Test("Colours of dark pages can be read")
    func darkColors() {
        for red in stride(from: 0, through: 255, by: 51) {
            for green in stride(from: 0, through: 255, by: 51) {
                for blue in stride(from: 0, through: 255, by: 51) {
                    let own = RGB(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
                    let parts = CSSDeclarationList.split(DarkColors.declarations(for: "color:\(own.hexadecimal);background-color:#fafafa"))
                    let text = parts.first { $0.name == "color" }.flatMap { RGB(hexadecimal: $0.value) } ?? own
                    let behind = parts.first { $0.name == "background-color" }.flatMap { RGB(hexadecimal: $0.value) }
                    #expect(behind.map { text.contrast(with: $0) >= 4.5 } == true, "\(own.hexadecimal)")
                }
            }
        }
        #expect(DarkColors.declarations(for: "font-family:\"#fff\";margin:0") == "")
        #expect(DarkColors.declarations(for: "color:#ffffff") == "")
    }

    @Test("Templates take the content and the document's properties")
    func templates() throws {
        let text = "<t>${title}$|${author}$|${place}$|${place:raw}$|${nothing}$</t>${toc}$<b>${content}$</b><s>${style}$</s>"
        let (written, warnings) = try sample(["template": text]).written()
        #expect(written.hasPrefix("<t>T &amp; t|Ann|&lt;Ulm&gt;|<Ulm>|</t><nav role=\"doc-toc\""))
        #expect(written.contains("</nav>\n<b><h1 ") && written.contains("</pre>\n</b><s>p,ul{margin:0}"))
        #expect(warnings == ["unknown-placeholder"])
        let tags = try sample(["template": "<p><title></p><content>", "placeholder": "<%>"]).written()
        #expect(tags.html.hasPrefix("<p>T &amp; t</p><h1") && tags.warnings == [])
        for name in ShippedTemplates.names {
            let (page, warnings) = try sample(["template": name]).written()
            #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n") && page.contains("<main>\n<h1"), "\(name)")
            #expect(warnings == [])
        }
        #expect(throws: ConversionError.self) { try sample(["template": "${title"]).written() }
        // The template is its writer's: only the document in it is changed.
        let script = "<script>if (1 < 2 && 3 > 2) {}</script>\n<p>${content}$"
        let own = try sample(["template": script, "exclude-elements": "p,script", "indent": "2"]).written().html
        #expect(own.hasPrefix("<script>if (1 < 2 && 3 > 2) {}</script>\n<p><h1 ") && own.contains("<div class=\"p1\">red</div>"))
    }
}
