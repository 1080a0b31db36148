// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import HTMLImport
import TestSupport
import Testing
import TextModel

private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

private func read(_ page: String, limits: Limits = Limits(), options: OptionValues = OptionValues()) throws -> Document {
    try HTMLImporter().read(DocumentSource(Array(page.utf8)), in: ImportContext(options: options, limits: limits))
}

/// Pages that are made to hurt, at 1/100 of the size they have in `make test-suites`: a document, soon.
@Test func hostilePages() throws {
    let isWhole = ProcessInfo.processInfo.environment["TEXTMILL_WHOLE_SUITES"] == "1"
    let size = isWhole ? 100_000 : 1_000
    let pages: [(name: String, page: String)] = [
        ("divs", times(size, "<div>") + "x"), ("lists", times(size, "<ul><li>") + "x"), ("quotes", times(size, "<blockquote>") + "x"),
        ("tables", times(size, "<table><tr><td>") + "x"), ("inline", times(size, "<b><i>") + "x"),
        ("links", times(size, "<a href=x>") + "x"),
        ("boxes", times(size, "<div style='border:1px solid;margin:1px'>") + "x"), ("pre", times(size, "<pre>") + "x"),
        ("spans in a row", "<table><tr>" + times(size, "<td colspan=1000>x") + "</table>"),
        ("row spans", "<table>" + times(size / 10, "<tr>" + times(10, "<td rowspan=65534>x")) + "</table>"),
        ("columns", "<table><colgroup>" + times(size, "<col span=1000>") + "</colgroup><tr><td>x</table>"),
        ("rows", "<table>" + times(size, "<tr><td>x") + "</table>"), ("items", "<ul>" + times(size, "<li>x") + "</ul>"),
        ("breaks", times(size, "<br>") + "x"), ("attributes", "<p " + (0..<size).map { "a\($0)=b " }.joined() + ">x"),
        ("anchors", (0..<size).map { "<a href='#a\($0)'></a><p id=a\($0)></p>" }.joined() + "x"),
        ("names", (0..<size).map { "<a name=n\($0)></a>" }.joined() + "x"),
        (
            "counters",
            "<style>p{counter-reset:a 1;counter-increment:b}p::before{content:counters(a,'.')}</style>" + times(size, "<p>") + "x"
        ),
        ("nested counters", "<style>div{counter-reset:a}div::before{content:counters(a,'.')}</style>" + times(size, "<div>") + "x"),
        ("quotation marks", times(size, "<q>") + "x"), ("ruby", "<ruby>" + times(size, "a<rt>b</rt>") + "x"),
        ("styles", (0..<size).map { "<p style='margin-left:\($0)px'>x" }.joined()),
        ("languages", (0..<size).map { "<p lang=l\($0)>x" }.joined()),
        ("Outlook", times(size, "<p class=MsoX style='mso-list:l0 level64 l'><span style='mso-list:Ignore'>1.</span>x</p><p>y")),
        ("cells alone", times(size, "<span style=display:table-cell>x</span>y")),
        ("metas", times(size, "<meta name=author content=x>") + "x"),
        ("options", "<select>" + times(size, "<option>x") + "</select>"), ("white space", times(size * 20, " \n") + "x"),
        ("one word", times(size * 20, "x")), ("drawings", times(size / 10, "<svg><circle/></svg>") + "x"),
        ("text in footers", "<table>" + times(size, "<tfoot><tr><td>x") + "<tbody><tr><td>x</table>"),
    ]
    let clock = ContinuousClock()
    for (name, page) in pages {
        let time = try clock.measure {
            let document = try read(page)
            #expect(document.text.string.contains("x"), "\(name)")
        }
        #expect(time < .seconds(20), "\(name): \(time)")
    }
}

@Test func limitsOfPages() throws {
    var limits = Limits()
    limits.nesting = 10
    #expect(throws: ConversionError.self) { try read(times(20, "<div>") + "x", limits: limits) }
    limits = Limits()
    limits.attachments = 1
    #expect(throws: ConversionError.self) { try read("<img src=a><img src=b>", limits: limits) }
    limits = Limits()
    limits.input = 5
    #expect(throws: ConversionError.self) { try read("<p>abcdef", limits: limits) }
}

/// Displays that a root or a part of nothing cannot have.
@Test func partsOfNoTable() throws {
    for display in ["table-row", "table-cell", "table-row-group", "table-caption", "table-column", "table", "inline-table", "contents"] {
        let root = try read("<html style='display:\(display)'><body style='display:\(display)'><p style='display:\(display)'>x")
        #expect(display == "table-column" || root.text.string.contains("x"), "\(display)")
    }
}
