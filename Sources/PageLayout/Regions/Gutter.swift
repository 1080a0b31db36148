// SPDX-License-Identifier: Apache-2.0

/// White space from top to bottom between two parts of a page, and what stands on both sides of it.
struct Gutter {
    /// The white space.
    var x0: Float
    var x1: Float
    /// Which items it parts: places in the region, sorted by their upper edges.
    var items: Range<Int>
    var leftRows: SideRows
    var rightRows: SideRows
    /// Its width between texts, single signs apart.
    var width: Float

    var center: Float { (x0 + x1) / 2 }
}

/// The rows of one side of a gutter, as far as they tell prose from tables.
struct SideRows {
    /// A row: where its letters stand, how far it reaches, its words and characters.
    struct Row {
        var base: Float
        var size: Float
        var x0: Float
        var x1: Float
        var words: Int
        var characters: Int
        /// Whether the bullet of a list stands in it.
        var hasBullet: Bool
    }

    private(set) var rows: [Row] = []
    private(set) var box = Box(0, 0, 0, 0)
    private(set) var pictures = 0
    /// What the rows were made of, by where the letters stand.
    private let pieces: [Piece]

    var isEmpty: Bool { rows.isEmpty && pictures == 0 }

    init(_ items: [Piece]) {
        let sorted = items.sorted { $0.base < $1.base }
        pieces = sorted
        for piece in sorted {
            if isEmpty { box = piece.box } else { box.unite(piece.box) }
            if piece.isObject {
                pictures += 1
            } else if let last = rows.indices.last, abs(piece.base - rows[last].base) < 0.35 * min(piece.size, rows[last].size) {
                rows[last].x0 = min(rows[last].x0, piece.box.x0)
                rows[last].x1 = max(rows[last].x1, piece.box.x1)
                rows[last].words += Int(piece.wordCount)
                rows[last].characters += Int(piece.characterCount)
                if piece.beginsWithBullet { rows[last].hasBullet = true }
            } else {
                rows.append(
                    Row(
                        base: piece.base, size: piece.size, x0: piece.box.x0, x1: piece.box.x1,
                        words: piece.isIdeographic ? Int(piece.characterCount) / 2 : Int(piece.wordCount),
                        characters: Int(piece.characterCount), hasBullet: piece.beginsWithBullet))
            }
        }
    }

    /// Pairs of a piece and the one below it, and how many of them end because the next word had no room: so do lines of running text,
    /// while cells end with what they say.
    func pairs() -> (count: Int, full: Int) {
        var (pairs, fullPairs) = (0, 0)
        var chains: [[Piece]] = []
        for piece in pieces where !piece.isObject {
            let place = chains.lastIndex { chain in
                guard let last = chain.last else { return false }
                let distance = piece.base - last.base
                return distance > 0.5 * piece.size && distance < 2.2 * piece.size && abs(last.size - piece.size) < 0.1 * piece.size
                    && abs(last.box.x0 - piece.box.x0) < 2.5 * piece.size
            }
            if let place { chains[place].append(piece) } else if chains.count < Self.maximumChains { chains.append([piece]) }
        }
        for chain in chains where chain.count > 1 {
            let right = chain.lazy.map(\.box.x1).max() ?? 0
            for (piece, next) in zip(chain, chain.dropFirst()) {
                pairs += 1
                if piece.wordCount > 1 || piece.isIdeographic, right - piece.box.x1 <= next.firstWordWidth + 0.45 * piece.size {
                    fullPairs += 1
                }
            }
        }
        return (pairs, fullPairs)
    }

    private static let maximumChains = 200

    /// Whether many of its rows begin items of a list, with their text.
    var isList: Bool {
        let items = rows.count { $0.hasBullet && $0.words > 1 }
        return items >= 3 && items * 3 >= rows.count
    }

    /// Whether it holds nothing but what can be a number or sign before a text.
    var isLabels: Bool { pictures == 0 && rows.allSatisfy { $0.characters <= Self.longestLabel && $0.words == 1 } }

    private static let longestLabel = 5

    /// Whether rows of one side have several parts.
    private var hasCells: Bool { Float(pieces.count - pictures) >= Self.cellsPerRow * Float(rows.count) }

    private static let cellsPerRow: Float = 1.5

    /// Whether the content goes from one side to the other and back with nearly each row, and one of them has several parts, as in tables.
    static func alternate(_ left: SideRows, _ right: SideRows) -> Bool {
        guard left.hasCells || right.hasCells else { return false }
        var places = left.pieces.compactMap { piece in piece.shows.map { ($0.lowerBound, true) } }
        places += right.pieces.compactMap { piece in piece.shows.map { ($0.lowerBound, false) } }
        guard places.count == left.pieces.count + right.pieces.count else { return false }
        places.sort { $0.0 < $1.0 }
        let changes = zip(places, places.dropFirst()).count { $0.1 != $1.1 }
        let rows = min(left.rows.count, right.rows.count)
        return rows >= 3 && Float(changes) >= alternatingShare * Float(2 * rows - 1)
    }

    /// The part of the changes from side to side that rows read one after the other would have.
    private static let alternatingShare: Float = 0.7

    /// The rows within a range of heights.
    func count(from top: Float, to bottom: Float) -> Int { rows.count { $0.base >= top && $0.base <= bottom } }

    /// The usual distance between rows, in sizes.
    var pitch: Float {
        let size = max(medianSize, 1)
        return median(zip(rows, rows.dropFirst()).map { ($1.base - $0.base) / size })
    }

    var medianSize: Float { median(rows.map(\.size)) }
    var medianWords: Float { median(rows.map { Float($0.words) }) }
    /// How full the usual row is, 0…1.
    var fill: Float { box.width > 0 ? median(rows.map { ($0.x1 - $0.x0) / box.width }) : 0 }

    private func median(_ values: [Float]) -> Float { values.isEmpty ? 0 : values.sorted()[values.count / 2] }

    /// The part of the rows that stand on one line with a row of another side.
    func alignment(with other: SideRows) -> Float {
        guard !rows.isEmpty else { return 0 }
        var (aligned, place) = (0, 0)
        for row in rows {
            let tolerance = 0.18 * row.size
            while place < other.rows.count, other.rows[place].base < row.base - tolerance { place += 1 }
            if place < other.rows.count, other.rows[place].base <= row.base + tolerance { aligned += 1 }
        }
        return Float(aligned) / Float(rows.count)
    }
}
