// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PDFImport
import Testing
import TextModel

/// Pages read on several threads.
@Suite struct PageThreadsTests {
    /// Pages whose looks, links and faults differ.
    private static let pages: [UInt8] = {
        var pdf = MiniPDF()
        for page in 1...45 {
            let fault = page % 20 == 7 ? "BT /F9 10 Tf (lost) Tj ET" : ""
            let link =
                "/Annots [<< /Type /Annot /Subtype /Link /Rect [50 480 200 500] /A << /S /URI /URI (https://example.org/\(page % 4)) >> >>]"
            let lines = (0..<page % 7).map { "F\(1 + ($0 + page) % 3) \(8 + page % 5) 50 \(60 + 14 * $0) Line \($0) of page \(page)" }
            let content = ([fault] + lines.map { MiniPDF.text($0) } + [MiniPDF.text("F1 10 50 115 Linked words \(page)")])
            pdf.addPage(content.joined(separator: "\n"), entries: link)
        }
        return pdf.bytes
    }()

    private func read(threads: Int) throws -> (Document, [Warning]) {
        let context = ImportContext(options: ["keep-running": "true"])
        return (try PDFImporter(threads: threads).read(DocumentSource(Self.pages), in: context), context.monitor.diagnostics.warnings)
    }

    @Test func sameWithAnyNumberOfThreads() throws {
        let (document, warnings) = try read(threads: 1)
        #expect(document.text.string.contains("Linked words 45") && document.metadata.isLossy == true)
        for threads in [2, 5] {
            let (other, otherWarnings) = try read(threads: threads)
            #expect(other == document, "\(threads) threads")
            #expect(otherWarnings == warnings, "\(threads) threads")
        }
    }

    /// Faults are told with their pages.
    @Test func pagesOfFaults() throws {
        let (_, warnings) = try read(threads: 2)
        let found = warnings.filter { $0.code == "damaged-page" }
        #expect(
            found.map { $0.position?.page } == [7, 7, 27, 27]
                && found.first?.message == "something cannot be read: Unknown font tag 'F9'", "\(warnings)")
    }
}
