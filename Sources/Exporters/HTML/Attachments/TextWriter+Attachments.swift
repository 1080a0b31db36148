// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLWriting
import TextModel

extension TextWriter {
    /// Writes what stands for an attachment at one place.
    mutating func writeAttachment(_ occurrence: AttachmentOccurrence, isInLink: Bool) throws(ConversionError) {
        guard page.options.media != .drop, occurrence.attachment.index < text.attachments.count else { return }
        let attachment = text.attachments[occurrence.attachment.index]
        let key = MediaReferences.Key(text: looks.number, number: occurrence.attachment.index)
        switch try page.media.reference(to: attachment, key: key) {
        case .embedded(let bytes, let type):
            writePicture(occurrence, attachment) {
                $0.write("data:\(type);base64,"); $0.write(base64: bytes)
            }
        case .url(let url, isPicture: true): writePicture(occurrence, attachment) { $0.write(escaping: url) }
        case .url(let url, isPicture: false) where !isInLink:
            let words = occurrence.standIn(for: attachment)
            if words.isEmpty { return }
            let isBeside = page.options.media == .files && !attachment.isMissing
            page.body.write("<a href=\"\(HTMLText.escaped(url))\"\(isBeside ? " download" : "")>")
            page.body.write(escaping: words)
            page.body.write("</a>")
        case .url, .none: writeStandIn(occurrence, attachment)
        }
    }

    private func writePicture(_ occurrence: AttachmentOccurrence, _ attachment: Attachment, source: (inout PageBody) -> Void) {
        let picture = PictureRules(occurrence: occurrence, pixelSize: attachment.pixelSize)
        if let frame = picture.frame { page.body.write("<span" + page.styles.attribute(for: "span", [(.character, frame)]) + ">") }
        page.body.write("<img src=\"")
        source(&page.body)
        page.body.write("\" alt=\"\(HTMLText.escaped(occurrence.alternativeText ?? ""))\"")
        page.body.write(picture.sizeAttributes)
        if let title = occurrence.title, !title.isEmpty { page.body.write(" title=\"\(HTMLText.escaped(title))\"") }
        page.body.write(page.styles.attribute(for: "img", [(.character, picture.declarations)]) + ">")
        if picture.frame != nil { page.body.write("</span>") }
    }

    private func writeStandIn(_ occurrence: AttachmentOccurrence, _ attachment: Attachment) {
        let words = occurrence.standIn(for: attachment)
        if words.isEmpty { return }
        let title = occurrence.title.map { $0.isEmpty ? "" : " title=\"\(HTMLText.escaped($0))\"" } ?? ""
        if !title.isEmpty { page.body.write("<span\(title)>") }
        page.body.write(escaping: words)
        if !title.isEmpty { page.body.write("</span>") }
    }
}

extension Attachment {
    fileprivate var isMissing: Bool { if case .missing = content { true } else { false } }
}
