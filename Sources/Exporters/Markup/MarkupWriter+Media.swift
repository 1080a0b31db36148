// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkupVocabulary
import TextModel

extension MarkupWriter {
    /// Writes what all texts showed. Bytes stand once for all attachments that have them, and are read when their turn comes.
    func writeMedia(to output: inout OutputBuffer) throws(ConversionError) {
        if attachments.isEmpty { return }
        warnOfLoss()
        var written: Set<ContentHash> = []
        output.write("<media>\n")
        for (place, attachment) in attachments.enumerated() {
            try context.checkpoint()
            output.write("<attachment number=\"")
            output.write(decimal: place + 1)
            output.write("\"")
            output.write(XMLText.attributes(MarkupFields.attachment.write(attachment))[...])
            if mode == .files, attachment.hasContent, let writer = context.attachments {
                output.write(XMLText.attribute("href", MarkupCodec.string.encode(try writer.write(attachment, number: Number(place))))[...])
            }
            let bytes = mode == .embed ? content(of: attachment) : nil
            guard let bytes else {
                output.write("/>\n")
                continue
            }
            let hash = ContentHash(bytes)
            output.write(XMLText.attribute("content", hash.description)[...])
            output.write("/>\n")
            if written.insert(hash).inserted { write(bytes, hash, to: &output) }
            if output.hasFailed { return }
        }
        output.write("</media>\n")
    }

    private func content(of attachment: Attachment) -> [UInt8]? {
        do {
            return try attachment.bytes()
        } catch {
            let name = attachment.name ?? attachment.url ?? attachment.mediaType ?? "attachment"
            context.warn("missing-attachment", "'\(String(name.prefix(80)))' could not be read: \(error)")
            return nil
        }
    }

    private func write(_ bytes: [UInt8], _ hash: ContentHash, to output: inout OutputBuffer) {
        output.write("<content hash=\"")
        output.write(hash.description)
        output.write("\">")
        output.write(base64: bytes, lineLength: 57)
        output.write("</content>\n")
    }
}

extension Attachment {
    fileprivate var hasContent: Bool {
        if case .missing = content { return false }
        return true
    }
}
