// SPDX-License-Identifier: Apache-2.0

/// A value that `InternTable` holds.
package protocol Interned: Hashable, Sendable {
    /// A hash, which may have been kept from an earlier time.
    var internHash: Int { get }
}

extension Interned {
    package var internHash: Int { hashValue }
}

extension ParagraphStyle: Interned {}
extension Bytewise: Interned {}

/// Distinct values in order of their first appearance, each with its number. Number 0 is the value that says nothing.
package struct InternTable<Value: Interned>: Sendable {
    package private(set) var values: [Value]
    private var hashes: [UInt32]
    /// Open addressing with linear probing: a number + 1 at or behind the place of its value's hash, 0 where free. Values are
    /// held once, by number: they are large.
    private var slots: [UInt32]

    package init(nothing: Value) {
        values = []
        hashes = []
        slots = [0, 0, 0, 0]
        _ = number(for: nothing)
    }

    package var count: Int { values.count }

    /// The number of `value`, which is new if the value is.
    package mutating func number(for value: Value) -> UInt32 {
        let hash = UInt32(truncatingIfNeeded: value.internHash)
        let (known, slot) = find(value, hash)
        if let known { return known }
        let number = UInt32(truncatingIfNeeded: values.count)
        values.append(value)
        hashes.append(hash)
        slots[slot] = number + 1
        if values.count * 2 > slots.count { grow() }
        return number
    }

    /// The number that `value` has already.
    package func knownNumber(for value: Value) -> UInt32? {
        find(value, UInt32(truncatingIfNeeded: value.internHash)).number
    }

    /// The number of a value, or the slot where it would stand.
    private func find(_ value: Value, _ hash: UInt32) -> (number: UInt32?, slot: Int) {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = slots[slot] - 1
            if hashes[Int(number)] == hash, values[Int(number)] == value { return (number, slot) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return (nil, slot)
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (number, hash) in hashes.enumerated() {
            var slot = Int(hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(number) + 1
        }
    }

    /// The value of a number; that of 0 for a number which this table did not give out.
    package subscript(number: UInt32) -> Value {
        values[Int(number) < values.count ? Int(number) : 0]
    }
}
