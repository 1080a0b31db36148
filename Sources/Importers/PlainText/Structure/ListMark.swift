// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The mark that a line of a list begins with: a bullet, or a number between its signs.
struct ListMark: Equatable {
    /// How the mark counts. Letters that are Roman numerals too are told apart by their neighbours.
    enum Kind: Hashable {
        case bullet(ListProperties.Marker, sign: UInt32)
        case decimal
        case zeroDecimal
        case lowerLetter, upperLetter
        case lowerRoman, upperRoman
    }

    var kind: Kind
    /// The number, from 1; for bullets 1.
    var ordinal: Int
    /// What a Roman numeral is as a letter, or a letter as a Roman numeral.
    var other: Int?
    var hasOpening = false
    /// `.` or `)`.
    var closing: UInt8 = 0
    /// Where the text behind the mark begins.
    var text: Int
    /// The columns at which mark and text begin.
    var column: Int
    var textColumn: Int

    /// Digits, letters or numerals of the longest number.
    private static let maximumLength = 9
    /// Spaces between a bullet and its text.
    private static let maximumGap = 4
    /// Numbers that are left out between two items.
    private static let maximumSkipped = 20

    /// The mark of a line; `nil` where it has none, or nothing behind it.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ line: TextLine) {
        column = line.indent
        text = line.content
        textColumn = 0
        ordinal = 1
        kind = .decimal
        guard line.content + 1 < line.end else { return nil }
        let length: Int
        if let bullet = Self.bullet(bytes, line) {
            kind = .bullet(bullet.marker, sign: bullet.sign)
            length = bullet.length
        } else if let found = number(bytes, line) {
            length = found
        } else {
            return nil
        }
        var place = line.content + length
        guard place < line.end, isSpace(bytes[place]) else { return nil }
        var column = line.indent + (isBullet ? 1 : length)
        while place < line.end, isSpace(bytes[place]) {
            column = bytes[place] == 0x09 ? (column / TextLine.tabInterval + 1) * TextLine.tabInterval : column + 1
            place += 1
        }
        text = place
        textColumn = column
        // A row of signs is an ornament, and far away stands a column of a table.
        if isBullet, Self.isOrnament(bytes, line) { return nil }
        if textColumn - self.column > Self.maximumLength + 5 { return nil }
        // A sign with its explanation.
        if isBullet, place - line.content - length > Self.maximumGap { return nil }
    }

    var isBullet: Bool { if case .bullet = kind { true } else { false } }

    private static func bullet(_ bytes: UnsafeBufferPointer<UInt8>, _ line: TextLine) -> (
        marker: ListProperties.Marker, sign: UInt32, length: Int
    )? {
        let first = bytes[line.content]
        switch first {
        case UInt8(ascii: "-"): return (.hyphen, UInt32(first), 1)
        case UInt8(ascii: "*"), UInt8(ascii: "+"): return (.disc, UInt32(first), 1)
        case 0xC2 where bytes[line.content + 1] == 0xB7: return (.disc, 0xB7, 2)
        case 0xE2 where line.content + 2 < line.end: break
        default: return nil
        }
        let sign = 0x2000 | UInt32(bytes[line.content + 1] & 0x3F) << 6 | UInt32(bytes[line.content + 2] & 0x3F)
        switch sign {
        case 0x2022, 0x2023, 0x25CF, 0x2219, 0x27A2, 0x25B6, 0x2043: return (.disc, sign, 3)
        case 0x25E6, 0x25CB: return (.circle, sign, 3)
        case 0x25AA, 0x25A0, 0x25AB, 0x25A1: return (.square, sign, 3)
        case 0x2713, 0x2714: return (.check, sign, 3)
        case 0x2013: return (.hyphen, sign, 3)
        default: return nil
        }
    }

    private static func isOrnament(_ bytes: UnsafeBufferPointer<UInt8>, _ line: TextLine) -> Bool {
        let first = bytes[line.content]
        return bytes[line.content..<min(line.end, line.content + 80)].allSatisfy { $0 == first || isSpace($0) }
    }

    /// Reads a number with its signs; returns their length.
    private mutating func number(_ bytes: UnsafeBufferPointer<UInt8>, _ line: TextLine) -> Int? {
        var place = line.content
        if bytes[place] == UInt8(ascii: "(") {
            hasOpening = true
            place += 1
        }
        let start = place
        while place < line.end, place - start <= Self.maximumLength, isCounting(bytes[place]) { place += 1 }
        let digits = bytes[start..<place]
        guard (1...Self.maximumLength).contains(digits.count), place < line.end else { return nil }
        closing = bytes[place]
        guard closing == UInt8(ascii: ")") || closing == UInt8(ascii: ".") && !hasOpening else { return nil }
        guard read(Array(digits)) else { return nil }
        return place + 1 - line.content
    }

    private mutating func read(_ digits: [UInt8]) -> Bool {
        if digits.allSatisfy({ $0 < 0x3A }) {
            guard digits.count <= 6 else { return false }
            ordinal = digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
            kind = digits.first == 0x30 && digits.count == 2 ? .zeroDecimal : .decimal
            return true
        }
        let isUpper = digits[0] < 0x60
        guard digits.allSatisfy({ $0 > 0x40 && ($0 < 0x60) == isUpper }) else { return false }
        let roman = RomanNumeral.value(digits)
        if digits.count == 1 {
            kind = isUpper ? .upperLetter : .lowerLetter
            ordinal = Int(digits[0] & 0x1F)
            other = roman
            return true
        }
        guard let roman else { return false }
        kind = isUpper ? .upperRoman : .lowerRoman
        ordinal = roman
        return true
    }

    private func isCounting(_ byte: UInt8) -> Bool { byte >= 0x30 && byte < 0x3A || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
}

