// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import MarkupExport
import Processes
import TestSupport
import Testing
import TextModel

/// Pages that are pictures, read by a program in the place of tesseract.
@Suite(.serialized) struct ScannedPageTests {
    /// Says which languages it knows; takes the picture for its table of words.
    private static let program = """
        #!/bin/sh
        case "$*" in
        --list-langs) printf 'List of available languages (2):\\neng\\nchi_sim\\n' ;;
        "stdin stdout -l eng --dpi 144 tsv") cat ;;
        *) echo "$*" >&2; exit 1 ;;
        esac
        """

    /// A table of words: block, paragraph, line, confidence, word.
    private static func table(_ words: (Int, Int, Int, Int, String)...) -> String {
        "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n1\t1\t0\t0\t0\t0\t0\t0\t9\t9\t-1\t\n"
            + words.enumerated().map { number, word in
                "5\t1\t\(word.0)\t\(word.1)\t\(word.2)\t\(number)\t0\t0\t9\t9\t\(word.3).5\t\(word.4)\n"
            }.joined()
    }

    private static let scan = table(
        (1, 1, 1, 96, "The"), (1, 1, 1, 95, "first"), (1, 1, 1, 90, "para-"), (1, 1, 2, 90, "graph"), (1, 1, 2, 93, "ends."),
        (1, 1, 2, 3, "|~"), (1, 2, 1, 90, "Jean-"), (1, 2, 2, 90, "Paul"), (1, 2, 2, 90, "a<b"), (2, 1, 1, 90, "Last\u{2028}\u{7}"))

    /// A document of text and of pictures of pages, whose bytes are tables.
    private static func document(_ tables: [String]) -> Document {
        var text = AttributedText("Before.\n")
        for (number, table) in tables.enumerated() {
            let attachment = text.addAttachment(
                Attachment(.bytes(Array(table.utf8)), mediaType: "image/png", pixelSize: PixelSize(width: 400, height: 600)))
            let occurrence = AttachmentOccurrence(attachment, width: .points(200), height: .points(300))
            var attributes = CharacterAttributes()
            attributes.custom["scanned-page"] = .number(Double(number + 2))
            text.append(occurrence, attributes)
            let style = ParagraphStyle { $0.pageBreakBefore = true }
            text.endParagraph(text.number(for: CharacterAttributes()), style: text.number(for: style))
        }
        return Document(text: text)
    }

    private struct Outcome {
        var document: Document
        var warnings: [Warning]
    }

    private func read(_ tables: [String], _ options: OptionValues, program: String? = program) throws -> Outcome {
        let fixture = try PluginFixture()
        let context = ExportContext(options: ["media": "embed"])
        let sink = ByteArraySink()
        try FormatRegistry(exporters: [MarkupExporter()]).write(Self.document(tables), with: MarkupExporter(), to: sink, in: context)
        let markup = fixture.url.appendingPathComponent("markup").path
        try Data(sink.bytes).write(to: URL(fileURLWithPath: markup))
        let tesseract = try program.map { try fixture.add("tesseract", $0) }
        var importer = try fixture.importer("exec cat \(markup)\n", options: [.ocr, .media])
        importer.findProgram = { $0 == "tesseract" ? tesseract : nil }
        let reading = ImportContext(options: options)
        let document = try importer.read(DocumentSource([]), in: reading)
        return Outcome(document: document, warnings: reading.monitor.diagnostics.warnings)
    }

    @Test func textInThePlaceOfPictures() throws {
        let outcome = try read([Self.scan, Self.table(), Self.table((1, 1, 1, 90, "Third"))], ["ocr": "eng"])
        let text = outcome.document.text
        #expect(text.string == "Before.\nThe first paragraph ends.\nJean-Paul a<b\nLast\n\u{FFFC}\nThird\n")
        #expect(text.paragraphs.map { text[$0.style].pageBreakBefore } == [nil, true, nil, nil, true, true])
        #expect(text.paragraphs.map { text.attributes(at: $0.range.lowerBound).attributes.page } == [nil, 2, 2, 2, nil, 4])
        #expect(outcome.warnings == [Warning("ocr", "the text of 2 of 3 scanned pages was recognised in pictures: it may have mistakes")])
        #expect(!text.paragraphs.contains { !text.attributes(at: $0.range.lowerBound).attributes.custom.isEmpty })
    }

    @Test func withoutPictures() throws {
        let outcome = try read([Self.table(), Self.scan], ["ocr": "eng", "media": "drop"])
        #expect(outcome.document.text.string == "Before.\n\nThe first paragraph ends.\nJean-Paul a<b\nLast\n")
    }

    /// Nothing is read where that is not asked for, and nothing is needed where there is nothing to read.
    @Test func onlyWhereThereIsSomething() throws {
        #expect(try read([Self.scan], [:], program: nil).document.text.string == "Before.\n\u{FFFC}\n")
        #expect(try read([], ["ocr": "eng"], program: nil).document.text.string == "Before.\n")
    }

    @Test func failures() throws {
        for (languages, program, message) in [
            ("eng", nil, "missing-program: tesseract is not installed, which reads scanned pages. Install the package tesseract-ocr."),
            (
                "eng+chi_tra", Self.program,
                "missing-program: tesseract has no data for the language chi_tra. Install the package tesseract-ocr-chi-tra."
            ),
            (
                "eng+-x", Self.program,
                "invalid-option: option ocr does not take the value 'eng+-x'. Name languages as tesseract does: eng, or eng+deu."
            ),
        ] {
            var found = ""
            do {
                _ = try read([Self.scan], ["ocr": languages], program: program)
            } catch let error as ConversionError {
                found = "\(error.code.rawValue): \(error)"
            }
            #expect(found == message)
        }
        let failed = try read([Self.scan], ["ocr": "chi_sim"])
        #expect(failed.document.text.string == "Before.\n\u{FFFC}\n")
        #expect(failed.warnings.map(\.code) == ["ocr-failed", "ocr"])
        #expect(failed.warnings.first?.position == .page(2))
    }
}
