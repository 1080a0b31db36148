// SPDX-License-Identifier: Apache-2.0

/// What a check of structure looks at: the prefix, and by request other windows of the input.
struct ContentWindow {
    /// The first bytes of the input.
    let head: [UInt8]
    /// Whether the prefix is text in an encoding that leaves ASCII readable.
    let isText: Bool
    let input: any DetectionInput

    var byteCount: Int { input.byteCount }

    /// A window anywhere; taken from the prefix where that holds it.
    func bytes(at offset: Int, count: Int) throws -> [UInt8] {
        guard offset >= 0, count > 0 else { return [] }
        if offset + count <= head.count || head.count >= byteCount { return Array(head.piece(offset..<offset + count)) }
        return try input.bytes(at: offset, count: count)
    }

    /// Whether nothing of the input reaches to `offset`, so that what stands there cannot refute a signature.
    func endsBefore(_ offset: Int) -> Bool { byteCount < offset }
}
