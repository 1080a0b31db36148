// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import TestSupport
import Testing
import TextModel

@Suite struct BlockWalkTests {
    static let data = TestFolders.package.appendingPathComponent("Tests/TextModel/Data")

    @Test func walksAsTheTableSays() throws {
        let lines = try String(contentsOf: Self.data.appendingPathComponent("walks.txt"), encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
        var wrong: [String] = []
        for place in stride(from: 0, to: lines.count - 1, by: 2) {
            let text = try BlockNotation(String(lines[place])).text
            let expected = lines[place + 1].dropFirst(3)
            for (name, text) in [("", text), ("canonical: ", text.canonical()), ("appended: ", text.appendedTwice())] {
                let walk = BlockNotation.walk(text)
                let wanted = name == "appended: " ? "\(expected) \(expected)" : String(expected)
                if walk != wanted { wrong.append("\(name)\(lines[place])\n  gives \(walk)\n  not   \(wanted)") }
                wrong += text.brokenInvariants().map { "\(name)\(lines[place]): \($0)" }
            }
        }
        #expect(lines.count >= 60 && lines.count.isMultiple(of: 2))
        #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
    }

    /// Quotes as deep as asked, a paragraph in the innermost, one outside.
    private static func nested(_ depth: Int) throws -> AttributedText {
        var text = AttributedText()
        var parent: Number<Block>?
        for _ in 0..<depth { parent = try text.addBlock(.quote, in: parent) }
        text.append("deep\n", style: ParagraphStyle { $0.block = parent })
        text.append("out\n", style: ParagraphStyle())
        return text
    }

    @Test func depthNeedsNoStack() throws {
        let depth = 100_000
        let done = DispatchSemaphore(value: 0)
        let outcome = Mutex<(begun: Int, ended: Int, equal: Bool, broken: Int)?>(nil)
        withExtendedLifetime(outcome) {
            let thread = Thread {
                defer { done.signal() }
                guard var text = try? Self.nested(depth) else { return }
                var (begun, ended) = (0, 0)
                for event in BlockWalk(text) {
                    if case .begin = event { begun += 1 }
                    if case .end = event { ended += 1 }
                }
                let copy = text.canonical()
                let isEqual = copy == text
                text.replace(2..<3, with: text.slice(0..<7))
                text.delete(0..<4)
                let broken = text.brokenInvariants().count
                outcome.withLock { $0 = (begun, ended, isEqual, broken) }
            }
            thread.stackSize = 64 * 1024
            thread.start()
            done.wait()
        }
        let result = try #require(outcome.withLock { $0 })
        #expect(result == (depth, depth, true, 0))
    }

    @Test func manyParagraphsCostLinearTime() throws {
        func seconds(_ count: Int, _ body: (AttributedText) throws -> Void) throws -> Double {
            var text = AttributedText()
            let list = try text.addBlock(.list(ListProperties(.decimal)))
            for item in 0..<count {
                let block = try text.addBlock(.item(ItemProperties(ordinal: item)), in: list)
                text.append("x\n", style: ParagraphStyle { $0.block = block })
            }
            return try (0..<3).map { _ in try threadSeconds { try body(text) } }.min() ?? 0
        }
        let works: [(String, (AttributedText) throws -> Void)] = [
            ("walk", { text in #expect(BlockWalk(text).reduce(0) { count, _ in count + 1 } == text.count / 2 * 3 + 2) }),
            ("canonical", { #expect($0.canonical().count == $0.count) }),
            (
                "append",
                {
                    var twice = $0
                    twice.append($0)
                    #expect(twice.count == $0.count * 2)
                }
            ),
            (
                "batch",
                { text in
                    var text = text
                    let count = text.count / 2
                    text.edit { edits in for place in 0..<count { edits.replace(place * 2..<place * 2 + 1, with: "y") } }
                    #expect(text.string(in: 0..<3) == "y\ny")
                }
            ),
        ]
        for (name, body) in works {
            let (small, large) = (try seconds(1000, body), try seconds(4000, body))
            #expect(large < small * 10, "\(name): \(small) s for 1,000 items, \(large) s for 4,000")
        }
    }

    @Test func hundredThousandParagraphs() throws {
        var text = AttributedText()
        let quote = try text.addBlock(.quote)
        let styles = [text.number(for: ParagraphStyle { $0.block = quote }), text.number(for: ParagraphStyle())]
        let plain = text.number(for: CharacterAttributes())
        for place in 0..<100_000 { text.endParagraph(plain, style: styles[place < 50_000 ? 0 : 1]) }
        var (paragraphs, others) = (0, 0)
        for event in BlockWalk(text) { if case .paragraph = event { paragraphs += 1 } else { others += 1 } }
        #expect((paragraphs, others) == (100_000, 2))
    }

    @Test func rowSpansCostIsBounded() {
        var cells: [CellProperties] = []
        for column in 0..<40 { cells.append(CellProperties(row: 0, column: column * 2, rowSpan: 60_000)) }
        for row in 1..<100 { cells.append(CellProperties(row: row, column: 0)) }
        let layout = TableLayout(cells, breaks: [], maximumContinuedRows: 1000)
        #expect(layout.placements.reduce(0) { $0 + $1.rowSpan - 1 } == 1000)
        #expect(layout.rowCount == 100)
        #expect(layout.placements.prefix(12).map(\.rowSpan) == [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 11, 1])
        #expect(TableLayout(cells).placements.prefix(40).allSatisfy { $0.rowSpan == 100 })
    }

    @Test func layoutTellsItsSize() throws {
        let text = try BlockNotation("table(cell[0,1](a) cell[1,0,1,4](b))").text
        let layout = try #require(BlockWalk(text).layout(of: Number(0)))
        #expect((layout.rowCount, layout.columnCount) == (2, 4))
        #expect(BlockWalk(text).layout(of: Number(1)) == nil)
    }
}

extension AttributedText {
    fileprivate func appendedTwice() -> AttributedText {
        var result = self
        result.append(self)
        return result
    }
}
