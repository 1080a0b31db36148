// SPDX-License-Identifier: Apache-2.0

/// The values of one custom attribute along a text and along each of its notes.
package struct CustomRuns: Sendable {
    /// A value, which counts from an offset in UTF-8 bytes to that of the next; `nil` where there is none.
    package typealias Start = (offset: Int, value: AttributeValue?)

    package var text: [Start] = []
    package var notes: [[Start]] = []

    /// The last start at or before an offset, in the text or one of its notes.
    package func start(at offset: Int, note: Int? = nil) -> Start? {
        let starts = note.map { notes.indices.contains($0) ? notes[$0] : [] } ?? text
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? starts[low - 1] : nil
    }
}

extension AttributedText {
    /// Takes a custom attribute out of the text and its notes, and leaves the text in its canonical form.
    package mutating func takeCustomAttribute(_ name: String) -> CustomRuns {
        self = canonical()
        var taken = CustomRuns()
        taken.text = removeCustomAttribute(name)
        for number in notes.indices { taken.notes.append(notes[number].content.removeCustomAttribute(name)) }
        self = canonical()
        return taken
    }

    private mutating func removeCustomAttribute(_ name: String) -> [CustomRuns.Start] {
        var starts: [CustomRuns.Start] = []
        for run in 0..<characterRuns.count {
            let value = characterSets[characterRuns.values[run]].custom[name]
            if run == 0 || starts.last?.value != value { starts.append((characterRuns.start(of: run), value)) }
        }
        changeAttributes(in: 0..<count) { $0.custom[name] = nil }
        return starts
    }
}
