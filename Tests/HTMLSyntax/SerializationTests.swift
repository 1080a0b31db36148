// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTMLSyntax
import TestSupport
import Testing

/// The HTML fragment serialization algorithm.
@Suite struct SerializationTests {
    /// Those of html5lib's serializer cases that the standard's algorithm decides. The others are about leaving out tags and quotes, which
    /// it never does.
    private static let standardCases: Set<String> = [
        "proper attribute value quoting (with =)", "proper attribute value quoting (with >)", "proper attribute value quoting (with ')",
        "proper attribute value quoting (with both \" and ')", "proper attribute value quoting (with space)",
        "proper attribute value quoting (with tab)", "proper attribute value quoting (with LF)", "proper attribute value quoting (with CR)",
        "proper attribute value quoting (with form feed)", "void element (as EmptyTag token)", "void element (as StartTag token)",
        "doctype in error", "character data", "rcdata", "doctype", "escape angle brackets in attribute values",
    ]

    @Test func suite() throws {
        guard let folder = TestFolders.suite("html/html5lib-tests/serializer") else { return }
        var count = 0
        for name in ["core.test", "options.test"] {
            let data = try Data(contentsOf: folder.appendingPathComponent(name))
            let content = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            for test in content["tests"] as? [[String: Any]] ?? [] {
                let description = test["description"] as? String ?? ""
                guard Self.standardCases.contains(description), (test["options"] as? [String: Any])?["escape_rcdata"] == nil else {
                    continue
                }
                count += 1
                let output = Self.build(test["input"] as? [[Any]] ?? [])
                let expected = (test["expected"] as? [String])?.first ?? ""
                // The cases are streams of tokens, in which elements may stay open.
                let rest = output.dropFirst(expected.count)
                #expect(output.hasPrefix(expected) && (rest.isEmpty || rest.hasPrefix("</")), "\(description): \(output)")
            }
        }
        #expect(count == Self.standardCases.count)
    }

    private static func build(_ tokens: [[Any]]) -> String {
        var builder = HTMLTreeBuilder()
        for token in tokens {
            switch token[0] as? String ?? "" {
            case "StartTag", "EmptyTag":
                let name = (token[0] as? String == "EmptyTag" ? token[1] : token[2]) as? String ?? ""
                let attributes = (token.count > 3 ? token[3] as? [[String: Any]] : nil) ?? []
                builder.startElement(
                    name, namespace: .html,
                    attributes: attributes.map { .init($0["name"] as? String ?? "", value: $0["value"] as? String ?? "") })
            case "Characters": builder.text(token[1] as? String ?? "")
            default: builder.documentType(name: token[1] as? String ?? "", publicIdentifier: nil, systemIdentifier: nil)
            }
        }
        return String(decoding: builder.finish().root.outerHTML, as: UTF8.self)
    }

    @Test func roundTrips() {
        let cases = [
            (
                "<p title='a\"b&amp;<>\u{A0}'>x &amp; y &lt; z\u{A0}</p>",
                "<p title=\"a&quot;b&amp;&lt;&gt;&nbsp;\">x &amp; y &lt; z&nbsp;</p>"
            ),
            ("<style>a > b &amp; c</style><script>1 < 2</script>", "<style>a > b &amp; c</style><script>1 < 2</script>"),
            ("<br><img src=x><input>", "<br><img src=\"x\"><input>"),
            (
                "<svg viewbox='0 0 1 1'><lineargradient xlink:href='#a'/></svg>",
                "<svg viewBox=\"0 0 1 1\"><linearGradient xlink:href=\"#a\"></linearGradient></svg>"
            ),
            ("<!--a--><?pi some data?>", "<!--a--><?pi some data>"), ("<template><td>x</template>", "<template><td>x</td></template>"),
        ]
        for (input, expected) in cases {
            let document = HTMLDocument(parsingFragment: Array(input.utf8))
            #expect(String(decoding: document.root.innerHTML, as: UTF8.self) == expected)
        }
    }
}
