// SPDX-License-Identifier: Apache-2.0

/// A node of a document: a small value that reads the tree.
public struct HTMLNode: Sendable {
    /// What a node is.
    public enum Kind: UInt8, Sendable, BitwiseCopyable {
        case document
        case fragment
        case documentType
        case element
        case text
        case comment
        case processingInstruction
    }

    let storage: TreeStorage
    let index: NodeIndex

    @inline(__always)
    private var record: NodeRecord { storage.record(index) }

    /// The node's number in its document, from 0. Numbers grow in the order in which nodes were made, which is not always that of the
    /// document.
    public var id: Int { Int(index) }

    /// What the node is.
    public var kind: Kind { record.kind }

    /// Where the token that made the node begins in the input, in bytes. Nodes that no token stands for have the place of the one that
    /// implied them.
    public var position: Int { Int(record.position) }

    // MARK: Relatives

    /// The node that the node is a child of; nil for the root.
    public var parent: HTMLNode? { node(record.parent) }

    /// The first child. What a `template` holds are its children here: the standard's "template contents".
    public var firstChild: HTMLNode? { node(record.firstChild) }

    /// The last child.
    public var lastChild: HTMLNode? { node(record.lastChild) }

    /// The node behind this one in its parent.
    public var nextSibling: HTMLNode? { node(record.next) }

    /// The node before this one in its parent.
    public var previousSibling: HTMLNode? { node(record.previous) }

    @inline(__always)
    private func node(_ index: NodeIndex) -> HTMLNode? { index == noNode ? nil : HTMLNode(storage: storage, index: index) }

    // MARK: Content

    /// An element's name, a processing instruction's target, a document type's name; `none` of other nodes. With its prefix, if it has one.
    public var name: HTMLName { record.name }

    /// An element's name without its prefix.
    public var localName: HTMLName { record.name.isKnown ? record.name : storage.tree.names.entry(of: record.name).local }

    /// The text of the node's name, with its prefix, if it has one.
    public var nameText: String { String(decoding: storage.tree.names.bytes(of: record.name), as: UTF8.self) }

    /// An element's namespace; `none` of other nodes.
    public var namespace: HTMLNamespace { record.namespace }

    /// The URL of an element's namespace.
    public var namespaceURL: String {
        let number = Int(record.namespace.rawValue)
        return number < storage.namespaces.count ? storage.namespaces[number] : ""
    }

    /// What a text, a comment or a processing instruction says; nothing for other nodes. Its descendants' text is not part of it.
    public var text: HTMLText {
        switch record.kind {
        case .text, .comment, .processingInstruction: HTMLText(storage: storage, range: record.content)
        default: HTMLText(storage: storage, range: .empty)
        }
    }

    /// An element's attributes, in the order of the tag; none for other nodes.
    public var attributes: HTMLAttributes {
        HTMLAttributes(storage: storage, range: record.kind == .element ? record.content : .empty)
    }

    /// The value of an attribute without a namespace.
    public subscript(name: HTMLName) -> HTMLText? { attributes[name] }

    /// A document type's public identifier; nil if it has none, which is not the same as an empty one.
    public var publicIdentifier: HTMLText? { identifier(.public) }

    /// A document type's system identifier; nil if it has none, which is not the same as an empty one.
    public var systemIdentifier: HTMLText? { identifier(.system) }

    private func identifier(_ name: HTMLName) -> HTMLText? {
        record.kind == .documentType ? HTMLAttributes(storage: storage, range: record.content)[name] : nil
    }
}

extension HTMLNode: Hashable {
    /// Whether two values are the same node of the same tree.
    public static func == (one: HTMLNode, other: HTMLNode) -> Bool { one.index == other.index && one.storage === other.storage }

    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
