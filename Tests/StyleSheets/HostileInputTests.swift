// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import TestSupport
import Testing

@testable import StyleSheets

/// Inputs made to be slow or to run out of stack. In debug they are a five hundredth as long.
@Suite(.serialized) struct HostileInputTests {
    #if DEBUG
        static let scale = 500
    #else
        static let scale = 1
    #endif

    /// Times are generous against machines under load; what grows with the square of its input takes minutes.
    static let patience = 10.0

    @Test(arguments: [
        "{", "@", "(", "[", "}", ")", "a{", "@media{", "@x", "\\", "\"", "'\n", "url(", "/*", "<!--", "#", "!", ";", "a:b;", "a{b:c}",
        ":not(", "--a:{", "f(}",
    ])
    func repetitions(_ piece: String) {
        let bytes = Array(String(repeating: piece, count: 10_000_000 / Self.scale / piece.utf8.count).utf8)
        let seconds = threadSeconds {
            let pieces = SheetScanner.pieces(bytes)
            #expect(pieces.count <= bytes.count / 3 + 1)
            var list = CSSParser(bytes)
            #expect(list.declarations().count <= bytes.count / 4)
        }
        #expect(seconds < Self.patience, "\(piece) took \(seconds) s")
    }

    @Test func nestedBrackets() {
        let count = 1_000_000 / Self.scale
        let text = "a{color:" + String(repeating: "([", count: count) + String(repeating: "])", count: count) + ";top:0}"
        let bytes = Array(text.utf8)
        let names = SheetScanner.pieces(bytes).map { piece in
            var block = CSSParser(bytes, in: piece.block)
            return block.declarations().map(\.name)
        }
        #expect(names == [["top"]])
        let deep = String(repeating: "(", count: StyleLimits.depth - 1)
        #expect(CSSValue(parsing: "calc(" + deep + "1px")?.length() == CSSLength(pixels: 1, percent: nil))
        #expect(CSSValue(parsing: "calc(" + deep + "(1px") == nil)
    }

    /// Many rules, selectors, classes and elements; walks that would be quadratic.
    @Test(arguments: [
        "a{top:0}", ".c{top:0}", "*{top:0}", "a,", "a~b{top:0}", "a:has(b){top:0}", "a b c{top:0}", ":nth-child(2 of a){top:0}",
        ":not(:not(", ":is(a,", "a>", "@layer a{b{top:0}}", "@layer a.", "@media x{a{top:0}}", "@import 'a';", "a:not(.x~*){top:0}",
        "a{--x:var(--y);--y:var(--x)}", "a:nth-last-of-type(3n){all:revert}", "[a*=b]{top:0}", "a{top:0!important}", "a{margin:0}",
    ])
    func cascade(_ piece: String) {
        let count = 100_000 / Self.scale
        let css = Array(String(repeating: piece, count: count).utf8)
        let markup = String(repeating: "<a class='c d' id=i a=ab><b></b></a>", count: count / 10)
        let nested = String(repeating: "<a><c>", count: count / 20)
        let document = HTMLDocument(parsing: Array((markup + nested).utf8))
        let seconds = threadSeconds {
            let sheet = StyleSheet(parsing: css, loadImport: { _ in css })
            var resolver = StyleResolver(document, sheets: [(sheet, .author)]) { _, _ in 0 }
            var found = 0
            for node in document.root.descendants where node.kind == .element {
                let number = resolver.declarations(of: node).set
                found += resolver.declarations(number).entries.count
            }
            #expect(found <= document.nodeCount * CSSProperty.allCases.count)
        }
        #expect(seconds < Self.patience * 6, "\(piece) took \(seconds) s")
    }

    /// Values that double with each variable.
    @Test func variableBombs() {
        let doubling = (1...60).map { "--x\($0):var(--x\($0 - 1)) var(--x\($0 - 1));" }.joined()
        let chain = (1...5000 / Self.scale).map { "--y\($0):var(--y\($0 - 1));" }.joined()
        let fallbacks = String(repeating: "var(--z,", count: 200) + "end" + String(repeating: ")", count: 200)
        let css = "a{--x0:x;--y0:y;\(doubling)\(chain)top:var(--x60);left:var(--y3);right:var(--x10);bottom:\(fallbacks)}"
        let document = HTMLDocument(parsing: Array("<a id=i>".utf8))
        let seconds = threadSeconds {
            var styles = Styles(document, [(StyleSheet(parsing: Array(css.utf8)), .author)])
            let own = document.root.descendants.first { $0.name == .a }.map { styles.style(of: $0).own }
            #expect(own?["top"] == nil)
            #expect(own?["left"] == "y")
            #expect(own?["right"]?.utf8.count == 2047)
            #expect(own?["bottom"] == "end")
        }
        #expect(seconds < Self.patience)
    }

    @Test func deepSelectors() {
        for (opening, inside) in [(":not(", 16), (":is(", 16), ("a ", 4095)] {
            let closing = opening.hasSuffix("(") ? ")" : ""
            func nested(_ count: Int) -> CSSSelectorList? {
                CSSSelectorList(parsing: String(repeating: opening, count: count) + "b" + String(repeating: closing, count: count))
            }
            #expect(nested(inside)?.specificities.count == 1, "\(opening)")
            #expect(nested(10_000)?.specificities.contains { $0.elements > 0 } != true || opening.hasPrefix("a"), "\(opening)")
        }
    }

    /// A tree deeper than any stack: only a builder makes those.
    @Test func deepTree() {
        let depth = 1_000_000 / Self.scale
        var builder = HTMLTreeBuilder()
        for _ in 0..<depth { builder.startElement("a", namespace: .html) }
        let document = builder.finish()
        let sheet = StyleSheet(parsing: Array("a{color:red} b a{top:0} a:empty{left:0} a a{right:0}".utf8))
        var resolver = StyleResolver(document, sheets: [(sheet, .author)]) { _, _ in 0 }
        let seconds = threadSeconds {
            let last = document.node(document.nodeCount - 1).map { resolver.declarations(of: $0).set }
            #expect(last.map { resolver.declarations($0).entries.map(\.property.name).sorted() } == ["color", "left", "right"])
        }
        #expect(seconds < Self.patience)
    }
}
