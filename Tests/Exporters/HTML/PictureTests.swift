// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLExport
import Testing
import TextModel

/// Pictures that browsers do not show become ones that they do, where there is anything to be seen.
@Test func foreignPictures() throws {
    // A line across a window of 100 by 50; one pixel of TIFF.
    let wmf: [UInt8] =
        [0xD7, 0xCD, 0xC6, 0x9A, 0, 0, 0, 0, 0, 0, 100, 0, 50, 0, 72, 0, 0, 0, 0, 0, 0, 0] + [
            1, 0, 9, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ]
        + [5, 0, 0, 0, 0x13, 2, 9, 0, 9, 0] + [3, 0, 0, 0, 0, 0]
    let tiff: [UInt8] =
        [0x49, 0x49, 42, 0, 10, 0, 0, 0, 7, 0] + [5, 0] + [0, 1, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0] + [1, 1, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0]
        + [2, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0] + [6, 1, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0] + [0x11, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0]
        + [0, 0, 0, 0]
    for (type, bytes, expected) in [
        ("image/wmf", wmf, "<img src=\"data:image/svg+xml;base64,"), ("image/tiff", tiff, "<img src=\"data:image/png;base64,"),
        ("image/wmf", Array(wmf.prefix(40)), ">[image/wmf]<"),
        ("image/tiff", Array(tiff.prefix(10)), ">[image/tiff]<"),
        ("image/x-pict", wmf, ">[image/x-pict]<"),
    ] {
        var text = AttributedText()
        text.append(AttachmentOccurrence(text.addAttachment(Attachment(.bytes(bytes), mediaType: type))))
        #expect(try written(text).contains(expected), "\(type)")
    }
}

@Test func deletedText() throws {
    var text = AttributedText("a")
    text.append("b", CharacterAttributes { $0.deleted = Revision(author: "A & B") })
    text.append("c", CharacterAttributes { $0.inserted = Revision() })
    #expect(try written(text) == "<p style=\"margin:0\">a<ins>c</ins></p>\n")
    #expect(try written(text, ["revisions": "yes"]) == "<p style=\"margin:0\">a<del data-author=\"A &amp; B\">b</del><ins>c</ins></p>\n")
}

private func written(_ text: AttributedText, _ options: OptionValues = [:]) throws -> String {
    var options = options
    options["fragment"] = "yes"
    var output = OutputBuffer(ByteArraySink())
    try HTMLExporter().write(Document(text: text), to: &output, in: ExportContext(options: options))
    return String(decoding: (try output.finish() as? ByteArraySink)?.bytes ?? [], as: UTF8.self)
}
