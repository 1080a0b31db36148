// SPDX-License-Identifier: Apache-2.0

import TextModel

extension StructuredText {
    /// Columns from which on an indent is more than that of a paragraph.
    private static let leastIndent = 4
    /// Columns from which on a lone line is a title in the middle rather than a line of code.
    private static let centredIndent = 16

    /// Whether lines are to stand as they are, in type of one width: a block that is indented, columns, a drawing.
    func isPreformatted(_ range: Range<Int>, _ facts: [LineFacts]) -> Bool {
        if hasColumns(range, facts) || isDrawing(range) { return true }
        let indent = range.reduce(Int.max) { min($0, lines[$1].indent) }
        let usual = evidence?.indent ?? 0
        guard indent >= Self.leastIndent, indent >= usual + (usual == 0 ? Self.leastIndent : 2) else { return false }
        if range.count == 1 {
            let facts = facts[0]
            if indent >= Self.centredIndent, facts.words > 1 { return false }
            return !(facts.startsWithCapital && facts.endsSentence && facts.words >= 5)
        }
        return wrappedParagraphs(of: range, facts) == nil
    }

    /// Whether gaps between words stand below each other in most lines.
    private func hasColumns(_ range: Range<Int>, _ facts: [LineFacts]) -> Bool {
        guard range.count > 1 else { return false }
        let withGaps = facts.count { $0.hasGap }
        guard withGaps > 1, withGaps * 5 >= range.count * 3 else { return false }
        var aligned = 0
        var before: [Int] = []
        var wasCounted = false
        for (place, facts) in zip(range, facts) {
            let own = facts.hasGap ? stops(of: lines[place]) : []
            let isAligned = own.contains { stop in before.contains(stop) }
            if isAligned { aligned += wasCounted ? 1 : 2 }
            wasCounted = isAligned
            before = own
        }
        return aligned > 1 && aligned * 5 >= range.count * 3
    }

    /// The columns where words begin behind gaps, and, as negative numbers, where such words end.
    private func stops(of line: TextLine) -> [Int] {
        var stops: [Int] = []
        var (column, gap) = (line.indent, 0)
        var isBehindGap = false
        for place in line.content..<min(line.end, line.content + LineFacts.maximumLength) {
            let byte = window[place]
            if byte & 0xC0 == 0x80 { continue }
            if isSpace(byte) {
                if isBehindGap { stops.append(-column) }
                isBehindGap = false
                gap += byte == 0x09 ? TextLine.tabInterval : 1
                column = byte == 0x09 ? (column / TextLine.tabInterval + 1) * TextLine.tabInterval : column + 1
                continue
            }
            if gap > 1 {
                stops.append(column)
                isBehindGap = true
            }
            gap = 0
            column += 1
        }
        if isBehindGap { stops.append(-column) }
        return stops
    }

    /// Whether the lines are drawn: rows between bars, rules of signs, the characters for boxes.
    private func isDrawing(_ range: Range<Int>) -> Bool {
        guard range.count > 1 else { return false }
        var drawn = 0
        for place in range {
            let bytes = window[lines[place].content..<lines[place].end]
            guard let first = bytes.first, let last = bytes.last else { continue }
            let isRow = first == UInt8(ascii: "|") && bytes.count > 1 && (last == first || bytes.dropFirst().contains(first))
            let isRule = bytes.count > 2 && first == UInt8(ascii: "+") && last == first && bytes.allSatisfy { "+-= |".utf8.contains($0) }
            // U+2500–U+259F
            let isBox = bytes.count > 2 && first == 0xE2 && (0x94...0x96).contains(bytes[bytes.startIndex + 1])
            if isRow || isRule || isBox { drawn += 1 }
        }
        return drawn > 1 && drawn * 5 >= range.count * 3
    }

    /// Writes lines as a preformatted block, or at the end of the one that stands above.
    /// - Parameter column: where the item's text begins; white space before that is its indent.
    mutating func writePreformatted(_ range: Range<Int>, in item: Number<Block>? = nil, at column: Int = 0) {
        var key = ParagraphStyles.Key()
        if item == nil, let block = openPreformatted, !lines[range.lowerBound].startsPage, !startsPage {
            key.block = block
            for _ in 0..<emptyLines { endParagraph(key) }
        } else {
            if item == nil { writeEmptyLines() }
            key.block = addBlock(.preformatted(PreformattedProperties()), in: item, box: Self.leftBox)
        }
        emptyLines = 0
        if column > 0 { for place in range { dropIndent(of: place, column) } }
        writeLines(range, key)
        openPreformatted = item == nil ? key.block : nil
    }

    /// Lets a line begin behind so many columns of white space.
    private mutating func dropIndent(of place: Int, _ column: Int) {
        var (start, dropped) = (lines[place].start, 0)
        while start < lines[place].content, dropped < column {
            dropped += window[start] == 0x09 ? TextLine.tabInterval - dropped % TextLine.tabInterval : 1
            start += 1
        }
        lines[place].start = start
    }

    /// The lines have their indent themselves.
    private static let leftBox: BoxStyle = {
        var box = BoxStyle()
        box.margin.left.wrappedValue = 0
        return box
    }()
}
