// SPDX-License-Identifier: Apache-2.0

public import HTMLSyntax

/// Matches selectors against the elements of one document.
///
/// Walks from element to element are counted: a document has `StyleLimits.steps` of them for each of its nodes and a million more. When they
/// are used up, what would need a walk matches nothing.
public struct SelectorMatcher {
    let document: HTMLDocument
    var index: ElementIndex
    private let ignoresCase: Bool
    private var steps: Int
    private var attributeNames: [ByteKey: HTMLName?] = [:]
    /// What `:has()` is asked about.
    private var anchor: HTMLNode?

    /// A matcher for a document; it looks at each of its nodes once.
    public init(_ document: HTMLDocument) {
        self.document = document
        index = ElementIndex(document)
        ignoresCase = document.quirksMode == .quirks
        steps = document.nodeCount * StyleLimits.steps + 1_000_000
    }

    /// Whether an element matches one of the selectors that end in no pseudo-element.
    public mutating func matches(_ node: HTMLNode, _ list: CSSSelectorList) -> Bool {
        guard node.kind == .element else { return false }
        return matchesAny(node, list.selectors)
    }

    private mutating func matchesAny(_ node: HTMLNode, _ selectors: [ComplexSelector]) -> Bool {
        for selector in selectors where selector.pseudoElement == nil && matches(node, selector) { return true }
        return false
    }

    // MARK: Complex selectors

    /// Section 3.3, from right to left. Where a combinator leaves a choice, the walk comes back to it from a stack.
    mutating func matches(_ node: HTMLNode, _ selector: ComplexSelector) -> Bool {
        guard !selector.matchesNothing, let subject = selector.compounds.first, matches(node, subject) else { return false }
        if selector.compounds.count == 1 { return true }
        let filter = index.elements[node.id].ancestors
        for hash in selector.ancestorHashes where !filter.mayContain(hash) { return false }
        var choices: [(compound: Int, node: HTMLNode)] = []
        var place = 0
        var current = node
        while place < selector.compounds.count - 1 {
            let combinator = selector.compounds[place].combinator ?? .descendant
            var candidate = Self.step(current, combinator)
            while let found = candidate, !matches(found, selector.compounds[place + 1]) {
                candidate = Self.isOpen(combinator) && spend() ? Self.step(found, combinator) : nil
            }
            if let found = candidate {
                if Self.isOpen(combinator) { choices.append((place, found)) }
                current = found
                place += 1
            } else {
                guard spend(), let choice = choices.popLast() else { return false }
                (place, current) = choice
            }
        }
        return true
    }

    /// Whether a combinator goes on beyond the first candidate.
    private static func isOpen(_ combinator: ComplexSelector.Combinator) -> Bool {
        combinator == .descendant || combinator == .subsequentSibling
    }

    private static func step(_ node: HTMLNode, _ combinator: ComplexSelector.Combinator) -> HTMLNode? {
        switch combinator {
        case .descendant, .child: return node.parent.flatMap { $0.kind == .element ? $0 : nil }
        case .nextSibling, .subsequentSibling:
            var sibling = node.previousSibling
            while let found = sibling, found.kind != .element { sibling = found.previousSibling }
            return sibling
        }
    }

    private mutating func spend() -> Bool {
        steps -= 1
        return steps > 0
    }

    private mutating func matches(_ node: HTMLNode, _ compound: ComplexSelector.Compound) -> Bool {
        for simple in compound.simples where !matches(node, simple) { return false }
        return true
    }

    // MARK: Simple selectors

    private mutating func matches(_ node: HTMLNode, _ simple: SimpleSelector) -> Bool {
        switch simple {
        case .element(let name):
            let own = index.names[Int(index.elements[node.id].name)]
            return own.hash == name.hash && String.same(own.text, node.namespace == .html ? name.lowercased : name.text)
        case .id(let name):
            let element = index.elements[node.id]
            return element.hasID && element.idHash == name.hash && node[.id].map { equal($0, name.text) } == true
        case .class(let name): return hasClass(node, name)
        case .attribute(let attribute): return matches(node, attribute)
        case .nth(let kind, let pattern, let of): return matches(node, kind, pattern, of)
        case .matches(let list): return matchesAny(node, list)
        case .not(let list): return !matchesAny(node, list)
        case .has(let list): return has(node, list)
        case .language(let ranges): return ElementStates.language(of: node).map { text in ranges.contains { text.isLanguage($0) } } ?? false
        case .direction(let direction):
            return ElementStates.isRightToLeft(node) == direction.equalsIgnoringCase("rtl") && direction.utf8.count == 3
        case .state(.anchor): return node == anchor
        case .state(.empty): return spend() && ElementStates.isEmpty(node)
        case .state(let state): return ElementStates.holds(state, node)
        }
    }

