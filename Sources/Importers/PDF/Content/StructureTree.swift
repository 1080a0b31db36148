// SPDX-License-Identifier: Apache-2.0

import PageLayout

/// Reads what a document says itself of its structure (ISO 32000-1, 14.7).
struct StructureTree {
    /// What is still to be read, the next one last.
    private struct Pending {
        var object: PDFObject
        /// The element around it.
        var parent: Int
        /// The page of content that names none.
        var page: Int?
        var depth: Int
    }

    private var tags = DocumentTags()
    private let pages: [Int: Int]
    private let roles: PDFObject?
    private var seen: Set<Int> = []
    private var knownRoles: [String: DocumentTags.Role] = [:]
    private var pending: [Pending] = []

    private static let maximumElements = 300_000
    private static let maximumContents = 2_000_000
    private static let maximumDepth = 200

    /// - Parameter pages: The pages' numbers, from 0, by those of their objects.
    private init(roles: PDFObject?, pages: [Int: Int]) {
        self.roles = roles
        self.pages = pages
    }

    /// The structure of a document; empty where it has none.
    static func tags(of objects: PDFObjects) -> DocumentTags {
        guard let root = objects.catalog?["/StructTreeRoot"], let kids = root["/K"] else { return DocumentTags() }
        var pages: [Int: Int] = [:]
        for number in 0..<objects.pageCount {
            if let object = objects.page(number)?.number { pages[object] = number }
        }
        var tree = StructureTree(roles: root["/RoleMap"], pages: pages)
        tree.push(kids, parent: -1, page: nil, depth: 0)
        tree.read()
        return tree.tags
    }

    private mutating func read() {
        var contents = 0
        while let next = pending.popLast() {
            if let mark = next.object.integer {
                // A number is the mark of content on the element's page (Table 323).
                if let page = next.page, next.parent >= 0 { tags.addContent(of: next.parent, page: page, mark: mark) }
                contents += 1
            } else if next.object.isDictionary {
                readDictionary(next, &contents)
            }
            if contents > Self.maximumContents || tags.elements.count > Self.maximumElements { return }
        }
    }

    private mutating func readDictionary(_ next: Pending, _ contents: inout Int) {
        let object = next.object
        let page = object["/Pg"]?.number.flatMap { pages[$0] } ?? next.page
        guard let type = object["/S"]?.name else {
            // Marks in a form are numbers of their own.
            guard let mark = object["/MCID"]?.integer, object["/Stm"] == nil, let page, next.parent >= 0 else { return }
            tags.addContent(of: next.parent, page: page, mark: mark)
            contents += 1
            return
        }
        guard next.depth < Self.maximumDepth else { return }
        if let number = object.number, !seen.insert(number).inserted { return }
        let element = tags.add(self.element(role(type), next.parent, object))
        if let kids = object["/K"] { push(kids, parent: element, page: page, depth: next.depth + 1) }
    }

    private func element(_ role: DocumentTags.Role, _ parent: Int, _ object: PDFObject) -> DocumentTags.Element {
        switch role {
        case .cell, .headerCell:
            let attributes = object["/A"]
            return DocumentTags.Element(
                role, parent: parent, rowSpan: Self.span("/RowSpan", attributes), columnSpan: Self.span("/ColSpan", attributes))
        case .figure: return DocumentTags.Element(role, parent: parent, alternative: object["/Alt"]?.text)
        default: return DocumentTags.Element(role, parent: parent)
        }
    }

    private mutating func push(_ kids: PDFObject, parent: Int, page: Int?, depth: Int) {
        for kid in kids.values.reversed() { pending.append(Pending(object: kid, parent: parent, page: page, depth: depth)) }
    }

    /// A number among an element's attributes (14.8.5.7): a dictionary, or an array of some.
    private static func span(_ key: StaticString, _ attributes: PDFObject?) -> Int {
        for part in attributes?.values ?? [] {
            if let value = part[key]?.integer { return value }
        }
        return 1
    }

    // MARK: Roles

    /// A type of one's own leads to another one (14.7.3), in so many steps at most.
    private static let maximumSteps = 8

    private mutating func role(_ type: String) -> DocumentTags.Role {
        if let known = knownRoles[type] { return known }
        let role = resolved(type)
        if knownRoles.count < Self.maximumRoles { knownRoles[type] = role }
        return role
    }

    private static let maximumRoles = 1000

    private func resolved(_ type: String) -> DocumentTags.Role {
        var type = type
        for _ in 0..<Self.maximumSteps {
            if let role = Self.standard(type) { return role }
            guard let next = roles?[named: "/" + type]?.name else { break }
            type = next
        }
        return .group
    }

    private static func standard(_ type: String) -> DocumentTags.Role? {
        switch type {
        case "P": .paragraph
        case "H", "Title": .heading(1)
        case "H1": .heading(1)
        case "H2": .heading(2)
        case "H3": .heading(3)
        case "H4": .heading(4)
        case "H5": .heading(5)
        case "H6", "H7", "H8", "H9": .heading(6)
        case "L": .list
        case "LI": .item
        case "Lbl": .label
        case "Table": .table
        case "TR": .row
        case "TD": .cell
        case "TH": .headerCell
        case "THead": .tableHead
        case "Caption": .caption
        case "Figure": .figure
        case "Code": .code
        case "Note", "FENote": .note
        case "Span", "Em", "Strong", "Link", "Reference", "Annot", "Quote", "Sub", "Ruby", "RB", "RT", "RP", "Warichu", "WT", "WP",
            "BibEntry", "NonStruct":
            .inline
        case "Document", "Part", "Art", "Sect", "Div", "BlockQuote", "TOC", "TOCI", "Index", "Private", "LBody", "TBody",
            "TFoot", "Form", "Formula", "DocumentFragment", "Aside":
            .group
        default: nil
        }
    }
}
