// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

/// Writes nothing, and names what it is given.
struct NamingWriter: AttachmentWriter {
    func write(_ attachment: Attachment, number: Number<Attachment>) throws(ConversionError) -> String {
        "media/\(number.index)-\(attachment.name ?? "unnamed")"
    }
}

/// A source that cannot be read.
struct BrokenSource: AttachmentSource {
    struct Failure: Error {}
    var byteCount: Int? { nil }
    func read() throws -> [UInt8] { throw Failure() }
}

extension GoldenDocuments {
    static func media() throws -> [GoldenCase] {
        [
            try GoldenCase("media-embed", pictures), try GoldenCase("media-files", attachments: NamingWriter(), pictures),
            try GoldenCase("media-link", options: ["media": "link"], pictures),
            try GoldenCase("media-drop", options: ["media": "drop"], pictures),
        ]
    }

    private static func pictures(_ builder: inout DocumentBuilder) throws {
        let picture = Attachment(
            .bytes(png), mediaType: "image/png", name: "dot.png", url: "https://example.org/dot.png",
            pixelSize: PixelSize(width: 4, height: 2))
        builder.paragraph { p in
            p.picture(
                picture,
                {
                    $0.alternativeText = "A \"dot\""; $0.title = "title"
                })
            p.picture(picture, { $0.width = .points(30) })
            p.picture(
                picture,
                {
                    $0.width = .percent(50); $0.float = .left; $0.alternativeText = ""
                })
            p.picture(
                picture,
                {
                    $0.width = .points(12); $0.height = .points(9); $0.verticalAlignment = .middle
                })
            p.picture(
                picture,
                {
                    $0.verticalAlignment = .offset(Finite(wrappedValue: -3)); $0.crop = Edges(all: Finite(wrappedValue: 0.25))
                })
            p.picture(Attachment(.bytes(png), mediaType: "image/png"), { $0.height = .points(0) })
        }
        builder.paragraph { p in
            p.picture(Attachment(.bytes([1, 2, 3]), mediaType: "image/x-emf", name: "drawing.emf"), { $0.alternativeText = "A drawing" })
            p.picture(Attachment(.bytes([1, 2, 3]), mediaType: "text/html", name: "<page>.html"))
            p.picture(Attachment(.missing, mediaType: "image/png", name: "gone.png"))
            p.picture(Attachment(.missing, url: "http://example.org/remote.png"), { $0.alternativeText = "remote" })
            p.picture(Attachment(.missing, url: "javascript:alert(1)"), { $0.alternativeText = "script" })
            p.picture(Attachment(.source(BrokenSource()), mediaType: "image/gif"))
        }
        builder.paragraph { p in
            let number = p.text.addAttachment(picture)
            p.text.append(AttachmentOccurrence(number), CharacterAttributes { $0.link = Link("https://example.org/") })
        }
    }

    static func pages() throws -> [GoldenCase] {
        [
            try GoldenCase("empty") { _ in },
            try GoldenCase("metadata") {
                $0.metadata.title = "A <title> & more"
                $0.metadata.authors = ["Ann", "Bob \"B\" Bee"]
                $0.metadata.subject = "subject"
                $0.metadata.keywords = ["one", "two"]
                $0.metadata.language = "ar"
                $0.metadata.writingDirection = .rightToLeft
                $0.metadata.backgroundColor = yellow
                $0.metadata.hyphenation = 1
                $0.metadata.creationDate = DocumentDate(year: 2020, month: 1, day: 2)
                $0.metadata.modificationDate = DocumentDate(year: 2021, month: 1, day: 2, hour: 3, minute: 4, second: 5, utcOffset: 60)
                $0.paragraph(
                    "مرحبا",
                    style: {
                        $0.alignment = .right; $0.hyphenation = 0
                    })
                $0.paragraph(
                    "left",
                    style: {
                        $0.writingDirection = .leftToRight; $0.headIndent = 5
                    })
            },
            try GoldenCase("title-from-heading") {
                $0.paragraph("text first")
                $0.paragraph("  ", style: { $0.headingLevel = 1 })
                $0.paragraph("The\theading\u{2028}of it", style: { $0.headingLevel = 2 })
            },
            try GoldenCase("inline-styles", options: ["inline-styles": "yes"], styled),
            try GoldenCase("fragment", options: ["fragment": "yes"], styled),
        ]
    }

    private static func styled(_ builder: inout DocumentBuilder) throws {
        let body: (inout CharacterAttributes) -> Void = {
            $0.font.families = ["Some \"Font\""]; $0.font.size = 10; $0.language = "en"
        }
        builder.paragraph(
            "Heading",
            {
                body(&$0); $0.font.size = 16
            },
            style: {
                $0.headingLevel = 1; $0.spacingAfter = 6
            })
        builder.paragraph { p in
            p.add("Some text with ", body);
            p.add(
                "red",
                {
                    body(&$0); $0.foregroundColor = red
                });
            p.add(" in it.", body)
        }
        try builder.items(ListProperties(.upperRoman, suffix: ")"), [(1, "first")])
        try builder.block(.table(TableProperties(columns: [.points(50)]))) {
            try $0.cell(0, 0, "cell", box: BoxStyle { $0.background = yellow })
        }
        builder.paragraph(
            "code",
            {
                body(&$0); $0.roles = .code
            })
    }
}
