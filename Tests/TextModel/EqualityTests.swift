// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@Suite struct EqualityTests {
    @Test func numbersDoNotCount() throws {
        let bold = CharacterAttributes { $0.font.weight = 700 }
        var one = AttributedText()
        let quote = try one.addBlock(.quote)
        one.append("a", bold, style: ParagraphStyle { $0.block = quote })
        one.append("b\n")
        var two = AttributedText()
        _ = two.number(for: CharacterAttributes { $0.font.size = 1 })
        _ = two.number(for: ParagraphStyle { $0.alignment = .left })
        _ = two.addAttachment(Attachment(.missing))
        _ = two.addNote(Note(.comment))
        _ = try two.addBlock(.figure)
        let other = try two.addBlock(.quote)
        two.append("ab\n", style: ParagraphStyle { $0.block = other })
        #expect(one != two)
        two.setAttributes(bold, in: 0..<1)
        #expect(one == two)
        #expect(two.canonical().blocks.count == 1)
        #expect(two.canonical().attachments.isEmpty)
        #expect(two.canonical().notes.isEmpty)
    }

    @Test func blocksOfDifferentIdentityCount() throws {
        #expect(try BlockNotation("quote(a b)").text != BlockNotation("quote(a) quote(b)").text)
        #expect(try BlockNotation("quote(a) quote(b)").text == BlockNotation("quote(a) quote(b)").text)
        #expect(try BlockNotation("quote(quote(a))").text != BlockNotation("quote(a)").text)
        #expect(try BlockNotation("list(item[1](a))").text != BlockNotation("list(item[2](a))").text)
    }

    /// Texts whose notes call one another: `calls[i]` are the numbers that note i calls; the text calls `body`.
    private func notes(_ body: [Int], _ calls: [[Int]]) -> AttributedText {
        var text = AttributedText()
        for _ in calls { _ = text.addNote(Note(.footnote)) }
        for (place, called) in calls.enumerated() {
            text.updateNote(Number(place)) { note in
                note.content.append("n")
                for number in called { note.content.append(Number<Note>(number)) }
                note.content.append("\n")
            }
        }
        for number in body { text.append(Number<Note>(number)) }
        text.append("\n")
        return text
    }

    @Test func notesInNotes() {
        #expect(notes([0, 1], [[2], [3], [], []]) == notes([3, 2], [[], [], [1], [0]]))
        #expect(notes([0, 1], [[2], [2], []]) != notes([0, 1], [[2], [3], [], []]))
        // Both call the same two notes, the second one in another order.
        #expect(notes([0, 1], [[2, 3], [2], [], []]) != notes([0, 1], [[2, 3], [3], [], []]))
        #expect(notes([0], [[0]]) == notes([0], [[0]]))
        #expect(notes([0], [[1], [0]]) != notes([0], [[1], [1]]))
        let cycle = notes([1], [[1], [0]])
        #expect(cycle.brokenInvariants() == [])
        #expect(cycle.canonical().notes.count == 2)
        #expect(cycle.canonical() == cycle)
    }

    @Test func notesMoveIntoTheTextsList() {
        var text = AttributedText()
        var content = AttributedText()
        content.append(content.addNote(Note(.comment, content: AttributedText("inner\n"))))
        let first = text.addNote(Note(.footnote, content: content))
        #expect(text.notes.map(\.kind) == [.footnote, .comment])
        #expect(text.notes[0].content.attributes(at: 0).attributes.note == Number(1))
        text.updateNote(first) { note in
            note.content.append(note.content.addNote(Note(.endnote)))
        }
        #expect(text.notes.map(\.kind) == [.footnote, .comment, .endnote])
        #expect(text.notes[0].content.attributes(at: 0).attributes.note == Number(1))
        #expect(text.notes[0].content.attributes(at: 3).attributes.note == Number(2))
        #expect(text.brokenInvariants() == [])
    }

    @Test func appendedNotesAreTaken() {
        var text = AttributedText("x")
        _ = text.addNote(Note(.footnote))
        let other = notes([0], [[1], [2], []])
        text.append(other)
        #expect(text.notes.count == 4)
        #expect(text.attributes(at: 1).attributes.note == Number(1))
        #expect(text.notes[1].content.attributes(at: 1).attributes.note == Number(2))
        #expect(text.notes[2].content.attributes(at: 1).attributes.note == Number(3))
        #expect(text.slice(1..<text.count) == other)
    }

    @Test func attachmentsOfOneStorageStayOne() {
        var text = AttributedText()
        let number = text.addAttachment(Attachment(.bytes([1, 2]), mediaType: "image/png", name: "a"))
        text.append(AttachmentOccurrence(number, width: .points(5)))
        text.append("x")
        text.insert(text.slice(0..<3), at: 4)
        text.append(text)
        #expect(text.attachments.count == 1)
        #expect(text.string == "\u{FFFC}x\u{FFFC}\u{FFFC}x\u{FFFC}")
        var other = AttributedText()
        other.append(
            AttachmentOccurrence(other.addAttachment(Attachment(.bytes([1, 2]), mediaType: "image/png", name: "a")), width: .points(5)))
        #expect(other == text.slice(0..<3))
        #expect(Attachment(.bytes([1])) != Attachment(.bytes([2])))
        #expect(Attachment(.bytes([1]), name: "e\u{301}") != Attachment(.bytes([1]), name: "\u{E9}"))
        #expect(Attachment(.missing) == Attachment(.missing))
        #expect(Attachment(.missing) != Attachment(.bytes([])))
        let unreadable = Attachment(.source(Unreadable()))
        #expect(unreadable == unreadable)
        #expect(unreadable != Attachment(.source(Unreadable())))
    }

    private struct Unreadable: AttachmentSource {
        struct Failure: Error {}
        var byteCount: Int? { nil }
        func read() throws -> [UInt8] { throw Failure() }
    }

    @Test func unknownAttachmentsAreLeftOut() {
        var text = AttributedText("\u{FFFC}", CharacterAttributes { $0.attachment = AttachmentOccurrence(Number(0)) })
        text.append(AttachmentOccurrence(Number(4)))
        #expect(text.string == "\u{FFFC}")
        #expect(text.attributes(at: 0).attributes.isEmpty)
    }

    @Test func manyAttachmentsCostLinearTime() {
        func seconds(_ count: Int) -> Double {
            var text = AttributedText()
            for _ in 0..<count { text.append(AttachmentOccurrence(text.addAttachment(Attachment(.bytes([]))))) }
            return (0..<3).map { _ in threadSeconds { #expect(text.canonical().attachments.count == count) } }.min() ?? 0
        }
        let (small, large) = (seconds(2000), seconds(8000))
        #expect(large < small * 10, "\(small) s for 2,000, \(large) s for 8,000")
    }
}
