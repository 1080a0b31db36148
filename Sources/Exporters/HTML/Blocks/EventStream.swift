// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The events of a block walk, with a look at the two that come next.
struct EventStream {
    private var walk: BlockWalk
    /// The events that were looked at and not taken: the next one, and the one behind it.
    private var ahead: (next: BlockWalk.Event?, second: BlockWalk.Event?)
    private var aheadCount = 0

    init(_ walk: BlockWalk) { self.walk = walk }

    mutating func next() -> BlockWalk.Event? {
        if aheadCount == 0 { return walk.next() }
        aheadCount -= 1
        defer { ahead.next = ahead.second }
        return ahead.next
    }

    /// The event that comes next.
    mutating func peek() -> BlockWalk.Event? {
        if aheadCount == 0 {
            ahead.next = walk.next()
            aheadCount = 1
        }
        return ahead.next
    }

    /// The event behind the one that comes next.
    mutating func peekSecond() -> BlockWalk.Event? {
        _ = peek()
        if aheadCount == 1 {
            ahead.second = walk.next()
            aheadCount = 2
        }
        return ahead.second
    }

    /// The paragraph that comes next, if a paragraph does.
    mutating func peekParagraph() -> Paragraph? {
        if case .paragraph(let paragraph)? = peek() { return paragraph }
        return nil
    }

    func layout(of table: Number<Block>) -> TableLayout? { walk.layout(of: table) }
}
