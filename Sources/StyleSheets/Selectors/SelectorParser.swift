// SPDX-License-Identifier: Apache-2.0

/// Selectors 4, section 18 ("Grammar"). It calls itself only for selectors in selectors, at most `StyleLimits.selectorDepth` deep.
struct SelectorParser {
    private var tokens: ArraySlice<CSSToken>
    private let depth: Int
    private var isInHas: Bool
    private var selector = ComplexSelector(compounds: [])
    private var compound = ComplexSelector.Compound()
    private var parts = 0
    /// Whether the compound has anything, which `*` has too.
    private var hasContent = false

    private init(_ tokens: ArraySlice<CSSToken>, depth: Int, isInHas: Bool) {
        self.tokens = tokens
        self.depth = depth
        self.isInHas = isInHas
    }

    /// A list of complex selectors; nil if one is invalid, or none is there. A forgiving list leaves invalid ones out (section 4.5).
    static func list(
        _ tokens: ArraySlice<CSSToken>, depth: Int, isForgiving: Bool = false, isRelative: Bool = false, isInHas: Bool = false
    ) -> [ComplexSelector]? {
        guard depth <= StyleLimits.selectorDepth else { return nil }
        var selectors: [ComplexSelector] = []
        for part in tokens.split(at: .comma) {
            var parser = SelectorParser(part, depth: depth, isInHas: isInHas || isRelative)
            if let selector = parser.complex(isRelative: isRelative) {
                guard depth == 0 || selector.pseudoElement == nil && !selector.matchesNothing || isForgiving else { return nil }
                if depth == 0 || selector.pseudoElement == nil && !selector.matchesNothing { selectors.append(selector) }
            } else if !isForgiving {
                return nil
            }
        }
        return selectors
    }

    private mutating func complex(isRelative: Bool) -> ComplexSelector? {
        if isRelative {
            let leading = combinator()
            selector.compounds.append(ComplexSelector.Compound(simples: [.state(.anchor)], combinator: leading ?? .descendant))
        }
        var compounds = selector.compounds
        while true {
            guard readCompound() else { return nil }
            compounds.append(compound)
            compound = ComplexSelector.Compound()
            if tokens.isEmpty { break }
            guard selector.pseudoElement == nil, let next = combinator() else { return nil }
            compounds[compounds.count - 1].combinator = next
        }
        // Now each compound knows what is on its right: turned round, it is to know what is on its left.
        selector.compounds = compounds.indices.reversed().map { place in
            ComplexSelector.Compound(simples: compounds[place].simples, combinator: place > 0 ? compounds[place - 1].combinator : nil)
        }
        if !isRelative { selector.collectAncestorHashes() }
        return selector
    }

    /// A combinator with the white space around it; nil if none is there.
    private mutating func combinator() -> ComplexSelector.Combinator? {
        let hadSpace = tokens.first?.kind == .whitespace
        tokens = tokens.trimmed
        guard let first = tokens.first else { return nil }
        let found: ComplexSelector.Combinator? =
            first.isDelim(">") ? .child : first.isDelim("+") ? .nextSibling : first.isDelim("~") ? .subsequentSibling : nil
        guard let found else { return hadSpace ? .descendant : nil }
        tokens = tokens.dropFirst().trimmed
        return found
    }

    // MARK: Compound selectors

    private mutating func readCompound() -> Bool {
        hasContent = readType()
        while let first = tokens.first, first.kind != .whitespace, !first.isDelim(">"), !first.isDelim("+"), !first.isDelim("~") {
            parts += 1
            guard parts <= StyleLimits.selectorParts, readSimple(first) else { return false }
            hasContent = true
        }
        return hasContent
    }

    /// A type selector or `*`, with a namespace: any (`*|a`) or none (`|a`) are the same as none written; prefixes are unknown, so invalid.
    private mutating func readType() -> Bool {
        let bar = tokens.dropFirst().first
        if let first = tokens.first, first.isDelim("*"), bar?.isDelim("|") == true, tokens.dropFirst(2).first?.isDelim("=") != true {
            tokens = tokens.dropFirst(2)
        } else if tokens.first?.isDelim("|") == true {
            tokens = tokens.dropFirst()
        }
        guard let first = tokens.first else { return false }
        if first.kind == .ident {
            tokens = tokens.dropFirst()
            compound.simples.append(.element(SelectorName(first.text)))
            selector.specificity.elements += 1
            return true
        }
        guard first.isDelim("*") else { return false }
        tokens = tokens.dropFirst()
        return true
    }

    private mutating func readSimple(_ first: CSSToken) -> Bool {
        if selector.pseudoElement != nil, first.kind != .colon { return false }
        switch first.kind {
        case .hash where first.isMarked:
            tokens = tokens.dropFirst()
            return add(.id(SelectorName(first.text)), Specificity(ids: 1))
        case .delim where first.isDelim("."):
            guard let name = tokens.dropFirst().first, name.kind == .ident else { return false }
            tokens = tokens.dropFirst(2)
            return add(.class(SelectorName(name.text)), Specificity(classes: 1))
        case .openSquare:
            guard let attribute = AttributeSelector(tokens.content.trimmed) else { return false }
            tokens = tokens[tokens.end(ofValueAt: tokens.startIndex)...]
            return add(.attribute(attribute), Specificity(classes: 1))
        case .colon: return readPseudo()
        default: return false
        }
    }

    private mutating func add(_ simple: SimpleSelector, _ specificity: Specificity = Specificity(classes: 1)) -> Bool {
        compound.simples.append(simple)
        selector.specificity += specificity
        return true
    }

