// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@Suite struct BlockTableTests {
    /// Walks after edits.
    @Test func editsSplitAndKeepBlocks() throws {
        struct Case {
            let source: String
            let expected: String
            let edit: (inout AttributedText) -> Void
        }
        let cases: [Case] = [
            Case(source: "list(item[1](a) item[2](b) item[3](c))", expected: "list(item[1](a)) b list[3](item[3](c))") {
                $0.changeParagraphStyles(in: 2..<3) { $0.block = nil }
            },
            Case(source: "list(item[1](a) item[2](b) item[3](c))", expected: "list(item[1](a) item[2](b) item[3](c))") {
                $0.insert("x", at: 2)
                $0.delete(2..<3)
            },
            Case(source: "quote(a b c)", expected: "quote(a) xb quote(c)") { $0.insert(AttributedText("x"), at: 2) },
            Case(source: "quote(a b c)", expected: "quote(a bx c)") { $0.insert(AttributedText("x"), at: 3) },
            Case(source: "quote(a b c)", expected: "quote(a x b c)") { $0.insert("x\n", at: 2) },
            Case(source: "quote(a) b quote(c)", expected: "quote(ab) quote(c)") { $0.delete(1..<2) },
            Case(source: "quote(a) b quote(c)", expected: "quote(a) quote(c)") { $0.delete(2..<4) },
            Case(
                source: "table(cell[0,0](a) cell[0,1](b) cell[1,0](c))",
                expected: "table([0:cell@0,0(a) cell@0,1(b)]) x table([0:cell@0,0(c)])"
            ) { $0.insert(AttributedText("x\n"), at: 4) },
            Case(source: "quote(list(item[1](a) item[2](b)))", expected: "quote(list(item[1](a))) x quote(list[2](item[2](b)))") {
                $0.insert(AttributedText("x\n"), at: 2)
            },
            Case(source: "quote(a) b", expected: "quote(a) quote(a) b") { $0.insert($0.slice(0..<2), at: 2) },
            Case(source: "a", expected: "a quote(quote(b))") { text in
                guard let other = try? BlockNotation("quote(quote(b))").text else { return }
                text.append(other)
            },
        ]
        for test in cases {
            var text = try BlockNotation(test.source).text
            test.edit(&text)
            #expect(BlockNotation.walk(text) == test.expected, "\(test.source)")
            #expect(text.brokenInvariants() == [])
        }
    }

    @Test func openParagraphMayEndElsewhere() throws {
        var text = AttributedText()
        let list = try text.addBlock(.list(ListProperties(.decimal)))
        let items = try (1...3).map { try text.addBlock(.item(ItemProperties(ordinal: $0)), in: list) }
        let plain = text.number(for: CharacterAttributes())
        for (place, item) in items.enumerated() {
            text.append("x", style: ParagraphStyle())
            text.endParagraph(plain, style: text.number(for: ParagraphStyle { $0.block = items[place] }))
            #expect(text[text.paragraphs.reduce(nil) { $1 }?.style ?? Number(0)].block == item)
        }
        #expect(BlockNotation.walk(text) == "list(item[1](x) item[2](x) item[3](x))")
        #expect(text.blocks.count == 4)
        #expect(text.brokenInvariants() == [])
    }

    @Test func openParagraphMayEndInTheListItCloses() throws {
        var text = try BlockNotation("list(item[1](a) item[2](b))").text
        let item = text.paragraphStyle(at: 2).style
        text.append("c", style: ParagraphStyle())
        text.endParagraph(Number(0), style: text.number(for: item))
        text.append("d\n", style: item)
        #expect(BlockNotation.walk(text) == "list(item[1](a) item[2](b c d))")
    }

    @Test func refusesWrongParents() throws {
        var text = AttributedText()
        let list = try text.addBlock(.list(ListProperties(.disc)))
        let wrong: [(Block.Kind, Number<Block>?)] = [
            (.item(ItemProperties(ordinal: 1)), nil), (.quote, list), (.list(ListProperties(.disc)), list), (.caption, nil),
            (.cell(CellProperties(row: 0, column: 0)), list), (.term, nil), (.description, list), (.quote, Number(9)),
        ]
        for (kind, parent) in wrong {
            #expect(throws: BlockNestingError.self) { try text.addBlock(kind, in: parent) }
        }
        #expect(text.blocks.count == 1)
    }

    @Test func updateKeepsKindAndPlace() throws {
        var text = AttributedText()
        let outer = try text.addBlock(.quote)
        let inner = try text.addBlock(.list(ListProperties(.disc)), in: outer)
        let other = text.blocks[inner.index]
        text.updateBlock(outer) { $0 = other }
        #expect(text.blocks[0].kind == .quote)
        #expect(text.blocks[0].parent == nil)
        text.updateBlock(inner) { $0.kind = .list(ListProperties(.decimal, start: 7)) }
        text.updateBlock(inner) { $0.box = BoxStyle { $0.cornerRadius = 3 } }
        text.updateBlock(Number(7)) { $0.box = nil }
        #expect(text.blocks[1].kind == .list(ListProperties(.decimal, start: 7)))
        #expect(text.blocks[1].box?.cornerRadius == 3)
        #expect(text.blocks[1].parent == outer)
    }

    @Test func unknownBlocksAreNotKept() {
        let text = AttributedText("a\n", style: ParagraphStyle { $0.block = Number(3) })
        #expect(text.paragraphStyle(at: 0).style.block == nil)
        #expect(text.brokenInvariants() == [])
    }
}
