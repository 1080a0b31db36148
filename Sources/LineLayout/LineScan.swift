// SPDX-License-Identifier: Apache-2.0

import TerminalWidth

/// Finds one line of text that may hold anything.
struct LineScan {
    private let text: UnsafeBufferPointer<UInt8>
    private let limit: Int
    private let breaking: LineWrapper.Breaking

    private var lineStart: Int
    private var place: Int
    private var columns = 0
    /// Where the last word ended behind which the line can be broken, and the columns up to there.
    private var end: Int
    private var endColumns = 0
    private var canBreak = false
    /// Whether that place is a soft hyphen, and whether it shows as one there.
    private var endIsSoft = false
    private var endHasHyphen = false
    private var inWord = false
    /// The last character of more than no columns: where it starts, and the columns before it.
    private var cluster = (place: 0, columns: 0)
    private var lastScalar: Unicode.Scalar = " "
    private var width = ColumnCounter()

    /// - Parameter isFresh: whether the line began by itself, so that spaces at its start count.
    init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int, _ breaking: LineWrapper.Breaking, isFresh: Bool) {
        self.text = text
        self.limit = limit
        self.breaking = breaking
        lineStart = start
        place = start
        end = start
        if !isFresh, breaking != .characters { skipSpaces() }
    }

    private mutating func skipSpaces() {
        place = afterSpaces(place)
        lineStart = place
        end = place
    }

    /// The place behind the spaces at `place`.
    private func afterSpaces(_ start: Int) -> Int { Self.afterSpaces(start, in: text) }

    static func afterSpaces(_ start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        var place = start
        while place < text.count {
            let byte = text[place]
            if byte == 0x20 || byte == 0x09 {
                place += 1
            } else if byte >= 0xE1, byte <= 0xE3 {
                let (scalar, length) = LineBreaking.decode(text, at: place)
                guard LineBreaking.isSpace(scalar) else { return place }
                place += length
            } else {
                return place
            }
        }
        return place
    }

    /// The line that starts here.
    mutating func line() -> FoundLine {
        while place < text.count {
            let byte = text[place]
            if byte == 0x0A {
                return ended(next: place + 1, .hardBreak)
            } else if byte == 0x20 || byte == 0x09 {
                if let line = addSpace(byte) { return line }
            } else if byte < 0x80 {
                if let line = addASCII() { return line }
            } else if let line = addScalar() {
                return line
            }
        }
        return ended(next: place, .text)
    }

    private func ended(next: Int, _ ending: LineWrapper.Ending) -> FoundLine {
        inWord
            ? FoundLine(.init(start: lineStart, end: place, columns: columns), next: next, ending)
            : FoundLine(.init(start: lineStart, end: end, columns: endColumns), next: next, ending)
    }

    /// The line may be broken at this place, behind a word.
    private mutating func markEnd() {
        end = place
        endColumns = columns
        canBreak = true
        (endIsSoft, endHasHyphen) = (false, false)
    }

    /// What to do with a character that does not fit: the line that ends before it, or `nil` where it has to stand here.
    private mutating func overflow(at place: Int, _ columns: Int) -> FoundLine? {
        if breaking == .characters {
            guard place > lineStart else { return nil }
            return FoundLine.cut(text, lineStart..<place, columns: columns)
        }
        if canBreak {
            var next = afterSpaces(end + (endIsSoft ? Self.softHyphen.count : 0))
            while breaking == .parts, next < text.count, Self.isNoBreakSpace(text, at: next) { next = afterSpaces(next + 2) }
            return FoundLine(.init(start: lineStart, end: end, columns: endColumns, hasHyphen: endHasHyphen), next: next, .softBreak)
        }
        guard breaking == .longWords else { return nil }
        if inWord, place > lineStart { return cutWord(at: place, columns) }
        // Nothing but spaces stands before it, and it does not fit behind them.
        lineStart = place
        self.columns = 0
        return nil
    }

    /// The line that ends within a word, behind the last of its parts that fits, or where the line is full.
    private func cutWord(at place: Int, _ columns: Int) -> FoundLine {
        if place < text.count, Self.isNoBreakSpace(text, at: place) {
            return FoundLine(.init(start: lineStart, end: place, columns: columns), next: place + 2, .softBreak)
        }
        var end = place
        while end > lineStart {
            if LineBreaking.endsPart(text[end - 1]) {
                return FoundLine(.init(start: lineStart, end: end, columns: self.columns(to: end)), next: end, .softBreak)
            }
            end -= 1
            if end > lineStart, Self.isNoBreakSpace(text, at: end) {
                return FoundLine(.init(start: lineStart, end: end, columns: self.columns(to: end)), next: end + 2, .softBreak)
            }
        }
        return FoundLine(.init(start: lineStart, end: place, columns: columns), next: place, .softBreak)
    }

    /// The columns from the line's start to a place.
    private func columns(to end: Int) -> Int {
        var (place, columns, width) = (lineStart, 0, ColumnCounter())
        while place < end {
            if text[place] == 0x09 {
                columns += LineCopier.tabInterval - columns % LineCopier.tabInterval
                place += 1
            } else if text[place] < 0x80 {
                columns += 1
                width = ColumnCounter()
                place += 1
            } else if Self.isSoftHyphen(text, at: place) {
                place += 2
            } else {
                let (scalar, length) = LineBreaking.decode(text, at: place)
                columns += width.advance(scalar).columns
                place += length
            }
        }
        return columns
    }

    private static func isNoBreakSpace(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        text[place] == 0xC2 && place + 1 < text.count && text[place + 1] == 0xA0
    }

    private mutating func addSpace(_ byte: UInt8) -> FoundLine? {
        let added = byte == 0x09 ? LineCopier.tabInterval - columns % LineCopier.tabInterval : 1
        if breaking == .characters {
            // Spaces that do not fit are not seen, but for a tab, whose width is another one in the next line.
            if columns + added > limit, let line = overflow(at: place, columns) { return line }
            inWord = byte == 0x20 && inWord
        }
        if inWord { markEnd() }
        inWord = false
        columns += added
        place += 1
        lastScalar = " "
        width = ColumnCounter()
        return nil
    }

    private mutating func addASCII() -> FoundLine? {
        if inWord, LineBreaking.isIdeographic(lastScalar), !LineBreaking.cannotBegin(Unicode.Scalar(text[place])),
            !LineBreaking.cannotEnd(lastScalar)
        {
            markEnd()
        } else if breaking == .parts, inWord, lastScalar.isASCII, LineBreaking.endsPart(UInt8(truncatingIfNeeded: lastScalar.value)) {
            markEnd()
        }
        if columns >= limit, let line = overflow(at: place, columns) { return line }
        let most = columns < limit ? min(text.count, place + min(limit - columns, text.count)) : text.count
        let start = place
        place += 1
        while place < most, text[place] &- 0x21 < 0x5E, breaking != .parts || !LineBreaking.endsPart(text[place - 1]) { place += 1 }
        columns += place - start
        cluster = (place - 1, columns - 1)
        inWord = true
        lastScalar = Unicode.Scalar(text[place - 1])
        width = ColumnCounter()
        return nil
    }

    /// UTF-8 of U+00AD.
    private static let softHyphen: [UInt8] = [0xC2, 0xAD]

    static func isSoftHyphen(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        text[place] == softHyphen[0] && place + 1 < text.count && text[place + 1] == softHyphen[1]
    }

    /// A place where the word may be broken. It takes no column unless it is.
    private mutating func addSoftHyphen() {
        defer { place += Self.softHyphen.count }
        guard inWord, breaking != .characters else { return }
        let hyphen = lastScalar == "-" || lastScalar == "\u{2010}" ? 0 : 1
        // A word that stands out of the line all the same does so less if it is broken.
        guard columns + hyphen <= limit || breaking == .words && !canBreak else { return }
        markEnd()
        endColumns += hyphen
        (endIsSoft, endHasHyphen) = (true, hyphen == 1)
    }

    private mutating func addScalar() -> FoundLine? {
        if Self.isSoftHyphen(text, at: place) {
            addSoftHyphen()
            return nil
        }
        let (scalar, length) = LineBreaking.decode(text, at: place)
        let step = width.advance(scalar)
        if LineBreaking.isSpace(scalar) || breaking == .parts && scalar == "\u{A0}" {
            if breaking == .characters, columns + step.columns > limit, let line = overflow(at: place, columns) { return line }
            if inWord { markEnd() }
            inWord = false
            columns += step.columns
            place = min(place + length, text.count)
            lastScalar = scalar
            return nil
        }
        if step.isContinuation {
            // It begins a word behind spaces that do not fit.
            if !inWord, columns > limit, let line = overflow(at: place, columns) { return line }
            // It may make the character before it wider than the line.
            if step.columns > 0, columns + step.columns > limit, let line = overflow(at: cluster.place, cluster.columns) { return line }
        } else {
            let mayBreak = inWord && (LineBreaking.isIdeographic(scalar) || LineBreaking.isIdeographic(lastScalar))
            if mayBreak, !LineBreaking.cannotBegin(scalar), !LineBreaking.cannotEnd(lastScalar) { markEnd() }
            if columns + step.columns > limit, let line = overflow(at: place, columns) { return line }
            lastScalar = scalar
            cluster = (place, columns)
        }
        columns += step.columns
        place = min(place + length, text.count)
        inWord = true
        return nil
    }
}
