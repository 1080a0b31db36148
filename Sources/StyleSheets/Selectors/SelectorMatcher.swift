// SPDX-License-Identifier: Apache-2.0

public import HTMLSyntax

/// Matches selectors against the elements of one document.
///
/// Every look at an element is counted: a document has `StyleLimits.steps` of them for each of its nodes and a million more. When they
/// are used up, nothing matches any more.
public struct SelectorMatcher {
    let document: HTMLDocument
    var selectors: BoundSelectors
    var index: ElementIndex
    var steps: Int
    /// What `:has()` is asked about; -1 for nothing.
    var anchor: Int32 = -1
    var positions = ChildPositions()
    var having = HavingAnchors()
    /// Combinators that leave a choice, with the last element chosen.
    private var choices: [(part: Int, element: Int32)] = []
    private var known: (storage: CSSSelectorList.Storage, list: Int32)?

    /// A matcher for a document.
    public init(_ document: HTMLDocument) {
        self.init(document, BoundSelectors(ignoringCase: document.quirksMode == .quirks), hintNames: [])
    }

    init(_ document: HTMLDocument, _ selectors: BoundSelectors, hintNames: [HTMLName]) {
        self.document = document
        self.selectors = selectors
        index = ElementIndex(document, hintNames: hintNames)
        steps = document.nodeCount * StyleLimits.steps + 1_000_000
    }

    /// Whether an element matches one of the selectors that end in no pseudo-element.
    public mutating func matches(_ node: HTMLNode, _ list: CSSSelectorList) -> Bool {
        guard node.kind == .element else { return false }
        if known?.storage !== list.storage {
            // Names that were not among those of selectors have to be looked for again.
            index = ElementIndex(document, hintNames: [])
            known = (list.storage, selectors.add(list.storage.table, document).lists + list.storage.list)
        }
        guard let known else { return false }
        return matchesAny(place(of: node), known.list)
    }

    @inline(__always)
    mutating func place(of node: HTMLNode) -> Int32 { index.place(of: node, selectors) }

    func node(_ element: Int32) -> HTMLNode? { document.node(Int(index.elements[Int(element)].node)) }

    mutating func matchesAny(_ element: Int32, _ list: Int32) -> Bool {
        for selector in selectors.table.lists[Int(list)] {
            let entry = selectors.table.selectors[Int(selector)]
            if entry.pseudoElement == nil, !entry.matchesNothing, matches(element, from: Int(entry.first)) { return true }
        }
        return false
    }

    // MARK: Complex selectors

    /// Section 3.3, from right to left, from a part on. Where a combinator leaves a choice, matching comes back to it.
    mutating func matches(_ element: Int32, from part: Int) -> Bool {
        let base = choices.count
        defer { if choices.count > base { choices.removeSubrange(base...) } }
        var place = part
        var current = element
        while true {
            let part = selectors.table.parts[place]
            if part.kind == .end { return true }
            let next: Int32? = part.isCombinator ? step(current, part, place) : matches(current, part) ? current : nil
            if let next {
                current = next
                place += 1
            } else if choices.count > base, let choice = retry() {
                (place, current) = choice
            } else {
                return false
            }
        }
    }

    /// The first element that a combinator leads to.
    private mutating func step(_ element: Int32, _ part: SelectorPart, _ place: Int) -> Int32? {
        steps -= 1
        guard steps > 0 else { return nil }
        let isAncestor = part.kind == .descendant || part.kind == .child
        let found = isAncestor ? parent(element) : previousSibling(element)
        if let found, part.kind == .descendant || part.kind == .subsequentSibling { choices.append((place, found)) }
        return found
    }

    /// The next choice. An ancestor that is not found is found from no other choice either, as further up there are fewer.
    private mutating func retry() -> (Int, Int32)? {
        while let choice = choices.popLast() {
            steps -= 1
            guard steps > 0 else { return nil }
            let isAncestor = selectors.table.parts[choice.part].kind == .descendant
            if let next = isAncestor ? parent(choice.element) : previousSibling(choice.element) {
                choices.append((choice.part, next))
                return (choice.part + 1, next)
            }
            if isAncestor { return nil }
        }
        return nil
    }

