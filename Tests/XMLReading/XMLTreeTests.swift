// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import Testing
import XMLReading

/// The tree as text: names with the numbers of their namespaces, attributes, texts in quotation marks.
private func dump(_ xml: String, isPage: Bool = false) throws -> String {
    let document = try XMLTree(parsing: Array(xml.utf8), isPage: isPage, in: ImportContext()).document
    var text = ""
    for visit in document.root.visits {
        guard case .enter(let node) = visit else {
            if case .leave(let node) = visit, node.kind == .element { text += ")" }
            continue
        }
        switch node.kind {
        case .element:
            text += "(\(node.nameText)/\(node.namespace.rawValue)"
            for attribute in node.attributes { text += " \(attribute.nameText)/\(attribute.namespace.rawValue)=\(attribute.value)" }
        case .text: text += "'\(node.text)'"
        case .processingInstruction: text += "<\(node.nameText) \(node.text)>"
        case .documentType: text += "<!\(node.nameText) \(node.publicIdentifier.map(\.description) ?? "-")>"
        default: break
        }
    }
    return text
}

private let html = "xmlns=\"http://www.w3.org/1999/xhtml\""

@Test func trees() throws {
    let cases: [(String, String)] = [
        ("<a><b/>x</a>", "(a/0(b/0)'x')"),
        ("<A Bc='1'/>", "(A/0 Bc/0=1)"),
        ("<html \(html)><p/>x<br/></html>", "(html/1(p/1)'x'(br/1))"),
        ("<h:html xmlns:h=\"http://www.w3.org/1999/xhtml\"><h:p/><p/></h:html>", "(html/1(p/1)(p/0))"),
        ("<a xmlns:o=\"urn:o\"><o:p o:x='1' xml:lang='de'/></a>", "(a/0(o:p/7 o:x/7=1 xml:lang/5=de))"),
        ("<a><![CDATA[<b>&amp;]]>&amp;&#65;</a>", "(a/0'<b>&amp;&A')"),
        ("<?xml-stylesheet href=\"a.css\"?><a><!-- x -->y</a>", "<xml-stylesheet href=\"a.css\">(a/0'y')"),
        ("<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" \"x\"><a/>", "<!html -//W3C//DTD XHTML 1.0 Strict//EN>(a/0)"),
    ]
    for (xml, expected) in cases { #expect(try dump(xml) == expected, "\(xml)") }
    #expect(try dump("<html><p/></html>", isPage: true) == "(html/1(p/1))")
    #expect(try dump("<x><html/></x>", isPage: true) == "(x/0(html/0))")
}

@Test func placesOfErrors() {
    let cases: [(String, ConversionError.Code, SourcePosition?)] = [
        ("<a>\n<b></a>", .malformed, .line(2, column: 8)),
        ("<a>&nbsp;</a>", .malformed, .line(1, column: 10)),
        ("<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", .malformed, nil),
        ("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><a>&x;</a>", .malformed, nil),
        ("<a x='1' x='2'/>", .malformed, nil), ("", .malformed, nil), ("text", .malformed, nil),
        ("<a " + (0...10_001).map { "a\($0)='' " }.joined() + "/>", .limit, nil),
    ]
    for (xml, code, position) in cases {
        do {
            let text = try dump(xml)
            Issue.record("\(xml.prefix(60)) gave \(text)")
        } catch let error as ConversionError {
            #expect(error.code == code, "\(xml.prefix(60))")
            if let position { #expect(error.position == position, "\(xml.prefix(60))") }
        } catch { Issue.record(error) }
    }
}

/// Depth costs memory and no stack.
@Test func depth() throws {
    let count = 200_000
    let xml = String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    let document = try XMLTree(parsing: Array(xml.utf8), in: ImportContext()).document
    #expect(document.root.descendants.count { $0.kind == .element } == count)
}

@Test func namedReferences() {
    let cases: [(String, String?)] = [
        ("a", nil), ("&amp;&lt;&gt;&quot;&apos;", nil), ("&unknown; &nbsp", nil), ("&nbsp;", "\u{A0}"), ("x&eacute;y&hellip;", "xéy…"),
        ("&LT;&AMP;", "&lt;&amp;"), ("<![CDATA[&nbsp;]]>&nbsp;", "<![CDATA[&nbsp;]]>\u{A0}"), ("<!-- &nbsp; -->", nil), ("<!--&nbsp;", nil),
        ("<?x &nbsp;?>&copy;", "<?x &nbsp;?>©"), ("<a title=\"&nbsp;\">", "<a title=\"\u{A0}\">"), ("&&nbsp;", "&\u{A0}"), ("&", nil),
        ("<![CDATA[]]&copy;]]>&reg;", "<![CDATA[]]&copy;]]>®"), ("<a>&NotEqualTilde;", "<a>\u{2242}\u{338}"),
    ]
    for (text, expected) in cases {
        #expect(XHTMLReferences.expanded(in: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } == expected, "\(text)")
    }
}
