// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The attributes of the window's bytes, where any were set.
struct StyleRuns {
    struct Start {
        var offset: Int
        var number: Number<CharacterAttributes>
        var style: TerminalStyle
    }

    private var starts: [Start] = []
    private var place = 0

    var isEmpty: Bool { starts.isEmpty }

    /// The style of what comes last.
    var last: TerminalStyle { starts.last?.style ?? TerminalStyle() }

    /// What is added from an offset on has these attributes.
    mutating func begin(_ number: Number<CharacterAttributes>, _ style: TerminalStyle, at offset: Int) {
        while let last = starts.last, last.offset >= offset { starts.removeLast() }
        if starts.last?.number == number || starts.isEmpty && style == TerminalStyle() { return }
        starts.append(Start(offset: offset, number: number, style: style))
    }

    /// The style of the byte at an offset near the end.
    func style(at offset: Int) -> TerminalStyle { starts.last { $0.offset <= offset }?.style ?? TerminalStyle() }

    /// The attributes of the byte at an offset, which is not before one asked for earlier, and where others begin.
    mutating func value(at offset: Int) -> (Number<CharacterAttributes>, end: Int)? {
        guard let first = starts.first, first.offset <= offset else { return nil }
        if place >= starts.count || starts[place].offset > offset { place = 0 }
        while place + 1 < starts.count, starts[place + 1].offset <= offset { place += 1 }
        return (starts[place].number, place + 1 < starts.count ? starts[place + 1].offset : .max)
    }

    /// Where the first attributes begin.
    var firstOffset: Int { starts.first?.offset ?? .max }

    /// The window loses its first bytes.
    mutating func forget(upTo offset: Int) {
        guard !starts.isEmpty else { return }
        var kept = starts.last { $0.offset <= offset }
        starts.removeAll { $0.offset <= offset }
        for index in starts.indices { starts[index].offset -= offset }
        kept?.offset = 0
        if let kept, kept.style != TerminalStyle() || !starts.isEmpty { starts.insert(kept, at: 0) }
        place = 0
    }
}
