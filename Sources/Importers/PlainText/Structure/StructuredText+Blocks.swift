// SPDX-License-Identifier: Apache-2.0

import TextModel

extension StructuredText {
    /// Settles what begins with a line; returns the line behind it.
    mutating func settle(from place: Int, to end: Int) -> Int {
        if lines[place].isBlank {
            if lines[place].startsPage { beginPage() }
            if startsPage, lists.isEmpty { return place + 1 }
            emptyLines += 1
            return place + 1
        }
        if !lists.isEmpty {
            if let next = continueList(from: place, to: end) { return next }
            closeLists()
        }
        // A block may be settled in many parts; its end is looked for once.
        if blockEnd <= place || blockEnd > end {
            blockEnd = place + 1
            while blockEnd < end, !lines[blockEnd].isBlank, !lines[blockEnd].startsPage { blockEnd += 1 }
            if isMapping(place..<blockEnd) {
                writePreformatted(place..<blockEnd)
                return blockEnd
            }
        }
        return settle(block: place..<blockEnd)
    }

    /// Settles the beginning of lines that no empty line parts; returns the line behind it.
    private mutating func settle(block: Range<Int>) -> Int {
        if let heading = heading(in: block) {
            writeHeading(heading)
            return heading.next
        }
        if let depth = quoteDepth(of: block.lowerBound, isFirst: true), depth > 0 { return writeQuote(block) }
        if let next = beginList(at: block.lowerBound, isFirst: true) { return next }
        var end = block.lowerBound + 1
        while end < block.upperBound, !beginsOther(end, in: block) { end += 1 }
        writeText(block.lowerBound..<end)
        return end
    }

    /// Whether a line within a block begins something else than text.
    private func beginsOther(_ place: Int, in block: Range<Int>) -> Bool {
        switch window[lines[place].content] {
        case UInt8(ascii: ">"): quoteDepth(of: place, isFirst: true).map { $0 > 0 } ?? false
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): false
        default: isListStart(place, isFirst: false)
        }
    }

    /// Writes lines in which nothing else was found: as paragraphs, as a preformatted block, or as they are.
    mutating func writeText(_ range: Range<Int>) {
        let facts = facts(of: range)
        if isPreformatted(range, facts) { return writePreformatted(range) }
        writeEmptyLines()
        guard let paragraphs = wrappedParagraphs(of: range, facts) else { return writeLines(range) }
        for paragraph in paragraphs {
            if lines[paragraph.lowerBound].startsPage { beginPage() }
            var key = ParagraphStyles.Key()
            key.firstIndent = lines[paragraph.lowerBound].indent
            key.indent = paragraph.count > 1 ? lines[paragraph.lowerBound + 1].indent : lines[range.upperBound - 1].indent
            writeParagraph(paragraph, key)
        }
    }

    private mutating func writeParagraph(_ paragraph: Range<Int>, _ key: ParagraphStyles.Key) {
        let (parts, joints) = parts(of: paragraph)
        guard sgr.runs.isEmpty, origins.isEmpty, isContiguous(parts, joints) else { return writeJoined(parts, breaks: joints, key) }
        // Line feeds that become spaces are written over, so that the paragraph is one piece.
        for part in parts.dropLast() { window[part.upperBound] = 0x20 }
        if let first = parts.first, let last = parts.last { write(first.lowerBound..<last.upperBound) }
        endParagraph(key)
    }

    private func isContiguous(_ parts: [Range<Int>], _ joints: [LineJoint]) -> Bool {
        for place in joints.indices {
            guard joints[place] == .space, parts[place + 1].lowerBound == parts[place].upperBound + 1 else { return false }
        }
        return true
    }

    /// The lines of a paragraph without their white space, and how each is joined with the next.
    func parts(of paragraph: Range<Int>) -> (parts: [Range<Int>], joints: [LineJoint]) {
        var parts: [Range<Int>] = []
        var joints: [LineJoint] = []
        for place in paragraph {
            let part = lines[place].content..<lines[place].end
            if let before = parts.last {
                let joint = joint(before, part)
                if joint == .nothing, let hyphen = softHyphen(before) { parts[parts.count - 1] = before.lowerBound..<hyphen }
                joints.append(joint)
            }
            parts.append(part)
        }
        return (parts, joints)
    }

    /// How two lines of one paragraph are joined.
    func joint(_ first: Range<Int>, _ second: Range<Int>) -> LineJoint {
        guard !first.isEmpty, !second.isEmpty else { return .space }
        let (last, next) = (window[first.upperBound - 1], window[second.lowerBound])
        if let hyphen = softHyphen(first) {
            let isWithinWord = hyphen > first.lowerBound && isSmall(window[hyphen - 1]) && isSmall(next)
            return isWithinWord && !isConjunction(second) ? .nothing : .space
        }
        if last == UInt8(ascii: "-"), first.count > 1, isLetter(window[first.upperBound - 2]), next >= 0x61 && next <= 0x7A {
            // "Vor- und Nachteile", "pre- and post-war" keep their space.
            return isConjunction(second) ? .space : .nothing
        }
        if last >= 0x80, next >= 0xE3, next <= 0xED {
            // East Asian scripts but Hangul have no spaces.
            let before = window[first].suffix(3)
            if let lead = before.first, before.count == 3, lead >= 0xE3, lead <= 0xE9 || lead == 0xEF, next <= 0xE9 { return .nothing }
        }
        return .space
    }

    /// Where the hyphen begins by which a program parted a word at the end of a line: U+2010, as manual pages have it, or U+00AD.
    func softHyphen(_ line: Range<Int>) -> Int? {
        let bytes = window[line]
        if bytes.count > 3, bytes.suffix(3).elementsEqual([0xE2, 0x80, 0x90]) { return line.upperBound - 3 }
        return bytes.count > 2 && bytes.suffix(2).elementsEqual([0xC2, 0xAD]) ? line.upperBound - 2 : nil
    }

    private func isSmall(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A || byte >= 0x80 }

    private func isConjunction(_ line: Range<Int>) -> Bool {
        let word = window[line].prefix { !isSpace($0) }
        return Self.conjunctions.contains { word.elementsEqual($0.utf8) }
    }

    private static let conjunctions = ["und", "oder", "bzw.", "and", "or", "to", "bis", "et", "ou", "y", "o", "e"]

    private func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    func facts(of range: Range<Int>) -> [LineFacts] {
        // What follows is of the same kind as the first few hundred lines.
        window.withUnsafeBufferPointer { bytes in range.map { LineFacts(bytes, lines[$0]) } }
    }
}
