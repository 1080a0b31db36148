// SPDX-License-Identifier: Apache-2.0

/// What detection reads of an input: bounded windows anywhere in it, never the whole of it.
public protocol DetectionInput {
    /// Length of the input in bytes.
    var byteCount: Int { get }

    /// The bytes from `offset` on: `count` of them, fewer at the end, none behind it or for a negative offset.
    func bytes(at offset: Int, count: Int) throws -> [UInt8]
}

/// An input that lies in memory.
public struct BytesInput: DetectionInput, Sendable {
    private let content: [UInt8]

    /// All of a file's bytes.
    public init(_ content: [UInt8]) {
        self.content = content
    }

    public var byteCount: Int { content.count }

    public func bytes(at offset: Int, count: Int) -> [UInt8] {
        guard offset >= 0, count > 0, offset < content.count else { return [] }
        let length = min(count, content.count - offset)
        return length == content.count ? content : Array(content[offset..<offset + length])
    }
}
