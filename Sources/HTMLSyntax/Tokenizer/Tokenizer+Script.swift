// SPDX-License-Identifier: Apache-2.0

/// Script data states. What begins like a comment escapes; a script tag in it escapes twice, and the next end tag ends that.
extension Tokenizer {
    mutating func nextInScript(_ tree: inout TreeStore) -> Token.Kind {
        var start = position
        var place = start
        while true {
            let dash: UInt8 = scriptEscape == .none ? 0x3C : 0x2D
            let stop = scan(base, place, end, 0x3C, dash, 0, 0x0D)
            guard stop < end else {
                if start < end { return emitText(start, end) }
                if scriptEscape != .none { report(.eofInScriptHTMLCommentLikeText, at: end) }
                scriptEscape = .none
                return .endOfFile
            }
            if stop > place { scriptDashes = 0 }
            place = stop
            switch base[place] {
            case 0x3C:
                if scriptEscape != .doubleEscaped, isAppropriateEndTag(at: place, tree) {
                    if place > start { return emitText(start, place) }
                    return readRawEndTag(&tree)
                }
                place = passLessThan(at: place)
            case 0x2D: place = passDash(at: place)
            case 0x0D:
                if place > start { return emitText(start, place) }
                scriptDashes = 0
                guard byte(at: place + 1) == 0x0A else { return emitLineFeed(place) }
                start = place + 1
                place += 2
            default:
                if place > start { return emitText(start, place) }
                scriptDashes = 0
                return emitReplacementCharacter(place)
            }
        }
    }

    /// A less-than sign that opens no end tag: the place to go on from.
    private mutating func passLessThan(at place: Int) -> Int {
        scriptDashes = 0
        switch scriptEscape {
        case .none:
            guard hasBytes("!--", at: place + 1) else { return place + 1 }
            scriptEscape = .escaped
            scriptDashes = 2
            return passGreaterThan(at: place + 4)
        case .escaped:
            guard let stop = endOfScriptName(at: place + 1) else { return place + 1 }
            scriptEscape = .doubleEscaped
            return stop
        case .doubleEscaped:
            guard byte(at: place + 1) == 0x2F, let stop = endOfScriptName(at: place + 2) else { return place + 1 }
            scriptEscape = .escaped
            return stop
        }
    }

    private mutating func passDash(at place: Int) -> Int {
        scriptDashes = min(scriptDashes + 1, 2)
        return passGreaterThan(at: place + 1)
    }

    /// Two hyphens and a greater-than sign end all escapes.
    private mutating func passGreaterThan(at place: Int) -> Int {
        guard scriptDashes == 2, byte(at: place) == 0x3E else { return place }
        scriptEscape = .none
        scriptDashes = 0
        return place + 1
    }

    /// The place behind "script" and the character that ends it there.
    private func endOfScriptName(at place: Int) -> Int? {
        guard hasBytes("script", at: place), let next = byte(at: place + 6) else { return nil }
        return next.isHTMLSpace || next == 0x2F || next == 0x3E ? (next == 0x0D ? place + 6 : place + 7) : nil
    }

    /// Whether the input has these bytes, letters in either case, at a place.
    func hasBytes(_ text: StaticString, at place: Int) -> Bool {
        guard place + text.utf8CodeUnitCount <= end else { return false }
        for index in 0..<text.utf8CodeUnitCount where base[place + index].lowercasedASCII != text.utf8Start[index] { return false }
        return true
    }
}
