// SPDX-License-Identifier: Apache-2.0

import CPoppler
import PageLayout
import TextModel

/// A place in the document that something leads to.
struct Destination: Hashable {
    /// From 0.
    var page: Int
    /// Points from the top of the page, rounded; 0 for the page itself.
    var y: Int

    /// The name by which links find it.
    var anchor: String { y == 0 ? "page-\(page + 1)" : "page-\(page + 1)-\(y)" }
}

/// The links of a document, each target once.
struct LinkTable {
    private(set) var targets: [String] = []
    private(set) var destinations: Set<Destination> = []
    private var numbers: [Bytewise: Int] = [:]
    /// Where names lead that were looked up.
    private var named: [Bytewise: Destination?] = [:]
    private var file: PopplerFile
    private var heights: [Int: Double] = [:]

    init(_ file: PopplerFile) { self.file = file }

    private struct Bytewise: Hashable {
        @TextModel.Bytewise var text: String
    }

    /// The same table over the same file opened once more.
    func copy(over file: PopplerFile) -> LinkTable {
        var copy = self
        copy.file = file
        return copy
    }

    /// Takes over where names lead that another table of the same file looked up: each look-up goes through the file.
    mutating func remember(_ other: LinkTable) { named = other.named }

    /// Takes over the links of another table; the result tells their numbers here.
    mutating func take(_ other: LinkTable) -> [Int32] {
        destinations.formUnion(other.destinations)
        return other.targets.map { Int32(clamping: number(of: $0)) }
    }

    /// The areas of a page that lead somewhere.
    mutating func areas(of page: PopplerPageHandle) -> [LinkArea] {
        guard let list = poppler_page_get_link_mapping(page.page) else { return [] }
        defer { poppler_page_free_link_mapping(list) }
        var areas: [LinkArea] = []
        var node: UnsafeMutablePointer<GList>? = list
        while let current = node {
            node = current.pointee.next
            guard let mapping = current.pointee.data?.assumingMemoryBound(to: PopplerLinkMapping.self), let action = mapping.pointee.action,
                let target = target(of: action)
            else { continue }
            let area = mapping.pointee.area
            let box = Box(Float(area.x1), Float(page.height - area.y1), Float(area.x2), Float(page.height - area.y2))
            areas.append(LinkArea(box, link: number(of: target)))
        }
        return areas
    }

    private mutating func number(of target: String) -> Int {
        let key = Bytewise(text: target)
        if let known = numbers[key] { return known }
        targets.append(target)
        numbers[key] = targets.count - 1
        return targets.count - 1
    }

    private mutating func target(of action: UnsafeMutablePointer<PopplerAction>) -> String? {
        if let uri = cpoppler_action_uri(action) {
            let text = String(cString: uri)
            return text.isEmpty ? nil : text
        }
        if let name = cpoppler_action_file(action) { return String(cString: name) }
        guard let destination = destination(of: action) else { return nil }
        destinations.insert(destination)
        return "#" + destination.anchor
    }

    /// Where an action leads within the document.
    mutating func destination(of action: UnsafeMutablePointer<PopplerAction>) -> Destination? {
        guard action.pointee.type == POPPLER_ACTION_GOTO_DEST, let dest = cpoppler_action_dest(action) else { return nil }
        guard dest.pointee.type == POPPLER_DEST_NAMED, let name = dest.pointee.named_dest else { return place(of: dest.pointee) }
        let key = Bytewise(text: String(cString: name))
        if let known = named[key] { return known }
        let found = poppler_document_find_dest(file.document, name)
        defer { poppler_dest_free(found) }
        var target: Destination?
        if let found { target = place(of: found.pointee) }
        named[key] = .some(target)
        return target
    }

    private mutating func place(of dest: PopplerDest) -> Destination? {
        let page = Int(dest.page_num) - 1
        guard page >= 0, page < file.pageCount else { return nil }
        let hasTop =
            dest.type == POPPLER_DEST_XYZ && dest.change_top != 0 || dest.type == POPPLER_DEST_FITH || dest.type == POPPLER_DEST_FITR
        guard hasTop, dest.top.isFinite else { return Destination(page: page, y: 0) }
        let y = height(of: page) - dest.top
        return Destination(page: page, y: Int(min(max(y, 0), 1e6)))
    }

    private mutating func height(of page: Int) -> Double {
        if let known = heights[page] { return known }
        let height = file.page(page)?.height ?? 0
        heights[page] = height
        return height
    }
}