    private mutating func readPseudo() -> Bool {
        tokens = tokens.dropFirst()
        let isElement = tokens.first?.kind == .colon
        if isElement { tokens = tokens.dropFirst() }
        guard let first = tokens.first else { return false }
        let value = tokens[tokens.startIndex..<tokens.end(ofValueAt: tokens.startIndex)]
        tokens = tokens[value.endIndex...]
        let name = first.text.lowercasedLetters
        if isElement { return (first.kind == .ident || first.kind == .function) && pseudoElement(name) }
        if first.kind == .function { return function(name, value.content.trimmed) }
        guard first.kind == .ident else { return false }
        if let simple = PseudoClasses.simple(name) { return selector.pseudoElement == nil && add(simple) }
        return PseudoClasses.isOldElement(name) && pseudoElement(name)
    }

    private mutating func pseudoElement(_ name: String) -> Bool {
        guard selector.pseudoElement == nil, !selector.matchesNothing else { return false }
        selector.specificity.elements += 1
        selector.pseudoElement = PseudoClasses.element(name)
        if selector.pseudoElement == nil { selector.matchesNothing = true }
        return selector.pseudoElement != nil || PseudoClasses.isUnusedElement(name)
    }

    // MARK: Functions

    private mutating func function(_ name: String, _ arguments: ArraySlice<CSSToken>) -> Bool {
        guard selector.pseudoElement == nil else { return false }
        if name.equalsIgnoringCase("is") || name.equalsIgnoringCase("where") || name.equalsIgnoringCase("-webkit-any") {
            guard let list = nested(arguments, isForgiving: true) else { return false }
            return add(.matches(list), name.equalsIgnoringCase("where") ? Specificity() : Self.highest(list))
        }
        if name.equalsIgnoringCase("not") {
            guard let list = nested(arguments) else { return false }
            return add(.not(list), Self.highest(list))
        }
        if name.equalsIgnoringCase("has") {
            guard !isInHas, let list = nested(arguments, isRelative: true) else { return false }
            return add(.has(list), Self.highest(list))
        }
        if name.equalsIgnoringCase("lang") { return language(arguments) }
        if name.equalsIgnoringCase("dir") {
            guard arguments.count == 1, let first = arguments.first, first.kind == .ident else { return false }
            return add(.direction(first.text.lowercasedLetters))
        }
        return PseudoClasses.nth(name).map { nth($0, arguments) } ?? false
    }

    private func nested(_ arguments: ArraySlice<CSSToken>, isForgiving: Bool = false, isRelative: Bool = false) -> [ComplexSelector]? {
        SelectorParser.list(arguments, depth: depth + 1, isForgiving: isForgiving, isRelative: isRelative, isInHas: isInHas)
    }

    private static func highest(_ list: [ComplexSelector]) -> Specificity { list.map(\.specificity).max() ?? Specificity() }

    private mutating func language(_ arguments: ArraySlice<CSSToken>) -> Bool {
        var ranges: [String] = []
        for part in arguments.split(at: .comma) {
            guard part.count == 1, let first = part.first, first.kind == .ident || first.kind == .string else { return false }
            ranges.append(first.text.lowercasedLetters)
        }
        return add(.language(ranges))
    }

    /// `:nth-child(an+b of S)` and its like.
    private mutating func nth(_ kind: SimpleSelector.NthKind, _ arguments: ArraySlice<CSSToken>) -> Bool {
        var of: [ComplexSelector]?
        var pattern = arguments
        if kind == .child || kind == .lastChild, let place = arguments.firstIndex(where: { $0.isIdent("of") }) {
            pattern = arguments[..<place].trimmed
            guard let list = nested(arguments[(place + 1)...].trimmed) else { return false }
            of = list
        }
        guard let nth = NthPattern(pattern) else { return false }
        var specificity = Self.highest(of ?? [])
        specificity.classes += 1
        return add(.nth(kind, nth, of: of), specificity)
    }
}

extension AttributeSelector {
    /// What stands between the square brackets.
    fileprivate init?(_ tokens: ArraySlice<CSSToken>) {
        var tokens = tokens
        if tokens.first?.isDelim("*") == true, tokens.dropFirst().first?.isDelim("|") == true {
            inAnyNamespace = true
            tokens = tokens.dropFirst(2)
        } else if tokens.first?.isDelim("|") == true {
            tokens = tokens.dropFirst()
        }
        guard let first = tokens.first, first.kind == .ident else { return nil }
        name = SelectorName(first.text)
        tokens = tokens.dropFirst().trimmed
        guard let symbol = tokens.first else { return }
        guard symbol.kind == .delim else { return nil }
        if !symbol.isDelim("=") {
            guard tokens.dropFirst().first?.isDelim("=") == true, let operation = Self.operation(symbol) else { return nil }
            self.operation = operation
            tokens = tokens.dropFirst(2).trimmed
        } else {
            operation = .equals
            tokens = tokens.dropFirst().trimmed
        }
        guard let text = tokens.first, text.kind == .ident || text.kind == .string else { return nil }
        value = Array(text.text.utf8)
        tokens = tokens.dropFirst().trimmed
        guard let flag = tokens.first else { return }
        guard tokens.count == 1, flag.isIdent("i") || flag.isIdent("s") else { return nil }
        letterCase = flag.isIdent("i") ? .insensitive : .sensitive
    }

    private static func operation(_ symbol: CSSToken) -> Operation? {
        switch symbol.text.utf8.first {
        case 0x7E: .includes
        case 0x7C: .dash
        case 0x5E: .prefix
        case 0x24: .suffix
        case 0x2A: .contains
        default: nil
        }
    }
}
