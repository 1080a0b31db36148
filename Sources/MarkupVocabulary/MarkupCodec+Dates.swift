// SPDX-License-Identifier: Apache-2.0

import TextModel

extension MarkupCodec where Value == DocumentDate {
    /// ISO 8601's extended form as precise as the date: `2019`, `2019-05-04`, `2019-05-04T09`, `2019-05-04T09:30:00+02:00`.
    package static let date = MarkupCodec(encode: { MarkupDate.text($0) }, decode: { MarkupDate.date($0) })
}

private enum MarkupDate {
    static func text(_ date: DocumentDate) -> String {
        var result = padded(date.year, 4)
        if let month = date.month { result += "-" + padded(month) }
        if let day = date.day { result += "-" + padded(day) }
        if let hour = date.hour { result += "T" + padded(hour) }
        if let minute = date.minute { result += ":" + padded(minute) }
        if let second = date.second { result += ":" + padded(second) }
        if let offset = date.utcOffset {
            let minutes = abs(offset)
            result += offset == 0 ? "Z" : (offset < 0 ? "-" : "+") + padded(minutes / 60) + ":" + padded(minutes % 60)
        }
        return result
    }

    static func date(_ text: String) -> DocumentDate? {
        var fields = FieldReader(rest: Array(text.utf8)[...])
        guard let year = fields.number(digits: 4) else { return nil }
        let month = fields.number(after: "-", digits: 2)
        let day = month == nil ? nil : fields.number(after: "-", digits: 2)
        let hour = day == nil ? nil : fields.number(after: "T", digits: 2)
        let minute = hour == nil ? nil : fields.number(after: ":", digits: 2)
        let second = minute == nil ? nil : fields.number(after: ":", digits: 2)
        let offset = hour == nil ? nil : fields.offset()
        guard fields.rest.isEmpty else { return nil }
        return DocumentDate(year: year, month: month, day: day, hour: hour, minute: minute, second: second, utcOffset: offset)
    }

    private static func padded(_ value: Int, _ width: Int = 2) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    private struct FieldReader {
        var rest: ArraySlice<UInt8>

        mutating func number(digits: Int) -> Int? {
            let field = rest.prefix(digits)
            guard field.count == digits, field.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            rest = rest.dropFirst(digits)
            return field.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }

        /// A number behind a sign; without the sign nothing is taken.
        mutating func number(after sign: Unicode.Scalar, digits: Int) -> Int? {
            guard rest.first == UInt8(ascii: sign) else { return nil }
            let start = rest
            rest = rest.dropFirst()
            if let number = number(digits: digits) { return number }
            rest = start
            return nil
        }

        mutating func offset() -> Int? {
            if rest.elementsEqual("Z".utf8) {
                rest = []
                return 0
            }
            let isWest = rest.first == UInt8(ascii: "-")
            guard let hours = number(after: isWest ? "-" : "+", digits: 2), let minutes = number(after: ":", digits: 2) else { return nil }
            return (hours * 60 + minutes) * (isWest ? -1 : 1)
        }
    }
}
