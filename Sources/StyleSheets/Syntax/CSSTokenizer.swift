// SPDX-License-Identifier: Apache-2.0

/// CSS Syntax 3, section 4 ("Tokenization"), over bytes of UTF-8. What section 3.3 does to the input beforehand is done on the way.
struct CSSTokenizer {
    private let bytes: [UInt8]
    private let end: Int
    private(set) var index = 0

    init(_ bytes: [UInt8]) {
        self.init(bytes, in: 0..<bytes.count)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    /// A tokenizer for a part of a text.
    init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        index = range.lowerBound
        end = range.upperBound
    }

    /// A byte ahead; a space stands for the end, as no token begins or goes on with one.
    @inline(__always)
    private func peek(_ offset: Int = 0) -> UInt8 { index + offset < end ? bytes[index + offset] : 0x20 }

    private var isAtEnd: Bool { index >= end }

    /// "Consume a token"; nil at the end.
    mutating func next() -> CSSToken? {
        skipComments()
        guard index < end else { return nil }
        let byte = bytes[index]
        if byte.isCSSWhitespace {
            while index < end, bytes[index].isCSSWhitespace { index += 1 }
            return CSSToken(.whitespace)
        }
        if startsNumber(0) { return numeric() }
        if startsIdentSequence(0) { return identLike() }
        if let kind = Self.single(byte) {
            index += 1
            return CSSToken(kind)
        }
        return special(byte)
    }

    private static func single(_ byte: UInt8) -> CSSToken.Kind? {
        switch byte {
        case 0x28: .openParenthesis
        case 0x29: .closeParenthesis
        case 0x2C: .comma
        case 0x3A: .colon
        case 0x3B: .semicolon
        case 0x5B: .openSquare
        case 0x5D: .closeSquare
        case 0x7B: .openCurly
        case 0x7D: .closeCurly
        default: nil
        }
    }

    private mutating func special(_ byte: UInt8) -> CSSToken {
        switch byte {
        case 0x22, 0x27: return string(byte)
        case 0x23 where peek(1).isIdent && index + 1 < end || isEscape(1):
            let isID = startsIdentSequence(1)
            index += 1
            return CSSToken(.hash, name(), isMarked: isID)
        case 0x40 where startsIdentSequence(1):
            index += 1
            return CSSToken(.atKeyword, name())
        case 0x3C where peek(1) == 0x21 && peek(2) == 0x2D && peek(3) == 0x2D:
            index += 4
            return CSSToken(.openingComment)
        case 0x2D where peek(1) == 0x2D && peek(2) == 0x3E:
            index += 3
            return CSSToken(.closingComment)
        default:
            index += 1
            return CSSToken(.delim, String(UnicodeScalar(byte)))
        }
    }

    /// "Consume comments".
    private mutating func skipComments() {
        while peek() == 0x2F, peek(1) == 0x2A {
            index += 2
            while index < end, !(bytes[index] == 0x2A && peek(1) == 0x2F) { index += 1 }
            index = min(index + 2, end)
        }
    }

    // MARK: Checks

    /// "Check if two code points are a valid escape"; a backslash at the end is one, which stands for U+FFFD.
    private func isEscape(_ offset: Int) -> Bool {
        peek(offset) == 0x5C && !(index + offset + 1 < end && peek(offset + 1).isNewline)
    }

    /// "Check if three code points would start an ident sequence".
    private func startsIdentSequence(_ offset: Int) -> Bool {
        guard index + offset < end else { return false }
        if peek(offset) == 0x2D {
            return peek(offset + 1) == 0x2D && peek(offset + 2) != 0x3E || peek(offset + 1).startsIdent || isEscape(offset + 1)
        }
        return peek(offset).startsIdent || isEscape(offset)
    }

    /// "Check if three code points would start a number".
    private func startsNumber(_ offset: Int) -> Bool {
        var offset = offset
        if peek(offset) == 0x2B || peek(offset) == 0x2D { offset += 1 }
        return peek(offset).isDigit || peek(offset) == 0x2E && peek(offset + 1).isDigit
    }

    // MARK: Names and numbers

