// SPDX-License-Identifier: Apache-2.0

/// A token of CSS Syntax 3, section 4 ("Tokenization"). Component values are kept flat: a token that opens a block or a function says how
/// many tokens away it is closed.
public struct CSSToken: Sendable {
    /// What a token is, with the names of the standard.
    public enum Kind: UInt8, Sendable {
        case ident, function, atKeyword, hash, string, badString, url, badURL, delim, number, percentage, dimension, whitespace
        case openingComment, closingComment, colon, semicolon, comma
        case openSquare, closeSquare, openParenthesis, closeParenthesis, openCurly, closeCurly
    }

    /// What the token is.
    public let kind: Kind
    /// Of a number: whether it was written without a fraction and an exponent (type flag "integer").
    public let isInteger: Bool
    /// Of a number: whether it was written with a sign. Of a hash: whether it can be an identifier (type flag "id").
    public let isMarked: Bool
    /// Of a token that opens: how many tokens behind it the closing one stands; 0 for others.
    public internal(set) var span: Int32 = 0
    /// The value of a number, a percentage (50 for `50%`) or a dimension; always finite.
    public let number: Double
    /// The name or the content, escapes resolved; of a delimiter the character; of a dimension the unit.
    public let text: String

    init(
        _ kind: Kind, _ text: String = "", number: Double = 0, isInteger: Bool = false, isMarked: Bool = false, span: Int32 = 0
    ) {
        self.kind = kind
        self.text = text
        self.number = number
        self.isInteger = isInteger
        self.isMarked = isMarked
        self.span = span
    }

    /// Whether the token is an identifier with this text, letters of ASCII in either case.
    public func isIdent(_ name: StaticString) -> Bool { kind == .ident && text.equalsIgnoringCase(name) }

    /// Whether the token is this delimiter.
    func isDelim(_ character: StaticString) -> Bool { kind == .delim && text.equalsIgnoringCase(character) }

    func isFunction(_ name: StaticString) -> Bool { kind == .function && text.equalsIgnoringCase(name) }

    func isUnit(_ name: StaticString) -> Bool { kind == .dimension && text.equalsIgnoringCase(name) }

    /// The kind that closes what the token opens.
    var closing: Kind? {
        switch kind {
        case .openSquare: .closeSquare
        case .openCurly: .closeCurly
        case .openParenthesis, .function: .closeParenthesis
        default: nil
        }
    }

    /// The token that closes what a token of this kind opens.
    static func closer(_ kind: Kind) -> CSSToken { CSSToken(kind) }
}

extension CSSToken: Equatable {
    /// Whether two tokens say the same, their texts compared byte by byte.
    public static func == (one: CSSToken, other: CSSToken) -> Bool {
        one.kind == other.kind && one.number == other.number && one.isMarked == other.isMarked && one.span == other.span
            && one.text.utf8.elementsEqual(other.text.utf8)
    }
}

extension String {
    /// Whether the string has these bytes, letters of ASCII in either case.
    func equalsIgnoringCase(_ other: StaticString) -> Bool {
        let bytes = utf8
        guard bytes.count == other.utf8CodeUnitCount else { return false }
        var place = other.utf8Start
        for byte in bytes {
            if byte.lowercasedLetter != place.pointee.lowercasedLetter { return false }
            place += 1
        }
        return true
    }

    /// The string with letters of ASCII in lower case.
    var lowercasedLetters: String {
        guard utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) else { return self }
        return String(decoding: utf8.map(\.lowercasedLetter), as: UTF8.self)
    }
}

extension UInt8 {
    @inline(__always)
    var lowercasedLetter: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

    @inline(__always)
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    @inline(__always)
    var isNewline: Bool { self == 0x0A || self == 0x0D || self == 0x0C }

    @inline(__always)
    var isCSSWhitespace: Bool { self == 0x20 || self == 0x09 || isNewline }

    /// "ident-start code point"; NUL is one, as it becomes U+FFFD.
    @inline(__always)
    var startsIdent: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A || self >= 0x80 || self == 0x5F || self == 0 }

    @inline(__always)
    var isIdent: Bool { startsIdent || isDigit || self == 0x2D }

    /// The value of a hexadecimal digit.
    var hexDigit: UInt32? {
        switch self {
        case 0x30...0x39: UInt32(self - 0x30)
        case 0x41...0x46: UInt32(self - 0x37)
        case 0x61...0x66: UInt32(self - 0x57)
        default: nil
        }
    }
}
