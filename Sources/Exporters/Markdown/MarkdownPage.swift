// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLWriting
import TextModel

/// What the texts of a result (the document's and its notes') share while they are written.
final class MarkdownPage {
    let context: ExportContext
    let dropsMedia: Bool
    var media: MediaReferences
    var links: LinkTable
    var notes: NoteCalls
    /// Everything that is written goes through here: no access holds it while another begins.
    @exclusivity(unchecked) var lines = BlockLines()
    /// How many texts have been begun.
    var textCount = 0

    private var labels: [String] = []
    private var takenLabels: Set<String> = []
    private var saidOnce: Set<String> = []

    /// How many bytes are put together before they go to the output.
    private static let blockSize = 32 << 10

    init(_ document: Document, context: ExportContext) {
        self.context = context
        let mode = MediaMode(context)
        let policy = LinkPolicy(context)
        dropsMedia = mode == .drop
        media = MediaReferences(mode, links: policy, context: context)
        links = LinkTable(policy: policy, context: context, document)
        notes = NoteCalls(document.text.notes)
    }

    /// The label by which text and note find each other; `nil` for a note that does not exist. It is the note's mark where that can be
    /// one and is no other note's, else made from the note's place.
    func label(of note: Number<Note>) -> String? {
        guard let (called, isFirst) = notes.call(note) else { return nil }
        if isFirst {
            let isUsable =
                !called.mark.utf8.isEmpty && called.mark.utf8.count <= 20 && called.mark.utf8.allSatisfy { ASCII.isAlphanumeric($0) }
            // A digit behind a hyphen is in no mark.
            let label = isUsable && !takenLabels.contains(called.mark) ? called.mark : "note-\(called.place)"
            takenLabels.insert(label)
            labels.append(label)
        }
        return labels[called.place - 1]
    }

    /// Writes the notes that were called, and those that they call.
    func writeNotes(to output: inout OutputBuffer) throws(ConversionError) {
        while let called = notes.next() {
            let opening = lines.open("[^\(labels[called.place - 1])]: ", "    ")
            var writer = TextWriter(called.note.content, page: self)
            let source = [called.note.author, called.note.date?.description].compactMap { $0 }.joined(separator: ", ")
            writer.lead = source.isEmpty ? nil : source + ":"
            try writer.write(to: &output)
            lines.close(opening, keepsEmpty: true)
        }
    }

    /// Hands over what is written, unless it is little.
    func drainBlock(to output: inout OutputBuffer) {
        if lines.out.count >= Self.blockSize { drain(to: &output) }
    }

    func drain(to output: inout OutputBuffer) {
        output.write(lines.out[...])
        lines.out.removeAll(keepingCapacity: true)
    }

    /// Records a warning of this code only the first time.
    func warnOnce(_ code: String, _ message: String) {
        if saidOnce.insert(code).inserted { context.warn(code, message) }
    }
}
