// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import Testing
import TextModel

@testable import HTMLImport

private let namespace = "xmlns=\"http://www.w3.org/1999/xhtml\""

private func document(
    _ body: String, name: String? = nil, type: String? = nil, head: String = "", in context: ImportContext = ImportContext()
) throws -> Document {
    var source = DocumentSource(
        Array("<html \(namespace) xml:lang=\"de\"><head><title>t</title>\(head)</head><body>\(body)</body></html>".utf8))
    source.name = name
    source.declaredType = type.flatMap { MediaType($0) }
    return try HTMLImporter().read(source, in: context)
}

/// What XML's rules change: an empty element ends where it stands.
@Test func emptyElementsEnd() throws {
    let body = "<p><a id=\"x\"/>one<b/> two<script src=\"x\"/> three</p><div/><p>four</p>"
    let page = try document(body, name: "a.xhtml").text
    #expect(page.string == "one two three\nfour\n")
    #expect(page.attribute(\.font.weight, at: 5).value == nil)
    // HTML's parser takes the rest for what the script holds.
    #expect(try document(body, name: "a.html").text.string == "one two\n")
}

@Test func whoIsReadAsXML() throws {
    let body = "<p>a<b/>b</p>"
    func isBold(_ document: Document) -> Bool { document.text.attribute(\.font.weight, at: 1).value == 700 }
    #expect(try !isBold(document(body, type: "application/xhtml+xml")))
    #expect(try isBold(document(body, name: "a.xhtml", type: "text/html")))
    #expect(try !isBold(document(body, name: "A.XHT")))
    #expect(try isBold(document(body)))
}

@Test func meaningInXML() throws {
    let page = try document(
        "<h1>Über&nbsp;&hellip;</h1><p>a<![CDATA[<b>]]> <span xml:lang=\"en\">c</span></p>" + "<table><tr><td>1</td><td>2</td></tr></table>"
            + "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"><rect width=\"4\" height=\"4\"/></svg>", name: "a.xhtml")
    #expect(page.text.string == "Über\u{A0}…\na<b> c\n1\n2\n\u{FFFC}\n")
    #expect(page.metadata.title == "t")
    #expect(page.metadata.language == "de")
    #expect(page.text.attribute(\.language, at: page.text.string.utf8.firstIndexOffset(of: "c")).value == "en")
    #expect(page.text.attachments.map(\.mediaType) == ["image/svg+xml"])
}

@Test func styleSheetsOfInstructions() throws {
    let sheet =
        "<?xml-stylesheet href=\"data:text/css,p%7Bcolor:red%7D\" type=\"text/css\"?><?xml-stylesheet href='data:,p%7Bcolor:blue%7D' media='print'?>"
    var source = DocumentSource(Array("\(sheet)<html \(namespace)><body><p>x</p></body></html>".utf8), name: "a.xhtml")
    source.declaredType = nil
    let page = try HTMLImporter().read(source, in: ImportContext())
    #expect(page.text.attribute(\.foregroundColor, at: 0).value == Color(red: 1, green: 0, blue: 0, name: "red"))
}

/// Browsers show an error; here the text is worth more.
@Test func whatIsNotWellFormed() throws {
    let context = ImportContext()
    let page = try document("<p>one<br>two</p>", name: "a.xhtml", in: context)
    #expect(page.text.string == "one\u{2028}two\n")
    #expect(context.monitor.diagnostics.warnings.map(\.code) == ["not-well-formed"])
}

extension String.UTF8View {
    fileprivate func firstIndexOffset(of letter: Character) -> Int {
        firstIndex(of: letter.asciiValue ?? 0).map { distance(from: startIndex, to: $0) } ?? 0
    }
}
