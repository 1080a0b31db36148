// SPDX-License-Identifier: Apache-2.0

/// Keeps a large value that is mostly absent by reference, so that what holds it stays small: texts hold many styles and blocks.
@propertyWrapper
public struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
    private final class Storage: Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage?

    /// Keeps a value, or its absence.
    public init(wrappedValue: Value?) { storage = wrappedValue.map { Storage($0) } }

    /// The value; copies do not share changes.
    public var wrappedValue: Value? {
        get { storage?.value }
        set { storage = newValue.map { Storage($0) } }
    }

    /// The same for values that are kept once; `nil` for absence. It holds as long as this does.
    package var identity: ObjectIdentifier? { storage.map { ObjectIdentifier($0) } }

    public static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage || left.wrappedValue == right.wrappedValue
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
