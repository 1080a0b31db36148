// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Templates
import Testing

private let values = ["title": "A & B", "author": "<Ann> \"x\" 'y'", "nested": "${title}$", "empty": ""]

private func render(_ text: String, marks: Template.Marks = .standard) throws -> (text: String, unknown: [String]) {
    let template = try Template(parsing: Array(text.utf8), marks: marks)
    let sink = ByteArraySink()
    var output = OutputBuffer(sink)
    let unknown = try template.write(to: &output) { key in
        key == "content" ? .markup : values[key].map { .text($0) }
    } markup: { key, output in
        output.write("<p>\(key)</p>")
    }
    _ = try output.finish()
    return (String(decoding: sink.bytes, as: UTF8.self), unknown)
}

@Test func templates() throws {
    let cases: [(String, String, [String])] = [
        ("", "", []), ("text", "text", []), ("<h1>${title}$</h1>", "<h1>A &amp; B</h1>", []),
        ("${author}$", "&lt;Ann&gt; &quot;x&quot; &#39;y&#39;", []), ("${author:raw}$", "<Ann> \"x\" 'y'", []),
        ("${ title:raw }$", "A & B", []),
        ("${nested}$", "${title}$", []), ("${content}$|${content:raw}$", "<p>content</p>|<p>content</p>", []),
        ("${no}$x${no}$${other}$", "x", ["no", "other"]), ("${empty}$", "", []), ("${title}$${title}$", "A &amp; BA &amp; B", []),
        ("}$ $}", "}$ $}", []), ("ä${title}$ö", "äA &amp; Bö", []),
    ]
    for (text, expected, unknown) in cases {
        let result = try render(text)
        #expect(result.text == expected, "\(text)")
        #expect(result.unknown == unknown, "\(text)")
    }
}

/// Marks that are ordinary text leave everything alone that is no key.
@Test func pseudoTags() throws {
    let tags = try Template.Marks(pattern: "<%>")
    let cases = [
        ("<p><title></p>", "<p>A &amp; B</p>"), ("a < b <title>", "a < b A &amp; B"), ("<title", "<title"),
        ("<p class=\"x\">", "<p class=\"x\">"),
        ("<<title>>", "<A &amp; B>"), ("<content>", "<p>content</p>"), ("<author:raw>", "<Ann> \"x\" 'y'"), ("<>", "<>"),
    ]
    for (text, expected) in cases { #expect(try render(text, marks: tags).text == expected, "\(text)") }
    let braces = try Template.Marks(pattern: "{{%}}")
    #expect(try render("{{title}}{{no}}{x}", marks: braces).text == "A &amp; B{x}")
}

@Test func faults() {
    let cases: [(String, SourcePosition)] = [
        ("a\nb ${title", .line(2, column: 3)), ("${a${b}$", .line(1, column: 4)), ("x\0", .line(1, column: 2)),
        ("${}$", .line(1, column: 1)),
        ("${" + String(repeating: "k", count: 1000) + "}$", .line(1, column: 1)), ("${ :raw}$", .line(1, column: 1)),
    ]
    for (text, position) in cases {
        let error = #expect(throws: ConversionError.self) { try Template(parsing: Array(text.utf8)) }
        #expect(error?.code == .malformed)
        #expect(error?.position == position, "\(text.prefix(20))")
    }
    let error = #expect(throws: ConversionError.self) { try Template(parsing: [0x61, 0x0A, 0xC3, 0x28]) }
    #expect(error?.position == .line(2, column: 1))
    for pattern in ["", "%", "<%", "%>", "abc", "%%", "a%b%c"] {
        #expect(throws: ConversionError.self) { try Template.Marks(pattern: pattern) }
    }
}

/// A template of marks without end is read once, not once for each.
@Test func manyMarks() throws {
    let tags = try Template.Marks(pattern: "<%>")
    let text = String(repeating: "<", count: 20_000)
    #expect(try render(text, marks: tags).text == text)
    #expect(try Template(parsing: Array("${a}$${b}$${a}$".utf8)).keys == ["a", "b"])
}
