// SPDX-License-Identifier: Apache-2.0

/// The name of an element, an attribute or a processing instruction's target, as a small number.
///
/// Names that are often met, or have a rule of their own, have the same number in every document (`HTMLName.div`, `HTMLName.href`). Others
/// get theirs where they are first met, so those of two documents are not to be compared: compare their text.
public struct HTMLName: Hashable, Sendable, BitwiseCopyable {
    /// The number; 0 for no name.
    public let rawValue: Int32

    /// The name with a number, which some document has given.
    @inlinable
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// No name: that of text, of comments and of documents.
    public static var none: Self { Self(rawValue: 0) }

    /// Whether the name has the same number in every document.
    public var isKnown: Bool { rawValue > 0 && rawValue <= Int32(knownNameCount) }

    /// The place in tables of known elements; 0 for names without a rule of their own.
    @inline(__always)
    var knownElement: Int { rawValue <= Int32(knownElementCount) ? Int(rawValue) : 0 }
}
