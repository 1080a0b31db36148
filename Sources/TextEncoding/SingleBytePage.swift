// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The characters of the 256 bytes of a single-byte encoding.
final class SingleBytePage: Sendable {
    /// Indexed by byte; `PackedUTF8.none` where the byte stands for nothing.
    let characters: [PackedUTF8]
    /// The same with `PackedUTF8.replacement` where the byte stands for nothing.
    private let replacedCharacters: [PackedUTF8]
    /// Whether the bytes 00 to 7F are ASCII.
    let isASCIICompatible: Bool

    /// The pages that were asked for, by the number of their encoding.
    private static let pages = Mutex<[UInt8: SingleBytePage]>([:])

    /// The page of a single-byte encoding, read from the data on first use. For another encoding: a page without characters.
    static func shared(for encoding: CharacterEncoding) -> SingleBytePage {
        pages.withLock { pages in
            if let page = pages[encoding.number] { return page }
            let page = SingleBytePage(key: { if case .singleByte(let key) = encoding.entry.scheme { key } else { [] } }())
            pages[encoding.number] = page
            return page
        }
    }

    private init(key: [UInt8]) {
        var characters: [PackedUTF8] = []
        if let (heading, words) = DataText(singleBytePages).section(key), let first = heading.last.map(DataText.hexadecimal) {
            characters = (0..<min(first, 0x100)).map { PackedUTF8(scalar: $0) }
            for word in words { SingleBytePage.read(word, into: &characters) }
        }
        characters = Array(characters.prefix(256))
        characters += repeatElement(.none, count: 256 - characters.count)
        isASCIICompatible = (0..<0x80).allSatisfy { characters[$0] == PackedUTF8(scalar: UInt32($0)) }
        self.characters = characters
        replacedCharacters = characters.map { $0 == .none ? .replacement : $0 }
    }

    /// Reads one word of the data: a scalar, a sequence "A+B", a run "A..B" or a gap "?N".
    private static func read(_ word: DataText.Line, into characters: inout [PackedUTF8]) {
        let first = DataText.hexadecimal(word)
        if word.first == UInt8(ascii: "?") {
            let count = word.dropFirst().reduce(0) { $0 * 10 + Int($1 & 0x0F) }
            characters += repeatElement(.none, count: count)
        } else if let dot = word.firstIndex(of: UInt8(ascii: ".")) {
            let last = DataText.hexadecimal(word[(dot + 2)...])
            characters += (first...max(first, last)).map { PackedUTF8(scalar: $0) }
        } else {
            let parts = word.split(separator: UInt8(ascii: "+")).map { PackedUTF8(scalar: DataText.hexadecimal($0)) }
            characters.append(PackedUTF8(bytes: parts.flatMap(\.bytes)))
        }
    }

    /// Decodes bytes; runs of ASCII are copied eight at a time.
    func decode(_ input: UnsafeBufferPointer<UInt8>, into sink: inout UTF8Sink) {
        let raw = UnsafeRawBufferPointer(input)
        replacedCharacters.withUnsafeBufferPointer { characters in
            var at = 0
            while at &+ 8 <= input.count {
                sink.reserve(64)
                let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
                if isASCIICompatible, word & 0x8080_8080_8080_8080 == 0 {
                    sink.putReserved(asciiWord: word)
                } else {
                    sink.putReserved(word, from: characters)
                }
                at &+= 8
            }
            while at < input.count {
                let character = characters[Int(input[at])]
                if character == .replacement { sink.putReplacement() } else { sink.put(character) }
                at &+= 1
            }
        }
    }
}
