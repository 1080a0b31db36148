// SPDX-License-Identifier: Apache-2.0

/// Escaping of text for HTML: nothing that comes out of a document can become markup, and no character that HTML forbids gets through.
package enum HTMLText {
    /// UTF-8 of U+FFFD, which stands for characters that HTML forbids.
    package static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// Appends text with `<`, `>`, `&` and `"` escaped and forbidden characters replaced.
    package static func append(_ string: String, to output: inout [UInt8]) {
        var string = string
        string.withUTF8 { append($0, to: &output) }
    }

    /// Appends UTF-8 likewise. U+2028 becomes `lineBreak` where that is given.
    package static func append(_ text: UnsafeBufferPointer<UInt8>, lineBreak: [UInt8]? = nil, to output: inout [UInt8]) {
        var (copied, place) = (0, 0)
        let raw = UnsafeRawBufferPointer(text)
        while place < text.count {
            while place &+ 8 <= text.count, isPlain(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) { place &+= 8 }
            guard place < text.count else { break }
            let byte = text[place]
            // Of the characters of several bytes only these lead to one that needs a closer look.
            if byte >= 0x80 ? (byte != 0xC2 && byte != 0xE2 && byte < 0xEF) : (byte >= 0x20 && byte != 0x7F && !isMarkup(byte)) {
                place += 1
                continue
            }
            let special = Special(in: text, at: place)
            guard let substitute = special.substitute(lineBreak: lineBreak) else {
                place += special.length
                continue
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<place]))
            output.append(contentsOf: substitute)
            place += special.length
            copied = place
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
    }

    /// A string that is safe as text and as a quoted attribute value.
    package static func escaped(_ string: String) -> String {
        var bytes: [UInt8] = []
        append(string, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether HTML forbids a scalar in documents: control characters but TAB, LF, CR, FF; noncharacters (HTML, "writing text").
    package static func isForbidden(_ scalar: UInt32) -> Bool {
        if scalar < 0x20 { return scalar != 0x09 && scalar != 0x0A }
        return (0x7F...0x9F).contains(scalar) || (0xFDD0...0xFDEF).contains(scalar) || scalar & 0xFFFE == 0xFFFE
    }

    /// Whether eight bytes are ASCII that stands for itself: no control character, none of `"`, `&`, `<`, `>` and their odd and even
    /// neighbours `#`, `'`, `=`, `?`, which the closer look lets pass, and not DEL.
    @inline(__always)
    private static func isPlain(_ word: UInt64) -> Bool {
        let (ones, highBits): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        func has(_ byte: UInt64, _ word: UInt64) -> UInt64 {
            let difference = word ^ (byte &* ones)
            return (difference &- ones) & ~difference & highBits
        }
        let even = word | ones
        return (word | (word &- 0x20 &* ones)) & highBits | has(0x23, even) | has(0x27, even) | has(0x3D, even) | has(0x3F, even)
            | has(0x7F, word) == 0
    }

    private static func isMarkup(_ byte: UInt8) -> Bool { byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 }
}

/// A character that may need another in its place.
private struct Special {
    let scalar: UInt32
    let length: Int

    init(in text: UnsafeBufferPointer<UInt8>, at place: Int) {
        let lead = text[place]
        func tail(_ distance: Int) -> UInt32 { place + distance < text.count ? UInt32(text[place + distance] & 0x3F) : 0 }
        switch lead {
        case ..<0x80: (scalar, length) = (UInt32(lead), 1)
        case ..<0xE0: (scalar, length) = (UInt32(lead & 0x1F) << 6 | tail(1), 2)
        case ..<0xF0: (scalar, length) = (UInt32(lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
        default: (scalar, length) = (UInt32(lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
        }
    }

    func substitute(lineBreak: [UInt8]?) -> [UInt8]? {
        switch scalar {
        case 0x26: Array("&amp;".utf8)
        case 0x3C: Array("&lt;".utf8)
        case 0x3E: Array("&gt;".utf8)
        case 0x22: Array("&quot;".utf8)
        case 0x2028: lineBreak
        default: HTMLText.isForbidden(scalar) ? HTMLText.replacement : nil
        }
    }
}
