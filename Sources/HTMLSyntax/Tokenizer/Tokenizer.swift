// SPDX-License-Identifier: Apache-2.0

/// The standard's section "Tokenization", as one loop for each kind of text. What several of its states do with one tag is done at one go,
/// because the whole input is at hand.
struct Tokenizer: ~Copyable {
    /// The states in which a token can begin.
    enum State: UInt8 {
        case data
        case rcdata
        case rawtext
        case scriptData
        case plaintext
        case cdataSection
    }

    /// How far a script is inside something that looks like a comment.
    enum ScriptEscape: UInt8 {
        case none
        case escaped
        case doubleEscaped
    }

    let base: UnsafePointer<UInt8>
    let end: Int
    var position = 0
    var state = State.data
    var token = Token()
    /// The name that an appropriate end tag has.
    var lastStartTag: HTMLName = .none
    /// Whether the adjusted current node is foreign, so that CDATA sections are read.
    var allowsCDATA = false
    var scriptEscape = ScriptEscape.none
    /// Hyphens directly before the place in an escaped script.
    var scriptDashes = 0
    /// Numbers tags, to find attributes that stand twice.
    var tagNumber: UInt32 = 0
    let references = NamedReferences.shared
    let collectsErrors: Bool
    var errors: [HTMLParseError] = []

    init(_ input: UnsafeBufferPointer<UInt8>, collectsErrors: Bool) {
        base = input.baseAddress ?? UnsafePointer(StaticString("").utf8Start)
        end = input.count
        self.collectsErrors = collectsErrors
    }

    @inline(__always)
    mutating func report(_ code: HTMLParseError.Code, at place: Int) {
        if collectsErrors { errors.append(HTMLParseError(code: code, position: place)) }
    }

    @inline(__always)
    func byte(at place: Int) -> UInt8? { place < end ? base[place] : nil }

    @inline(__always)
    func range(_ start: Int, _ end: Int) -> ByteRange {
        ByteRange(start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: end &- start))
    }

    /// Ends a run of text before `place`.
    @inline(__always)
    mutating func emitText(_ start: Int, _ place: Int) -> Token.Kind {
        token.text = TextPiece(range(start, place))
        position = place
        return .text
    }

    /// Reads the next token.
    @inline(__always)
    mutating func next(_ tree: inout TreeStore) -> Token.Kind {
        token.position = position
        switch state {
        case .data: return nextInData(&tree)
        case .rcdata: return nextInRawText(&tree, decodesReferences: true)
        case .rawtext: return nextInRawText(&tree, decodesReferences: false)
        case .scriptData: return nextInScript(&tree)
        case .plaintext: return nextInPlaintext()
        case .cdataSection: return nextInCDATA(&tree)
        }
    }

    /// Data state, tag open state.
    private mutating func nextInData(_ tree: inout TreeStore) -> Token.Kind {
        var start = position
        var place = start
        while true {
            place = scan(base, place, end, 0x3C, 0x26, 0, 0x0D)
            guard place < end else { return start < end ? emitText(start, end) : .endOfFile }
            switch base[place] {
            case 0x3C:
                if beginsMarkup(at: place) {
                    if place > start { return emitText(start, place) }
                    token.position = place
                    if let kind = readMarkup(&tree) { return kind }
                    start = position
                    place = start
                    token.position = start
                } else {
                    place &+= 1
                }
            case 0x26:
                if place > start, let next = byte(at: place + 1), next == 0x23 || next.isASCIILetter { return emitText(start, place) }
                if place == start, let piece = readReference(inAttribute: false) {
                    token.text = piece
                    return .text
                }
                place &+= 1
            case 0x0D:
                if place > start { return emitText(start, place) }
                guard byte(at: place + 1) == 0x0A else { return emitLineFeed(place) }
                start = place + 1
                place += 2
            default:
                if place > start { return emitText(start, place) }
                report(.unexpectedNullCharacter, at: place)
                position = place + 1
                return .null
            }
        }
    }

    /// A carriage return alone.
    mutating func emitLineFeed(_ place: Int) -> Token.Kind {
        token.text = .lineFeed
        position = place + 1
        return .text
    }

    /// Whether the less-than sign at a place opens anything; if not it is text.
    private mutating func beginsMarkup(at place: Int) -> Bool {
        guard let next = byte(at: place + 1) else {
            report(.eofBeforeTagName, at: end)
            return false
        }
        if next.isASCIILetter || next == 0x21 || next == 0x3F { return true }
        if next == 0x2F {
            if place + 2 < end { return true }
            report(.eofBeforeTagName, at: end)
        } else {
            report(.invalidFirstCharacterOfTagName, at: place + 1)
        }
        return false
    }

    /// What a less-than sign at the current place opens; nil if that gives no token.
    @inline(__always)
    private mutating func readMarkup(_ tree: inout TreeStore) -> Token.Kind? {
        let next = base[position + 1]
        if next.isASCIILetter {
            position &+= 1
            return readTag(&tree) ? .startTag : .endOfFile
        }
        if next == 0x2F { return readEndTag(&tree) }
        return next == 0x21 ? readDeclaration(&tree) : readProcessingInstruction(&tree)
    }

    /// End tag open state.
    @inline(__always)
    private mutating func readEndTag(_ tree: inout TreeStore) -> Token.Kind? {
        let first = base[position + 2]
        if first.isASCIILetter {
            position &+= 2
            return readTag(&tree, isEnd: true) ? .endTag : .endOfFile
        }
        if first == 0x3E {
            report(.missingEndTagName, at: position + 2)
            position += 3
            return nil
        }
        report(.invalidFirstCharacterOfTagName, at: position + 2)
        return readBogusComment(from: position + 2, &tree)
    }
}
