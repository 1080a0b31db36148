// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The notes that were called, in the order of their first calls, and the marks by which text and notes find each other.
package struct NoteCalls {
    private let notes: [Note]
    /// A note's place among those that were called, from 1; 0 for one that was not.
    private var places: [Int]
    private var called: [Int] = []
    private var nextToWrite = 0

    package init(_ notes: [Note]) {
        self.notes = notes
        places = Array(repeating: 0, count: notes.count)
    }

    /// The mark for a call of a note: its label, else its number by order of first call. `nil` for a note that does not exist.
    package mutating func mark(for number: Number<Note>) -> String? {
        guard number.index < notes.count else { return nil }
        if places[number.index] == 0 {
            called.append(number.index)
            places[number.index] = called.count
        }
        return mark(of: number.index)
    }

    /// The next note that was called and not yet handed out, also of those that notes call.
    package mutating func next() -> (mark: String, note: Note)? {
        guard nextToWrite < called.count else { return nil }
        let index = called[nextToWrite]
        nextToWrite += 1
        return (mark(of: index), notes[index])
    }

    private func mark(of index: Int) -> String {
        if let label = notes[index].label, !label.utf8.isEmpty { return label }
        return String(places[index])
    }
}
