// SPDX-License-Identifier: Apache-2.0

/// Section 17, "Calculating a selector's specificity": three counts in one number. Each stops at a million.
struct Specificity: Comparable, Hashable, Sendable {
    private(set) var packed: UInt64 = 0
    private static let most: UInt64 = 1 << 20

    init() {}

    init(ids: UInt64 = 0, classes: UInt64 = 0, elements: UInt64 = 0) {
        packed = min(ids, Self.most) << 42 | min(classes, Self.most) << 21 | min(elements, Self.most)
    }

    static let id = Specificity(ids: 1)
    static let `class` = Specificity(classes: 1)
    static let element = Specificity(elements: 1)

    var ids: UInt64 { packed >> 42 }
    var classes: UInt64 { packed >> 21 & 0x1F_FFFF }
    var elements: UInt64 { packed & 0x1F_FFFF }

    static func < (one: Specificity, other: Specificity) -> Bool { one.packed < other.packed }

    static func += (one: inout Specificity, other: Specificity) {
        one = Specificity(ids: one.ids + other.ids, classes: one.classes + other.classes, elements: one.elements + other.elements)
    }
}

/// A piece of a selector: a simple selector, or a combinator, which stands between compound selectors.
struct SelectorPart: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable, Sendable {
        case element, id, `class`, attribute, nth, matches, not, has, language, direction, state
        case descendant, child, nextSibling, subsequentSibling
        case end
    }

    enum State: Int32, BitwiseCopyable, Sendable { case root, empty, link, checked, disabled, enabled, defined, never, anchor }

    var kind: Kind
    /// A name, a place in one of the table's lists, or a state. In a bound table a name of an element is its number in the document.
    var value: Int32 = 0
    /// In a bound table: the number that an element's name has when letters in upper case count.
    var exact: Int32 = 0

    static let end = SelectorPart(kind: .end)

    static func state(_ state: State) -> SelectorPart { SelectorPart(kind: .state, value: state.rawValue) }

    var isCombinator: Bool { kind.rawValue >= Kind.descendant.rawValue }
}

/// `:nth-child()` and its like.
struct NthSelector: Sendable {
    enum Kind: Sendable { case child, lastChild, ofType, lastOfType }

    let kind: Kind
    let pattern: NthPattern
    /// The list behind `of`; -1 for none.
    var list: Int32 = -1
}

/// Complex selectors, kept flat: each is a run of parts, compound selectors from right to left with combinators between them, and an end.
struct SelectorTable: Sendable {
    struct Selector: Sendable {
        var first: Int32
        var specificity = Specificity()
        var pseudoElement: CSSPseudoElement?
        /// For pseudo-elements that are known to nobody here: valid, and matching nothing.
        var matchesNothing = false
        /// Whether it holds a state that no element is in, outside of other selectors.
        var isDead = false
        /// Of a relative selector: its leading combinator.
        var leading = SelectorPart.Kind.descendant
    }

    var parts: [SelectorPart] = []
    var selectors: [Selector] = []
    /// Lists of selectors, by their numbers.
    var lists: [[Int32]] = []
    var names = NamePool()
    var attributes: [AttributeSelector] = []
    var nths: [NthSelector] = []
    var languages: [[String]] = []

    init(ignoringCase: Bool = false) { names = NamePool(ignoringCase: ignoringCase) }

    /// What a list adds to the specificity of a selector that it stands in.
    func highestSpecificity(of list: Int32) -> Specificity {
        lists[Int(list)].map { selectors[Int($0)].specificity }.max() ?? Specificity()
    }

    mutating func add(list: [Int32]) -> Int32 {
        lists.append(list)
        return Int32(lists.count - 1)
    }

    mutating func add(_ attribute: AttributeSelector) -> SelectorPart {
        attributes.append(attribute)
        return SelectorPart(kind: .attribute, value: Int32(attributes.count - 1))
    }

    mutating func add(_ nth: NthSelector) -> SelectorPart {
        nths.append(nth)
        return SelectorPart(kind: .nth, value: Int32(nths.count - 1))
    }
}

/// A complex selector while it is read: parts from left to right.
struct SelectorDraft {
    private var parts: [SelectorPart] = []
    /// Where compound selectors begin, and the combinator on the left of each.
    private var compounds: [(start: Int, combinator: SelectorPart.Kind)] = []
    var specificity = Specificity()
    var pseudoElement: CSSPseudoElement?
    var matchesNothing = false
    var leading = SelectorPart.Kind.descendant
    private var isDead = false

    var partCount: Int { parts.count }

    mutating func clear() {
        parts.removeAll(keepingCapacity: true)
        compounds.removeAll(keepingCapacity: true)
        specificity = Specificity()
        pseudoElement = nil
        matchesNothing = false
        isDead = false
        leading = .descendant
    }

    /// Begins a compound selector; the first one's combinator counts for nothing.
    mutating func startCompound(_ combinator: SelectorPart.Kind) { compounds.append((parts.count, combinator)) }

    mutating func add(_ part: SelectorPart, _ specificity: Specificity) {
        if part.kind == .state, part.value == SelectorPart.State.never.rawValue { isDead = true }
        parts.append(part)
        self.specificity += specificity
    }

    /// Writes the parts to a table, the rightmost compound selector first.
    func finish(in table: inout SelectorTable) -> Int32 {
        let first = Int32(table.parts.count)
        for place in compounds.indices.reversed() {
            let end = place + 1 < compounds.count ? compounds[place + 1].start : parts.count
            table.parts += parts[compounds[place].start..<end]
            if place > 0 { table.parts.append(SelectorPart(kind: compounds[place].combinator)) }
        }
        table.parts.append(.end)
        table.selectors.append(
            SelectorTable.Selector(
                first: first, specificity: specificity, pseudoElement: pseudoElement, matchesNothing: matchesNothing,
                isDead: isDead, leading: leading))
        return Int32(table.selectors.count - 1)
    }
}
