// SPDX-License-Identifier: Apache-2.0

/// A pseudo-element that a selector may end in.
public enum CSSPseudoElement: UInt8, Sendable, CaseIterable {
    case before, after, marker, firstLine, firstLetter
}

/// A list of selectors (Selectors 4, section 3.1), parsed.
public struct CSSSelectorList: Sendable {
    /// Kept by reference, so that a matcher knows a list again.
    final class Storage: Sendable {
        let table: SelectorTable
        let list: Int32

        init(_ table: SelectorTable, _ list: Int32) {
            self.table = table
            self.list = list
        }
    }

    let storage: Storage

    /// Parses a list; nil if one of its selectors is invalid (section 3.9, "Invalid Selectors and Error Handling").
    public init?(parsing text: String) {
        guard let value = CSSValue(parsing: text) else { return nil }
        self.init(value.tokens[...])
    }

    init?(_ tokens: ArraySlice<CSSToken>) {
        var table = SelectorTable()
        guard let list = SelectorParser.list(tokens, in: &table) else { return nil }
        storage = Storage(table, list)
    }

    /// The selectors' specificities, in their order: for `#a .b c` 1, 1, 1.
    public var specificities: [(ids: Int, classes: Int, elements: Int)] {
        storage.table.lists[Int(storage.list)].map {
            let specificity = storage.table.selectors[Int($0)].specificity
            return (Int(specificity.ids), Int(specificity.classes), Int(specificity.elements))
        }
    }
}

/// Section 6, "Attribute selectors".
struct AttributeSelector: Sendable {
    enum Operation: Sendable { case exists, equals, includes, dash, prefix, suffix, contains }
    enum Case: Sendable { case byAttribute, insensitive, sensitive }

    var name: String
    /// The name in lower case, by which HTML's attributes go.
    var lowercasedName: String
    /// Whether attributes in any namespace count (`*|href`).
    var inAnyNamespace = false
    var operation = Operation.exists
    var value: [UInt8] = []
    var letterCase = Case.byAttribute
    /// Whether HTML compares the attribute's values without regard to case.
    var isCaseless: Bool

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
