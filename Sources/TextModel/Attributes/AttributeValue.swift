// SPDX-License-Identifier: Apache-2.0

/// The value of an attribute that the model has no typed member for.
public enum AttributeValue: Hashable, Sendable {
    /// Text, compared by bytes.
    case string(String)
    /// A finite number.
    case number(Double)
    /// A truth value.
    case boolean(Bool)
    /// Values in order.
    case list([AttributeValue])
    /// Values by name.
    case dictionary(AttributeDictionary)

    /// How deep lists and dictionaries may stand in each other; deeper values are refused.
    public static let maximumDepth = 32

    public static func == (left: AttributeValue, right: AttributeValue) -> Bool {
        switch (left, right) {
        case (.string(let left), .string(let right)): String.bytesEqual(left, right)
        case (.number(let left), .number(let right)): left == right
        case (.boolean(let left), .boolean(let right)): left == right
        case (.list(let left), .list(let right)): left == right
        case (.dictionary(let left), .dictionary(let right)): left == right
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .string(let value):
            hasher.combine(0)
            value.hashBytes(into: &hasher)
        case .number(let value): hasher.combine(value)
        case .boolean(let value): hasher.combine(value)
        case .list(let values): hasher.combine(values)
        case .dictionary(let values): hasher.combine(values)
        }
    }

    /// The value as the model keeps it: −0 made 0; `nil` when it is nested deeper than `depth` or holds a number that is not finite.
    func accepted(depth: Int = maximumDepth) -> AttributeValue? {
        switch self {
        case .string, .boolean: return self
        case .number(let value): return value.isFinite ? .number(value + 0) : nil
        case .list where depth == 0, .dictionary where depth == 0: return nil
        case .list(let values):
            let accepted = values.compactMap { $0.accepted(depth: depth - 1) }
            return accepted.count == values.count ? .list(accepted) : nil
        case .dictionary(let values):
            var result = AttributeDictionary()
            for (name, value) in values {
                guard let value = value.accepted(depth: depth - 1) else { return nil }
                result.store(value, for: name)
            }
            return .dictionary(result)
        }
    }
}

/// Values by name, sorted by the names' bytes.
public struct AttributeDictionary: Hashable, Sendable, Sequence, ExpressibleByDictionaryLiteral {
    private struct Entry: Hashable, Sendable {
        @Bytewise var name: String
        var value: AttributeValue
    }

    private var entries: [Entry] = []

    /// No names.
    public init() {}

    /// Values by name; of two with one name the later stays. Values are accepted as by the subscript.
    public init(dictionaryLiteral elements: (String, AttributeValue)...) {
        for (name, value) in elements { self[name] = value }
    }

    /// The number of names.
    public var count: Int { entries.count }
    /// Whether there is no name at all.
    public var isEmpty: Bool { entries.isEmpty }

    /// The value of a name. Setting `nil` removes it; a value that is nested deeper than `AttributeValue.maximumDepth` or holds NaN
    /// or infinity is refused, and what stood there stays.
    public subscript(name: String) -> AttributeValue? {
        get {
            let place = place(of: name)
            return place < entries.count && String.bytesEqual(entries[place].name, name) ? entries[place].value : nil
        }
        set {
            if let newValue {
                if let accepted = newValue.accepted() { store(accepted, for: name) }
            } else {
                let place = place(of: name)
                if place < entries.count, String.bytesEqual(entries[place].name, name) { entries.remove(at: place) }
            }
        }
    }

    /// Names and values, sorted by the names' bytes.
    public func makeIterator() -> some IteratorProtocol<(name: String, value: AttributeValue)> {
        entries.lazy.map { (name: $0.name, value: $0.value) }.makeIterator()
    }

    /// Takes over all of `other`, which wins where both have a name.
    public mutating func merge(_ other: AttributeDictionary) {
        for entry in other.entries { store(entry.value, for: entry.name) }
    }

    mutating func store(_ value: AttributeValue, for name: String) {
        let place = place(of: name)
        if place < entries.count, String.bytesEqual(entries[place].name, name) {
            entries[place].value = value
        } else {
            entries.insert(Entry(name: name, value: value), at: place)
        }
    }

    private func place(of name: String) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].name.precedesBytewise(name) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
