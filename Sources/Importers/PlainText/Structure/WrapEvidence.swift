// SPDX-License-Identifier: Apache-2.0

/// At which width a text was broken into lines, as far as its beginning shows it.
struct WrapEvidence {
    /// Columns of the longest lines of broken paragraphs; `nil` where there are none.
    private(set) var width: Int?
    /// Columns at which most lines begin.
    private(set) var indent = 0

    /// How many lines of a text are looked at.
    static let lineCount = 2000

    init() {}

    init(of lines: [TextLine], in window: [UInt8]) {
        let lines = lines.prefix(Self.lineCount)
        indent = Self.commonIndent(lines)
        var widths: [Int] = []
        var place = 0
        window.withUnsafeBufferPointer { bytes in
            while place < lines.count {
                let start = place
                while place < lines.count, !lines[place].isBlank { place += 1 }
                if place - start >= 4 {
                    let facts = lines[start..<place].map { LineFacts(bytes, $0) }
                    let wrapping = Wrapping(lines[start..<place], facts, self)
                    if wrapping.paragraphs != nil { widths.append(wrapping.width) }
                }
                place += 1
            }
        }
        widths.sort()
        if !widths.isEmpty { width = widths[widths.count * 3 / 4] }
    }

    private static func commonIndent(_ lines: ArraySlice<TextLine>) -> Int {
        var counts: [Int: Int] = [:]
        for line in lines where !line.isBlank { counts[line.indent, default: 0] += 1 }
        return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
    }
}

/// Whether a block of lines is text that was broken at a width, so that its lines may be joined again.
///
/// Broken text fills its lines: no line has room for the next one's first word. What else looks so (verse, code, tables, logs, lists
/// without marks) is told by other signs; in doubt nothing is joined.
struct Wrapping {
    /// The paragraphs; `nil` where lines are to stay.
    private(set) var paragraphs: [Range<Int>]?
    /// Columns of the longest line.
    private(set) var width = 0

    /// Columns that a line has at least where nothing else is known of the text's width.
    private static let leastWidth = 50
    private static let mostWidth = 120
    /// Columns that a paragraph's first line is indented by at most.
    private static let mostFirstIndent = 8

    init(_ lines: ArraySlice<TextLine>, _ facts: [LineFacts], _ evidence: WrapEvidence) {
        width = facts.reduce(0) { max($0, $1.width) }
        guard lines.count > 1, isOfWidth(evidence), Self.isProse(facts), let starts = Self.starts(lines) else { return }
        let ends = starts.dropFirst() + [lines.count]
        let found = zip(starts, ends).map { $0..<$1 }
        guard isFilled(facts, found, evidence) else { return }
        paragraphs = found
    }

    private func isOfWidth(_ evidence: WrapEvidence) -> Bool {
        guard width <= Self.mostWidth else { return false }
        if width >= Self.leastWidth { return true }
        return evidence.width.map { width * 4 >= $0 * 3 } ?? false
    }

    /// Whether lines read like sentences, and nothing says that each stands for itself.
    private static func isProse(_ facts: [LineFacts]) -> Bool {
        let count = facts.count
        var (digits, capitals, sentences, statements, values) = (0, 0, 0, 0, 0)
        for (place, line) in facts.enumerated() {
            // The last line may be as short as it likes.
            guard line.letters > 0, line.words >= 3 || line.hasWide || place == count - 1 else { return false }
            if line.widestGap >= 4 || line.last == UInt8(ascii: "{") || line.last == UInt8(ascii: "}") { return false }
            if line.letters * 2 < line.width - line.words, !line.hasWide, place < count - 1 { return false }
            if line.startsWithDigit { digits += 1 }
            if line.tightCommas > 1 { values += 1 }
            if line.startsWithCapital { capitals += 1 }
            if line.endsSentence { sentences += 1 }
            if line.last == UInt8(ascii: ";") { statements += 1 }
        }
        if digits * 2 >= count || values * 2 >= count || sentences == count || capitals == count && count > 2 { return false }
        if statements > 1, statements * 3 >= count { return false }
        let first = facts[0]
        // The same sign before every line, as in comments.
        return first.startsWithLetter || first.startsWithDigit || !facts.allSatisfy { $0.first == first.first }
    }

