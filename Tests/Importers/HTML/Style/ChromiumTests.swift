// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTMLSyntax
import StyleSheets
import TestSupport
import Testing

@testable import HTMLImport

/// Pages with what Chromium computes for them beside: each value that styles are made of has to be the same.
@Suite struct ChromiumTests {
    static let folder = "Importers/HTML/Style/Pages"

    static func pages() -> [String] {
        let path = TestFolders.package.appendingPathComponent("Tests").appendingPathComponent(folder).path
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".html") }.sorted()
    }

    @Test(arguments: pages())
    func computedValues(_ page: String) throws {
        let folder = TestFolders.package.appendingPathComponent("Tests").appendingPathComponent(Self.folder)
        let markup = try Data(contentsOf: folder.appendingPathComponent(page))
        let name = page.replacingOccurrences(of: ".html", with: ".computed")
        let expected = String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
        let lines = expected.split(separator: "\n").map(String.init)
        let own = Self.lines(Array(markup))
        #expect(own.count == lines.count, "\(page): \(own.count) elements, not \(lines.count)")
        var failures: [String] = []
        for (line, mine) in zip(lines, own) {
            let fields = line.components(separatedBy: " | ")
            guard fields[0] == mine.name else {
                failures.append("\(fields[0]) is here \(mine.name)")
                break
            }
            failures += Self.differences(fields.dropFirst(), mine.values.byName).map { "\(mine.name): \($0)" }
                .filter { !Self.deliberate.contains($0) }
        }
        #expect(failures.isEmpty, "\(failures.count):\n\(failures.prefix(40).joined(separator: "\n"))")
    }

    /// Every element below the root with its values, and its pseudo-elements.
    static func lines(_ markup: [UInt8]) -> [(name: String, values: ComputedText)] {
        let document = HTMLDocument(parsing: markup)
        var sheets: [StyleSheet] = []
        for node in document.root.descendants where node.kind == .element && node.name == .style {
            sheets.append(StyleSheet(parsing: Array(node.textContent.utf8), accepting: StyleTable.accepts(property:value:)))
        }
        var table = StyleTable(
            document, authorSheets: sheets, userSheets: [], media: CSSMedia(width: 800, height: 600), quirks: document.quirksMode,
            colors: CSSColorContext())
        var lines: [(String, ComputedText)] = []
        for node in document.root.descendants where node.kind == .element && node.parent?.kind == .element {
            // What templates hold is no part of the page.
            if node.isInTemplate { continue }
            let name = node.nameText + (node[.class].map { ".\($0)" } ?? "")
            let number = table.style(of: node)
            lines.append((name, ComputedText(table.values(number))))
            for (pseudo, suffix) in [(CSSPseudoElement.before, "::before"), (.after, "::after")] {
                guard let number = table.style(of: node, pseudoElement: pseudo) else { continue }
                lines.append((name + suffix, ComputedText(table.values(number), isPseudoElement: true)))
            }
        }
        return lines
    }

    /// Where values are others on purpose: what a browser finds out from the text, other names for the same thing, boxes that are one kind
    /// here, colours that are sRGB here, containers that are as large as the page here, the fonts of a system.
    static let deliberate: Set<String> = [
        "bdi: unicode-bidi is plaintext, not isolate", "bdi: direction is rtl, not initial",
        "img: vertical-align is middle, not -webkit-baseline-middle", "p.o: background-color is #128.0.128, not color(srgb 0.5 0 0.5)",
        "p.q: background-color is #222.62.45, not oklch(0.6 0.2 30)",
        "p.q2: color is #46.46.46, not oklab(0.299998 0.0000136703 0.00000602603)", "span.r: float is initial, not left",
        "span.w: float is right, not inline-end", "span.w: float is left, not inline-end", "span.z: display is block, not flow-root",
        "span.d4: display is list-item, not inline list-item", "p.co: color is #255.0.0, not initial",
        "p.e: font-family is initial, not Arial", "span.e: font-family is initial, not Arial",
        "p.i: font-style is italic, not oblique 10deg",
    ]

    private static func differences(_ fields: some Sequence<String>, _ own: [String: String]) -> [String] {
        var expected: [String: String] = [:]
        for field in fields {
            let place = field.firstIndex(of: " ") ?? field.endIndex
            expected[String(field[..<place])] = String(field[place...].dropFirst())
        }
        return Set(expected.keys).union(own.keys).sorted().compactMap { name in
            let (mine, theirs) = (own[name] ?? "initial", expected[name] ?? "initial")
            // A browser gives the size that automatic margins have got.
            if mine == theirs || name.hasPrefix("margin") && mine == "auto" { return nil }
            return "\(name) is \(mine), not \(theirs)"
        }
    }
}

extension HTMLNode {
    fileprivate var isInTemplate: Bool {
        var current = parent
        while let node = current {
            if node.name == .template { return true }
            current = node.parent
        }
        return false
    }
}
