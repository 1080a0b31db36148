// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The events of a block walk, with a look at the two that come next.
struct EventStream {
    private var walk: BlockWalk
    private var ahead: [BlockWalk.Event?] = []

    init(_ walk: BlockWalk) { self.walk = walk }

    mutating func next() -> BlockWalk.Event? { ahead.isEmpty ? walk.next() : ahead.removeFirst() }

    /// The event after the one that comes next where `distance` is 1; the next one where it is 0.
    mutating func peek(_ distance: Int = 0) -> BlockWalk.Event? {
        while ahead.count <= distance { ahead.append(walk.next()) }
        return ahead[distance]
    }

    /// The paragraph that comes next, if a paragraph does.
    mutating func peekParagraph() -> Paragraph? {
        if case .paragraph(let paragraph)? = peek() { return paragraph }
        return nil
    }

    func layout(of table: Number<Block>) -> TableLayout? { walk.layout(of: table) }
}
