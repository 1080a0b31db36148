// SPDX-License-Identifier: Apache-2.0

/// Widens the spaces between the words of a line, so that it ends where the lines around it end.
package struct Justification {
    /// How much wider than it is a space may become on the average. What would need more stays as it is, for rivers of space read worse than
    /// a ragged edge.
    private static let mostPerGap = 2

    /// The place of the last space of every gap between words that is widened; empty where the line stays as it is.
    package private(set) var gaps: [Int] = []
    private var free = 0

    package init() {}

    /// Looks at a line of `text` that leaves `free` columns.
    package mutating func prepare(_ text: UnsafeBufferPointer<UInt8>, _ line: LineWrapper.Line, free: Int) {
        gaps.removeAll(keepingCapacity: true)
        self.free = free
        guard line.isFull, free > 0 else { return }
        var hasText = false
        for place in line.range {
            let byte = text[place]
            // What stands at a tab stop would leave it.
            if byte == 0x09 { return gaps.removeAll(keepingCapacity: true) }
            if byte != 0x20 {
                hasText = true
            } else if hasText, place + 1 < line.end, text[place + 1] != 0x20 {
                gaps.append(place)
            }
        }
        if free > gaps.count * Self.mostPerGap { gaps.removeAll(keepingCapacity: true) }
    }

    /// The line does not change.
    package mutating func leave() { gaps.removeAll(keepingCapacity: true) }

    /// How many spaces come to the gap of a number.
    package func spaces(inGap number: Int) -> Int { free * (number + 1) / gaps.count - free * number / gaps.count }
}
