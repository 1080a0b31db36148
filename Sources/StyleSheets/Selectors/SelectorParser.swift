// SPDX-License-Identifier: Apache-2.0

/// What stands around a rule's selectors.
struct SelectorContext {
    /// The list of the rule around, which `&` stands for (CSS Nesting, section 3); -1 for none.
    var nesting: Int32 = -1
    /// The list of the roots of the scope around, which `:scope` stands for (CSS Cascade 6, section 2.5); -1 for none.
    var scope: Int32 = -1
}

/// Selectors 4, section 18 ("Grammar"). It calls itself only for selectors in selectors, at most `StyleLimits.selectorDepth` deep.
struct SelectorParser {
    private var tokens: ArraySlice<CSSToken>
    private let context: SelectorContext
    private let depth: Int
    private let isInHas: Bool
    private var draft = SelectorDraft()
    /// Whether the compound has anything, which `*` has too.
    private var hasContent = false

    private init(_ tokens: ArraySlice<CSSToken>, _ context: SelectorContext, depth: Int, isInHas: Bool) {
        self.tokens = tokens
        self.context = context
        self.depth = depth
        self.isInHas = isInHas
    }

    /// Adds a list of complex selectors to a table; nil if one is invalid, or none is there.
    static func list(
        _ tokens: ArraySlice<CSSToken>, in table: inout SelectorTable, context: SelectorContext = SelectorContext()
    ) -> Int32? {
        list(tokens, &table, context, depth: 0)
    }

    /// A forgiving list leaves invalid selectors out (section 4.5).
    private static func list(
        _ tokens: ArraySlice<CSSToken>, _ table: inout SelectorTable, _ context: SelectorContext, depth: Int, isForgiving: Bool = false,
        isRelative: Bool = false, isInHas: Bool = false
    ) -> Int32? {
        guard depth <= StyleLimits.selectorDepth else { return nil }
        var selectors: [Int32] = []
        for part in tokens.split(at: .comma) {
            var parser = SelectorParser(part, context, depth: depth, isInHas: isInHas || isRelative)
            if parser.complex(isRelative: isRelative, &table) {
                let isUsable = depth == 0 || parser.draft.pseudoElement == nil && !parser.draft.matchesNothing
                guard isUsable || isForgiving else { return nil }
                if isUsable { selectors.append(parser.draft.finish(in: &table)) }
            } else if !isForgiving {
                return nil
            }
        }
        return table.add(list: selectors)
    }

    private mutating func complex(isRelative: Bool, _ table: inout SelectorTable) -> Bool {
        var combinator = SelectorPart.Kind.descendant
        let isNested = depth == 0 && context.nesting >= 0
        let leading = isRelative || isNested ? self.combinator() : nil
        if isRelative {
            draft.leading = leading ?? .descendant
            draft.startCompound(.descendant)
            draft.add(.state(.anchor), Specificity())
            combinator = draft.leading
        } else if isNested, leading != nil || !tokens.contains(where: { $0.isDelim("&") }) {
            draft.startCompound(.descendant)
            addNesting(table)
            combinator = leading ?? .descendant
        }
        while true {
            draft.startCompound(combinator)
            guard readCompound(&table) else { return false }
            if tokens.isEmpty { break }
            guard draft.pseudoElement == nil, let next = self.combinator() else { return false }
            combinator = next
        }
        return true
    }

    private mutating func addNesting(_ table: SelectorTable) {
        if context.nesting >= 0 {
            draft.add(SelectorPart(kind: .matches, value: context.nesting), table.highestSpecificity(of: context.nesting))
        } else {
            addScope(Specificity())
        }
    }

    private mutating func addScope(_ specificity: Specificity) {
        draft.add(context.scope >= 0 ? SelectorPart(kind: .matches, value: context.scope) : .state(.root), specificity)
    }

