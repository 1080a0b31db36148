// SPDX-License-Identifier: Apache-2.0

/// What the rules ask of a line, found in one look at its bytes.
struct LineFacts {
    /// Columns up to its last character, its indent included; wide East Asian characters take two.
    var width = 0
    /// Columns of its first word.
    var firstWord = 0
    var words = 0
    /// The most spaces between two words; a tab counts as many.
    var widestGap = 0
    /// Whether two or more spaces stand where no sentence ended, or a tab.
    var hasGap = false
    var hasWide = false
    var letters = 0
    /// Commas without a space behind them.
    var tightCommas = 0
    var first: UInt8 = 0
    var last: UInt8 = 0

    /// Bytes of one line that are looked at; behind them it is only long.
    static let maximumLength = 2000

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ line: TextLine) {
        width = line.indent
        guard !line.isBlank else { return }
        first = bytes[line.content]
        last = bytes[line.end - 1]
        let end = min(line.end, line.content + Self.maximumLength)
        if !countPlain(UnsafeBufferPointer(rebasing: bytes[line.content..<end])) { count(bytes, line, end) }
        width += line.end - end
        if words == 1 { firstWord = width - line.indent }
        // Text without spaces is broken between any two characters.
        if hasWide, first >= 0xE3 { firstWord = 2 }
    }

    /// Counts ASCII with single spaces, many bytes at a time; otherwise counts nothing.
    private mutating func countPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress else { return true }
        var all: UInt8 = 0
        var (tabs, spaces, doubles, letters, commas): (UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0)
        var place = 1
        while place < bytes.count {
            let byte = base[place]
            let isSpace: UInt32 = byte == 0x20 ? 1 : 0
            all |= byte
            tabs &+= byte == 0x09 ? 1 : 0
            spaces &+= isSpace
            commas &+= (1 &- isSpace) & (base[place &- 1] == 0x2C ? 1 : 0)
            doubles &+= isSpace & (base[place &- 1] == 0x20 ? 1 : 0)
            letters &+= (byte | 0x20) &- 0x61 < 26 ? 1 : 0
            place &+= 1
        }
        guard (all | base[0]) < 0x80, tabs == 0, doubles == 0 else { return false }
        self.letters = Int(letters) + ((base[0] | 0x20) &- 0x61 < 26 ? 1 : 0)
        tightCommas = Int(commas)
        words = Int(spaces) + 1
        width += bytes.count
        firstWord = bytes.firstIndex(of: 0x20) ?? bytes.count
        if words > 1 { widestGap = 1 }
        return true
    }

    private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>, _ line: TextLine, _ end: Int) {
        var inWord = false
        var gap = 0
        for place in line.content..<end {
            let byte = bytes[place]
            if isSpace(byte) {
                if inWord {
                    if words == 1 { firstWord = width - line.indent }
                    inWord = false
                    gap = 0
                }
                gap += byte == 0x09 ? TextLine.tabInterval : 1
                width += byte == 0x09 ? TextLine.tabInterval - width % TextLine.tabInterval : 1
                continue
            }
            if !inWord {
                inWord = true
                words += 1
                if words > 1 { note(gap: gap, bytes, place) }
            }
            if byte & 0xC0 == 0x80 { continue }
            if place > line.content, bytes[place - 1] == 0x2C { tightCommas += 1 }
            let isWide = byte >= 0xE3 && byte <= 0xED || byte == 0xF0
            hasWide = hasWide || isWide
            if byte >= 0xC3 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A { letters += 1 }
            width += isWide ? 2 : 1
        }
    }

    private mutating func note(gap: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) {
        guard gap > 1 else { return }
        widestGap = max(widestGap, gap)
        if hasGap { return }
        var before = place - 1
        while before > 0, isSpace(bytes[before]) { before -= 1 }
        hasGap = gap > 2 || !isSentenceEnd(bytes[before])
    }

    var startsWithCapital: Bool { first >= 0x41 && first <= 0x5A }
    var startsWithSmallLetter: Bool { first >= 0x61 && first <= 0x7A }
    var startsWithDigit: Bool { first >= 0x30 && first <= 0x39 }
    var startsWithLetter: Bool { startsWithCapital || startsWithSmallLetter || first >= 0x80 }
    /// Whether a sentence may end with the line.
    var endsSentence: Bool { isSentenceEnd(last) }
}

/// Whether a byte ends a sentence, or closes what ended one.
func isSentenceEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: ")"): true
    default: false
    }
}
