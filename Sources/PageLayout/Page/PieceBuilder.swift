// SPDX-License-Identifier: Apache-2.0

/// Puts a page's glyphs together to pieces of lines.
package struct PieceBuilder {
    /// Gaps, as parts of the size, that part two pieces: wider than what stretched lines have between words as a rule, narrower than
    /// what stands between columns.
    private static let partingGap: Float = 0.62
    /// More pieces than this on one page are not looked at in pairs.
    private static let maximumPairedPieces = 6000
    /// So many lines may lie over each other.
    private static let maximumOverlaid = 3

    private let glyphs: [Glyph]
    private let looks: [TextLook]
    private let links: [LinkArea]
    private let verticals: VerticalRules
    private var page: PageText
    /// Where what each operator shows stands, on pages that may have formulas.
    private var bases: [Int32: Float] = [:]

    /// - Parameters:
    ///   - glyphs: Each word in reading order; words in any.
    ///   - looks: The document's looks so far, by number.
    ///   - baselines: What was learned from pages before this one.
    package static func pageText(
        _ glyphs: [Glyph], looks: [TextLook], links: [LinkArea] = [], shapes: PageShapes = PageShapes(), width: Float, height: Float,
        baselines: inout BaselineTable
    ) -> PageText {
        var page = PageText(width: width, height: height)
        page.shapes = shapes
        var builder = PieceBuilder(
            glyphs: DrawnBullets.inserted(shapes.marks, in: glyphs), looks: looks, links: links, verticals: VerticalRules(shapes),
            page: page)
        builder.build(&baselines)
        return builder.page
    }

    private mutating func build(_ baselines: inout BaselineTable) {
        var atoms = AtomSplitter(glyphs, looks: looks, width: page.width, height: page.height).atoms()
        settleBases(&atoms, &baselines)
        keepsOrder = Self.keepOrder(atoms)
        if looks.contains(where: \.isMathematical) {
            bases = Dictionary(atoms.map { ($0.firstShow, $0.base) }, uniquingKeysWith: { first, _ in first })
        }
        var drafts = drafts(of: atoms)
        drafts = DropCaps.attached(drafts, glyphs)
        merge(&drafts)
        drafts = StretchedLines(drafts, verticals).joined()
        drafts = CellStarts(drafts).parted(drafts)
        page.pieces.reserveCapacity(drafts.count)
        var writer = PieceWriter(
            glyphs: glyphs, links: links, looks: looks, decorations: TextDecorations(page.shapes, drafts))
        for draft in drafts { writer.write(draft, to: &page) }
    }

    private func settleBases(_ atoms: inout [Atom], _ baselines: inout BaselineTable) {
        for atom in atoms { baselines.count(atom.glyphs.count, look: look(atom)) }
        for (left, right) in zip(atoms, atoms.dropFirst()) where right.before != .line && left.rotation == right.rotation {
            guard abs(right.box.x0 - left.box.x1) < 0.6 * left.size, look(left) != look(right) else { continue }
            baselines.learn(left.box, look: look(left), size: left.size, beside: right.box, look: look(right), size: right.size)
            baselines.learn(right.box, look: look(right), size: right.size, beside: left.box, look: look(left), size: left.size)
        }
        for index in atoms.indices {
            atoms[index].base = baselines.base(of: atoms[index].box, look: look(atoms[index]), size: atoms[index].size)
        }
    }

    private func look(_ atom: Atom) -> Int { Int(glyphs[atom.glyphs.lowerBound].look) }

    // MARK: Lines as they were read

    private func drafts(of atoms: [Atom]) -> [PieceDraft] {
        var drafts: [PieceDraft] = []
        var start = 0
        while start < atoms.count {
            var end = start + 1
            var isSorted = !atoms[start].isRightToLeft
            while end < atoms.count, atoms[end].before != .line {
                if atoms[end].isRightToLeft { isSorted = false }
                end += 1
            }
            cut(isSorted ? atoms[start..<end] : Self.sorted(atoms[start..<end]), into: &drafts)
            start = end
        }
        return drafts
    }

    private static func sorted(_ atoms: ArraySlice<Atom>) -> ArraySlice<Atom> {
        var atoms = atoms
        atoms.sort { ($0.rotation.rawValue, $0.box.x0, $0.glyphs.lowerBound) < ($1.rotation.rawValue, $1.box.x0, $1.glyphs.lowerBound) }
        return atoms
    }

    /// Cuts a line at its gaps. Where two lines lie over each other, each atom goes on with the one that it fits.
    private func cut(_ line: ArraySlice<Atom>, into drafts: inout [PieceDraft]) {
        let start = drafts.count
        for atom in line {
            let near = max(start, drafts.count - Self.maximumOverlaid)..<drafts.count
            if let place = near.last(where: { follows(atom, drafts[$0]) }) {
                drafts[place].append(atom)
            } else {
                drafts.append(PieceDraft(atom))
            }
        }
    }

    private func follows(_ atom: Atom, _ draft: PieceDraft) -> Bool {
        guard let last = draft.atoms.last, draft.rotation == atom.rotation, draft.stretch == atom.stretch else { return false }
        let size = max(atom.size, last.size)
        let gap = atom.box.x0 - last.box.x1
        guard gap <= Self.partingGap * size, gap >= (atom.before == .none ? -0.35 : -0.12) * size,
            draft.rotation != .right || !verticals.part(last.box.x1, atom.box.x0, y: atom.box.centerY)
        else { return false }
        if isParted(atom, from: last) || isElsewhere(atom.firstShow, behind: last.lastShow) && gap > Self.elsewhereGap * size {
            return false
        }
        if gap < 0.13 * size, isFixedPitch(atom) != isFixedPitch(last), atom.before != .none || endsInLetter(last) && beginsWithLetter(atom)
        {
            return false
        }
        return draft.accepts(size: atom.size, base: atom.base) && draft.box.verticalOverlap(atom.box) > 0.15
    }

    /// Whether words of one line follow each other in the content, too, so that what does not belongs to another column.
    private var keepsOrder = false

    /// Neighbours that must follow each other in the content at least, as a part of all, and how far from each other they may be.
    private static let orderedShare = 0.95
    private static let orderedReach: Int32 = 6
    /// The gap between two columns, in sizes, at its narrowest: a long line of one of them.
    private static let elsewhereGap: Float = 0.1

    private static func keepOrder(_ atoms: [Atom]) -> Bool {
        var (neighbours, ordered) = (0, 0)
        for (first, second) in zip(atoms, atoms.dropFirst()) where second.before == .word {
            if first.lastShow < 0 || second.firstShow < 0 { return false }
            neighbours += 1
            if (0...orderedReach).contains(second.firstShow - first.lastShow) { ordered += 1 }
        }
        return neighbours > 0 && Double(ordered) >= orderedShare * Double(neighbours)
    }

    private func isElsewhere(_ show: Int32, behind last: Int32) -> Bool {
        keepsOrder && show >= 0 && last >= 0 && !(0...Self.orderedReach).contains(show - last)
    }

    /// Whether something was set between two parts of a formula that stands on another line.
    private func isParted(_ atom: Atom, from last: Atom) -> Bool {
        guard last.lastShow >= 0, atom.firstShow >= 0, atom.firstShow > last.lastShow + 1 || atom.firstShow < last.lastShow else {
            return false
        }
        guard isMathematical(atom) || isMathematical(last) else { return false }
        if atom.firstShow < last.lastShow { return true }
        return (last.lastShow + 1..<atom.firstShow).contains { show in
            bases[show].map { abs($0 - atom.base) > Self.otherLine * atom.size } ?? false
        }
    }

    /// How far from each other the lines of a fraction's parts are, in sizes; indices are nearer.
    private static let otherLine: Float = 0.5

    private func isMathematical(_ atom: Atom) -> Bool {
        let look = look(atom)
        return looks.indices.contains(look) && looks[look].isMathematical
    }

    private func endsInLetter(_ atom: Atom) -> Bool { glyphs[atom.glyphs.upperBound - 1].scalar.isLetter }
    private func beginsWithLetter(_ atom: Atom) -> Bool { glyphs[atom.glyphs.lowerBound].scalar.isLetter }

    private func isFixedPitch(_ atom: Atom) -> Bool {
        let look = look(atom)
        return look >= 0 && look < looks.count && looks[look].isFixedPitch
    }

    // MARK: Lines that were read in parts

    /// Joins drafts that touch on one line: raised and lowered signs, and words that were read elsewhere.
    private func merge(_ drafts: inout [PieceDraft]) {
        guard drafts.count > 1, drafts.count <= Self.maximumPairedPieces else { return }
        drafts.sort { ($0.rotation.rawValue, $0.box.y0, $0.box.x0) < ($1.rotation.rawValue, $1.box.y0, $1.box.x0) }
        var isGone = [Bool](repeating: false, count: drafts.count)
        for first in drafts.indices where !isGone[first] {
            var second = first + 1
            while second < drafts.count, drafts[second].rotation == drafts[first].rotation, drafts[second].box.y0 < drafts[first].box.y1 {
                defer { second += 1 }
                if isGone[second] { continue }
                if Self.isSame(drafts[first], drafts[second], glyphs) {
                    isGone[second] = true
                } else if touch(drafts[first], drafts[second]) {
                    isGone[second] = true
                    Self.join(&drafts[first], drafts[second])
                }
            }
        }
        var place = 0
        drafts.removeAll { _ in
            defer { place += 1 }
            return isGone[place]
        }
    }

    private func touch(_ first: PieceDraft, _ second: PieceDraft) -> Bool {
        if first.stretch != second.stretch { return false }
        let size = max(first.size, second.size)
        let isBehind = second.box.centerX > first.box.centerX
        let gap = isBehind ? second.box.x0 - first.box.x1 : first.box.x0 - second.box.x1
        let (left, right) = isBehind ? (first, second) : (second, first)
        if let last = left.atoms.last?.lastShow, let next = right.atoms.first?.firstShow, isElsewhere(next, behind: last),
            gap > Self.elsewhereGap * size
        {
            return false
        }
        guard gap <= 0.3 * size, gap >= -0.2 * size, first.box.verticalOverlap(second.box) > 0.3 else { return false }
        let (end, start) = isBehind ? (first.box.x1, second.box.x0) : (second.box.x1, first.box.x0)
        if first.rotation == .right, verticals.part(end, start, y: first.box.centerY) { return false }
        if let left = first.atoms.first, let right = second.atoms.first, gap < 0.13 * size, isFixedPitch(left) != isFixedPitch(right) {
            return false
        }
        return first.accepts(size: second.size, base: second.base)
    }

    private static func join(_ first: inout PieceDraft, _ second: PieceDraft) {
        let isBehind = second.box.centerX > first.box.centerX
        let atoms = isBehind ? first.atoms + second.atoms : second.atoms + first.atoms
        guard let start = atoms.first else { return }
        first = PieceDraft(start)
        for atom in atoms.dropFirst() { first.append(atom) }
    }

    /// Whether a piece was drawn a second time, a little aside: a shadow, or a way to make letters bold.
    private static func isSame(_ first: PieceDraft, _ second: PieceDraft, _ glyphs: [Glyph]) -> Bool {
        let tolerance = 0.2 * first.size
        guard abs(first.box.x0 - second.box.x0) < tolerance, abs(first.box.y0 - second.box.y0) < tolerance,
            abs(first.box.x1 - second.box.x1) < tolerance, first.atoms.count == second.atoms.count
        else { return false }
        return zip(first.atoms, second.atoms).allSatisfy { left, right in
            glyphs[left.glyphs].elementsEqual(glyphs[right.glyphs]) { $0.scalar == $1.scalar }
        }
    }
}
