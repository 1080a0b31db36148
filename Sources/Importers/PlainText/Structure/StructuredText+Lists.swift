// SPDX-License-Identifier: Apache-2.0

import TextModel

/// A list that is being read, at its last item.
struct OpenList {
    let list: Number<Block>
    var item: Number<Block>
    /// The mark of the last item.
    var mark: ListMark
    /// How many items there are.
    var count = 1
}

extension StructuredText {
    /// How many lines behind an item the next one is looked for.
    private static let itemReach = 60
    /// How deep lists are nested.
    private static let maximumDepth = 32
    /// Columns from which on a line within an item is broken rather than short.
    private static let leastFullWidth = 45

    func mark(of place: Int) -> ListMark? {
        window.withUnsafeBufferPointer { ListMark($0, lines[place]) }
    }

    /// Whether a list begins with a line: there is a second item, or what stands above announces one.
    func isListStart(_ place: Int, isFirst: Bool) -> Bool { listStart(place, isFirst: isFirst) != nil }

    /// The mark of a list's first item as its second says that it is to be read.
    private func listStart(_ place: Int, isFirst: Bool) -> ListMark? {
        guard let mark = mark(of: place), !isWithinComparison(place, mark), !isComment(place) else { return nil }
        let next = nextItem(behind: place, mark)
        if case .bullet(_, let sign) = mark.kind {
            let isAnnounced = place > 0 && isAnnouncement(place - 1, isFirst: isFirst)
            // En dashes also begin speeches.
            if sign == 0x2013 { return next != nil && isAnnounced ? mark : nil }
            return next != nil || isAnnounced || sign > 0x80 ? mark : nil
        }
        guard let next else { return nil }
        for reading in mark.readings where next.readings.contains(where: { $0.kind == reading.kind && $0.ordinal == reading.ordinal + 1 }) {
            if reading.isLetter || reading.isRoman {
                guard reading.ordinal == 1 else { continue }
                // "A. Einstein, B. Podolsky": initials.
                if reading.kind == .upperLetter, reading.closing == UInt8(ascii: "."), !reading.hasOpening,
                    nextItem(behind: place, mark, skipping: 1) == nil
                {
                    continue
                }
            }
            return reading
        }
        return mark.isLetter || mark.isRoman ? nil : mark
    }

    /// Whether the text above ends in a colon.
    private func isAnnouncement(_ place: Int, isFirst: Bool) -> Bool {
        var above = place
        if isFirst, above > 0, lines[above].isBlank { above -= 1 }
        guard !lines[above].isBlank else { return false }
        return window[lines[above].end - 1] == UInt8(ascii: ":")
    }

    /// The mark of the next item of a list that begins with a line.
    private func nextItem(behind place: Int, _ mark: ListMark, skipping skipped: Int = 0) -> ListMark? {
        var (mark, skipped) = (mark, skipped)
        var wasBlank = false
        for next in place + 1..<min(lines.count, place + 1 + Self.itemReach) {
            let line = lines[next]
            if line.isBlank {
                wasBlank = true
                continue
            }
            if let found = self.mark(of: next)?.following(mark), isBeside(found, mark) {
                guard skipped > 0 else { return found }
                skipped -= 1
                mark = found
            } else if line.indent <= mark.column,
                wasBlank || line.indent < mark.column || mark.isBullet == false && line.indent == mark.column && isOtherMark(next)
            {
                return nil
            } else if line.indent <= mark.column, !isFull(next - 1) {
                return nil
            }
            wasBlank = false
        }
        return nil
    }

    private func isOtherMark(_ place: Int) -> Bool { mark(of: place) != nil }

    /// Whether a line reaches so far that its text goes on in the next.
    private func isFull(_ place: Int) -> Bool {
        let facts = window.withUnsafeBufferPointer { LineFacts($0, lines[place]) }
        return facts.width >= max(Self.leastFullWidth, (evidence?.width ?? 0) * 3 / 4)
    }

    private func isBeside(_ mark: ListMark, _ other: ListMark) -> Bool {
        abs(mark.column - other.column) <= 1 || mark.textColumn == other.textColumn && abs(mark.column - other.column) <= 3
    }

    /// Plus and minus at the line's start, as in the output of diff(1).
    private func isWithinComparison(_ place: Int, _ mark: ListMark) -> Bool {
        guard case .bullet(_, let sign) = mark.kind, mark.column == 0 else { return false }
        let other = sign == 0x2D ? UInt8(ascii: "+") : sign == 0x2B ? UInt8(ascii: "-") : 0
        guard other != 0 else { return false }
        for near in max(0, place - 3)..<min(lines.count, place + 4) where !lines[near].isBlank {
            let line = lines[near]
            if window[line.start] == other || window[line.start..<line.end].starts(with: "@@".utf8) { return true }
        }
        return false
    }

