// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A string, or something made of strings, that is compared and hashed by its UTF-8 bytes.
///
/// `String ==` compares by canonical equivalence: it would hold NFC and NFD for one key, and takes minutes for one letter with
/// 400,000 combining marks. What comes out of documents is therefore never compared that way.
public protocol BytewiseComparable: Sendable {
    /// Whether both consist of the same bytes.
    static func bytesEqual(_ left: Self, _ right: Self) -> Bool
    /// Hashes the bytes.
    func hashBytes(into hasher: inout Hasher)
}

extension String: BytewiseComparable {
    public static func bytesEqual(_ left: String, _ right: String) -> Bool {
        let (left, right) = (left.utf8, right.utf8)
        guard left.count == right.count else { return false }
        let areEqual = left.withContiguousStorageIfAvailable { left in
            right.withContiguousStorageIfAvailable { right in
                guard let leftBytes = left.baseAddress, let rightBytes = right.baseAddress else { return true }
                return memcmp(leftBytes, rightBytes, left.count) == 0
            }
        }
        return (areEqual ?? nil) ?? left.elementsEqual(right)
    }

    public func hashBytes(into hasher: inout Hasher) {
        var copy = self
        copy.withUTF8 { bytes in
            hasher.combine(bytes.count)
            hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
    }

    /// Whether this string's UTF-8 bytes sort before those of `other`.
    package func precedesBytewise(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

extension Optional: BytewiseComparable where Wrapped: BytewiseComparable {
    public static func bytesEqual(_ left: Wrapped?, _ right: Wrapped?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left?, let right?): Wrapped.bytesEqual(left, right)
        default: false
        }
    }

    public func hashBytes(into hasher: inout Hasher) {
        hasher.combine(self != nil)
        self?.hashBytes(into: &hasher)
    }
}

extension Array: BytewiseComparable where Element: BytewiseComparable {
    public static func bytesEqual(_ left: [Element], _ right: [Element]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { Element.bytesEqual($0, $1) }
    }

    public func hashBytes(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { element.hashBytes(into: &hasher) }
    }
}

/// Makes a stored property of strings compare by bytes in its type's synthesised `==` and `hash(into:)`.
@propertyWrapper
public struct Bytewise<Value: BytewiseComparable>: Hashable, Sendable {
    /// The value, unchanged.
    public var wrappedValue: Value

    /// Keeps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public static func == (left: Self, right: Self) -> Bool { Value.bytesEqual(left.wrappedValue, right.wrappedValue) }

    public func hash(into hasher: inout Hasher) { wrappedValue.hashBytes(into: &hasher) }
}
