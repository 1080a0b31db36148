// SPDX-License-Identifier: Apache-2.0

import TerminalWidth

/// Breaks text into lines of a width in columns, between words, beside ideographs and at soft hyphens. Lines are ranges of the text.
package struct LineWrapper {
    /// Where a line may be broken.
    package enum Breaking {
        /// Between words; what is wider than a line stands out.
        case words
        /// Between words; what is wider than a line is broken too, between its parts if it has any.
        case longWords
        /// Between words and the parts of words: at no-break spaces, and behind what joins names, as in addresses.
        case parts
        /// Behind any character, spaces included: for text that is shown as it is.
        case characters
    }

    /// A line: its range in the text, without the spaces at its end, and the columns that it takes.
    package struct Line {
        package let start: Int
        package let end: Int
        package let columns: Int
        /// Whether a hyphen belongs behind it, where the text has a soft one. It counts in `columns`.
        package let hasHyphen: Bool
        /// Whether it ends because the next word has no room in it.
        package fileprivate(set) var isFull = false

        package init(start: Int, end: Int, columns: Int, hasHyphen: Bool = false) {
            self.start = start
            self.end = end
            self.columns = columns
            self.hasHyphen = hasHyphen
        }

        package var range: Range<Int> { start..<end }
    }

    /// How a line ended.
    enum Ending { case text, hardBreak, softBreak }

    /// The lines of the text that was wrapped last; at least one.
    package private(set) var lines: [Line] = []

    package init() {}

    /// Breaks `text`, valid UTF-8 which holds no control character but TAB and LF.
    /// - Parameters:
    ///   - first: columns of the first line.
    ///   - other: columns of the others.
    package mutating func wrap(_ text: UnsafeBufferPointer<UInt8>, first: Int, other: Int, _ breaking: Breaking) {
        lines.removeAll(keepingCapacity: lines.count < 1 << 16)
        var limit = max(1, first)
        var start = 0
        var isFresh = true
        while true {
            var found = FoundLine.plain(text, from: start, limit: limit, breaking)
            if found == nil {
                var scan = LineScan(text, from: start, limit: limit, breaking, isFresh: isFresh)
                found = scan.line()
            }
            guard let found else { return }
            var line = found.line
            line.isFull = found.ending == .softBreak
            lines.append(line)
            if found.ending == .text { return }
            isFresh = found.ending == .hardBreak
            start = found.next
            limit = max(1, other)
        }
    }

    /// The columns of the widest line where only the text itself breaks lines.
    package mutating func widestLine(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        wrap(text, first: .max, other: .max, .words)
        return lines.reduce(0) { max($0, $1.columns) }
    }

    /// The columns of the widest part of a word that holds nothing at which it could be broken in need.
    package mutating func widestPart(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        wrap(text, first: 1, other: 1, .parts)
        return lines.reduce(0) { max($0, $1.columns) }
    }

    /// The columns of the widest part that cannot be broken.
    package mutating func widestWord(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        wrap(text, first: 1, other: 1, .words)
        return lines.reduce(0) { max($0, $1.columns) }
    }
}

/// A line that was found, and where the next one starts.
struct FoundLine {
    let line: LineWrapper.Line
    let next: Int
    let ending: LineWrapper.Ending

    init(_ line: LineWrapper.Line, next: Int, _ ending: LineWrapper.Ending) {
        self.line = line
        self.next = next
        self.ending = ending
    }

    /// The quick way for most lines: all of what could stand in the line is printable ASCII. `nil` where it is not that simple.
    @inline(__always)
    static func plain(_ text: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int, _ breaking: LineWrapper.Breaking) -> FoundLine? {
        let window = start + min(limit, text.count - start)
        let end = PrintableASCII.end(in: text, from: start, to: window)
        if end == text.count { return FoundLine(text, start, end, next: end, .text) }
        if text[end] == 0x0A { return FoundLine(text, start, end, next: end + 1, .hardBreak) }
        let byte = text[end]
        guard end == window, byte &- 0x20 < 0x5F else { return nil }
        if breaking == .characters { return cut(text, start..<end, columns: end - start) }
        var space = end
        if byte != 0x20 {
            space -= 1
            while space > start, text[space] != 0x20 { space -= 1 }
        }
        var next = space
        while next < text.count, text[next] == 0x20 { next += 1 }
        if next == text.count { return FoundLine(text, start, space, next: next, .text) }
        if text[next] == 0x0A { return FoundLine(text, start, space, next: next + 1, .hardBreak) }
        guard text[next] &- 0x21 < 0x5E else { return nil }
        let found = FoundLine(text, start, space, next: next, .softBreak)
        // A line of nothing but spaces: the word behind them is wider than the rest of it.
        return found.line.columns == 0 ? nil : found
    }

    /// A line that is cut off where it is full; spaces that do not fit before the text's own break are not seen.
    static func cut(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, columns: Int) -> FoundLine {
        var (end, columns) = (range.upperBound, columns)
        while end > range.lowerBound, text[end - 1] == 0x20 { (end, columns) = (end - 1, columns - 1) }
        let line = LineWrapper.Line(start: range.lowerBound, end: end, columns: columns)
        let rest = LineScan.afterSpaces(range.upperBound, in: text)
        if rest == text.count { return FoundLine(line, next: rest, .text) }
        if text[rest] == 0x0A { return FoundLine(line, next: rest + 1, .hardBreak) }
        return FoundLine(line, next: range.upperBound, .softBreak)
    }

    @inline(__always)
    private init(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, next: Int, _ ending: LineWrapper.Ending) {
        var end = end
        while end > start, text[end - 1] == 0x20 { end -= 1 }
        self.init(LineWrapper.Line(start: start, end: end, columns: end - start), next: next, ending)
    }
}
