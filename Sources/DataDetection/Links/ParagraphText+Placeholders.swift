// SPDX-License-Identifier: Apache-2.0

/// Signs within an address by which it is a pattern or only the first part of one.
extension ParagraphText {
    /// The longest name of a place to be filled in.
    private static let maximumName = 64

    func isSpace(_ place: Int) -> Bool { self[place] <= 0x20 }

    /// Whether something is to be filled in at a place: `$(…)`, `${…}`, `$name`, `{{…}}`, `{name}`, `%s`, `%(name)s`, `/<name>`.
    func isPlaceholder(at place: Int) -> Bool {
        let next = self[place + 1]
        switch self[place] {
        case UInt8(ascii: "$"):
            return next == UInt8(ascii: "(") || next == UInt8(ascii: "{") || next == UInt8(ascii: "_") || ASCII.isLetter(next)
        case UInt8(ascii: "{"): return next == UInt8(ascii: "{") || isName(inBraces: place + 1)
        case UInt8(ascii: "%"):
            // A byte in hexadecimal digits is none (RFC 3986, section 2.1).
            if ASCII.isHexadecimal(next), ASCII.isHexadecimal(self[place + 2]) { return false }
            return next == UInt8(ascii: "(") || next == UInt8(ascii: "{") || next == UInt8(ascii: "%") || ASCII.isWord(next)
        case UInt8(ascii: "<"):
            return ASCII.isLetter(next) && "/=-.?&".utf8.contains(self[place - 1])
        default: return false
        }
    }

    /// Whether what stands before the next closing brace is a name, or a list of some.
    private func isName(inBraces start: Int) -> Bool {
        var place = start
        while place - start < Self.maximumName, ASCII.isWord(self[place]) || "_.,:+*?&#!-".utf8.contains(self[place]) { place += 1 }
        return self[place] == UInt8(ascii: "}")
    }

    /// Whether the name of a host that ends at a place is only the first part of one.
    func goesOn(at place: Int) -> Bool {
        let dot = self[place] == UInt8(ascii: ".") || self[place] == UInt8(ascii: ":") ? place + 1 : place
        return isPlaceholder(at: dot) || isHyphenBreak(at: place) || self[place] == UInt8(ascii: "\\") && !isEscapeBehindLink(at: place)
    }

    /// Whether a word is broken here at the end of a line: U+2010 or U+00AD, and nothing behind it.
    func isHyphenBreak(at place: Int) -> Bool {
        guard self[place] >= 0x80 else { return false }
        let (scalar, length) = scalar(at: place)
        return (scalar.value == 0x2010 || scalar.value == 0xAD) && isBreak(place + length)
    }

    private func isBreak(_ place: Int) -> Bool { self[place] <= 0x20 || self[place] >= 0x80 && scalar(at: place).scalar.isSeparator }

    /// Whether a backslash begins what does not belong to the address before it: an escape in a string (`\n`, `\"`) or a change of font
    /// of troff. Before all else the address goes on, in the next line or with a sign that is not written as it is.
    func isEscapeBehindLink(at place: Int) -> Bool {
        let next = self[place + 1]
        if next == UInt8(ascii: "f") { return "RBIP[(".utf8.contains(self[place + 2]) }
        return "nrt\"'\\0)]}>".utf8.contains(next)
    }
}
