// SPDX-License-Identifier: Apache-2.0

/// The stack of open elements.
///
/// A document can open a million elements and ask at each one for what is below, so a search looks at no more than `searchLimit` elements,
/// and at none where the stack has none of the name.
struct ElementStack: ~Copyable {
    /// How far down a search looks. No document made for reading nests so deep.
    static let searchLimit = 1024

    struct Entry: BitwiseCopyable {
        var node: NodeIndex
        /// The number of an HTML element's name if it is a known one, else 0.
        var name: UInt16
        var traits: ElementTraits
    }

    private(set) var entries = Pool<Entry>(capacity: 64)
    /// How many HTML elements of a name are open.
    private let counts = Pool<Int32>(repeating: 0, count: knownElementCount + 1)

    @inline(__always)
    var count: Int { entries.count }

    /// The current node. There always is one once the root element has been created.
    @inline(__always)
    var last: Entry { entries.count > 0 ? entries[entries.count &- 1] : Entry(node: 0, name: 0, traits: .html) }

    @inline(__always)
    subscript(index: Int) -> Entry { entries[index] }

    @inline(__always)
    mutating func push(_ entry: Entry) {
        entries.append(entry)
        counts[Int(entry.name)] &+= 1
    }

    /// Takes the current node off; the root element stays.
    @inline(__always)
    mutating func pop(_ tree: inout TreeStore) {
        guard count > 1 else { return }
        let entry = entries[count &- 1]
        counts[Int(entry.name)] &-= 1
        tree.nodes[Int(entry.node)].flags.remove(.open)
        entries.removeLast(to: count &- 1)
    }

    mutating func pop(to depth: Int, _ tree: inout TreeStore) {
        while count > max(depth, 1) { pop(&tree) }
    }

    mutating func remove(at index: Int, _ tree: inout TreeStore) {
        let entry = entries[index]
        counts[Int(entry.name)] -= 1
        tree.nodes[Int(entry.node)].flags.remove(.open)
        entries.remove(at: index)
    }

    mutating func insert(_ entry: Entry, at index: Int) {
        entries.insert(entry, at: index)
        counts[Int(entry.name)] += 1
    }

    /// Puts a copy in the place of an element.
    mutating func replace(at index: Int, with node: NodeIndex, _ tree: inout TreeStore) {
        tree.nodes[Int(entries[index].node)].flags.remove(.open)
        entries[index].node = node
        tree.nodes[Int(node)].flags.insert(.open)
    }

    @inline(__always)
    func contains(_ name: HTMLName) -> Bool { counts[name.knownElement] > 0 }

    /// The lowest index that a search looks at.
    @inline(__always)
    var searchEnd: Int { max(0, count &- Self.searchLimit) }

    /// The topmost place of an element.
    func index(of node: NodeIndex) -> Int? {
        var index = count - 1
        while index >= searchEnd {
            if entries[index].node == node { return index }
            index -= 1
        }
        return nil
    }

    /// The topmost place of an HTML element of a name.
    func index(of name: HTMLName) -> Int? {
        guard contains(name) else { return nil }
        var index = count - 1
        while index >= searchEnd {
            if Int32(entries[index].name) == name.rawValue { return index }
            index -= 1
        }
        return nil
    }

    /// "Has an element in scope": the place of an HTML element of a name, if nothing that ends the scope is above it.
    @inline(__always)
    func indexInScope(_ name: HTMLName, endedBy boundary: ElementTraits = .scope) -> Int? {
        guard contains(name) else { return nil }
        return search(name, boundary)
    }

    private func search(_ name: HTMLName, _ boundary: ElementTraits) -> Int? {
        var index = count &- 1
        while index >= searchEnd {
            let entry = entries[index]
            if Int32(entry.name) == name.rawValue { return index }
            if !entry.traits.isDisjoint(with: boundary) { return nil }
            index &-= 1
        }
        return nil
    }

    @inline(__always)
    func hasInScope(_ name: HTMLName) -> Bool { indexInScope(name) != nil }

    @inline(__always)
    func hasInTableScope(_ name: HTMLName) -> Bool { indexInScope(name, endedBy: .tableScope) != nil }

    /// The topmost element with a trait, in scope.
    func indexInScope(with trait: ElementTraits, endedBy boundary: ElementTraits = .scope) -> Int? {
        var index = count - 1
        while index >= searchEnd {
            if !entries[index].traits.isDisjoint(with: trait) { return index }
            if !entries[index].traits.isDisjoint(with: boundary) { return nil }
            index -= 1
        }
        return nil
    }
}
