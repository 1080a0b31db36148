// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

extension TextWriter {
    /// Writes what stands for an attachment at one place.
    mutating func writeAttachment(_ occurrence: AttachmentOccurrence, isInLink: Bool) throws(ConversionError) {
        guard page.options.media != .drop, occurrence.attachment.index < text.attachments.count else { return }
        let attachment = text.attachments[occurrence.attachment.index]
        let key = MediaReferences.Key(text: looks.number, number: occurrence.attachment.index)
        switch try page.reference(to: attachment, key: key) {
        case .embedded(let bytes, let type):
            writePicture(occurrence, attachment) {
                $0.write("data:\(type);base64,"); $0.write(base64: bytes)
            }
        case .url(let url, isPicture: true): writePicture(occurrence, attachment) { $0.write(escaping: url) }
        case .url(let url, isPicture: false) where !isInLink:
            let words = standIn(occurrence, attachment)
            if words.isEmpty { return }
            let isBeside = page.options.media == .files && !attachment.isMissing
            page.body.write("<a href=\"\(HTMLText.escaped(url))\"\(isBeside ? " download" : "")>")
            page.body.write(escaping: words)
            page.body.write("</a>")
        case .url, .none: writeStandIn(occurrence, attachment)
        }
    }

    private func writePicture(_ occurrence: AttachmentOccurrence, _ attachment: Attachment, source: (inout PageBody) -> Void) {
        page.body.write("<img src=\"")
        source(&page.body)
        page.body.write("\" alt=\"\(HTMLText.escaped(occurrence.alternativeText ?? ""))\"")
        let picture = PictureRules(occurrence: occurrence, pixelSize: attachment.pixelSize)
        page.body.write(picture.sizeAttributes)
        if let title = occurrence.title, !title.isEmpty { page.body.write(" title=\"\(HTMLText.escaped(title))\"") }
        page.body.write(page.styles.attribute(for: "img", [(.character, picture.declarations)]) + ">")
    }

    private func writeStandIn(_ occurrence: AttachmentOccurrence, _ attachment: Attachment) {
        let words = standIn(occurrence, attachment)
        if words.isEmpty { return }
        let title = occurrence.title.map { $0.isEmpty ? "" : " title=\"\(HTMLText.escaped($0))\"" } ?? ""
        page.body.write("<span\(title)>")
        page.body.write(escaping: words)
        page.body.write("</span>")
    }

    /// The words for an attachment that is not shown; none where the document says that it is decoration.
    private func standIn(_ occurrence: AttachmentOccurrence, _ attachment: Attachment) -> String {
        occurrence.alternativeText ?? attachment.name ?? attachment.url ?? "[\(attachment.mediaType ?? "attachment")]"
    }
}

extension Attachment {
    fileprivate var isMissing: Bool { if case .missing = content { true } else { false } }
}

/// How a picture is shown, in HTML and CSS.
struct PictureRules {
    let occurrence: AttachmentOccurrence
    let pixelSize: PixelSize?

    /// `width` and `height` in CSS pixels, as far as they are known; lengths in per cent are style.
    var sizeAttributes: String {
        var (width, height) = (pixels(occurrence.width), pixels(occurrence.height))
        if let pixelSize, pixelSize.width > 0, pixelSize.height > 0 {
            switch (occurrence.width, occurrence.height) {
            case (nil, nil): (width, height) = (Double(pixelSize.width), Double(pixelSize.height))
            case (.points?, nil): height = width.map { $0 * Double(pixelSize.height) / Double(pixelSize.width) }
            case (nil, .points?): width = height.map { $0 * Double(pixelSize.width) / Double(pixelSize.height) }
            default: break
            }
        }
        return attribute("width", width) + attribute("height", height)
    }

    var declarations: Declarations {
        var declarations = Declarations()
        if case .percent? = occurrence.width { declarations.add("width", occurrence.width?.notNegative) }
        if case .percent? = occurrence.height { declarations.add("height", occurrence.height?.notNegative) }
        if let alignment { declarations.add("vertical-align", alignment) }
        if let float = occurrence.float { declarations.add("float", float.rawValue) }
        if let crop = occurrence.crop {
            let sides = [crop.top, crop.right, crop.bottom, crop.left].map { CSSText.number($0.wrappedValue * 100) + "%" }
            declarations.add("object-view-box", "inset(\(sides.joined(separator: " ")))")
        }
        return declarations
    }

    private var alignment: String? {
        switch occurrence.verticalAlignment {
        case nil, .baseline: nil
        case .top: "top"
        case .middle: "middle"
        case .bottom: "bottom"
        case .textTop: "text-top"
        case .textBottom: "text-bottom"
        case .offset(let offset): CSSText.points(offset.wrappedValue)
        }
    }

    private func pixels(_ length: Length?) -> Double? {
        if case .points(let value)? = length { return value * 4 / 3 }
        return nil
    }

    private func attribute(_ name: String, _ value: Double?) -> String {
        value.map { " \(name)=\"\(Int(min(max($0, 1), CSSText.maximum).rounded()))\"" } ?? ""
    }
}