    private func equal(_ text: some RandomAccessCollection<UInt8>, _ name: String) -> Bool {
        if ignoresCase { return text.elementsEqual(name.utf8) { $0.lowercasedLetter == $1.lowercasedLetter } }
        return text.elementsEqual(name.utf8)
    }

    private func hasClass(_ node: HTMLNode, _ name: SelectorName) -> Bool {
        for place in index.elements[node.id].words where index.words[Int(place)].hash == name.hash {
            let range = index.words[Int(place)].range
            if let text = node[.class], equal(text[Int(range.lowerBound)..<Int(range.upperBound)], name.text) { return true }
        }
        return false
    }

    private mutating func matches(_ node: HTMLNode, _ attribute: AttributeSelector) -> Bool {
        let isHTML = node.namespace == .html
        let name = isHTML ? attribute.name.lowercased : attribute.name.text
        if attribute.inAnyNamespace {
            for own in node.attributes where String.same(document.text(of: own.localName), name) && matches(own.value, attribute, isHTML) {
                return true
            }
            return false
        }
        let key = ByteKey(name)
        let known = attributeNames[key] ?? document.name(name)
        attributeNames[key] = .some(known)
        guard let known, let value = node[known] else { return false }
        return matches(value, attribute, isHTML)
    }

    private func matches(_ value: HTMLText, _ attribute: AttributeSelector, _ isHTML: Bool) -> Bool {
        let ignoringCase =
            switch attribute.letterCase {
            case .insensitive: true
            case .sensitive: false
            case .byAttribute: isHTML && CaselessAttributes.contain(attribute.name.lowercased)
            }
        return attribute.holds(value, ignoringCase: ignoringCase)
    }

    // MARK: Structure

    /// Section 13.3, "Child-indexed pseudo-classes".
    private mutating func matches(
        _ node: HTMLNode, _ kind: SimpleSelector.NthKind, _ pattern: NthPattern, _ of: [ComplexSelector]?
    ) -> Bool {
        if let of { return matchesAny(node, of) && pattern.contains(place(of: node, among: of, fromEnd: kind == .lastChild)) }
        switch kind {
        case .child: return pattern.contains(Int(index.elements[node.id].place))
        case .lastChild:
            guard let parent = node.parent else { return pattern.contains(1) }
            return pattern.contains(Int(index.elements[parent.id].elements - index.elements[node.id].place) + 1)
        case .ofType, .lastOfType:
            index.countTypes(document.root)
            let element = index.elements[node.id]
            return pattern.contains(Int(kind == .ofType ? element.placeOfType : element.lastPlaceOfType))
        }
    }

    private mutating func place(of node: HTMLNode, among list: [ComplexSelector], fromEnd: Bool) -> Int {
        var place = 1
        var sibling = fromEnd ? node.nextSibling : node.previousSibling
        while let found = sibling, spend() {
            if found.kind == .element, matchesAny(found, list) { place += 1 }
            sibling = fromEnd ? found.nextSibling : found.previousSibling
        }
        return steps > 0 ? place : 0
    }

    /// Section 4.5, `:has()`: whether something below the element, or behind it, matches with it as the anchor.
    private mutating func has(_ node: HTMLNode, _ list: [ComplexSelector]) -> Bool {
        let outer = anchor
        anchor = node
        defer { anchor = outer }
        for selector in list {
            let leading = selector.compounds.dropLast().last?.combinator
            if leading == .descendant || leading == .child {
                if hasBelow(node, selector) { return true }
            } else {
                var sibling = node.nextSibling
                while let found = sibling, spend() {
                    if found.kind == .element, matches(found, selector) || hasBelow(found, selector) { return true }
                    sibling = found.nextSibling
                }
            }
        }
        return false
    }

    private mutating func hasBelow(_ node: HTMLNode, _ selector: ComplexSelector) -> Bool {
        for descendant in node.descendants {
            guard spend() else { return false }
            if descendant.kind == .element, matches(descendant, selector) { return true }
        }
        return false
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
