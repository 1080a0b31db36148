// SPDX-License-Identifier: Apache-2.0

/// A finished tree with the input that its text lies in. It is never changed again, and is freed flat, however deep it nests.
final class TreeStorage: Sendable {
    let tree: TreeStore
    let input: [UInt8]
    /// The URLs of namespaces, by their number.
    let namespaces: [String]

    init(_ tree: consuming TreeStore, input: [UInt8], namespaces: [String] = HTMLNamespace.knownURLs) {
        tree.trim()
        self.tree = tree
        self.input = input
        self.namespaces = namespaces
    }

    @inline(__always)
    func record(_ node: NodeIndex) -> NodeRecord { tree.nodes[Int(node)] }

    /// The bytes of a range, for as long as the body runs.
    @inline(__always)
    func withBytes<Result>(_ range: ByteRange, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        if Int(range.start) < tree.inputCount {
            return try input.withUnsafeBufferPointer { bytes in
                try body(UnsafeBufferPointer(rebasing: bytes[Int(range.start)..<Int(range.end)]))
            }
        }
        let start = tree.side.start + (Int(range.start) - tree.inputCount)
        return try body(UnsafeBufferPointer(start: start, count: Int(range.count)))
    }
}
