// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import MarkupExport
import Testing
import TextModel

/// What becomes of pictures and files, and of what goes wrong with them.
@Suite struct MediaTests {
    private struct Writer: AttachmentWriter {
        func write(_ attachment: TextModel.Attachment, number: Number<TextModel.Attachment>) throws(ConversionError) -> String {
            "m/\(number.index)"
        }
    }

    private struct Unreadable: AttachmentSource {
        var byteCount: Int? { nil }
        func read() throws -> [UInt8] { throw ConversionError(.unreadable, "gone") }
    }

    private static let document: Document = {
        var text = AttributedText("a")
        for content in [TextModel.Attachment.Content.bytes([0, 1, 2]), .bytes([0, 1, 2]), .missing] {
            text.append(AttachmentOccurrence(text.addAttachment(TextModel.Attachment(content, name: "n"))))
        }
        text.append(text.addNote(Note(.comment, content: AttributedText("c"))))
        return Document(text: text)
    }()

    private func write(_ media: String?, writer: Bool = false) throws -> (text: String, warnings: [String]) {
        var context = ExportContext(attachments: writer ? Writer() : nil)
        context.options["media"] = media
        let bytes = try RoundTrip.write(Self.document, in: context)
        return (String(decoding: bytes, as: UTF8.self), context.monitor.diagnostics.warnings.map(\.code))
    }

    @Test func bytesStandOnceUnderTheirHash() throws {
        let (text, warnings) = try write(nil)
        let hash = "sha256-ae4b3280e56e2faf83f414a6e3dabe9d5fbe18976544c05fed121accb85b53fc"
        #expect(text.components(separatedBy: "<content hash=\"\(hash)\">\nAAEC\n</content>").count == 2)
        #expect(text.components(separatedBy: " content=\"\(hash)\"/>").count == 3)
        #expect(text.contains("<attachment number=\"3\" name=\"n\"/>"))
        #expect(warnings.isEmpty)
    }

    @Test func filesStandBesideWhereThereIsAPlace() throws {
        for media in [nil, "files"] {
            let (text, warnings) = try write(media, writer: true)
            #expect(text.contains("<attachment number=\"1\" name=\"n\" href=\"m/0\"/>"))
            #expect(!text.contains("<content"))
            #expect(warnings == ["media-not-embedded"])
        }
        #expect(try write("files").warnings == ["media-embedded"])
        #expect(try write("embed", writer: true).text.contains("<content"))
    }

    @Test func linkAndDropSayWhatIsLost() throws {
        let linked = try write("link")
        #expect(linked.text.contains("<object attachment=\"1\"/>") && !linked.text.contains("<content"))
        #expect(linked.warnings == ["media-not-embedded"])
        let dropped = try write("drop")
        #expect(!dropped.text.contains("attachment") && dropped.text.contains("<p>a<object note=\"1\"/></p>"))
        #expect(dropped.warnings == ["media-not-embedded"])
        #expect(try RoundTrip.read(Array(dropped.text.utf8)).text.string == "a\u{FFFC}\n")
    }

    @Test func whatCannotBeReadIsMissing() throws {
        var text = AttributedText()
        text.append(AttachmentOccurrence(text.addAttachment(TextModel.Attachment(.source(Unreadable()), name: "n"))))
        let context = ExportContext()
        let bytes = try RoundTrip.write(Document(text: text), in: context)
        #expect(context.monitor.diagnostics.warnings.map(\.code) == ["missing-attachment"])
        #expect(try RoundTrip.read(bytes).text.attachments == [TextModel.Attachment(.missing, name: "n")])
    }

    @Test func allLengthsOfBytesComeBack() throws {
        for length in [0, 1, 2, 3, 54, 55, 56, 57, 58, 63, 64, 65, 114, 120, 1000] {
            var text = AttributedText()
            text.append(AttachmentOccurrence(text.addAttachment(TextModel.Attachment(.source(CountingSource(count: length))))))
            #expect(RoundTrip.fault(of: Document(text: text)) == nil)
        }
    }
}
