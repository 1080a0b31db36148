// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// Takes a template apart, from left to right.
struct TemplateScanner {
    private let bytes: [UInt8]
    private let marks: Template.Marks

    /// The longest key.
    private static let longestKey = 200

    init(_ bytes: [UInt8], _ marks: Template.Marks) {
        self.bytes = bytes
        self.marks = marks
    }

    func pieces() throws(ConversionError) -> [Template.Piece] {
        if let place = bytes.firstIndex(of: 0) { throw error("the template is no text: it holds a zero byte", at: place) }
        if let place = firstMalformed { throw error("the template is not UTF-8", at: place) }
        var pieces: [Template.Piece] = []
        var copied = 0
        var place = 0
        while let start = next(marks.start, from: place) {
            let keyStart = start + marks.start.count
            guard let placeholder = try placeholder(at: start, keyStart) else {
                place = start + 1
                continue
            }
            if copied < start { pieces.append(.literal(copied..<start)) }
            pieces.append(.placeholder(key: placeholder.key, isRaw: placeholder.isRaw, whole: start..<placeholder.end))
            copied = placeholder.end
            place = copied
        }
        if copied < bytes.count { pieces.append(.literal(copied..<bytes.count)) }
        return pieces
    }

    /// The placeholder whose mark begins at `start`; `nil` where ordinary marks stand around no key.
    private func placeholder(at start: Int, _ keyStart: Int) throws(ConversionError) -> (key: String, isRaw: Bool, end: Int)? {
        let limit = min(bytes.count, keyStart + Self.longestKey + marks.end.count)
        var place = keyStart
        while place < limit, !bytes[place...].starts(with: marks.end) {
            if bytes[place...].starts(with: marks.start) {
                if marks.areOrdinary { return nil }
                throw error("a placeholder begins within another", at: place)
            }
            place += 1
        }
        guard place < limit, bytes[place...].starts(with: marks.end) else {
            if marks.areOrdinary { return nil }
            let problem = limit == bytes.count ? "has no end" : "has no end within \(Self.longestKey) bytes"
            throw error("a placeholder \(problem): '\(String(decoding: marks.end, as: UTF8.self))' is missing", at: start)
        }
        var key = trimmed(bytes[keyStart..<place])
        let isRaw = key.suffix(Self.raw.count).elementsEqual(Self.raw)
        if isRaw { key = trimmed(key.dropLast(Self.raw.count)) }
        if key.isEmpty || (marks.areOrdinary && !key.allSatisfy(Self.isPartOfName)) {
            if marks.areOrdinary { return nil }
            throw error("a placeholder has no key", at: start)
        }
        return (String(decoding: key, as: UTF8.self), isRaw, place + marks.end.count)
    }

    private static let raw = Array(":raw".utf8)

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
        default: byte >= 0x80
        }
    }

    private func next(_ mark: [UInt8], from start: Int) -> Int? {
        var place = start
        while let found = bytes[place...].firstIndex(of: mark[0]) {
            if bytes[found...].starts(with: mark) { return found }
            place = found + 1
        }
        return nil
    }

    private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        while let last = bytes.last, last == 0x20 || (0x09...0x0D).contains(last) { bytes.removeLast() }
        return bytes
    }

    private var firstMalformed: Int? {
        var decoder = UTF8.ForwardParser()
        var place = 0
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.parseScalar(from: &iterator) {
            case .valid(let scalar): place += scalar.count
            case .error: return place
            case .emptyInput: return nil
            }
        }
    }

    private func error(_ message: String, at place: Int) -> ConversionError {
        let before = bytes[..<place]
        let line = before.count { $0 == 0x0A } + 1
        let column = place - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
        return ConversionError(.malformed, "template: \(message)", at: .line(line, column: column))
    }
}
