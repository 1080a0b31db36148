// SPDX-License-Identifier: Apache-2.0

import TextModel

extension StructuredText {
    /// Appends a part of the window, with the attributes that it has.
    mutating func write(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let window = window
        if sgr.runs.isEmpty, origins.isEmpty {
            return text.append(validUTF8: window.span.extracting(range), plain)
        }
        var start = range.lowerBound
        while start < range.upperBound {
            let (attributes, runEnd) = sgr.runs.value(at: start) ?? (plain, end: sgr.runs.firstOffset)
            let (origin, originEnd) = origins.value(at: start)
            let end = min(range.upperBound, runEnd, originEnd)
            var number = attributes
            if let origin { number = text.number(for: text[attributes].from(origin)) }
            text.append(validUTF8: window.span.extracting(start..<end), number)
            start = end
        }
    }

    /// The next paragraph begins a page. One that should already have is an empty page.
    mutating func beginPage() {
        if startsPage { endParagraph(ParagraphStyles.Key()) }
        startsPage = true
    }

    /// Ends the paragraph that is open, or adds an empty one.
    mutating func endParagraph(_ key: ParagraphStyles.Key) {
        var key = key
        key.startsPage = startsPage
        startsPage = false
        let style = styles.number(key, in: &text)
        text.endParagraph(plain, style: style)
    }

    /// Writes lines as they are, each a paragraph.
    mutating func writeLines(_ range: Range<Int>, _ key: ParagraphStyles.Key = ParagraphStyles.Key()) {
        for place in range {
            if lines[place].startsPage { beginPage() }
            var end = lines[place].end
            while end < lines[place].next, isSpace(window[end]) { end += 1 }
            write(min(lines[place].start, end)..<end)
            endParagraph(key)
        }
    }

    /// Writes lines as one paragraph: from their first characters on, joined as their ends ask for.
    mutating func writeJoined(_ parts: [Range<Int>], breaks: [LineJoint], _ key: ParagraphStyles.Key) {
        for (place, part) in parts.enumerated() {
            if place > 0 {
                switch breaks[place - 1] {
                case .space: text.append(" ")
                case .nothing: break
                case .line: text.append("\u{2028}")
                }
            }
            write(part)
        }
        endParagraph(key)
    }

    /// Writes the empty lines above what comes.
    mutating func writeEmptyLines() {
        for _ in 0..<emptyLines { endParagraph(ParagraphStyles.Key()) }
        emptyLines = 0
        openPreformatted = nil
    }
}

/// What becomes of a line's end within a paragraph.
enum LineJoint: Hashable {
    /// A space.
    case space
    /// Nothing: the line ends in a hyphen, or its script has no spaces.
    case nothing
    /// A line break: the line was short.
    case line
}
