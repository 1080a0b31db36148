// SPDX-License-Identifier: Apache-2.0

/// Numbers in English words, as RTF's lists count (`\levelnfc5` to `7`).
enum EnglishNumber {
    private static let ones = [
        "", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve", "Thirteen", "Fourteen",
        "Fifteen", "Sixteen", "Seventeen", "Eighteen", "Nineteen",
    ]
    private static let tens = ["", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"]
    private static let irregular = [
        "One": "First", "Two": "Second", "Three": "Third", "Five": "Fifth", "Eight": "Eighth", "Nine": "Ninth", "Twelve": "Twelfth",
    ]

    /// `One`, `Forty-Two`; `nil` outside 1…999.
    static func cardinal(_ number: Int) -> String? {
        guard (1...999).contains(number) else { return nil }
        let (hundreds, rest) = number.quotientAndRemainder(dividingBy: 100)
        let small = rest < 20 ? ones[rest] : tens[rest / 10] + (rest % 10 == 0 ? "" : "-" + ones[rest % 10])
        if hundreds == 0 { return small }
        return ones[hundreds] + " Hundred" + (rest == 0 ? "" : " " + small)
    }

    /// `First`, `Forty-Second`; `nil` outside 1…999.
    static func ordinal(_ number: Int) -> String? {
        guard let cardinal = cardinal(number) else { return nil }
        let start = cardinal.utf8.lastIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
        let wordStart = start.map { cardinal.utf8.index(after: $0) } ?? cardinal.startIndex
        let (before, word) = (cardinal[..<wordStart], String(cardinal[wordStart...]))
        if let ordinal = irregular[word] { return before + ordinal }
        return before + (word.utf8.last == UInt8(ascii: "y") ? word.dropLast() + "ieth" : word + "th")
    }

    /// `st`, `nd`, `rd`, `th`.
    static func suffix(_ number: Int) -> String {
        if (11...13).contains(number % 100) { return "th" }
        return switch number % 10 {
        case 1: "st"
        case 2: "nd"
        case 3: "rd"
        default: "th"
        }
    }
}
