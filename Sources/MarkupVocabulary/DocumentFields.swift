// SPDX-License-Identifier: Apache-2.0

import TextModel

extension MarkupFields where Subject == DocumentMetadata {
    /// Attributes of `metadata`. Running texts and what has no member of its own are elements in it.
    package static let metadata = MarkupFields([
        MarkupField("title", \.title, .string), MarkupField("authors", \.authors, .strings, unless: \.authors.isEmpty),
        MarkupField("subject", \.subject, .string), MarkupField("keywords", \.keywords, .strings, unless: \.keywords.isEmpty),
        MarkupField("comment", \.comment, .string), MarkupField("company", \.company, .string),
        MarkupField("manager", \.manager, .string), MarkupField("category", \.category, .string),
        MarkupField("copyright", \.copyright, .string), MarkupField("editor", \.editor, .string),
        MarkupField("language", \.language, .string), MarkupField("generator", \.generator, .string),
        MarkupField("created", \.creationDate, .date), MarkupField("modified", \.modificationDate, .date),
        MarkupField("base_url", \.baseURL, .string), MarkupField("page_width", \.pageWidth, .number),
        MarkupField("page_height", \.pageHeight, .number),
        MarkupField(
            "page_margins", \.pageMargins, MarkupCodec.number.orDash.finite.edges,
            unless: { $0.pageMargins.allEqual(Finite(wrappedValue: nil)) }),
        MarkupField("background", \.backgroundColor, .color), MarkupField("tab_interval", \.defaultTabInterval, .number),
        MarkupField("hyphenation", \.hyphenation, .number), MarkupField("view_mode", \.viewMode, .word),
        MarkupField("view_zoom", \.viewZoom, .number), MarkupField("read_only", \.isReadOnly, .boolean),
        MarkupField("direction", \.writingDirection, .word), MarkupField("media_type", \.mediaType, .string),
        MarkupField("charset", \.charset, .string), MarkupField("lossy", \.isLossy, .boolean, unless: { !$0.isLossy }),
    ])
}

extension MarkupFields where Subject == RunningText {
    /// Attributes of `running`.
    package static let running = MarkupFields([
        MarkupField(required: "place", \.place, .word), MarkupField("pages", \.pages, .word, unless: { $0.pages == .all }),
    ])
}

extension MarkupFields where Subject == Note {
    /// Attributes of `note`, beside its number.
    package static let note = MarkupFields([
        MarkupField(required: "kind", \.kind, .word), MarkupField("label", \.label, .string),
        MarkupField("author", \.author, .string), MarkupField("date", \.date, .date),
    ])
}

extension MarkupFields where Subject == AttachmentOccurrence {
    /// Attributes of `object`, beside the attachment's and the note's number.
    package static let occurrence = MarkupFields([
        MarkupField("width", \.width, .length), MarkupField("height", \.height, .length),
        MarkupField("vertical_align", \.verticalAlignment, .place), MarkupField("float", \.float, .word),
        MarkupField("alt", \.alternativeText, .string), MarkupField("title", \.title, .string),
        MarkupField("crop", \.crop, MarkupCodec.number.finite.edges),
    ])
}

extension MarkupCodec where Value == AttachmentOccurrence.VerticalAlignment {
    /// A word, or a distance above the baseline in points.
    package static let place = MarkupCodec(
        encode: { place in
            if case .offset(let points) = place { return MarkupNumber.text(points.wrappedValue) }
            return words.first { $0.place == place }?.word ?? "baseline"
        },
        decode: { text in
            words.first { $0.word == text }?.place ?? MarkupNumber.double(text).map { .offset(Finite(wrappedValue: $0)) }
        })

    private static var words: [(word: String, place: Value)] {
        [
            ("baseline", .baseline), ("top", .top), ("middle", .middle), ("bottom", .bottom), ("textTop", .textTop),
            ("textBottom", .textBottom),
        ]
    }
}

extension MarkupFields where Subject == Attachment {
    /// Attributes of `attachment`, beside its number and where its bytes are.
    package static let attachment = MarkupFields([
        MarkupField("type", \.mediaType, .string), MarkupField("name", \.name, .string), MarkupField("url", \.url, .string),
        MarkupField("pixels", \.pixelSize, .pixelSize),
    ])
}

extension MarkupCodec where Value == PixelSize {
    /// Width and height in pixels.
    package static let pixelSize = MarkupCodec(
        encode: { "\($0.width) \($0.height)" },
        decode: { text in
            guard let sides = MarkupCodec<Int>.integer.list.decode(text), sides.count == 2 else { return nil }
            return PixelSize(width: sides[0], height: sides[1])
        })
}
