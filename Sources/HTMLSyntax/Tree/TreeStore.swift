// SPDX-License-Identifier: Apache-2.0

/// A tree while it is built, and what it is read from afterwards: nodes, attributes, names, and the bytes that are not in the input.
/// One thread builds it; once it is finished nothing writes to it, so any thread may read it.
struct TreeStore: ~Copyable, @unchecked Sendable {
    var nodes: Pool<NodeRecord>
    var attributes: Pool<AttributeRecord>
    var names: NameTable
    /// Text and values that had to be decoded or put together.
    var side: Pool<UInt8>
    /// The input; only while it is parsed.
    let input: UnsafePointer<UInt8>?
    let inputCount: Int
    /// Places that text nodes have in the side buffer when they were moved there to grow; asked only about those that are not at its end.
    private var textCapacity: [NodeIndex: UInt32] = [:]
    /// Whether something was left out because the tables were full.
    private(set) var isFull = false

    init(input: UnsafeBufferPointer<UInt8>) {
        self.input = input.baseAddress
        inputCount = input.count
        nodes = Pool(capacity: max(16, input.count / 64))
        attributes = Pool(capacity: max(16, input.count / 128))
        names = .knownNamesOnly()
        side = Pool(capacity: 64)
        nodes.append(NodeRecord(position: 0, kind: .document))
    }

    /// Where the bytes of a range are, while the input is at hand.
    @inline(__always)
    func pointer(to range: ByteRange) -> UnsafePointer<UInt8>? {
        if Int(range.start) < inputCount { return input.map { $0 + Int(range.start) } }
        return UnsafePointer(side.start + (Int(range.start) &- inputCount))
    }

    func bytes(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: pointer(to: range), count: Int(range.count))
    }

    /// The place where the side buffer ends, as ranges count.
    @inline(__always)
    var sideEnd: UInt32 { UInt32(truncatingIfNeeded: inputCount &+ side.count) }

    /// Whether so many bytes more fit behind the input in 32 bits.
    func hasRoom(for count: Int) -> Bool { inputCount + side.count + count < Int(UInt32.max) }

    /// Appends to the side buffer; what does not fit is left out.
    mutating func appendToSide(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        guard hasRoom(for: count) else {
            isFull = true
            return
        }
        side.append(bytes, count)
    }

    mutating func appendToSide(_ byte: UInt8) {
        guard hasRoom(for: 1) else {
            isFull = true
            return
        }
        side.append(byte)
    }

    mutating func appendReplacementCharacterToSide() {
        appendToSide(0xEF)
        appendToSide(0xBF)
        appendToSide(0xBD)
    }

    mutating func trim() {
        nodes.trim()
        attributes.trim()
        side.trim()
        textCapacity = [:]
    }

    // MARK: Text

    /// Appends bytes to a text node.
    @inline(__always)
    mutating func extend(_ node: NodeIndex, with piece: TextPiece) {
        let content = nodes[Int(node)].content
        if !piece.isDecoded, content.end == piece.range.start, Int(piece.range.start) != inputCount {
            nodes[Int(node)].content.count = content.count &+ piece.range.count
        } else {
            extendInSide(node, with: piece)
        }
    }

    @inline(never)
    private mutating func extendInSide(_ node: NodeIndex, with piece: TextPiece) {
        let content = nodes[Int(node)].content
        let added = piece.count
        let isAtEnd = content.end == sideEnd && Int(content.start) >= inputCount
        if isAtEnd {
            guard hasRoom(for: added) else { return isFull = true }
            append(piece)
        } else if let capacity = textCapacity[node], Int(content.count) + added <= Int(capacity) {
            let target = side.start + (Int(content.end) - inputCount)
            withBytes(of: piece) { bytes in
                for index in 0..<bytes.count { target[index] = bytes[index] }
            }
        } else {
            let reserved = Int(content.count) + added
            guard hasRoom(for: reserved * 2) else { return isFull = true }
            move(node, reserving: reserved)
            append(piece)
            if Int(content.start) >= inputCount {
                // Moved for a second time: leave room, so that the copying stays linear in all that is appended.
                side.append(repeating: 0, count: reserved)
                textCapacity[node] = UInt32(reserved * 2)
            }
        }
        nodes[Int(node)].content.count += UInt32(added)
    }

    /// Copies a text node's bytes to the end of the side buffer.
    private mutating func move(_ node: NodeIndex, reserving count: Int) {
        let content = nodes[Int(node)].content
        let start = sideEnd
        if Int(content.start) < inputCount {
            if let source = pointer(to: content) { side.append(source, Int(content.count)) }
        } else {
            let offset = Int(content.start) - inputCount
            side.append(copyOf: offset..<(offset + Int(content.count)))
        }
        nodes[Int(node)].content.start = start
    }

    private mutating func append(_ piece: TextPiece) {
        if piece.isDecoded {
            var bytes = piece.decoded
            for _ in 0..<piece.count {
                side.append(UInt8(truncatingIfNeeded: bytes))
                bytes &>>= 8
            }
        } else if Int(piece.range.start) >= inputCount {
            let offset = Int(piece.range.start) - inputCount
            side.append(copyOf: offset..<(offset + piece.count))
        } else if let source = pointer(to: piece.range) {
            side.append(source, piece.count)
        }
    }

    /// The bytes of a piece, for as long as nothing is added to the tree.
    func withBytes<Result>(of piece: TextPiece, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard piece.isDecoded else { return body(bytes(piece.range)) }
        return withUnsafeBytes(of: piece.decoded.littleEndian) { raw in
            raw.withMemoryRebound(to: UInt8.self) { body(UnsafeBufferPointer(rebasing: $0.prefix(piece.count))) }
        }
    }

    /// A piece as a range; decoded bytes go to the side buffer.
    mutating func stored(_ piece: TextPiece) -> ByteRange {
        guard piece.isDecoded else { return piece.range }
        guard hasRoom(for: piece.count) else { return .empty }
        let start = sideEnd
        append(piece)
        return ByteRange(start: start, count: UInt32(piece.count))
    }
}
