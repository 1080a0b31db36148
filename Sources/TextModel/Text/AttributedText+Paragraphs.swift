// SPDX-License-Identifier: Apache-2.0

/// A paragraph of a text.
public struct Paragraph: Hashable, Sendable {
    /// Its bytes with the line feed at the end, if it has one.
    public let range: Range<Int>
    /// Its bytes without the line feed.
    public let content: Range<Int>
    /// Its style.
    public let style: Number<ParagraphStyle>
}

extension AttributedText {
    /// The paragraphs in order.
    public var paragraphs: Paragraphs { Paragraphs(text: self) }

    /// A sequence of a text's paragraphs.
    public struct Paragraphs: Sequence, IteratorProtocol, Sendable {
        private let text: AttributedText
        private var offset = 0
        private var run = 0

        init(text: AttributedText) { self.text = text }

        /// The next paragraph.
        public mutating func next() -> Paragraph? {
            guard offset < text.count else { return nil }
            let start = offset
            offset = text.paragraphEnd(of: start)
            let content = start..<(text.bytes[offset - 1] == TextScalar.lineFeed ? offset - 1 : offset)
            while run + 1 < text.paragraphRuns.count, Int(text.paragraphRuns.ends[run]) <= start { run += 1 }
            return Paragraph(range: start..<offset, content: content, style: Number(text.paragraphRuns.values[run]))
        }
    }

    /// The style of the paragraph at a position, and the longest range of paragraphs around it that have the same.
    public func paragraphStyle(at offset: Int) -> (style: ParagraphStyle, range: Range<Int>) {
        guard !isEmpty else { return (ParagraphStyle(), 0..<0) }
        let run = paragraphRuns.index(at: aligned(offset))
        return (paragraphStyles[paragraphRuns.values[run]], paragraphRuns.range(of: run))
    }

    /// Gives every paragraph that a range touches this style.
    public mutating func setParagraphStyle(_ style: ParagraphStyle, in range: Range<Int>) {
        changeParagraphStyles(in: range) { $0 = style }
    }

    /// Changes the style of every paragraph that a range touches; `change` is called once for each distinct style. Blocks whose
    /// paragraphs no longer are adjacent are split.
    public mutating func changeParagraphStyles(in range: Range<Int>, _ change: (inout ParagraphStyle) -> Void) {
        let touched = wholeParagraphs(range)
        guard !touched.isEmpty else { return }
        var map: [UInt32: UInt32] = [:]
        var changed = RunTable()
        for run in paragraphRuns.index(at: touched.lowerBound)..<paragraphRuns.count {
            let cut = paragraphRuns.range(of: run).clamped(to: touched)
            if cut.isEmpty { break }
            let style = paragraphRuns.values[run]
            let number = map[style] ?? changedStyle(style, change)
            map[style] = number
            changed.append(length: cut.count, value: number)
        }
        paragraphRuns.replace(touched, with: changed)
        repairBlocks()
    }

    /// The paragraphs that `range` touches; an empty range touches the one it stands in.
    func wholeParagraphs(_ range: Range<Int>) -> Range<Int> {
        let range = aligned(range)
        let start = paragraphStart(of: range.lowerBound)
        return start..<max(start, paragraphEnd(of: range.isEmpty ? range.upperBound : range.upperBound - 1))
    }

    mutating func changedStyle(_ style: UInt32, _ change: (inout ParagraphStyle) -> Void) -> UInt32 {
        var value = paragraphStyles[style]
        change(&value)
        return number(for: value).raw
    }
}
