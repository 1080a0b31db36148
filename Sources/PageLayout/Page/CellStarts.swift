// SPDX-License-Identifier: Apache-2.0

/// Where cells of tables begin: behind a wide gap. On the lines above and below, words that begin at the same place begin cells, too,
/// even where the cell before them leaves no wide gap.
struct CellStarts {
    /// A piece with a wide gap before it.
    private struct Start {
        var x: Float
        /// Where what stands before it begins.
        var left: Float
        var base: Float
    }

    private var starts: [Int: [Start]] = [:]

    /// How far apart two beginnings may be, in points.
    private static let tolerance: Float = 0.8
    /// The narrowest gap between cells, in sizes.
    private static let minimumGap: Float = 0.27
    /// How far above or below the next line may be, in sizes.
    private static let reach: Float = 3
    private static let maximumGap: Float = 40

    /// - Parameter drafts: Sorted by rotation and upper edge.
    init(_ drafts: [PieceDraft]) {
        for (index, draft) in drafts.enumerated() {
            var before: PieceDraft?
            for other in drafts[max(0, index - 12)..<min(drafts.count, index + 13)]
            where other.rotation == draft.rotation && abs(other.base - draft.base) < 0.3 * draft.size && other.box.x1 < draft.box.x0 {
                if other.box.x1 > before?.box.x1 ?? -.infinity { before = other }
            }
            guard let before, draft.box.x0 - before.box.x1 < Self.maximumGap * draft.size else { continue }
            starts[Int(draft.box.x0), default: []].append(Start(x: draft.box.x0, left: before.box.x0, base: draft.base))
        }
    }

    /// The same pieces, parted where cells begin in them.
    func parted(_ drafts: [PieceDraft]) -> [PieceDraft] {
        if starts.isEmpty { return drafts }
        var result: [PieceDraft] = []
        result.reserveCapacity(drafts.count)
        for draft in drafts {
            let cuts = draft.atoms.count < 2 ? [] : draft.atoms.indices.dropFirst().filter { isStart($0, of: draft) }
            guard !cuts.isEmpty else {
                result.append(draft)
                continue
            }
            for (start, end) in zip([0] + cuts, cuts + [draft.atoms.count]) {
                var part = PieceDraft(draft.atoms[start])
                for atom in draft.atoms[(start + 1)..<end] { part.append(atom) }
                part.beginsCell = start > 0 || draft.beginsCell
                result.append(part)
            }
        }
        return result
    }

    private func isStart(_ index: Int, of draft: PieceDraft) -> Bool {
        let atom = draft.atoms[index]
        guard atom.box.x0 - draft.atoms[index - 1].box.x1 >= Self.minimumGap * draft.size, !atom.isRightToLeft else { return false }
        let place = Int(atom.box.x0)
        return (place - 1...place + 1).contains { key in
            starts[key]?.contains { start in
                let distance = abs(start.base - draft.base)
                return abs(start.x - atom.box.x0) <= Self.tolerance && distance > 0.5 * draft.size && distance < Self.reach * draft.size
                    && draft.atoms.prefix(index).contains { abs($0.box.x0 - start.left) <= Self.tolerance }
            } ?? false
        }
    }
}
