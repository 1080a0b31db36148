// SPDX-License-Identifier: Apache-2.0

import TextModel

extension StructuredText {
    /// The deepest quotation that is told apart.
    static let maximumQuoteDepth = 64

    /// How deep a line is quoted, as mail programs mark it (`> `, `>>`, `> >`); `nil` where its sign means something else.
    func quoteDepth(of place: Int, isFirst: Bool) -> Int? {
        let line = lines[place]
        guard line.indent <= 1, !line.isBlank, window[line.content] == UInt8(ascii: ">") else { return 0 }
        let depth = quotePrefix(line).depth
        guard isFirst else { return depth }
        let behind = line.content + 1 < line.end ? window[line.content + 1] : 0x20
        if isPrompt(place) { return nil }
        if behind == 0x20 || behind == UInt8(ascii: ">") { return isComparison(place) ? nil : depth }
        guard place + 1 < lines.count, !lines[place + 1].isBlank, window[lines[place + 1].content] == UInt8(ascii: ">") else { return nil }
        return depth
    }

    /// Whether a line begins as in an interpreter's protocol: `>>> ` below nothing that is quoted less deep.
    private func isPrompt(_ place: Int) -> Bool {
        func hasPrompt(_ place: Int) -> Bool {
            window[lines[place].content..<lines[place].end].starts(with: ">>> ".utf8)
        }
        guard hasPrompt(place) else { return false }
        var above = place - 1
        while above >= 0, place - above < 100, !lines[above].isBlank, hasPrompt(above) { above -= 1 }
        return above < 0 || lines[above].isBlank || window[lines[above].content] != UInt8(ascii: ">")
    }

    /// Whether lines stand around this one as diff(1) writes them.
    private func isComparison(_ place: Int) -> Bool {
        guard place > 0, !lines[place - 1].isBlank else { return false }
        let before = lines[place - 1]
        let bytes = window[before.content..<before.end]
        if bytes.first == UInt8(ascii: "<") || bytes.elementsEqual("---".utf8) { return true }
        // 3a4,5
        guard let first = bytes.first, first >= 0x30, first < 0x3A else { return false }
        return bytes.count < 30 && bytes.allSatisfy { $0 >= 0x30 && $0 < 0x3A || "acd,".utf8.contains($0) }
    }

    /// How many signs a line begins with, and where its text begins.
    private func quotePrefix(_ line: TextLine) -> (depth: Int, text: Int) {
        var (depth, place) = (0, line.content)
        while place < line.end, depth < Self.maximumQuoteDepth {
            if window[place] == UInt8(ascii: ">") {
                depth += 1
                place += 1
            } else if isSpace(window[place]), place + 1 < line.end, window[place + 1] == UInt8(ascii: ">") {
                place += 1
            } else {
                break
            }
        }
        return (depth, place < line.end && window[place] == 0x20 ? place + 1 : place)
    }

    /// Writes the quotation that a block begins with; returns the line behind it. It goes on over empty lines.
    mutating func writeQuote(_ block: Range<Int>) -> Int {
        writeEmptyLines()
        var open: [Number<Block>] = []
        var place = block.lowerBound
        while place < block.upperBound, let depth = quoteDepth(of: place, isFirst: false), depth > 0 {
            var end = place + 1
            while end < block.upperBound, quoteDepth(of: end, isFirst: false) == depth { end += 1 }
            openQuotes(&open, depth)
            let goesOn = end < block.upperBound && (quoteDepth(of: end, isFirst: false) ?? 0) > 0
            writeQuoted(trimmed(place..<end, isBehind: place > block.lowerBound, isBefore: goesOn), in: open.last)
            place = end
        }
        return place
    }

    /// Lines without the empty ones beside a quotation of another depth, which has its own distance.
    private func trimmed(_ range: Range<Int>, isBehind: Bool, isBefore: Bool) -> Range<Int> {
        func isEmpty(_ place: Int) -> Bool { quotePrefix(lines[place]).text >= lines[place].end }
        var (start, end) = (range.lowerBound, range.upperBound)
        if isBehind { while start < end, isEmpty(start) { start += 1 } }
        if isBefore { while end > start, isEmpty(end - 1) { end -= 1 } }
        return start..<end
    }

    private mutating func openQuotes(_ open: inout [Number<Block>], _ depth: Int) {
        while open.count > depth { open.removeLast() }
        while open.count < depth {
            guard let block = addBlock(.quote, in: open.last) else { return }
            open.append(block)
        }
    }

    /// Writes lines of one depth without their signs.
    private mutating func writeQuoted(_ range: Range<Int>, in block: Number<Block>?) {
        var key = ParagraphStyles.Key()
        key.block = block
        let kept = range.map { lines[$0] }
        let bytes = window
        for place in range {
            let line = lines[place]
            let start = min(quotePrefix(line).text, line.end)
            lines[place] = bytes.withUnsafeBufferPointer { TextLine($0, start, line.end, next: line.next, startsPage: line.startsPage) }
        }
        var place = range.lowerBound
        while place < range.upperBound {
            var end = place + 1
            if !lines[place].isBlank {
                while end < range.upperBound, !lines[end].isBlank { end += 1 }
            }
            let part = place..<end
            if part.count > 1, let paragraphs = wrappedParagraphs(of: part, facts(of: part)) {
                for paragraph in paragraphs {
                    if lines[paragraph.lowerBound].startsPage { beginPage() }
                    let (parts, joints) = parts(of: paragraph)
                    writeJoined(parts, breaks: joints, key)
                }
            } else {
                writeLines(part, key)
            }
            place = end
        }
        for (offset, line) in kept.enumerated() { lines[range.lowerBound + offset] = line }
    }
}
