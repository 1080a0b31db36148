// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

/// Puts the text of scanned pages in the place of their pictures, which an importer with the option `ocr` has marked. Pictures in which no
/// text is found stay.
struct ScannedPages {
    private let languages: String
    private let findProgram: @Sendable (String) -> [UInt8]?
    private let context: ImportContext

    init(languages: String, _ findProgram: @escaping @Sendable (String) -> [UInt8]?, in context: ImportContext) {
        self.languages = languages
        self.findProgram = findProgram
        self.context = context
    }

    private struct Scan {
        var range: Range<Int>
        var attributes: CharacterAttributes
        var page: Int
    }

    /// A scan with the paragraphs that stand in its place; `nil`: it stays.
    private struct Reading {
        var scan: Scan
        var paragraphs: [String]?
    }

    func read(_ document: inout Document) throws(ConversionError) {
        let scans = Self.scans(in: document.text)
        if scans.isEmpty { return }
        let tesseract = try Tesseract(findProgram, languages: languages, limits: context.limits)
        var readings: [Reading] = []
        for scan in scans { readings.append(Reading(scan: scan, paragraphs: try paragraphs(of: scan, in: document.text, tesseract))) }
        let dropsPictures = context.options[OptionDescription.media] == MediaMode.drop.rawValue
        document.edit { replace(readings, in: &$0, dropsPictures: dropsPictures) }
        let count = readings.count { $0.paragraphs?.isEmpty == false }
        let pages = "\(count) of \(scans.count) scanned \(scans.count == 1 ? "page" : "pages")"
        context.warn("ocr", "the text of \(pages) was recognised in pictures: it may have mistakes")
    }

    private static func scans(in text: AttributedText) -> [Scan] {
        var scans: [Scan] = []
        text.enumerateAttributes(in: 0..<text.count) { range, number in
            let attributes = text[number]
            guard case .number(let page)? = attributes.custom[OptionDescription.scannedPage], attributes.attachment != nil,
                let page = Int(exactly: page.rounded())
            else { return }
            scans.append(Scan(range: range, attributes: attributes, page: page))
        }
        return scans
    }

    private func paragraphs(of scan: Scan, in text: AttributedText, _ tesseract: Tesseract) throws(ConversionError) -> [String]? {
        guard let occurrence = scan.attributes.attachment, text.attachments.indices.contains(occurrence.attachment.index) else {
            return nil
        }
        let attachment = text.attachments[occurrence.attachment.index]
        guard let bytes = try? attachment.bytes() else { return nil }
        let context = context
        let found = try tesseract.text(in: bytes, resolution: Self.resolution(attachment, occurrence)) { () throws(ConversionError) in
            try context.checkpoint()
        }
        if found == nil { context.warn("ocr-failed", "tesseract cannot read the page", at: .page(scan.page)) }
        return found?.paragraphs
    }

    /// Pixels per inch as the picture is shown.
    private static func resolution(_ attachment: Attachment, _ occurrence: AttachmentOccurrence) -> Int? {
        guard let size = attachment.pixelSize, case .points(let width)? = occurrence.width, width >= 1 else { return nil }
        return Int(min(Double(size.width) * 72 / width, 1e6))
    }

    private func replace(_ readings: [Reading], in text: inout AttributedText, dropsPictures: Bool) {
        var following: [Range<Int>] = []
        var moved = 0
        text.edit { edits in
            for reading in readings {
                let range = reading.scan.range
                let paragraphs = reading.paragraphs ?? []
                if paragraphs.isEmpty, !dropsPictures {
                    var attributes = reading.scan.attributes
                    attributes.custom[OptionDescription.scannedPage] = nil
                    edits.setAttributes(attributes, in: range)
                    continue
                }
                let string = paragraphs.joined(separator: "\n")
                edits.replace(range, with: string, CharacterAttributes { $0.page = reading.scan.page })
                let start = range.lowerBound + moved
                if let first = paragraphs.first, paragraphs.count > 1 {
                    following.append(start + first.utf8.count + 1..<start + string.utf8.count)
                }
                moved += string.utf8.count - range.count
            }
        }
        // A page begins with its first paragraph only.
        for range in following { text.changeParagraphStyles(in: range) { $0.pageBreakBefore = nil } }
    }
}
