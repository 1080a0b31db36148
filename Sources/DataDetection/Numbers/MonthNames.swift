// SPDX-License-Identifier: Apache-2.0

/// The months' names in English and German.
enum MonthNames {
    /// Names that begin with a capital, in small letters, each month's number before its names; the abbreviations may have a full stop.
    private static let names: [(month: Int, name: StaticString)] = [
        (1, "january"), (1, "januar"), (1, "jänner"), (1, "jan"), (2, "february"), (2, "februar"), (2, "feb"), (3, "march"), (3, "märz"),
        (3, "mär"), (3, "mar"), (4, "april"), (4, "apr"), (5, "may"), (5, "mai"), (6, "june"), (6, "juni"), (6, "jun"), (7, "july"),
        (7, "juli"), (7, "jul"), (8, "august"), (8, "aug"), (9, "september"), (9, "sept"), (9, "sep"), (10, "october"), (10, "oktober"),
        (10, "oct"), (10, "okt"), (11, "november"), (11, "nov"), (12, "december"), (12, "dezember"), (12, "dec"), (12, "dez"),
    ]
    /// Bytes of the longest name.
    static let maximumLength = 10

    /// The month whose name begins at a place, and where it ends, with its full stop.
    static func month(_ text: ParagraphText, at place: Int) -> (month: Int, end: Int)? {
        guard ASCII.isCapital(text[place]), !text.isBehindWord(place) else { return nil }
        for (month, name) in names where text.has(name, at: place) {
            let end = place + name.utf8CodeUnitCount
            if text.isBeforeWord(end) { continue }
            return (month, name.utf8CodeUnitCount <= 4 && text[end] == UInt8(ascii: ".") ? end + 1 : end)
        }
        return nil
    }

    /// The month whose name ends before a place, and where it begins.
    static func month(_ text: ParagraphText, before place: Int) -> (month: Int, start: Int)? {
        for length in 3...maximumLength + 1 {
            if let found = month(text, at: place - length), found.end == place { return (found.month, place - length) }
        }
        return nil
    }
}
