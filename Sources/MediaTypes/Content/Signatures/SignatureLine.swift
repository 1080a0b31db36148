// SPDX-License-Identifier: Apache-2.0

/// One line of a signature table, read in place. The grammar is `SignatureTable`'s.
struct SignatureLine: Sendable {
    /// Where a line is filed: the first byte that its first condition asks for, and where.
    struct Key {
        enum Place { case fixed, lineStart, anywhere }

        var place: Place
        var offset: Int
        var byte: UInt8
        /// Whether the byte is a small letter that may be a capital.
        var foldsCase: Bool
    }

    /// A condition that begins a line is looked for in so many bytes.
    static let lineStartLimit = 4096

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
        var pattern = PatternReader(text, at: cursor)
        guard let unit = pattern.next() else { return nil }
        let isExact = unit.mask == 0xFF
        switch place {
        case .fixed(let offset) where isExact && (offset == 0 || !unit.foldsCase):
            return Key(place: .fixed, offset: offset, byte: unit.value, foldsCase: unit.foldsCase)
        case .lineStart where isExact: return Key(place: .lineStart, offset: 0, byte: unit.value, foldsCase: unit.foldsCase)
        default: return Key(place: .anywhere, offset: 0, byte: 0, foldsCase: false)
        }
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

    /// Whether the first condition's pattern stands at `index`.
    func firstMatches(_ bytes: [UInt8], at index: Int) -> Bool {
        var cursor = typeEnd
        guard nextPlace(&cursor) != nil else { return false }
        return PatternReader(text, at: cursor).matches(bytes, at: index)
    }

    /// Constant bytes of the first condition's pattern.
    var firstStrength: Int {
        var cursor = typeEnd
        guard nextPlace(&cursor) != nil else { return 0 }
        return PatternReader(text, at: cursor).strength
    }

    private func search(_ pattern: PatternReader, _ bytes: [UInt8], _ base: Int, _ range: ClosedRange<Int>) -> Int? {
        var first = pattern
        guard let unit = first.next() else { return nil }
        let end = min(range.upperBound, bytes.count - base - 1)
        var offset = range.lowerBound
        if unit.mask == 0xFF, !unit.foldsCase {
            let value = unit.value
            return bytes.withUnsafeBufferPointer { buffer in
                while offset <= end {
                    if buffer[base + offset] == value, pattern.matches(bytes, at: base + offset) { return offset }
                    offset += 1
                }
                return nil
            }
        }
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
