// SPDX-License-Identifier: Apache-2.0

/// A node's number: its place in the tree's array.
typealias NodeIndex = Int32

/// No node.
let noNode: NodeIndex = -1

/// A piece of the document's bytes: the input's places first, those of the side buffer behind them.
struct ByteRange: BitwiseCopyable, Hashable {
    var start: UInt32
    var count: UInt32

    static var empty: ByteRange { ByteRange(start: 0, count: 0) }

    @inline(__always)
    var end: UInt32 { start &+ count }
}

/// One node of a tree, 40 bytes.
struct NodeRecord: BitwiseCopyable {
    var parent: NodeIndex = noNode
    var firstChild: NodeIndex = noNode
    var lastChild: NodeIndex = noNode
    var previous: NodeIndex = noNode
    var next: NodeIndex = noNode
    /// An element's name, a processing instruction's target, a document type's name.
    var name: HTMLName = .none
    /// Text, comment and data: their bytes. Elements and document types: place and number of their attributes.
    var content: ByteRange = .empty
    /// Where in the input its token begins.
    var position: UInt32
    var kind: HTMLNode.Kind
    var flags: NodeFlags = []
    var namespace: HTMLNamespace = .none
}

/// What the parser notes of a node.
struct NodeFlags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// Is on the stack of open elements.
    static let open = NodeFlags(rawValue: 1)
    /// A MathML `annotation-xml` element whose encoding makes it an HTML integration point.
    static let integrationPoint = NodeFlags(rawValue: 2)
    /// A document type that sets the force-quirks flag.
    static let forceQuirks = NodeFlags(rawValue: 4)
}

/// An attribute: its name, of which its namespace can be told, and its value.
struct AttributeRecord: BitwiseCopyable {
    var name: HTMLName
    var value: ByteRange
}
