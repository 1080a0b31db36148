// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// A property that `--metadata` sets or, with an empty value, removes.
struct MetadataChange: Hashable, Sendable {
    /// The properties that documents have.
    enum Known: String, CaseIterable, Sendable {
        case title, author, subject, keywords, comment, company, manager, category, copyright, editor, language
    }

    /// One of these, or of any name of the caller's, for a template.
    enum Key: Hashable, Sendable {
        case known(Known)
        case custom(String)
    }

    let key: Key
    let value: String

    init(_ argument: Argument) throws(UsageError) {
        let names = Known.allCases.map(\.rawValue)
        guard let (key, value) = argument.keyAndValue else {
            throw UsageError("--metadata: \(quoted(argument.bytes)) is not of the form KEY=VALUE", hint: "it may be title=Letter")
        }
        if let known = key.string.flatMap({ Known(rawValue: $0) }) {
            self.key = .known(known)
        } else if let name = key.string, Self.isName(name) {
            if Self.reserved.contains(name) {
                throw UsageError("--metadata: \(quoted(key.bytes)) cannot be set: it has a meaning of its own in templates")
            }
            // A slip must not become a property that nobody looks for.
            if let meant = nearestName(to: key.bytes, among: names) {
                throw UsageError("--metadata: there is no property \(quoted(key.bytes))", hint: "did you mean \(meant)?")
            }
            self.key = .custom(name)
        } else {
            throw UsageError(
                "--metadata: \(quoted(key.bytes)) is no name of a property", hint: "names have letters, digits, '-', '_' and '.'")
        }
        guard let text = value.string else { throw UsageError("--metadata: \(quoted(value.bytes)) is not UTF-8") }
        self.value = text
    }

    /// Keys of templates that are not the caller's.
    private static let reserved: Set = [
        "content", "toc", "style", "date", "created", "modified", "today", "direction", "charset", "generator", "base-url", "description",
        "authors",
    ]

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
                default: byte >= 0x80
                }
            }
    }
}

extension DocumentMetadata {
    /// Makes the changes. The first author and the first keywords replace those of the document, later ones are added.
    mutating func apply(_ changes: [MetadataChange]) {
        var seen: Set<MetadataChange.Key> = []
        for change in changes {
            let isFirst = seen.insert(change.key).inserted
            let value = change.value.isEmpty ? nil : change.value
            guard case .known(let key) = change.key else {
                if case .custom(let name) = change.key { custom[name] = value.map { .string($0) } }
                continue
            }
            switch key {
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
