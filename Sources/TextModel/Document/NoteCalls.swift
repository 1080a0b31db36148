// SPDX-License-Identifier: Apache-2.0

/// The notes that were called, in the order of their first calls, and the marks by which text and notes find each other.
package struct NoteCalls: Sendable {
    /// A note that was called.
    package struct Called: Sendable {
        /// Its place among those that were called, from 1.
        package let place: Int
        /// The mark as the document sets it, else by kind: 1, 2; i, ii; c1, c2.
        package let mark: String
        package let note: Note
    }

    private let notes: [Note]
    /// Notes in the order of their first calls.
    private var called: [Called] = []
    /// Places of the notes by their numbers; 0 for one that was not called.
    private var places: [Int]
    private var counts: [Note.Kind: Int] = [:]
    private var nextToWrite = 0

    package init(_ notes: [Note]) {
        self.notes = notes
        places = Array(repeating: 0, count: notes.count)
    }

    /// Calls a note. `nil` for one that does not exist.
    package mutating func call(_ number: Number<Note>) -> (called: Called, isFirst: Bool)? {
        guard number.index < notes.count else { return nil }
        if places[number.index] > 0 { return (called[places[number.index] - 1], false) }
        let note = notes[number.index]
        called.append(Called(place: called.count + 1, mark: mark(of: note), note: note))
        places[number.index] = called.count
        return (called[called.count - 1], true)
    }

    /// The next note that was called and not yet handed out, also of those that notes call.
    package mutating func next() -> Called? {
        guard nextToWrite < called.count else { return nil }
        nextToWrite += 1
        return called[nextToWrite - 1]
    }

    private mutating func mark(of note: Note) -> String {
        if let label = note.label, !label.utf8.isEmpty { return label }
        let count = counts[note.kind, default: 0] + 1
        counts[note.kind] = count
        return switch note.kind {
        case .footnote: String(count)
        case .endnote: OrdinalFormat.text(count, .lowerRoman)
        case .comment: "c\(count)"
        }
    }
}
