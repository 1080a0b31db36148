// SPDX-License-Identifier: Apache-2.0

import TextEncoding

/// The codes of an encoding's characters, found by decoding all codes of one and two bytes.
struct CodeTable {
    private var codes: [Unicode.Scalar: [UInt8]] = ["\n": [0x0A]]

    init(_ label: String) {
        let encoding = encoding(label)
        add((0x00...0xFF).filter { $0 != 0x0A }.map { [$0] }, encoding)
        for first in UInt8.min...UInt8.max where encoding.isLeadByte(first) { add((0x40...0xFE).map { [first, $0] }, encoding) }
    }

    /// Decodes codes at once, each behind a line feed.
    private mutating func add(_ list: [[UInt8]], _ encoding: CharacterEncoding) {
        let lines = decoded(list.flatMap { [0x0A] + $0 }, encoding).text.unicodeScalars.split(
            separator: "\n", omittingEmptySubsequences: false
        ).dropFirst()
        guard lines.count == list.count else { return }
        for (code, text) in zip(list, lines) {
            if text.count == 1, let scalar = text.first, scalar != "\u{FFFD}", codes[scalar] == nil { codes[scalar] = code }
        }
    }

    /// The bytes of a text; `nil` where the encoding lacks a character.
    func encode(_ text: String) -> [UInt8]? {
        let parts = text.unicodeScalars.compactMap { codes[$0] }
        return parts.count == text.unicodeScalars.count ? parts.flatMap(\.self) : nil
    }
}
