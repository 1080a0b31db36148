// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

/// The notes of a document in the order in which they are called.
struct NoteCalls {
    private let notes: [Note]
    /// Places in the document's list, in order of the first call.
    private(set) var called: [Int] = []
    private(set) var labels: [String] = []
    private var numbers: [Int: Int] = [:]
    private var counts: [Note.Kind: Int] = [:]

    init(_ notes: [Note]) { self.notes = notes }

    /// The number of a note, from 1, its mark, and whether this is its first call; `nil` where there is no such note.
    mutating func call(_ note: Int) -> (number: Int, label: String, isFirst: Bool)? {
        guard note < notes.count else { return nil }
        if let number = numbers[note] { return (number, labels[number - 1], false) }
        called.append(note)
        numbers[note] = called.count
        labels.append(label(notes[note]))
        return (called.count, labels[called.count - 1], true)
    }

    /// The mark as the document sets it, else by kind: 1, 2; i, ii; c1, c2.
    private mutating func label(_ note: Note) -> String {
        if let label = note.label, !label.isEmpty { return label }
        let count = counts[note.kind, default: 0] + 1
        counts[note.kind] = count
        return switch note.kind {
        case .footnote: String(count)
        case .endnote: Self.roman(count)
        case .comment: "c\(count)"
        }
    }

    private static func roman(_ number: Int) -> String {
        guard number < 4000 else { return String(number) }
        let numerals = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"),
            (5, "v"),
            (4, "iv"), (1, "i"),
        ]
        var (rest, result) = (number, "")
        for (value, numeral) in numerals {
            while rest >= value {
                result += numeral
                rest -= value
            }
        }
        return result
    }
}

extension PageState {
    /// Writes the mark that calls a note.
    func writeCall(of note: Int) {
        guard let (number, label, isFirst) = notes.call(note) else { return }
        let id = isFirst ? " id=\"\(Identifiers.call(number))\"" : ""
        body.write("<a href=\"#\(Identifiers.note(number))\"\(id) role=\"doc-noteref\"><sup\(styles.attribute(for: "sup", []))>")
        body.write(escaping: label)
        body.write("</sup></a>")
    }

    /// Writes the notes that were called, each with the way back, and those that they call.
    func writeNotes(of text: AttributedText) throws(ConversionError) {
        guard !notes.called.isEmpty else { return }
        body.write("<section role=\"doc-endnotes\">\n<ol\(styles.attribute(for: "ol", []))>\n")
        var place = 0
        while place < notes.called.count {
            try writeNote(text.notes[notes.called[place]], number: place + 1)
            place += 1
        }
        body.write("</ol>\n</section>\n")
    }

    private func writeNote(_ note: Note, number: Int) throws(ConversionError) {
        let label = notes.labels[number - 1]
        var marker = Declarations()
        if !label.utf8.elementsEqual(String(number).utf8) { marker.add("list-style-type", CSSText.string(label + ". ")) }
        let attributes = " id=\"\(Identifiers.note(number))\""
        let source = [note.author, note.date?.description].compactMap { $0 }.joined(separator: ", ")
        var writer = TextWriter(note.content, looks: TextLooks(note.content, page: self), page: self)
        writer.lead = source.isEmpty ? nil : source + ": "
        writer.trailer = " <a href=\"#\(Identifiers.call(number))\" role=\"doc-backlink\">↩</a>"
        writer.listDepth = 1
        if let paragraph = writer.takeBareParagraph() {
            try writer.writeBare(paragraph, "li", attributes, marker, hasIdentifier: true)
        } else {
            body.write("<li\(attributes)\(styles.attribute(for: "li", [(.block, marker)]))>\n")
            try writer.write()
        }
        if let trailer = writer.trailer { body.write(trailer) }
        body.write("</li>\n")
    }
}
