// SPDX-License-Identifier: Apache-2.0

import MediaTypes
import TextModel

/// How text of `format=flowed` is put together again (RFC 3676).
struct FlowedText {
    /// Whether the space at a line's end is no part of the text (`delsp=yes`).
    let deletesSpace: Bool
    private var quotes: [Number<Block>] = []
    /// The depth of the paragraph that is open.
    private var openDepth: Int?

    /// The rules for a text of a type, where it is flowed.
    init?(_ type: MediaType?) {
        guard let type, Self.value("format", of: type) == Array("flowed".utf8) else { return nil }
        deletesSpace = Self.value("delsp", of: type) == Array("yes".utf8)
    }

    private static func value(_ name: String, of type: MediaType) -> [UInt8]? {
        type[name].map { value in value.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 } }
    }

    /// Writes lines.
    mutating func write(_ range: Range<Int>, of structure: inout StructuredText) {
        for place in range {
            let line = structure.lines[place]
            let depth = structure.window[line.start..<line.end].prefix(StructuredText.maximumQuoteDepth, while: { $0 == UInt8(ascii: ">") })
            if let openDepth, openDepth != depth || line.startsPage { end(&structure) }
            if line.startsPage { structure.beginPage() }
            var end = line.end
            while end < line.next, isSpace(structure.window[end]) { end += 1 }
            var start = line.start + depth
            if start < end, structure.window[start] == 0x20 { start += 1 }
            let isSignature = structure.window[start..<end].elementsEqual("-- ".utf8)
            let flows = !isSignature && start < end && structure.window[end - 1] == 0x20
            let stop = flows ? (deletesSpace ? end - 1 : end) : isSignature ? end : line.end
            structure.write(start..<max(start, stop))
            openDepth = depth
            if !flows { self.end(&structure) }
        }
    }

    /// Ends the open paragraph.
    mutating func end(_ structure: inout StructuredText) {
        guard let depth = openDepth else { return }
        openDepth = nil
        if quotes.count > depth { quotes.removeLast(quotes.count - depth) }
        while quotes.count < depth, let block = structure.addBlock(.quote, in: quotes.last) { quotes.append(block) }
        var key = ParagraphStyles.Key()
        key.block = quotes.last
        structure.endParagraph(key)
    }
}

extension Collection {
    /// How many elements at the start fulfil a condition, at most `limit`.
    fileprivate func prefix(_ limit: Int, while condition: (Element) -> Bool) -> Int {
        var count = 0
        for element in self {
            guard count < limit, condition(element) else { break }
            count += 1
        }
        return count
    }
}
