// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Glibc
import Templates
import TextModel

/// What the keys of a template stand for.
struct PageTemplate {
    let document: Document
    let frame: PageFrame
    let page: PageState
    /// What is left out or indented of the document; the template stays as its writer made it.
    let filter: MarkupFilter
    /// What the caller answers to keys, before anything else is looked at.
    let answer: HTMLExporter.Answer?

    func write(_ template: Template, to output: inout OutputBuffer) throws(ConversionError) {
        // The style sheet, which may stand before it, has its classes.
        let contents = template.keys.contains("toc") ? page.outline.markup(&page.styles) : []
        let unknown = try template.write(to: &output, value: value) { (key, buffer) throws(ConversionError) in
            if key == "style" { return buffer.write(frame.styleText) }
            try filter.filter(into: &buffer, limits: page.context.limits) { buffer in
                if key == "content" { page.body.write(to: &buffer) } else { buffer.write(contents[...]) }
            }
        }
        if !unknown.isEmpty {
            let names = unknown.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
            page.context.warn("unknown-placeholder", "the template asks for \(names), which nothing is known of; -M sets values")
        }
    }

    private func value(of key: String) -> Template.Value? {
        if let answer, let text = answer(key) { return .text(text) }
        let metadata = document.metadata
        return switch key {
        case "content", "toc", "style": .markup
        case "charset": .text(frame.charset)
        case "title": .text(frame.title)
        case "author", "authors": .text(metadata.authors.joined(separator: ", "))
        case "date": .text((metadata.creationDate ?? metadata.modificationDate).map { String($0.description.prefix(10)) } ?? "")
        case "created": .text(metadata.creationDate?.description ?? "")
        case "modified": .text(metadata.modificationDate?.description ?? "")
        case "today": .text(Self.today)
        case "language": .text(page.language ?? "")
        case "direction": .text((page.direction ?? .leftToRight).htmlName)
        case "subject", "description": .text(metadata.subject ?? "")
        case "keywords": .text(metadata.keywords.joined(separator: ", "))
        case "comment": .text(metadata.comment ?? "")
        case "company": .text(metadata.company ?? "")
        case "manager": .text(metadata.manager ?? "")
        case "category": .text(metadata.category ?? "")
        case "copyright": .text(metadata.copyright ?? "")
        case "editor": .text(metadata.editor ?? "")
        case "generator": .text("Textmill")
        case "base-url": .text(metadata.baseURL ?? "")
        default: metadata.custom[key].map { .text(Self.text(of: $0)) }
        }
    }

    private static func text(of value: AttributeValue) -> String {
        switch value {
        case .string(let text): text
        case .number(let number): CSSText.number(number)
        case .boolean(let isTrue): isTrue ? "yes" : "no"
        default: ""
        }
    }

    /// The date in the machine's time zone: `2026-11-30`.
    private static var today: String {
        var now = time(nil)
        var parts = tm()
        guard localtime_r(&now, &parts) != nil else { return "" }
        func padded(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
        return "\(Int(parts.tm_year) + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
    }
}
