// SPDX-License-Identifier: Apache-2.0

import TextModel

/// A paragraph's place in a list: what the item and its list will say.
struct ListEntry {
    /// Tells lists apart: the list's number, negative for those that no table knows.
    var list: Int
    /// Level from 0.
    var level: Int
    /// The list's properties, whose start counts for nothing.
    var properties: ListProperties
    var ordinal: Int
    /// The whole marker, where it is not what list and ordinal say.
    var marker: String?
    /// The whole marker, for headings, which show it as text, with the space behind it.
    var text = ""
}

/// Where a paragraph stands as to lists.
enum ListPlace {
    case outside
    case item(ListEntry)
    /// In the item before, if one is open.
    case continuation
}

extension ListProperties {
    /// The properties for a bullet.
    static func bullet(_ text: String) -> ListProperties {
        switch text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil {
        case "\u{2022}", "\u{B7}", "\u{25CF}", "\u{2219}", "\u{26AB}": ListProperties(.disc)
        case "\u{25E6}", "\u{25CB}", "\u{25EF}", "o": ListProperties(.circle)
        case "\u{25AA}", "\u{25A0}", "\u{25FE}": ListProperties(.square)
        case "-", "\u{2043}", "\u{2010}": ListProperties(.hyphen)
        case "\u{2713}", "\u{2714}": ListProperties(.check)
        default: ListProperties(.custom, prefix: text)
        }
    }
}

extension ListEntry {
    /// An entry made of nothing but its marker: no table knows the list.
    init?(marker: String, level: Int) {
        guard !marker.isEmpty else { return nil }
        self.init(list: -1, level: level, properties: ListProperties(.custom), ordinal: 1)
        text = marker + " "
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
        let (before, rest) = (marker.utf8.prefix { !isDigit($0) }, marker.utf8.drop { !isDigit($0) })
        let (digits, after) = (rest.prefix(while: isDigit), rest.drop(while: isDigit))
        if !digits.isEmpty, digits.count < 10, !after.contains(where: isDigit), !Self.hasLetter(before), !Self.hasLetter(after) {
            properties = ListProperties(.decimal, prefix: String(Substring(before)), suffix: String(Substring(after)))
            ordinal = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
            return
        }
        if digits.isEmpty { properties = .bullet(marker) }
        if properties.marker == .custom {
            properties = ListProperties(.custom)
            self.marker = marker
        }
    }

    private static func hasLetter(_ text: Substring.UTF8View) -> Bool {
        text.contains { $0 >= 0x80 || (0x41...0x5A).contains($0 & 0xDF) }
            && Substring(text).unicodeScalars.contains { $0.properties.isAlphabetic }
    }
}
