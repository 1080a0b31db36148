// SPDX-License-Identifier: Apache-2.0

/// Follows paragraphs through the tree of blocks and knows which blocks are open.
///
/// Every step costs as much as the blocks it enters and leaves, so a walk over a whole text is linear however deep it is nested.
struct BlockCursor: Sendable {
    private enum State: UInt8 { case unseen, open, closed }

    /// The open blocks, outermost first.
    private(set) var path: [UInt32] = []
    /// The blocks that the last move left, innermost first.
    private(set) var left: [UInt32] = []
    /// How many blocks at the end of `path` the last move entered.
    private(set) var enteredCount = 0
    /// Whether the last move was made for a paragraph that is still open, so that it may yet end in another block.
    var isTentative = false
    private var states: [State] = []
    /// The blocks that the last move went through to its target, innermost first.
    private var pending: [UInt32] = []
    /// The block that now continues one which was closed and came up again.
    private var continuations: [UInt32: UInt32] = [:]
    /// The blocks that got a continuation by the last move.
    private var continued: [UInt32] = []

    /// Moves to the paragraphs of `target` (`nil`: the top level). A block that was left before cannot be entered again, because
    /// the paragraphs of one block are adjacent: a new one with the same properties continues it. Returns the innermost block.
    mutating func move(to target: UInt32?, in blocks: inout [Block]) -> UInt32? {
        left.removeAll(keepingCapacity: true)
        continued.removeAll(keepingCapacity: true)
        enteredCount = 0
        if path.last == target { return target }
        if states.count < blocks.count {
            states.append(contentsOf: repeatElement(.unseen, count: blocks.count - states.count))
        }
        pending.removeAll(keepingCapacity: true)
        var anchor: UInt32?
        var next = target
        while let block = next {
            let current = continuations[block] ?? block
            if states[Int(current)] == .open {
                anchor = current
                break
            }
            pending.append(block)
            next = blocks[Int(block)].parent?.raw
        }
        while let last = path.last, last != anchor {
            states[Int(last)] = .closed
            left.append(path.removeLast())
        }
        enteredCount = pending.count
        for place in pending.indices.reversed() {
            let block = pending[place]
            var current = continuations[block] ?? block
            if states[Int(current)] != .unseen || blocks[Int(current)].parent?.raw != path.last {
                current = Self.continuation(of: block, firstChild: place > 0 ? pending[place - 1] : nil, in: path.last, &blocks)
                states.append(.unseen)
                continuations[block] = current
                continued.append(block)
            }
            states[Int(current)] = .open
            path.append(current)
        }
        return path.last
    }

    /// Undoes the last move.
    mutating func takeBack() {
        for block in path.suffix(enteredCount) { states[Int(block)] = .unseen }
        path.removeLast(enteredCount)
        for block in left.reversed() {
            states[Int(block)] = .open
            path.append(block)
        }
        for block in continued { continuations[block] = nil }
        left.removeAll(keepingCapacity: true)
        continued.removeAll(keepingCapacity: true)
        enteredCount = 0
        isTentative = false
    }

    /// A new block with the properties of `block`; a list goes on counting where its first item now counts.
    private static func continuation(of block: UInt32, firstChild: UInt32?, in parent: UInt32?, _ blocks: inout [Block]) -> UInt32 {
        var copy = blocks[Int(block)]
        copy.parent = parent.map { Number($0) }
        if case .list(var list) = copy.kind, let firstChild, case .item(let item) = blocks[Int(firstChild)].kind {
            list.start = item.ordinal
            copy.kind = .list(list)
        }
        blocks.append(copy)
        return UInt32(blocks.count - 1)
    }
}
