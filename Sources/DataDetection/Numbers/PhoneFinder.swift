// SPDX-License-Identifier: Apache-2.0

/// Finds telephone numbers: international ones, and those of some countries in the forms that are usual there.
struct PhoneFinder {
    let text: ParagraphText
    let floor: Int

    /// Digits that a number has at most (ITU-T E.164), and at least where its country is known.
    private static let mostDigits = 15
    private static let leastDigits = 8
    /// How far before a number a word is looked for that announces it.
    private static let reach = 24

    /// Groups of digits, and what stands between them.
    private struct Groups {
        var digits: [UInt8] = []
        var lengths: [Int] = []
        /// The sign before each group but the first: a space where it is only that.
        var signs: [UInt8] = []
        var end = 0
        var hasBrackets = false
    }

    /// The number that begins at a place: with a digit, a plus sign or a bracket.
    func phone(at place: Int) -> DetectedData? {
        guard isStart(place), let groups = groups(from: place), isEnd(groups.end) else { return nil }
        guard let value = value(groups, place) else { return nil }
        return DetectedData(.phone, place..<groups.end, value: value)
    }

    private func isStart(_ place: Int) -> Bool {
        let before = text[place - 1]
        if text.isBehindWord(place) || "./-_#$=@%&~^,\\+*(".utf8.contains(before) { return false }
        if before == UInt8(ascii: ":"), ASCII.isDigit(text[place - 2]) { return false }
        // A later group of a longer number.
        if before == 0x20, ASCII.isDigit(text[place]), ASCII.isDigit(text[place - 2]) { return false }
        // Currency signs, U+20A0–U+20CF and £, ¥.
        if before >= 0x80, text.scalar(before: place).properties.generalCategory == .currencySymbol { return false }
        return place >= floor
    }

    private func isEnd(_ end: Int) -> Bool {
        let next = text[end]
        if text.isBeforeWord(end) || "%@_=#/\\$".utf8.contains(next) { return false }
        if next == UInt8(ascii: "-") || next == UInt8(ascii: ".") || next == UInt8(ascii: ",") || next == UInt8(ascii: ":") {
            return !ASCII.isWord(text[end + 1])
        }
        let behind = text.skipSpaces(end)
        return text[behind] < 0x80 || text.scalar(at: behind).scalar.properties.generalCategory != .currencySymbol
    }

    private func groups(from start: Int) -> Groups? {
        var groups = Groups()
        var place = start
        if text[place] == UInt8(ascii: "+") { place += 1 }
        var sign: UInt8 = 0
        while groups.digits.count <= Self.mostDigits + 1 {
            let isBracketed = text[place] == UInt8(ascii: "(")
            if isBracketed {
                guard !groups.hasBrackets else { break }
                place += 1
            }
            let end = text.digitsEnd(place)
            guard end > place else { break }
            if isBracketed {
                guard text[end] == UInt8(ascii: ")") else { break }
                groups.hasBrackets = true
            }
            // "+49 (0)30": the zero is for calls within the country.
            let isTrunk = isBracketed && end == place + 1 && text[place] == UInt8(ascii: "0") && !groups.digits.isEmpty
            if !isTrunk {
                if !groups.lengths.isEmpty { groups.signs.append(isBracketed ? UInt8(ascii: "(") : sign) }
                groups.digits += text[place..<end]
                groups.lengths.append(end - place)
            }
            place = isBracketed ? end + 1 : end
            groups.end = place
            guard let next = separator(&place, &sign) else { break }
            if isBracketed, next == 0x20 || next == 0 { sign = UInt8(ascii: ")") }
        }
        return groups.digits.count >= 6 && groups.digits.count <= Self.mostDigits + 2 ? groups : nil
    }

