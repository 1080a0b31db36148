// SPDX-License-Identifier: Apache-2.0

/// A table of lines of two words, read in order: what is found, and the type that it means. A blank ends the first word.
struct WordTable: Sequence, IteratorProtocol {
    private let text: SignatureText
    private var cursor = 0

    init(_ table: StaticString) {
        text = SignatureText(table)
    }

    mutating func next() -> (String, String)? {
        guard cursor < text.count else { return nil }
        let end = text.lineEnd(from: cursor)
        var blank = cursor
        while blank < end, text[blank] != 0x20 { blank += 1 }
        let pair = (text.string(cursor..<blank), text.string(Swift.min(blank + 1, end)..<end))
        cursor = end + 1
        return pair
    }
}
