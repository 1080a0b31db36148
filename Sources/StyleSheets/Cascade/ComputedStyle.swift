// SPDX-License-Identifier: Apache-2.0

/// What the cascade gives an element: for each property the value that won ("cascaded values"), or the parent's where it is inherited.
///
/// Shorthands are taken apart, `var()` is replaced, CSS-wide keywords are followed. Values are otherwise as written: a relative length refers
/// to the element that it was declared for.
public struct ComputedStyle: Sendable {
    /// Declared for this element, whatever the property.
    var own: [ByteKey: CSSValue] = [:]
    /// Of inherited properties: what the element's children get, its own included.
    var inherited: [ByteKey: CSSValue] = [:]
    /// Custom properties, the parent's included.
    var custom: [ByteKey: CSSValue] = [:]

    /// The value of a longhand or a custom property, declared or inherited; nil where it has its initial value.
    public subscript(property: String) -> CSSValue? {
        let key = ByteKey(property)
        return own[key] ?? inherited[key] ?? custom[key]
    }

    /// The value that was declared for this element itself, `inherit` included; nil where the property is inherited without a declaration or
    /// has its initial value.
    public func ownValue(_ property: String) -> CSSValue? { own[ByteKey(property)] }

    /// The properties declared for the element itself, with their values, sorted by the bytes of their names.
    public var ownProperties: [(name: String, value: CSSValue)] {
        own.map { (name: $0.key.text, value: $0.value) }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
}