    /// Within a comment of C every line begins with an asterisk: the run of such lines has `/*` above it, or a bare asterisk or `*/` in it.
    private func isComment(_ place: Int) -> Bool {
        guard hasAsterisk(place) else { return false }
        var above = place - 1
        while above >= 0, place - above < Self.itemReach, hasAsterisk(above) {
            if isBareAsterisk(above) { return true }
            above -= 1
        }
        if above >= 0, content(of: above).starts(with: "/*".utf8) { return true }
        var below = place + 1
        while below < lines.count, below - place < Self.itemReach, hasAsterisk(below) {
            if isBareAsterisk(below) { return true }
            below += 1
        }
        return false
    }

    private func hasAsterisk(_ place: Int) -> Bool { !lines[place].isBlank && window[lines[place].content] == UInt8(ascii: "*") }

    private func isBareAsterisk(_ place: Int) -> Bool {
        let line = content(of: place)
        return line.count == 1 || line.elementsEqual("*/".utf8)
    }

    /// Begins a list with a line, if one begins there; returns the line behind its first item's first paragraph.
    mutating func beginList(at place: Int, isFirst: Bool) -> Int? {
        guard let mark = listStart(place, isFirst: isFirst) else { return nil }
        writeEmptyLines()
        guard open(mark) else { return nil }
        return writeItem(place, mark)
    }

    private mutating func open(_ mark: ListMark) -> Bool {
        guard let list = addBlock(.list(mark.properties), in: lists.last?.item),
            let item = addBlock(.item(ItemProperties(ordinal: mark.ordinal)), in: list)
        else { return false }
        lists.append(OpenList(list: list, item: item, mark: mark))
        return true
    }

    /// Goes on with the open lists at a line; returns the line behind what belongs to them, `nil` where they end.
    mutating func continueList(from place: Int, to end: Int) -> Int? {
        let line = lines[place]
        if line.startsPage { return nil }
        if let mark = mark(of: place), !isComment(place), let next = continueList(at: place, mark) { return next }
        guard let last = lists.last else { return nil }
        // Text of the item was taken with it; what is left stands further out, or behind lines that are no text.
        if emptyLines == 0, line.indent < last.mark.textColumn { return nil }
        // A further paragraph belongs to the item below whose text it stands.
        guard let level = lists.lastIndex(where: { line.indent >= max($0.mark.column + 2, min($0.mark.textColumn, $0.mark.column + 4)) })
        else { return nil }
        lists.removeSubrange((level + 1)...)
        var blockEnd = place + 1
        while blockEnd < end, !lines[blockEnd].isBlank, !lines[blockEnd].startsPage, mark(of: blockEnd) == nil { blockEnd += 1 }
        emptyLines = 0
        let current = lists[level]
        if line.indent >= current.mark.textColumn + 4 || line.indent > last.mark.textColumn + 3 {
            writePreformatted(place..<blockEnd, in: current.item, at: current.mark.textColumn)
        } else {
            writeItemText(place..<blockEnd, from: lines[place].content, current)
        }
        return blockEnd
    }

    /// Goes on with a marked line: the next item of an open list, or one of a list within the last item.
    private mutating func continueList(at place: Int, _ mark: ListMark) -> Int? {
        for level in lists.indices.reversed() {
            let open = lists[level]
            if mark.column > open.mark.column + 1, !isBeside(mark, open.mark) {
                guard level + 1 < Self.maximumDepth else { return nil }
                // Deeper than the text of the item, or at least than its mark.
                lists.removeSubrange((level + 1)...)
                guard mark.isBullet || listStart(place, isFirst: false) != nil else { return nil }
                emptyLines = 0
                guard self.open(listStart(place, isFirst: false) ?? mark) else { return nil }
                return writeItem(place, mark)
            }
            guard isBeside(mark, open.mark) else { continue }
            guard let next = following(mark, open) else { return level > 0 ? restart(at: place, mark, level) : nil }
            lists.removeSubrange((level + 1)...)
            let ordinal = next.isBullet ? open.count + 1 : next.ordinal
            guard let item = addBlock(.item(ItemProperties(ordinal: ordinal)), in: open.list) else { return nil }
            lists[level].item = item
            lists[level].mark = next
            lists[level].count += 1
            emptyLines = 0
            return writeItem(place, next)
        }
        return nil
    }

    /// The mark, where it is the next one of an open list. Numbers may be left out once it is clear that it counts.
    private func following(_ mark: ListMark, _ open: OpenList) -> ListMark? {
        if let next = mark.following(open.mark) { return next }
        return open.count > 1 && mark.skipsNumbers(behind: open.mark) ? mark : nil
    }

