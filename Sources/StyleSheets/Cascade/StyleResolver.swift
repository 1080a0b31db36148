// SPDX-License-Identifier: Apache-2.0

public import HTMLSyntax

/// The cascade for one document (CSS Cascade 5): from style sheets, presentational hints and `style` attributes to the style of an element.
///
/// It is cheapest to ask for elements in the order of the document: the styles of the last one's ancestors are kept. Nothing recurses on the
/// depth of the tree.
public struct StyleResolver {
    /// Where a style sheet comes from (section 6.2).
    public enum Origin: UInt8, Sendable {
        case userAgent, user, author
    }

    private var matcher: SelectorMatcher
    private let rules: RuleSet
    private let hints: (HTMLNode) -> [CSSDeclaration]
    private let accepts: (String, CSSValue) -> Bool
    /// Rules and declarations that may still be looked at.
    private var budget: Int
    /// The element asked for last and its ancestors, outermost first, with the place of each.
    private var path: [(node: HTMLNode, style: ComputedStyle)] = []
    private var places: [Int: Int] = [:]

    /// A resolver.
    ///
    /// - Parameters:
    ///   - document: The document; each node is looked at once.
    ///   - sheets: The style sheets, those of one origin in their order.
    ///   - media: What media queries are asked about.
    ///   - accepts: As for style sheets, for what `style` attributes and hints declare, and for values in which `var()` was replaced.
    ///   - hints: The presentational hints of an element (`bgcolor`, `align`), which come before all author rules (section 6.3).
    public init(
        _ document: HTMLDocument, sheets: [(StyleSheet, Origin)], media: CSSMedia = CSSMedia(),
        accepting accepts: @escaping (String, CSSValue) -> Bool = { _, _ in true },
        hints: @escaping (HTMLNode) -> [CSSDeclaration] = { _ in [] }
    ) {
        matcher = SelectorMatcher(document)
        rules = RuleSet(sheets, media)
        self.hints = hints
        self.accepts = accepts
        budget = document.nodeCount * StyleLimits.candidates + 2_000_000
    }

    /// The style of an element; that of its parent for a text or a comment, an empty one for a document.
    public mutating func style(of node: HTMLNode) -> ComputedStyle {
        var missing: [HTMLNode] = []
        var current: HTMLNode? = node
        while let found = current, places[found.id] == nil {
            if found.kind == .element { missing.append(found) }
            current = found.parent
        }
        let kept = current.flatMap { places[$0.id] }.map { $0 + 1 } ?? 0
        while path.count > kept { places[path.removeLast().node.id] = nil }
        for element in missing.reversed() {
            let style = compute(element, nil, path.last?.style ?? ComputedStyle()) ?? ComputedStyle()
            places[element.id] = path.count
            path.append((element, style))
        }
        return path.last?.style ?? ComputedStyle()
    }

    /// The style of an element's pseudo-element; nil if no rule is about it.
    public mutating func style(of node: HTMLNode, pseudoElement: CSSPseudoElement) -> ComputedStyle? {
        guard node.kind == .element, rules.pseudoElements.contains(pseudoElement) else { return nil }
        return compute(node, pseudoElement, style(of: node))
    }

    // MARK: Cascading

    /// A declaration with all that decides its rank (section 6.1, "Cascade Sorting Order").
    private struct Ranked {
        let level: Int
        /// The layer, within its level.
        let layer: Int
        let specificity: Specificity
        let order: Int
        let declaration: LonghandDeclaration
        let origin: Int
    }

    /// Important declarations rank in the order of the origins turned round, but for `style` attributes, which stay above the author's rules.
    private static func level(_ origin: Int, _ isImportant: Bool) -> Int {
        guard isImportant else { return origin }
        switch origin {
        case 0: return 8
        case 1: return 7
        case 4: return 6
        default: return 5
        }
    }

    /// Origins, with hints (2) and `style` attributes (4) around the author's (3).
    private static func number(_ origin: Origin) -> Int {
        switch origin {
        case .userAgent: 0
        case .user: 1
        case .author: 3
        }
    }

    private mutating func compute(_ node: HTMLNode, _ pseudoElement: CSSPseudoElement?, _ parent: ComputedStyle) -> ComputedStyle? {
        var ranked = matching(node, pseudoElement)
        if pseudoElement != nil, ranked.isEmpty { return nil }
        if pseudoElement == nil { addElementDeclarations(node, &ranked) }
        ranked.sort { one, other in
            if one.level != other.level { return one.level < other.level }
            if one.layer != other.layer { return one.layer < other.layer }
            return one.specificity != other.specificity ? one.specificity < other.specificity : one.order < other.order
        }
        return CascadedValues(ranked.map { (declaration: $0.declaration, origin: $0.origin, layer: $0.layer) }, accepts).style(parent)
    }

    private mutating func matching(_ node: HTMLNode, _ pseudoElement: CSSPseudoElement?) -> [Ranked] {
        var ranked: [Ranked] = []
        rules.forEachCandidate(node, matcher.index) { entry in
            budget -= 1
            guard budget > 0, entry.selector.pseudoElement == pseudoElement, matcher.matches(node, entry.selector) else { return }
            budget -= entry.declarations.count * 8
            let origin = Self.number(entry.origin)
            for (place, declaration) in entry.declarations.enumerated() {
                let isImportant = declaration.isImportant
                ranked.append(
                    Ranked(
                        level: Self.level(origin, isImportant), layer: isImportant ? -entry.layer : entry.layer,
                        specificity: entry.selector.specificity, order: entry.order + place, declaration: declaration, origin: origin))
            }
        }
        return ranked
    }

    private mutating func addElementDeclarations(_ node: HTMLNode, _ ranked: inout [Ranked]) {
        func add(_ declarations: [CSSDeclaration], _ origin: Int) {
            for declaration in LonghandDeclaration.list(declarations, accepts) {
                let level = Self.level(origin, declaration.isImportant)
                ranked.append(
                    Ranked(
                        level: level, layer: 0, specificity: Specificity(), order: ranked.count, declaration: declaration, origin: origin))
            }
        }
        add(hints(node).map { CSSDeclaration($0.name, $0.value) }, 2)
        if let text = node[.style] { add(CSSDeclaration.list(parsing: text.description), 4) }
        budget -= ranked.count
    }
}
