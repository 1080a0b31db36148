// SPDX-License-Identifier: Apache-2.0

/// What stands at the start of a line that may be an item of a list.
struct ListMarker: Sendable, Equatable {
    enum Kind: Sendable, Equatable { case bullet, dash, decimal, letter, roman }

    var kind: Kind
    /// Bytes up to the end of the marker, and up to where the text begins.
    var length: Int
    var textStart: Int
    var ordinal = 0
    var isUppercase = false
    /// What stands before and behind the number.
    var prefix = ""
    var suffix = ""
    var text = ""

    /// Numbers with more digits are years and the like.
    private static let maximumDigits = 3

    /// The marker at the start of a line's text, if what stands there can be one.
    init?(_ line: ArraySlice<UInt8>) {
        var scalars = String(decoding: line.prefix(16), as: UTF8.self).unicodeScalars[...]
        guard let first = scalars.first else { return nil }
        if let kind = Self.bullet(first) {
            let length = UTF8.width(first)
            let rest = line.dropFirst(length)
            guard rest.isEmpty || rest.first == 0x20 || kind == .bullet && first != "*" && first != "o" else { return nil }
            self.init(kind, length: length, in: line)
            return
        }
        let isOpened = first == "("
        if isOpened { scalars = scalars.dropFirst() }
        let body = scalars.prefix { $0.isASCIIDigit || $0.isASCIILetter }
        scalars = scalars[body.endIndex...]
        guard let end = scalars.first, end == "." || end == ")" || isOpened && end == ")", !body.isEmpty else { return nil }
        if isOpened, end != ")" { return nil }
        let length = (isOpened ? 1 : 0) + body.count + 1
        let rest = line.dropFirst(length)
        guard rest.isEmpty || rest.first == 0x20 else { return nil }
        self.init(.decimal, length: length, in: line)
        guard number(String(body)) else { return nil }
        prefix = isOpened ? "(" : ""
        suffix = String(end)
    }

    private init(_ kind: Kind, length: Int, in line: ArraySlice<UInt8>) {
        self.kind = kind
        self.length = length
        textStart = length + line.dropFirst(length).prefix { $0 == 0x20 }.count
        text = String(decoding: line.prefix(length), as: UTF8.self)
    }

    private static func bullet(_ scalar: Unicode.Scalar) -> Kind? {
        switch scalar {
        case "•", "●", "○", "◦", "▪", "■", "□", "▫", "‣", "⁃", "∙", "⚫", "➢", "➤", "►", "▶", "✓", "✔", "❖", "◆", "◇", "\u{F0B7}",
            "\u{F0A7}",
            "\u{F0D8}", "\u{F0FC}", "\u{F076}", "·", "*":
            .bullet
        case "-", "–", "—", "−", "‐", "‑": .dash
        default: nil
        }
    }

    /// Reads the number; false where the characters are none.
    private mutating func number(_ body: String) -> Bool {
        let bytes = Array(body.utf8)
        if bytes.allSatisfy({ (0x30...0x39).contains($0) }) {
            guard bytes.count <= Self.maximumDigits, let value = Int(body) else { return false }
            ordinal = value
            return true
        }
        guard bytes.allSatisfy({ (0x41...0x5A).contains($0 & ~0x20) }), let first = bytes.first else { return false }
        isUppercase = first < 0x61
        guard bytes.allSatisfy({ ($0 < 0x61) == isUppercase }) else { return false }
        if bytes.count > 1 {
            guard let value = Self.roman(bytes) else { return false }
            kind = .roman
            ordinal = value
            return true
        }
        kind = .letter
        ordinal = Int(first & ~0x20) - 0x40
        return true
    }

    /// The value of a Roman numeral of small numbers.
    static func roman(_ bytes: [UInt8]) -> Int? {
        let values: [UInt8: Int] = [0x49: 1, 0x56: 5, 0x58: 10, 0x4C: 50]
        var (total, last) = (0, 0)
        for byte in bytes.reversed() {
            guard let value = values[byte & ~0x20] else { return nil }
            total += value < last ? -value : value
            last = max(last, value)
        }
        return total > 0 && bytes.count <= 6 ? total : nil
    }

    /// Whether this marker counts on from another one.
    func follows(_ other: ListMarker) -> Bool {
        guard prefix == other.prefix, suffix == other.suffix else { return false }
        if kind == other.kind { return kind == .bullet || kind == .dash ? text == other.text : ordinal == other.ordinal + 1 }
        // i, v and x are letters and numerals.
        guard kind == .roman || other.kind == .roman else { return false }
        return romanOrdinal == other.romanOrdinal.map { $0 + 1 }
    }

    /// The same marker as a Roman numeral, where it is a letter that can be one.
    var asRoman: ListMarker {
        guard kind == .letter, let value = romanOrdinal else { return self }
        var marker = self
        marker.kind = .roman
        marker.ordinal = value
        return marker
    }

    var romanOrdinal: Int? {
        switch kind {
        case .roman: ordinal
        case .letter: Self.roman([UInt8(clamping: ordinal + 0x40)])
        default: nil
        }
    }
}
