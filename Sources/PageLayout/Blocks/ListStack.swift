// SPDX-License-Identifier: Apache-2.0

/// The lists that are open where a document is read, by where their markers stand.
struct ListStack {
    private struct Level {
        var x: Float
        var textX: Float
        var marker: ListMarker
        var page: Int32
        var left: Float
    }

    private var levels: [Level] = []

    private static let maximumDepth = 9

    var depth: Int { levels.count }
    var isEmpty: Bool { levels.isEmpty }

    mutating func close() { levels = [] }

    /// The marker of an open list that another one counts on from, as a letter or a numeral.
    func last(before marker: ListMarker) -> ListMarker? {
        levels.last { marker.follows($0.marker) || marker.asRoman.follows($0.marker) }?.marker
    }

    /// Puts an item in: its level, and whether it opens a list there.
    mutating func add(_ marker: ListMarker, line: Line, textX: Float) -> (level: Int, startsList: Bool) {
        let tolerance = 0.7 * line.size
        let isElsewhere = levels.last.map { $0.page != line.page || abs($0.left - line.left) > 3 * line.size } ?? false
        if isElsewhere, let place = levels.lastIndex(where: { marker.follows($0.marker) }) {
            levels.removeLast(levels.count - place - 1)
            levels[place] = Level(x: line.box.x0, textX: textX, marker: marker, page: line.page, left: line.left)
            return (place, false)
        }
        while let last = levels.last, last.x > line.box.x0 + tolerance { levels.removeLast() }
        if let last = levels.last, abs(last.x - line.box.x0) <= tolerance || marker.follows(last.marker) && line.box.x0 < last.textX {
            let place = levels.count - 1
            let goesOn = marker.follows(last.marker)
            levels[place] = Level(x: line.box.x0, textX: textX, marker: marker, page: line.page, left: line.left)
            return (place, !goesOn)
        }
        if levels.count < Self.maximumDepth {
            levels.append(Level(x: line.box.x0, textX: textX, marker: marker, page: line.page, left: line.left))
        }
        return (levels.count - 1, true)
    }

    /// The level of the item that an indented paragraph belongs to.
    func continuation(_ line: Line) -> Int? {
        guard let last = levels.last, last.page == line.page, abs(last.left - line.left) < 3 * line.size || last.textX > line.left else {
            return nil
        }
        return levels.lastIndex { line.box.x0 > $0.textX - 0.5 * line.size && line.box.x0 < $0.textX + 2.5 * line.size }
    }
}
