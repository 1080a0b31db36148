// SPDX-License-Identifier: Apache-2.0

@testable import MarkdownExport

import HTMLWriting
import TextModel
import URLReferences

extension ShownLines {
    /// What is read of a document; pictures are left out.
    init(_ document: Document) {
        self.init()
        var reader = DocumentReader(notes: NoteCalls(document.text.notes))
        reader.read(document.text, to: &self)
        while let called = reader.notes.next() {
            begin("note")
            let source = [called.note.author, called.note.date?.description].compactMap { $0 }.joined(separator: ", ")
            if !source.isEmpty {
                var text = ShownText()
                text.append((source + ":").unicodeScalars, [], link: "")
                add(&text, heading: nil)
            }
            reader.read(called.note.content, to: &self)
            end("note")
        }
    }
}

private struct DocumentReader {
    var notes: NoteCalls

    mutating func read(_ text: AttributedText, to lines: inout ShownLines) {
        var path: [String] = []
        var code: String?
        var (shown, rest) = (ShownText(), ShownText())
        func finishCode(_ lines: inout ShownLines) {
            if let text = code { lines.add(code: text) }
            code = nil
            lines.add(&rest, heading: nil)
        }
        for event in BlockWalk(text) {
            if case .paragraph(let paragraph) = event, path.last == "code" {
                var ignored = ShownText()
                add(paragraph, of: text, to: &ignored, &rest, isCode: true)
                code = (code.map { $0 + "\n" } ?? "") + ignored.verbatim
                continue
            }
            finishCode(&lines)
            switch event {
            case .begin(let number):
                var name = Self.name(text.blocks[number.index].kind)
                // A caption behind a row is a cell of a row of its own.
                if case .caption = text.blocks[number.index].kind, path.last == "rows" { name = "cell" }
                path.append(name)
                if !Self.silent.contains(name) { lines.begin(name) }
            case .end:
                if let name = path.popLast(), !Self.silent.contains(name) { lines.end(name) }
            case .beginRow: if path.last == "table" { path[path.count - 1] = "rows" }
            case .endRow: break
            case .beginCell:
                path.append("cell")
                lines.begin("cell")
            case .endCell:
                path.removeLast()
                lines.end("cell")
            case .paragraph(let paragraph):
                add(paragraph, of: text, to: &shown, &rest, isCode: false)
                let style = text[paragraph.style]
                if shown.isBlank, style.isRule {
                    lines.addRule()
                }
                lines.add(&shown, heading: style.headingLevel)
            }
        }
        finishCode(&lines)
    }

    private static let silent: Set = ["", "code", "table", "rows"]

    private static func name(_ kind: Block.Kind) -> String {
        switch kind {
        case .quote: "quote"
        case .preformatted: "code"
        case .item: "item"
        case .term, .description: "part"
        case .table: "table"
        default: ""
        }
    }

    private mutating func add(
        _ paragraph: Paragraph, of text: AttributedText, to shown: inout ShownText, _ rest: inout ShownText, isCode: Bool
    ) {
        text.characterRuns.forEach(in: paragraph.content) { range, set in
            let members = text[Number<CharacterAttributes>(Int(set))].members
            if members.hidden == true || members.deleted != nil || members.attachment != nil { return }
            if let note = members.note {
                for _ in 0..<range.count / 3 {
                    guard let called = notes.call(note)?.called else { continue }
                    let call = "[^\(called.place)]".unicodeScalars
                    if isCode { rest.append(call, .call, link: "") } else { shown.append(call, .call, link: "") }
                }
                return
            }
            let scalars = String(decoding: text.bytes[range], as: UTF8.self).unicodeScalars.map { scalar -> Unicode.Scalar in
                if scalar == "\u{2028}" { return "\n" }
                return HTMLText.isForbidden(scalar.value) ? "\u{FFFD}" : scalar
            }
            let link = members.link.flatMap { LinkPolicy(nil).reference($0.destination) }
            shown.append(scalars, Self.style(members), link: link.map { "→\(PercentCoding.decoded($0))" } ?? "")
        }
    }

    private static func style(_ members: CharacterAttributes.Members) -> ShownText.Style {
        var style: ShownText.Style = []
        let roles = members.roles ?? []
        if members.font.isBold || roles.contains(.strong) { style.insert(.bold) }
        if members.font.italic == true || !roles.isDisjoint(with: [.emphasis, .variable, .citation, .definition]) { style.insert(.italic) }
        if members.strikethrough?.isVisible == true { style.insert(.strike) }
        if members.underline?.isVisible == true, members.link == nil, !roles.contains(.abbreviation) { style.insert(.underline) }
        if (members.superscript ?? 0) > 0 { style.insert(.raised) }
        if (members.superscript ?? 0) < 0 { style.insert(.lowered) }
        if roles.contains(.keyboard) {
            style.insert(.keyboard)
        } else if !roles.isDisjoint(with: [.code, .sample]) {
            style.insert(.code)
        }
        return style
    }
}
