// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkupVocabulary
import TextModel

/// Writes the parts of a document in their order and keeps what stands at its end: the attachments of all its texts.
struct MarkupWriter {
    let context: ExportContext
    let mode: MediaMode
    /// The attachments of the texts written so far; one's number in the result is its place here, from 1.
    private(set) var attachments: [Attachment] = []

    init(_ context: ExportContext) {
        self.context = context
        mode = MediaMode(context)
    }

    /// The text in the numbering of the result. Only attachments and notes have numbers there.
    static func canonical(_ text: AttributedText) -> AttributedText {
        text.attachments.isEmpty && text.notes.isEmpty ? text : text.canonical()
    }

    mutating func writeMetadata(_ metadata: DocumentMetadata, to output: inout OutputBuffer) throws(ConversionError) {
        output.write("<metadata")
        output.write(XMLText.attributes(MarkupFields.metadata.write(metadata))[...])
        output.write(">")
        output.write(ValueMarkup.elements(of: metadata.custom)[...])
        for running in metadata.runningTexts {
            output.write("\n<running")
            output.write(XMLText.attributes(MarkupFields.running.write(running))[...])
            output.write(">\n")
            let text = Self.canonical(running.content)
            try write(text, to: &output)
            try writeNotes(of: text, to: &output)
            output.write("</running>")
        }
        output.write("</metadata>\n")
    }

    mutating func writeNotes(of text: AttributedText, to output: inout OutputBuffer) throws(ConversionError) {
        if text.notes.isEmpty { return }
        output.write("<notes>\n")
        for (place, note) in text.notes.enumerated() {
            output.write("<note number=\"")
            output.write(decimal: place + 1)
            output.write("\"")
            output.write(XMLText.attributes(MarkupFields.note.write(note))[...])
            output.write(">\n")
            try write(Self.canonical(note.content), to: &output)
            output.write("</note>\n")
            if output.hasFailed { return }
        }
        output.write("</notes>\n")
    }

    /// Writes a text in canonical numbering.
    mutating func write(_ text: AttributedText, to output: inout OutputBuffer) throws(ConversionError) {
        let first = attachments.count + 1
        if mode != .drop { attachments += text.attachments }
        if mode == .drop, !text.attachments.isEmpty { warnOfLoss() }
        var writer = TextWriter(text, firstAttachment: mode == .drop ? nil : first)
        try writer.write(to: &output, in: context)
    }

    func warnOfLoss() {
        if let loss = mode.loss { context.warn("media-not-embedded", loss) }
    }
}
