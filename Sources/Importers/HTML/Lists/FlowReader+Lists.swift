// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import TextModel

/// A list that the walk is in.
struct ListState {
    var properties: ListProperties
    /// The number of the next item (HTML, section 4.4.8, "ordinal value").
    var next: Int
    var isReversed = false
    var block: Number<Block>?
    /// The item that was made last.
    var lastItem: Number<Block>?
}

/// What an item is known by before its block is made.
struct PendingItem {
    var ordinal: Int
    var marker: String?
}

extension FlowReader {
    mutating func beginList(_ frame: inout FlowFrame, _ node: HTMLNode) {
        let style = styles[frame.style]
        let isOrdered = name(of: node, frame) == .ol
        let isReversed = isOrdered && node[.reversed] != nil
        var properties = listProperties(style.listMarker)
        properties.isReversed = isReversed
        var start = isOrdered ? node.integer(.start) : nil
        if start == nil, isReversed { start = node.children.count { $0.isElement(.li) } }
        properties.start = start ?? 1
        frame.list = Int32(lists.count)
        lists.append(ListState(properties: properties, next: properties.start, isReversed: isReversed))
    }

    mutating func endList(_ frame: FlowFrame) {
        guard frame.list >= 0, Int(frame.list) == lists.count - 1 else { return }
        lists.removeLast()
    }

    private func listProperties(_ marker: ElementStyle.ListMarker) -> ListProperties {
        switch marker {
        case .style(let marker): ListProperties(marker)
        case .text(let string): ListProperties(.custom, prefix: string.trimmedSpaces)
        }
    }

    mutating func beginItem(_ frame: inout FlowFrame, _ node: HTMLNode) {
        frame.wanted = .item
        guard frame.list >= 0 else {
            guard let parent = frames.indices.last else { return }
            let ordinal = node.integer(.value) ?? frames[parent].looseItems
            frames[parent].looseItems = ordinal.addingReportingOverflow(1).partialValue
            add(PendingItem(ordinal: ordinal), to: &frame)
            return
        }
        let list = Int(frame.list)
        let ordinal = node.name == .li ? node.integer(.value) ?? lists[list].next : lists[list].next
        lists[list].next = ordinal.addingReportingOverflow(lists[list].isReversed ? -1 : 1).partialValue
        add(PendingItem(ordinal: ordinal, marker: ownMarker(frame, lists[list].properties, ordinal)), to: &frame)
        // Lists in the item number their own items.
    }

    private mutating func add(_ item: PendingItem, to frame: inout FlowFrame) {
        frame.part = Int32(parts.count)
        parts.append(.item(item))
    }

    /// The marker of an item that differs from its list's.
    private func ownMarker(_ frame: FlowFrame, _ list: ListProperties, _ ordinal: Int) -> String? {
        let style = styles[frame.style]
        let own = frame.summary.display == .listItem ? listProperties(style.listMarker) : ListProperties(.none)
        if own.marker == list.marker, own.prefix.utf8.elementsEqual(list.prefix.utf8) { return nil }
        return own.markerText(ordinal)
    }

    mutating func makeList(_ index: Int, in outer: Number<Block>?) -> Number<Block>? {
        let frame = frames[index]
        var parent = outer
        if let number = outer, !text.blocks[number.index].holdsParagraphs { parent = anonymousPart(of: number, index) }
        let list = Int(frame.list)
        let block = try? text.addBlock(.list(lists[list].properties), in: parent, box: box(of: frame))
        lists[list].block = block
        return block ?? outer
    }

    mutating func makeItem(_ index: Int, in outer: Number<Block>?) -> Number<Block>? {
        let frame = frames[index]
        var item = PendingItem(ordinal: 1)
        if frame.part >= 0 {
            switch parts[Int(frame.part)] {
            case .item(let known): item = known
            case .outlookItem(let known, let list, let level): return makeOutlookItem(known, list, level, in: outer)
            case .cell: break
            }
        }
        var list = outer
        if outer.map({ if case .list = text.blocks[$0.index].kind { false } else { true } }) ?? true {
            // An item outside of a list, or within other blocks of it.
            list = anonymousList(index, in: outer, item)
        }
        guard
            let block = try? text.addBlock(.item(ItemProperties(ordinal: item.ordinal, marker: item.marker)), in: list, box: box(of: frame))
        else { return outer }
        if let list, frame.list >= 0, lists[Int(frame.list)].block == list { lists[Int(frame.list)].lastItem = block }
        return block
    }

    private mutating func anonymousList(_ index: Int, in outer: Number<Block>?, _ item: PendingItem) -> Number<Block>? {
        guard index > 0 else { return outer }
        if let known = frames[index - 1].anonymousList, case .list = text.blocks[known.index].kind { return known }
        var properties = listProperties(styles[frames[index].style].listMarker)
        properties.start = item.ordinal
        var parent = outer
        if let number = outer, !text.blocks[number.index].holdsParagraphs { parent = anonymousPart(of: number, index) }
        let list = try? text.addBlock(.list(properties), in: parent)
        frames[index - 1].anonymousList = list
        return list
    }

    /// What stands in a list without an item stands in the one before it; where there is none, in one without a marker.
    mutating func lastItem(of list: Number<Block>) -> Number<Block>? {
        guard let state = lists.lastIndex(where: { $0.block == list }) else {
            return try? text.addBlock(.item(ItemProperties(ordinal: 1, marker: "")), in: list)
        }
        if let item = lists[state].lastItem { return item }
        let item = try? text.addBlock(.item(ItemProperties(ordinal: lists[state].next, marker: "")), in: list)
        lists[state].lastItem = item
        return item
    }
}

extension ListProperties {
    /// The marker of an item as shown; empty for none.
    fileprivate func markerText(_ ordinal: Int) -> String {
        switch marker {
        case .none: ""
        case .disc: "•"
        case .circle: "◦"
        case .square: "▪"
        case .custom: prefix
        default: prefix + OrdinalFormat.text(ordinal, marker) + suffix
        }
    }
}

extension String {
    /// The string without spaces at its ends.
    var trimmedSpaces: String {
        let bytes = utf8
        guard let first = bytes.firstIndex(where: { $0 > 0x20 }), let last = bytes.lastIndex(where: { $0 > 0x20 }) else { return "" }
        return String(self[first...last])
    }
}
