// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLImport
import Testing
import TextModel

@Suite struct SelectionTests {
    /// A page, a selector, and the texts of what it matches.
    static let texts: [(page: String, selector: String, texts: [String])] = [
        ("<p>a<p>b", "p", ["a", "b"]),
        ("<p>a<p>b", "p:last-of-type, p", ["a", "b"]),
        ("<div>a<div>b</div>c</div>", "div", ["a b c", "b"]),
        ("<p> a\n <b> b </b>c<br>d ", "p, b", ["a b c d", "b"]),
        ("<p>a<span hidden>b</span>", "p, span", ["a", "b"]),
        ("<style>b { display: none }</style><p>a<b>b", "p, b, style", ["b { display: none }", "a", "b"]),
        ("<title> a\n b</title>", "title", ["a b"]), ("<template><p>a</template>", "template", ["a"]),
        ("<script>a\n  b</script>", "script", ["a b"]),
        ("<p><img alt='a b'><img alt=''><img src=x>", "p, img", ["a b", "a b", "", ""]),
        ("<ol><li>a<li>b</ol>", "li", ["a", "b"]), ("<dl><dt>a<dd>b</dl>", "dd", ["b"]),
        ("<table><tr><td>a<td>b<tr><td>c", "tr", ["a b", "c"]), ("<table><tr><td>a<td>b", "td", ["a", "b"]),
        ("<table><caption>a</caption><colgroup><col></colgroup><tfoot><tr><td>b</tfoot>", "caption, col, tfoot", ["a", "", "b"]),
        ("<ul style='display:table'><li style='display:table-cell'>a", "li", ["a"]),
        ("<textarea>a</textarea><select><option>b<option>c</select>", "textarea, option", ["a", "b", "c"]),
        ("<p>a", "i", []), ("<p>a", "p::before", []), ("", "html, body", ["", ""]),
        ("<p>a&nbsp;b", "p", ["a\u{A0}b"]), ("<pre>a\n b</pre>", "pre", ["a b"]),
    ]

    @Test func findsTexts() throws {
        for (page, selector, texts) in Self.texts {
            let matches = try HTMLSelection(Array(page.utf8)).matches(of: selector)
            #expect(matches.map(\.text) == texts, "\(selector) in \(page)")
        }
    }

    @Test func readsAttributes() throws {
        let page = "<base href='https://example.org/a/'><a HREF=' b?c=1&amp;d ' data-X=1 href=z>x</a><svg viewBox='0 0 1 1'></svg>"
        let selection = try HTMLSelection(Array(page.utf8))
        let link = try #require(try selection.matches(of: "a").first)
        #expect(link.name == "a" && link["href"] == "https://example.org/a/b?c=1&d")
        #expect(link["data-x"] == "1" && link["DATA-X"] == "1" && link["title"] == nil)
        #expect(link.attributes.map(\.name) == ["href", "data-x"])
        #expect(link.html == "<a href=\" b?c=1&amp;d \" data-x=\"1\">x</a>")
        #expect(try selection.matches(of: "svg").first?["viewBox"] == "0 0 1 1")
    }

    @Test func knowsOffsets() throws {
        for (page, offsets) in [
            (Array("<p>a<p>b".utf8), [0, 4]), ([0xEF, 0xBB, 0xBF] + Array("<p>a".utf8), [nil]), (Array("<p>\u{E9}<p>b".utf8), [0, 5]),
        ] {
            #expect(try HTMLSelection(page).matches(of: "p").map(\.offset) == offsets)
        }
    }

    @Test func givesDocuments() throws {
        let page = "<style>ol { color: red }</style><ol><li>a<li><b>b</b></ol><p>c"
        let list = try #require(try HTMLSelection(Array(page.utf8)).matches(of: "ol").first).document.text
        #expect(String(decoding: list.bytes, as: UTF8.self) == "a\nb\n")
        #expect(list.blocks.count { if case .item = $0.kind { true } else { false } } == 2)
    }

    @Test func leavesOutWhatIsRemoved() throws {
        let context = ImportContext(options: ["remove": "nav", "select": "none"])
        let selection = try HTMLSelection(Array("<nav><p>a</nav><p>b<main><p>c<nav>d</nav></main>".utf8), in: context)
        #expect(try selection.matches(of: "p, main, nav").map(\.text) == ["b", "c", "c"])
    }

    static let mistakes: [(selector: String, place: String)] = [
        ("a >> b", "character 3, '>> b'"), ("p[class=]", "character 8, '=]'"), ("p:contains(x)", "character 2, ':contains(x)'"),
        ("", "missing"), ("p,", "missing"), ("a >", "missing"), ("p..x", "character 2, '..x'"), ("1", "character 1, '1'"),
        ("äö, 7", "character 3, ', 7'"), ("p, , q", "character 2, ', , q'"), (")", "character 1, ')'"), ("p\u{301} {", "character 4, '{'"),
    ]

    @Test func tellsMistakes() throws {
        for (selector, place) in Self.mistakes {
            let mistake = try #require(HTMLSelector.mistake(in: selector), "\(selector)")
            #expect(mistake.code == .invalidOption && mistake.message.contains(place), "\(selector): \(mistake.message)")
            for option in ["select", "remove"] {
                let error = #expect(throws: ConversionError.self) { try HTMLImporter().validate(["select": "p", option: selector]) }
                #expect(error?.message.hasPrefix("\(option): '\(selector)'") == true)
            }
        }
        #expect(HTMLSelector.mistake(in: "p, a[href") == nil)
        #expect(HTMLSelector.mistake(in: String(repeating: "p,", count: 100_000))?.message.contains("is no CSS selector") == true)
    }

    @Test func isBoundedByLimits() throws {
        var limits = Limits()
        limits.output = 1000
        let page = String(repeating: "<div>", count: 300) + "some text"
        let error = #expect(throws: ConversionError.self) {
            try HTMLSelection(Array(page.utf8), in: ImportContext(limits: limits)).matches(of: "div")
        }
        #expect(error?.code == .limit)
    }

    /// Many matches, many of them with a style of their own, and matches within matches.
    @Test func staysLinear() throws {
        let items = (0..<1000).map { "<li style='margin-left:\($0)px'><a href='\($0)'>n \($0)</a>" }.joined()
        let deep = String(repeating: "<div>", count: 100) + "deep"
        let clock = ContinuousClock()
        var count = 0
        let time = try clock.measure {
            let selection = try HTMLSelection(Array("<ul>\(items)</ul>\(deep)".utf8))
            count = try selection.matches(of: "li, a, div").map(\.text).count
        }
        #expect(count == 2100)
        #expect(time < .seconds(20))
    }
}
