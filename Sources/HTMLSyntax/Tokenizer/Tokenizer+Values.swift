// SPDX-License-Identifier: Apache-2.0

/// Attribute values. A value is a range of the input unless something in it must be decoded. After each function the place is behind the
/// value; at the end of the input the tag is dropped.
extension Tokenizer {
    @inline(__always)
    mutating func readQuotedValue(_ tree: inout TreeStore, _ quote: UInt8) -> ByteRange {
        let start = position &+ 1
        let place = scan(base, start, end, quote, 0x26, 0, 0x0D)
        guard place < end, base[place] == quote else { return readDecodedValue(&tree, quote, start, place) }
        position = place &+ 1
        if collectsErrors { reportMissingSpace() }
        return range(start, place)
    }

    private mutating func reportMissingSpace() {
        guard let next = byte(at: position), !next.isHTMLSpace, next != 0x2F, next != 0x3E else { return }
        report(.missingWhitespaceBetweenAttributes, at: position)
    }

    @inline(never)
    private mutating func readDecodedValue(_ tree: inout TreeStore, _ quote: UInt8, _ first: Int, _ stop: Int) -> ByteRange {
        let valueStart = tree.sideEnd
        var start = first
        position = stop
        while position < end, base[position] != quote {
            tree.appendToSide(base + start, position - start)
            appendSpecial(&tree)
            start = position
            position = scan(base, position, end, quote, 0x26, 0, 0x0D)
        }
        tree.appendToSide(base + start, position - start)
        position += 1
        if collectsErrors { reportMissingSpace() }
        return ByteRange(start: valueStart, count: tree.sideEnd - valueStart)
    }

    /// Appends what an ampersand, a U+0000 or a carriage return at the current place stands for.
    private mutating func appendSpecial(_ tree: inout TreeStore) {
        switch base[position] {
        case 0x26:
            if let piece = readReference(inAttribute: true) {
                tree.withBytesOfDecoded(piece) { tree, bytes in tree.appendToSide(bytes, piece.count) }
            } else {
                tree.appendToSide(0x26)
                position += 1
            }
        case 0x0D:
            tree.appendToSide(0x0A)
            position += byte(at: position + 1) == 0x0A ? 2 : 1
        default:
            report(.unexpectedNullCharacter, at: position)
            tree.appendReplacementCharacterToSide()
            position += 1
        }
    }

    /// Attribute value (unquoted) state.
    mutating func readUnquotedValue(_ tree: inout TreeStore) -> ByteRange {
        let first = position
        var start = first
        let valueStart = tree.sideEnd
        var isDecoded = false
        while position < end {
            let byte = base[position]
            if byte.isHTMLSpace || byte == 0x3E { break }
            if byte == 0x26 || byte == 0 {
                isDecoded = true
                tree.appendToSide(base + start, position - start)
                appendSpecial(&tree)
                start = position
                continue
            }
            if collectsErrors, byte == 0x22 || byte == 0x27 || byte == 0x3C || byte == 0x3D || byte == 0x60 {
                report(.unexpectedCharacterInUnquotedAttributeValue, at: position)
            }
            position &+= 1
        }
        guard isDecoded else { return range(first, position) }
        tree.appendToSide(base + start, position - start)
        return ByteRange(start: valueStart, count: tree.sideEnd - valueStart)
    }
}

extension TreeStore {
    /// The bytes of a decoded piece, in memory of their own, so that the tree may be changed.
    mutating func withBytesOfDecoded(_ piece: TextPiece, _ body: (inout TreeStore, UnsafePointer<UInt8>) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { buffer in
            for index in 0..<8 { buffer[index] = UInt8(truncatingIfNeeded: piece.decoded &>> UInt64(index * 8)) }
            if let start = buffer.baseAddress { body(&self, start) }
        }
    }
}