    /// The lines at which paragraphs begin: the first, and those that are indented more than the others.
    private static func starts(_ lines: ArraySlice<TextLine>) -> [Int]? {
        let (origin, first) = (lines.startIndex, lines[lines.startIndex].indent)
        let base = lines.dropFirst().reduce(Int.max) { min($0, $1.indent) }
        guard first <= base + mostFirstIndent, first + mostFirstIndent >= base else { return nil }
        var starts = [0]
        for place in 1..<lines.count where lines[origin + place].indent != base {
            guard lines[origin + place].indent <= base + mostFirstIndent, first > base else { return nil }
            starts.append(place)
        }
        return lines.count >= 4 && starts.count * 2 > lines.count ? nil : starts
    }

    private func isFilled(_ facts: [LineFacts], _ paragraphs: [Range<Int>], _ evidence: WrapEvidence) -> Bool {
        var (misses, pairs) = (0, 0)
        // Lines that were broken by hand are not quite as full; sentences run on from line to line then.
        let runsOn = facts.count >= 4 && facts.dropFirst().count { $0.startsWithSmallLetter } * 3 >= facts.count
        let slack = runsOn ? width / Self.slackPart : 0
        for paragraph in paragraphs where paragraph.count > 1 {
            if paragraph.count == 2 {
                guard isFilledPair(facts[paragraph.lowerBound], facts[paragraph.lowerBound + 1], evidence) else { return false }
                continue
            }
            for place in paragraph.dropLast() {
                pairs += 1
                let needed = Self.joinedWidth(facts[place], facts[place + 1])
                if needed > width - slack { continue }
                // Where there was plenty of room the line was ended on purpose.
                if facts[place].endsSentence || needed * 4 <= width * 3 { return false }
                misses += 1
            }
        }
        return misses == 0 || pairs >= 6 && misses * 8 <= pairs
    }

    /// By which part of its width a line that is broken by hand may be shorter.
    private static let slackPart = 10

    /// Columns of a line with the next one's first word; some put two spaces behind a sentence.
    private static func joinedWidth(_ line: LineFacts, _ next: LineFacts) -> Int {
        line.width + next.firstWord + (line.endsSentence ? 2 : 1)
    }

    /// Two lines say little themselves: they are judged by the width of the rest.
    private func isFilledPair(_ first: LineFacts, _ second: LineFacts, _ evidence: WrapEvidence) -> Bool {
        let needed = Self.joinedWidth(first, second)
        guard needed > width else { return false }
        if let width = evidence.width {
            return needed > width - (second.startsWithSmallLetter && !first.endsSentence ? max(2, width / Self.slackPart) : 2)
        }
        return first.width >= 60 && second.startsWithSmallLetter && !first.endsSentence
    }
}

extension StructuredText {
    /// The paragraphs of lines that were broken at a width; `nil` where the lines are to stay.
    func wrappedParagraphs(of range: Range<Int>, _ facts: [LineFacts]) -> [Range<Int>]? {
        guard range.count > 1, !hasKeys(range), !areOwnLines(range) else { return nil }
        let wrapping = Wrapping(lines[range], facts, evidence ?? WrapEvidence())
        return wrapping.paragraphs?.map { range.lowerBound + $0.lowerBound..<range.lowerBound + $0.upperBound }
    }

    /// Whether half of the lines begin with a word and a colon or an equals sign, as heads of mails and settings do, or most with the same
    /// word.
    private func hasKeys(_ range: Range<Int>) -> Bool {
        var (keys, same) = (0, 0)
        let first = word(lines[range.lowerBound])
        for place in range {
            let own = word(lines[place])
            if own.count > 1, own.last == UInt8(ascii: ":") || hasEquals(behind: own, lines[place]) { keys += 1 }
            if own.count > 1, own.elementsEqual(first) { same += 1 }
        }
        return keys * 2 >= range.count || range.count > 2 && same * 2 > range.count
    }

    private func word(_ line: TextLine) -> ArraySlice<UInt8> {
        window[line.content..<min(line.end, line.content + 40)].prefix { !isSpace($0) }
    }

    private func hasEquals(behind word: ArraySlice<UInt8>, _ line: TextLine) -> Bool {
        if word.contains(UInt8(ascii: "=")) { return true }
        let rest = window[word.endIndex..<line.end].drop(while: isSpace)
        return rest.first == UInt8(ascii: "=")
    }
}
