// SPDX-License-Identifier: Apache-2.0

/// The list of active formatting elements.
struct FormattingList: ~Copyable {
    /// How many elements there may be behind the last marker; the first of them gives way. Each one may be opened again in every paragraph.
    static let limit = 128

    struct Entry: BitwiseCopyable {
        /// No node is a marker.
        var node: NodeIndex
        var name: HTMLName
    }

    private(set) var entries = Pool<Entry>(capacity: 32)

    @inline(__always)
    var count: Int { entries.count }

    @inline(__always)
    subscript(index: Int) -> Entry { entries[index] }

    mutating func pushMarker() { entries.append(Entry(node: noNode, name: .none)) }

    /// "Clear the list of active formatting elements up to the last marker".
    mutating func clearToMarker() {
        while count > 0 {
            let isMarker = entries[count - 1].node == noNode
            entries.removeLast(to: count - 1)
            if isMarker { return }
        }
    }

    /// "Push onto the list of active formatting elements", with the Noah's Ark clause.
    mutating func push(_ node: NodeIndex, _ tree: borrowing TreeStore) {
        let record = tree.nodes[Int(node)]
        var index = count - 1
        var earliestTwin = -1
        var twins = 0
        while index >= 0, entries[index].node != noNode {
            if entries[index].name == record.name, tree.haveSameAttributes(entries[index].node, node) {
                twins += 1
                earliestTwin = index
            }
            index -= 1
        }
        if twins >= 3 {
            entries.remove(at: earliestTwin)
        } else if count - 1 - index >= Self.limit {
            entries.remove(at: index + 1)
        }
        entries.append(Entry(node: node, name: record.name))
    }

    /// The place of an element behind the last marker.
    func index(of node: NodeIndex) -> Int? {
        var index = count - 1
        while index >= 0, entries[index].node != noNode {
            if entries[index].node == node { return index }
            index -= 1
        }
        return nil
    }

    /// The last element of a name behind the last marker.
    func lastIndex(of name: HTMLName) -> Int? {
        var index = count - 1
        while index >= 0, entries[index].node != noNode {
            if entries[index].name == name { return index }
            index -= 1
        }
        return nil
    }

    mutating func remove(at index: Int) { entries.remove(at: index) }

    mutating func insert(_ node: NodeIndex, _ name: HTMLName, at index: Int) { entries.insert(Entry(node: node, name: name), at: index) }

    mutating func replace(at index: Int, with node: NodeIndex) { entries[index].node = node }
}

extension TreeStore {
    /// How many attributes in different order are compared; more count as different.
    private static let comparedAttributes = 64

    func haveSameAttributes(_ first: NodeIndex, _ second: NodeIndex) -> Bool {
        let one = nodes[Int(first)].content
        let other = nodes[Int(second)].content
        guard one.count == other.count else { return false }
        if one.start == other.start { return true }
        for offset in 0..<Int(one.count) {
            let attribute = attributes[Int(one.start) + offset]
            let twin = attributes[Int(other.start) + offset]
            if attribute.name == twin.name {
                guard haveSameBytes(attribute.value, twin.value) else { return false }
            } else {
                guard one.count <= Self.comparedAttributes, let value = self.attribute(attribute.name, of: second),
                    haveSameBytes(attribute.value, value)
                else { return false }
            }
        }
        return true
    }

    private func haveSameBytes(_ first: ByteRange, _ second: ByteRange) -> Bool {
        guard first.count == second.count else { return false }
        guard first.count > 0, let one = pointer(to: first), let other = pointer(to: second) else { return true }
        return equalBytes(one, other, Int(first.count))
    }
}
