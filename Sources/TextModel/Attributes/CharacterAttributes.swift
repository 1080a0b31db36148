// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The attributes of a stretch of text: one copy-on-write value with typed optional members.
///
/// A member that is absent was not said; that is not the same as its default. Members are read and set directly:
/// `attributes.foregroundColor = .black`, `attributes.font.size = 12`.
@dynamicMemberLookup
public struct CharacterAttributes: Hashable, Sendable {
    /// Written only while `isKnownUniquelyReferenced`, so that sharing it between threads is safe.
    @usableFromInline
    final class Box: @unchecked Sendable {
        @usableFromInline var members: Members {
            didSet { knownHash.store(0, ordering: .relaxed) }
        }
        /// The members' hash once it was asked for, else 0: importers look the same sets up again and again.
        private let knownHash = Atomic<Int>(0)

        init(_ members: Members) { self.members = members }

        var hash: Int {
            let known = knownHash.load(ordering: .relaxed)
            if known != 0 { return known }
            let hash = members.hashValue
            knownHash.store(hash, ordering: .relaxed)
            return hash
        }
    }

    @usableFromInline static let nothing = Members()
    private static let hashOfNothing = nothing.hashValue
    @usableFromInline var box: Box?

    /// No attribute at all.
    public init() {}

    /// Attributes set in a closure: `CharacterAttributes { $0.font.size = 12 }`.
    public init(_ set: (inout CharacterAttributes) -> Void) {
        set(&self)
    }

    /// The members as one value.
    public var members: Members { box?.members ?? Self.nothing }

    /// Whether no member is set.
    public var isEmpty: Bool { box.map { $0.members == Self.nothing } ?? true }

    /// One member. Inlinable, because the compiler then turns the key path into a plain access.
    @inlinable
    public subscript<Value>(dynamicMember member: WritableKeyPath<Members, Value>) -> Value {
        get { (box?.members ?? Self.nothing)[keyPath: member] }
        set {
            prepareForWriting().members[keyPath: member] = newValue
        }
        _modify {
            yield &prepareForWriting().members[keyPath: member]
        }
    }

    /// Adds what `other` has; it wins where both have a member. Custom attributes are joined by name.
    public mutating func merge(_ other: CharacterAttributes) {
        guard let theirs = other.box?.members else { return }
        guard box != nil else {
            box = other.box
            return
        }
        let box = prepareForWriting()
        for member in Members.all { member.merge(&box.members, theirs) }
    }

    /// Removes every member that `other` has, whatever its value.
    public mutating func remove(_ other: CharacterAttributes) {
        guard let theirs = other.box?.members, box != nil else { return }
        let box = prepareForWriting()
        for member in Members.all { member.remove(&box.members, theirs) }
    }

    /// Names of the members that are set, in the order of `Members.names`.
    public var names: [String] {
        guard let members = box?.members else { return [] }
        return Members.all.filter { $0.isSet(members) }.map(\.name)
    }

    @usableFromInline
    mutating func prepareForWriting() -> Box {
        if isKnownUniquelyReferenced(&box), let box { return box }
        let fresh = Box(members)
        box = fresh
        return fresh
    }

    public static func == (left: CharacterAttributes, right: CharacterAttributes) -> Bool {
        if left.box === right.box { return true }
        switch (left.box, right.box) {
        case (let left?, let right?): return left.members == right.members
        case (let box?, nil), (nil, let box?): return box.members == nothing
        case (nil, nil): return true
        }
    }

    /// The attachment, without the way through a key path.
    var attachmentNumber: Number<Attachment>? { box?.members.attachment?.attachment }

    /// Whether the set belongs to U+FFFC only.
    var isOfObject: Bool {
        guard let box else { return false }
        return box.members.note != nil || box.members.attachment != nil
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(box?.hash ?? Self.hashOfNothing) }
}

extension CharacterAttributes: Interned {
    package var internHash: Int { box?.hash ?? Self.hashOfNothing }
}
