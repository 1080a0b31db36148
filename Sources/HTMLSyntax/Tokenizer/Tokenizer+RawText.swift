// SPDX-License-Identifier: Apache-2.0

/// Text in which tags mean nothing but the end tag that fits: RCDATA, RAWTEXT, PLAINTEXT and CDATA section states.
extension Tokenizer {
    mutating func nextInRawText(_ tree: inout TreeStore, decodesReferences: Bool) -> Token.Kind {
        var start = position
        var place = start
        while true {
            place = scan(base, place, end, 0x3C, decodesReferences ? 0x26 : 0x3C, 0, 0x0D)
            guard place < end else { return start < end ? emitText(start, end) : .endOfFile }
            switch base[place] {
            case 0x3C:
                guard isAppropriateEndTag(at: place, tree) else {
                    place &+= 1
                    continue
                }
                if place > start { return emitText(start, place) }
                return readRawEndTag(&tree)
            case 0x26:
                if place > start { return emitText(start, place) }
                if let piece = readReference(inAttribute: false) {
                    token.text = piece
                    return .text
                }
                place &+= 1
                // An ampersand alone: what follows goes on behind it.
                place = scan(base, place, end, 0x3C, 0x26, 0, 0x0D)
                return emitText(start, place)
            case 0x0D:
                if place > start { return emitText(start, place) }
                guard byte(at: place + 1) == 0x0A else { return emitLineFeed(place) }
                start = place + 1
                place += 2
            default:
                if place > start { return emitText(start, place) }
                return emitReplacementCharacter(place)
            }
        }
    }

    mutating func emitReplacementCharacter(_ place: Int) -> Token.Kind {
        report(.unexpectedNullCharacter, at: place)
        token.text = .replacementCharacter
        position = place + 1
        return .text
    }

    /// The end tag at the current place, with what stands in it.
    mutating func readRawEndTag(_ tree: inout TreeStore) -> Token.Kind {
        token.position = position
        position += 2
        state = .data
        scriptEscape = .none
        return readTag(&tree, isEnd: true) ? .endTag : .endOfFile
    }

    /// Whether an end tag of the last start tag's name begins at a place.
    func isAppropriateEndTag(at place: Int, _ tree: borrowing TreeStore) -> Bool {
        guard byte(at: place + 1) == 0x2F, lastStartTag != .none else { return false }
        let start = place + 2
        let name = tree.names.bytes(of: lastStartTag)
        guard start + name.count < end else { return false }
        for index in 0..<name.count where base[start + index].lowercasedASCII != name[index] { return false }
        let next = base[start + name.count]
        return next.isHTMLSpace || next == 0x2F || next == 0x3E
    }

    mutating func nextInPlaintext() -> Token.Kind {
        var start = position
        var place = start
        while true {
            place = scan(base, place, end, 0, 0x0D, 0, 0x0D)
            guard place < end else { return start < end ? emitText(start, end) : .endOfFile }
            if place > start { return emitText(start, place) }
            guard base[place] == 0x0D else { return emitReplacementCharacter(place) }
            guard byte(at: place + 1) == 0x0A else { return emitLineFeed(place) }
            start = place + 1
            place += 2
        }
    }

    mutating func nextInCDATA(_ tree: inout TreeStore) -> Token.Kind {
        var start = position
        var place = start
        while true {
            place = scan(base, place, end, 0x5D, 0x0D, 0, 0x5D)
            guard place < end else {
                if start < end { return emitText(start, end) }
                report(.eofInCDATA, at: end)
                return .endOfFile
            }
            if base[place] == 0x5D {
                guard byte(at: place + 1) == 0x5D, byte(at: place + 2) == 0x3E else {
                    place &+= 1
                    continue
                }
                if place > start { return emitText(start, place) }
                position = place + 3
                state = .data
                return next(&tree)
            }
            if place > start { return emitText(start, place) }
            if base[place] == 0 {
                position = place + 1
                return .null
            }
            guard byte(at: place + 1) == 0x0A else { return emitLineFeed(place) }
            start = place + 1
            place += 2
        }
    }
}
