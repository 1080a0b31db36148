// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Finds dates: ISO 8601, numbers in the ways of several countries, English and German names of months; and times of day behind them, or
/// alone where a word says that they are some.
///
/// A date of which it is not clear which number is the day is none.
struct DateFinder {
    let text: ParagraphText
    let floor: Int

    private static let years = 1000...2999

    /// A date's fields, and where they stand.
    private struct Found {
        var start: Int
        var end: Int
        var year: Int
        var month: Int
        var day: Int?
    }

    /// The date or time around the digits at a place.
    func date(at place: Int) -> DetectedData? {
        let before = text[place - 1]
        if text.isBehindWord(place) || "./-_#$=@%&~^\\+:".utf8.contains(before) { return nil }
        let end = text.digitsEnd(place)
        let count = end - place
        if count > 4 { return nil }
        if let found = numeric(place, end) ?? named(place, end) { return data(found) }
        return count <= 2 ? time(at: place) : nil
    }

    private func data(_ found: Found) -> DetectedData? {
        guard found.start >= floor, let time = Optional(timeBehind(found.end)), isEnd(time.end) || isEnd(found.end) else { return nil }
        let end = isEnd(time.end) ? time.end : found.end
        let fields = end == found.end ? nil : time.fields
        guard Self.isDay(found.year, found.month, found.day),
            let date = DocumentDate(
                year: found.year, month: found.month, day: found.day, hour: fields?.hour, minute: fields?.minute, second: fields?.second,
                utcOffset: fields?.offset)
        else { return nil }
        return DetectedData(.date, found.start..<end, value: date.description)
    }

