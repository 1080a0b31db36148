// SPDX-License-Identifier: Apache-2.0

/// The header of a message or part: fields in the order in which they stand (RFC 5322, section 2.2).
public struct HeaderFields: Sendable {
    /// One field.
    public struct Field: Sendable {
        /// The name as it is written.
        public let name: String
        /// The bytes behind the colon, still folded, without white space around.
        let body: ArraySlice<UInt8>

        /// The value as text: unfolded, encoded words decoded.
        public var value: String { HeaderText.decoded(unfolded) }

        /// The value in one line.
        var unfolded: [UInt8] { body.filter { $0 != 0x0A && $0 != 0x0D } }

        /// The value without the white space at folds, for what has none itself: URLs and identifiers.
        var joined: [UInt8] {
            var result: [UInt8] = []
            var isFold = false
            for byte in body {
                if byte == 0x0A || byte == 0x0D {
                    isFold = true
                } else if !isFold || (byte != 0x20 && byte != 0x09) {
                    isFold = false
                    result.append(byte)
                }
            }
            return result
        }
    }

    /// All fields.
    public private(set) var fields: [Field] = []

    /// The value of the first field of a name, letter case aside.
    public subscript(_ name: StaticString) -> String? { first(name)?.value }

    /// The first field of a name.
    func first(_ name: StaticString) -> Field? {
        fields.first { field in name.withUTF8Buffer { $0.count == field.name.utf8.count && zip($0, field.name.utf8).allSatisfy(isSame) } }
    }

    /// Reads fields up to the empty line, or up to a line that is none; `place` is then behind them.
    init(_ lines: inout LineReader) {
        while let line = lines.next() {
            if line.content.isEmpty { return }
            guard let colon = Self.colon(in: lines.bytes[line.content]) else {
                lines.place = line.content.lowerBound
                return
            }
            var end = line.content.upperBound
            while let first = lines.peek, first == 0x20 || first == 0x09, let next = lines.next() {
                if !lines.bytes[next.content].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { end = next.content.upperBound }
            }
            let name = lines.bytes[line.content.lowerBound..<colon]
            let body = trimmed(lines.bytes[(colon + 1)..<max(end, colon + 1)])
            fields.append(Field(name: String(decoding: trimmed(name), as: UTF8.self), body: body))
        }
    }

    /// Where the name ends, which consists of visible ASCII; old mails have white space behind it (RFC 5322, section 4.5).
    private static func colon(in line: ArraySlice<UInt8>) -> Int? {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = trimmed(line[..<colon])
        return !name.isEmpty && name.startIndex == line.startIndex && name.allSatisfy { (0x21...0x7E).contains($0) } ? colon : nil
    }
}

private func isSame(_ pair: (UInt8, UInt8)) -> Bool { lowercased(pair.0) == lowercased(pair.1) }

func lowercased(_ byte: UInt8) -> UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte }

/// Bytes without the white space around them.
func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let last = bytes.last, isWhite(last) { bytes.removeLast() }
    return bytes.drop(while: isWhite)
}

func isWhite(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

/// Goes through bytes line by line; a line ends in LF or CRLF.
struct LineReader {
    let bytes: ArraySlice<UInt8>
    /// Where the next line begins.
    var place: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// The first byte of the next line.
    var peek: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

    /// The next line: where it stands without its end.
    mutating func next() -> (content: Range<Int>, end: Int)? {
        guard place < bytes.endIndex else { return nil }
        let start = place
        let feed = bytes[place...].firstIndex(of: 0x0A)
        let end = feed.map { $0 + 1 } ?? bytes.endIndex
        var contentEnd = feed ?? bytes.endIndex
        if contentEnd > start, bytes[contentEnd - 1] == 0x0D { contentEnd -= 1 }
        place = end
        return (start..<contentEnd, end)
    }
}
