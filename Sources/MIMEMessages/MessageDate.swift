// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Dates of header fields (RFC 5322, sections 3.3 and 4.3).
enum MessageDate {
    /// `Mon, 30 Nov 2026 11:29:04 +0100`, with the day's name, the seconds and the zone missing or not, the year of two digits or four.
    static func parse(_ bytes: [UInt8]) -> DocumentDate? {
        var words = bytes.prefix { $0 != UInt8(ascii: "(") }
            .split { isWhite($0) || $0 == UInt8(ascii: ",") }.map { Array($0.map(lowercased)) }
        if let first = words.first, number(first) == nil { words.removeFirst() }
        guard words.count >= 3, let day = number(words[0]), let month = month(words[1]), let year = number(words[2]) else { return nil }
        let time = words.count > 3 ? words[3].split(separator: UInt8(ascii: ":")).map { number(Array($0)) } : []
        let isTime = time.count >= 2 && time.count <= 3 && !time.contains(nil)
        let century = words[2].count > 3 ? 0 : words[2].count == 3 || year >= 50 ? 1900 : 2000
        return DocumentDate(
            year: year + century, month: month, day: day, hour: isTime ? time[0] : nil, minute: isTime ? time[1] : nil,
            second: isTime && time.count == 3 ? time[2] : nil, utcOffset: isTime && words.count > 4 ? zone(words[4]) : nil)
    }

    private static func number(_ word: [UInt8]) -> Int? {
        guard !word.isEmpty, word.count <= 4 else { return nil }
        var value = 0
        for digit in word {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return value
    }

    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    private static func month(_ word: [UInt8]) -> Int? { months.firstIndex { word.starts(with: $0.utf8) }.map { $0 + 1 } }

    /// Minutes east of UTC. Zones of unknown letters say nothing; `-0000` says that the zone is not known.
    private static func zone(_ word: [UInt8]) -> Int? {
        if let sign = word.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let digits = number(Array(word.dropFirst())),
            word.count == 5
        {
            let minutes = digits / 100 * 60 + digits % 100
            if sign == UInt8(ascii: "-") { return minutes == 0 ? nil : -minutes }
            return minutes
        }
        let hours = [
            "gmt": 0, "ut": 0, "utc": 0, "z": 0, "edt": -4, "est": -5, "cdt": -5, "cst": -6, "mdt": -6, "mst": -7, "pdt": -7, "pst": -8,
        ]
        return hours[String(decoding: word, as: UTF8.self)].map { $0 * 60 }
    }
}
