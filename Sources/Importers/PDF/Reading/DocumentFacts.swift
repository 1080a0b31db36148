// SPDX-License-Identifier: Apache-2.0

import CPoppler
import TextModel

/// Reads what a PDF says of itself.
enum DocumentFacts {
    static func metadata(of file: PopplerFile) -> DocumentMetadata {
        let document = file.document
        var metadata = DocumentMetadata()
        metadata.title = text(poppler_document_get_title(document))
        metadata.authors = text(poppler_document_get_author(document)).map { [$0] } ?? []
        metadata.subject = text(poppler_document_get_subject(document))
        metadata.keywords = keywords(text(poppler_document_get_keywords(document)))
        metadata.generator = text(poppler_document_get_creator(document)) ?? text(poppler_document_get_producer(document))
        metadata.creationDate = date(poppler_document_get_creation_date_time(document))
        metadata.modificationDate = date(poppler_document_get_modification_date_time(document))
        metadata.mediaType = "application/pdf"
        if let producer = text(poppler_document_get_producer(document)) { metadata.custom["producer"] = .string(producer) }
        if let version = text(poppler_document_get_pdf_version_string(document)) { metadata.custom["pdf-version"] = .string(version) }
        return metadata
    }

    /// A string without white space around it; `nil` where nothing stays.
    static func text(_ string: UnsafeMutablePointer<CChar>?) -> String? {
        guard let string = takenString(string) else { return nil }
        func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.value <= 0x20 || scalar.value == 0xFEFF }
        var scalars = string.unicodeScalars[...]
        while let first = scalars.first, isSpace(first) { scalars.removeFirst() }
        while let last = scalars.last, isSpace(last) { scalars.removeLast() }
        return scalars.isEmpty ? nil : String(Substring(scalars))
    }

    private static func keywords(_ text: String?) -> [String] {
        guard let text else { return [] }
        let separator: Character = text.utf8.contains(UInt8(ascii: ";")) ? ";" : ","
        return text.split(separator: separator).map { part in
            var scalars = part.unicodeScalars
            while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
            while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
            return String(Substring(scalars))
        }.filter { !$0.isEmpty }
    }

    static func date(_ date: OpaquePointer?) -> DocumentDate? {
        guard let date else { return nil }
        defer { g_date_time_unref(date) }
        return DocumentDate(
            year: Int(g_date_time_get_year(date)), month: Int(g_date_time_get_month(date)), day: Int(g_date_time_get_day_of_month(date)),
            hour: Int(g_date_time_get_hour(date)), minute: Int(g_date_time_get_minute(date)), second: Int(g_date_time_get_second(date)),
            utcOffset: Int(g_date_time_get_utc_offset(date) / 60_000_000))
    }
}