    /// Passes what stands between two groups; `nil` where no group follows.
    private func separator(_ place: inout Int, _ sign: inout UInt8) -> UInt8? {
        var next = place
        sign = 0
        if text[next] == 0x20 || text[next] == 0xC2 && text[next + 1] == 0xA0 {
            sign = 0x20
            next += text[next] == 0x20 ? 1 : 2
        }
        if "-./".utf8.contains(text[next]) {
            sign = text[next]
            next += 1
            if text[next] == 0x20, sign != UInt8(ascii: ".") { next += 1 }
        } else if text[next] == 0xE2, text[next + 1] == 0x80, (0x90...0x93).contains(text[next + 2]) {
            sign = UInt8(ascii: "-")
            next += 3
        }
        guard ASCII.isDigit(text[next]) || text[next] == UInt8(ascii: "(") && ASCII.isDigit(text[next + 1]) else { return nil }
        if sign == 0, text[next] != UInt8(ascii: "("), text[next - 1] != UInt8(ascii: ")") { return nil }
        place = next
        return sign
    }

    private func value(_ groups: Groups, _ start: Int) -> String? {
        let digits = String(decoding: groups.digits, as: UTF8.self)
        if text[start] == UInt8(ascii: "+") {
            guard groups.digits[0] != UInt8(ascii: "0"), (Self.leastDigits...Self.mostDigits).contains(groups.digits.count) else {
                return nil
            }
            return "+" + digits
        }
        // 00, as most countries dial abroad.
        if digits.utf8.starts(with: "00".utf8) {
            guard groups.digits.count >= 11, groups.digits[2] != UInt8(ascii: "0"), groups.lengths.count > 1, groups.lengths[0] > 1,
                !groups.signs.contains(UInt8(ascii: "/"))
            else { return nil }
            return "+" + String(digits.dropFirst(2))
        }
        if let american = american(groups) { return american }
        return isNational(groups, start) ? digits : nil
    }

    /// (212) 555-0123, 212-555-0123, 212.555.0123, 1-800-555-0123: no part begins with 0 or 1 (North American Numbering Plan).
    private func american(_ groups: Groups) -> String? {
        var (lengths, signs, digits) = (groups.lengths, groups.signs, groups.digits[...])
        if lengths.count == 4, lengths[0] == 1, digits.first == UInt8(ascii: "1") {
            lengths.removeFirst()
            signs.removeFirst()
            digits = digits.dropFirst()
        }
        guard lengths == [3, 3, 4], let area = digits.first, let exchange = digits.dropFirst(3).first, area >= 0x32, exchange >= 0x32 else {
            return nil
        }
        let isBracketed = groups.hasBrackets && signs[1] == UInt8(ascii: "-") || groups.hasBrackets && signs[1] == 0x20
        let isUniform = signs[0] == signs[1] && (signs[0] == UInt8(ascii: "-") || signs[0] == UInt8(ascii: "."))
        return isBracketed || isUniform ? "+1" + String(decoding: digits, as: UTF8.self) : nil
    }

    /// Numbers that begin with 0: an area's code of three to five digits, set apart, and the rest.
    private func isNational(_ groups: Groups, _ start: Int) -> Bool {
        let (digits, lengths) = (groups.digits, groups.lengths)
        guard digits[0] == UInt8(ascii: "0"), digits[1] != UInt8(ascii: "0"), lengths.count > 1, (8...12).contains(digits.count) else {
            return false
        }
        // 01 23 45 67 89, as in France.
        let isPairs = lengths == [2, 2, 2, 2, 2] && Set(groups.signs).count == 1 && groups.signs[0] != UInt8(ascii: "/")
        if isPairs { return true }
        guard (3...5).contains(lengths[0]), lengths.dropFirst().allSatisfy({ $0 >= 2 }),
            !groups.signs.dropFirst().contains(UInt8(ascii: "/"))
        else { return false }
        if isAnnounced(start) { return true }
        guard digits.count >= 9 else { return false }
        if groups.hasBrackets || groups.signs[0] == UInt8(ascii: "/") { return true }
        // German mobile numbers.
        return digits[1] == UInt8(ascii: "1") && (0x35...0x37).contains(digits[2]) && lengths[0] == 4
    }

    private static let words: [StaticString] = ["tel", "phone", "fon", "fax", "mobil", "call", "cell", "ruf", "handy", "dial"]

    /// Whether a word before the number says what it is.
    private func isAnnounced(_ start: Int) -> Bool {
        var place = start - 1
        while place >= max(text.start, start - Self.reach) {
            if text[place] == UInt8(ascii: ";") { return false }
            if Self.words.contains(where: { text.has($0, at: place) }) { return true }
            place -= 1
        }
        return false
    }
}
