// SPDX-License-Identifier: Apache-2.0

/// One attribute of an element: its name, and the member of `Subject` that it holds. One list of fields serves writing and reading,
/// so neither can know a member that the other does not.
package struct MarkupField<Subject>: Sendable {
    /// The attribute's name.
    package let name: String
    /// The attribute without which this one means nothing.
    package let requires: String?
    /// Whether the element is wrong without it.
    package let isRequired: Bool
    /// The attribute's text; `nil` where it is not written.
    package let write: @Sendable (Subject) -> String?
    /// Takes the text over; returns whether it is one that the attribute can have.
    package let read: @Sendable (inout Subject, String) -> Bool

    private init(
        _ name: String, requires: String?, isRequired: Bool, write: @escaping @Sendable (Subject) -> String?,
        read: @escaping @Sendable (inout Subject, String) -> Bool
    ) {
        self.name = name
        self.requires = requires
        self.isRequired = isRequired
        self.write = write
        self.read = read
    }

    /// A member that may be absent, and then is not written.
    package init<Value>(
        _ name: String, _ path: WritableKeyPath<Subject, Value?> & Sendable, _ codec: MarkupCodec<Value>, requires: String? = nil
    ) {
        self.init(
            name, requires: requires, isRequired: false,
            write: { subject in subject[keyPath: path].map(codec.encode) },
            read: { subject, text in
                guard let value = codec.decode(text) else { return false }
                subject[keyPath: path] = value
                return true
            })
    }

    /// A member that always has a value, which is always written.
    package init<Value>(
        required name: String, _ path: WritableKeyPath<Subject, Value> & Sendable, _ codec: MarkupCodec<Value>
    ) {
        self.init(
            name, requires: nil, isRequired: true, write: { codec.encode($0[keyPath: path]) },
            read: { subject, text in
                guard let value = codec.decode(text) else { return false }
                subject[keyPath: path] = value
                return true
            })
    }

    /// A member that always has a value; it is not written where `isDefault` says that this is the one without the attribute.
    package init<Value>(
        _ name: String, _ path: WritableKeyPath<Subject, Value> & Sendable, _ codec: MarkupCodec<Value>, requires: String? = nil,
        unless isDefault: @escaping @Sendable (Subject) -> Bool
    ) {
        self.init(
            name, requires: requires, isRequired: false, write: { isDefault($0) ? nil : codec.encode($0[keyPath: path]) },
            read: { subject, text in
                guard let value = codec.decode(text) else { return false }
                subject[keyPath: path] = value
                return true
            })
    }

    /// A part of a member that is absent as a whole where `requires` is.
    package init<Part>(
        _ name: String, requires: String, _ codec: MarkupCodec<Part>, get: @escaping @Sendable (Subject) -> Part?,
        set: @escaping @Sendable (inout Subject, Part) -> Void
    ) {
        self.init(
            name, requires: requires, isRequired: false, write: { get($0).map(codec.encode) },
            read: { subject, text in
                guard let value = codec.decode(text) else { return false }
                set(&subject, value)
                return true
            })
    }

    /// A member of which the attribute holds one part, and others with `requires` the rest.
    package init<Part>(
        _ name: String, _ codec: MarkupCodec<Part>, get: @escaping @Sendable (Subject) -> Part?,
        set: @escaping @Sendable (inout Subject, Part) -> Void
    ) {
        self.init(
            name, requires: nil, isRequired: false, write: { get($0).map(codec.encode) },
            read: { subject, text in
                guard let value = codec.decode(text) else { return false }
                set(&subject, value)
                return true
            })
    }
}

/// The fields of an element, in the order of writing, and by name.
package struct MarkupFields<Subject>: Sendable {
    /// All fields in the order of writing.
    package let all: [MarkupField<Subject>]
    private let places: [String: Int]
    /// Names of attributes that must be there.
    package let required: [String]

    package init(_ fields: [MarkupField<Subject>]) {
        all = fields
        places = Dictionary(fields.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
        required = fields.filter(\.isRequired).map(\.name)
    }

    /// The field of an attribute.
    package func field(_ name: String) -> MarkupField<Subject>? { places[name].map { all[$0] } }

    /// Names and texts of the attributes of a value.
    package func write(_ subject: Subject) -> [(name: String, text: String)] {
        all.compactMap { field in field.write(subject).map { (field.name, $0) } }
    }
}
