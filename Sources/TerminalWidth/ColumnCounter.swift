// SPDX-License-Identifier: Apache-2.0

/// Measures how many columns text takes on a terminal or in a fixed-pitch font (UAX #11, UAX #29, UTS #51).
///
/// Wide and fullwidth characters and emoji take two columns, combining and invisible ones none, others one. What joins into one
/// character on the screen (emoji with joiners, flags, Hangul syllables) counts once. Scalars are fed in order; the cost of each is
/// the same, however many marks follow one letter.
public struct ColumnCounter: Sendable {
    /// What one scalar adds.
    public struct Step: Sendable {
        /// Columns that it adds.
        public let columns: Int
        /// Whether it belongs to the character before it, so that no line may be broken between them.
        public let isContinuation: Bool
    }

    private enum Before { case other, emoji, emojiAndJoiner, wideEmoji, regionalIndicator }

    private var before = Before.other

    public init() {}

    /// Takes the next scalar.
    public mutating func advance(_ scalar: Unicode.Scalar) -> Step {
        let value = scalar.value
        if value < 0x300 {
            before = value == 0xA9 || value == 0xAE ? .emoji : .other
            return Step(columns: value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1, isContinuation: false)
        }
        let columns = WidthRanges.columns(of: value)
        switch value {
        case 0x200D:
            if before == .wideEmoji || before == .emoji { before = .emojiAndJoiner }
            return Step(columns: 0, isContinuation: true)
        case 0xFE0F where before == .emoji:
            before = .wideEmoji
            return Step(columns: 1, isContinuation: true)
        case 0x1F1E6...0x1F1FF:
            let isSecond = before == .regionalIndicator
            before = isSecond ? .other : .regionalIndicator
            return Step(columns: 1, isContinuation: isSecond)
        case 0x1F3FB...0x1F3FF where before == .wideEmoji || before == .emoji:
            let added = before == .emoji ? 1 : 0
            before = .wideEmoji
            return Step(columns: added, isContinuation: true)
        default: break
        }
        if columns == 0 {
            if value != 0xFE0E, before == .emojiAndJoiner { before = .other }
            return Step(columns: 0, isContinuation: true)
        }
        let isEmoji = value >= 0x2000 && scalar.properties.isEmoji
        let isJoined = before == .emojiAndJoiner && isEmoji
        before = !isEmoji ? .other : columns == 2 || isJoined ? .wideEmoji : .emoji
        return isJoined ? Step(columns: 0, isContinuation: true) : Step(columns: columns, isContinuation: false)
    }

    /// The columns that a string takes on one line.
    public static func columns(of string: String) -> Int {
        var width = ColumnCounter()
        return string.unicodeScalars.reduce(0) { $0 + width.advance($1).columns }
    }
}

/// The table, decoded once.
enum WidthRanges {
    private struct Entry {
        let first: UInt32
        let last: UInt32
        let columns: Int
    }

    private static let recordLength = 13

    private static let entries: [Entry] = WidthTable.records.withUTF8Buffer { digits in
        stride(from: 0, to: digits.count - recordLength + 1, by: recordLength).map { start in
            Entry(first: number(digits, start), last: number(digits, start + 6), columns: Int(digits[start + 12]) - 0x30)
        }
    }

    private static func number(_ digits: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt32 {
        digits[start..<start + 6].reduce(0) { $0 << 4 | UInt32($1 < 0x3A ? $1 - 0x30 : $1 - 0x37) }
    }

    /// Columns of a scalar from U+0300 on by itself.
    static func columns(of value: UInt32) -> Int {
        // The two largest ranges, without a search.
        if (0x4E00...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value) { return 2 }
        return entries.withUnsafeBufferPointer { entries in
            var (low, high) = (0, entries.count)
            while low < high {
                let middle = (low + high) / 2
                if entries[middle].last < value { low = middle + 1 } else { high = middle }
            }
            return low < entries.count && entries[low].first <= value ? entries[low].columns : 1
        }
    }
}
