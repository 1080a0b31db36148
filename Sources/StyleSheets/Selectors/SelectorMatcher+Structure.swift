// SPDX-License-Identifier: Apache-2.0

internal import HTMLSyntax

/// The places of elements among their siblings, counted once for each parent that is asked about.
struct ChildPositions {
    /// From 1 at either end; 0 where an element was not counted.
    struct Position {
        var first: Int32 = 0
        var last: Int32 = 0
    }

    fileprivate var children: [Position] = []
    fileprivate var types: [Position] = []
    /// Of `of` lists: by the number of the pseudo-class and the element.
    fileprivate var filtered: [UInt64: Position] = [:]
    fileprivate var counted: Set<UInt64> = []
}

/// What `:has()` holds for, where one look at the whole document tells.
struct HavingAnchors {
    /// By list of relative selectors: of each node whether it is an anchor; nil where the list asks for more than one look.
    fileprivate var anchors: [Int32: [Bool]?] = [:]
}

/// Section 13.3, "Child-indexed pseudo-classes".
extension SelectorMatcher {
    mutating func matches(_ element: Int32, _ nth: NthSelector, _ number: Int32) -> Bool {
        guard let node = node(element) else { return false }
        if nth.list >= 0 {
            guard matchesAny(element, nth.list) else { return false }
            return nth.pattern.contains(filteredPlace(of: node, nth, number))
        }
        let isType = nth.kind == .ofType || nth.kind == .lastOfType
        let known = isType ? positions.types : positions.children
        var position = node.id < known.count ? known[node.id] : ChildPositions.Position()
        if position.first == 0 {
            countSiblings(of: node, byType: isType)
            position = isType ? positions.types[node.id] : positions.children[node.id]
        }
        let isFromEnd = nth.kind == .lastChild || nth.kind == .lastOfType
        return nth.pattern.contains(Int(isFromEnd ? position.last : position.first))
    }

    private mutating func countSiblings(of node: HTMLNode, byType: Bool) {
        struct Kind: Hashable {
            let name: Int32
            let namespace: HTMLNamespace
        }
        if positions.children.isEmpty {
            positions.children = Array(repeating: ChildPositions.Position(), count: document.nodeCount)
            positions.types = positions.children
        }
        guard let parent = node.parent else { return }
        var counts: [Kind: Int32] = [:]
        func kind(_ child: HTMLNode) -> Kind {
            byType ? Kind(name: child.localName.rawValue, namespace: child.namespace) : Kind(name: 0, namespace: .none)
        }
        var places = byType ? positions.types : positions.children
        if byType { positions.types = [] } else { positions.children = [] }
        for child in parent.children where child.kind == .element {
            counts[kind(child), default: 0] += 1
            places[child.id].first = counts[kind(child)] ?? 0
        }
        for child in parent.children where child.kind == .element {
            places[child.id].last = (counts[kind(child)] ?? 0) - places[child.id].first + 1
        }
        if byType { positions.types = places } else { positions.children = places }
    }

    private mutating func filteredPlace(of node: HTMLNode, _ nth: NthSelector, _ number: Int32) -> Int {
        guard let parent = node.parent else { return 1 }
        func key(_ node: HTMLNode) -> UInt64 { UInt64(UInt32(bitPattern: number)) << 32 | UInt64(UInt32(truncatingIfNeeded: node.id)) }
        if positions.counted.insert(key(parent)).inserted {
            var matching: [HTMLNode] = []
            for child in parent.children where child.kind == .element && matchesAny(place(of: child), nth.list) { matching.append(child) }
            for (place, child) in matching.enumerated() {
                let position = ChildPositions.Position(first: Int32(clamping: place + 1), last: Int32(clamping: matching.count - place))
                positions.filtered[key(child)] = position
            }
        }
        guard let position = positions.filtered[key(node)] else { return 0 }
        return Int(nth.kind == .lastChild ? position.last : position.first)
    }
}

/// Section 4.5, `:has()`: whether something below the element, or behind it, matches with it as the anchor.
extension SelectorMatcher {
    mutating func has(_ element: Int32, _ list: Int32) -> Bool {
        guard let node = node(element) else { return false }
        if having.anchors[list] == nil { having.anchors[list] = .some(allAnchors(list)) }
        if let anchors = having.anchors[list] ?? nil { return anchors[node.id] }
        let outer = anchor
        anchor = element
        defer { anchor = outer }
        for number in selectors.table.lists[Int(list)] {
            let selector = selectors.table.selectors[Int(number)]
            let isBelow = selector.leading == .descendant || selector.leading == .child
            if isBelow ? hasBelow(node, selector) : hasBehind(node, selector) { return true }
        }
        return false
    }

    private mutating func hasBelow(_ node: HTMLNode, _ selector: SelectorTable.Selector) -> Bool {
        for descendant in node.descendants {
            steps -= 1
            guard steps > 0 else { return false }
            if descendant.kind == .element, matches(place(of: descendant), from: Int(selector.first)) { return true }
        }
        return false
    }

    private mutating func hasBehind(_ node: HTMLNode, _ selector: SelectorTable.Selector) -> Bool {
        var sibling = node.nextSibling
        while let found = sibling {
            steps -= 1
            guard steps > 0 else { return false }
            if found.kind == .element {
                if matches(place(of: found), from: Int(selector.first)) || hasBelow(found, selector) { return true }
            }
            sibling = found.nextSibling
        }
        return false
    }

    /// Where every selector is one compound selector behind its leading combinator, all anchors are found from what matches that, in one
    /// walk over the document.
    private mutating func allAnchors(_ list: Int32) -> [Bool]? {
        let numbers = selectors.table.lists[Int(list)]
        for number in numbers where !isOneCompound(selectors.table.selectors[Int(number)]) { return nil }
        var all = Array(repeating: false, count: document.nodeCount)
        for number in numbers {
            let selector = selectors.table.selectors[Int(number)]
            var anchors = Array(repeating: false, count: document.nodeCount)
            for node in document.root.descendants {
                steps -= 1
                guard steps > 0 else { return all }
                guard node.kind == .element, matchesCompound(place(of: node), from: Int(selector.first)) else { continue }
                mark(&anchors, node, selector.leading)
            }
            for place in all.indices where anchors[place] { all[place] = true }
        }
        return all
    }

    private func isOneCompound(_ selector: SelectorTable.Selector) -> Bool {
        var place = Int(selector.first)
        while !selectors.table.parts[place].isCombinator { place += 1 }
        let rest = selectors.table.parts[place...].prefix(3)
        guard let anchor = rest.dropFirst().first, let end = rest.last, rest.count == 3, end.kind == .end else { return false }
        return anchor.kind == .state && anchor.value == SelectorPart.State.anchor.rawValue
    }

    /// Whether the parts before the first combinator match.
    private mutating func matchesCompound(_ element: Int32, from part: Int) -> Bool {
        var place = part
        while !selectors.table.parts[place].isCombinator {
            guard matchesPart(element, place) else { return false }
            place += 1
        }
        return true
    }

    private func mark(_ anchors: inout [Bool], _ node: HTMLNode, _ combinator: SelectorPart.Kind) {
        let isAncestor = combinator == .descendant || combinator == .child
        let isOpen = combinator == .descendant || combinator == .subsequentSibling
        var current = isAncestor ? node.parent : node.previousSibling
        while let found = current {
            if found.kind == .element {
                if anchors[found.id], isOpen { return }
                anchors[found.id] = true
                if !isOpen { return }
            }
            current = isAncestor ? found.parent : found.previousSibling
        }
    }
}
