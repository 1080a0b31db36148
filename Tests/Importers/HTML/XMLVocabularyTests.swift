// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLImport
import Testing
import TextModel

/// XML of vocabularies that only a style sheet knows.
@Suite struct XMLVocabularyTests {
    private func read(_ xml: String, _ sheet: String = "", _ importer: XMLImporter = XMLImporter()) throws(ConversionError) -> Document {
        try importer.read(DocumentSource(Array(xml.utf8)), in: ImportContext(options: sheet.isEmpty ? [:] : ["user-css": sheet]))
    }

    /// Paragraphs with their blocks from the outside in.
    private func lines(_ document: Document) -> [String] {
        var path: [String] = []
        var lines: [String] = []
        let text = document.text
        for event in BlockWalk(text) {
            switch event {
            case .begin(let number): path.append(Self.name(text.blocks[number.index].kind))
            case .end: path.removeLast()
            case .beginCell(let number, _):
                var name = "cell"
                if let number, case .cell(let cell) = text.blocks[number.index].kind, cell.isHeader { name = "head" }
                path.append(name)
            case .endCell: path.removeLast()
            case .beginRow, .endRow: break
            case .paragraph(let paragraph):
                let level = text[paragraph.style].headingLevel.map { "h\($0) " } ?? ""
                lines.append(path.map { $0 + " " }.joined() + level + "| " + text.string(in: paragraph.content))
            }
        }
        return lines
    }

    private static func name(_ kind: Block.Kind) -> String {
        switch kind {
        case .list(let list): list.marker.isOrdered ? "ol" : "ul"
        case .item: "item"
        case .table: "table"
        case .quote: "quote"
        case .preformatted: "pre"
        case .section: "section"
        default: "other"
        }
    }

    private static let recipe = """
        <?xml version="1.0"?>
        <recipe id="r1">
          <Name>Bread</Name><note kind="private">secret</note>
          <parts><part amount="2">flour</part><part>water</part></parts>
          <grid><line><label>Oven</label><value>220</value></line></grid>
          <step>Mix <em>well</em>, see <ref target="http://a.b/c">here</ref>.</step>
          <quotation><step>Enjoy</step></quotation>
          <listing>a
          b</listing>
        </recipe>
        """

    private static let sheet = """
        Name { display: block; -textmill-heading-level: 2 }
        note[kind=private] { display: none }
        parts { display: block; -textmill-role: ol; list-style-type: decimal }
        part { display: list-item }
        grid { display: table } line { display: table-row } label, value { display: table-cell } label { -textmill-role: th }
        step { display: block }
        ref { -textmill-link: attr(target) }
        quotation { display: block; -textmill-role: blockquote }
        listing { display: block; -textmill-role: pre; white-space: pre }
        """

    @Test func blocks() throws {
        #expect(
            lines(try read(Self.recipe, Self.sheet)) == [
                "h2 | Bread", "ol item | flour", "ol item | water", "table head | Oven", "table cell | 220", "| Mix well, see here.",
                "quote | Enjoy", "pre | a", "pre |   b",
            ])
    }

    @Test func linksAndRoles() throws {
        let document = try read(
            "<d xmlns:x='urn:y'><c>a</c><l x:to='#p'>b</l><m>c</m></d>",
            "c { -textmill-role: code } l { -textmill-link: attr(to) } m { -textmill-link: 'http://a.b/'; -textmill-role: nonsense }")
        let text = document.text
        #expect(text.string == "abc\n")
        #expect(text.attributes(at: 0).attributes.roles == .code)
        #expect(text.attributes(at: 1).attributes.link == Link("#p"))
        #expect(text.attributes(at: 2).attributes.link == Link("http://a.b/"))
        #expect(text.attributes(at: 2).attributes.roles == nil)
    }

    @Test func tagsThatHTMLHas() throws {
        let text = try read("<d><h2>a</h2><p>b<u>c<em>d</em></u><stroke>e</stroke><shadow>f</shadow><title>g</title></p></d>").text
        #expect(text.string == "a\nbcdefg\n")
        #expect(text[text.paragraphs.map(\.style)[0]].headingLevel == 2)
        #expect(text.attributes(at: 4).attributes.names.contains("font.italic") && text.attributes(at: 4).attributes.underline != nil)
        #expect(text.attributes(at: 5).attributes.strokeWidth != nil && text.attributes(at: 6).attributes.shadow != nil)
        #expect(text.attributes(at: 7).attributes.isEmpty)
    }

    @Test func colors() throws {
        let text = try read("<d><x color='olive'>a</x><u background-color='#00FF00' color='url(b)'>b</u><x color='#12'>c</x></d>").text
        #expect(text.attributes(at: 0).attributes.foregroundColor == Color(red8: 128, green8: 128, blue8: 0, name: "olive"))
        #expect(text.attributes(at: 1).attributes.backgroundColor == Color(red8: 0, green8: 255, blue8: 0))
        #expect(text.attributes(at: 1).attributes.foregroundColor == nil && text.attributes(at: 2).attributes.isEmpty)
    }

    /// Names are compared with their case.
    @Test func letterCase() throws {
        #expect(try read("<d><A>a</A><a2/><B>b</B></d>", "A { display: none } b { display: none }").text.string == "b\n")
    }

    @Test func otherVocabularies() throws {
        let importer = XMLImporter(vocabularies: [("urn:z", Fixed())])
        #expect(try read("<d xmlns='urn:z'>a</d>", "", importer).text.string == "fixed\n")
        #expect(try read("<d xmlns='urn:zz'>a</d>", "", importer).text.string == "a\n")
    }

    @Test(arguments: [("<d>\n <a></d>", 2, 9), ("<d>&e;</d>", 1, 7), ("<d><b></d>x", 1, 11)])
    func errors(_ xml: String, line: Int, column: Int) {
        let error = #expect(throws: ConversionError.self) { try read(xml) }
        #expect(error?.code == .malformed && error?.position == .line(line, column: column), "\(String(describing: error))")
    }

    @Test func entitiesAreNotExpanded() {
        var xml = "<!DOCTYPE d [<!ENTITY a0 \"lol\">"
        for level in 1...20 { xml += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
        #expect(throws: ConversionError.self) { try read(xml + "]><d>&a20;</d>") }
        #expect(throws: ConversionError.self) { try read("<!DOCTYPE d [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><d>&e;</d>") }
    }
}

private struct Fixed: DocumentImporter {
    let formats: [DocumentFormat] = []
    func read(_ source: DocumentSource, in context: ImportContext) -> Document { Document(text: AttributedText("fixed")) }
}
