// SPDX-License-Identifier: Apache-2.0

import CPoppler
import PageLayout
import TextModel

/// What a reader wrote on a page.
struct Comment {
    /// Points from the top of the page.
    var y: Float
    var text: String
    var author: String?
    var date: DocumentDate?
}

/// Reads the texts of annotations.
enum Comments {
    static func comments(of page: PopplerPageHandle, beside glyphs: [Glyph]) -> [Comment] {
        guard let list = poppler_page_get_annot_mapping(page.page) else { return [] }
        defer { poppler_page_free_annot_mapping(list) }
        var comments: [Comment] = []
        forEach(in: list, as: PopplerAnnotMapping.self) { mapping in
            guard let annotation = mapping.pointee.annot else { return }
            let kind = poppler_annot_get_annot_type(annotation)
            let silent = [POPPLER_ANNOT_LINK, POPPLER_ANNOT_WIDGET, POPPLER_ANNOT_POPUP, POPPLER_ANNOT_UNKNOWN]
            guard !silent.contains(kind), poppler_annot_get_flags(annotation).rawValue & POPPLER_ANNOT_FLAG_HIDDEN.rawValue == 0,
                let text = DocumentFacts.text(poppler_annot_get_contents(annotation))
            else { return }
            let area = mapping.pointee.area
            let box = Box(Float(area.x1), Float(page.height - area.y1), Float(area.x2), Float(page.height - area.y2))
            // Text that is drawn on the page has been read there.
            if kind == POPPLER_ANNOT_FREE_TEXT, glyphs.contains(where: { box.contains(x: $0.box.centerX, y: $0.box.centerY) }) { return }
            var label: UnsafeMutablePointer<CChar>?
            _ = cpoppler_markup_label(annotation, &label)
            comments.append(
                Comment(
                    y: box.y0, text: text, author: DocumentFacts.text(label),
                    date: takenString(poppler_annot_get_modified(annotation)).flatMap(date)))
        }
        return comments.sorted { $0.y < $1.y }
    }

    /// A date as PDF writes it (ISO 32000-1, 7.9.4): `D:20190504093000+02'00'`.
    static func date(_ text: String) -> DocumentDate? {
        var bytes = text.utf8[...]
        if bytes.starts(with: "D:".utf8) { bytes = bytes.dropFirst(2) }
        func take(_ count: Int) -> Int? {
            let digits = bytes.prefix(count)
            guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            bytes = bytes.dropFirst(count)
            return Int(Substring(digits))
        }
        guard let year = take(4) else { return nil }
        let month = take(2)
        let day = month == nil ? nil : take(2)
        let hour = day == nil ? nil : take(2)
        let minute = hour == nil ? nil : take(2)
        let second = minute == nil ? nil : take(2)
        var offset: Int?
        if let sign = bytes.first, hour != nil {
            bytes = bytes.dropFirst()
            if sign == UInt8(ascii: "Z") { offset = 0 }
            if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let hours = take(2) {
                if bytes.first == UInt8(ascii: "'") { bytes = bytes.dropFirst() }
                offset = (hours * 60 + (take(2) ?? 0)) * (sign == UInt8(ascii: "-") ? -1 : 1)
            }
        }
        return DocumentDate(year: year, month: month, day: day, hour: hour, minute: minute, second: second, utcOffset: offset)
    }
}
