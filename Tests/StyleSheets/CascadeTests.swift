// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTMLSyntax
import TestSupport
import Testing

@testable import StyleSheets

/// Files of cases: sections that begin with `% html`, `% agent`, `% user`, `% author`, `% import address`, `% ask`. What is asked for is an
/// element's id, perhaps `::before`, and a property, or nothing for all that the element itself declares.
@Suite struct CascadeTests {
    @Test(arguments: CaseFile.names(in: "StyleSheets/Cases").filter { $0.hasPrefix("cascade") })
    func cases(_ file: String) throws {
        var cases = try CaseFile("StyleSheets/Cases/\(file)")
        let failures = try cases.failures { Self.answers($0.input) }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    static func answers(_ input: String) -> String {
        var html = ""
        var sheets: [(StyleSheet, StyleResolver.Origin)] = []
        var imports: [String: String] = [:]
        var questions: [Substring] = []
        for section in ("\n" + input).components(separatedBy: "\n% ").dropFirst() {
            let parts = section.split(separator: "\n", maxSplits: 1).map(String.init)
            let body = parts.count > 1 ? parts[1] : ""
            switch parts[0] {
            case "html": html = body
            case "ask": questions = body.split(separator: "\n")
            case "agent", "user", "author":
                let sheet = StyleSheet(parsing: Array(body.utf8), accepting: accepts) { imports[$0.url].map { Array($0.utf8) } }
                sheets.append((sheet, parts[0] == "agent" ? .userAgent : parts[0] == "user" ? .user : .author))
            default: imports[String(parts[0].dropFirst(7))] = body
            }
        }
        let document = HTMLDocument(parsing: Array(html.utf8))
        var styles = Styles(document, sheets)
        return questions.map { "\($0) = \(answer(String($0), document, &styles))" }.joined(separator: "\n")
    }

    /// Colours must be some; the rest may be anything.
    static func accepts(_ name: String, _ value: CSSValue) -> Bool { !name.hasSuffix("color") || CSSColor.parse(value) != nil }

    static func answer(_ question: String, _ document: HTMLDocument, _ styles: inout Styles) -> String {
        let words = question.split(separator: " ").map(String.init)
        let name = words[0].components(separatedBy: "::")
        guard let node = document.root.descendants.first(where: { $0[.id]?.description == name[0] }) else { return "no element" }
        var style = styles.style(of: node)
        if name.count > 1 {
            guard let pseudo = styles.style(of: node, name[1] == "before" ? .before : .after) else { return "none" }
            style = pseudo
        }
        if words.count > 1 {
            if words[1].hasPrefix("--") { return style.custom[words[1]] ?? "initial" }
            return style.values[words[1]] ?? "initial"
        }
        return style.own.map { "\($0.key): \($0.value)" }.sorted().joined(separator: "; ")
    }

    @Test func media() {
        let screen = CSSMedia(width: 800, height: 600)
        let holds = [
            "", "all", "screen", "not print", "only screen", "print, screen", "(min-width: 800px)", "screen and (max-width: 50em)",
            "(width: 800px)",
            "(width >= 800px)", "(400px <= width < 801px)", "(color)", "not (min-width: 900px)", "(min-width: 1px) and (max-width: 900px)",
            "(prefers-color-scheme: light)", "(orientation: landscape)", "not (not (color))", "((width: 1px) or (color))",
            "not screen and (width: 1px)",
            "(hover: none)", "bogus, all", "(width>calc(1px * 2))",
        ]
        let fails = [
            "print", "not all", "(min-width: 801px)", "(prefers-color-scheme: dark)", "(bogus)", "not (bogus)", "screen and",
            "screen (color)",
            "(width: red)", "and", "(color) and (color) or (color)", "(hover: hover)", "(width < 800px)", "screen or (color)", "(hover)",
            "not",
        ]
        for query in holds { #expect(CSSValue(parsing: query).map { screen.matches($0) } == true, "\(query)") }
        for query in fails { #expect(CSSValue(parsing: query).map { screen.matches($0) } == false, "\(query)") }
        #expect(CSSValue(parsing: "print").map { CSSMedia(.print).matches($0) } == true)
    }

    @Test func importsAreBounded() {
        var asked: [String] = []
        let cyclic: (StyleSheet.Import) -> [UInt8]? = { request in
            asked.append(request.url)
            return Array("@import 'a'; @import url(b); @import url(\"c\");".utf8)
        }
        _ = StyleSheet(parsing: Array("@import 'a';".utf8), loadImport: cyclic)
        #expect(asked == ["a", "b", "c", "c", "b"])
        var count = 0
        let endless: (StyleSheet.Import) -> [UInt8]? = { _ in
            count += 1
            return Array((0..<100).map { "@import '\(count)-\($0)';" }.joined().utf8)
        }
        _ = StyleSheet(parsing: Array("@import 'x';".utf8), loadImport: endless)
        #expect(count == StyleLimits.imports)
    }
}
