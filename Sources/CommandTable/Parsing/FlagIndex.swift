// SPDX-License-Identifier: Apache-2.0

/// The names of a table's flags, ready to be looked up.
struct FlagIndex: Sendable {
    /// A long spelling and what it stands for.
    struct Entry: Sendable {
        /// Without the dashes.
        var name: [UInt8]
        /// With the dashes, as messages show it.
        var spelling: String
        /// The flag's place in the table.
        var flag: Int
        var isNegated: Bool
    }

    /// Sorted by the bytes of the name; of equal names the flag that comes first in the table.
    private let entries: [Entry]
    /// For each ASCII character the flag it is the short form of.
    private let shorts: [Int?]

    init(_ flags: [Flag]) {
        var entries: [Entry] = []
        var shorts = [Int?](repeating: nil, count: 128)
        for (number, flag) in flags.enumerated() {
            if let code = flag.short?.asciiValue.map(Int.init), shorts[code] == nil { shorts[code] = number }
            for (place, spelling) in flag.longSpellings.enumerated() {
                let isNegated = place >= flag.names.count
                entries.append(Entry(name: Array(spelling.utf8.dropFirst(2)), spelling: spelling, flag: number, isNegated: isNegated))
            }
        }
        self.entries = entries.sorted {
            $0.name == $1.name ? $0.flag < $1.flag : $0.name.lexicographicallyPrecedes($1.name)
        }
        self.shorts = shorts
    }

    /// The flag of a letter.
    func flag(short letter: UInt8) -> Int? { letter < 128 ? shorts[Int(letter)] : nil }

    /// The entry of exactly that name.
    func entry(named name: ArraySlice<UInt8>) -> Entry? {
        let place = firstPlace(notBefore: name)
        guard place < entries.count, entries[place].name.elementsEqual(name) else { return nil }
        return entries[place]
    }

    /// The entries whose names begin so.
    func entries(beginningWith prefix: ArraySlice<UInt8>) -> ArraySlice<Entry> {
        entries[firstPlace(notBefore: prefix)...].prefix { $0.name.starts(with: prefix) }
    }

    private func firstPlace(notBefore name: ArraySlice<UInt8>) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].name.lexicographicallyPrecedes(name) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
