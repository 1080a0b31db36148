// SPDX-License-Identifier: Apache-2.0

/// The private number of something in a text's tables: `Number<Block>`, `Number<CharacterAttributes>`, ….
///
/// Numbers mean something only in the text that gave them out, and are no part of what makes two documents equal.
public struct Number<Subject>: Hashable, Comparable, Sendable {
    package let raw: UInt32

    package init(_ raw: UInt32) { self.raw = raw }
    package init(_ index: Int) { raw = UInt32(truncatingIfNeeded: index) }

    /// The place in the table that the number stands for, counted from 0.
    public var index: Int { Int(raw) }

    public static func < (left: Self, right: Self) -> Bool { left.raw < right.raw }
}
