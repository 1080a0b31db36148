// SPDX-License-Identifier: Apache-2.0

/// A pseudo-element that a selector may end in.
public enum CSSPseudoElement: UInt8, Sendable, CaseIterable {
    case before, after, marker, firstLine, firstLetter
}

/// A list of selectors (Selectors 4, section 3.1), parsed.
public struct CSSSelectorList: Sendable {
    let selectors: [ComplexSelector]

    /// Parses a list; nil if one of its selectors is invalid (section 3.9, "Invalid Selectors and Error Handling").
    public init?(parsing text: String) {
        guard let value = CSSValue(parsing: text) else { return nil }
        self.init(value.tokens[...])
    }

    init?(_ tokens: ArraySlice<CSSToken>) {
        guard let selectors = SelectorParser.list(tokens, depth: 0) else { return nil }
        self.selectors = selectors
    }

    /// The selectors' specificities, in their order: for `#a .b c` 1, 1, 1.
    public var specificities: [(ids: Int, classes: Int, elements: Int)] {
        selectors.map { (Int($0.specificity.ids), Int($0.specificity.classes), Int($0.specificity.elements)) }
    }
}

/// Section 17, "Calculating a selector's specificity".
struct Specificity: Comparable, Hashable, Sendable {
    var ids: Int32 = 0
    var classes: Int32 = 0
    var elements: Int32 = 0

    static func < (one: Specificity, other: Specificity) -> Bool {
        (one.ids, one.classes, one.elements) < (other.ids, other.classes, other.elements)
    }

    static func += (one: inout Specificity, other: Specificity) {
        one.ids += other.ids
        one.classes += other.classes
        one.elements += other.elements
    }
}

/// A complex selector: compound selectors from right to left.
struct ComplexSelector: Sendable {
    enum Combinator: Sendable { case descendant, child, nextSibling, subsequentSibling }

    struct Compound: Sendable {
        var simples: [SimpleSelector] = []
        /// How the compound on the left is related to this one; nil for the leftmost.
        var combinator: Combinator?
    }

    var compounds: [Compound]
    var pseudoElement: CSSPseudoElement?
    /// For pseudo-elements that are known to nobody here: valid, and matching nothing.
    var matchesNothing = false
    var specificity = Specificity()
    /// Hashes of names that ancestors of the subject must have, for the filter.
    var ancestorHashes: [UInt64] = []

    /// Fills `ancestorHashes`: a compound is an ancestor's if the combinator before it says so.
    mutating func collectAncestorHashes() {
        for (place, compound) in compounds.enumerated().dropFirst() where ancestorHashes.count < 4 {
            let combinator = compounds[place - 1].combinator
            guard combinator == .descendant || combinator == .child else { continue }
            ancestorHashes += compound.simples.compactMap(\.hash).prefix(4 - ancestorHashes.count)
        }
    }
}

/// A name in a selector, with the hash of its lower case.
struct SelectorName: Sendable {
    let text: String
    let lowercased: String
    let hash: UInt64

    init(_ text: String) {
        self.text = text
        lowercased = text.lowercasedLetters
        hash = text.utf8.lowercasedHash
    }
}

extension Sequence<UInt8> {
    /// FNV-1a over the bytes, letters of ASCII in lower case. What it says equal is compared again.
    @inline(__always)
    var lowercasedHash: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in self { hash = (hash ^ UInt64(byte.lowercasedLetter)) &* 0x100_0000_01B3 }
        return hash
    }
}

/// A simple selector.
enum SimpleSelector: Sendable {
    enum NthKind: Sendable { case child, lastChild, ofType, lastOfType }
    enum State: Sendable { case root, empty, link, checked, disabled, enabled, defined, never, anchor }

    case element(SelectorName)
    case id(SelectorName)
    case `class`(SelectorName)
    case attribute(AttributeSelector)
    case nth(NthKind, NthPattern, of: [ComplexSelector]?)
    case matches([ComplexSelector])
    case not([ComplexSelector])
    case has([ComplexSelector])
    case language([String])
    case direction(String)
    case state(State)

    /// The hash of a name that what matches must have; for buckets and for the filter.
    var hash: UInt64? {
        switch self {
        case .element(let name): name.hash
        // Kinds of names are told apart by a little.
        case .id(let name): name.hash &+ 1
        case .class(let name): name.hash &+ 2
        default: nil
        }
    }
}

/// Section 6, "Attribute selectors".
struct AttributeSelector: Sendable {
    enum Operation: Sendable { case exists, equals, includes, dash, prefix, suffix, contains }
    enum Case: Sendable { case byAttribute, insensitive, sensitive }

    var name: SelectorName
    /// Whether attributes in any namespace count (`*|href`).
    var inAnyNamespace = false
    var operation = Operation.exists
    var value: [UInt8] = []
    var letterCase = Case.byAttribute

    /// Whether a value meets the condition.
    func holds(_ text: some RandomAccessCollection<UInt8>, ignoringCase: Bool) -> Bool {
        func same(_ one: UInt8, _ other: UInt8) -> Bool {
            ignoringCase ? one.lowercasedLetter == other.lowercasedLetter : one == other
        }
        func begins(_ text: some RandomAccessCollection<UInt8>) -> Bool { text.starts(with: value, by: same) }
        switch operation {
        case .exists: return true
        case .equals: return text.count == value.count && begins(text)
        case .includes:
            guard !value.isEmpty, !value.contains(where: \.isCSSWhitespace) else { return false }
            return text.split(whereSeparator: \.isCSSWhitespace).contains { $0.count == value.count && begins($0) }
        case .dash: return begins(text) && (text.count == value.count || text.dropFirst(value.count).first == 0x2D)
        case .prefix: return !value.isEmpty && begins(text)
        case .suffix: return !value.isEmpty && text.count >= value.count && begins(text.suffix(value.count))
        case .contains: return !value.isEmpty && contains(Array(text), same)
        }
    }

    /// Knuth, Morris and Pratt's search, which is linear whatever is looked for.
    private func contains(_ text: [UInt8], _ same: (UInt8, UInt8) -> Bool) -> Bool {
        var borders = [0]
        var length = 0
        for byte in value.dropFirst() {
            while length > 0, !same(value[length], byte) { length = borders[length - 1] }
            if same(value[length], byte) { length += 1 }
            borders.append(length)
        }
        length = 0
        for byte in text {
            while length > 0, !same(value[length], byte) { length = borders[length - 1] }
            if same(value[length], byte) { length += 1 }
            if length == value.count { return true }
        }
        return false
    }
}
