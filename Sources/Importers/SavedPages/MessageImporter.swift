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

    /// Whether the text begins with who wrote to whom, when and about what.
    public static let header = OptionDescription(
        "mail-header", .choice(["hide", "show"]), default: "hide",
        help: "whether a mail's text begins with sender, date, receivers and subject")

    public var options: [OptionDescription] { [Self.header] }

    /// Reads a message, with the messages that were forwarded in it behind its text. Throws `malformed` where there is no header, or
    /// nothing in it that is a text.
    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        let message = try MIMEMessage(parsing: try source.bytes(), limits: context.limits)
        if message.isFirstOfMany { context.warn("more-documents", "this is a mailbox: only its first message was read") }
        var reader = MessageReader(html: html, text: text, source: source, in: context)
        try reader.read(message, showsHeader: context.options[Self.header] == "show")
        guard var document = reader.document ?? (message.attachments.isEmpty ? nil : Document()) else {
            throw ConversionError(.malformed, "there is no text in this message that can be read")
        }
        document.metadata = Self.metadata(of: message, around: document.metadata)
        if let title = document.metadata.title { context.foundTitle(title) }
        return document
    }

    /// What a mail's header says counts before what the text in it says of itself; with a saved page it is the other way round.
    private static func metadata(of message: MIMEMessage, around inner: DocumentMetadata) -> DocumentMetadata {
        var outer = message.metadata
        guard message.isSavedPage else {
            outer.complete(with: inner)
            return outer
        }
        (outer.authors, outer.creationDate) = ([], nil)
        var metadata = inner
        metadata.complete(with: outer)
        return metadata
    }
}
