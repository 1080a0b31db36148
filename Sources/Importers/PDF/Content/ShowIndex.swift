// SPDX-License-Identifier: Apache-2.0

import PageLayout

/// Finds what showed a character: poppler tells where characters are, but not where in the content they stood.
struct ShowIndex {
    private let shows: [PageContent.Show]
    /// Numbers of shows by where their lines are, in steps: of those that run across the page, and of those that run along it.
    private var across: [Int: [Int32]] = [:]
    private var along: [Int: [Int32]] = [:]

    private static let step = 8.0
    /// So many shows of a page are looked at in all: more lie over each other on no page of text.
    private static let maximumComparisons = 40_000_000
    private var comparisonsLeft = ShowIndex.maximumComparisons
    /// Steps that a show may lie outside of a page.
    private static let reach = 1e5

    init(_ shows: [PageContent.Show]) {
        self.shows = shows
        for (number, show) in shows.enumerated() {
            let isAcross = Self.isAcross(show)
            let place = isAcross ? show.start.y : show.start.x
            guard abs(place) < Self.reach else { continue }
            if isAcross {
                across[Int(place / Self.step), default: []].append(Int32(clamping: number))
            } else {
                along[Int(place / Self.step), default: []].append(Int32(clamping: number))
            }
        }
    }

    private static func isAcross(_ show: PageContent.Show) -> Bool {
        abs(show.end.x - show.start.x) >= abs(show.end.y - show.start.y)
    }

    /// Sets the numbers of the shows of characters.
    mutating func settle(_ glyphs: inout [Glyph]) {
        var last = -1
        for index in glyphs.indices {
            let box = glyphs[index].box
            if last >= 0, let distance = distance(of: shows[last], from: box), distance < 0.12 {
                glyphs[index].show = Int32(clamping: last)
                continue
            }
            last = nearest(to: box)
            glyphs[index].show = Int32(clamping: last)
        }
    }

    /// The show whose line runs through a box, nearest to where letters stand; −1 for none.
    private mutating func nearest(to box: Box) -> Int {
        var (best, bestDistance) = (-1, Float.infinity)
        func look(_ table: [Int: [Int32]], _ low: Float, _ high: Float) {
            guard abs(low) < 1e5, abs(high) < 1e5 else { return }
            for place in Int(low / Float(Self.step)) - 1...Int(high / Float(Self.step)) + 1 {
                let numbers = table[place] ?? []
                comparisonsLeft -= numbers.count
                if comparisonsLeft < 0 { return }
                for number in numbers {
                    if let distance = distance(of: shows[Int(number)], from: box), distance < bestDistance {
                        (best, bestDistance) = (Int(number), distance)
                    }
                }
            }
        }
        look(across, box.y0, box.y1)
        if !along.isEmpty, bestDistance > 0.3 { look(along, box.x0, box.x1) }
        return best
    }

    /// How far a show's line is from where the letters of a box would stand, as a part of its height; `nil` where it passes by.
    private func distance(of show: PageContent.Show, from box: Box) -> Float? {
        if Self.isAcross(show) {
            let (x0, x1) = (Float(min(show.start.x, show.end.x)), Float(max(show.start.x, show.end.x)))
            return Self.distance(Float(show.start.y), box.y0, box.y1, from: x0, x1, to: box.centerX, box.height)
        }
        // Text that runs down stands on the left edge of its letters, text that runs up on the right one.
        let (y0, y1) = (Float(min(show.start.y, show.end.y)), Float(max(show.start.y, show.end.y)))
        let isDown = show.end.y > show.start.y
        let (low, high) = isDown ? (-box.x1, -box.x0) : (box.x0, box.x1)
        return Self.distance(isDown ? -Float(show.start.x) : Float(show.start.x), low, high, from: y0, y1, to: box.centerY, box.width)
    }

    /// The usual part of a box below the line that its letters stand on.
    private static let descent: Float = 0.22

    private static func distance(
        _ base: Float, _ top: Float, _ bottom: Float, from start: Float, _ end: Float, to place: Float, _ size: Float
    ) -> Float? {
        let size = max(size, 0.1)
        let outside = max(start - place, place - end, 0) / size
        guard outside < 0.6, base > top - 0.1 * size, base < bottom + 0.1 * size else { return nil }
        return abs(base - (bottom - descent * size)) / size + outside
    }
}
