// SPDX-License-Identifier: Apache-2.0

/// Distinct values in order of their first appearance, each with its number. Number 0 is the value that says nothing.
package struct InternTable<Value: Hashable & Sendable>: Sendable {
    package private(set) var values: [Value]
    private var hashes: [UInt32]
    /// Open addressing with linear probing: a number + 1 at or behind the place of its value's hash, 0 where free. Values are
    /// held once, by number: a paragraph style is large.
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
        let hash = UInt32(truncatingIfNeeded: value.hashValue)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = slots[slot] - 1
            if hashes[Int(number)] == hash, values[Int(number)] == value { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        let number = UInt32(truncatingIfNeeded: values.count)
        values.append(value)
        hashes.append(hash)
        slots[slot] = number + 1
        if values.count * 2 > slots.count { grow() }
        return number
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
