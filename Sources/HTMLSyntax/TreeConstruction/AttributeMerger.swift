// SPDX-License-Identifier: Apache-2.0

/// Adds the attributes of further `html` and `body` tags to the element that is there already. Kept from tag to tag, so that a document of
/// nothing but such tags takes no more than linear time.
struct AttributeMerger: ~Copyable {
    private var names: Set<HTMLName> = []
    private var isPrepared = false
    /// Places that the element's attributes have at the end of their range.
    private var capacity = 0

    mutating func merge(_ added: ByteRange, into node: NodeIndex, _ tree: inout TreeStore) {
        guard added.count > 0 else { return }
        prepare(node, tree)
        for index in Int(added.start)..<Int(added.end) {
            let attribute = tree.attributes[index]
            guard names.insert(attribute.name).inserted else { continue }
            append(attribute, to: node, &tree)
        }
    }

    private mutating func prepare(_ node: NodeIndex, _ tree: borrowing TreeStore) {
        guard !isPrepared else { return }
        isPrepared = true
        let range = tree.nodes[Int(node)].content
        for index in Int(range.start)..<Int(range.end) { names.insert(tree.attributes[index].name) }
        capacity = Int(range.count)
    }

    private mutating func append(_ attribute: AttributeRecord, to node: NodeIndex, _ tree: inout TreeStore) {
        let range = tree.nodes[Int(node)].content
        if Int(range.count) < capacity {
            tree.attributes[Int(range.end)] = attribute
        } else {
            capacity = max(8, capacity * 2)
            tree.nodes[Int(node)].content.start = UInt32(truncatingIfNeeded: tree.attributes.count)
            tree.attributes.append(copyOf: Int(range.start)..<Int(range.end))
            tree.attributes.append(repeating: attribute, count: capacity - Int(range.count))
        }
        tree.nodes[Int(node)].content.count += 1
    }
}
