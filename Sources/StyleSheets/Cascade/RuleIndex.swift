// SPDX-License-Identifier: Apache-2.0

internal import HTMLSyntax

/// The rules of several sheets that are in force for a medium, found by what their subjects must have.
struct RuleIndex: Sendable {
    /// A selector of a rule.
    struct Entry: Sendable {
        let specificity: Specificity
        let pseudoElement: CSSPseudoElement?
        let rule: Int32
    }

    /// A rule of one of the sheets.
    struct Rule: Sendable {
        let sheet: Int32
        let number: Int32
        let origin: StyleResolver.Origin
        /// The place of the layer among all; those without a layer have the last.
        let layer: Int32
        let scope: Int32
    }

    /// What is looked at for an element: the part of a selector behind that by which it was found, and what ancestors must have.
    struct Candidate: BitwiseCopyable, Sendable {
        let ancestors: SIMD2<UInt64>
        let entry: Int32
        let part: Int32
    }

    private(set) var entries: [Entry] = []
    private(set) var rules: [Rule] = []
    private(set) var sheets: [StyleSheet] = []
    private(set) var scopes: [StyleSheet.Scope] = []
    /// Entries that match every element, in order.
    private(set) var always: [Int32] = []
    private var buckets = Buckets()

    /// Adds sheets, those of one origin all at once: layers are counted among them.
    mutating func add(
        _ sheets: [(StyleSheet, StyleResolver.Origin)], _ media: CSSMedia, _ document: HTMLDocument, _ selectors: inout BoundSelectors
    ) {
        guard !sheets.isEmpty else { return }
        let first = Int32(self.sheets.count)
        self.sheets += sheets.map(\.0)
        var layers: [UInt8: LayerOrder] = [:]
        var numbers: [[Int]] = []
        var conditions: [[Bool]] = []
        for (sheet, origin) in sheets {
            var holds: [Bool] = []
            for condition in sheet.conditions {
                let isIn = condition.parent < 0 || holds[condition.parent]
                holds.append(
                    isIn && (condition.isOfContainer ? media.matchesContainer(condition.query) : media.matches(condition.query)))
            }
            numbers.append(layers[origin.rawValue, default: LayerOrder()].add(sheet.layers, holds))
            conditions.append(holds)
        }
        let ranks = layers.mapValues { $0.ranks }
        for (place, (sheet, origin)) in sheets.enumerated() {
            let offsets = selectors.add(sheet.selectors, document)
            let ranks = ranks[origin.rawValue] ?? []
            let scopes = addScopes(sheet, offsets)
            for (number, rule) in sheet.rules.enumerated() where rule.place.condition < 0 || conditions[place][Int(rule.place.condition)] {
                let layer = rule.place.layer < 0 ? ranks.count : ranks[numbers[place][Int(rule.place.layer)]]
                rules.append(
                    Rule(
                        sheet: Int32(place) + first, number: Int32(number), origin: origin, layer: Int32(layer),
                        scope: rule.place.scope < 0 ? -1 : rule.place.scope + scopes))
                addEntries(rule.list + offsets.lists, isScoped: rule.place.scope >= 0, &selectors)
            }
        }
        buckets.sort()
    }

    private mutating func addScopes(_ sheet: StyleSheet, _ offsets: BoundSelectors.Offsets) -> Int32 {
        let first = Int32(scopes.count)
        for scope in sheet.scopes {
            scopes.append(
                StyleSheet.Scope(
                    root: scope.root + offsets.lists, limit: scope.limit < 0 ? -1 : scope.limit + offsets.lists,
                    parent: scope.parent < 0 ? -1 : scope.parent + first))
        }
        return first
    }

    /// Adds the selectors of the rule that was added last.
    private mutating func addEntries(_ list: Int32, isScoped: Bool, _ selectors: inout BoundSelectors) {
        for number in selectors.table.lists[Int(list)] {
            let selector = selectors.table.selectors[Int(number)]
            if selector.matchesNothing || selector.isDead { continue }
            if selector.pseudoElement == .firstLine { continue }
            let entry = Int32(entries.count)
            entries.append(
                Entry(specificity: selector.specificity, pseudoElement: selector.pseudoElement, rule: Int32(rules.count - 1)))
            let first = Int(selector.first)
            if !isScoped, selectors.table.parts[first].kind == .end {
                always.append(entry)
            } else {
                let key = buckets.key(of: first, &selectors)
                let start = key.isFirst ? first + 1 : first
                buckets.add(Candidate(ancestors: selectors.filter(of: number), entry: entry, part: Int32(start)), key)
            }
        }
    }

