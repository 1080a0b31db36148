// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MIMEMessages
import MediaTypes
import TextModel

/// Reads mails, and web pages that browsers saved as MHTML: the text that mail programs show, with its pictures, and the files that came
/// along as attachments behind it. What the text asks for is looked for in the message alone.
public struct MessageImporter: DocumentImporter {
    private let html: any DocumentImporter
    private let text: any DocumentImporter

    /// An importer that reads the texts in messages by these two.
    public init(html: any DocumentImporter, text: any DocumentImporter) {
        self.html = html
        self.text = text
    }

    /// RFC 5322 messages (RFC 2045 to 2049), and RFC 2557 archives of pages.
    public static let format = DocumentFormat(
        "mail", "Mail, or web page saved as MHTML",
        mediaTypes: [
            MediaType(literal: "message/rfc822"), MediaType(literal: "multipart/related"), MediaType(literal: "application/x-mimearchive"),
        ], fileNameExtensions: ["eml", "mht", "mhtml"])

    public var formats: [DocumentFormat] { [Self.format] }

    /// Reads a message. Throws `malformed` where there is no header, or nothing in it that is a text.
    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        let bytes = try source.bytes()
        let message = try MIMEMessage(parsing: bytes, limits: context.limits)
        if message.isFirstOfMany { context.warn("more-documents", "this is a mailbox: only its first message was read") }
        let parts = SavedParts(html: html, text: text, resources: message.resources, in: context)
        var result: Document?
        for number in message.bodies {
            let part = message.parts[number]
            let baseURL = part.baseURL ?? part.location
            guard let document = try parts.read(part.bytes, type: part.mediaType, charset: part.charset, baseURL: baseURL, of: source)
            else {
                continue
            }
            if result == nil { result = document } else { result?.edit { $0.append(document.text) } }
        }
        guard var document = result ?? (message.attachments.isEmpty ? nil : Document()) else {
            throw ConversionError(.malformed, "there is no text in this message that can be read")
        }
        var metadata = message.metadata
        if let title = metadata.title { context.foundTitle(title) }
        metadata.complete(with: document.metadata)
        document.metadata = metadata
        try Self.append(message.attachments.map { message.parts[$0] }, to: &document, in: context)
        return document
    }

    /// Files that came along stand in paragraphs of their own behind the text.
    private static func append(_ files: [MIMEPart], to document: inout Document, in context: ImportContext) throws(ConversionError) {
        try context.limits.check(\.attachments, document.text.attachments.count + files.count)
        document.edit { text in
            for file in files {
                let attachment = Attachment(.source(file), mediaType: file.mediaType.essence, name: file.fileName)
                text.append(AttachmentOccurrence(text.addAttachment(attachment)))
                text.append("\n")
            }
        }
    }
}
