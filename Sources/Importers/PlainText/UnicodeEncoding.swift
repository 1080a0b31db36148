// SPDX-License-Identifier: Apache-2.0

/// The encodings that a byte order mark tells apart; UTF-8 without one.
enum UnicodeEncoding: Equatable {
    case utf8
    case utf16(isBigEndian: Bool)

    init(of bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xFE]) {
            self = .utf16(isBigEndian: false)
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            self = .utf16(isBigEndian: true)
        } else {
            self = .utf8
        }
    }

    /// The name in IANA's spelling.
    var name: String { self == .utf8 ? "UTF-8" : "UTF-16" }

    /// Whether a declared name means this encoding or a part of it.
    func answers(to declared: String) -> Bool {
        let folded = declared.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        let names =
            switch self {
            case .utf8: ["utf-8", "utf8", "us-ascii", "ascii"]
            case .utf16(let isBigEndian): ["utf-16", isBigEndian ? "utf-16be" : "utf-16le"]
            }
        return names.contains { $0.utf8.elementsEqual(folded) }
    }

    /// How many bytes at the start are a byte order mark.
    func markLength(in bytes: [UInt8]) -> Int {
        if self != .utf8 { return 2 }
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Where the first line of a range ends, with what ends it; the range's end where none does.
    func lineEnd(in bytes: [UInt8], _ range: Range<Int>) -> Int {
        let width = self == .utf8 ? 1 : 2
        func unit(_ place: Int) -> UInt16 {
            if case .utf16(let isBigEndian) = self { PlainTextReader.unit(bytes, place, isBigEndian) } else { UInt16(bytes[place]) }
        }
        for place in stride(from: range.lowerBound, to: range.upperBound, by: width) where (0x0A...0x0D).contains(unit(place)) {
            let next = place + width
            return min(range.upperBound, next < range.upperBound && unit(place) == 0x0D && unit(next) == 0x0A ? next + width : next)
        }
        return range.upperBound
    }

    /// Where a part that begins at `start` may end: between scalars, and not between CR and LF.
    func chunkEnd(in bytes: [UInt8], from start: Int, length: Int) -> Int {
        guard bytes.count - start > length else { return bytes.count }
        var end = start + length
        switch self {
        case .utf8:
            // No scalar is longer than four bytes; more continuation bytes than that are malformed wherever they are cut.
            for _ in 0..<3 where bytes[end] & 0xC0 == 0x80 { end -= 1 }
            return bytes[end] == 0x0A && bytes[end - 1] == 0x0D ? end + 1 : end
        case .utf16(let isBigEndian):
            // Two bytes back is never within a pair and between CR and LF at once.
            let unit = PlainTextReader.unit(bytes, end, isBigEndian)
            return unit == 0x0A || unit & 0xFC00 == 0xDC00 ? end - 2 : end
        }
    }
}
