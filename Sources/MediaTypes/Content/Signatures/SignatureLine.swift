// SPDX-License-Identifier: Apache-2.0

/// One line of a signature table, read in place. The grammar is `SignatureTable`'s.
struct SignatureLine: Sendable {
    /// Where a line is filed: the first byte that it asks for, and where.
    struct Key {
        var offset: Int
        var byte: UInt8
        /// Whether that byte stands at that one offset, in one spelling.
        var isFixed: Bool
    }

    /// A condition that begins a line is looked for in so many bytes.
    private static let lineStartLimit = 4096

    private let text: SignatureText
    private let typeStart: Int
    private let typeEnd: Int
    let isLikely: Bool

    /// `nil` for a comment or an empty line.
    init?(_ text: SignatureText, at start: Int) {
        guard text[start] != 0x0A, text[start] != UInt8(ascii: "#") else { return nil }
        self.text = text
        isLikely = text[start] == UInt8(ascii: "~")
        typeStart = isLikely ? start + 1 : start
        var end = typeStart
        while text[end] > 0x20 { end += 1 }
        typeEnd = end
    }

    var mediaType: String { text.string(typeStart..<typeEnd) }

    /// The name behind `?`, empty where there is none.
    var check: String {
        var cursor = typeEnd
        while text[cursor] != 0x0A {
            if text[cursor] == 0x20, text[cursor + 1] == UInt8(ascii: "?") { return text.string(cursor + 2..<text.lineEnd(from: cursor)) }
            cursor += 1
        }
        return ""
    }

    var key: Key? {
        var cursor = typeEnd
        guard let place = nextPlace(&cursor) else { return nil }
        guard case .fixed(let offset) = place else { return Key(offset: 0, byte: 0, isFixed: false) }
        var pattern = PatternReader(text, at: cursor)
        guard let unit = pattern.next() else { return nil }
        return Key(offset: offset, byte: unit.value, isFixed: unit.mask == 0xFF && !unit.foldsCase)
    }

    private enum Place {
        case fixed(Int)
        case range(Int, Int)
        case lineStart
    }

    /// Reads a condition's place and leaves the cursor at its pattern; `nil` where no condition follows.
    private func nextPlace(_ cursor: inout Int) -> Place? {
        while text[cursor] == 0x20 { cursor += 1 }
        let byte = text[cursor]
        if byte == UInt8(ascii: "^") {
            cursor += 2
            return .lineStart
        }
        guard byte.isASCIIDigit else { return nil }
        let from = number(&cursor)
        var place = Place.fixed(from)
        if text[cursor] == UInt8(ascii: "-") {
            cursor += 1
            place = .range(from, number(&cursor))
        }
        cursor += 1
        return place
    }

    private func number(_ cursor: inout Int) -> Int {
        var value = 0
        while text[cursor].isASCIIDigit {
            value = value &* 10 &+ Int(text[cursor] & 15)
            cursor += 1
        }
        return value
    }

    /// How many constant bytes were found where all conditions hold, and where the last stands.
    func match(_ bytes: [UInt8], from base: Int) -> (strength: Int, place: Int)? {
        var cursor = typeEnd
        var strength = 0
        var last = 0
        while let place = nextPlace(&cursor) {
            let pattern = PatternReader(text, at: cursor)
            let found: Int?
            switch place {
            case .fixed(let offset): found = pattern.matches(bytes, at: base + offset) ? offset : nil
            case .range(let low, let high): found = search(pattern, bytes, base, low...max(low, high))
            case .lineStart: found = searchLines(pattern, bytes, base)
            }
            guard let found else { return nil }
            last = found
            strength += pattern.strength
            cursor = pattern.end
        }
        return (strength, last)
    }

    /// Matches the first condition's pattern with bytes that were read at its place.
    func matchFirst(_ bytes: [UInt8]) -> Int? {
        var cursor = typeEnd
        guard nextPlace(&cursor) != nil else { return nil }
        let pattern = PatternReader(text, at: cursor)
        return pattern.matches(bytes, at: 0) ? pattern.strength : nil
    }

    private func search(_ pattern: PatternReader, _ bytes: [UInt8], _ base: Int, _ range: ClosedRange<Int>) -> Int? {
        var first = pattern
        guard let unit = first.next() else { return nil }
        let end = min(range.upperBound, bytes.count - base - 1)
        var offset = range.lowerBound
        while offset <= end {
            if unit.accepts(bytes[base + offset]), pattern.matches(bytes, at: base + offset) { return offset }
            offset += 1
        }
        return nil
    }

    private func searchLines(_ pattern: PatternReader, _ bytes: [UInt8], _ base: Int) -> Int? {
        var first = pattern
        guard let unit = first.next() else { return nil }
        let end = min(bytes.count, base + Self.lineStartLimit)
        var atStart = true
        for index in base..<max(base, end) {
            let byte = bytes[index]
            if atStart, unit.accepts(byte), pattern.matches(bytes, at: index) { return index - base }
            atStart = byte == 0x0A || byte == 0x0D
        }
        return nil
    }
}
