// SPDX-License-Identifier: Apache-2.0

/// A piece of Swift source: what is left when comments and white space are gone.
struct SwiftToken: Hashable {
    enum Kind: Hashable {
        /// An identifier or keyword.
        case word
        /// An identifier between backticks, which is never a keyword.
        case quotedWord
        /// What stands between the quotation marks, up to the first interpolation.
        case string
        /// A single byte of anything else.
        case symbol
    }

    let kind: Kind
    let text: String
    /// Counted from 1.
    let line: Int
    /// Whether white space or a comment stands before it.
    let isSpaced: Bool

    func isWord(_ word: String) -> Bool { kind == .word && text == word }
    func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }
}

/// Splits Swift source into tokens, well enough to find imports, calls and words without being misled by comments and strings.
///
/// Code in interpolations counts as code. Regex literals are not known; a quotation mark in one spoils its line and no other.
struct SwiftTokens {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var isSpaced = true
    private var tokens: [SwiftToken] = []
    /// The strings that are open, outermost first.
    private var strings: [(hashes: Int, isMultiline: Bool)] = []
    /// How many parentheses are open in each interpolation that is open.
    private var interpolations: [Int] = []

    static func all(of source: String) -> [SwiftToken] {
        var scanner = SwiftTokens(source)
        while scanner.position < scanner.bytes.count { scanner.step() }
        return scanner.tokens
    }

    private init(_ source: String) { bytes = Array(source.utf8) }

    private func byte(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

    private func isAt(_ text: StaticString, _ offset: Int = 0) -> Bool {
        let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return bytes[min(position + offset, bytes.count)...].starts(with: wanted)
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private mutating func append(_ kind: SwiftToken.Kind, _ range: Range<Int>, line: Int) {
        tokens.append(SwiftToken(kind: kind, text: String(decoding: bytes[range], as: UTF8.self), line: line, isSpaced: isSpaced))
        isSpaced = false
    }

    private mutating func step() {
        let start = position
        switch byte() {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            advance()
            isSpaced = true
        case UInt8(ascii: "/") where isAt("//"):
            while position < bytes.count, byte() != UInt8(ascii: "\n") { advance() }
            isSpaced = true
        case UInt8(ascii: "/") where isAt("/*"):
            skipComment()
        case UInt8(ascii: "\""),
            UInt8(ascii: "#") where startsString:
            openString()
        case UInt8(ascii: "`"):
            advance()
            while position < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { advance() }
            append(.quotedWord, start + 1..<position, line: line)
            advance()
        case let first where Self.isWordByte(first):
            while position < bytes.count, Self.isWordByte(byte()) { advance() }
            append(.word, start..<position, line: line)
        default:
            symbol()
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func symbol() {
        let start = position
        let mark = byte()
        advance()
        if let depth = interpolations.popLast() {
            let change = mark == UInt8(ascii: "(") ? 1 : mark == UInt8(ascii: ")") ? -1 : 0
            if depth + change == 0 {
                skipStringText()
                return
            }
            interpolations.append(depth + change)
        }
        append(.symbol, start..<position, line: line)
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if isAt("/*") {
                depth += 1
                advance(2)
            } else if isAt("*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && position < bytes.count
        isSpaced = true
    }
}

// MARK: - Strings

extension SwiftTokens {
    private var startsString: Bool {
        var offset = 0
        while byte(offset) == UInt8(ascii: "#") { offset += 1 }
        return byte(offset) == UInt8(ascii: "\"")
    }

    private mutating func openString() {
        var hashes = 0
        while byte() == UInt8(ascii: "#") {
            hashes += 1
            advance()
        }
        let isMultiline = isAt("\"\"\"")
        advance(isMultiline ? 3 : 1)
        let (start, line) = (position, line)
        strings.append((hashes, isMultiline))
        let end = skipStringText()
        append(.string, start..<end, line: line)
    }

    /// Goes behind the end of the innermost string, or into its next interpolation; returns where its text ends.
    @discardableResult
    private mutating func skipStringText() -> Int {
        guard let (hashes, isMultiline) = strings.last else { return position }
        while position < bytes.count {
            if !isMultiline, byte() == UInt8(ascii: "\n") { break }
            if isMultiline ? isAt("\"\"\"") : byte() == UInt8(ascii: "\""), hasHashes(hashes, isMultiline ? 3 : 1) {
                let end = position
                advance((isMultiline ? 3 : 1) + hashes)
                strings.removeLast()
                return end
            }
            guard byte() == UInt8(ascii: "\\"), hasHashes(hashes, 1) else {
                advance()
                continue
            }
            let end = position
            advance(1 + hashes)
            if byte() == UInt8(ascii: "(") {
                advance()
                interpolations.append(1)
                return end
            }
            advance()
        }
        strings.removeLast()
        return position
    }

    private func hasHashes(_ count: Int, _ offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }
}
