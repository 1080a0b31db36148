// SPDX-License-Identifier: Apache-2.0

/// What most of a document is set in.
struct BodyStatistics {
    /// The size of most characters.
    private(set) var size: Float = 10
    /// Whether most characters are bold, as in slides.
    private(set) var isBold = false
    private(set) var isFixedPitch = false
    private(set) var characterCount = 0

    init(_ pages: [PageText], looks: [TextLook]) {
        var bySize: [Int: Int] = [:]
        var counts = [Int](repeating: 0, count: looks.count)
        for page in pages {
            var start: Int32 = 0
            for run in page.runs {
                if looks.indices.contains(Int(run.look)), run.script == 0 { counts[Int(run.look)] += Int(run.end - start) }
                start = run.end
            }
        }
        var (bold, fixed) = (0, 0)
        for (look, count) in zip(looks, counts) where count > 0 {
            bySize[RegionMeasure.key(look.size), default: 0] += count
            characterCount += count
            if look.isBold { bold += count }
            if look.isFixedPitch { fixed += count }
        }
        // The smaller of two equally frequent sizes, so that the result does not depend on chance.
        if let best = bySize.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) { size = Float(best.key) / 2 }
        isBold = bold * 10 > characterCount * 6
        isFixedPitch = fixed * 10 > characterCount * 7
    }
}
