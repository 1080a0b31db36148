// SPDX-License-Identifier: Apache-2.0

/// The start or end of a span in a line whose text is finished.
struct SpanTag {
    /// Where it stands in the text.
    let offset: Int
    let span: Span
    let value: Int32
    let isOpen: Bool
    /// The number of the tag at the span's other end.
    var partner = -1
    /// Whether delimiters stand for it, as far as is known; else an element does.
    var hasDelimiter: Bool
}

/// Decides which spans can have delimiters (CommonMark, section 6.2): those that are sure to open and close as they are meant to, also for
/// readers who disagree on which characters are punctuation. All others get elements.
struct DelimiterRuns {
    private let text: [UInt8]
    private(set) var tags: [SpanTag]
    private var hasChanged = false
    /// For each tag the length of the run that it is part of, and whether that could both open and close.
    private var runs: [(length: Int, isAmbiguous: Bool)]

    /// A span that gets an element changes what its neighbours stand beside. After so many rounds all get one.
    private static let maximumRounds = 4

    static func settle(_ tags: [SpanTag], in text: [UInt8]) -> [SpanTag] {
        guard tags.contains(where: \.hasDelimiter) else { return tags }
        var runs = DelimiterRuns(text, tags)
        for _ in 0..<maximumRounds {
            runs.hasChanged = false
            runs.look()
            if !runs.hasChanged { return runs.tags }
        }
        for index in runs.tags.indices { runs.tags[index].hasDelimiter = false }
        return runs.tags
    }

    private init(_ text: [UInt8], _ tags: [SpanTag]) {
        self.text = text
        self.tags = tags
        runs = Array(repeating: (0, false), count: tags.count)
    }

    private mutating func look() {
        var openStars = 0
        var openTildes = 0
        var index = 0
        while index < tags.count {
            guard tags[index].hasDelimiter, let delimiter = tags[index].span.delimiter else {
                index += 1
                continue
            }
            var (end, length) = (index, 0)
            while end < tags.count, tags[end].hasDelimiter, tags[end].offset == tags[index].offset,
                let other = tags[end].span.delimiter, other.byte == delimiter.byte
            {
                length += other.count
                end += 1
            }
            let isStar = delimiter.byte == UInt8(ascii: "*")
            let range = index..<end
            check(range, length: length, isInside: (isStar ? openStars : openTildes) > 0)
            // One that has just got an element opens nothing; what it was to close did open.
            let change = range.reduce(0) { $0 + (tags[$1].isOpen ? tags[$1].hasDelimiter ? 1 : 0 : -1) }
            if isStar { openStars += change } else { openTildes += change }
            index = end
        }
    }

    private mutating func check(_ range: Range<Int>, length: Int, isInside: Bool) {
        let opening = range.filter { tags[$0].isOpen }
        if !opening.isEmpty, opening.count < range.count {
            for tag in opening { giveElement(tag) }
            return
        }
        let (before, after) = (neighbour(before: range.lowerBound), neighbour(after: range.upperBound - 1))
        let left = Self.flanks(outside: before, inside: after)
        let right = Self.flanks(outside: after, inside: before)
        let isOpening = !opening.isEmpty
        let isAmbiguous = isOpening ? right.mayBe : left.mayBe
        for tag in range { runs[tag] = (length, isAmbiguous) }
        // An opening run that could close would end a span that is open already.
        guard isOpening ? left.isSure && !(isAmbiguous && isInside) : right.isSure else {
            for tag in range { giveElement(tag) }
            return
        }
        guard !isOpening else { return }
        for tag in range {
            let opener = runs[tags[tag].partner]
            let isMultiple = (opener.length + length) % 3 == 0 && !(opener.length % 3 == 0 && length % 3 == 0)
            if isMultiple, isAmbiguous || opener.isAmbiguous { giveElement(tag) }
        }
    }

    private mutating func giveElement(_ tag: Int) {
        tags[tag].hasDelimiter = false
        tags[tags[tag].partner].hasDelimiter = false
        hasChanged = true
    }
}

// MARK: What stands beside a run

extension DelimiterRuns {
    private enum Neighbour { case space, punctuation, letter, unsure }

    /// Whether a run flanks what is on its inside, on the left or on the right.
    private static func flanks(outside: Neighbour, inside: Neighbour) -> (isSure: Bool, mayBe: Bool) {
        switch (inside, outside) {
        case (.space, _): (false, false)
        case (.letter, _): (true, true)
        case (_, .space), (_, .punctuation): (true, true)
        case (.punctuation, .letter): (false, false)
        case (.punctuation, .unsure), (.unsure, _): (false, true)
        }
    }

    private func neighbour(before tag: Int) -> Neighbour {
        let offset = tags[tag].offset
        if tag > 0, tags[tag - 1].offset == offset { return Self.kind(tags[tag - 1]) }
        guard offset > 0 else { return .space }
        var start = offset - 1
        while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
        return Self.kind(text[start..<offset])
    }

    private func neighbour(after tag: Int) -> Neighbour {
        let offset = tags[tag].offset
        if tag + 1 < tags.count, tags[tag + 1].offset == offset { return Self.kind(tags[tag + 1]) }
        guard offset < text.count else { return .space }
        var end = offset + 1
        while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
        return Self.kind(text[offset..<end])
    }

    /// GitHub's reader looks through the delimiters of struck text at what is behind them.
    private static func kind(_ tag: SpanTag) -> Neighbour { tag.hasDelimiter && tag.span == .strike ? .unsure : .punctuation }

    private static func kind(_ bytes: ArraySlice<UInt8>) -> Neighbour {
        guard let first = bytes.first, first >= 0x80 else {
            let byte = bytes.first ?? ASCII.space
            return ASCII.isPunctuation(byte) ? .punctuation : ASCII.isSpace(byte) ? .space : .letter
        }
        guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else { return .unsure }
        switch scalar.properties.generalCategory {
        case .spaceSeparator: return .space
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation:
            return .punctuation
        // Punctuation since CommonMark 0.31, not before.
        case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol, .format, .control, .unassigned: return .unsure
        default: return .letter
        }
    }
}
