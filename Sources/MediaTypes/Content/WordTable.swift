// SPDX-License-Identifier: Apache-2.0

/// A table of lines of two words, read in order: what is found, and the type that it means. A blank ends the first word.
struct WordTable: Sequence, IteratorProtocol {
    private let text: SignatureText
    private var cursor = 0

    init(_ table: StaticString) {
        text = SignatureText(table)
    }

    /// What stands behind the first row whose word is exactly `word`.
    static func value(of word: some Collection<UInt8>, in table: StaticString) -> String? {
        let text = SignatureText(table)
        var line = 0
        while line < text.count {
            var index = line
            for byte in word {
                if text[index] != byte { break }
                index += 1
            }
            if index - line == word.count, text[index] == 0x20 { return text.string(index + 1..<text.lineEnd(from: index)) }
            line = text.lineEnd(from: line) + 1
        }
        return nil
    }

    /// Skips rows until one whose word is `word` or a lone `*`, and gives what stands behind it.
    mutating func next(of word: [UInt8]) -> String? {
        while cursor < text.count {
            let line = cursor
            let end = text.lineEnd(from: line)
            cursor = end + 1
            if text[line] == 0x2A, text[line + 1] == 0x20 { return text.string(line + 2..<end) }
            var index = 0
            while index < word.count, text[line + index] == word[index] { index += 1 }
            if index == word.count, text[line + index] == 0x20 { return text.string(line + index + 1..<end) }
        }
        return nil
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
