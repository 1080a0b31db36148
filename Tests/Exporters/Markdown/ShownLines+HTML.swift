// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import URLReferences

extension ShownLines {
    /// What is read of HTML that cmark-gfm wrote.
    init(html: [UInt8]) {
        self.init()
        let document = HTMLDocument(parsing: html)
        var reader = HTMLReader()
        for visit in document.root.visits { reader.read(visit, to: &self) }
        reader.finish(to: &self)
    }
}

private struct HTMLReader {
    private var styles: [ShownText.Style] = [[]]
    private var links = [""]
    private var shown = ShownText()
    private var heading: Int?
    private var code: ShownText?
    /// The element whose content is not read.
    private var skipped: HTMLNode?
    private var notes: [HTMLNode] = []

    mutating func finish(to lines: inout ShownLines) { lines.add(&shown, heading: nil) }

    mutating func read(_ visit: HTMLNode.Visit, to lines: inout ShownLines) {
        switch visit {
        case .enter(let node):
            if skipped != nil { return }
            if node.kind == .text { return add(node.text.description) }
            if node.kind == .element { begin(node, to: &lines) }
        case .leave(let node):
            if skipped == node { skipped = nil } else if skipped == nil, node.kind == .element { end(node, to: &lines) }
        }
    }

    private mutating func add(_ text: String) {
        if code != nil {
            code?.append(text.unicodeScalars, [], link: "")
        } else {
            shown.append(text.unicodeScalars, styles.last ?? [], link: links.last ?? "")
        }
    }

    private static let inline: [String: ShownText.Style] = [
        "strong": .bold, "em": .italic, "del": .strike, "u": .underline, "sup": .raised, "sub": .lowered, "code": .code, "kbd": .keyboard,
    ]
    private static let blocks = ["blockquote": "quote", "li": "item", "td": "cell", "th": "cell", "dt": "part", "dd": "part"]
    private static let breaking: Set = [
        "p", "ul", "ol", "table", "thead", "tbody", "tr", "dl", "section", "body", "html", "head", "caption", "div",
    ]

    private static func hasClass(_ node: HTMLNode, _ name: String) -> Bool { node[.class]?.description == name }

    private mutating func begin(_ node: HTMLNode, to lines: inout ShownLines) {
        let name = node.nameText
        if let style = Self.inline[name], code == nil {
            if Self.hasClass(node, "footnote-ref") {
                skipped = node
                return shown.append("[^\(node.textContent)]".unicodeScalars, .call, link: "")
            }
            return styles.append((styles.last ?? []).union(style))
        }
        switch name {
        case "a":
            if Self.hasClass(node, "footnote-backref") { skipped = node }
            if skipped == nil { links.append(node[.href].map { "→\(PercentCoding.decoded($0.description))" } ?? links.last ?? "") }
        case "br": add("\n")
        case "rt", "rp": skipped = node
        case "pre":
            flush(to: &lines)
            code = ShownText()
        case "hr":
            flush(to: &lines)
            lines.addRule()
        case "h1", "h2", "h3", "h4", "h5", "h6":
            flush(to: &lines)
            heading = name.last?.wholeNumberValue
        case _ where Self.blocks[name] != nil:
            flush(to: &lines)
            let isNote = name == "li" && node.parent?.parent.map { Self.hasClass($0, "footnotes") } ?? false
            if isNote { notes.append(node) }
            lines.begin(isNote ? "note" : Self.blocks[name] ?? "")
        case _ where Self.breaking.contains(name): flush(to: &lines)
        default: break
        }
    }

    private mutating func end(_ node: HTMLNode, to lines: inout ShownLines) {
        let name = node.nameText
        if Self.inline[name] != nil, code == nil {
            if styles.count > 1 { styles.removeLast() }
            return
        }
        switch name {
        case "a": if links.count > 1 { links.removeLast() }
        case "pre":
            if let text = code { lines.add(code: text.verbatim) }
            code = nil
        case _ where name.count == 2 && name.first == "h" && heading != nil:
            flush(to: &lines)
            heading = nil
        case _ where Self.blocks[name] != nil:
            flush(to: &lines)
            let isNote = notes.last == node
            if isNote { notes.removeLast() }
            lines.end(isNote ? "note" : Self.blocks[name] ?? "")
        case _ where Self.breaking.contains(name): flush(to: &lines)
        default: break
        }
    }

    private mutating func flush(to lines: inout ShownLines) { lines.add(&shown, heading: heading) }
}