    // MARK: Lookup

    var universal: Range<Int> { buckets.range(.universal, 0) }

    func range(ofElement name: Int32) -> Range<Int> { buckets.range(.element, name) }

    func range(ofID name: Int32) -> Range<Int> { buckets.range(.id, name) }

    func range(ofClass name: Int32) -> Range<Int> { buckets.range(.class, name) }

    func range(ofAttribute name: HTMLName) -> Range<Int> { buckets.range(.attribute, name.rawValue) }

    @inline(__always)
    func candidate(_ place: Int) -> Candidate { buckets.candidates[place] }
}

/// Candidates by the names that they are found by.
private struct Buckets: Sendable {
    enum Kind: Int { case universal, id, `class`, element, attribute }

    struct Key {
        var kind = Kind.universal
        var name: Int32 = 0
        /// Whether the name is the selector's first part, which then needs no second look.
        var isFirst = false
    }

    private var added: [(candidate: RuleIndex.Candidate, kind: Kind, name: Int32)] = []
    private(set) var candidates: [RuleIndex.Candidate] = []
    /// By kind and name: where its candidates begin; one more at the end. Of each kind: where it begins in these.
    private var starts: [Int32] = []
    private var bases = InlineArray<6, Int>(repeating: 0)

    /// By what a selector is found best: an identifier, a class, an element's name, an attribute. That part is moved to the front.
    func key(of first: Int, _ selectors: inout BoundSelectors) -> Key {
        var best = Key()
        var bestPlace = first
        var place = first
        while !selectors.table.parts[place].isCombinator {
            let part = selectors.table.parts[place]
            let found: Key? =
                switch part.kind {
                case .id: Key(kind: .id, name: part.value)
                case .class where best.kind != .id: Key(kind: .class, name: part.value)
                case .element where part.value == part.exact && (best.kind == .universal || best.kind == .attribute):
                    Key(kind: .element, name: part.value)
                case .attribute where best.kind == .universal: attribute(part, selectors)
                default: nil
                }
            if let found {
                best = found
                bestPlace = place
            }
            place += 1
        }
        if best.kind == .attribute { selectors.noteRules(forAttribute: HTMLName(rawValue: best.name)) }
        if best.kind != .universal, best.kind != .attribute {
            selectors.moveToFront(bestPlace, of: first)
            best.isFirst = true
        }
        return best
    }

    /// An attribute that the document has, by the name that it has in elements of HTML and in all others.
    private func attribute(_ part: SelectorPart, _ selectors: BoundSelectors) -> Key? {
        let attribute = selectors.attributes[Int(part.value)]
        guard !attribute.selector.inAnyNamespace, let name = attribute.name, name == attribute.exact else { return nil }
        return Key(kind: .attribute, name: name.rawValue)
    }

    mutating func add(_ candidate: RuleIndex.Candidate, _ key: Key) { added.append((candidate, key.kind, key.name)) }

    /// Puts candidates of one name together, in their order.
    mutating func sort() {
        var counts = InlineArray<5, Int>(repeating: 0)
        for entry in added { counts[entry.kind.rawValue] = max(counts[entry.kind.rawValue], Int(entry.name) + 1) }
        for kind in 0..<5 { bases[kind + 1] = bases[kind] + counts[kind] }
        starts = Array(repeating: 0, count: bases[5] + 1)
        for entry in added { starts[bases[entry.kind.rawValue] + Int(entry.name) + 1] += 1 }
        for place in starts.indices.dropFirst() { starts[place] += starts[place - 1] }
        var next = starts
        candidates = Array(repeating: RuleIndex.Candidate(ancestors: SIMD2(), entry: 0, part: 0), count: added.count)
        for entry in added {
            let place = bases[entry.kind.rawValue] + Int(entry.name)
            candidates[Int(next[place])] = entry.candidate
            next[place] += 1
        }
    }

    @inline(__always)
    func range(_ kind: Kind, _ name: Int32) -> Range<Int> {
        let place = bases[kind.rawValue] + Int(name)
        guard name >= 0, place < bases[kind.rawValue + 1] else { return 0..<0 }
        return Int(starts[place])..<Int(starts[place + 1])
    }
}
