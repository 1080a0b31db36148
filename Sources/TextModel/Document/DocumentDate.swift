// SPDX-License-Identifier: Apache-2.0

/// A date as documents give it: fields of ISO 8601 down to the precision that was said, no calendar arithmetic.
public struct DocumentDate: Hashable, Sendable {
    /// The year, 0…9999.
    public let year: Int
    /// The month, 1…12.
    public let month: Int?
    /// The day, 1…31.
    public let day: Int?
    /// The hour, 0…23, in the time zone of `utcOffset`.
    public let hour: Int?
    /// The minute, 0…59.
    public let minute: Int?
    /// The second, 0…60.
    public let second: Int?
    /// Minutes east of UTC, −1439…1439; absent where the document does not say.
    public let utcOffset: Int?

    /// A date; `nil` when a field is out of range or a coarser one is missing.
    public init?(
        year: Int, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, utcOffset: Int? = nil
    ) {
        func within(_ value: Int?, _ range: ClosedRange<Int>, after coarser: Bool) -> Bool {
            value.map { coarser && range.contains($0) } ?? true
        }
        guard
            (0...9999).contains(year), within(month, 1...12, after: true), within(day, 1...31, after: month != nil),
            within(hour, 0...23, after: day != nil), within(minute, 0...59, after: hour != nil),
            within(second, 0...60, after: minute != nil), within(utcOffset, -1439...1439, after: hour != nil)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.utcOffset = utcOffset
    }
}

extension DocumentDate: CustomStringConvertible {
    /// ISO 8601 in the extended form, as precise as the date: `2019-05-04`, `2019-05-04T09:30:00+02:00`.
    public var description: String {
        func padded(_ value: Int, _ width: Int = 2) -> String {
            let digits = String(value)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        var result = padded(year, 4)
        if let month { result += "-" + padded(month) }
        if let day { result += "-" + padded(day) }
        if let hour { result += "T" + padded(hour) + ":" + padded(minute ?? 0) }
        if let second { result += ":" + padded(second) }
        if let utcOffset {
            let minutes = abs(utcOffset)
            result += utcOffset == 0 ? "Z" : (utcOffset < 0 ? "-" : "+") + padded(minutes / 60) + ":" + padded(minutes % 60)
        }
        return result
    }
}
