// SPDX-License-Identifier: Apache-2.0

/// Parts all pages of a document into regions. Each page is judged by itself first, then again by what the pages around it have.
struct ColumnPlan {
    private let pages: [PageText]
    private let running: RunningTexts

    /// How many pages before and behind count.
    private static let reach = 4
    /// The part of the pages around that must have a gutter.
    private static let usualShare: Float = 0.4

    init(_ pages: [PageText], without running: RunningTexts) {
        self.pages = pages
        self.running = running
    }

    func regions() -> [[Region]] {
        var regions: [[Region]] = []
        var gutters: [[Float]] = []
        for number in pages.indices {
            let (found, places) = self.regions(of: number, ColumnEvidence())
            regions.append(found)
            gutters.append(places)
        }
        for number in pages.indices {
            let usual = usualGutters(around: number, gutters)
            if !usual.isEmpty { regions[number] = self.regions(of: number, ColumnEvidence(usualGutters: usual)).regions }
        }
        return regions
    }

    private func usualGutters(around number: Int, _ gutters: [[Float]]) -> [Float] {
        let near = max(0, number - Self.reach)..<min(pages.count, number + Self.reach + 1)
        let all = near.flatMap { gutters[$0] }
        guard !all.isEmpty, near.count > 1 else { return gutters[number] }
        var usual: [Float] = []
        for place in all.sorted() where usual.last.map({ place - $0 > 0.03 }) ?? true {
            let count = near.count { gutters[$0].contains { abs($0 - place) < 0.03 } }
            if Float(count) >= Self.usualShare * Float(near.count) { usual.append(place) }
        }
        return usual
    }

    private func regions(of number: Int, _ evidence: ColumnEvidence) -> (regions: [Region], gutters: [Float]) {
        let page = pages[number]
        var byRotation: [(rotation: Rotation, pieces: [Int32], characters: Int32)] = []
        for rotation in Rotation.allCases {
            let pieces = page.pieces.indices.filter {
                page.pieces[$0].rotation == rotation && page.pieces[$0].table < 0 && !running.contains(page: number, piece: $0)
            }
            if pieces.isEmpty { continue }
            let characters = pieces.reduce(Int32(0)) { $0 + page.pieces[$1].characterCount }
            byRotation.append((rotation, pieces.map { Int32(clamping: $0) }, characters))
        }
        // What most of the page is set in comes first.
        byRotation.sort { ($1.characters, $0.rotation.rawValue) < ($0.characters, $1.rotation.rawValue) }
        var (regions, gutters) = ([Region](), [Float]())
        for layer in byRotation {
            var segmenter = Segmenter(page, evidence: evidence)
            regions += segmenter.regions(of: layer.pieces)
            // Gutters that part few rows tell nothing of other pages.
            gutters += segmenter.gutters.filter { $0.rows >= 5 }.map(\.center)
        }
        return (regions, gutters)
    }
}
