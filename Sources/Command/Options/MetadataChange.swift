// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// A property that `--metadata` sets or, with an empty value, removes.
struct MetadataChange: Hashable, Sendable {
    /// The properties that can be set.
    enum Key: String, CaseIterable, Sendable {
        case title, author, subject, keywords, comment, company, manager, category, copyright, editor, language
    }

    let key: Key
    let value: String

    init(_ argument: Argument) throws(UsageError) {
        let names = Key.allCases.map(\.rawValue)
        guard let (key, value) = argument.keyAndValue else {
            throw UsageError("--metadata: \(quoted(argument.bytes)) is not of the form KEY=VALUE", hint: "it may be title=Letter")
        }
        guard let known = key.string.flatMap({ Key(rawValue: $0) }) else {
            let meant = nearestName(to: key.bytes, among: names).map { "did you mean \($0)?" }
            throw UsageError(
                "--metadata: there is no property \(quoted(key.bytes))", hint: meant ?? "they are \(names.joined(separator: ", "))")
        }
        guard let text = value.string else { throw UsageError("--metadata: \(quoted(value.bytes)) is not UTF-8") }
        self.key = known
        self.value = text
    }
}

extension DocumentMetadata {
    /// Makes the changes. The first author and the first keywords replace those of the document, later ones are added.
    mutating func apply(_ changes: [MetadataChange]) {
        var seen: Set<MetadataChange.Key> = []
        for change in changes {
            let isFirst = seen.insert(change.key).inserted
            let value = change.value.isEmpty ? nil : change.value
            switch change.key {
            case .title: title = value
            case .author: authors = (isFirst || value == nil ? [] : authors) + (value.map { [$0] } ?? [])
            case .subject: subject = value
            case .keywords: keywords = (isFirst || value == nil ? [] : keywords) + words(change.value)
            case .comment: comment = value
            case .company: company = value
            case .manager: manager = value
            case .category: category = value
            case .copyright: copyright = value
            case .editor: editor = value
            case .language: language = value
            }
        }
    }
}

/// What stands between commas, without the spaces around it.
private func words(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: ",")).compactMap { part in
        let space = UInt8(ascii: " ")
        var word = part.drop { $0 == space }
        while word.last == space { word = word.dropLast() }
        return word.isEmpty ? nil : String(Substring(word))
    }
}
