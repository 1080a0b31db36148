// SPDX-License-Identifier: Apache-2.0

/// DOCTYPE state to bogus DOCTYPE state. The identifiers become attributes called `public` and `system`.
extension Tokenizer {
    mutating func readDocumentType(from start: Int, _ tree: inout TreeStore) -> Token.Kind {
        position = start
        token.hasName = false
        token.name = .none
        token.forceQuirks = false
        let first = tree.attributes.count
        if !readDocumentTypeParts(&tree) {
            token.forceQuirks = true
            report(.eofInDoctype, at: end)
            position = end
        }
        token.attributes = ByteRange(start: UInt32(first), count: UInt32(tree.attributes.count - first))
        return .documentType
    }

    private mutating func skipSpace() { while position < end, base[position].isHTMLSpace { position += 1 } }

    /// Bogus DOCTYPE state; true, because the end of the input is no error of its own there.
    private mutating func skipToEnd() -> Bool {
        let stop = scan(base, position, end, 0x3E, 0x3E, 0, 0)
        if stop < end, base[stop] == 0 {
            report(.unexpectedNullCharacter, at: stop)
            position = stop + 1
            return skipBogus()
        }
        position = min(stop + 1, end)
        return true
    }

    private mutating func skipBogus() -> Bool {
        while position < end, base[position] != 0x3E {
            if base[position] == 0 { report(.unexpectedNullCharacter, at: position) }
            position += 1
        }
        position = min(position + 1, end)
        return true
    }

    /// False if the input ends in it.
    private mutating func readDocumentTypeParts(_ tree: inout TreeStore) -> Bool {
        guard let next = byte(at: position) else { return false }
        if !next.isHTMLSpace, next != 0x3E { report(.missingWhitespaceBeforeDoctypeName, at: position) }
        skipSpace()
        guard let byte = byte(at: position) else { return false }
        if byte == 0x3E {
            report(.missingDoctypeName, at: position)
            token.forceQuirks = true
            position += 1
            return true
        }
        readDocumentTypeName(&tree)
        skipSpace()
        guard position < end else { return false }
        if base[position] == 0x3E {
            position += 1
            return true
        }
        if hasBytes("public", at: position) {
            position += 6
            return readIdentifiers(&tree, isPublic: true)
        }
        if hasBytes("system", at: position) {
            position += 6
            return readIdentifiers(&tree, isPublic: false)
        }
        report(.invalidCharacterSequenceAfterDoctypeName, at: position)
        token.forceQuirks = true
        return skipToEnd()
    }

    private mutating func readDocumentTypeName(_ tree: inout TreeStore) {
        let sideCount = tree.side.count
        while let byte = byte(at: position), !byte.isHTMLSpace, byte != 0x3E {
            if byte == 0 {
                report(.unexpectedNullCharacter, at: position)
                tree.appendReplacementCharacterToSide()
            } else {
                tree.appendToSide(byte.lowercasedASCII)
            }
            position += 1
        }
        token.hasName = true
        token.name = tree.names.intern(tree.side.start + sideCount, tree.side.count - sideCount)
        tree.side.removeLast(to: sideCount)
    }

    /// After DOCTYPE public keyword state, after DOCTYPE system keyword state and all behind them.
    private mutating func readIdentifiers(_ tree: inout TreeStore, isPublic: Bool) -> Bool {
        guard let next = byte(at: position) else { return false }
        if next == 0x22 || next == 0x27 {
            report(isPublic ? .missingWhitespaceAfterDoctypePublicKeyword : .missingWhitespaceAfterDoctypeSystemKeyword, at: position)
        }
        skipSpace()
        guard let quote = byte(at: position) else { return false }
        guard quote == 0x22 || quote == 0x27 else {
            token.forceQuirks = true
            guard quote == 0x3E else {
                report(isPublic ? .missingQuoteBeforeDoctypePublicIdentifier : .missingQuoteBeforeDoctypeSystemIdentifier, at: position)
                return skipToEnd()
            }
            report(isPublic ? .missingDoctypePublicIdentifier : .missingDoctypeSystemIdentifier, at: position)
            position += 1
            return true
        }
        guard let isClosed = readIdentifier(&tree, quote, isPublic ? .public : .system) else { return false }
        if !isClosed {
            token.forceQuirks = true
            report(isPublic ? .abruptDoctypePublicIdentifier : .abruptDoctypeSystemIdentifier, at: position - 1)
            return true
        }
        return isPublic ? readSystemAfterPublic(&tree) : readEndOfDocumentType()
    }

    /// Reads an identifier between quotes. False if a greater-than sign ends it and the token, nil if the input does.
    private mutating func readIdentifier(_ tree: inout TreeStore, _ quote: UInt8, _ name: HTMLName) -> Bool? {
        let stop = scan(base, position + 1, end, quote, 0x3E, quote, 0x3E)
        let value = decoded(position + 1, stop, &tree)
        tree.attributes.append(AttributeRecord(name: name, value: value))
        guard stop < end else { return nil }
        position = stop + 1
        return base[stop] == quote
    }

    /// After DOCTYPE public identifier state.
    private mutating func readSystemAfterPublic(_ tree: inout TreeStore) -> Bool {
        guard let next = byte(at: position) else { return false }
        if next == 0x22 || next == 0x27 {
            report(.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers, at: position)
        }
        skipSpace()
        guard let quote = byte(at: position) else { return false }
        if quote == 0x3E {
            position += 1
            return true
        }
        guard quote == 0x22 || quote == 0x27 else {
            report(.missingQuoteBeforeDoctypeSystemIdentifier, at: position)
            token.forceQuirks = true
            return skipToEnd()
        }
        guard let isClosed = readIdentifier(&tree, quote, .system) else { return false }
        if isClosed { return readEndOfDocumentType() }
        token.forceQuirks = true
        report(.abruptDoctypeSystemIdentifier, at: position - 1)
        return true
    }

    /// After DOCTYPE system identifier state.
    private mutating func readEndOfDocumentType() -> Bool {
        skipSpace()
        guard let byte = byte(at: position) else { return false }
        if byte == 0x3E {
            position += 1
            return true
        }
        report(.unexpectedCharacterAfterDoctypeSystemIdentifier, at: position)
        return skipToEnd()
    }
}
