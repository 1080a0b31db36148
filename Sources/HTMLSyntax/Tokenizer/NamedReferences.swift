// SPDX-License-Identifier: Apache-2.0

/// The standard's table of named character references, sorted by name, read once from its text.
final class NamedReferences: @unchecked Sendable {
    static let shared = NamedReferences(namedCharacterReferences)

    struct Entry: BitwiseCopyable {
        /// Where the name is in the text.
        var offset: UInt32
        var count: UInt8
        var first: UInt32
        /// The second code point, 0 without one.
        var second: UInt32
    }

    private let text: UnsafePointer<UInt8>
    let entries: Pool<Entry>
    /// The first entry of names that begin with a byte or a greater one.
    private let starts: Pool<UInt16>

    private init(_ table: StaticString) {
        text = UnsafePointer(table.utf8Start)
        var entries = Pool<Entry>(capacity: 2300)
        let starts = Pool<UInt16>(repeating: 0, count: 129)
        var place = 0
        let end = table.utf8CodeUnitCount
        while place < end {
            guard text[place] > 0x20 else {
                place += 1
                continue
            }
            var entry = Entry(offset: UInt32(place), count: 0, first: 0, second: 0)
            while place < end, text[place] != 0x3D { place += 1 }
            entry.count = UInt8(truncatingIfNeeded: place - Int(entry.offset))
            place += 1
            while place < end, text[place] > 0x20 {
                if text[place] == 0x2B {
                    entry.second = entry.first
                    entry.first = 0
                } else {
                    let byte = UInt32(text[place])
                    entry.first = entry.first << 4 | (byte < 0x3A ? byte - 0x30 : byte - 0x37)
                }
                place += 1
            }
            if entry.second != 0 { swap(&entry.first, &entry.second) }
            starts[Int(text[Int(entry.offset)]) + 1] = UInt16(entries.count + 1)
            entries.append(entry)
        }
        for byte in 1..<129 where starts[byte] == 0 { starts[byte] = starts[byte - 1] }
        self.entries = entries
        self.starts = starts
    }

    /// The entry with the longest name that the bytes begin with.
    func longestMatch(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Entry? {
        guard count > 0, bytes[0] < 0x80 else { return nil }
        var low = Int(starts[Int(bytes[0])])
        var high = Int(starts[Int(bytes[0]) + 1])
        var depth = 1
        var best: Entry?
        while low < high {
            if Int(entries[low].count) == depth {
                best = entries[low]
                low += 1
            }
            guard depth < count else { break }
            let byte = UInt16(bytes[depth])
            low = firstEntry(from: low, to: high, at: depth, notBelow: byte)
            high = firstEntry(from: low, to: high, at: depth, notBelow: byte + 1)
            depth += 1
        }
        return best
    }

    private func firstEntry(from low: Int, to high: Int, at depth: Int, notBelow byte: UInt16) -> Int {
        var low = low
        var high = high
        while low < high {
            let middle = (low + high) / 2
            if UInt16(text[Int(entries[middle].offset) + depth]) < byte { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
