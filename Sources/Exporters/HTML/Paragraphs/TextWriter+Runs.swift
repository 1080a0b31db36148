// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLWriting
import TextModel

extension TextWriter {
    private static let lineBreak = Array("<br>".utf8)

    /// Writes what stands in a paragraph; an empty one keeps its height.
    mutating func writeContent(_ prepared: PreparedParagraph) throws(ConversionError) {
        if let lead {
            page.body.write(escaping: lead)
            self.lead = nil
        }
        let start = page.body.count
        try writeRuns(prepared)
        closeElements(downTo: 0)
        let content = prepared.paragraph.content
        if page.body.count == start || text.bytes[content].suffix(3).elementsEqual(TextScalar.lineSeparator) {
            page.body.write(Self.lineBreak)
        }
        finishAnchors(prepared)
        if let trailer, prepared.paragraph.range.upperBound == text.count {
            page.body.write(trailer)
            self.trailer = nil
        }
    }

    mutating func writeRuns(_ prepared: PreparedParagraph) throws(ConversionError) {
        let content = prepared.paragraph.content
        var (place, index) = (content.lowerBound, prepared.firstRun)
        while place < content.upperBound {
            let end = min(Int(text.characterRuns.ends[index]), content.upperBound)
            let set = text.characterRuns.values[index]
            if looks.looks[Int(set)].isPlain, waitingAnchors.isEmpty {
                let markup = looks.markup(set: set, context: prepared.context)
                if let between = markup.elementsBetweenWords {
                    writeWords(place..<end, markup.elements, between)
                } else {
                    open(markup.elements)
                    write(place..<end)
                }
                place = end
                index += 1
                continue
            }
            let look = looks.looks[Int(set)]
            if look.isShown {
                let markup = looks.markup(set: set, context: prepared.context)
                waitFor(anchorsOf: set)
                let outer = markup.elementsBetweenWords ?? markup.elements
                if waitingAnchors.isEmpty { open(outer) } else { open(outer + takeAnchorElements()) }
                if let attachment = look.attachment {
                    for _ in 0..<(end - place) / 3 { try writeAttachment(attachment, isInLink: isInLink(set)) }
                } else if let note = look.note {
                    for _ in 0..<(end - place) / 3 { page.writeCall(of: Number(note)) }
                } else if let between = markup.elementsBetweenWords {
                    writeWords(place..<end, markup.elements, between)
                } else {
                    write(place..<end)
                }
            } else {
                waitFor(anchorsOf: set)
            }
            place = end
            index += 1
        }
    }

    private func write(_ range: Range<Int>) {
        text.bytes.withUnsafeBufferPointer {
            page.body.write(text: UnsafeBufferPointer(rebasing: $0[range]), lineBreak: Self.lineBreak)
        }
    }

    /// Writes text whose words have elements that the space between them has not.
    private mutating func writeWords(_ range: Range<Int>, _ words: [UInt32], _ between: [UInt32]) {
        var start = range.lowerBound
        while start < range.upperBound {
            let isSpace = text.bytes[start] <= 0x20
            var end = start
            while end < range.upperBound, (text.bytes[end] <= 0x20) == isSpace { end += 1 }
            open(isSpace ? between : words)
            write(start..<end)
            start = end
        }
    }

    private mutating func waitFor(anchorsOf set: UInt32) {
        if looks.looks[Int(set)].hasAnchors { waitingAnchors += text[Number<CharacterAttributes>(set)].anchors ?? [] }
    }

    private func isInLink(_ set: UInt32) -> Bool { text[Number<CharacterAttributes>(set)].link != nil }

    /// Makes these the open elements; those that are open already at the outside stay.
    mutating func open(_ elements: [UInt32]) {
        var common = 0
        while common < elements.count, common < openElements.count, elements[common] == openElements[common] { common += 1 }
        closeElements(downTo: common)
        for element in elements[common...] {
            page.body.write(markup(of: element).open)
            openElements.append(element)
        }
    }

    /// The markup of an element; kept here, because runs ask for it again and again.
    private mutating func markup(of element: UInt32) -> ElementMarkup {
        while elementMarkup.count <= Int(element) { elementMarkup.append(page.elements[UInt32(elementMarkup.count)]) }
        return elementMarkup[Int(element)]
    }

    mutating func closeElements(downTo count: Int) {
        while openElements.count > count {
            page.body.write(markup(of: openElements.removeLast()).close)
        }
    }

    /// Elements with the ids of anchors that wait for text.
    private mutating func takeAnchorElements() -> [UInt32] {
        let names = waitingAnchors
        waitingAnchors = []
        return names.compactMap { name in
            guard let id = page.identifiers.id(forAnchor: name) else { return nil }
            return page.elements.number(for: ElementMarkup("span", " id=\"\(HTMLText.escaped(id))\""))
        }
    }

    /// Anchors at a paragraph's end, and those that still wait, stand at its end.
    mutating func finishAnchors(_ prepared: PreparedParagraph) {
        let range = prepared.paragraph.range
        if range.upperBound > prepared.paragraph.content.upperBound {
            let set = text.characterRuns.values[text.characterRuns.index(at: range.upperBound - 1)]
            waitFor(anchorsOf: set)
        }
        waitingAnchors.removeAll { !page.identifiers.isWaiting($0) }
        guard !waitingAnchors.isEmpty else { return }
        open(takeAnchorElements())
        closeElements(downTo: 0)
    }
}
