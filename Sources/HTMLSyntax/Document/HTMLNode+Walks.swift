// SPDX-License-Identifier: Apache-2.0

/// Walks. None of them recurses, so none minds how deep a document nests.
extension HTMLNode {
    /// A node's children.
    public struct Children: Sequence, IteratorProtocol, Sendable {
        let storage: TreeStorage
        var upcoming: NodeIndex

        public mutating func next() -> HTMLNode? {
            guard upcoming != noNode else { return nil }
            defer { upcoming = storage.record(upcoming).next }
            return HTMLNode(storage: storage, index: upcoming)
        }
    }

    /// A node's descendants, in the order of the document.
    public struct Descendants: Sequence, IteratorProtocol, Sendable {
        let storage: TreeStorage
        let root: NodeIndex
        var last: NodeIndex

        public mutating func next() -> HTMLNode? {
            let following = storage.tree.following(last, in: root)
            guard following != noNode else { return nil }
            last = following
            return HTMLNode(storage: storage, index: following)
        }
    }

    /// One side of a node in a walk.
    public enum Visit: Sendable {
        case enter(HTMLNode)
        case leave(HTMLNode)
    }

    /// A node and its descendants, each met twice: before and after what is in it.
    public struct Visits: Sequence, IteratorProtocol, Sendable {
        let storage: TreeStorage
        let root: NodeIndex
        var current: NodeIndex
        var isEntering = true
        var isDone = false

        public mutating func next() -> Visit? {
            guard !isDone else { return nil }
            let node = HTMLNode(storage: storage, index: current)
            let record = storage.record(current)
            if isEntering {
                if record.firstChild != noNode { current = record.firstChild } else { isEntering = false }
                return .enter(node)
            }
            if current == root {
                isDone = true
            } else if record.next != noNode {
                current = record.next
                isEntering = true
            } else {
                current = record.parent
            }
            return .leave(node)
        }
    }

    /// The node's children, in order.
    public var children: Children { Children(storage: storage, upcoming: storage.record(index).firstChild) }

    /// All nodes below this one, in the order of the document.
    public var descendants: Descendants { Descendants(storage: storage, root: index, last: index) }

    /// This node and all below it, each before and after what is in it.
    public var visits: Visits { Visits(storage: storage, root: index, current: index) }

    /// The text of all text nodes in the node, one behind the other: the standard's "descendant text content".
    public var textContent: String {
        var bytes: [UInt8] = []
        if kind == .text { text.append(to: &bytes) }
        for node in descendants where node.kind == .text { node.text.append(to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
