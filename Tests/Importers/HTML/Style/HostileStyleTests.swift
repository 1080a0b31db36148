// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import StyleSheets
import TestSupport
import Testing

@testable import HTMLImport

/// Pages made to be slow or large. In debug they are a two thousandth as long.
@Suite(.serialized) struct HostileStyleTests {
    #if DEBUG
        static let scale = 2000
    #else
        static let scale = 1
    #endif

    /// Generous against machines under load; what grows with the square of its input takes minutes.
    static let patience = 30.0

    static func repeated(_ count: Int, _ piece: (Int) -> String) -> String { (0..<count / scale).map(piece).joined() }

    struct Page: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let css: @Sendable () -> String
        let body: @Sendable () -> String

        init(_ name: String, _ css: @escaping @Sendable () -> String, _ body: @escaping @Sendable () -> String) {
            (testDescription, self.css, self.body) = (name, css, body)
        }
    }

    static let plain: @Sendable () -> String = { repeated(100_000) { _ in "<b>x</b>" } }

    static let pages = [
        Page("universal rules", { repeated(10_000) { "*{top:\($0)px}" } }, plain),
        Page("universal rules that are matched", { repeated(10_000) { ":nth-child(\($0)n){top:0}" } }, plain),
        Page("styles of their own", { "*{--x:1}" }, { repeated(100_000) { "<b style='left:\($0)px'>x</b>" } }),
        Page(
            "styles of their own under many rules", { repeated(10_000) { _ in "b{top:0}" } },
            { repeated(100_000) { "<b style='left:\($0)px'>" } }),
        Page("styles one in the other", { "b{margin:1em;font-size:101%}" }, { repeated(100_000) { "<b style='left:\($0)px'>" } }),
        Page(
            "custom properties", { "*{" + repeated(100_000) { "--a\($0 % 1000):var(--x) \($0);" } + "}" },
            { repeated(100_000) { "<b style='--x:\($0)'>x</b>" } }),
        Page("nested rules", { repeated(100_000) { _ in "b{" } + "top:0" }, plain),
        Page("nested rules side by side", { "b{" + repeated(100_000) { _ in "& &{top:0}" } + "}" }, { "<b>" + plain() }),
        Page("having", { repeated(10_000) { "b:has(i\($0 % 7) > u){top:0}" } }, { repeated(100_000) { _ in "<b><i>" } }),
        Page(
            "attributes", { repeated(1_000) { "[title*=aaab\($0)]{top:0}" } },
            { repeated(1_000) { _ in "<b title=\(String(repeating: "a", count: 1_000))>" } }),
        Page("classes", { repeated(100_000) { ".c\($0){top:0}" } }, { "<b class='" + repeated(100_000) { "c\($0) " } + "'>" + plain() }),
        Page("siblings", { repeated(1_000) { _ in "b~b~b~i{top:0}" } }, { plain() + repeated(10_000) { _ in "<i>" } }),
        Page("layers", { repeated(100_000) { "@layer a\($0){b{top:0}}" } }, plain),
        Page("containers", { repeated(100_000) { "@container (min-width:\($0)px){b{top:0}}" } }, plain),
        Page("scopes", { repeated(10_000) { _ in "@scope (b) to (i){b{top:0}}" } }, plain),
        Page("hints", { "" }, { "<table>" + repeated(100_000) { "<tr><td width=\($0) bgcolor=\($0)>x" } }),
        Page("automatic directions", { "" }, { repeated(10_000) { _ in "<b dir=auto>" } }),
    ]

    @Test(arguments: pages)
    func styles(_ page: Page) {
        let css = Array(page.css().utf8)
        let document = HTMLDocument(parsing: Array(("<!DOCTYPE html><body>" + page.body()).utf8))
        let seconds = threadSeconds {
            let sheet = StyleSheet(parsing: css, accepting: StyleTable.accepts(property:value:))
            var table = StyleTable(
                document, authorSheets: [sheet], userSheets: [], media: CSSMedia(), quirks: document.quirksMode, colors: CSSColorContext())
            var elements = 0
            for node in document.root.descendants where node.kind == .element {
                _ = table.style(of: node)
                _ = table.style(of: node, pseudoElement: .before)
                elements += 1
            }
            #expect(table.count <= elements * 2)
        }
        #expect(seconds < Self.patience, "\(page.testDescription) took \(seconds) s")
    }
}
