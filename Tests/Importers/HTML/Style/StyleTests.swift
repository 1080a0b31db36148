// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import StyleSheets
import TestSupport
import Testing

@testable import HTMLImport
@testable import TextModel

/// Files of cases: markup, and of every element that has an `id`, and of its pseudo-elements, what differs from a style in which nothing is
/// said.
@Suite struct StyleTests {
    static let folder = "Importers/HTML/Style/Cases"

    @Test(arguments: CaseFile.names(in: folder))
    func cases(_ file: String) throws {
        var cases = try CaseFile("\(Self.folder)/\(file)")
        let failures = try cases.failures { Self.styles($0.input) }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    static func table(_ markup: String, user: String = "") -> (HTMLDocument, StyleTable) {
        let document = HTMLDocument(parsing: Array(markup.utf8))
        var sheets: [StyleSheet] = []
        for node in document.root.descendants where node.kind == .element && node.name == .style {
            sheets.append(StyleSheet(parsing: Array(node.textContent.utf8), accepting: StyleTable.accepts(property:value:)))
        }
        let table = StyleTable(
            document, authorSheets: sheets, userSheets: user.isEmpty ? [] : [StyleSheet(parsing: Array(user.utf8))], media: CSSMedia(),
            quirks: document.quirksMode, colors: CSSColorContext())
        return (document, table)
    }

    static func styles(_ markup: String) -> String {
        var (document, table) = table(markup)
        var lines: [String] = []
        for node in document.root.descendants where node.kind == .element {
            guard let id = node[.id] else { continue }
            lines.append("\(id): \(text(table[table.style(of: node)]))")
            for (pseudo, name) in [(CSSPseudoElement.before, "before"), (.after, "after"), (.marker, "marker")] {
                if let number = table.style(of: node, pseudoElement: pseudo) { lines.append("\(id)::\(name): \(text(table[number]))") }
            }
        }
        return lines.joined(separator: "\n")
    }

    static func text(_ style: ElementStyle) -> String {
        let plain = Dictionary(uniqueKeysWithValues: ValueDump.settings(of: ElementStyle()).map { ($0.name, $0.value) })
        var parts: [String] = []
        for (name, value) in ValueDump.settings(of: style) {
            switch name {
            case "characters":
                let members = ValueDump.members(of: style.characters.members)
                if !members.isEmpty { parts.append("characters(\(members))") }
            case "paragraph":
                let members = ValueDump.members(of: style.paragraph)
                if !members.isEmpty { parts.append("paragraph(\(members))") }
            default: if value != plain[name] { parts.append("\(name)=\(value)") }
            }
        }
        return parts.joined(separator: " ")
    }

    /// Elements that take over the same from their parents, and for which the same is declared, have one style.
    @Test func sharing() {
        let rows = String(repeating: "<tr><td class=a>x<td class=b><b>y</b>", count: 200)
        var (document, table) = Self.table("<!DOCTYPE html><style>.a{color:red}.b{color:blue}</style><table>\(rows)</table>")
        for node in document.root.descendants where node.kind == .element { _ = table.style(of: node) }
        #expect(table.count == 10)
    }

    @Test func readersSheet() {
        let user = "p { color: red; margin-top: 3px !important } b { font-weight: normal }"
        var (document, table) = Self.table("<!DOCTYPE html><p style='color:blue;margin-top:9px'>x<b>y</b>", user: user)
        let paragraph = document.root.descendants.first { $0.name == .p }.map { table.style(of: $0) } ?? 0
        #expect(table[paragraph].characters.foregroundColor == Color(red8: 0, green8: 0, blue8: 255, name: "blue"))
        #expect(table[paragraph].margin.top == 2.25)
        let bold = document.root.descendants.first { $0.name == .b }.map { table.style(of: $0) } ?? 0
        #expect(table[bold].characters.font.weight == nil)
    }

    @Test func acceptedValues() {
        let accepted = [
            ("color", "red"), ("margin", "1px auto"), ("display", "grid"), ("font", "12px x"), ("--x", "anything"), ("width", "var(--x)"),
            ("all", "unset"), ("background", "url(x) red"), ("white-space", "pre-wrap"), ("page-break-before", "always"),
        ]
        let refused = [
            ("color", "nonsense"), ("margin", "1px red"), ("display", "nonsense"), ("font", "12px"), ("padding", "-1px"), ("bogus", "1px"),
            ("font-weight", "1001"), ("text-align", "top"), ("width", "1"), ("line-height", "-1"),
        ]
        for (property, value) in accepted {
            #expect(CSSValue(parsing: value).map { StyleTable.accepts(property: property, value: $0) } == true, "\(property): \(value)")
        }
        for (property, value) in refused {
            #expect(CSSValue(parsing: value).map { StyleTable.accepts(property: property, value: $0) } == false, "\(property): \(value)")
        }
    }
}
