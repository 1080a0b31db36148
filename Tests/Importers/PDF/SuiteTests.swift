// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import PDFImport
import TestSupport
import Testing
import TextModel

/// Small real files that other programs stumbled over, where they are present.
@Suite struct PDFSuiteTests {
    private func document(_ name: String, _ options: OptionValues = OptionValues()) throws -> Document? {
        guard let url = TestFolders.suite("pdf/bugcases/\(name).pdf"), FileManager.default.fileExists(atPath: url.path) else { return nil }
        return try read([UInt8](Data(contentsOf: url)), options).result.get()
    }

    private static let texts: [(file: String, text: String)] = [
        (
            "dehyphenate-wrapped-word",
            """
            The lamp on the quay was lit every evening by a keeper whose understanding of the tides was better than any printed table, and \
            whose patience with the visitors seemed to be without end.
            A second paragraph begins after a gap and must stay separate.

            """
        ),
        // The mode that draws nothing goes on to the end of the page, so its last line is not seen either (ISO 32000-1, 9.3.1).
        ("hidden-text", "The visible total is 485 crowns.\n"),
        ("rtl-hebrew-arabic", "שלום עולם 2024 טוב\nمرحبا\n"),
        ("double-strike-fake-bold", "IMPORTANT\nNormal text follows with coffee, balloon and bookkeeper.\n"),
        (
            "link-over-two-lines",
            "Before reading on, see the very long anchor text that wraps over the line end before this sentence is closed.\n"
        ),
        ("superscript-footnote-marker", "The old chart was wrong\u{FFFC} and water is H2O.\n"),
        ("image-in-place-jpeg", "Text above the picture.\n\u{FFFC}\nText below the picture.\n\u{FFFC}\nText after the mask.\n"),
    ]

    @Test func textsOfSmallFiles() throws {
        for (name, text) in Self.texts {
            guard let document = try document(name) else { return }
            #expect(document.text.string == text, "\(name)")
        }
    }

    @Test func columns() throws {
        guard let text = try document("two-columns-with-spanning-title")?.text.string else { return }
        let order = ["Harbour Notes", "Left one", "Left five ends the column.", "Right one", "Right five ends the page."]
        let places = order.map { text.range(of: $0)?.lowerBound }
        #expect(!places.contains(nil))
        #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    }

    @Test func headings() throws {
        guard let document = try document("headings-by-size-and-weight") else { return }
        var found: [String] = []
        var offset = 0
        for line in document.text.string.split(separator: "\n") {
            if let level = document.text.paragraphStyle(at: offset).style.headingLevel { found.append("\(level) \(line)") }
            offset += line.utf8.count + 1
        }
        #expect(found == ["1 On Keeping a Lighthouse", "2 The Lamp", "3 Wicks", "2 The Stairs"])
    }

    @Test func headersAndPageNumbersGo() throws {
        guard let text = try document("running-header-footer")?.text.string else { return }
        #expect(!text.contains("Handbook") && !text.contains("Draft 7") && !text.contains("Page 3 of 5"))
        #expect(text.contains("Sheet 1 opens with its own sentence about the sea."))
        #expect(text.contains("Sheet 5 opens with its own sentence about the moon."))
        #expect(try document("running-header-footer", ["keep-running": "yes"])?.text.string.contains("Page 3 of 5") == true)
    }

    @Test func tablesAndLists() throws {
        guard let table = try document("table-ruled-and-borderless"), let list = try document("bulleted-and-numbered-list") else { return }
        #expect(
            table.text.string.split(separator: "\n").prefix(6) == ["Register", "Purpose", "Offset", "LAMP_CTL", "Lamp control", "0x00"])
        #expect(table.text.blocks.count { if case .table = $0.kind { true } else { false } } == 2)
        #expect(table.text.blocks.count { if case .cell = $0.kind { true } else { false } } == 24)
        #expect(list.text.blocks.count { if case .item = $0.kind { true } else { false } } == 5)
        #expect(list.text.string.hasPrefix("Check the oil twice a day and write the level in the book.\nUse the brass rule.\n"))
    }

    @Test func jpegBytesAreKept() throws {
        guard let document = try document("image-in-place-jpeg"), let url = TestFolders.suite("pdf/bugcases/image-in-place-jpeg.jpg") else {
            return
        }
        #expect(try document.text.attachments.first?.bytes() == [UInt8](Data(contentsOf: url)))
        #expect(document.text.attachments.map(\.mediaType) == ["image/jpeg", "image/png"])
    }

    @Test func passwords() throws {
        guard let url = TestFolders.suite("pdf/files/pdfplumber__password-example.pdf"), let data = try? Data(contentsOf: url) else {
            return
        }
        let error = failure([UInt8](data))
        #expect(error?.code == .encrypted)
        #expect(error?.hint?.contains("--password-file") == true)
        #expect(failure([UInt8](data), ["password-file": "wrong"])?.message == "the password is wrong")
        #expect(failure([UInt8](data), ["password-file": "test\n"]) == nil)
    }
}
