// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel
import URLReferences

/// What a document's attachments become in a page: each is read or written once.
package struct MediaReferences {
    /// How a page refers to an attachment.
    package enum Reference {
        /// Its bytes, to be embedded as a picture of this media type.
        case embedded([UInt8], type: StaticString)
        /// A URL; whether what is there is a picture that browsers show.
        case url(String, isPicture: Bool)
        /// Nothing but its name.
        case none
    }

    /// An attachment of one text; notes have attachments of their own.
    package struct Key: Hashable {
        /// The text's number among those of the page.
        package let text: Int
        package let number: Int

        package init(text: Int, number: Int) {
            self.text = text
            self.number = number
        }
    }

    private let mode: MediaMode
    private let links: LinkPolicy
    private let context: ExportContext
    private var known: [Key: Reference] = [:]
    private var writtenCount = 0

    package init(_ mode: MediaMode, links: LinkPolicy, context: ExportContext) {
        self.mode = mode
        self.links = links
        self.context = context
    }

    /// How a page refers to an attachment.
    package mutating func reference(to attachment: Attachment, key: Key) throws(ConversionError) -> Reference {
        if let known = known[key] { return known }
        let reference = try makeReference(to: attachment)
        known[key] = reference
        return reference
    }

    private mutating func makeReference(to original: Attachment) throws(ConversionError) -> Reference {
        let attachment = mode == .embed || mode == .files ? original.shownByBrowsers(limits: context.limits) : original
        let type = Self.pictureType(attachment.mediaType)
        let name = attachment.name ?? attachment.url ?? attachment.mediaType ?? "attachment"
        let shown = String(String.UnicodeScalarView(name.unicodeScalars.prefix(80)))
        if mode == .link { return linked(attachment, shown, isPicture: type != nil || attachment.mediaType == nil) }
        if case .missing = attachment.content { return missing(attachment) }
        if mode == .files, let writer = context.attachments {
            let reference = try writer.write(attachment, number: nextNumber())
            return .url(URLText.encoded(Array(reference.utf8), isRelative: true), isPicture: type != nil)
        }
        guard let type else {
            context.warn("attachment-not-shown", "'\(shown)' is no picture that browsers show: its name stands for it")
            return .none
        }
        do {
            guard let bytes = try attachment.bytes() else { return missing(attachment) }
            return .embedded(bytes, type: type)
        } catch {
            context.warn("missing-attachment", "'\(shown)' could not be read: \(error): its alternative text stands for it")
            return missing(attachment)
        }
    }

    /// A number for the next attachment that is written beside the page: by first appearance, over all texts.
    private mutating func nextNumber() -> Number<Attachment> {
        writtenCount += 1
        return Number(writtenCount - 1)
    }

    /// What is elsewhere is not fetched: a link leads there. That the document is without it was told when it was read.
    private func missing(_ attachment: Attachment) -> Reference {
        guard let url = attachment.url, let reference = absolute(url) else { return .none }
        return .url(reference, isPicture: false)
    }

    private func linked(_ attachment: Attachment, _ name: String, isPicture: Bool) -> Reference {
        guard let url = attachment.url, let reference = links.reference(url) else {
            context.warn("attachment-not-linked", "'\(name)' has no address to refer to: its name stands for it")
            return .none
        }
        return .url(reference, isPicture: isPicture)
    }

    private func absolute(_ url: String) -> String? {
        URLReference.scheme(of: url) == nil ? nil : links.reference(url)
    }

    /// The picture types that browsers show, as they are written; `nil` for all others.
    private static func pictureType(_ mediaType: String?) -> StaticString? {
        guard let mediaType else { return nil }
        let essence = mediaType.utf8.prefix { $0 != UInt8(ascii: ";") && $0 != 0x20 }
        switch String(decoding: essence, as: UTF8.self).lowercased().utf8 {
        case let type where type.elementsEqual("image/png".utf8): return "image/png"
        case let type where type.elementsEqual("image/jpeg".utf8) || type.elementsEqual("image/jpg".utf8): return "image/jpeg"
        case let type where type.elementsEqual("image/gif".utf8): return "image/gif"
        case let type where type.elementsEqual("image/webp".utf8): return "image/webp"
        case let type where type.elementsEqual("image/svg+xml".utf8): return "image/svg+xml"
        case let type where type.elementsEqual("image/bmp".utf8): return "image/bmp"
        case let type where type.elementsEqual("image/avif".utf8): return "image/avif"
        case let type where type.elementsEqual("image/apng".utf8): return "image/apng"
        case let type where type.elementsEqual("image/vnd.microsoft.icon".utf8): return "image/vnd.microsoft.icon"
        default: return nil
        }
    }
}

extension AttachmentOccurrence {
    /// The words for an attachment that is not shown; none where the document says that it is decoration.
    package func standIn(for attachment: Attachment) -> String {
        alternativeText ?? attachment.name ?? attachment.url ?? "[\(attachment.mediaType ?? "attachment")]"
    }
}
