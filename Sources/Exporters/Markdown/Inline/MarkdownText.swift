// SPDX-License-Identifier: Apache-2.0

import HTMLWriting

/// Escaping of text: none of its characters means anything to a reader of Markdown (CommonMark 0.31, GFM 0.29).
struct MarkdownText {
    /// Where text stands, as far as more or less must be escaped there.
    struct Place {
        /// At the start of a line that can begin a block.
        var startsLine = false
        /// In a link's text or a picture's alternative text, where brackets count and addresses do not become links.
        var isInBrackets = false
        /// In a row of a table, where `|` ends a cell.
        var isInRow = false
        /// Directly behind `]`.
        var followsBracket = false
    }

    /// Bytes that may need an escape.
    private static let isSpecial: [Bool] = (0..<256).map { value in
        let byte = UInt8(value)
        return byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte >= 0xEF || "\\`*_[]<&~|:.@!".utf8.contains(byte)
    }

    static func append(_ text: UnsafeBufferPointer<UInt8>, _ place: Place, to output: inout [UInt8]) {
        var next = 0
        if place.startsLine {
            next = appendLineStart(text, place, to: &output)
        } else if place.followsBracket, let first = text.first, "(:".utf8.contains(first) {
            output.append(ASCII.backslash)
            output.append(first)
            next = 1
        } else if place.isInBrackets, text.first == UInt8(ascii: "^") {
            // Behind a bracket it would call a note.
            output.append(ASCII.backslash)
        }
        var copied = next
        isSpecial.withUnsafeBufferPointer { isSpecial in
            while next < text.count {
                guard isSpecial[Int(text[next])] else {
                    next &+= 1
                    continue
                }
                let escape = Self.escape(text, next, place)
                switch escape {
                case .none: next += 1
                case .backslash:
                    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<next]))
                    output.append(ASCII.backslash)
                    copied = next
                    next += 1
                case .comment:
                    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<next]))
                    output.append(contentsOf: Self.comment)
                    copied = next
                    next += 1
                case .replacement(let length):
                    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<next]))
                    output.append(contentsOf: HTMLText.replacement)
                    next += length
                    copied = next
                }
            }
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
    }

    static func append(_ string: String, _ place: Place, to output: inout [UInt8]) {
        var string = string
        string.withUTF8 { append($0, place, to: &output) }
    }

    /// Parts an address, which readers find in finished text, where no backslash is left to see.
    private static let comment = Array("<!-- -->".utf8)

    private enum Escape { case none, backslash, comment, replacement(length: Int) }

    private static func escape(_ text: UnsafeBufferPointer<UInt8>, _ place: Int, _ context: Place) -> Escape {
        let byte = text[place]
        let next = place + 1 < text.count ? text[place + 1] : nil
        let last = place > 0 ? text[place - 1] : nil
        switch byte {
        case UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "["): return .backslash
        case ASCII.backslash:
            // White space behind it may be taken away.
            return next.map { ASCII.isPunctuation($0) || $0 <= 0x20 } ?? true ? .backslash : .none
        case UInt8(ascii: "_"):
            guard let last, let next else { return .backslash }
            return ASCII.isAlphanumeric(last) && ASCII.isAlphanumeric(next) ? .none : .backslash
        case UInt8(ascii: "]"): return context.isInBrackets ? .backslash : .none
        case UInt8(ascii: "|"): return context.isInRow ? .backslash : .none
        case UInt8(ascii: "<"): return next.map { ASCII.isLetter($0) || "/!?".utf8.contains($0) } ?? true ? .backslash : .none
        case UInt8(ascii: "&"): return beginsReference(text, place) ? .backslash : .none
        case UInt8(ascii: "!"): return next == nil ? .backslash : .none
        case UInt8(ascii: ":"):
            let isURL = last.map { ASCII.isLetter($0) } ?? false && text[place...].dropFirst().starts(with: "//".utf8)
            return isURL && !context.isInBrackets ? .backslash : .none
        case UInt8(ascii: "."): return !context.isInBrackets && followsThreeW(text, place) ? .backslash : .none
        case UInt8(ascii: "@"):
            guard let last, let next, !context.isInBrackets else { return .none }
            return (ASCII.isAlphanumeric(last) || ".+-_".utf8.contains(last)) && (ASCII.isAlphanumeric(next) || "-_".utf8.contains(next))
                ? .comment : .none
        default: return forbidden(text, place)
        }
    }

    /// Control characters and noncharacters.
    private static func forbidden(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Escape {
        let byte = text[place]
        let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        guard place + length <= text.count else { return .none }
        var scalar = UInt32(length == 1 ? byte : byte & (0x7F >> UInt8(length)))
        for tail in text[(place + 1)..<(place + length)] { scalar = scalar << 6 | UInt32(tail & 0x3F) }
        return HTMLText.isForbidden(scalar) ? .replacement(length: length) : .none
    }

    /// The longest name or number of a character reference that is looked for; HTML's longest has 31.
    private static let longestReference = 40

    /// Whether `&` begins what can be a character reference.
    private static func beginsReference(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        let rest = text[(place + 1)...].prefix(longestReference)
        guard let end = rest.firstIndex(where: { !ASCII.isAlphanumeric($0) && $0 != UInt8(ascii: "#") }) else {
            return !rest.isEmpty
        }
        return end > place + 1 && text[end] == UInt8(ascii: ";")
    }

    /// Whether a full stop ends `www.`.
    private static func followsThreeW(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        guard place >= 3, text[(place - 3)..<place].allSatisfy({ $0 | 0x20 == UInt8(ascii: "w") }) else { return false }
        return place == 3 || !ASCII.isAlphanumeric(text[place - 4])
    }
}

// MARK: Starts of lines

extension MarkdownText {
    /// Appends what would begin a block at a line's start, escaped. Returns how much of the text that was.
    private static func appendLineStart(_ text: UnsafeBufferPointer<UInt8>, _ place: Place, to output: inout [UInt8]) -> Int {
        guard let first = text.first else { return 0 }
        let next = text.count > 1 ? text[1] : ASCII.space
        let isMark: Bool
        switch first {
        case UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "|"): isMark = true
        case UInt8(ascii: "+"): isMark = ASCII.isSpace(next)
        // A list's bullet, a rule, the underline of a heading, the second row of a table.
        case UInt8(ascii: "-"): isMark = !ASCII.isAlphanumeric(next) && next < 0x80
        case UInt8(ascii: ":"): isMark = next == UInt8(ascii: "-") || place.followsBracket
        case UInt8(ascii: "("): isMark = place.followsBracket
        case UInt8(ascii: "#"):
            let rest = text.drop { $0 == UInt8(ascii: "#") }
            isMark = rest.first.map { ASCII.isSpace($0) } ?? true
        case _ where ASCII.isDigit(first): return appendNumber(text, to: &output)
        default: isMark = false
        }
        guard isMark else { return 0 }
        output.append(ASCII.backslash)
        output.append(first)
        return 1
    }

    /// The most digits that an item's number has (CommonMark, section 5.2).
    static let longestNumber = 9

    private static func appendNumber(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> Int {
        let end = text.firstIndex { !ASCII.isDigit($0) } ?? text.endIndex
        guard end <= longestNumber, end < text.count, text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ")"),
            end + 1 == text.count || ASCII.isSpace(text[end + 1])
        else { return 0 }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: text[..<end]))
        output.append(ASCII.backslash)
        output.append(text[end])
        return end + 1
    }
}