    /// A combinator with the white space around it; nil if none is there.
    private mutating func combinator() -> SelectorPart.Kind? {
        let hadSpace = tokens.first?.kind == .whitespace
        tokens = tokens.trimmed
        guard let first = tokens.first else { return nil }
        let found: SelectorPart.Kind? =
            first.isDelim(">") ? .child : first.isDelim("+") ? .nextSibling : first.isDelim("~") ? .subsequentSibling : nil
        guard let found else { return hadSpace ? .descendant : nil }
        tokens = tokens.dropFirst().trimmed
        return found
    }

    // MARK: Compound selectors

    private mutating func readCompound(_ table: inout SelectorTable) -> Bool {
        hasContent = readType(&table)
        while let first = tokens.first, first.kind != .whitespace, !first.isDelim(">"), !first.isDelim("+"), !first.isDelim("~") {
            guard draft.partCount < StyleLimits.selectorParts, readSimple(first, &table) else { return false }
            hasContent = true
        }
        return hasContent
    }

    /// A type selector or `*`, with a namespace: any (`*|a`) or none (`|a`) are the same as none written; prefixes are unknown, so invalid.
    private mutating func readType(_ table: inout SelectorTable) -> Bool {
        let bar = tokens.dropFirst().first
        if let first = tokens.first, first.isDelim("*"), bar?.isDelim("|") == true, tokens.dropFirst(2).first?.isDelim("=") != true {
            tokens = tokens.dropFirst(2)
        } else if tokens.first?.isDelim("|") == true {
            tokens = tokens.dropFirst()
        }
        guard let first = tokens.first else { return false }
        if first.kind == .ident {
            tokens = tokens.dropFirst()
            return add(SelectorPart(kind: .element, value: table.names.number(of: first.text)), .element)
        }
        guard first.isDelim("*") else { return false }
        tokens = tokens.dropFirst()
        return true
    }

    private mutating func readSimple(_ first: CSSToken, _ table: inout SelectorTable) -> Bool {
        if draft.pseudoElement != nil, first.kind != .colon { return false }
        switch first.kind {
        case .hash where first.isMarked:
            tokens = tokens.dropFirst()
            return add(SelectorPart(kind: .id, value: table.names.number(of: first.text)), .id)
        case .delim where first.isDelim("."):
            guard let name = tokens.dropFirst().first, name.kind == .ident else { return false }
            tokens = tokens.dropFirst(2)
            return add(SelectorPart(kind: .class, value: table.names.number(of: name.text)), .class)
        case .delim where first.isDelim("&"):
            tokens = tokens.dropFirst()
            addNesting(table)
            return true
        case .openSquare:
            guard let attribute = AttributeSelector(tokens.content.trimmed) else { return false }
            tokens = tokens[tokens.end(ofValueAt: tokens.startIndex)...]
            return add(table.add(attribute), .class)
        case .colon: return readPseudo(&table)
        default: return false
        }
    }

    private mutating func add(_ part: SelectorPart, _ specificity: Specificity) -> Bool {
        draft.add(part, specificity)
        return true
    }

    private mutating func readPseudo(_ table: inout SelectorTable) -> Bool {
        tokens = tokens.dropFirst()
        let isElement = tokens.first?.kind == .colon
        if isElement { tokens = tokens.dropFirst() }
        guard let first = tokens.first else { return false }
        let value = tokens[tokens.startIndex..<tokens.end(ofValueAt: tokens.startIndex)]
        tokens = tokens[value.endIndex...]
        let name = first.text.lowercasedLetters
        if isElement { return (first.kind == .ident || first.kind == .function) && pseudoElement(name) }
        if first.kind == .function { return function(name, value.content.trimmed, &table) }
        guard first.kind == .ident else { return false }
        if let simple = PseudoClasses.simple(name) {
            guard draft.pseudoElement == nil else { return false }
            if simple == .scope { addScope(.class) } else { simple.add(to: &draft, &table) }
            return true
        }
        return PseudoClasses.isOldElement(name) && pseudoElement(name)
    }

