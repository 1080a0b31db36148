// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Finds postal addresses that stand in one paragraph: American ones from the house's number to the ZIP code, German ones from the street
/// to the town.
struct AddressFinder {
    let text: ParagraphText
    let floor: Int

    /// Words of a street's or a town's name, and the bytes of each.
    private static let mostWords = 4
    private static let longestWord = 40

    /// The address to which the digits at a place belong: the first ones of an American, the postal code of a German one.
    func address(at place: Int) -> DetectedData? {
        guard !text.isBehindWord(place), ASCII.isDigit(text[place]) else { return nil }
        let end = text.digitsEnd(place)
        if end - place == 5, !text.isBeforeWord(end), let german = german(code: place..<end) { return german }
        return end - place <= 5 ? american(number: place..<end) : nil
    }

    // MARK: American

    private static let streetWords: Set<String> = [
        "street", "st", "avenue", "ave", "road", "rd", "boulevard", "blvd", "lane", "ln", "drive", "dr", "court", "ct", "place", "pl",
        "square",
        "sq", "way", "parkway", "pkwy", "highway", "hwy", "terrace", "ter", "circle", "cir", "broadway", "plaza", "trail",
    ]
    private static let states: Set<String> = Set(
        """
        AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT \
        VT VA WA WV WI WY
        """.split(separator: " ").map(String.init))

    /// 123 N Main St., Apt 4, Springfield, IL 62704-1234
    private func american(number: Range<Int>) -> DetectedData? {
        guard number.lowerBound >= floor, !"./-_#$=@%&:,+(".utf8.contains(text[number.lowerBound - 1]),
            let streetEnd = streetEnd(number.upperBound)
        else {
            return nil
        }
        var place = streetEnd
        // A suite or a floor may stand between.
        for _ in 0..<3 {
            guard let next = partStart(place) else { return nil }
            if let city = city(from: next) {
                return data(number.lowerBound, place, next, city)
            }
            place = partEnd(next)
        }
        return nil
    }

    /// Behind the words of a street's name.
    private func streetEnd(_ start: Int) -> Int? {
        var place = start
        for count in 0...Self.mostWords {
            guard text[place] == 0x20, let word = word(at: place + 1), word.isCapital || ASCII.isDigit(text[place + 1]) else { return nil }
            place = word.range.upperBound
            let hasStop = text[place] == UInt8(ascii: ".")
            if hasStop { place += 1 }
            let name = String(decoding: text.folded(word.range), as: UTF8.self)
            if count > 0 || name == "broadway", Self.streetWords.contains(name) {
                return behindDirection(place)
            }
        }
        return nil
    }

    /// Behind `NW` and its like.
    private func behindDirection(_ place: Int) -> Int {
        guard text[place] == 0x20, let word = word(at: place + 1), word.range.count <= 2 else { return place }
        return text[word.range].allSatisfy { "NESW".utf8.contains($0) } ? word.range.upperBound : place
    }

    /// A word of letters and digits, with an apostrophe or hyphen.
    private func word(at start: Int) -> (range: Range<Int>, isCapital: Bool)? {
        var end = start
        while end - start < Self.longestWord, text.isBeforeWord(end) || "'-".utf8.contains(text[end]) && end > start {
            end += text.scalar(at: end).length
        }
        guard end > start else { return nil }
        let first = text.scalar(at: start).scalar
        return (start..<end, first.properties.isUppercase)
    }

    /// The next part behind a comma or a line's end.
    private func partStart(_ place: Int) -> Int? {
        if text[place] == UInt8(ascii: ",") { return text.skipSpaces(place + 1) }
        return text.has("\u{2028}", at: place) ? text.skipSpaces(place + 3) : nil
    }

    private func partEnd(_ start: Int) -> Int {
        var end = start
        while end - start < Self.longestWord, text[end] != 0x0A, text[end] != UInt8(ascii: ","), !text.has("\u{2028}", at: end) { end += 1 }
        return end
    }

    /// Springfield, IL 62704
    private func city(from start: Int) -> (end: Int, state: Range<Int>, code: Range<Int>, total: Int)? {
        var place = start
        for count in 0..<Self.mostWords {
            guard let word = word(at: place), word.isCapital else { return nil }
            let end = text[word.range.upperBound] == UInt8(ascii: ".") ? word.range.upperBound + 1 : word.range.upperBound
            let isCity = text[end] == UInt8(ascii: ",") || count < Self.mostWords
            let state = text.skipSpaces(text[end] == UInt8(ascii: ",") ? end + 1 : end, limit: 2)
            if isCity, state > end, let code = code(behindState: state) {
                return (end, state..<state + 2, code, code.upperBound)
            }
            guard text[end] == 0x20 else { return nil }
            place = end + 1
        }
        return nil
    }

    private func code(behindState state: Int) -> Range<Int>? {
        guard Self.states.contains(text.string(state..<min(state + 2, text.end))), !text.isBeforeWord(state + 2) else { return nil }
        let start = text.skipSpaces(state + 2)
        var end = text.digitsEnd(start)
        guard start > state + 2, end - start == 5 else { return nil }
        if text[end] == UInt8(ascii: "-"), text.digitsEnd(end + 1) == end + 5 { end += 5 }
        return text.isBeforeWord(end) ? nil : start..<end
    }

