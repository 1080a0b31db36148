// SPDX-License-Identifier: Apache-2.0

public import HTMLSyntax

/// The cascade for one document (CSS Cascade 5): from style sheets, presentational hints and `style` attributes to what is declared for an
/// element.
///
/// What is declared is a numbered set, made once for all elements that the same rules match and whose attributes say the same. It is cheapest
/// to ask for elements in the order of the document. Nothing recurses on the depth of the tree.
public struct StyleResolver {
    /// Where a style sheet comes from (section 6.2).
    public enum Origin: UInt8, Sendable {
        case userAgent, user, author
    }

    /// How attributes that stand for declarations are read.
    public struct Hints {
        let names: [HTMLName]
        let append: (HTMLNode, inout [UInt8]) -> Void

        /// Presentational hints (section 6.3): elements with an attribute among `names` are asked for the text of their declarations.
        public init(_ names: [HTMLName] = [], append: @escaping (HTMLNode, inout [UInt8]) -> Void = { _, _ in }) {
            self.names = names
            self.append = append
        }
    }

    /// What does not depend on a document: style sheets whose selectors name no classes and identifiers, ready for use.
    public struct Base: Sendable {
        var rules = RuleIndex()
        var selectors = BoundSelectors(ignoringCase: false)
        var declared: [Declared] = []
        var ofRules: [Range<Int32>?] = []

        /// Nothing.
        public init() {}

        /// Sheets of the user agent, all of whose declarations are read now. A document's resolver counts on their numbers.
        public init(_ sheets: [StyleSheet], reading read: (CSSProperty, CSSValue) -> Int32?) {
            rules.add(sheets.map { ($0, .userAgent) }, CSSMedia(), HTMLDocument(parsing: []), &selectors)
            for rule in rules.rules {
                let sheet = rules.sheets[Int(rule.sheet)]
                let own = sheet.rules[Int(rule.number)]
                var parser = CSSParser(sheet.sources[Int(own.source)], in: Int(own.block.lowerBound)..<Int(own.block.upperBound))
                let first = Int32(declared.count)
                for declaration in parser.declarations() { Declared.append(declaration, to: &declared, read) }
                ofRules.append(first..<Int32(declared.count))
            }
        }
    }

    private var matcher: SelectorMatcher
    private let rules: RuleIndex
    private let hints: Hints
    private let read: ValueReader
    /// Rules and declarations that may still be looked at.
    private var budget: Int
    private var scratch: [Int32] = []
    private var text: [UInt8] = []
    private var hintTexts = NamePool()
    /// Elements' names with those of their attributes that are hints, and the text of each; -1 for none.
    private var hintKeys = NamePool()
    private var hintOfKey: [Int32] = []
    private var lists = ListTable()
    private var keys = TripleTable()
    private var sets: [DeclarationSet] = []
    /// What rules, `style` attributes and hints declare, as far as it was read.
    private var declared: [Declared]
    private var ofRules: [Range<Int32>?]
    private var ofStyles: [Range<Int32>?] = []
    private var ofHints: [Range<Int32>?] = []
    /// By element: the set and one more; 0 if it was not asked for.
    private var known: [Int32]
    /// Values of custom properties in all scopes.
    private var customValues = 0
    /// Custom properties.
    var scopes: [VariableScope] = [VariableScope()]

    /// A resolver.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - base: Sheets that are ready, below the others.
    ///   - sheets: The style sheets, those of one origin in their order.
    ///   - media: What media queries are asked about.
    ///   - read: Reads a value of a property and gives the number that it is known by from then on; nil if the property may not have it. It is
    ///     not asked about custom properties, values with `var()` in them and CSS-wide keywords.
    ///   - hints: The presentational hints.
    public init(
        _ document: HTMLDocument, base: Base = Base(), sheets: [(StyleSheet, Origin)], media: CSSMedia = CSSMedia(), hints: Hints = Hints(),
        reading read: @escaping (CSSProperty, CSSValue) -> Int32?
    ) {
        var (selectors, rules) = (base.selectors.ignoringCase(document.quirksMode == .quirks), base.rules)
        rules.add(sheets, media, document, &selectors)
        matcher = SelectorMatcher(document, selectors, hintNames: hints.names)
        self.rules = rules
        declared = base.declared
        self.hints = hints
        self.read = read
        budget = document.nodeCount * StyleLimits.candidates + 2_000_000
        ofRules = base.ofRules
        while ofRules.count < rules.rules.count { ofRules.append(nil) }
        known = Array(repeating: 0, count: document.nodeCount)
    }

    // These two are mutating because otherwise the whole resolver is copied for the call.

    /// What is declared, by the number of the set.
    public mutating func declarations(_ set: Int) -> DeclarationSet { sets[set] }