    private mutating func pseudoElement(_ name: String) -> Bool {
        guard draft.pseudoElement == nil, !draft.matchesNothing else { return false }
        draft.specificity += .element
        draft.pseudoElement = PseudoClasses.element(name)
        if draft.pseudoElement == nil { draft.matchesNothing = true }
        return draft.pseudoElement != nil || PseudoClasses.isUnusedElement(name)
    }

    // MARK: Functions

    private mutating func function(_ name: String, _ arguments: ArraySlice<CSSToken>, _ table: inout SelectorTable) -> Bool {
        guard draft.pseudoElement == nil else { return false }
        let isWhere = name.equalsIgnoringCase("where")
        if isWhere || name.equalsIgnoringCase("is") || name.equalsIgnoringCase("matches") || name.equalsIgnoringCase("-webkit-any") {
            guard let list = nested(arguments, &table, isForgiving: true) else { return false }
            return add(SelectorPart(kind: .matches, value: list), isWhere ? Specificity() : table.highestSpecificity(of: list))
        }
        if name.equalsIgnoringCase("not") {
            guard let list = nested(arguments, &table) else { return false }
            return add(SelectorPart(kind: .not, value: list), table.highestSpecificity(of: list))
        }
        if name.equalsIgnoringCase("has") {
            guard !isInHas, let list = nested(arguments, &table, isRelative: true) else { return false }
            return add(SelectorPart(kind: .has, value: list), table.highestSpecificity(of: list))
        }
        if name.equalsIgnoringCase("lang") { return language(arguments, &table) }
        if name.equalsIgnoringCase("dir") {
            guard arguments.count == 1, let first = arguments.first, first.kind == .ident else { return false }
            let isRight = first.isIdent("rtl")
            return add(isRight || first.isIdent("ltr") ? SelectorPart(kind: .direction, value: isRight ? 1 : 0) : .state(.never), .class)
        }
        // Of shadow trees, which no document here has.
        if name.equalsIgnoringCase("host") || name.equalsIgnoringCase("host-context") || name.equalsIgnoringCase("state") {
            return add(.state(.never), .class)
        }
        return PseudoClasses.nth(name).map { nth($0, arguments, &table) } ?? false
    }

    private func nested(
        _ arguments: ArraySlice<CSSToken>, _ table: inout SelectorTable, isForgiving: Bool = false, isRelative: Bool = false
    ) -> Int32? {
        SelectorParser.list(
            arguments, &table, context, depth: depth + 1, isForgiving: isForgiving, isRelative: isRelative, isInHas: isInHas)
    }

    private mutating func language(_ arguments: ArraySlice<CSSToken>, _ table: inout SelectorTable) -> Bool {
        var ranges: [String] = []
        for part in arguments.split(at: .comma) {
            guard part.count == 1, let first = part.first, first.kind == .ident || first.kind == .string else { return false }
            ranges.append(first.text.lowercasedLetters)
        }
        table.languages.append(ranges)
        return add(SelectorPart(kind: .language, value: Int32(table.languages.count - 1)), .class)
    }

    /// `:nth-child(an+b of S)` and its like.
    private mutating func nth(_ kind: NthSelector.Kind, _ arguments: ArraySlice<CSSToken>, _ table: inout SelectorTable) -> Bool {
        var list: Int32 = -1
        var pattern = arguments
        if kind == .child || kind == .lastChild, let place = arguments.firstIndex(where: { $0.isIdent("of") }) {
            pattern = arguments[..<place].trimmed
            guard let of = nested(arguments[(place + 1)...].trimmed, &table) else { return false }
            list = of
        }
        guard let nth = NthPattern(pattern) else { return false }
        var specificity = list >= 0 ? table.highestSpecificity(of: list) : Specificity()
        specificity += .class
        return add(table.add(NthSelector(kind: kind, pattern: nth, list: list)), specificity)
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
        name = first.text
        lowercasedName = name.lowercasedLetters
        isCaseless = CaselessAttributes.contain(lowercasedName)
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
