// SPDX-License-Identifier: Apache-2.0

/// Large letters that begin a paragraph and reach down beside several of its lines: they are read with the first one.
struct DropCaps {
    /// How much larger such a letter is.
    private static let minimumScale: Float = 2.1
    private static let maximumLetters = 2
    /// How far to the right its lines begin, in their sizes.
    private static let reach: Float = 1.5

    static func attached(_ drafts: [PieceDraft], _ glyphs: [Glyph]) -> [PieceDraft] {
        guard let usual = usualSize(drafts) else { return drafts }
        let caps = drafts.indices.filter { isCap(drafts[$0], glyphs, usual) }
        if caps.isEmpty || caps.count > 200 { return drafts }
        var (drafts, gone) = (drafts, Set<Int>())
        for cap in caps {
            let beside = drafts.indices.filter { !gone.contains($0) && $0 != cap && stands($0, beside: cap, drafts) }
            let rows = beside.sorted { drafts[$0].base < drafts[$1].base }
            guard let first = rows.first, let second = rows.dropFirst().first, let letter = drafts[cap].atoms.first,
                drafts[second].base - drafts[first].base < 2.2 * drafts[first].size,
                // The letter stands on one of the lines behind the first one.
                rows.dropFirst().contains(where: { abs(drafts[$0].base - drafts[cap].base) < 0.5 * drafts[$0].size })
            else { continue }
            var atom = letter
            atom.size = drafts[first].size
            atom.base = drafts[first].base
            atom.box = Box(letter.box.x0, drafts[first].box.y0, drafts[first].box.x0, drafts[first].box.y1)
            var whole = PieceDraft(atom)
            for other in drafts[first].atoms { whole.append(other) }
            drafts[first] = whole
            for row in rows.dropFirst() { drafts[row].box.x0 = letter.box.x0 }
            gone.insert(cap)
        }
        return gone.isEmpty ? drafts : drafts.indices.filter { !gone.contains($0) }.map { drafts[$0] }
    }

    private static func usualSize(_ drafts: [PieceDraft]) -> Float? {
        let sizes = drafts.filter { $0.atoms.count > 1 }.map(\.size).sorted()
        return sizes.isEmpty ? nil : sizes[sizes.count / 2]
    }

    private static func isCap(_ draft: PieceDraft, _ glyphs: [Glyph], _ usual: Float) -> Bool {
        guard draft.atoms.count == 1, let atom = draft.atoms.first, draft.rotation == .right, atom.glyphs.count <= maximumLetters else {
            return false
        }
        return draft.size > minimumScale * usual && glyphs[atom.glyphs].allSatisfy { $0.scalar.isLetter }
            && glyphs[atom.glyphs.lowerBound].scalar.properties.isUppercase
    }

    /// Whether a line begins right of a letter, at its height.
    private static func stands(_ line: Int, beside cap: Int, _ drafts: [PieceDraft]) -> Bool {
        let (line, cap) = (drafts[line], drafts[cap])
        let gap = line.box.x0 - cap.box.x1
        return line.rotation == .right && line.stretch == cap.stretch && line.size * minimumScale < cap.size && gap > -0.3 * line.size
            && gap < reach * line.size
            && line.base <= cap.base + 0.5 * line.size && line.base > cap.base - cap.size
    }
}
