// SPDX-License-Identifier: Apache-2.0

/// An attribute of an element.
public struct HTMLAttribute: Sendable {
    let storage: TreeStorage
    let record: AttributeRecord

    /// The name, with its prefix if it has one.
    public var name: HTMLName { record.name }

    /// The name without its prefix.
    public var localName: HTMLName { storage.tree.names.entry(of: record.name).local }

    /// The text of the name, with its prefix if it has one.
    public var nameText: String { String(decoding: storage.tree.names.bytes(of: record.name), as: UTF8.self) }

    /// The namespace: none but for a few of foreign content, and those that a builder has given.
    public var namespace: HTMLNamespace { storage.tree.names.entry(of: record.name).namespace }

    /// The value, decoded; empty for an attribute without one.
    public var value: HTMLText { HTMLText(storage: storage, range: record.value) }
}

/// The attributes of an element.
public struct HTMLAttributes: RandomAccessCollection, Sendable {
    let storage: TreeStorage
    let range: ByteRange

    public var startIndex: Int { 0 }

    public var endIndex: Int { Int(range.count) }

    public subscript(position: Int) -> HTMLAttribute {
        precondition(position >= 0 && position < Int(range.count), "a place outside of the attributes")
        return HTMLAttribute(storage: storage, record: storage.tree.attributes[Int(range.start) + position])
    }

    /// The value of the attribute with a name.
    public subscript(name: HTMLName) -> HTMLText? {
        for index in Int(range.start)..<(Int(range.start) + Int(range.count)) where storage.tree.attributes[index].name == name {
            return HTMLText(storage: storage, range: storage.tree.attributes[index].value)
        }
        return nil
    }
}
