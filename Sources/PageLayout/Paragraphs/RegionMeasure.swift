// SPDX-License-Identifier: Apache-2.0

/// What the lines of a region have in common: edges, pitch, whether they are justified.
struct RegionMeasure {
    var left: Float
    var right: Float
    var isJustified: Bool
    /// Where many lines end, also where others stick out.
    private(set) var edge: Float?
    /// The usual distance between lines of a size; sizes in half points.
    private var pitches: [Int: Float] = [:]

    /// The pitch of text of which only single lines are known, as a multiple of its size.
    private static let usualPitch: Float = 1.22
    /// The widest pitch that a few lines can tell of, likewise.
    private static let widestPitch: Float = 1.4

    init(_ lines: [Line], region: Region) {
        let texts = lines.filter { !$0.isObject }
        let lefts = texts.map(\.box.x0), rights = texts.map(\.box.x1)
        left = Self.mode(lefts)?.place ?? region.x0
        isJustified = false
        right = region.x1
        if let top = Self.mode(rights), top.count * 4 >= texts.count, top.count >= 3 {
            isJustified = true
            right = top.place
            edge = top.place
            // A few lines may stick out; where more do, lines end where they will.
            let beyond = rights.filter { $0 > top.place + 4 }
            if beyond.count * 8 > texts.count {
                isJustified = false
                right = rights.max() ?? right
            }
        } else if region.isColumn || texts.count > 2 {
            right = rights.max() ?? region.x1
        }
        for (size, values) in Dictionary(grouping: Self.distances(texts), by: \.size) {
            let sorted = values.map(\.distance).sorted()
            let pitch = sorted[(sorted.count - 1) / 2]
            // Two lines far apart are no text of wide pitch.
            pitches[size] = values.count < 4 ? min(pitch, Self.widestPitch * Float(size) / 2) : pitch
        }
    }

    private static func distances(_ lines: [Line]) -> [(size: Int, distance: Float)] {
        zip(lines, lines.dropFirst()).compactMap { above, below in
            let distance = below.base - above.base
            guard abs(above.size - below.size) < 0.05 * below.size, distance > 0.7 * below.size, distance < 2.2 * below.size else {
                return nil
            }
            return (key(below.size), distance)
        }
    }

    static func key(_ size: Float) -> Int { Int(min(size, 10_000) * 2 + 0.5) }

    func pitch(_ size: Float) -> Float { pitches[Self.key(size)] ?? Self.usualPitch * size }

    func hasPitch(_ size: Float) -> Bool { pitches[Self.key(size)] != nil }

    /// The place at which most values stand, within a point and a half.
    static func mode(_ values: [Float]) -> (place: Float, count: Int)? {
        let sorted = values.sorted()
        var (best, bestCount, start) = (Float(0), 0, 0)
        for end in sorted.indices {
            while sorted[end] - sorted[start] > 1.5 { start += 1 }
            if end - start + 1 > bestCount {
                bestCount = end - start + 1
                best = sorted[(start + end) / 2]
            }
        }
        return bestCount > 0 ? (best, bestCount) : nil
    }
}