    /// What a set declares for a pseudo-element.
    public mutating func declarations(_ set: Int, of pseudoElement: CSSPseudoElement) -> DeclarationSet? {
        for other in sets[set].pseudoElements where other.element == pseudoElement { return other.set }
        return nil
    }

    /// The number of the set that is declared for an element, and whether a property in it takes over its parent's value that does not do so
    /// by itself, or may turn out to.
    public mutating func declarations(of node: HTMLNode) -> (set: Int, inheritsAny: Bool) {
        let found = known[node.id]
        if found > 0 { return (Int(found) - 1, sets[Int(found) - 1].inheritsAny) }
        guard node.kind == .element else { return (emptySet(), false) }
        let place = matcher.place(of: node)
        match(place, node)
        let list = lists.number(of: scratch)
        let (style, hasHints) = (matcher.index.elements[Int(place)].style, matcher.index.elements[Int(place)].hasHints)
        let hint = hasHints ? hintText(node) : -1
        let (number, isNew) = keys.number(list, style, hint)
        if isNew {
            let set = makeSet(list, style, hint)
            sets.append(set)
        }
        known[node.id] = Int32(number) + 1
        return (number, sets[number].inheritsAny)
    }

    private mutating func emptySet() -> Int {
        let (number, isNew) = keys.number(lists.number(of: []), -1, -2)
        if isNew { sets.append(DeclarationSet()) }
        return number
    }

    /// The number of the text of an element's hints; -1 if there is none. The same attributes of the same kind of element give the same.
    private mutating func hintText(_ node: HTMLNode) -> Int32 {
        text.removeAll(keepingCapacity: true)
        let name = node.name.rawValue
        withUnsafeBytes(of: name) { text.append(contentsOf: $0) }
        var isOfContent = false
        for attribute in node.attributes where matcher.index.isHint(attribute.name) {
            let value = attribute.value
            withUnsafeBytes(of: attribute.name.rawValue) { text.append(contentsOf: $0) }
            withUnsafeBytes(of: Int32(clamping: value.count)) { text.append(contentsOf: $0) }
            value.append(to: &text)
            if attribute.name == .dir, value.equalsIgnoringCase("auto") { isOfContent = true }
        }
        if isOfContent { return makeHintText(node) }
        let number = Int(text.withUnsafeBufferPointer { hintKeys.number(of: $0) })
        if number == hintOfKey.count { hintOfKey.append(makeHintText(node)) }
        return hintOfKey[number]
    }

    private mutating func makeHintText(_ node: HTMLNode) -> Int32 {
        text.removeAll(keepingCapacity: true)
        hints.append(node, &text)
        return text.isEmpty ? -1 : text.withUnsafeBufferPointer { hintTexts.number(of: $0) }
    }

    // MARK: Matching

    /// Fills `scratch` with the entries that match an element or its pseudo-elements, but for those that match every element.
    private mutating func match(_ place: Int32, _ node: HTMLNode) {
        scratch.removeAll(keepingCapacity: true)
        let element = matcher.index.elements[Int(place)]
        let above = element.parent >= 0 ? matcher.index.elements[Int(element.parent)].names : SIMD2()
        visit(rules.universal, place, above)
        visit(rules.range(ofElement: element.name), place, above)
        if element.id >= 0 { visit(rules.range(ofID: element.id), place, above) }
        for word in Int(element.firstClass)..<Int(element.firstClass + element.classCount) {
            visit(rules.range(ofClass: matcher.index.classes[word]), place, above)
        }
        guard element.hasAttributeRules else { return }
        for attribute in node.attributes { visit(rules.range(ofAttribute: attribute.name), place, above) }
    }

    @inline(__always)
    private mutating func visit(_ range: Range<Int>, _ place: Int32, _ above: SIMD2<UInt64>) {
        guard !range.isEmpty else { return }
        budget -= range.count
        guard budget > 0 else { return }
        for number in range {
            let candidate = rules.candidate(number)
            guard candidate.ancestors & above == candidate.ancestors else { continue }
            guard matcher.matches(place, from: Int(candidate.part)), isInScope(place, candidate.entry) else { continue }
            scratch.append(candidate.entry)
        }
    }

    /// Whether an element is in the scope of a rule and in those around it: below a root, or one, with no limit between.
    @inline(__always)
    private mutating func isInScope(_ place: Int32, _ entry: Int32) -> Bool {
        let scope = rules.rules[Int(rules.entries[Int(entry)].rule)].scope
        return scope < 0 || isInside(scope, place)
    }

    private mutating func isInside(_ scope: Int32, _ place: Int32) -> Bool {
        var scope = scope
        while scope >= 0 {
            let bounds = rules.scopes[Int(scope)]
            var current = place
            while current >= 0, !matcher.matchesAny(current, bounds.root) {
                if bounds.limit >= 0, matcher.matchesAny(current, bounds.limit) { return false }
                current = matcher.index.elements[Int(current)].parent
                matcher.steps -= 1
                guard matcher.steps > 0 else { return false }
            }
            guard current >= 0 else { return false }
            scope = bounds.parent
        }
        return true
    }

