// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The content of a paragraph in pieces, each with what is around it. Spans begin and end at what can be seen: white space and line
/// breaks belong to those that stand on both of their sides only.
struct LinePieces {
    enum Kind { case text, space, lineBreak, attachment, note, anchor }

    struct Piece {
        var kind: Kind
        var spans: Span.Values
        /// Its bytes in `text`.
        var range: Range<Int>
        /// The number of its attributes.
        let set: UInt32

        /// Whether it is there to be seen.
        var isSolid: Bool { kind == .text || kind == .attachment }
    }

    private(set) var text: [UInt8] = []
    private(set) var pieces: [Piece] = []
    private(set) var hasBreaks = false
    /// For each piece the places where its spans end: by the number of the piece behind them.
    private(set) var ends: [Span.Values] = []

    /// Lanes of which calls of notes and named places have none, being links themselves.
    private static let linkLanes = Span.lanes([.link, .ruby, .raise, .code])

    mutating func removeAll() {
        text.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        hasBreaks = false
    }

    /// Adds a text that has no attributes.
    mutating func add(plain words: String) {
        let start = text.count
        text.append(contentsOf: words.utf8)
        pieces.append(Piece(kind: .text, spans: Span.Values(), range: start..<text.count, set: 0))
    }

    mutating func add(_ kind: Kind, _ spans: Span.Values, set: UInt32) {
        pieces.append(Piece(kind: kind, spans: spans, range: text.count..<text.count, set: set))
    }

    /// Adds text, cut at its line breaks.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ spans: Span.Values, set: UInt32) {
        var start = 0
        var place = 0
        while place < bytes.count {
            guard bytes[place] == 0xE2, place + 2 < bytes.count, bytes[place + 1] == 0x80, bytes[place + 2] == 0xA8 else {
                place &+= 1
                continue
            }
            addPart(UnsafeBufferPointer(rebasing: bytes[start..<place]), spans, set)
            hasBreaks = true
            add(.lineBreak, spans, set: set)
            place += 3
            start = place
        }
        addPart(UnsafeBufferPointer(rebasing: bytes[start...]), spans, set)
    }

    private mutating func addPart(_ bytes: UnsafeBufferPointer<UInt8>, _ spans: Span.Values, _ set: UInt32) {
        guard !bytes.isEmpty else { return }
        if spans == Span.Values() { return append(.text, bytes, spans, set) }
        let leading = WhiteSpace.leading(bytes)
        append(.space, UnsafeBufferPointer(rebasing: bytes[..<leading]), spans, set)
        guard leading < bytes.count else { return }
        let end = bytes.count - WhiteSpace.trailing(bytes)
        append(.text, UnsafeBufferPointer(rebasing: bytes[leading..<end]), spans, set)
        append(.space, UnsafeBufferPointer(rebasing: bytes[end...]), spans, set)
    }

    private mutating func append(_ kind: Kind, _ bytes: UnsafeBufferPointer<UInt8>, _ spans: Span.Values, _ set: UInt32) {
        guard !bytes.isEmpty else { return }
        let start = text.count
        text.append(contentsOf: bytes)
        if let last = pieces.indices.last, pieces[last].kind == kind, pieces[last].spans == spans, pieces[last].range.upperBound == start {
            pieces[last].range = pieces[last].range.lowerBound..<text.count
        } else {
            pieces.append(Piece(kind: kind, spans: spans, range: start..<text.count, set: set))
        }
    }

    /// Takes bold type from a line of which all is bold, as headings are.
    mutating func dropCommonWeight() {
        let lane = Span.strong.rawValue
        guard pieces.allSatisfy({ !$0.isSolid || $0.spans[lane] != 0 }) else { return }
        for index in pieces.indices { pieces[index].spans[lane] = 0 }
    }

    /// All pieces are there: settles which spans white space has, joins pieces of text, and finds the spans' ends.
    mutating func finish() {
        guard pieces.contains(where: { $0.spans != Span.Values() }) else {
            ends = []
            return join()
        }
        settleSpaces()
        join()
        ends = Array(repeating: Span.Values(), count: pieces.count)
        for index in pieces.indices.reversed() {
            let own = Span.Values(repeating: Int32(truncatingIfNeeded: index + 1))
            guard index + 1 < pieces.count else {
                ends[index] = own
                continue
            }
            ends[index] = own.replacing(with: ends[index + 1], where: pieces[index].spans .== pieces[index + 1].spans)
        }
    }

    private mutating func settleSpaces() {
        var before = Span.Values()
        var start = 0
        for index in 0...pieces.count {
            guard index == pieces.count || pieces[index].isSolid else { continue }
            let after = index < pieces.count ? pieces[index].spans : Span.Values()
            let common = before.replacing(with: 0, where: before .!= after)
            for place in start..<index {
                switch pieces[place].kind {
                case .note, .anchor: pieces[place].spans = common.replacing(with: 0, where: Self.linkLanes)
                default: pieces[place].spans = common.replacing(with: 0, where: common .!= pieces[place].spans)
                }
            }
            before = after
            start = index + 1
        }
    }

    /// Neighbouring pieces of text with the same spans are one, so that escaping sees what stands beside each character.
    private mutating func join() {
        var count = 0
        for piece in pieces {
            let isText = piece.kind == .text || piece.kind == .space
            if count > 0, isText, pieces[count - 1].kind == .text || pieces[count - 1].kind == .space,
                pieces[count - 1].spans == piece.spans, pieces[count - 1].range.upperBound == piece.range.lowerBound
            {
                pieces[count - 1].range = pieces[count - 1].range.lowerBound..<piece.range.upperBound
                pieces[count - 1].kind = .text
            } else {
                pieces[count] = piece
                count += 1
            }
        }
        pieces.removeLast(pieces.count - count)
    }
}
