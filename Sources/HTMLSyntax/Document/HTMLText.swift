// SPDX-License-Identifier: Apache-2.0

/// A piece of a document's text: UTF-8, as a view of the document's bytes. What is equal is decided byte by byte.
public struct HTMLText: RandomAccessCollection, Sendable {
    let storage: TreeStorage
    let range: ByteRange

    public var startIndex: Int { 0 }

    public var endIndex: Int { Int(range.count) }

    public subscript(position: Int) -> UInt8 {
        precondition(position >= 0 && position < Int(range.count), "a place outside of the text")
        return storage.withBytes(range) { $0[position] }
    }

    /// Calls a function with all the bytes, at once.
    @inline(__always)
    public func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
        try storage.withBytes(range) { try body($0.span) }
    }

    /// Makes algorithms on collections read the bytes directly.
    public func withContiguousStorageIfAvailable<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result? {
        try storage.withBytes(range, body)
    }

    /// Appends the text's bytes.
    public func append(to bytes: inout [UInt8]) { storage.withBytes(range) { bytes.append(contentsOf: $0) } }

    /// Whether the text has these bytes, letters of ASCII in either case.
    public func equalsIgnoringCase(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        return storage.withBytes(range) { bytes in
            for index in 0..<bytes.count where bytes[index].lowercasedASCII != text.utf8Start[index].lowercasedASCII { return false }
            return true
        }
    }

    /// Where the text lies in the input, in bytes; nil if it had to be decoded or put together.
    public var sourceRange: Range<Int>? {
        let start = Int(range.start)
        return start < storage.tree.inputCount ? start..<(start + Int(range.count)) : nil
    }
}

extension HTMLText: Hashable, CustomStringConvertible {
    public static func == (one: HTMLText, other: HTMLText) -> Bool { one.elementsEqual(other) }

    /// Whether the text has these bytes.
    public static func == (text: HTMLText, string: StaticString) -> Bool {
        text.count == string.utf8CodeUnitCount
            && text.storage.withBytes(text.range) { bytes in
                bytes.baseAddress.map { equalBytes($0, string.utf8Start, bytes.count) } ?? true
            }
    }

    public func hash(into hasher: inout Hasher) { storage.withBytes(range) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) } }

    /// The text as a string.
    public var description: String { storage.withBytes(range) { String(decoding: $0, as: UTF8.self) } }
}