    // MARK: Cascading

    private mutating func makeSet(_ list: Int32, _ style: Int32, _ hint: Int32) -> DeclarationSet {
        var cascade = Cascade()
        var pseudo: [(CSSPseudoElement, Cascade)] = []
        // When the budget is used up, what matches no longer counts.
        let matching = budget > 0 ? rules.always + lists[list] : []
        for entry in matching {
            let selector = rules.entries[Int(entry)]
            let rule = rules.rules[Int(selector.rule)]
            let range = declarations(ofRule: selector.rule)
            budget -= range.count * 8
            guard budget > 0 else { break }
            guard let pseudoElement = selector.pseudoElement else {
                cascade.add(range, rule, selector.specificity, selector.rule, declared)
                continue
            }
            let place = pseudo.firstIndex { $0.0 == pseudoElement } ?? pseudo.count
            if place == pseudo.count { pseudo.append((pseudoElement, Cascade())) }
            pseudo[place].1.add(range, rule, selector.specificity, selector.rule, declared)
        }
        if hint >= 0 {
            let range = declarations(ofText: hint, isHint: true)
            cascade.add(range, origin: 2, declared)
        }
        if style >= 0 {
            let range = declarations(ofText: style, isHint: false)
            budget -= range.count * 8
            cascade.add(range, origin: 4, declared)
        }
        var set = cascade.set(declared)
        for (element, cascade) in pseudo { set.pseudoElements.append((element, cascade.set(declared))) }
        return set
    }

    private mutating func declarations(ofRule number: Int32) -> Range<Int32> {
        if let range = ofRules[Int(number)] { return range }
        let rule = rules.rules[Int(number)]
        let sheet = rules.sheets[Int(rule.sheet)]
        let own = sheet.rules[Int(rule.number)]
        let range = parse(sheet.sources[Int(own.source)], Int(own.block.lowerBound)..<Int(own.block.upperBound))
        ofRules[Int(number)] = range
        return range
    }

    private mutating func declarations(ofText number: Int32, isHint: Bool) -> Range<Int32> {
        let place = Int(number)
        while (isHint ? ofHints : ofStyles).count <= place { if isHint { ofHints.append(nil) } else { ofStyles.append(nil) } }
        if let range = isHint ? ofHints[place] : ofStyles[place] { return range }
        let bytes = isHint ? hintTexts.withBytes(of: number) { Array($0) } : matcher.index.texts.withBytes(of: number) { Array($0) }
        let range = parse(bytes, 0..<bytes.count)
        if isHint { ofHints[place] = range } else { ofStyles[place] = range }
        return range
    }

    private mutating func parse(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int32> {
        var parser = CSSParser(bytes, in: range)
        let first = Int32(declared.count)
        for declaration in parser.declarations() { Declared.append(declaration, to: &declared, read) }
        return first..<Int32(declared.count)
    }

    // MARK: Custom properties

    /// The number of the scope of custom properties in an element: its parent's, whose number is given, with what a set declares.
    public mutating func scope(in parent: Int, _ set: DeclarationSet) -> Int {
        guard !set.custom.isEmpty, customValues < StyleLimits.customValues else { return parent }
        var scope = scopes[parent]
        guard scope.add(set.custom, declared) else { return parent }
        scopes.append(scope)
        customValues += scope.values.count
        return scopes.count - 1
    }

    /// The scope that nothing is declared in.
    public static let emptyScope = 0

    /// What a custom property is in a scope; nil for nothing.
    public func customProperty(_ name: String, in scope: Int) -> CSSValue? { scopes[scope].values[ByteKey(name)] }

    /// What a value with `var()` in it is in a scope; nil where it is invalid at computed-value time.
    public mutating func substituted(_ entry: DeclarationSet.Entry, in scope: Int) -> DeclarationSet.Value? {
        guard case .pending(let number) = entry.value, case .pending(let value, let shorthand) = declared[Int(number)].value else {
            return entry.value
        }
        guard let value = scopes[scope].substitute(value), !value.tokens.isEmpty else { return nil }
        if let keyword = CSSWideKeyword(value) { return DeclarationSet.Value(keyword, entry.property) }
        guard let shorthand else { return read(entry.property, value).map { .read($0) } }
        guard let part = shorthand.expand(value)?.first(where: { $0.0 == entry.property })?.1 else { return nil }
        if let keyword = CSSWideKeyword(part) { return DeclarationSet.Value(keyword, entry.property) }
        return read(entry.property, part).map { .read($0) }
    }
}
