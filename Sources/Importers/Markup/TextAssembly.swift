// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

/// Puts texts together once all of the document is known: attachments and notes come behind what shows and calls them.
struct TextAssembly {
    private let media: MediaTable
    /// Attachments made already: all texts share their bytes.
    private var attachments: [Int: Attachment] = [:]

    init(_ media: MediaTable) { self.media = media }

    mutating func text(_ builder: TextBuilder, notes: [MarkupReader.PendingNote]) throws(ConversionError) -> AttributedText {
        var text = try resolved(builder)
        for pending in notes {
            var note = pending.note
            note.content = try resolved(pending.text)
            _ = text.addNote(note)
        }
        return text
    }

    /// The text with its attachments in the place of those that only kept their numbers.
    private mutating func resolved(_ builder: TextBuilder) throws(ConversionError) -> AttributedText {
        var text = builder.text
        if builder.attachmentNumbers.isEmpty { return text }
        var numbers: [Number<Attachment>] = []
        for number in builder.attachmentNumbers {
            guard let attachment = attachments[number] ?? media.attachment(number) else {
                throw ConversionError(.malformed, "attachment \(number) or its content is missing in <media>")
            }
            attachments[number] = attachment
            numbers.append(text.addAttachment(attachment))
        }
        text.changeAttributes(in: 0..<text.count) { attributes in
            guard var occurrence = attributes.attachment else { return }
            occurrence.attachment = numbers[occurrence.attachment.index]
            attributes.attachment = occurrence
        }
        return text.canonical()
    }
}
