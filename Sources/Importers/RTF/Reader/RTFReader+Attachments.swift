// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel
import URLReferences

/// What NeXT's and Cocoa's groups put into the text: the group says what it is, and the character behind it stands for it.
enum Placeholder {
    /// A file of the document, by its name, and its size as shown in twips.
    case attachment(name: String, width: Int, height: Int)
    /// Nothing is seen of it: a link or a place to lead to.
    case mark
}

/// The properties in the group of an attachment or help link while it is read.
struct PlaceholderProperties {
    private var width = 0
    private var height = 0
    /// The property that the text belongs to which is being read, where it has a word of its own.
    private var current: AttachmentWord?
    private var texts: [AttachmentWord: String] = [:]

    /// - Parameter text: what was read since the last word.
    mutating func apply(_ word: AttachmentWord, _ number: Int?, after text: String) {
        end(text)
        switch word {
        case .width: width = number ?? 0
        case .height: height = number ?? 0
        case .markername, .linkFilename, .linkMarkername: current = word
        }
    }

    /// Texts end with a semicolon.
    mutating func end(_ text: String) {
        guard let current else { return }
        let text = trimmed(text)
        texts[current] = text.utf8.last == UInt8(ascii: ";") ? String(text.dropLast()) : text
        self.current = nil
    }

    func attachment(named name: String) -> Placeholder { .attachment(name: name, width: width, height: height) }

    /// The name of a help marker.
    var markerName: String { texts[.markername] ?? "" }

    /// Where a help link leads: a file, from the help's folder, and a marker in it.
    var destination: String {
        let marker = texts[.linkMarkername] ?? ""
        let file = PercentCoding.encoded(texts[.linkFilename] ?? "", keeping: .path)
        return file + (marker.isEmpty ? "" : "#" + PercentCoding.encoded(marker, keeping: .path))
    }
}

extension RTFReader {
    /// A word in the group of an attachment or help link.
    mutating func apply(_ word: AttachmentWord, _ number: Int?) {
        guard state.destination == .collected else { return }
        switch state.closing {
        case .graphic: placeholderProperties.apply(word, number, after: "")
        case .helpLink, .helpMarker:
            placeholderProperties.apply(word, number, after: String(decoding: collected, as: UTF8.self))
            collected.removeAll(keepingCapacity: true)
        default: break
        }
    }

    /// Ends the group of an attachment, help link or help marker.
    mutating func closePlaceholder(_ closing: Closing, _ text: String) {
        var properties = placeholderProperties
        properties.end(text)
        switch closing {
        case .graphic: placeholder = properties.attachment(named: trimmed(text))
        case .helpLink:
            placeholder = .mark
            if !properties.destination.isEmpty {
                tables.links.append(Link(properties.destination))
                helpLink = Int32(clamping: tables.links.count - 1)
                isHelpLinkUsed = false
            }
        default:
            placeholder = .mark
            output.bookmark(properties.markerName)
        }
    }

    /// Puts what a group announced where its placeholder stands.
    mutating func takePlaceholder() throws(ConversionError) {
        guard let placeholder else { return }
        self.placeholder = nil
        guard case .attachment(let name, let width, let height) = placeholder else { return }
        let (attachment, reason) = try attachments.attachment(named: name, in: context)
        if let reason {
            context.warn("missing-picture", "'\(attachment.name ?? name)' was not loaded: \(reason)", at: .byte(lexer.tokenStart))
            metadata.isLossy = true
        }
        try checkAttachment(attachment)
        beginParagraph()
        output.append(attachment, from: name, state.character, tables) {
            var occurrence = AttachmentOccurrence($0)
            if reason != nil { occurrence.alternativeText = attachment.name }
            occurrence.width = Self.length(width)
            occurrence.height = Self.length(height)
            return occurrence
        }
    }

    /// The picture of an INCLUDEPICTURE field that stores no copy of it.
    mutating func showLinkedPicture(at url: String, _ properties: CharacterProperties) throws(ConversionError) {
        let (attachment, reason) = try attachments.picture(at: url, in: context)
        // A `data:` URL is as long as the picture that it should have held.
        let shown = URLReference.scheme(of: url) == "data" ? "data:" : url
        if let reason {
            context.warn("missing-picture", "'\(shown)' was not loaded: \(reason)", at: .byte(lexer.tokenStart))
            metadata.isLossy = true
        }
        try checkAttachment(attachment)
        beginParagraph()
        output.append(attachment, from: url, properties, tables) {
            AttachmentOccurrence($0, alternativeText: reason == nil ? nil : attachment.name ?? shown)
        }
    }

    /// Counts an attachment and checks it against the limits.
    mutating func checkAttachment(_ attachment: Attachment) throws(ConversionError) {
        attachmentCount += 1
        try context.limits.check(\.attachments, attachmentCount, at: .byte(lexer.tokenStart))
        guard let size = attachment.pixelSize else { return }
        let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
        try context.limits.check(\.pixels, overflow ? Int.max : pixels, at: .byte(lexer.tokenStart))
    }

    /// The formatting for text at this place, with the help link that the paragraph began.
    var linkedCharacter: CharacterProperties {
        mutating get {
            guard helpLink >= 0, state.character.link < 0 else { return state.character }
            isHelpLinkUsed = true
            var properties = state.character
            properties.link = helpLink
            return properties
        }
    }

    /// A help link leads from the text behind it, to the end of the paragraph. Where there is none, a diamond is shown, as NeXT did.
    mutating func endHelpLink() {
        guard helpLink >= 0 else { return }
        if !isHelpLinkUsed {
            let diamond = Array("\u{25C6}".utf8)
            output.append(diamond.span, linkedCharacter, tables)
        }
        helpLink = -1
    }

    /// Points from twips; what makes no sense counts as not said.
    private static func length(_ twips: Int) -> Length? {
        twips > 0 && twips < RTFLexer.numberLimit ? .points(Double(twips) / 20) : nil
    }
}
