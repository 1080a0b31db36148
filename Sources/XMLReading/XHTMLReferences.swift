// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax

/// The named character references of XHTML (`&nbsp;`), which its document types declare in files that are never loaded: here they become
/// what they mean before the document is parsed, as browsers know them without loading anything, too (HTML, section 14.2).
package enum XHTMLReferences {
    /// UTF-8 in which these references are characters; `nil` where there are none.
    package static func expanded(in bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var copied = 0
        var place = 0
        while let found = bytes[place...].firstIndex(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) {
            place = found + 1
            if bytes[found] == UInt8(ascii: "<") {
                place = end(ofLiteralAt: found, in: bytes) ?? place
                continue
            }
            guard let (text, length) = reference(at: found, in: bytes) else { continue }
            result += bytes[copied..<found]
            result += text
            copied = found + length
            place = copied
        }
        guard copied > 0 else { return nil }
        return result + bytes[copied...]
    }

    /// What stands between these is no markup; nor is what begins with `<!DOCTYPE`, up to its end or its own declarations.
    private static let literals: [(start: [UInt8], end: [UInt8])] = [
        (Array("<![CDATA[".utf8), Array("]]>".utf8)), (Array("<!--".utf8), Array("-->".utf8)), (Array("<?".utf8), Array("?>".utf8)),
    ]

    private static func end(ofLiteralAt place: Int, in bytes: [UInt8]) -> Int? {
        guard let literal = literals.first(where: { bytes[place...].starts(with: $0.start) }) else { return nil }
        var place = place + literal.start.count
        let last = literal.end[literal.end.count - 1]
        while let found = bytes[place...].firstIndex(of: last) {
            place = found + 1
            if place >= literal.end.count, bytes[(place - literal.end.count)..<place].elementsEqual(literal.end) { return place }
        }
        return bytes.count
    }

    /// The five that XML knows itself.
    private static let ownNames = Set(["amp", "lt", "gt", "quot", "apos"].map { Array($0.utf8) })
    private static let longestName = 32

    private static func reference(at place: Int, in bytes: [UInt8]) -> (text: [UInt8], length: Int)? {
        let name = bytes[(place + 1)...].prefix(longestName).prefix { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
        let end = place + 1 + name.count
        guard !name.isEmpty, end < bytes.count, bytes[end] == UInt8(ascii: ";"), !ownNames.contains(Array(name)),
            let text = HTMLCharacterReference.text(ofName: name)
        else { return nil }
        // What is markup by itself was meant as text.
        let escaped: [UInt8] = text.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "<"): Array("&lt;".utf8)
            case UInt8(ascii: "&"): Array("&amp;".utf8)
            case UInt8(ascii: "\""): Array("&quot;".utf8)
            case UInt8(ascii: "'"): Array("&apos;".utf8)
            case UInt8(ascii: ">"): Array("&gt;".utf8)
            default: [byte]
            }
        }
        return (escaped, name.count + 2)
    }
}
