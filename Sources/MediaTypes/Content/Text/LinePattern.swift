// SPDX-License-Identifier: Apache-2.0

/// Matches a line with a pattern of a line table: `*` is anything, `@` a name (letters, digits, `_`, `.`, `-`, `:` inside), `#` a number,
/// `_` one or more blanks, everything else itself. `\` makes the next character stand for itself. The whole line must match.
enum LinePattern {
    static func matches(_ line: ArraySlice<UInt8>, _ pattern: SignatureText, _ range: Range<Int>) -> Bool {
        var at = line.startIndex
        var cursor = range.lowerBound
        var retry: (line: Int, pattern: Int)?
        while true {
            if cursor < range.upperBound, pattern[cursor] == UInt8(ascii: "*") {
                cursor += 1
                if cursor == range.upperBound { return true }
                retry = (at, cursor)
                continue
            }
            if cursor == range.upperBound, at == line.endIndex { return true }
            if cursor < range.upperBound, let next = step(line, &at, pattern[cursor], pattern[cursor + 1]) {
                cursor += next
                continue
            }
            guard let (line0, pattern0) = retry, line0 < line.endIndex else { return false }
            retry = (line0 + 1, pattern0)
            at = line0 + 1
            cursor = pattern0
        }
    }

    /// Consumes what one element of the pattern asks for, and gives the element's length.
    private static func step(_ line: ArraySlice<UInt8>, _ at: inout Int, _ element: UInt8, _ following: UInt8) -> Int? {
        guard at < line.endIndex else { return nil }
        let start = at
        switch element {
        case UInt8(ascii: "@"):
            guard line[at].isASCIIWord else { return nil }
            while at < line.endIndex, line[at].isASCIIWord || line[at] == 0x2E || (line[at] == 0x2D && at > start) { at += 1 }
            return 1
        case UInt8(ascii: "#"):
            while at < line.endIndex, line[at].isASCIIDigit || line[at] == 0x2E || (at == start && line[at] == 0x2D) { at += 1 }
            return at > start ? 1 : nil
        case UInt8(ascii: "_"):
            while at < line.endIndex, line[at] == 0x20 || line[at] == 0x09 { at += 1 }
            return at > start ? 1 : nil
        case UInt8(ascii: "\\"):
            guard line[at] == following else { return nil }
            at += 1
            return 2
        default:
            guard line[at] == element else { return nil }
            at += 1
            return 1
        }
    }
}
