// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import HTMLExport
import Testing
import TextModel

@Suite("HTML export: safety")
struct SafetyTests {
    /// A destination, the option, and the `href` that is written; `nil` where the link is dropped.
    static let links: [(destination: String, schemes: String?, href: String?)] = [
        ("https://example.org/", nil, "https://example.org/"), ("HTTP://EXAMPLE.ORG/", nil, "HTTP://EXAMPLE.ORG/"),
        ("mailto:a@b.c?subject=x", nil, "mailto:a@b.c?subject=x"), ("tel:+1", nil, "tel:+1"), ("sms:1", nil, "sms:1"),
        ("geo:1,2", nil, "geo:1,2"), ("ftp://h/f", nil, "ftp://h/f"), ("page.html?a=b#c", nil, "page.html?a=b#c"),
        ("//host/path", nil, "//host/path"), ("../a b", nil, "../a%20b"), ("..\\a\\b.doc", nil, "../a/b.doc"), ("", nil, ""),
        ("100%", nil, "100%25"), ("a%20b", nil, "a%20b"), ("é.html", nil, "é.html"), ("a[1]", nil, "a%5B1%5D"),
        ("http://[::1]/[x]", nil, "http://[::1]/%5Bx%5D"), ("a\"b<c>", nil, "a%22b%3Cc%3E"), ("x#a#b", nil, "x#a%23b"),
        ("javascript:alert(1)", nil, nil), ("JaVaScRiPt:alert(1)", nil, nil), ("java\tscript:alert(1)", nil, nil),
        ("java\nscript:alert(1)", nil, nil), ("\u{1}\u{1F} javascript:alert(1)", nil, nil), (" javascript:alert(1)", nil, nil),
        ("j\u{E}avascript:alert(1)", nil, "./j%0Eavascript:alert(1)"), ("javascript&colon;alert(1)", nil, "javascript&amp;colon;alert(1)"),
        ("vbscript:x", nil, nil), ("data:text/html,x", nil, nil), ("file:///etc/passwd", nil, nil), ("x-thing:y", nil, nil),
        ("C:\\a.doc", nil, nil), ("x-thing:y", "+x-thing", "x-thing:y"), ("x-thing:y", "+other,X-Thing", "x-thing:y"),
        ("file:///a", "any", "file:///a"), ("javascript:alert(1)", "any", nil), ("javascript:alert(1)", "+javascript", nil),
        ("data:text/html,x", "any", nil), ("vb\r\nscript:x", "any", nil), ("a\u{85}b", nil, "a%C2%85b"), ("1:2", nil, "./1:2"),
    ]

    @Test("Links are written or dropped by their scheme")
    func linkSchemes() throws {
        for (destination, schemes, href) in Self.links {
            var options: OptionValues = ["fragment": "yes"]
            options["link-schemes"] = schemes
            let golden = try GoldenCase("", options: options) { $0.paragraph("x", { $0.link = Link(destination) }) }
            let (written, warnings) = try golden.written()
            let expected = href.map { "<p style=\"margin:0\"><a href=\"\($0)\">x</a></p>\n" } ?? "<p style=\"margin:0\">x</p>\n"
            #expect(written == expected, "\(destination)")
            #expect(warnings == (href == nil ? ["link-dropped"] : []), "\(destination)")
        }
    }

    /// Swift has no literals for noncharacters.
    private static func scalars(_ values: UInt32...) -> String {
        String(String.UnicodeScalarView(values.compactMap { Unicode.Scalar($0) }))
    }

