// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HTMLSyntax

/// The document as its readers see it.
@Suite struct DocumentTests {
    private func parse(_ text: String) -> HTMLDocument { HTMLDocument(parsing: Array(text.utf8)) }

    /// The constants and the list of known names say the same.
    @Test func fixedNames() {
        let names = KnownNames.words(knownNames)
        #expect(names.count == knownNameCount)
        let table = NameTable.knownNamesOnly()
        for (index, name) in names.enumerated() {
            let number = name.withUnsafeBufferPointer { bytes in bytes.baseAddress.flatMap { table.find($0, bytes.count) } }
            #expect(number?.rawValue == Int32(index + 1))
        }
        let samples: [(HTMLName, String)] = [
            (.html, "html"), (.div, "div"), (.annotationXML, "annotation-xml"), (.stop, "stop"), (.id, "id"), (.`class`, "class"),
            (.httpEquiv, "http-equiv"), (.wrap, "wrap"), (.foreignObject, "foreignObject"), (.`var`, "var"), (.system, "system"),
        ]
        for (name, text) in samples { #expect(String(decoding: table.bytes(of: name), as: UTF8.self) == text) }
    }

    @Test func views() throws {
        let document = parse("<!DOCTYPE html><title>T</title><p class='a b' ID=x>one<b>two</b>&amp;<br>")
        #expect(document.quirksMode == .none)
        #expect(document.head?.textContent == "T")
        let body = try #require(document.body)
        let paragraph = try #require(body.firstChild)
        #expect(paragraph.name == .p && paragraph.nameText == "p" && paragraph.namespaceURL == "http://www.w3.org/1999/xhtml")
        #expect(paragraph.position == 31)
        #expect(paragraph[.`class`]?.description == "a b")
        #expect(paragraph[.id].map { $0 == ("x" as StaticString) } == true)
        #expect(paragraph[.href] == nil)
        #expect(paragraph.attributes.map(\.nameText) == ["class", "id"])
        #expect(paragraph.children.map(\.kind) == [.text, .element, .text, .element])
        #expect(paragraph.textContent == "onetwo&")
        #expect(paragraph.firstChild?.text.sourceRange == 51..<54)
        #expect(paragraph.lastChild?.name == .br && paragraph.lastChild?.previousSibling?.text.sourceRange == nil)
        #expect(paragraph.parent == body && body.descendants.map(\.kind).count == 6)
        #expect(document.node(paragraph.id) == paragraph && document.node(-1) == nil && document.node(100) == nil)
        #expect(document.name("p") == .p && document.name("nowhere") == nil)
    }

    @Test func errors() {
        let input = Array("<p a a=1></p x><!-- \u{1} &nope; &#0;".utf8)
        let document = HTMLDocument(parsing: input, options: HTMLParsingOptions(collectsErrors: true))
        #expect(document.errors.map(\.code) == [.duplicateAttribute, .endTagWithAttributes, .controlCharacterInInputStream, .eofInComment])
        #expect(document.errors.map(\.position) == [6, 14, 20, 33])
        #expect(HTMLDocument(parsing: input).errors.isEmpty)
    }

    @Test func fragments() {
        let row = HTMLDocument(parsingFragment: Array("<td>a<td>b".utf8), in: HTMLFragmentContext("tr"))
        #expect(row.root.kind == .fragment && row.root.children.map(\.name) == [.td, .td])
        let svg = HTMLDocument(parsingFragment: Array("<path/><![CDATA[x]]>".utf8), in: HTMLFragmentContext("svg", namespace: .svg))
        #expect(svg.root.children.map(\.kind) == [.element, .text])
        #expect(svg.root.firstChild?.namespace == .svg)
        let title = HTMLDocument(parsingFragment: Array("a<b>&amp;".utf8), in: HTMLFragmentContext("title"))
        #expect(title.root.textContent == "a<b>&")
    }

    /// Any bytes give a tree.
    @Test func invalidUTF8() {
        let document = HTMLDocument(parsing: [0x3C, 0x61, 0xFF, 0x20, 0xC3, 0x3D, 0x80, 0x3E, 0xE2, 0x82, 0x3C, 0x2F])
        #expect(
            Array(document.body?.lastChild?.lastChild?.text ?? HTMLText(storage: document.storage, range: .empty)) == [
                0xE2, 0x82, 0x3C, 0x2F,
            ])
        #expect(HTMLDocument(parsing: []).body?.children.map(\.kind).isEmpty == true)
    }

    @Test func lineEndings() {
        let document = parse("<pre>\r\n\r\na\rb\r\n</pre><textarea title='x\r\ny\rz'>\r</textarea>")
        #expect(document.body?.firstChild?.textContent == "\na\nb\n")
        #expect(document.body?.lastChild?.textContent == "")
        #expect(document.body?.lastChild?[.title]?.description == "x\ny\nz")
    }

    @Test func builder() throws {
        var builder = HTMLTreeBuilder()
        let namespace = builder.namespace("urn:x")
        #expect(namespace == builder.namespace("urn:x") && builder.namespace("http://www.w3.org/2000/svg") == .svg)
        builder.documentType(name: "Doc", publicIdentifier: nil, systemIdentifier: "a.dtd")
        builder.startElement(
            "x:Root", namespace: namespace, attributes: [.init("xml:lang", namespace: .xml, value: "de"), .init("A", value: "1")])
        builder.text("a")
        builder.text([UInt8(ascii: "b")].span)
        builder.comment("c")
        builder.processingInstruction(target: "T", data: "d")
        builder.endElement()
        builder.endElement()
        let document = builder.finish()
        let root = try #require(document.documentElement)
        #expect(root.nameText == "x:Root" && document.text(of: root.localName) == "Root" && root.namespaceURL == "urn:x")
        #expect(root.attributes.map(\.nameText) == ["xml:lang", "A"])
        #expect(root.attributes[0].namespace == .xml && document.text(of: root.attributes[0].localName) == "lang")
        #expect(root.children.map(\.text.description) == ["ab", "c", "d"])
        #expect(document.root.firstChild?.systemIdentifier?.description == "a.dtd" && document.root.firstChild?.publicIdentifier == nil)
    }
}
