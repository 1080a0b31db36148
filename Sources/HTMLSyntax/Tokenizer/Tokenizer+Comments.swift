// SPDX-License-Identifier: Apache-2.0

/// Markup declaration open state, comments, processing instructions.
extension Tokenizer {
    mutating func readDeclaration(_ tree: inout TreeStore) -> Token.Kind? {
        let start = position + 2
        if hasBytes("--", at: start) { return readComment(from: start + 2, &tree) }
        if hasBytes("doctype", at: start) { return readDocumentType(from: start + 7, &tree) }
        if hasExactBytes("[CDATA[", at: start) {
            if allowsCDATA {
                position = start + 7
                state = .cdataSection
                return next(&tree)
            }
            report(.cdataInHTMLContent, at: start + 6)
            return readBogusComment(from: start, &tree)
        }
        report(.incorrectlyOpenedComment, at: start)
        return readBogusComment(from: start, &tree)
    }

    private func hasExactBytes(_ text: StaticString, at place: Int) -> Bool {
        place + text.utf8CodeUnitCount <= end && equalBytes(base + place, text.utf8Start, text.utf8CodeUnitCount)
    }

    /// Comment start state to comment end bang state.
    private mutating func readComment(from start: Int, _ tree: inout TreeStore) -> Token.Kind {
        if byte(at: start) == 0x3E || hasBytes("->", at: start) {
            report(.abruptClosingOfEmptyComment, at: start)
            position = start + (base[start] == 0x3E ? 1 : 2)
            return emitComment(start, start, &tree)
        }
        var place = start
        while true {
            place = scan(base, place, end, 0x2D, 0x2D, 0x2D, 0x2D)
            guard place + 2 < end else { break }
            if base[place + 1] == 0x2D {
                if base[place + 2] == 0x3E {
                    position = place + 3
                    return emitComment(start, place, &tree)
                }
                if base[place + 2] == 0x21, byte(at: place + 3) == 0x3E {
                    report(.incorrectlyClosedComment, at: place + 3)
                    position = place + 4
                    return emitComment(start, place, &tree)
                }
            }
            place += 1
        }
        let kind = emitComment(start, max(start, endOfOpenComment(from: start)), &tree)
        report(.eofInComment, at: end)
        position = end
        return kind
    }

    /// Where the data of a comment that the input ends in ends: hyphens that would have been part of its end do not count.
    private func endOfOpenComment(from start: Int) -> Int {
        if end - start >= 3, hasBytes("--!", at: end - 3) { return end - 3 }
        if end - start >= 2, hasBytes("--", at: end - 2) { return end - 2 }
        return end - start >= 1 && base[end - 1] == 0x2D ? end - 1 : end
    }

    private mutating func emitComment(_ start: Int, _ stop: Int, _ tree: inout TreeStore) -> Token.Kind {
        if collectsErrors { reportNestedComments(start, stop) }
        token.text = TextPiece(decoded(start, stop, &tree))
        return .comment
    }

    /// Comment less-than sign bang dash dash state.
    private mutating func reportNestedComments(_ start: Int, _ stop: Int) {
        var place = scan(base, start, stop, 0x3C, 0x3C, 0x3C, 0x3C)
        while place < stop {
            if hasBytes("!--", at: place + 1), let next = byte(at: place + 4), next != 0x3E {
                report(.nestedComment, at: place + 4)
            }
            place = scan(base, place + 1, stop, 0x3C, 0x3C, 0x3C, 0x3C)
        }
    }

    /// Bogus comment state.
    mutating func readBogusComment(from start: Int, _ tree: inout TreeStore) -> Token.Kind {
        let stop = scan(base, start, end, 0x3E, 0x3E, 0x3E, 0x3E)
        token.text = TextPiece(decoded(start, stop, &tree))
        position = min(stop + 1, end)
        return .comment
    }

    /// A part of the input with newlines normalised and U+0000 replaced: a range of the input where there is neither.
    mutating func decoded(_ start: Int, _ stop: Int, _ tree: inout TreeStore) -> ByteRange {
        var place = scan(base, start, stop, 0, 0x0D, 0, 0x0D)
        guard place < stop else { return range(start, stop) }
        let sideStart = tree.sideEnd
        var done = start
        while place < stop {
            tree.appendToSide(base + done, place - done)
            if base[place] == 0 {
                report(.unexpectedNullCharacter, at: place)
                tree.appendReplacementCharacterToSide()
            } else if byte(at: place + 1) != 0x0A {
                tree.appendToSide(0x0A)
            }
            done = place + 1
            place = scan(base, done, stop, 0, 0x0D, 0, 0x0D)
        }
        tree.appendToSide(base + done, stop - done)
        return ByteRange(start: sideStart, count: tree.sideEnd - sideStart)
    }

    /// Processing instruction open state and those that follow it (since June 2026).
    mutating func readProcessingInstruction(_ tree: inout TreeStore) -> Token.Kind {
        let start = position + 2
        guard start < end else { return endInInstruction() }
        guard base[start].isASCIILetter || base[start] == 0x5F else {
            report(.invalidProcessingInstructionTarget, at: start)
            return readBogusComment(from: start - 1, &tree)
        }
        var place = start
        while let byte = byte(at: place), byte.isASCIILetter || byte.isASCIIDigit || byte == 0x2D || byte == 0x5F { place += 1 }
        guard place < end else { return endInInstruction() }
        guard base[place].isHTMLSpace || base[place] == 0x3F || base[place] == 0x3E else {
            report(.invalidProcessingInstructionTarget, at: place)
            return readBogusComment(from: start - 1, &tree)
        }
        if (place - start == 3 && hasBytes("xml", at: start)) || (place - start == 14 && hasBytes("xml-stylesheet", at: start)) {
            report(.disallowedProcessingInstructionTarget, at: place)
            return readBogusComment(from: start - 1, &tree)
        }
        token.name = tree.names.intern(base + start, place - start)
        while let byte = byte(at: place), byte.isHTMLSpace { place += 1 }
        let stop = scan(base, place, end, 0x3E, 0x3E, 0x3E, 0x3E)
        guard stop < end else { return endInInstruction() }
        position = stop + 1
        token.text = TextPiece(decoded(place, stop > place && base[stop - 1] == 0x3F ? stop - 1 : stop, &tree))
        return .processingInstruction
    }

    /// An instruction that the input ends in gives nothing.
    private mutating func endInInstruction() -> Token.Kind {
        report(.eofInProcessingInstruction, at: end)
        position = end
        return .endOfFile
    }
}