extension ListMark {
    /// This mark, where it is the next one of a list behind `before`; both may turn out to be Roman numerals, or not.
    func following(_ before: ListMark) -> ListMark? {
        guard hasOpening == before.hasOpening, closing == before.closing else { return nil }
        if case .bullet = kind { return kind == before.kind ? self : nil }
        if before.isBullet { return nil }
        for own in readings {
            for other in before.readings where own.kind.counts(like: other.kind) && own.ordinal == other.ordinal + 1 { return own }
        }
        return nil
    }

    /// Whether this is a later number of a list behind `before`, with some left out between them.
    func skipsNumbers(behind before: ListMark) -> Bool {
        guard kind == .decimal, before.kind == .decimal, hasOpening == before.hasOpening, closing == before.closing else { return false }
        return ordinal > before.ordinal && ordinal - before.ordinal <= Self.maximumSkipped + 1
    }

    /// The mark, and a single letter also as a numeral.
    var readings: [ListMark] {
        guard let other else { return [self] }
        var roman = self
        roman.kind = kind == .upperLetter ? .upperRoman : .lowerRoman
        roman.ordinal = other
        roman.other = nil
        return [self, roman]
    }

    /// What a list is that begins with this mark.
    var properties: ListProperties {
        let marker: ListProperties.Marker =
            switch kind {
            case .bullet(let marker, _): marker
            case .decimal: .decimal
            case .zeroDecimal: .decimalLeadingZero
            case .lowerLetter: .lowerAlpha
            case .upperLetter: .upperAlpha
            case .lowerRoman: .lowerRoman
            case .upperRoman: .upperRoman
            }
        guard !isBullet else { return ListProperties(marker) }
        let suffix = closing == UInt8(ascii: ")") ? ")" : "."
        return ListProperties(marker, start: ordinal, prefix: hasOpening ? "(" : "", suffix: suffix)
    }
}

extension ListMark.Kind {
    fileprivate func counts(like other: ListMark.Kind) -> Bool {
        switch (self, other) {
        case (.decimal, .zeroDecimal), (.zeroDecimal, .decimal): true
        default: self == other
        }
    }
}

/// Roman numerals in one case.
enum RomanNumeral {
    /// The value of a numeral that is written as it should be, at most 3999.
    static func value(_ letters: [UInt8]) -> Int? {
        var (sum, before) = (0, 0)
        for letter in letters.reversed() {
            guard let value = digit(letter) else { return nil }
            sum += value < before ? -value : value
            before = max(before, value)
        }
        guard sum > 0, sum < 4000 else { return nil }
        return spelling(sum).elementsEqual(letters.map { $0 | 0x20 }) ? sum : nil
    }

    private static func digit(_ letter: UInt8) -> Int? {
        switch letter | 0x20 {
        case UInt8(ascii: "i"): 1
        case UInt8(ascii: "v"): 5
        case UInt8(ascii: "x"): 10
        case UInt8(ascii: "l"): 50
        case UInt8(ascii: "c"): 100
        case UInt8(ascii: "d"): 500
        case UInt8(ascii: "m"): 1000
        default: nil
        }
    }

    private static let parts = [
        (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"),
        (4, "iv"), (1, "i"),
    ]

    private static func spelling(_ value: Int) -> [UInt8] {
        var (rest, result) = (value, [UInt8]())
        for (part, letters) in parts {
            while rest >= part {
                result += letters.utf8
                rest -= part
            }
        }
        return result
    }
}
