// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MIMEMessages
import MediaTypes
import TextModel

/// Makes one document of a message and of the messages that were forwarded in it.
struct MessageReader {
    let html: any DocumentImporter
    let text: any DocumentImporter
    let source: DocumentSource
    let context: ImportContext
    /// What has been read; nil while no text was found.
    private(set) var document: Document?
    /// Whether a text was found, whose metadata count.
    private var hasBody = false

    /// How deep messages are read in each other; those further in stay files.
    private static let maximumDepth = 20

    init(html: any DocumentImporter, text: any DocumentImporter, source: DocumentSource, in context: ImportContext) {
        self.html = html
        self.text = text
        self.source = source
        self.context = context
    }

    mutating func read(_ message: MIMEMessage, showsHeader: Bool) throws(ConversionError) {
        if showsHeader { append(MessageHeading(message, isForwarded: false).text) }
        try appendBodies(of: message)
        // What stands behind the text of each message that is open, the innermost last.
        var open = [Self.rest(of: message)]
        while !open.isEmpty {
            guard let part = open[open.count - 1].popFirst() else {
                open.removeLast()
                continue
            }
            guard open.count <= Self.maximumDepth, let inner = try forwarded(part) else {
                try append(part)
                continue
            }
            append(MessageHeading(inner, isForwarded: true).text)
            try appendBodies(of: inner)
            open.append(Self.rest(of: inner))
        }
    }

    /// The messages that a message is or holds in the place of a text, and the files that came along.
    private static func rest(of message: MIMEMessage) -> ArraySlice<MIMEPart> {
        (message.bodies.filter { isMessage(message.parts[$0]) } + message.attachments).map { message.parts[$0] }[...]
    }

    private static func isMessage(_ part: MIMEPart) -> Bool { part.mediaType.essence.utf8.elementsEqual("message/rfc822".utf8) }

    /// The message that a part is, where it is shown in its place as mail programs show it.
    private func forwarded(_ part: MIMEPart) throws(ConversionError) -> MIMEMessage? {
        guard part.isInline != false, Self.isMessage(part) else { return nil }
        do throws(ConversionError) {
            return try MIMEMessage(parsing: part.bytes, limits: context.limits)
        } catch  where error.code == .malformed {
            return nil
        }
    }

    private mutating func appendBodies(of message: MIMEMessage) throws(ConversionError) {
        let parts = SavedParts(html: html, text: text, resources: message.resources, in: context)
        for number in message.bodies where !Self.isMessage(message.parts[number]) {
            let part = message.parts[number]
            let found = try parts.read(
                part.bytes, type: part.mediaType, charset: part.charset, baseURL: part.baseURL ?? part.location, of: source)
            guard let found else { continue }
            if hasBody {
                append(found.text)
            } else if let heading = document?.text {
                document = found
                document?.edit { $0.insert(heading, at: 0) }
            } else {
                document = found
            }
            hasBody = true
        }
    }

    private mutating func append(_ text: AttributedText) {
        if document == nil { document = Document() }
        document?.edit { $0.append(text) }
    }

    /// A file that came along stands in a paragraph of its own behind the text.
    private mutating func append(_ file: MIMEPart) throws(ConversionError) {
        try context.limits.check(\.attachments, (document?.text.attachments.count ?? 0) + 1)
        if document == nil { document = Document() }
        document?.edit { text in
            let attachment = Attachment(.source(file), mediaType: file.mediaType.essence, name: file.fileName)
            text.append(AttachmentOccurrence(text.addAttachment(attachment)))
            text.append("\n")
        }
    }
}

/// What the header of a message says, for people to read.
private struct MessageHeading {
    private(set) var text = AttributedText()

    private static let fields: [(name: String, field: StaticString)] = [
        ("From", "From"), ("Date", "Date"), ("To", "To"), ("Cc", "Cc"), ("Subject", "Subject"),
    ]

    /// - Parameter isForwarded: whether a line across stands above it.
    init(_ message: MIMEMessage, isForwarded: Bool) {
        var style = ParagraphStyle()
        var label = CharacterAttributes()
        label.font.weight = 700
        if isForwarded {
            var box = BoxStyle()
            box.border.top = Border()
            style.box = box
        }
        for (name, field) in Self.fields {
            guard let value = message.header[field], !value.isEmpty else { continue }
            text.append(name + ":", label, style: style)
            text.append(" " + value + "\n", style: style)
            style.box = nil
        }
        text.append("\n", style: style)
    }
}
