// SPDX-License-Identifier: Apache-2.0

/// Records that are kept in the program as a literal: sorted by their first word, separated by semicolons or line feeds.
///
/// They are found by bisection in the text itself, so that nothing is built or read when a program starts.
struct SortedText {
    typealias Record = Slice<UnsafeBufferPointer<UInt8>>

    private let bytes: UnsafeBufferPointer<UInt8>

    /// A view of the literal, which lives as long as the program.
    init(_ literal: StaticString) {
        bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    }

    /// What follows the key in its record.
    func rest(of key: some Collection<UInt8>) -> Record? {
        var low = 0
        var high = bytes.count
        while low < high {
            let start = startOfRecord(around: low + (high - low) / 2, from: low)
            let end = endOfRecord(from: start)
            switch compare(key, withRecord: start..<end) {
            case 0: return Slice(base: bytes, bounds: min(start + key.count + 1, end)..<end)
            case ..<0: high = start
            default: low = end + 1
            }
        }
        return nil
    }

    /// Calls `body` with every record.
    func forEachRecord(_ body: (Record) -> Void) {
        var start = 0
        while start < bytes.count {
            let end = endOfRecord(from: start)
            body(Slice(base: bytes, bounds: start..<end))
            start = end + 1
        }
    }

    private func startOfRecord(around place: Int, from low: Int) -> Int {
        var start = min(place, bytes.count - 1)
        while start > low, !isSeparator(bytes[start - 1]) { start -= 1 }
        return start
    }

    private func endOfRecord(from start: Int) -> Int {
        var end = start
        while end < bytes.count, !isSeparator(bytes[end]) { end += 1 }
        return end
    }

    private func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n") }

    /// Negative where the key stands before the record's first word, 0 where it is that word.
    private func compare(_ key: some Collection<UInt8>, withRecord record: Range<Int>) -> Int {
        var place = record.lowerBound
        for byte in key {
            guard place < record.upperBound, bytes[place] != UInt8(ascii: " ") else { return 1 }
            if byte != bytes[place] { return byte < bytes[place] ? -1 : 1 }
            place += 1
        }
        return place == record.upperBound || bytes[place] == UInt8(ascii: " ") ? 0 : -1
    }
}

extension SortedText.Record {
    /// The word up to the next space, which is taken off.
    mutating func takeWord() -> SortedText.Record {
        let word = prefix { $0 != UInt8(ascii: " ") }
        self = dropFirst(word.count + 1)
        return word
    }

    var string: String { String(decoding: self, as: UTF8.self) }

    /// The parts between commas; none where the record is a hyphen.
    var list: [String] {
        if count == 1, first == UInt8(ascii: "-") { return [] }
        return split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
    }
}
