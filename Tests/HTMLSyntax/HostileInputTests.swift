// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import HTMLSyntax

/// Input that costs other parsers minutes. Each has a bound on the nodes it may make, on the depth it may reach and on processor time.
@Suite struct HostileInputTests {
    /// Debug builds run a fifth of what an optimised one does: their bytes cost fifty times as much.
    private static var scale: Int {
        #if DEBUG
            1
        #else
            10
        #endif
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var input: @Sendable (Int) -> [UInt8]
        /// Nodes that may come of each byte.
        var nodesPerByte = 0.5

        var testDescription: String { name }
    }

    private static func repeated(_ text: String, _ count: Int) -> [UInt8] { Array(String(repeating: text, count: count).utf8) }

    static let cases: [Case] = [
        Case(name: "open div", input: { repeated("<div>", 100_000 * $0) }),
        Case(name: "open font with text", input: { repeated("<font>x", 20_000 * $0) }, nodesPerByte: 1),
        Case(name: "nested tables", input: { repeated("<table><tr><td>", 10_000 * $0) }),
        Case(name: "tables in tables", input: { repeated("<table>x", 10_000 * $0) }),
        Case(
            name: "attributes of one tag",
            input: { scale in Array("<p ".utf8) + (0..<(100_000 * scale)).flatMap { Array("a\($0) ".utf8) } + [0x3E] }),
        Case(
            name: "attributes that differ in the middle",
            input: { scale in Array("<p ".utf8) + (0..<(10_000 * scale)).flatMap { Array("abcdefgh\($0)abcdefgh ".utf8) } + [0x3E] }),
        Case(name: "equal attributes", input: { Array("<p ".utf8) + repeated("a=&amp; ", 20_000 * $0) + [0x3E] }),
        Case(name: "a in p", input: { repeated("<a><p>", 2_000 * $0) }, nodesPerByte: 2),
        Case(name: "b in div", input: { repeated("<b><div>", 2_000 * $0) + repeated("</b>", 2_000 * $0) }, nodesPerByte: 2),
        Case(
            name: "b in div, each its own",
            input: { scale in
                (0..<(2_000 * scale)).flatMap { Array("<b id=\($0)><div>".utf8) } + repeated("</b>", 2_000 * scale)
            }, nodesPerByte: 2),
        Case(
            name: "formatting elements of many kinds",
            input: { scale in
                let count = 400 * scale
                return (0..<count).flatMap { Array("<b \($0)>".utf8) } + (0..<count).flatMap { Array("<i \($0)>".utf8) }
                    + repeated("x</b>", count)
            }, nodesPerByte: 2),
        Case(name: "less-than, bang, dashes", input: { repeated("<!--", 250_000 * $0) }),
        Case(name: "ampersands", input: { repeated("&", 100_000 * $0 * $0) }),
        Case(name: "one long word", input: { repeated("a", 100_000 * $0 * $0) }),
        Case(name: "one long tag name", input: { [0x3C] + repeated("a", 100_000 * $0) }),
        Case(name: "text around a table", input: { repeated("<table>a<tr title='&amp;'>b</table>", 2_000 * $0) }),
        Case(
            name: "text before one table", input: { Array("<table>".utf8) + repeated("a<tr title='&amp;&amp;'>", 5_000 * $0) },
            nodesPerByte: 1),
        Case(name: "bodies with attributes", input: { scale in (0..<(5_000 * scale)).flatMap { Array("<body a\($0)><p x>".utf8) } }),
        Case(name: "open templates", input: { repeated("<template>", 10_000 * $0) }),
        Case(name: "open svg", input: { repeated("<svg>", 2_000 * $0) + repeated("</x>", 2_000 * $0) }),
        Case(name: "selects", input: { repeated("<select><button><selectedcontent></button><option>x", 1_000 * $0) }, nodesPerByte: 1),
        Case(name: "list items", input: { repeated("<li><b>", 10_000 * $0) }, nodesPerByte: 2),
        Case(name: "end tags", input: { repeated("<div><p>", 500) + repeated("</li></x>", 10_000 * $0) }),
        Case(name: "open scripts", input: { repeated("<script><!--<script", 20_000 * $0) }),
        Case(name: "carriage returns", input: { repeated("\r", 100_000 * $0) }),
        Case(name: "null characters", input: { Array("<title>".utf8) + repeated("\0", 50_000 * $0) }),
    ]

    @Test(arguments: cases) func bounded(_ test: Case) {
        let input = test.input(Self.scale)
        var nodes = 0
        var depth = 0
        let seconds = threadSeconds {
            let document = HTMLDocument(parsing: input)
            nodes = document.nodeCount
            var current = 0
            for visit in document.root.visits {
                if case .enter = visit { current += 1 } else { current -= 1 }
                depth = max(depth, current)
            }
        }
        #expect(Double(nodes) <= 200_000 + Double(input.count) * test.nodesPerByte)
        #expect(depth <= 2 * TreeConstructor.maximumDepth)
        #expect(seconds < 10, "\(seconds) s for \(input.count) bytes")
    }

    @Test func deepContentIsKept() {
        let count = 2_000
        let input = (0..<count).map { "<div>\($0) " }.joined()
        let text = HTMLDocument(parsing: Array(input.utf8)).root.textContent
        #expect(text == (0..<count).map { "\($0) " }.joined())
    }

    /// What is deeper than 512 open elements becomes a sibling, as in Chromium, and end tags still close what they opened.
    @Test func deepElementsBecomeSiblings() {
        let count = 600
        let input = String(repeating: "<div>", count: count) + String(repeating: "</div>", count: count) + "<p>end"
        let document = HTMLDocument(parsing: Array(input.utf8))
        var divisions = 0
        var deepest = 0
        var depth = 0
        for visit in document.root.visits {
            guard case .enter(let node) = visit else {
                depth -= 1
                continue
            }
            depth += 1
            deepest = max(deepest, depth)
            if node.name == .div { divisions += 1 }
        }
        #expect(divisions == count)
        // The document, 512 elements, and the one that is put beside the last of them.
        #expect(deepest == TreeConstructor.maximumDepth + 2)
        #expect(document.body?.lastChild?.name == .p && document.body?.lastChild?.textContent == "end")
    }

    /// Deep documents are freed flat, and nothing that reads them recurses.
    @Test func deepTreesOfABuilder() {
        var builder = HTMLTreeBuilder()
        for _ in 0..<100_000 { builder.startElement("a") }
        builder.text("x")
        let document = builder.finish()
        #expect(document.root.textContent == "x")
        #expect(document.root.outerHTML.count == 700_001)
    }
}
