// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import TextModel

/// What the head of a page says about it (HTML, section 4.2.5; Open Graph; Dublin Core).
struct PageMetadata {
    private(set) var metadata = DocumentMetadata()
    /// The rank of the name by which a member was found: lower counts more.
    private var ranks: [Member: Int] = [:]
    private var authors: [String] = []

    private enum Member: UInt8 {
        case title, author, comment, keywords, generator, created, modified, company, copyright, category, language, subject
    }

    /// Names of `meta` elements for each member, those that count most first.
    private static let names: [[UInt8]: (member: Member, rank: Int)] = {
        let table: [(Member, [String])] = [
            (.title, ["og:title", "twitter:title", "dc.title", "dcterms.title"]),
            (
                .author,
                ["author", "article:author", "dc.creator", "dcterms.creator", "citation_author", "parsely-author", "twitter:creator"]
            ),
            (.comment, ["description", "og:description", "dc.description", "dcterms.description", "twitter:description"]),
            (.keywords, ["keywords", "article:tag", "news_keywords", "dc.subject", "dcterms.subject"]),
            (.generator, ["generator"]),
            (
                .created,
                [
                    "article:published_time", "dcterms.created", "dcterms.issued", "dcterms.date", "dc.date", "date", "pubdate",
                    "citation_publication_date", "datepublished",
                ]
            ),
            (.modified, ["article:modified_time", "og:updated_time", "dcterms.modified", "last-modified", "revised"]),
            (.company, ["og:site_name", "dc.publisher", "dcterms.publisher", "publisher"]),
            (.copyright, ["copyright", "dc.rights", "dcterms.rights", "rights"]),
            (.category, ["article:section", "og:type"]),
            (.language, ["content-language", "dc.language", "language"]),
            (.subject, ["subject", "abstract"]),
        ]
        var names: [[UInt8]: (member: Member, rank: Int)] = [:]
        for (member, words) in table {
            for (rank, word) in words.enumerated() { names[Array(word.utf8)] = (member, rank) }
        }
        return names
    }()

    init(_ scan: PageScan) {
        for node in scan.metas { read(node) }
        if let title = scan.title { metadata.title = title }
        metadata.authors = authors
        if let language = scan.html?.trimmed(.lang) ?? scan.html?.xmlLanguage { metadata.language = language }
    }

    private mutating func read(_ node: HTMLNode) {
        guard let value = node.string(.content)?.collapsedSpaces, !value.isEmpty else { return }
        guard let name = node.trimmed(.name) ?? node.trimmed(.property) ?? node.trimmed(.httpEquiv) ?? node.trimmed(.itemprop) else {
            return
        }
        let key = Array(name.lowercased().utf8)
        guard let (member, rank) = Self.names[key] else {
            if key.starts(with: "og:".utf8) { metadata.custom[String(decoding: key, as: UTF8.self)] = .string(value) }
            return
        }
        let known = ranks[member] ?? .max
        if member == .author || member == .keywords {
            guard rank <= known else { return }
            if rank < known { if member == .author { authors = [] } else { metadata.keywords = [] } }
        } else {
            guard rank < known else { return }
        }
        ranks[member] = rank
        set(member, value)
    }

    private mutating func set(_ member: Member, _ value: String) {
        switch member {
        case .title: metadata.title = value
        case .author: if authors.count < 1000 { authors.append(value) }
        case .comment: metadata.comment = value
        case .keywords:
            for word in value.split(separator: ",") where metadata.keywords.count < 1000 {
                let word = String(word).trimmedSpaces
                if !word.isEmpty { metadata.keywords.append(word) }
            }
        case .generator: metadata.generator = value
        case .created: metadata.creationDate = DocumentDate(html: value)
        case .modified: metadata.modificationDate = DocumentDate(html: value)
        case .company: metadata.company = value
        case .copyright: metadata.copyright = value
        case .category: metadata.category = value
        case .language: metadata.language = value
        case .subject: metadata.subject = value
        }
    }
}

extension DocumentDate {
    /// A date as HTML writes it (section 2.3.5): `2024-05-01`, `2024-05-01T10:00:00+02:00`, also with a space and a fraction; nil for others.
    init?(html text: String) {
        var bytes = Array(text.utf8)[...]
        func number(_ digits: Int) -> Int? {
            guard bytes.count >= digits else { return nil }
            var value = 0
            for byte in bytes.prefix(digits) {
                guard byte >= 0x30, byte <= 0x39 else { return nil }
                value = value * 10 + Int(byte - 0x30)
            }
            bytes = bytes.dropFirst(digits)
            return value
        }
        func skip(_ characters: StaticString) -> Bool {
            guard let first = bytes.first, characters.withUTF8Buffer({ $0.contains(first) }) else { return false }
            bytes = bytes.dropFirst()
            return true
        }
        guard let year = number(4) else { return nil }
        guard skip("-/"), let month = number(2) else {
            self.init(year: year)
            return
        }
        guard skip("-/"), let day = number(2) else {
            self.init(year: year, month: month)
            return
        }
        guard skip("Tt "), let hour = number(2), skip(":"), let minute = number(2) else {
            self.init(year: year, month: month, day: day)
            return
        }
        var second: Int?
        if skip(":") {
            second = number(2)
            if skip(".") { bytes = bytes.drop { $0 >= 0x30 && $0 <= 0x39 } }
        }
        var offset: Int?
        if skip("Zz") {
            offset = 0
        } else if let sign = bytes.first, skip("+-"), let hours = number(2) {
            _ = skip(":")
            let minutes = hours * 60 + (number(2) ?? 0)
            offset = sign == UInt8(ascii: "-") ? -minutes : minutes
        }
        self.init(year: year, month: month, day: day, hour: hour, minute: minute, second: second, utcOffset: offset)
    }
}
