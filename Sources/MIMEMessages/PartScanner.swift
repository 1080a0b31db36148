// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// Takes a message apart into its parts in one pass over its lines (RFC 2046, section 5.1).
///
/// What is open is a stack of boundaries, so nothing recurses. A delimiter of an outer multipart ends the inner ones, as does the end of the
/// message: closing delimiters are often missing.
struct PartScanner {
    private let message: [UInt8]
    private let limits: Limits
    private var lines: LineReader
    private var parts: [MIMEPart] = []
    private var open: [Multipart] = []
    /// Where each boundary stands in `open`, the innermost last.
    private var places: [[UInt8]: [Int]] = [:]
    /// The part whose body is being read; `nil` in what stands before the first and behind the last part.
    private var current: Int?

    /// A multipart whose parts are being read.
    private struct Multipart {
        let part: Int
        let boundary: [UInt8]
    }

    private enum Delimiter { case next(Int), end(Int) }

    init(_ message: [UInt8], from start: Int, to end: Int, _ limits: Limits) {
        self.message = message
        self.limits = limits
        lines = LineReader(message[start..<end])
    }

    /// The parts in their order, each behind the one that holds it.
    mutating func scan() throws(ConversionError) -> [MIMEPart] {
        try beginPart(in: nil)
        guard !parts[0].header.fields.isEmpty else {
            throw ConversionError(.malformed, "this is no message: it has no header", at: .byte(0))
        }
        while let line = lines.next() {
            guard let delimiter = delimiter(in: line.content) else { continue }
            switch delimiter {
            case .next(let depth):
                close(above: depth, before: line.content.lowerBound)
                try beginPart(in: open[depth].part)
            case .end(let depth):
                close(above: depth, before: line.content.lowerBound)
                pop()
            }
        }
        close(above: -1, before: lines.bytes.endIndex, isEnd: true)
        while !open.isEmpty { pop() }
        return parts
    }

    /// Reads a header at this place, and opens the part as a multipart where it is one.
    private mutating func beginPart(in parent: Int?) throws(ConversionError) {
        let header = HeaderFields(&lines)
        let isDigest = parent.map { parts[$0].type.isA("multipart/digest") } ?? false
        let part = MIMEPart(
            header, parent: parent, in: message, from: lines.place, defaultType: isDigest ? .message : .plainText)
        try limits.check(\.attachments, parts.count, at: .byte(lines.place))
        parts.append(part)
        current = parts.count - 1
        guard part.type.isMultipart, let boundary = boundary(of: part) else { return }
        guard open.count < MIMEMessage.maximumDepth else {
            throw ConversionError(
                .limit, "more than \(MIMEMessage.maximumDepth) multiparts stand in each other", at: .byte(lines.place))
        }
        places[boundary, default: []].append(open.count)
        open.append(Multipart(part: parts.count - 1, boundary: boundary))
    }

    /// The boundary that a multipart declares, or that its body shows: the first line that begins with two hyphens.
    private func boundary(of part: MIMEPart) -> [UInt8]? {
        if let declared = part.type.parameters["boundary"] {
            let name = trimmedEnd(Array(declared.utf8)[...])
            if !name.isEmpty { return Array(name) }
        }
        var ahead = lines
        for _ in 0..<MIMEMessage.longestPreamble {
            guard let line = ahead.next() else { return nil }
            let name = trimmedEnd(ahead.bytes[line.content])
            guard name.count > 2, name.starts(with: [0x2D, 0x2D]) else { continue }
            // A delimiter of a multipart around it is none of its own.
            if places[Array(name.dropFirst(2))]?.isEmpty == false { return nil }
            return Array(name.dropFirst(2))
        }
        return nil
    }

    /// What a line delimits, by which multipart it is one of.
    private func delimiter(in line: Range<Int>) -> Delimiter? {
        let bytes = lines.bytes[line]
        guard bytes.count > 2, bytes.starts(with: [0x2D, 0x2D]), !open.isEmpty else { return nil }
        let name = trimmedEnd(bytes.dropFirst(2))
        if let depth = places[Array(name)]?.last { return .next(depth) }
        guard name.count > 2, name.suffix(2).elementsEqual([0x2D, 0x2D]) else { return nil }
        return places[Array(name.dropLast(2))]?.last.map { .end($0) }
    }

    /// Ends the part being read, whose last line end belongs to the delimiter, and all multiparts within the one at `depth`.
    private mutating func close(above depth: Int, before place: Int, isEnd: Bool = false) {
        if let current {
            var end = place
            let start = parts[current].body.lowerBound
            if !isEnd, end > start, message[end - 1] == 0x0A {
                end -= 1
                if end > start, message[end - 1] == 0x0D { end -= 1 }
            }
            parts[current].body = start..<max(start, end)
        }
        current = nil
        while open.count > depth + 1 { pop() }
    }

    private mutating func pop() {
        guard let last = open.popLast() else { return }
        _ = places[last.boundary]?.popLast()
        if places[last.boundary]?.isEmpty == true { places[last.boundary] = nil }
    }

    private func trimmedEnd(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes
        while let last = bytes.last, isWhite(last) { bytes.removeLast() }
        return bytes
    }
}
