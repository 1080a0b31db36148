// SPDX-License-Identifier: Apache-2.0

/// The words of a document, by hashes of their small letters: they tell which hyphens at ends of lines are real.
struct Vocabulary {
    private var words: Set<UInt64> = []
    /// Those that were met more than once.
    private var repeated: Set<UInt64> = []

    /// More words than this are not remembered.
    private static let maximumWords = 2_000_000

    init(_ pages: [PageText]) {
        for page in pages {
            for piece in page.pieces where piece.characterCount > 0 { read(page.slice(piece)) }
        }
    }

    func contains(_ word: some Sequence<UInt8>) -> Bool {
        var hash = Self.seed
        for byte in word { hash = Self.hash(hash, byte) }
        return words.contains(hash)
    }

    /// Whether a word stands in the document more than once.
    func repeats(_ word: some Sequence<UInt8>) -> Bool {
        var hash = Self.seed
        for byte in word { hash = Self.hash(hash, byte) }
        return repeated.contains(hash)
    }

    private mutating func insert(_ hash: UInt64) {
        if !words.insert(hash).inserted { repeated.insert(hash) }
    }

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        return (hash ^ UInt64(lower)) &* 0x100_0000_01B3
    }

    /// Whether a byte belongs to a word: letters, also those of more than one byte, and hyphens between them.
    static func isWordByte(_ byte: UInt8) -> Bool { byte >= 0x80 || (0x41...0x5A).contains(byte & ~0x20) || byte == UInt8(ascii: "-") }

    /// Words that no end of a piece cuts: those with a hyphen at the end may be halves.
    private mutating func read(_ text: ArraySlice<UInt8>) {
        var (hash, last, length) = (Self.seed, UInt8(0), 0)
        for byte in text {
            if Self.isWordByte(byte) {
                hash = Self.hash(hash, byte)
                last = byte
                length += 1
            } else {
                if length > 1, last != UInt8(ascii: "-"), words.count < Self.maximumWords { insert(hash) }
                (hash, length) = (Self.seed, 0)
            }
        }
        if length > 1, last != UInt8(ascii: "-"), words.count < Self.maximumWords { insert(hash) }
    }
}
