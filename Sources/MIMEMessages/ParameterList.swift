// SPDX-License-Identifier: Apache-2.0

import TextEncoding
import URLReferences

/// A field's value and its parameters: `Content-Type`, `Content-Disposition` (RFC 2045, section 5.1; RFC 2231).
struct ParameterList {
    /// What stands before the parameters, in small letters, without comments and white space.
    private(set) var value: [UInt8] = []
    private var parameters: [[UInt8]: Parameter] = [:]

    /// More pieces of one value than this are left out.
    private static let maximumPieces = 1000

    private struct Piece {
        let text: [UInt8]
        /// Whether percent signs encode bytes in it.
        let isEncoded: Bool
    }

    private struct Parameter {
        /// Given in one.
        var whole: Piece?
        /// Given in pieces, by number.
        var pieces: [Int: Piece] = [:]
    }

    init(_ bytes: [UInt8]) {
        var reader = ValueReader(bytes)
        value = reader.token(until: ";").map(lowercased)
        while reader.skip(";") {
            let name = reader.token(until: "=;").map(lowercased)
            guard reader.skip("=") else { continue }
            add(name, reader.value())
        }
    }

    /// Files a value under its name; of equal names the first counts.
    private mutating func add(_ name: [UInt8], _ text: [UInt8]) {
        let isEncoded = name.last == UInt8(ascii: "*")
        let parts = (isEncoded ? name.dropLast() : name[...]).split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
        guard let first = parts.first, !first.isEmpty else { return }
        let piece = Piece(text: text, isEncoded: isEncoded)
        if parts.count == 2, let number = Int(String(decoding: parts[1], as: UTF8.self)), (0..<Self.maximumPieces).contains(number) {
            if parameters[Array(first), default: Parameter()].pieces[number] == nil {
                parameters[Array(first), default: Parameter()].pieces[number] = piece
            }
        } else if parts.count == 1 {
            let old = parameters[Array(first)]?.whole
            // Programs give a name plainly for old readers and encoded for others (RFC 6266, section 4.3).
            if old == nil || (isEncoded && old?.isEncoded == false) { parameters[Array(first), default: Parameter()].whole = piece }
        }
    }

    /// The value of a parameter as text; `nil` where there is none of the name.
    subscript(_ name: StaticString) -> String? {
        let key = name.withUTF8Buffer { Array($0) }
        guard let parameter = parameters[key] else { return nil }
        if let first = parameter.pieces[0] {
            var number = 1
            var pieces = [first]
            while let next = parameter.pieces[number] {
                pieces.append(next)
                number += 1
            }
            return Self.text(pieces)
        }
        return parameter.whole.map { $0.isEncoded ? Self.text([$0]) : HeaderText.decoded($0.text) }
    }

    /// RFC 2231, sections 3 and 4: the first piece, if it is encoded, begins with the charset and the language.
    private static func text(_ pieces: [Piece]) -> String {
        var encoding: CharacterEncoding?
        var bytes: [UInt8] = []
        for (number, piece) in pieces.enumerated() {
            var text = piece.text[...]
            let quote = UInt8(ascii: "'")
            if number == 0, piece.isEncoded, let first = text.firstIndex(of: quote),
                let second = text[(first + 1)...].firstIndex(of: quote)
            {
                encoding = HeaderText.encoding(named: text[..<first])
                text = text[(second + 1)...]
            }
            bytes += piece.isEncoded ? PercentCoding.decoded(text) : Array(text)
        }
        if let encoding { return HeaderText.decoded(bytes, from: encoding) }
        return pieces.contains { $0.isEncoded } ? HeaderText.plain(bytes[...]) : HeaderText.decoded(bytes)
    }
}

/// Reads tokens, quoted strings and comments (RFC 5322, section 3.2).
private struct ValueReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Steps over white space and over comments, which nest.
    private mutating func skipComments() {
        var depth = 0
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")") where depth > 0: depth -= 1
            case UInt8(ascii: "\\") where depth > 0: place += 1
            default: if depth == 0, !isWhite(byte) { return }
            }
            place += 1
        }
        place = min(place, bytes.count)
    }

    mutating func skip(_ sign: UnicodeScalar) -> Bool {
        skipComments()
        guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else { return false }
        place += 1
        return true
    }

    /// Bytes up to one of the signs, white space and comments left out.
    mutating func token(until signs: StaticString) -> [UInt8] {
        var result: [UInt8] = []
        let ends = ByteSet(signs)
        while true {
            skipComments()
            guard place < bytes.count, !ends.contains(bytes[place]) else { return result }
            result.append(bytes[place])
            place += 1
        }
    }

    /// A parameter's value: a quoted string, else everything up to a semicolon; what stands behind a quoted string is left out.
    mutating func value() -> [UInt8] {
        while place < bytes.count, isWhite(bytes[place]) { place += 1 }
        var result: [UInt8] = []
        guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
            let end = bytes[place...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
            result = Array(trimmed(bytes[place..<end]))
            place = end
            // A comment may follow, which no charset or boundary that is not quoted holds before white space.
            if let comment = result.firstIndex(of: UInt8(ascii: "(")), comment > 0, isWhite(result[comment - 1]) {
                result = Array(trimmed(result[..<comment]))
            }
            return result
        }
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            // A backslash before anything but a quotation mark or itself is one of a path.
            if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count, [0x22, 0x5C].contains(bytes[place + 1]) { place += 1 }
            result.append(bytes[place])
            place += 1
        }
        place = bytes[min(place, bytes.count)...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
        return result
    }
}