    @inline(__always)
    private func parent(_ element: Int32) -> Int32? {
        let parent = index.elements[Int(element)].parent
        return parent >= 0 ? parent : nil
    }

    private mutating func previousSibling(_ element: Int32) -> Int32? {
        var sibling = node(element)?.previousSibling
        while let found = sibling {
            if found.kind == .element { return place(of: found) }
            steps -= 1
            sibling = found.previousSibling
        }
        return nil
    }

    // MARK: Simple selectors

    mutating func matchesPart(_ element: Int32, _ place: Int) -> Bool { matches(element, selectors.table.parts[place]) }

    @inline(__always)
    private mutating func matches(_ element: Int32, _ part: SelectorPart) -> Bool {
        switch part.kind {
        case .element:
            let own = index.elements[Int(element)]
            return own.name == (own.isHTML ? part.value : part.exact)
        case .id: return index.elements[Int(element)].id == part.value
        case .class:
            let own = index.elements[Int(element)]
            for place in Int(own.firstClass)..<Int(own.firstClass + own.classCount) where index.classes[place] == part.value { return true }
            return false
        default: return matchesOther(element, part)
        }
    }

    @inline(never)
    private mutating func matchesOther(_ element: Int32, _ part: SelectorPart) -> Bool {
        steps -= 1
        guard steps > 0 else { return false }
        switch part.kind {
        case .matches: return matchesAny(element, part.value)
        case .not: return !matchesAny(element, part.value) && steps > 0
        case .has: return has(element, part.value)
        case .nth: return matches(element, selectors.table.nths[Int(part.value)], part.value)
        default: return node(element).map { matches($0, element, part) } ?? false
        }
    }

    private mutating func matches(_ node: HTMLNode, _ element: Int32, _ part: SelectorPart) -> Bool {
        switch part.kind {
        case .attribute: return matches(node, selectors.attributes[Int(part.value)])
        case .language:
            let ranges = selectors.table.languages[Int(part.value)]
            return ElementStates.language(of: node).map { text in ranges.contains { text.isLanguage($0) } } ?? false
        case .direction: return ElementStates.isRightToLeft(node) == (part.value == 1)
        default:
            guard let state = SelectorPart.State(rawValue: part.value) else { return false }
            return state == .anchor ? element == anchor : ElementStates.holds(state, node)
        }
    }

    private mutating func matches(_ node: HTMLNode, _ attribute: (selector: AttributeSelector, name: HTMLName?, exact: HTMLName?)) -> Bool {
        let isHTML = node.namespace == .html
        let selector = attribute.selector
        if selector.inAnyNamespace {
            let name = isHTML ? selector.lowercasedName : selector.name
            for own in node.attributes where String.same(document.text(of: own.localName), name) && matches(own.value, selector, isHTML) {
                return true
            }
            return false
        }
        guard let name = isHTML ? attribute.name : attribute.exact, let value = node[name] else { return false }
        return matches(value, selector, isHTML)
    }

    private mutating func matches(_ value: HTMLText, _ attribute: AttributeSelector, _ isHTML: Bool) -> Bool {
        if attribute.operation == .exists { return true }
        steps -= value.count / 64
        let ignoringCase =
            switch attribute.letterCase {
            case .insensitive: true
            case .sensitive: false
            case .byAttribute: isHTML && attribute.isCaseless
            }
        return value.withContiguousStorageIfAvailable { attribute.holds($0, ignoringCase: ignoringCase) } ?? false
    }
}

extension String {
    /// Whether two strings have the same bytes.
    @inline(__always)
    static func same(_ one: String, _ other: String) -> Bool { ByteKey(one) == ByteKey(other) }

    /// Whether a language tag in lower case is in a range (section 7.2, "extended filtering" without wildcards inside).
    fileprivate func isLanguage(_ range: String) -> Bool {
        if range.utf8.isEmpty { return utf8.isEmpty }
        if range.utf8.elementsEqual([0x2A]) { return !utf8.isEmpty }
        let rest = utf8.dropFirst(range.utf8.count)
        return utf8.starts(with: range.utf8) && (rest.isEmpty || rest.first == 0x2D)
    }
}
