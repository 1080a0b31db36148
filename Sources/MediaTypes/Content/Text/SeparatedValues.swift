// SPDX-License-Identifier: Apache-2.0

/// Recognises tables of separated values (RFC 4180, and tab-separated) by the number of separators, the same in every record.
enum SeparatedValues {
    private static let recordLimit = 60
    private static let separators: [(byte: UInt8, type: String, columns: Int)] = [
        (0x09, "text/tab-separated-values", 2), (0x2C, "text/csv", 2), (0x3B, "text/csv", 3),
    ]

    static func match(_ text: [UInt8], isWhole: Bool) -> ContentMatch? {
        for (separator, type, least) in separators {
            guard let (records, columns) = shape(text, separator, isWhole), columns >= least else { continue }
            // Two columns may be chance in prose; many records of many columns are not.
            guard records >= 3 || (records == 2 && columns >= 3), columns > 2 || records >= 4 || separator == 0x09 else { continue }
            return ContentMatch(mediaType: type, certainty: .likely, evidence: "\(columns) columns in \(records) records")
        }
        return nil
    }

    /// Number of records and columns, where all records have the same; the last may be cut.
    private static func shape(_ text: [UInt8], _ separator: UInt8, _ isWhole: Bool) -> (records: Int, columns: Int)? {
        var records = 0
        var columns = 1
        var first = 0
        var quoted = false
        var fieldStart = true
        var length = 0
        var longest = 0
        for byte in text {
            if quoted {
                if byte == 0x22 { quoted = false }
                continue
            }
            length += 1
            switch byte {
            case 0x22 where fieldStart || first == 0: quoted = true
            case 0x22: quoted = true
            case separator:
                columns += 1
                longest = max(longest, length)
                length = 0
                fieldStart = true
                continue
            case 0x0A, 0x0D:
                if length > 1 || columns > 1 {
                    if first == 0 { first = columns }
                    if columns != first { return nil }
                    records += 1
                    if records >= recordLimit { return first > 1 && plausible(text, separator, first) ? (records, first) : nil }
                }
                columns = 1
                length = 0
                fieldStart = true
                continue
            default: break
            }
            fieldStart = false
        }
        if quoted, isWhole { return nil }
        if isWhole, length > 0 || columns > 1 {
            if first != 0, columns != first { return nil }
            records += 1
        }
        return first > 1 && plausible(text, separator, first) ? (records, first) : nil
    }

    /// Code and prose have separators too: braces, statements' ends and blanks behind every comma speak against a table.
    private static func plausible(_ text: [UInt8], _ separator: UInt8, _ columns: Int) -> Bool {
        var followed = 0
        var count = 0
        var braces = 0
        var previous: UInt8 = 0
        var statements = 0
        for byte in text.prefix(4096) {
            if previous == separator {
                count += 1
                if byte == 0x20 { followed += 1 }
            }
            if byte == 0x7B || byte == 0x7D { braces += 1 }
            if byte == 0x0A || byte == 0x0D, previous == 0x3B || previous == 0x2E { statements += 1 }
            previous = byte
        }
        let spaced = followed * 5 > count * 4
        if spaced, separator == 0x3B || (separator == 0x2C && columns < 4) { return false }
        return braces * 8 <= count && (statements == 0 || separator != 0x2C)

    }
}
