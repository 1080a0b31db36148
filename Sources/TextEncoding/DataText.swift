// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The lines of a table that is kept in the program as a literal.
struct DataText {
    typealias Line = Slice<UnsafeBufferPointer<UInt8>>

    private let bytes: UnsafeBufferPointer<UInt8>

    /// A view of the literal, which lives as long as the program.
    init(_ literal: StaticString) {
        bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    }

    /// Calls `body` with each line in turn for as long as it returns true.
    func forEachLine(_ body: (Line) -> Bool) {
        guard let base = bytes.baseAddress else { return }
        var start = 0
        while start < bytes.count {
            let newline = memchr(base + start, 0x0A, bytes.count - start)
            let end = newline.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? bytes.count
            if end > start, !body(bytes[start..<end]) { return }
            start = end + 1
        }
    }

    /// Calls `body` with each word, where words are separated by spaces.
    static func forEachWord(of line: Line, _ body: (Line) -> Void) {
        var start = line.startIndex
        while start < line.endIndex {
            var end = start
            while end < line.endIndex, line[end] != UInt8(ascii: " ") { end += 1 }
            if end > start { body(line[start..<end]) }
            start = end + 1
        }
    }

    /// The heading "= key …" and, below it, the words up to the next line that begins with "=".
    func section(_ key: [UInt8]) -> (heading: [Line], words: [Line])? {
        var found: (heading: [Line], words: [Line])?
        forEachLine { line in
            if line.first == UInt8(ascii: "=") {
                if found != nil { return false }
                let name = line.dropFirst(2).prefix { $0 != UInt8(ascii: " ") }
                if name.elementsEqual(key) {
                    found = ([], [])
                    DataText.forEachWord(of: line) { found?.heading.append($0) }
                }
            } else if found != nil {
                DataText.forEachWord(of: line) { found?.words.append($0) }
            }
            return true
        }
        return found
    }

    /// The value of hexadecimal digits; other bytes end the number.
    static func hexadecimal(_ digits: some Sequence<UInt8>) -> UInt32 {
        var value: UInt32 = 0
        for digit in digits {
            switch digit {
            case 0x30...0x39: value = value &<< 4 | UInt32(digit - 0x30)
            case 0x41...0x46: value = value &<< 4 | UInt32(digit - 0x37)
            default: return value
            }
        }
        return value
    }
}
