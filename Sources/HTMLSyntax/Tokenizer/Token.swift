// SPDX-License-Identifier: Apache-2.0

/// A run of characters: a range of the document's bytes, or up to eight bytes that a character reference stands for.
struct TextPiece: BitwiseCopyable {
    var range: ByteRange
    var decoded: UInt64 = 0
    var isDecoded = false

    @inline(__always)
    var count: Int { Int(range.count) }

    @inline(__always)
    init(_ range: ByteRange) { self.range = range }

    /// Up to eight bytes, the first one lowest.
    init(decoded: UInt64, count: Int) {
        range = ByteRange(start: 0, count: UInt32(count))
        self.decoded = decoded
        isDecoded = true
    }

    static var lineFeed: TextPiece { TextPiece(decoded: 0x0A, count: 1) }
    static var replacementCharacter: TextPiece { TextPiece(decoded: 0xBD_BFEF, count: 3) }

    /// The piece without its first bytes.
    func dropping(_ count: Int) -> TextPiece {
        var piece = self
        piece.range.count -= UInt32(count)
        if isDecoded {
            piece.decoded = count < 8 ? decoded &>> UInt64(count * 8) : 0
        } else {
            piece.range.start += UInt32(count)
        }
        return piece
    }

    func prefix(_ count: Int) -> TextPiece {
        var piece = self
        piece.range.count = UInt32(count)
        return piece
    }
}

/// What the tokenizer emits; the one token there is at a time is filled anew for each.
struct Token: BitwiseCopyable {
    enum Kind: UInt8 {
        case text
        /// One U+0000 of a state that leaves it to the tree construction.
        case null
        case startTag
        case endTag
        case comment
        case processingInstruction
        case documentType
        case endOfFile
    }

    /// Where the token begins in the input.
    var position = 0
    /// A tag's name, an instruction's target, a document type's name.
    var name: HTMLName = .none
    /// A document type may have none, which is not the same as an empty one.
    var hasName = false
    /// A tag's attributes, and a document type's identifiers, which stand as attributes called `public` and `system`.
    var attributes = ByteRange.empty
    var isSelfClosing = false
    var forceQuirks = false
    /// Text, and the data of comments and instructions.
    var text = TextPiece(.empty)
}