    /// Texts and how they stand in HTML.
    static let texts: [(text: String, html: String)] = [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("&amp; \"quoted\" 'single'", "&amp;amp; &quot;quoted&quot; 'single'"),
        ("<!-- -->", "&lt;!-- --&gt;"), ("a\u{0}b\u{8}c\u{1B}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
        ("a\u{7F}b\u{80}c\u{9F}d\u{A0}e", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{A0}e"),
        (scalars(0xFDCF, 0xFDD0, 0xFDEF, 0xFDF0), "\u{FDCF}\u{FFFD}\u{FFFD}\u{FDF0}"),
        (scalars(0xFFFE, 0xFFFF, 0xFFFD), "\u{FFFD}\u{FFFD}\u{FFFD}"),
        (scalars(0x1FFFD, 0x1FFFE, 0x1FFFF, 0x10FFFE, 0x10FFFD), "\u{1FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{10FFFD}"), ("a\u{2028}b", "a<br>b"),
        ("a\u{2028}", "a<br><br>"), ("é漢😀", "é漢😀"), ("\u{FFFC}", "\u{FFFC}"), ("", "<br>"),
    ]

    @Test("Text is escaped and forbidden characters are replaced")
    func escaping() throws {
        for (text, expected) in Self.texts {
            #expect(try html { $0.paragraph(text) } == "<p style=\"margin:0\">\(expected)</p>\n", "\(text.debugDescription)")
        }
    }

    @Test("Nothing breaks out of an attribute, a declaration or the style sheet, wherever it comes from")
    func hostileStrings() throws {
        let hostile = "\"'></style></title><script>alert(1)</script>;}<!--\\\n\u{0}&"
        for options: OptionValues in [[:], ["inline-styles": "yes"], ["fragment": "yes"], ["media": "link"]] {
            let golden = try GoldenCase("", options: options, { Self.fill(&$0, with: hostile) })
            let written = try golden.written().html
            #expect(!written.contains("<script"))
            #expect(!written.contains("\u{0}"))
            #expect(written.components(separatedBy: "</style>").count <= 2)
            #expect(written.components(separatedBy: "</title>").count <= 2)
            // In the sheet a quote, a brace or a semicolon from a document is always escaped.
            if let sheet = written.components(separatedBy: "<style>\n").dropFirst().first?.components(separatedBy: "</style>").first {
                #expect(!sheet.contains("<"))
                let opening = sheet.filter { $0 == "{" }.count
                #expect(opening == sheet.filter { $0 == "}" }.count)
                #expect(opening == sheet.split(separator: "\n").count)
            }
        }
    }

    private static func fill(_ builder: inout DocumentBuilder, with text: String) {
        builder.metadata.title = text
        builder.metadata.authors = [text]
        builder.metadata.language = text
        builder.paragraph(
            text,
            {
                $0.font.families = [text]
                $0.language = text
                $0.toolTip = text
                $0.anchors = [text]
                $0.abbreviationExpansion = text
                $0.roles = .abbreviation
                $0.ruby = Ruby(text)
                $0.link = Link("x" + text, title: text, target: text)
                $0.inserted = Revision(author: text)
                $0.textEffect = text
            })
        builder.paragraph {
            $0.note(
                .comment, text,
                {
                    $0.label = text; $0.author = text
                })
            $0.picture(
                Attachment(.missing, mediaType: text, name: text, url: "x" + text),
                {
                    $0.alternativeText = text; $0.title = text
                })
            $0.picture(Attachment(.bytes([1]), mediaType: "image/png;" + text, name: text))
        }
    }

    @Test("Numbers out of all bounds are written as numbers")
    func extremeNumbers() throws {
        let written = try html {
            $0.paragraph(
                "x",
                {
                    $0.font.size = 1e300; $0.baselineOffset = -1e300; $0.expansion = 1e300; $0.tracking = 1e-9
                },
                style: {
                    $0.headIndent = 1e300
                    $0.firstLineHeadIndent = -1e300
                    $0.spacingBefore = .greatestFiniteMagnitude
                    $0.lineHeightMultiple = 1e-300
                    $0.tailIndent = -1e300
                })
            $0.picture(
                Attachment(.bytes([]), mediaType: "image/png", pixelSize: PixelSize(width: .max, height: 1)),
                {
                    $0.width = .points(1e300)
                    $0.crop = Edges(all: Finite(wrappedValue: 1e300))
                })
        }
        #expect(!written.contains("e+") && !written.contains("inf") && !written.contains("nan"))
        #expect(written.contains("font-size:1000000pt"))
    }

    @Test("Deep nesting of every kind of block is written without recursion")
    func deepNesting() throws {
        for kind in [Block.Kind.quote, .section(.plain), .section(.header), .figure] {
            var text = AttributedText()
            var parent: Number<Block>?
            for _ in 0..<20_000 { parent = try text.addBlock(kind, in: parent) }
            var style = ParagraphStyle()
            style.block = parent
            text.append("deep\n", style: style)
            var output = OutputBuffer(ByteArraySink())
            try HTMLExporter().write(Document(text: text), to: &output, in: ExportContext())
            #expect(output.count > 20_000 * 10)
        }
    }

    @Test("A limit on the result's size ends the conversion")
    func outputLimit() throws {
        var limits = Limits()
        limits.output = 1000
        let document = DocumentBuilder { $0.paragraph(String(repeating: "x", count: 100_000)) }.document
        let registry = FormatRegistry(exporters: [HTMLExporter()])
        let error = #expect(throws: ConversionError.self) {
            try registry.write(document, as: "html", in: ExportContext(limits: limits))
        }
        #expect(error?.code == .limit)
    }
}