    /// Another list within the same item.
    private mutating func restart(at place: Int, _ mark: ListMark, _ level: Int) -> Int? {
        guard let mark = listStart(place, isFirst: false) else { return nil }
        lists.removeSubrange(level...)
        emptyLines = 0
        guard open(mark) else { return nil }
        return writeItem(place, mark)
    }

    /// Writes the first paragraph of the last list's item; returns the line behind it.
    private mutating func writeItem(_ place: Int, _ mark: ListMark) -> Int {
        guard let current = lists.last else { return place + 1 }
        var end = place + 1
        while end < lines.count, end - place < Self.itemReach, !lines[end].isBlank, !lines[end].startsPage,
            self.mark(of: end) == nil || isProseNumber(end), !isOwnBlock(end, below: end - 1, of: mark, start: place)
        {
            if lines[end].indent <= mark.column,
                !isFull(end - 1) || lines[end].indent < mark.column || quoteDepth(of: end, isFirst: false) != 0
            {
                break
            }
            end += 1
        }
        writeItemText(place..<end, from: mark.text, current)
        guard end < lines.count, end < blockEndBehind(end), lines[end].indent > mark.column else { return end }
        guard isOwnBlock(end, below: end - 1, of: mark, start: place) else { return end }
        let next = blockEndBehind(end)
        writePreformatted(end..<next, in: current.item, at: mark.textColumn)
        return next
    }

    /// Whether a line below an item's text is none: a command, a comment, or further in though the line above had room for it.
    private func isOwnBlock(_ place: Int, below: Int, of mark: ListMark, start: Int) -> Bool {
        if isOwnLine(place) { return true }
        let usual = below > start ? lines[below].indent : mark.textColumn
        return lines[place].indent >= usual + 2 && !isFull(below)
    }

    /// The line behind those at and below a line that stand at least as far in and have no mark.
    private func blockEndBehind(_ place: Int) -> Int {
        var end = place
        while end < lines.count, end - place < Self.itemReach, !lines[end].isBlank, !lines[end].startsPage,
            lines[end].indent >= lines[place].indent, mark(of: end) == nil
        {
            end += 1
        }
        return end
    }

    /// Whether a mark within an item's text only looks like one: no item can be numbered so.
    private func isProseNumber(_ place: Int) -> Bool {
        guard let mark = mark(of: place), !mark.isBullet, let last = lists.last else { return false }
        return mark.column >= last.mark.textColumn && mark.following(last.mark) == nil && nextItem(behind: place, mark) == nil
    }

    /// Writes lines of an item as one paragraph; lines that were not full stay lines of it.
    private mutating func writeItemText(_ range: Range<Int>, from start: Int, _ open: OpenList) {
        if lines[range.lowerBound].startsPage { beginPage() }
        var parts: [Range<Int>] = []
        var joints: [LineJoint] = []
        let facts = facts(of: range)
        let areOwn = areOwnLines(range)
        let width = max(facts.reduce(0) { max($0, $1.width) }, (evidence?.width ?? 0) * 3 / 4)
        for (offset, place) in range.enumerated() {
            let part = (offset == 0 ? start : lines[place].content)..<lines[place].end
            if let before = parts.last {
                let isFull = facts[offset - 1].width + 1 + facts[offset].firstWord > width && facts[offset - 1].width >= Self.leastFullWidth
                let joint = isFull && !areOwn && !facts[offset - 1].hasGap ? joint(before, part) : .line
                if joint == .nothing, let hyphen = softHyphen(before) { parts[parts.count - 1] = before.lowerBound..<hyphen }
                joints.append(joint)
            }
            parts.append(part)
        }
        var key = ParagraphStyles.Key()
        key.block = open.item
        key.hasGap = range.upperBound + 1 < lines.count && lines[range.upperBound].isBlank && goesOn(behind: range.upperBound)
        writeJoined(parts, breaks: joints, key)
    }

    /// Whether an open list goes on behind empty lines.
    private func goesOn(behind place: Int) -> Bool {
        var next = place
        while next < lines.count, lines[next].isBlank { next += 1 }
        guard next < lines.count, !lines[next].startsPage, let outer = lists.first else { return false }
        if lines[next].indent >= outer.mark.column + 2 { return true }
        guard let mark = mark(of: next) else { return false }
        return lists.contains { isBeside(mark, $0.mark) && following(mark, $0) != nil }
    }

    mutating func closeLists() { lists.removeAll() }
}

extension ListMark {
    fileprivate var isLetter: Bool { kind == .lowerLetter || kind == .upperLetter }
    fileprivate var isRoman: Bool { kind == .lowerRoman || kind == .upperRoman }
}
