// SPDX-License-Identifier: Apache-2.0

/// Distinct values in order of their first appearance, each with its number. Number 0 is the value that says nothing.
package struct InternTable<Value: Hashable & Sendable>: Sendable {
    package private(set) var values: [Value]
    private var numbers: [Value: UInt32]

    package init(nothing: Value) {
        values = [nothing]
        numbers = [nothing: 0]
    }

    package var count: Int { values.count }

    /// The number of `value`, which is new if the value is.
    package mutating func number(for value: Value) -> UInt32 {
        if let number = numbers[value] { return number }
        let number = UInt32(truncatingIfNeeded: values.count)
        values.append(value)
        numbers[value] = number
        return number
    }

    /// The value of a number; that of 0 for a number which this table did not give out.
    package subscript(number: UInt32) -> Value {
        values[Int(number) < values.count ? Int(number) : 0]
    }
}
