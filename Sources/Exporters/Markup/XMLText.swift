// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Text as XML holds it.
///
/// Quotation marks are escaped in text too: so a reader can count the attributes of a tag before it parses it, and what it counts in
/// text from here is none.
enum XMLText {
    /// What stands for an ASCII character where it cannot stand itself.
    static func reference(to byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&apos;"
        case 0x09: "&#x9;"
        case 0x0A: "&#xA;"
        case 0x0D: "&#xD;"
        default: nil
        }
    }

    /// A tag's attribute with the space before it.
    static func attribute(_ name: String, _ value: String) -> [UInt8] {
        var bytes: [UInt8] = [0x20]
        bytes += name.utf8
        bytes += "=\"".utf8
        for byte in value.utf8 {
            if let reference = reference(to: byte) {
                bytes += UnsafeBufferPointer(start: reference.utf8Start, count: reference.utf8CodeUnitCount)
            } else {
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return bytes
    }

    /// Attributes of a tag.
    static func attributes(_ list: [(name: String, text: String)]) -> [UInt8] {
        list.reduce(into: []) { $0 += attribute($1.name, $1.text) }
    }

    /// Whether text can be copied up to and without this byte only: it may have to be written otherwise.
    static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09: false
        case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0xE2, 0xEF: true
        default: false
        }
    }

    /// The lead bytes of `isSpecial`, by value.
    static let specials: [Bool] = (0...255).map { isSpecial(UInt8($0)) }
}
