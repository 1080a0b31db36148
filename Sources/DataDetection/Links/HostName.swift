// SPDX-License-Identifier: Apache-2.0

/// The name of a host as it stands in text.
struct HostName {
    /// Its bytes.
    let range: Range<Int>
    let labelCount: Int
    /// The last label, in small ASCII letters.
    let last: [UInt8]
    let lastStart: Int

    /// The longest name (RFC 1035, section 2.3.4), in bytes of UTF-8.
    static let maximumLength = 253

    /// Reads the name that begins at a place; `nil` where labels are empty or begin or end in hyphens, or where it does not end there.
    ///
    /// Underscores may stand within labels, but not in the last two.
    init?(_ text: ParagraphText, from start: Int, allowsUnspaced: Bool, allowsUnderscore: Bool = true) {
        var place = start
        var labelStart = start
        var (count, underscores, before) = (0, 0, 0)
        while true {
            let byte = text[place]
            if ASCII.isWord(byte) || byte == UInt8(ascii: "-") {
                place += 1
            } else if byte == UInt8(ascii: "_"), allowsUnderscore {
                underscores += 1
                place += 1
            } else if byte >= 0x80, let length = Self.letterLength(text, place, allowsUnspaced) {
                place += length
            } else if byte == UInt8(ascii: "."), place > labelStart, Self.beginsLabel(text, place + 1, allowsUnspaced) {
                guard Self.isLabel(text, labelStart..<place) else { return nil }
                count += 1
                before = underscores
                underscores = 0
                place += 1
                labelStart = place
            } else {
                break
            }
            guard place - start <= Self.maximumLength else { return nil }
        }
        guard place > labelStart, Self.isLabel(text, labelStart..<place), underscores == 0, count == 0 || before == 0 else { return nil }
        range = start..<place
        labelCount = count + 1
        last = text.folded(labelStart..<place)
        lastStart = labelStart
    }

    /// Whether a scalar that is not ASCII may stand in a name.
    private static func letterLength(_ text: ParagraphText, _ place: Int, _ allowsUnspaced: Bool) -> Int? {
        let (scalar, length) = text.scalar(at: place)
        if scalar.isSeparator || !allowsUnspaced && scalar.isUnspaced { return nil }
        switch scalar.properties.generalCategory {
        case .dashPunctuation, .openPunctuation, .closePunctuation, .otherPunctuation, .initialPunctuation, .finalPunctuation, .control:
            return nil
        default: return length
        }
    }

    private static func beginsLabel(_ text: ParagraphText, _ place: Int, _ allowsUnspaced: Bool) -> Bool {
        let byte = text[place]
        if byte >= 0x80 { return letterLength(text, place, allowsUnspaced) != nil }
        return ASCII.isWord(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private static func isLabel(_ text: ParagraphText, _ range: Range<Int>) -> Bool {
        for edge in [text[range.lowerBound], text[range.upperBound - 1]] where edge == UInt8(ascii: "-") || edge == UInt8(ascii: "_") {
            return false
        }
        return true
    }
}
