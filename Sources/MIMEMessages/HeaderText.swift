// SPDX-License-Identifier: Apache-2.0

import Base64Text
import TextEncoding
import URLReferences

/// Text in header fields: encoded words (RFC 2047), and what stands there unencoded.
enum HeaderText {
    /// The longest name of a character encoding that is looked up.
    fileprivate static let longestLabel = 64

    /// An unfolded value as text. Encoded words are read wherever they stand, also in quotation marks and without spaces around, as mail
    /// programs do; neighbours in one encoding are decoded together, because some programs cut characters in two.
    static func decoded(_ bytes: [UInt8]) -> String {
        guard bytes.contains(UInt8(ascii: "=")) else { return plain(bytes[...]) }
        var result = ""
        var words = EncodedWordReader(bytes)
        var word = DecodedWords()
        var textStart = 0
        var place = 0
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "="), let found = words.word(at: place) else {
                place += 1
                continue
            }
            let between = bytes[textStart..<place]
            // White space between encoded words is no text.
            if word.isEmpty || !between.allSatisfy(isWhite) {
                result += word.finish()
                result += plain(between)
            }
            if !word.takes(found) { result += word.finish() }
            word.append(found)
            place = found.end
            textStart = place
        }
        return result + word.finish() + plain(bytes[textStart...])
    }

    /// Unencoded text: UTF-8 (RFC 6532), else what old programs wrote. A NUL is nothing.
    static func plain(_ bytes: ArraySlice<UInt8>) -> String {
        let bytes = bytes.contains(0) ? bytes.filter { $0 != 0 }[...] : bytes
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return decoded(Array(bytes), from: .windows1252)
    }

    static func decoded(_ bytes: [UInt8], from encoding: CharacterEncoding) -> String {
        var decoder = TextDecoder()
        var output: [UInt8] = []
        decoder.decode(bytes, from: encoding, into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// The encoding of a name as mails have it, with a language behind an asterisk or not (RFC 2231, section 5).
    static func encoding(named label: ArraySlice<UInt8>) -> CharacterEncoding? {
        let name = label.prefix { $0 != UInt8(ascii: "*") }
        guard name.count <= longestLabel else { return nil }
        return CharacterEncoding(label: String(decoding: name, as: UTF8.self))
    }
}

/// Bytes of encoded words that are decoded as one text.
private struct DecodedWords {
    private var encoding: CharacterEncoding?
    private var bytes: [UInt8] = []
    private(set) var isEmpty = true

    func takes(_ word: EncodedWord) -> Bool { isEmpty || encoding == word.encoding }

    mutating func append(_ word: EncodedWord) {
        encoding = word.encoding
        bytes += word.bytes
        isEmpty = false
    }

    mutating func finish() -> String {
        defer { self = DecodedWords() }
        guard let encoding else { return "" }
        // What is a line end or NUL inside a word has no business in a header.
        let text = HeaderText.decoded(bytes, from: encoding)
        return text.utf8.contains { $0 < 0x20 } ? String(text.unicodeScalars.map { $0.value < 0x20 ? " " : Character($0) }) : text
    }
}

/// `=?charset?B?…?=` or `=?charset?Q?…?=`.
private struct EncodedWord {
    let encoding: CharacterEncoding
    let bytes: [UInt8]
    /// The place behind it.
    let end: Int
}

/// Finds encoded words in a value, each byte of which is looked at a few times at most.
private struct EncodedWordReader {
    private let text: [UInt8]
    /// Where the first `?=` stands that is not before the last place asked about.
    private var mark = 0
    /// The last name that was looked up, and what it names.
    private var label: (name: ArraySlice<UInt8>, encoding: CharacterEncoding?) = ([], nil)

    /// The longest word that is looked for; the standard allows 75 bytes, programs write more.
    private static let longest = 2000

    init(_ text: [UInt8]) { self.text = text }

    /// The word that begins at a place, where a `=` stands.
    mutating func word(at start: Int) -> EncodedWord? {
        let question = UInt8(ascii: "?")
        guard start + 1 < text.count, text[start + 1] == question else { return nil }
        let window = text[(start + 2)..<min(start + 2 + Self.longest, text.count)]
        guard let first = window.prefix(HeaderText.longestLabel + 1).firstIndex(of: question), first + 2 < window.endIndex,
            text[first + 2] == question
        else { return nil }
        let kind = lowercased(text[first + 1])
        guard kind == UInt8(ascii: "b") || kind == UInt8(ascii: "q") else { return nil }
        let last = end(from: first + 3)
        guard last + 1 < window.endIndex, let encoding = encoding(named: window[..<first]) else { return nil }
        let content = text[(first + 3)..<last]
        let bytes =
            kind == UInt8(ascii: "b") ? Base64.decodeLeniently(content, allowingURLDigits: true).bytes : Self.decodeQ(content)
        return EncodedWord(encoding: encoding, bytes: bytes, end: last + 2)
    }

    /// Where the content ends that begins at a place. A question mark may stand in badly encoded text: only `?=` ends it.
    private mutating func end(from start: Int) -> Int {
        if mark >= start { return mark }
        mark = start
        while mark < text.count {
            if text[mark] == UInt8(ascii: "?"), mark + 1 < text.count, text[mark + 1] == UInt8(ascii: "=") { return mark }
            mark += 1
        }
        mark = .max - 1
        return mark
    }

    private mutating func encoding(named name: ArraySlice<UInt8>) -> CharacterEncoding? {
        if label.name != name { label = (name, HeaderText.encoding(named: name)) }
        return label.encoding
    }

    /// RFC 2047, section 4.2.
    private static func decodeQ(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var place = text.startIndex
        while place < text.endIndex {
            let byte = text[place]
            if byte == UInt8(ascii: "="), place + 2 < text.endIndex, let high = PercentCoding.value(ofDigit: text[place + 1]),
                let low = PercentCoding.value(ofDigit: text[place + 2])
            {
                result.append(high << 4 | low)
                place += 3
            } else {
                result.append(byte == UInt8(ascii: "_") ? 0x20 : byte)
                place += 1
            }
        }
        return result
    }
}