    /// "Consume an ident sequence".
    private mutating func name() -> String {
        let start = index
        while index < end, bytes[index].isIdent, bytes[index] != 0 { index += 1 }
        guard index < end, bytes[index] == 0 || isEscape(0) else { return String(decoding: bytes[start..<index], as: UTF8.self) }
        var text = Array(bytes[start..<index])
        while index < end {
            if bytes[index] == 0 {
                append(0xFFFD, to: &text)
                index += 1
            } else if bytes[index].isIdent {
                text.append(bytes[index])
                index += 1
            } else if isEscape(0) {
                index += 1
                escape(into: &text)
            } else {
                break
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// "Consume an escaped code point", behind the backslash.
    private mutating func escape(into text: inout [UInt8]) {
        guard index < end else { return append(0xFFFD, to: &text) }
        guard bytes[index].hexDigit != nil else {
            if bytes[index] == 0 { append(0xFFFD, to: &text) } else { text.append(bytes[index]) }
            index += 1
            // The rest of a character of several bytes.
            while index < end, bytes[index] & 0xC0 == 0x80 {
                text.append(bytes[index])
                index += 1
            }
            return
        }
        var value: UInt32 = 0
        var count = 0
        while count < 6, index < end, let digit = bytes[index].hexDigit {
            value = value << 4 | digit
            count += 1
            index += 1
        }
        if peek() == 0x0D, peek(1) == 0x0A { index += 2 } else if index < end, bytes[index].isCSSWhitespace { index += 1 }
        append(value == 0 ? 0xFFFD : value, to: &text)
    }

    private func append(_ value: UInt32, to text: inout [UInt8]) {
        text.append(contentsOf: String(UnicodeScalar(value) ?? "\u{FFFD}").utf8)
    }

    /// "Consume a number", and what makes it a percentage or a dimension.
    private mutating func numeric() -> CSSToken {
        let start = index
        let isSigned = peek() == 0x2B || peek() == 0x2D
        if isSigned { index += 1 }
        var isInteger = true
        skipDigits()
        if peek() == 0x2E, peek(1).isDigit {
            isInteger = false
            index += 1
            skipDigits()
        }
        if peek() | 0x20 == 0x65 {
            let sign = peek(1) == 0x2B || peek(1) == 0x2D ? 1 : 0
            if peek(1 + sign).isDigit {
                isInteger = false
                index += 1 + sign
                skipDigits()
            }
        }
        let written = Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? 0
        let value = written.isFinite ? written : written < 0 ? -Self.largest : Self.largest
        if peek() == 0x25 {
            index += 1
            return CSSToken(.percentage, number: value, isInteger: isInteger, isMarked: isSigned)
        }
        if startsIdentSequence(0) { return CSSToken(.dimension, name(), number: value, isInteger: isInteger, isMarked: isSigned) }
        return CSSToken(.number, number: value, isInteger: isInteger, isMarked: isSigned)
    }

    private static let largest = Double.greatestFiniteMagnitude

    private mutating func skipDigits() {
        while peek().isDigit { index += 1 }
    }

    // MARK: Identifiers, strings, URLs

    /// "Consume an ident-like token".
    private mutating func identLike() -> CSSToken {
        let text = name()
        guard peek() == 0x28 else { return CSSToken(.ident, text) }
        index += 1
        guard text.equalsIgnoringCase("url") else { return CSSToken(.function, text) }
        var ahead = index
        while ahead < end, bytes[ahead].isCSSWhitespace { ahead += 1 }
        if ahead < end, bytes[ahead] == 0x22 || bytes[ahead] == 0x27 { return CSSToken(.function, text) }
        index = ahead
        return url()
    }

    /// "Consume a string token".
    private mutating func string(_ quote: UInt8) -> CSSToken {
        index += 1
        var text: [UInt8] = []
        while index < end, bytes[index] != quote {
            let byte = bytes[index]
            if byte.isNewline { return CSSToken(.badString) }
            index += 1
            if byte == 0 {
                append(0xFFFD, to: &text)
            } else if byte != 0x5C {
                text.append(byte)
            } else if !isAtEnd, peek().isNewline {
                index += peek() == 0x0D && peek(1) == 0x0A ? 2 : 1
            } else if !isAtEnd {
                escape(into: &text)
            }
        }
        if !isAtEnd { index += 1 }
        return CSSToken(.string, String(decoding: text, as: UTF8.self))
    }

    /// "Consume a url token", behind the white space at its beginning.
    private mutating func url() -> CSSToken {
        var text: [UInt8] = []
        while index < end, bytes[index] != 0x29 {
            let byte = bytes[index]
            if byte.isCSSWhitespace {
                while index < end, bytes[index].isCSSWhitespace { index += 1 }
                guard isAtEnd || bytes[index] == 0x29 else { return badURL() }
            } else if byte == 0x22 || byte == 0x27 || byte == 0x28 || byte == 0x7F || byte == 0x0B || byte < 0x20 && byte != 0 {
                return badURL()
            } else if byte == 0x5C {
                guard isEscape(0) else { return badURL() }
                index += 1
                escape(into: &text)
            } else {
                if byte == 0 { append(0xFFFD, to: &text) } else { text.append(byte) }
                index += 1
            }
        }
        if !isAtEnd { index += 1 }
        return CSSToken(.url, String(decoding: text, as: UTF8.self))
    }

    /// "Consume the remnants of a bad url".
    private mutating func badURL() -> CSSToken {
        while index < end, bytes[index] != 0x29 { index += isEscape(0) ? 2 : 1 }
        index = min(index + 1, end)
        return CSSToken(.badURL)
    }
}
