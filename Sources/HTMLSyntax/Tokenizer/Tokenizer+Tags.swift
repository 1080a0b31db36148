// SPDX-License-Identifier: Apache-2.0

/// Tags: tag name state to self-closing start tag state.
extension Tokenizer {
    /// Reads a tag from its name on; false if the input ends in it.
    @inline(__always)
    mutating func readTag(_ tree: inout TreeStore, isEnd: Bool = false) -> Bool {
        token.name = readName(&tree, isAttribute: false)
        token.isSelfClosing = false
        let first = tree.attributes.count
        token.attributes = ByteRange(start: UInt32(truncatingIfNeeded: first), count: 0)
        if position < end, base[position] == 0x3E {
            position &+= 1
        } else {
            guard readAttributes(&tree) else {
                report(.eofInTag, at: end)
                tree.attributes.removeLast(to: first)
                position = end
                return false
            }
            if isEnd { dropAttributesOfEndTag(&tree, first) }
        }
        if !isEnd {
            token.attributes.count = UInt32(truncatingIfNeeded: tree.attributes.count &- first)
            lastStartTag = token.name
        }
        return true
    }

    private mutating func dropAttributesOfEndTag(_ tree: inout TreeStore, _ first: Int) {
        if tree.attributes.count > first { report(.endTagWithAttributes, at: position - 1) }
        if token.isSelfClosing { report(.endTagWithTrailingSolidus, at: position - 1) }
        tree.attributes.removeLast(to: first)
    }

    /// Before attribute name state and all that follow it; false if the input ends.
    private mutating func readAttributes(_ tree: inout TreeStore) -> Bool {
        tagNumber &+= 1
        while true {
            while position < end, base[position].isHTMLSpace { position &+= 1 }
            guard position < end else { return false }
            switch base[position] {
            case 0x3E:
                position &+= 1
                return true
            case 0x2F:
                position &+= 1
                guard position < end else { return false }
                if base[position] == 0x3E {
                    token.isSelfClosing = true
                    position &+= 1
                    return true
                }
                report(.unexpectedSolidusInTag, at: position)
            default:
                guard readAttribute(&tree) else { return false }
            }
        }
    }

    /// One attribute; false if the input ends.
    @inline(__always)
    private mutating func readAttribute(_ tree: inout TreeStore) -> Bool {
        if base[position] == 0x3D { report(.unexpectedEqualsSignBeforeAttributeName, at: position) }
        let name = readName(&tree, isAttribute: true)
        let isFirst = tree.names.isFirst(name, inTag: tagNumber)
        if !isFirst { report(.duplicateAttribute, at: position) }
        while position < end, base[position].isHTMLSpace { position &+= 1 }
        guard position < end else { return false }
        var value = ByteRange.empty
        if base[position] == 0x3D {
            position &+= 1
            while position < end, base[position].isHTMLSpace { position &+= 1 }
            guard position < end else { return false }
            let sideCount = tree.side.count
            switch base[position] {
            case 0x22: value = readQuotedValue(&tree, 0x22)
            case 0x27: value = readQuotedValue(&tree, 0x27)
            case 0x3E: report(.missingAttributeValue, at: position)
            default: value = readUnquotedValue(&tree)
            }
            guard position < end else { return false }
            if !isFirst { tree.side.removeLast(to: sideCount) }
        }
        if isFirst { tree.attributes.append(AttributeRecord(name: name, value: value)) }
        return true
    }

    /// A tag's or an attribute's name, in lower case.
    @inline(__always)
    private mutating func readName(_ tree: inout TreeStore, isAttribute: Bool) -> HTMLName {
        guard position &+ 16 <= end else { return readLongName(&tree, isAttribute: isAttribute) }
        let low = UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self).littleEndian
        let high = UnsafeRawPointer(base + position + 8).loadUnaligned(as: UInt64.self).littleEndian
        let count = lengthOfName(low, high, endsAtEquals: isAttribute)
        guard count &- 1 < 15, count > 0, collectsErrors == false || !isAttribute else {
            return readLongName(&tree, isAttribute: isAttribute)
        }
        let stop = base[position &+ count]
        guard stop > 0x20 || stop.isHTMLSpace else { return readLongName(&tree, isAttribute: isAttribute) }
        position &+= count
        return tree.names.intern(short: NameWords(lowercasing: low, high, count: count))
    }

    /// A name byte by byte: at the end of the input, long ones, and those with something unusual in them. An equals sign may begin an
    /// attribute's name.
    @inline(never)
    private mutating func readLongName(_ tree: inout TreeStore, isAttribute: Bool) -> HTMLName {
        let sideCount = tree.side.count
        let start = position
        while position < end {
            let byte = base[position]
            if byte.isHTMLSpace || byte == 0x2F || byte == 0x3E || (isAttribute && byte == 0x3D && position > start) { break }
            if byte == 0 {
                report(.unexpectedNullCharacter, at: position)
                tree.appendReplacementCharacterToSide()
            } else {
                if isAttribute, byte == 0x22 || byte == 0x27 || byte == 0x3C {
                    report(.unexpectedCharacterInAttributeName, at: position)
                }
                tree.appendToSide(byte.lowercasedASCII)
            }
            position &+= 1
        }
        let name = tree.names.intern(tree.side.start + sideCount, tree.side.count - sideCount)
        tree.side.removeLast(to: sideCount)
        return name
    }
}
