// SPDX-License-Identifier: Apache-2.0

/// Finds control words by their bytes.
struct ControlWordTable: Sendable {
    static let shared = ControlWordTable()

    private struct Entry {
        let name: [UInt8]
        let word: ControlWord
    }

    private let entries: [Entry]
    /// Numbers of entries plus one, by hash; 0 is free. Twice as many places as words, so that probing stays short.
    private let places: [UInt16]

    private init() {
        func all<Word: CaseIterable & RawRepresentable<String>>(_ kind: (Word) -> ControlWord) -> [Entry] {
            Word.allCases.map { Entry(name: Array($0.rawValue.utf8), word: kind($0)) }
        }
        entries =
            all(ControlWord.character) + all(ControlWord.paragraph) + all(ControlWord.border) + all(ControlWord.scalar)
            + all(ControlWord.separator) + all(ControlWord.row) + all(ControlWord.list) + all(ControlWord.document)
            + all(ControlWord.destination) + all(ControlWord.table) + all(ControlWord.picture) + all(ControlWord.attachment)
            + all(ControlWord.encapsulation) + all(ControlWord.syntax)
        var places = [UInt16](repeating: 0, count: 2048)
        for (number, entry) in entries.enumerated() {
            var place = Self.hash(entry.name[...]) % places.count
            while places[place] != 0 { place = (place + 1) % places.count }
            places[place] = UInt16(number + 1)
        }
        self.places = places
    }

    /// The names of all words, for tests.
    var names: [[UInt8]] { entries.map(\.name) }

    func word(_ name: ArraySlice<UInt8>) -> ControlWord? {
        guard name.count <= Self.longestName else { return nil }
        var place = Self.hash(name) % places.count
        while places[place] != 0 {
            let entry = entries[Int(places[place]) - 1]
            if entry.name.elementsEqual(name) { return entry.word }
            place = (place + 1) % places.count
        }
        return nil
    }

    /// No word of the specification is longer than 32 letters; a longer one in a file is unknown without being looked at.
    private static let longestName = 32

    private static func hash(_ name: ArraySlice<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash ^ hash >> 15)
    }
}
