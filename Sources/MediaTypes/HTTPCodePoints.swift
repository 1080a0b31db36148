// SPDX-License-Identifier: Apache-2.0

/// The classes of bytes that MIME Sniffing, section 3, takes from HTTP. Bytes above 0x7F belong to none of them.
enum HTTPCodePoints {
    /// HTTP whitespace: LF, CR, TAB, space.
    static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    /// HTTP token code points: letters, digits and ``! # $ % & ' * + - . ^ _ ` | ~``.
    static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
        default: false
        }
    }

    /// Whether a byte of UTF-8 can belong to an HTTP quoted-string token code point: TAB, U+0020–U+007E, U+0080–U+00FF.
    static func isQuotedStringTokenUTF8(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x20...0x7E: true
        // U+0080–U+00FF are C2 or C3 and one continuation byte.
        case 0x80...0xBF, 0xC2, 0xC3: true
        default: false
        }
    }

    static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
