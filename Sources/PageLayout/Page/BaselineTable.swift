// SPDX-License-Identifier: Apache-2.0

/// How far below the line the boxes of each look reach, in sizes. Boxes come from what fonts say of themselves, which for symbols is far
/// from what letters have; so it is learned from words that stand beside each other.
package struct BaselineTable: Sendable {
    private struct Entry: Sendable {
        /// How often each distance was seen, in steps of a fortieth of the size.
        var seen = [UInt16](repeating: 0, count: 48)
        var total = 0
        var depth: Float?
        var characters = 0
    }

    private static let step: Float = 0.025
    private static let minimumSamples = 3
    /// After so many samples nothing new is learned.
    private static let maximumSamples = 400

    private var entries: [Entry] = []

    package init() {}

    /// The part of a box that lies below the line where nothing is known.
    private static let usualShare: Float = 0.24

    func base(of box: Box, look: Int, size: Float) -> Float {
        if look < entries.count, let depth = entries[look].depth { return box.y1 - depth * size }
        return box.y1 - Self.usualShare * box.height
    }

    mutating func count(_ characters: Int, look: Int) {
        guard look >= 0 else { return }
        if look >= entries.count { entries += Array(repeating: Entry(), count: look - entries.count + 1) }
        entries[look].characters += characters
    }

    /// Learns from an atom that stands beside one of a more frequent look on one line.
    mutating func learn(_ box: Box, look: Int, size: Float, beside reference: Box, look other: Int, size otherSize: Float) {
        guard look < entries.count, other < entries.count, look != other, entries[look].total < Self.maximumSamples,
            entries[other].characters > 2 * entries[look].characters, abs(size - otherSize) < 0.06 * size
        else { return }
        let depth = (box.y1 - base(of: reference, look: other, size: otherSize)) / size
        let place = Int((depth / Self.step).rounded()) + 8
        guard entries[look].seen.indices.contains(place) else { return }
        entries[look].seen[place] += 1
        entries[look].total += 1
        guard entries[look].total >= Self.minimumSamples else { return }
        var sum = 0
        for (place, count) in entries[look].seen.enumerated() {
            sum += Int(count)
            if sum * 2 >= entries[look].total {
                entries[look].depth = Float(place - 8) * Self.step
                return
            }
        }
    }
}
