// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkdownExport
import TestSupport
import Testing
import TextModel

/// What documents hold that pages do not, and what must stay linear.
@Suite struct DocumentTests {
    private func text(_ document: Document, _ options: OptionValues = [:]) throws -> String {
        String(decoding: try markdown(document, options), as: UTF8.self)
    }

    @Test func notes() throws {
        var text = AttributedText()
        let first = text.addNote(Note(.footnote, content: AttributedText("One\nTwo\n")))
        let second = text.addNote(Note(.comment, content: AttributedText("# Three\n"), author: "A. B."))
        let third = text.addNote(Note(.footnote, content: AttributedText(), label: "*"))
        text.append("a")
        text.append(first)
        text.append("(b)!")
        text.append(second)
        text.append(" c")
        text.append(third)
        text.append(first)
        #expect(
            try self.text(Document(text: text)) == """
                a[^1]\\(b)\\![^c1] c[^note-3][^1]

                [^1]: One

                    Two

                [^c1]: A. B.:

                    \\# Three

                [^note-3]:

                """)
    }

    @Test(arguments: MediaMode.allCases) func media(_ mode: MediaMode) throws {
        var text = AttributedText()
        let picture = text.addAttachment(
            TextModel.Attachment(.bytes([1, 2, 3]), mediaType: "image/png", name: "p.png", url: "http://a.b/p q.png"))
        let sheet = text.addAttachment(TextModel.Attachment(.bytes([4]), mediaType: "application/pdf", name: "s [1].pdf"))
        text.append(AttachmentOccurrence(picture, alternativeText: "a | *b*"))
        text.append(" ")
        text.append(AttachmentOccurrence(sheet))
        let sink = AttachmentList()
        let written = try String(
            decoding: markdown(Document(text: text), ["media": mode.rawValue], attachments: mode == .files ? sink : nil), as: UTF8.self)
        let expected =
            switch mode {
            case .embed: "![a | \\*b\\*](data:image/png;base64,AQID) s \\[1].pdf\n"
            case .files: "![a | \\*b\\*](media/1\\).png) [s \\[1\\].pdf](media/2\\).png)\n"
            case .link: "![a | \\*b\\*](http://a.b/p%20q.png) s \\[1].pdf\n"
            case .drop: ""
            }
        #expect(written == expected)
    }

    @Test func deepNesting() throws {
        for kinds in [[Block.Kind.quote], [.list(ListProperties(.disc)), .item(ItemProperties(ordinal: 1))]] {
            var text = AttributedText()
            let plain = text.number(for: CharacterAttributes())
            var parent: Number<Block>?
            for _ in 0..<5_000 {
                for kind in kinds { parent = try text.addBlock(kind, in: parent) }
                text.append("x")
                text.endParagraph(plain, style: text.number(for: ParagraphStyle { $0.block = parent }))
            }
            let lines = try self.text(Document(text: text)).split(separator: "\n")
            #expect(lines.count { $0.utf8.last == UInt8(ascii: "x") } == 5_000)
            #expect(lines.allSatisfy { $0.utf8.count < 130 })
        }
    }

    @Test(arguments: ["*", "[", "`", "\\", "&", "www.", "a@b", "<", "_", "http://", "\u{2028}", "   "])
    func longLines(of part: String) throws {
        let count = 4_000
        func seconds(_ count: Int) throws -> Double {
            var text = AttributedText(String(repeating: part, count: count))
            text.append("x", CharacterAttributes { $0.font.weight = 700 })
            let document = Document(text: text)
            return try threadSeconds { _ = try markdown(document) }
        }
        _ = try seconds(count)
        #expect(try seconds(8 * count) < 40 * (try seconds(count)) + 0.05)
    }

    @Test func wideTable() throws {
        var text = AttributedText()
        let table = try text.addBlock(.table(TableProperties(headerRows: 1)))
        let plain = text.number(for: CharacterAttributes())
        for cell in 0..<20_000 {
            let block = try text.addBlock(.cell(CellProperties(row: cell / 10_000, column: cell % 10_000)), in: table)
            text.append("a|b")
            text.endParagraph(plain, style: text.number(for: ParagraphStyle { $0.block = block }))
        }
        let document = Document(text: text)
        #expect(try threadSeconds { _ = try markdown(document) } < 5)
        #expect(try self.text(document).split(separator: "\n").count == 3)
    }

    @Test func manySpans() throws {
        var text = AttributedText()
        for place in 0..<20_000 {
            text.append(
                "x",
                CharacterAttributes {
                    if place % 2 == 0 { $0.font.weight = 700 }
                    if place % 3 == 0 { $0.font.italic = true }
                    if place % 5 < 3 { $0.strikethrough = LineDecoration() }
                    $0.link = Link("http://a.b/\(place / 7)")
                })
        }
        let document = Document(text: text)
        #expect(try threadSeconds { _ = try markdown(document) } < 5)
    }
}

/// Gives attachments names that need an escape.
private final class AttachmentList: AttachmentWriter {
    func write(_ attachment: TextModel.Attachment, number: Number<TextModel.Attachment>) -> String { "media/\(number.index + 1)).png" }
}
