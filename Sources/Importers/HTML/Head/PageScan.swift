// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax

/// What must be known of a page before its text is read, found by one look at every node.
struct PageScan {
    /// A style sheet of the page, in the order of the document.
    enum Sheet {
        case inline(HTMLNode)
        case linked(url: String, type: String?, media: String?)
    }

    private(set) var sheets: [Sheet] = []
    private(set) var base: String?
    private(set) var title: String?
    private(set) var metas: [HTMLNode] = []
    private(set) var html: HTMLNode?
    /// Whether a paragraph has a class of Outlook's or Word's.
    private(set) var isOffice = false
    /// Names that links lead to.
    private(set) var fragments: Set<[UInt8]> = []

    /// The most style sheets that are read.
    private static let maximumSheets = 1000

    init(_ document: HTMLDocument) {
        html = document.documentElement
        for node in document.root.children where node.kind == .processingInstruction { addInstruction(node) }
        for node in document.root.descendants where node.kind == .element && node.name.isKnown {
            switch node.name {
            case .a, .area: if let reference = node[.href], reference.first == UInt8(ascii: "#") { addFragment(reference) }
            case .style where node.namespace == .html: add(.inline(node))
            case .link where node.namespace == .html: addLink(node)
            case .base: if base == nil { base = node.trimmed(.href) }
            case .title where node.namespace == .html: if title == nil { title = node.textContent.collapsedSpaces }
            case .meta: metas.append(node)
            case .p: if !isOffice, let name = node[.class], name.starts(with: "Mso".utf8) { isOffice = true }
            default: break
            }
        }
        if title?.isEmpty == true { title = nil }
    }

    private mutating func add(_ sheet: Sheet) { if sheets.count < Self.maximumSheets { sheets.append(sheet) } }

    private mutating func addLink(_ node: HTMLNode) {
        guard let relation = node.trimmed(.rel)?.lowercased(), let url = node.trimmed(.href), node[.disabled] == nil else { return }
        let words = relation.split { $0 == " " || $0 == "\t" || $0 == "\n" }
        if words.contains("stylesheet"), !words.contains("alternate") {
            add(.linked(url: url, type: node.trimmed(.type), media: node.trimmed(.media)))
        }
    }

    private mutating func addInstruction(_ node: HTMLNode) {
        guard node.nameText.utf8.elementsEqual("xml-stylesheet".utf8) else { return }
        let instruction = StyleSheetInstruction(node.text)
        guard let url = instruction["href"], instruction["alternate"] != "yes" else { return }
        add(.linked(url: url, type: instruction["type"], media: instruction["media"]))
    }

    private mutating func addFragment(_ reference: HTMLText) {
        let name = Array(reference.dropFirst())
        guard !name.isEmpty else { return }
        fragments.insert(name)
        if name.contains(UInt8(ascii: "%")) { fragments.insert(References.decoded(name)) }
    }
}
