// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax

/// The values in a processing instruction `xml-stylesheet` (Associating Style Sheets with XML documents 1.0, section 2), which look like
/// attributes.
struct StyleSheetInstruction {
    private(set) var values: [(name: [UInt8], value: String)] = []

    init(_ data: HTMLText) {
        let bytes = Array(data)
        var place = 0
        func skip(_ isPart: (UInt8) -> Bool) { while place < bytes.count, isPart(bytes[place]) { place += 1 } }
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        while place < bytes.count {
            skip(isSpace)
            let start = place
            skip { !isSpace($0) && $0 != UInt8(ascii: "=") }
            let name = Array(bytes[start..<place])
            skip { isSpace($0) || $0 == UInt8(ascii: "=") }
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else { break }
            let quote = bytes[place]
            place += 1
            let valueStart = place
            skip { $0 != quote }
            values.append((name, Self.unescaped(String(decoding: bytes[valueStart..<place], as: UTF8.self))))
            place += 1
        }
    }

    subscript(name: StaticString) -> String? {
        values.first { $0.name.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)) }?.value
    }

    private static func unescaped(_ value: String) -> String {
        guard value.utf8.contains(UInt8(ascii: "&")) else { return value }
        return HTMLDocument(parsingFragment: Array(value.utf8)).root.textContent
    }
}
