// SPDX-License-Identifier: Apache-2.0

import TextModel

extension StructuredText {
    /// A title over a line of signs.
    struct Heading {
        let title: Int
        let level: Int
        /// The line behind it.
        let next: Int
    }

    /// The longest title, in columns.
    private static let maximumTitle = 90

    /// The heading that a block begins with.
    func heading(in block: Range<Int>) -> Heading? {
        var title = block.lowerBound
        var over: UInt8?
        if let sign = ruleSign(title) {
            over = sign
            title += 1
        }
        guard title + 1 < block.upperBound, let sign = ruleSign(title + 1), over.map({ $0 == sign }) ?? true else { return nil }
        let (line, rule) = (lines[title], lines[title + 1])
        let facts = window.withUnsafeBufferPointer { LineFacts($0, line) }
        let (width, length) = (facts.width - line.indent, rule.end - rule.content)
        guard facts.letters > 0 || facts.startsWithDigit, facts.width <= Self.maximumTitle, !facts.hasGap else { return nil }
        guard over != nil || abs(line.indent - rule.indent) <= 1, length >= 3, length >= width - 3, length <= width * 3 / 2 + 4 else {
            return nil
        }
        // Below a line that is not the first of its block, "---" is as often a rule or the end of a column's head.
        let next = title + 2
        if next < block.upperBound, ruleSign(next) != nil { return nil }
        if let behind = next..<min(next + 3, block.upperBound) as Range?, sign == UInt8(ascii: "-"), !behind.isEmpty {
            let facts = self.facts(of: behind)
            if facts.contains(where: { $0.hasGap }) || facts.allSatisfy({ $0.startsWithDigit }) { return nil }
        }
        return Heading(title: title, level: sign == UInt8(ascii: "=") ? 1 : 2, next: next)
    }

    /// The sign of which a line consists: `=` or `-`.
    private func ruleSign(_ place: Int) -> UInt8? {
        let line = lines[place]
        guard line.end - line.content >= 3, line.end - line.content <= Self.maximumTitle * 2 else { return nil }
        let sign = window[line.content]
        guard sign == UInt8(ascii: "=") || sign == UInt8(ascii: "-") else { return nil }
        return window[line.content..<line.end].allSatisfy { $0 == sign } ? sign : nil
    }

    mutating func writeHeading(_ heading: Heading) {
        writeEmptyLines()
        if lines[heading.title].startsPage || lines[heading.next - 2].startsPage { beginPage() }
        let start = text.count
        write(lines[heading.title].content..<lines[heading.title].end)
        text.set(\.font.weight, 700, in: start..<text.count)
        var key = ParagraphStyles.Key()
        key.headingLevel = heading.level
        endParagraph(key)
    }
}
