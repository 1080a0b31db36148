// SPDX-License-Identifier: Apache-2.0

/// A character encoding that bytes can be decoded from, as WHATWG's Encoding standard names it or, outside the standard, IANA or custom.
///
/// The standard's reading of a name wins: `latin1` and `us-ascii` are windows-1252, `shift_jis` is Windows' page 932, `gb2312` is GBK,
/// `euc-kr` is Windows' page 949, `big5` has the Hong Kong characters. `x-iso-8859-1` and `x-iso-8859-9` are ISO's own, with control
/// characters at 80 to 9F.
public struct CharacterEncoding: Hashable, Sendable, CustomStringConvertible {
    /// The encoding's place in the catalogue.
    let number: UInt8

    /// UTF-8.
    public static let utf8 = CharacterEncoding(number: 0)
    /// windows-1252, which is also what `latin1` and `us-ascii` mean.
    public static let windows1252 = CharacterEncoding(number: 1)
    /// UTF-16, low byte first.
    public static let utf16LE = CharacterEncoding(number: 2)
    /// UTF-16, high byte first.
    public static let utf16BE = CharacterEncoding(number: 3)
    /// Adobe's Symbol encoding, decoded to the letters and signs that the font shows.
    public static let symbol = CharacterEncoding(number: 4)
    /// Mac OS Roman (`macintosh`).
    public static let macRoman = CharacterEncoding(number: 5)
    /// UTF-32, low byte first.
    public static let utf32LE = CharacterEncoding(number: 6)
    /// UTF-32, high byte first.
    public static let utf32BE = CharacterEncoding(number: 7)

    /// Every encoding there is, in the catalogue's order.
    public static var all: [CharacterEncoding] {
        EncodingCatalogue.shared.entries.indices.map { CharacterEncoding(number: UInt8(truncatingIfNeeded: $0)) }
    }

    /// The canonical name: the Encoding standard's, else IANA's, else one that begins with `x-` or is in wide use.
    public var name: String { entry.name }

    /// The canonical name.
    public var description: String { name }

    /// Whether the bytes 00 to 7F always stand for the ASCII characters, whatever precedes them: false for UTF-16, UTF-32, UTF-7, the
    /// seven-bit encodings and the symbol fonts. (A trail byte of a double-byte encoding may still lie in that range.)
    public var isASCIICompatible: Bool {
        switch entry.scheme {
        case .utf8, .doubleByte: true
        case .singleByte: SingleBytePage.shared(for: self).isASCIICompatible
        case .utf16, .utf32, .utf7, .sevenBit, .replacement: false
        }
    }

    /// Whether characters outside ASCII may take two bytes, a lead and a trail byte (some of them take three or four).
    public var isDoubleByte: Bool {
        if case .doubleByte = entry.scheme { true } else { false }
    }

    /// Whether a byte begins a character of two or more bytes of a double-byte encoding. False for every other kind of encoding.
    public func isLeadByte(_ byte: UInt8) -> Bool {
        if case .doubleByte(let code) = entry.scheme { code.isLeadByte(byte) } else { false }
    }

    var entry: EncodingCatalogue.Entry { EncodingCatalogue.shared.entries[Int(number)] }
}
