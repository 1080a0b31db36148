// SPDX-License-Identifier: Apache-2.0

import TextModel

/// A date as `\creatim` and its like give it, field by field.
struct RTFDate {
    private var fields: [DestinationWord: Int] = [:]

    mutating func set(_ word: DestinationWord, _ number: Int?) { fields[word] = number }

    /// The date, without the time of day where that makes no sense; `nil` where the day makes none.
    var date: DocumentDate? {
        guard let year = fields[.yr], year > 0, let month = fields[.mo], let day = fields[.dy] else { return nil }
        return DocumentDate(
            year: year, month: month, day: day, hour: fields[.hr] ?? 0, minute: fields[.min] ?? 0, second: fields[.sec])
            ?? DocumentDate(year: year, month: month, day: day)
    }
}

extension DocumentMetadata {
    /// Takes over a text of the information group.
    mutating func set(_ word: DestinationWord, _ text: String) {
        let text = trimmed(text)
        guard !text.isEmpty else { return }
        switch word {
        case .title: title = text
        case .subject: subject = text
        case .author: authors = Self.list(text, separator: ";")
        case .manager: manager = text
        case .company: company = text
        case .operator: editor = text
        case .category: category = text
        case .keywords: keywords = Self.list(text, separator: text.utf8.contains(UInt8(ascii: ";")) ? ";" : ",")
        case .doccomm, .comment: comment = text
        case .hlinkbase: baseURL = text
        case .generator: generator = trimmed(String(decoding: text.utf8.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self))
        default: break
        }
    }

    private static func list(_ text: String, separator: Unicode.Scalar) -> [String] {
        text.utf8.split(separator: UInt8(ascii: separator)).map { trimmed(String(decoding: $0, as: UTF8.self)) }.filter { !$0.isEmpty }
    }
}