    private func data(_ start: Int, _ streetEnd: Int, _ cityStart: Int, _ city: (end: Int, state: Range<Int>, code: Range<Int>, total: Int))
        -> DetectedData
    {
        var parts = AttributeDictionary()
        let street = text.string(start..<streetEnd)
        let (town, state, code) = (text.string(cityStart..<city.end), text.string(city.state), text.string(city.code))
        parts["street"] = .string(street)
        parts["city"] = .string(town)
        parts["state"] = .string(state)
        parts["postal-code"] = .string(code)
        return DetectedData(.address, start..<city.total, value: "\(street), \(town), \(state) \(code)", parts: parts)
    }

    // MARK: German

    private static let streetEndings: [StaticString] = [
        "straße", "strasse", "str.", "weg", "platz", "allee", "gasse", "ring", "damm", "ufer", "chaussee", "stieg", "graben", "markt",
    ]

    /// Hauptstraße 12a, 12345 Berlin
    private func german(code: Range<Int>) -> DetectedData? {
        var place = code.lowerBound
        if text.has("d-", at: place - 2), !text.isBehindWord(place - 2) { place -= 2 }
        guard let streetEnd = partEndBefore(place), let number = houseNumber(before: streetEnd), let street = streetStart(before: number),
            street >= floor, text[code.upperBound] == 0x20, let town = town(from: code.upperBound + 1)
        else { return nil }
        var parts = AttributeDictionary()
        let name = text.string(street..<streetEnd)
        let (city, digits) = (text.string(code.upperBound + 1..<town), text.string(code))
        parts["street"] = .string(name)
        parts["postal-code"] = .string(digits)
        parts["city"] = .string(city)
        return DetectedData(.address, street..<town, value: "\(name), \(digits) \(city)", parts: parts)
    }

    /// Where the part ends that a comma or a line's end parts from a place.
    private func partEndBefore(_ place: Int) -> Int? {
        var end = place
        while text[end - 1] == 0x20, place - end < 3 { end -= 1 }
        if text[end - 1] == UInt8(ascii: ",") { return end - 1 }
        return text.has("\u{2028}", at: end - 3) ? end - 3 : nil
    }

    /// Where a house's number begins that ends at a place: 12, 12a, 12-14.
    private func houseNumber(before end: Int) -> Int? {
        var start = end
        if ASCII.isLetter(text[start - 1]), ASCII.isDigit(text[start - 2]) || text[start - 2] == 0x20 { start -= 1 }
        if text[start - 1] == 0x20 { start -= 1 }
        let digits = start
        while digits - start < 9,
            ASCII.isDigit(text[start - 1]) || text[start - 1] == UInt8(ascii: "-") || text[start - 1] == UInt8(ascii: "/")
        { start -= 1 }
        guard start < digits, ASCII.isDigit(text[start]), text[start - 1] == 0x20 else { return nil }
        return start
    }

    /// Where the street begins whose name ends before its number: one word (Hauptstraße) or two (Lange Straße), and what such names begin with.
    private func streetStart(before number: Int) -> Int? {
        let end = number - 1
        guard let ending = Self.streetEndings.first(where: { text.has($0, at: end - $0.utf8CodeUnitCount) }) else { return nil }
        guard let last = wordStart(before: end) else { return nil }
        var (start, capital) = (last, last)
        var isWhole = end - start > ending.utf8CodeUnitCount
        for _ in 0..<Self.mostWords {
            guard text[start - 1] == 0x20, let before = wordStart(before: start - 1) else { break }
            let word = text.folded(before..<start - 1)
            guard !isWhole || Self.streetBeginnings.contains(where: { word.elementsEqual($0.utf8) }) else { break }
            isWhole = true
            start = before
            if text.scalar(at: start).scalar.properties.isUppercase { capital = start }
        }
        return isWhole && text.scalar(at: capital).scalar.properties.isUppercase ? capital : nil
    }

    private static let streetBeginnings = [
        "am", "an", "im", "in", "auf", "zum", "zur", "unter", "der", "dem", "den", "alte", "alter", "alten", "altes", "neue", "neuer",
        "neuen", "neues", "große",
        "großer", "kleine", "kleiner", "obere", "untere", "lange", "sankt",
    ]

    /// Where a word with a capital, or one that streets' names begin with, starts that ends at a place.
    private func wordStart(before end: Int) -> Int? {
        var start = end
        if text[start - 1] == UInt8(ascii: ".") { start -= 1 }
        while end - start < Self.longestWord, text.isBehindWord(start) || text[start - 1] == UInt8(ascii: "-") {
            start -= text.scalar(before: start).utf8.count
        }
        guard start < end else { return nil }
        if text.scalar(at: start).scalar.properties.isUppercase { return start }
        let word = text.folded(start..<end)
        return Self.streetBeginnings.contains { word.elementsEqual($0.utf8) } ? start : nil
    }

    /// Behind the words of a town's name, which begin with capitals or stand between such ones.
    private func town(from start: Int) -> Int? {
        guard let first = word(at: start), first.isCapital else { return nil }
        var end = first.range.upperBound
        if text.has("(oder)", at: end + 1) || text.has("(saale)", at: end + 1) { return end + (text.has("(oder)", at: end + 1) ? 7 : 8) }
        for link in ["am ", "an der ", "an ", "im ", "in der ", "bei ", "ob der ", "vor der "] as [StaticString]
        where text.has(link, at: end + 1) {
            if let word = word(at: end + 1 + link.utf8CodeUnitCount), word.isCapital { end = word.range.upperBound }
        }
        return end
    }
}
