// SPDX-License-Identifier: Apache-2.0

import JSONText
import Textmill

/// What `info` tells about one document.
struct InfoReport: Sendable {
    /// `nil` for standard input without a name.
    let path: FileName?
    private let metadata: DocumentMetadata
    private let format: DocumentFormat?
    private let byteCount: Int?
    private let counts: DocumentCounts
    private let warnings: Int

    init(_ document: Document, of input: Input, _ read: ReadInput, _ registry: FormatRegistry) {
        path = input.path == nil && input.outputPath.isEmpty ? nil : input.name
        metadata = document.metadata
        format = document.metadata.mediaType.flatMap { registry.importer(for: $0)?.format }
        byteCount = read.byteCount
        counts = DocumentCounts(document)
        warnings = read.monitor.diagnostics.count
    }

    /// Names and values for programs, those that are absent left out.
    var json: [UInt8] {
        var object = JSONLine()
        if let path { object.add("path", path: path.bytes) }
        object.add("format", format?.shortName)
        object.add("mediaType", metadata.mediaType)
        object.add("charset", metadata.charset)
        object.add("bytes", byteCount)
        for property in properties {
            switch property.value {
            case .text(let text): object.add(property.member, text)
            case .list(let list) where list.isEmpty: break
            case .list(let list): object.add(property.member, list)
            }
        }
        for (member, count) in numbers { object.add(member, count) }
        object.add("lossy", metadata.isLossy)
        return object.line
    }

    /// Lines for people: a label and a value each.
    var lines: [(label: String, value: String)] {
        var lines: [(label: String, value: String)] = []
        if let format { lines.append(("Format", format.displayName)) }
        if let mediaType = metadata.mediaType { lines.append(("Media type", mediaType)) }
        if let charset = metadata.charset { lines.append(("Charset", charset)) }
        if let byteCount { lines.append(("Bytes", String(byteCount))) }
        for property in properties {
            switch property.value {
            case .text(let text?): lines.append((property.label, text))
            case .list(let list) where !list.isEmpty: lines.append((property.label, list.joined(separator: ", ")))
            default: break
            }
        }
        for (member, count) in numbers { lines.append((member.prefix(1).uppercased() + member.dropFirst(), String(count))) }
        if metadata.isLossy { lines.append(("Lossy", "yes")) }
        return lines
    }

    private var numbers: [(member: String, count: Int)] {
        [
            ("paragraphs", counts.paragraphs), ("words", counts.words), ("characters", counts.characters), ("headings", counts.headings),
            ("pictures", counts.pictures), ("links", counts.links), ("lists", counts.lists), ("tables", counts.tables),
            ("notes", counts.notes), ("warnings", warnings),
        ]
    }

    private struct Property {
        enum Value { case text(String?), list([String]) }
        let member: String
        let label: String
        let value: Value

        init(_ member: String, _ label: String, _ text: String?) {
            self.member = member
            self.label = label
            value = .text(text)
        }

        init(_ member: String, _ label: String, _ list: [String]) {
            self.member = member
            self.label = label
            value = .list(list)
        }
    }

    private var properties: [Property] {
        [
            Property("title", "Title", metadata.title), Property("authors", "Authors", metadata.authors),
            Property("subject", "Subject", metadata.subject), Property("keywords", "Keywords", metadata.keywords),
            Property("comment", "Comment", metadata.comment), Property("company", "Company", metadata.company),
            Property("manager", "Manager", metadata.manager), Property("category", "Category", metadata.category),
            Property("copyright", "Copyright", metadata.copyright), Property("editor", "Editor", metadata.editor),
            Property("language", "Language", metadata.language), Property("generator", "Generator", metadata.generator),
            Property("created", "Created", metadata.creationDate?.description),
            Property("modified", "Modified", metadata.modificationDate?.description), Property("baseURL", "Base URL", metadata.baseURL),
        ]
    }
}
