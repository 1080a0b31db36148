// SPDX-License-Identifier: Apache-2.0

/// Putting nodes in and taking them out.
extension TreeStore {
    /// Adds a node that stands nowhere yet.
    @inline(__always)
    mutating func add(_ record: NodeRecord) -> NodeIndex {
        let index = NodeIndex(truncatingIfNeeded: nodes.count)
        nodes.append(record)
        return index
    }

    /// Makes a node the last child of another.
    @inline(__always)
    mutating func append(_ node: NodeIndex, to parent: NodeIndex) {
        let last = nodes[Int(parent)].lastChild
        nodes[Int(node)].parent = parent
        nodes[Int(node)].previous = last
        nodes[Int(node)].next = noNode
        nodes[Int(parent)].lastChild = node
        if last == noNode { nodes[Int(parent)].firstChild = node } else { nodes[Int(last)].next = node }
    }

    /// Puts a node before one of its new parent's children; at the end without one.
    mutating func insert(_ node: NodeIndex, into parent: NodeIndex, before sibling: NodeIndex) {
        guard sibling != noNode else { return append(node, to: parent) }
        let previous = nodes[Int(sibling)].previous
        nodes[Int(node)].parent = parent
        nodes[Int(node)].previous = previous
        nodes[Int(node)].next = sibling
        nodes[Int(sibling)].previous = node
        if previous == noNode { nodes[Int(parent)].firstChild = node } else { nodes[Int(previous)].next = node }
    }

    /// Takes a node out of its parent.
    mutating func detach(_ node: NodeIndex) {
        let record = nodes[Int(node)]
        guard record.parent != noNode else { return }
        if record.previous == noNode {
            nodes[Int(record.parent)].firstChild = record.next
        } else {
            nodes[Int(record.previous)].next = record.next
        }
        if record.next == noNode {
            nodes[Int(record.parent)].lastChild = record.previous
        } else {
            nodes[Int(record.next)].previous = record.previous
        }
        nodes[Int(node)].parent = noNode
        nodes[Int(node)].previous = noNode
        nodes[Int(node)].next = noNode
    }

    /// Moves all children of a node behind those of another.
    mutating func moveChildren(of node: NodeIndex, to parent: NodeIndex) {
        let first = nodes[Int(node)].firstChild
        guard first != noNode else { return }
        var child = first
        while child != noNode {
            nodes[Int(child)].parent = parent
            child = nodes[Int(child)].next
        }
        let last = nodes[Int(parent)].lastChild
        nodes[Int(first)].previous = last
        if last == noNode { nodes[Int(parent)].firstChild = first } else { nodes[Int(last)].next = first }
        nodes[Int(parent)].lastChild = nodes[Int(node)].lastChild
        nodes[Int(node)].firstChild = noNode
        nodes[Int(node)].lastChild = noNode
    }

    /// The node that follows in the order of the document, in the subtree of `root`.
    @inline(__always)
    func following(_ node: NodeIndex, in root: NodeIndex) -> NodeIndex {
        let child = nodes[Int(node)].firstChild
        return child != noNode ? child : followingSubtree(of: node, in: root)
    }

    /// The node that follows a node and all below it, in the subtree of `root`.
    func followingSubtree(of node: NodeIndex, in root: NodeIndex) -> NodeIndex {
        var node = node
        while node != root, node != noNode {
            let record = nodes[Int(node)]
            if record.next != noNode { return record.next }
            node = record.parent
        }
        return noNode
    }

    /// The value of an attribute of an element, by its name.
    func attribute(_ name: HTMLName, of node: NodeIndex) -> ByteRange? {
        let content = nodes[Int(node)].content
        for index in 0..<Int(content.count) where attributes[Int(content.start) + index].name == name {
            return attributes[Int(content.start) + index].value
        }
        return nil
    }
}
