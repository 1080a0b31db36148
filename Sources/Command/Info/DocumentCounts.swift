// SPDX-License-Identifier: Apache-2.0

import Textmill

/// How much of what a document holds. Notes count as notes; what they say is not counted.
struct DocumentCounts: Hashable, Sendable {
    var paragraphs = 0
    /// Stretches between white space.
    var words = 0
    /// Unicode scalars but for the ends of paragraphs.
    var characters = 0
    var headings = 0
    /// Occurrences of attachments.
    var pictures = 0
    /// Stretches of text that lead to one place.
    var links = 0
    var lists = 0
    var tables = 0
    var notes = 0

    init(_ document: Document) {
        let text = document.text
        countText(text)
        countAttributes(text)
        for block in text.blocks {
            switch block.kind {
            case .list: lists += 1
            case .table: tables += 1
            default: break
            }
        }
        notes = text.notes.count
    }

    private mutating func countText(_ text: AttributedText) {
        for paragraph in text.paragraphs {
            paragraphs += 1
            if text[paragraph.style].headingLevel != nil { headings += 1 }
        }
        var isInWord = false
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = text.utf8.makeIterator()
        while case .valid(let encoded) = parser.parseScalar(from: &bytes) {
            let scalar = Unicode.UTF8.decode(encoded)
            if scalar != "\n" { characters += 1 }
            // U+FFFC stands for an attachment or a note.
            let isSpace = scalar.isASCII ? scalar.value <= 0x20 : scalar.properties.isWhitespace || scalar.value == 0xFFFC
            if !isSpace, !isInWord { words += 1 }
            isInWord = !isSpace
        }
    }

    private mutating func countAttributes(_ text: AttributedText) {
        var linkEnd = 0
        var link: Link?
        text.enumerateAttributes(in: 0..<text.count) { range, number in
            let attributes = text[number]
            // Each occurrence is a U+FFFC, three bytes; equal neighbours are one run.
            if attributes.attachment != nil { pictures += range.count / 3 }
            if let next = attributes.link, next != link || range.lowerBound != linkEnd { links += 1 }
            link = attributes.link
            linkEnd = range.upperBound
        }
    }
}