    private static func isDay(_ year: Int, _ month: Int, _ day: Int?) -> Bool {
        guard years.contains(year), (1...12).contains(month) else { return false }
        guard let day else { return true }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...lengths[month - 1]).contains(day)
    }

    private func isEnd(_ end: Int) -> Bool {
        let next = text[end]
        if text.isBeforeWord(end) || "-/_@%=#\\".utf8.contains(next) { return false }
        return !(next == UInt8(ascii: ".") || next == UInt8(ascii: ":") || next == UInt8(ascii: ",")) || !ASCII.isDigit(text[end + 1])
    }

    // MARK: Numbers

    /// 2019-05-04, 2019/05/04, 4.5.2019, 13/05/2019, 05/13/2019.
    private func numeric(_ start: Int, _ firstEnd: Int) -> Found? {
        let sign = text[firstEnd]
        guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "/") || sign == UInt8(ascii: ".") else { return nil }
        var secondStart = firstEnd + 1
        if sign == UInt8(ascii: "."), text[secondStart] == 0x20 { secondStart += 1 }
        let secondEnd = text.digitsEnd(secondStart)
        guard (1...2).contains(secondEnd - secondStart), text[secondEnd] == sign else { return nil }
        var thirdStart = secondEnd + 1
        if sign == UInt8(ascii: "."), secondStart > firstEnd + 1, text[thirdStart] == 0x20 { thirdStart += 1 }
        let thirdEnd = text.digitsEnd(thirdStart)
        let numbers = (text.number(start..<firstEnd), text.number(secondStart..<secondEnd), text.number(thirdStart..<thirdEnd))
        if firstEnd - start == 4 {
            guard thirdEnd - thirdStart == 2, secondEnd - secondStart == 2, sign != UInt8(ascii: ".") else { return nil }
            return Found(start: start, end: thirdEnd, year: numbers.0, month: numbers.1, day: numbers.2)
        }
        guard firstEnd - start <= 2, thirdEnd - thirdStart == 4 else { return nil }
        guard sign != UInt8(ascii: ".") else {
            return Found(start: start, end: thirdEnd, year: numbers.2, month: numbers.1, day: numbers.0)
        }
        // Day or month first: only where one of them can be no month.
        if numbers.0 > 12 || numbers.0 == numbers.1 {
            return Found(start: start, end: thirdEnd, year: numbers.2, month: numbers.1, day: numbers.0)
        }
        guard numbers.1 > 12 else { return nil }
        return Found(start: start, end: thirdEnd, year: numbers.2, month: numbers.0, day: numbers.1)
    }

    // MARK: Names of months

    private func named(_ start: Int, _ end: Int) -> Found? {
        if end - start == 4 { return monthAndYear(start, end) }
        guard end - start <= 2 else { return nil }
        return monthFirst(start, end) ?? dayFirst(start, end)
    }

    /// May 2019, Mai 2019.
    private func monthAndYear(_ start: Int, _ end: Int) -> Found? {
        guard text[start - 1] == 0x20, let month = MonthNames.month(text, before: start - 1), !isBehindNumber(month.start) else {
            return nil
        }
        return Found(start: month.start, end: end, year: text.number(start..<end), month: month.month)
    }

    /// Whether a number stands directly before a month's name, which would be the day: what follows is not read without it.
    private func isBehindNumber(_ start: Int) -> Bool {
        var place = start
        func skip(_ isSkipped: (UInt8) -> Bool, _ limit: Int) {
            let first = place
            while place > text.start, first - place < limit, isSkipped(text[place - 1]) { place -= 1 }
        }
        skip({ $0 == 0x20 || $0 == 0x09 }, 3)
        if text.has(" of", at: place - 3) { place -= 3 }
        if ["st", "nd", "rd", "th"].contains(where: { (ending: StaticString) in text.has(ending, at: place - 2) }) { place -= 2 }
        skip({ ".-/".utf8.contains($0) }, 1)
        return place > text.start && ASCII.isDigit(text[place - 1])
    }

    /// May 4, 2019; May 4th 2019.
    private func monthFirst(_ start: Int, _ end: Int) -> Found? {
        guard text[start - 1] == 0x20, let month = MonthNames.month(text, before: start - 1), !isBehindNumber(month.start) else {
            return nil
        }
        var place = behindOrdinal(end)
        if text[place] == UInt8(ascii: ",") { place += 1 }
        guard text[place] == 0x20 else { return nil }
        let yearEnd = text.digitsEnd(place + 1)
        guard yearEnd - place == 5 else { return nil }
        return Found(
            start: month.start, end: yearEnd, year: text.number(place + 1..<yearEnd), month: month.month, day: text.number(start..<end))
    }

    /// 4 May 2019, 4th of May 2019, 4. Mai 2019.
    private func dayFirst(_ start: Int, _ end: Int) -> Found? {
        var place = behindOrdinal(end)
        if place == end, text[place] == UInt8(ascii: ".") { place += 1 }
        place = text.skipSpaces(place, limit: 1)
        if text.has("of ", at: place) { place += 3 }
        guard let month = MonthNames.month(text, at: place) else { return nil }
        place = month.end
        if text[place] == UInt8(ascii: ",") { place += 1 }
        guard text[place] == 0x20 else { return nil }
        let yearEnd = text.digitsEnd(place + 1)
        guard yearEnd - place == 5 else { return nil }
        return Found(start: start, end: yearEnd, year: text.number(place + 1..<yearEnd), month: month.month, day: text.number(start..<end))
    }

    private func behindOrdinal(_ place: Int) -> Int {
        for ending in ["st", "nd", "rd", "th"] as [StaticString] where text.has(ending, at: place) && !text.isBeforeWord(place + 2) {
            return place + 2
        }
        return place
    }

    // MARK: Times

    private struct Time {
        var hour: Int
        var minute: Int
        var second: Int?
        var offset: Int?
    }

    /// A time behind a date: `T10:30:00Z`, ` 10:30`, `, 10:30 Uhr`, ` at 10:30 am`.
    private func timeBehind(_ dateEnd: Int) -> (fields: Time?, end: Int) {
        var place = dateEnd
        if text[place] == UInt8(ascii: "T"), ASCII.isDigit(text[place + 1]) {
            guard let clock = clock(place + 1) else { return (nil, dateEnd) }
            return withOffset(clock)
        }
        if text[place] == UInt8(ascii: ",") { place += 1 }
        guard text[place] == 0x20 else { return (nil, dateEnd) }
        place += 1
        for word in ["at ", "um "] as [StaticString] where text.has(word, at: place) { place += 3 }
        guard let clock = clock(place) else { return (nil, dateEnd) }
        if let said = behindWords(clock) { return said }
        return withOffset(clock)
    }

    /// A time that stands alone: `10:30 Uhr`, `10.30 Uhr`, `10:30 am`.
    private func time(at place: Int) -> DetectedData? {
        guard place >= floor, let clock = clock(place), let said = behindWords(clock), let fields = said.fields, isEnd(said.end) else {
            return nil
        }
        func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        let second = fields.second.map { ":" + padded($0) } ?? ""
        return DetectedData(.date, place..<said.end, value: "T" + padded(fields.hour) + ":" + padded(fields.minute) + second)
    }

    /// 10:30, 10:30:15, 10:30:15.250.
    private func clock(_ place: Int) -> (Time, end: Int)? {
        let hourEnd = text.digitsEnd(place, limit: 3)
        guard (1...2).contains(hourEnd - place), text[hourEnd] == UInt8(ascii: ":") else { return nil }
        let minuteEnd = text.digitsEnd(hourEnd + 1, limit: 3)
        guard minuteEnd - hourEnd == 3 else { return nil }
        var time = Time(hour: text.number(place..<hourEnd), minute: text.number(hourEnd + 1..<minuteEnd))
        guard time.hour < 24, time.minute < 60 else { return nil }
        guard text[minuteEnd] == UInt8(ascii: ":") else { return (time, minuteEnd) }
        var end = text.digitsEnd(minuteEnd + 1, limit: 3)
        guard end - minuteEnd == 3 else { return nil }
        time.second = text.number(minuteEnd + 1..<end)
        guard time.second ?? 0 <= 60 else { return nil }
        if text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ","), ASCII.isDigit(text[end + 1]) { end = text.digitsEnd(end + 1) }
        return (time, end)
    }

    /// `Uhr`, `am`, `p.m.`
    private func behindWords(_ clock: (Time, end: Int)) -> (fields: Time?, end: Int)? {
        let place = text.skipSpaces(clock.end, limit: 1)
        if text.has("uhr", at: place), !text.isBeforeWord(place + 3) { return (clock.0, place + 3) }
        let isMorning = text[place] | 0x20 == UInt8(ascii: "a")
        guard isMorning || text[place] | 0x20 == UInt8(ascii: "p"), (1...12).contains(clock.0.hour) else { return nil }
        var end = place + 1
        if text[end] == UInt8(ascii: ".") { end += 1 }
        guard text[end] | 0x20 == UInt8(ascii: "m"), !text.isBeforeWord(end + 1) else { return nil }
        if text[end - 1] == UInt8(ascii: "."), text[end + 1] == UInt8(ascii: ".") { end += 1 }
        var time = clock.0
        time.hour = time.hour % 12 + (isMorning ? 0 : 12)
        return (time, end + 1)
    }

    /// `Z`, `+02:00`, `+0200`.
    private func withOffset(_ clock: (Time, end: Int)) -> (fields: Time?, end: Int) {
        var (time, end) = clock
        if text[end] == UInt8(ascii: "Z"), !text.isBeforeWord(end + 1) {
            time.offset = 0
            return (time, end + 1)
        }
        let sign = text[end]
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), text.digitsEnd(end + 1, limit: 5) >= end + 3 else {
            return (time, end)
        }
        let minutes = text[end + 3] == UInt8(ascii: ":") ? end + 4 : end + 3
        guard text.digitsEnd(minutes, limit: 3) == minutes + 2 else { return (time, end) }
        let offset = text.number(end + 1..<end + 3) * 60 + text.number(minutes..<minutes + 2)
        time.offset = sign == UInt8(ascii: "-") ? -offset : offset
        return (time, minutes + 2)
    }
}
