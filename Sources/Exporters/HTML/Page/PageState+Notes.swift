// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

extension PageState {
    /// Writes the mark that calls a note.
    func writeCall(of note: Number<Note>) {
        guard let (called, isFirst) = notes.call(note) else { return }
        let id = isFirst ? " id=\"\(Identifiers.call(called.place))\"" : ""
        body.write("<a href=\"#\(Identifiers.note(called.place))\"\(id) role=\"doc-noteref\"><sup\(styles.attribute(for: "sup", []))>")
        body.write(escaping: called.mark)
        body.write("</sup></a>")
    }

    /// Writes the notes that were called, each with the way back, and those that they call.
    func writeNotes() throws(ConversionError) {
        guard var next = notes.next() else { return }
        body.write("<section role=\"doc-endnotes\">\n<ol\(styles.attribute(for: "ol", []))>\n")
        while true {
            try write(next)
            guard let following = notes.next() else { break }
            next = following
        }
        body.write("</ol>\n</section>\n")
    }

    private func write(_ called: NoteCalls.Called) throws(ConversionError) {
        let (number, label, note) = (called.place, called.mark, called.note)
        var marker = Declarations()
        if !label.utf8.elementsEqual(String(number).utf8) { marker.add("list-style-type", CSSText.string(label + ". ")) }
        let attributes = " id=\"\(Identifiers.note(number))\""
        let source = [note.author, note.date?.description].compactMap { $0 }.joined(separator: ", ")
        var writer = TextWriter(note.content, looks: TextLooks(note.content, page: self), page: self)
        writer.lead = source.isEmpty ? nil : source + ": "
        writer.trailer = " <a href=\"#\(Identifiers.call(number))\" role=\"doc-backlink\">↩</a>"
        writer.listDepth = 1
        writer.isNote = true
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
