// SPDX-License-Identifier: Apache-2.0

/// Characters that follow each other closely in one size on one line: a word or a part of one.
struct Atom {
    /// Which of the page's glyphs.
    var glyphs: Range<Int>
    /// Turned upright.
    var box: Box
    var size: Float
    var rotation: Rotation
    var isRightToLeft: Bool
    var isIdeographic: Bool
    /// What stood before it where it was read.
    var before: Glyph.Separation
    var stretch: Int32 = Stretches.none
    /// Places in the content of what showed its first and its last character; −1 where that is not known.
    var firstShow: Int32 = -1
    var lastShow: Int32 = -1

    /// Where its letters stand.
    var base: Float = 0
}

/// Cuts a page's glyphs into atoms.
struct AtomSplitter {
    private let glyphs: [Glyph]
    private let looks: [TextLook]
    private let width: Float
    private let height: Float

    /// Gaps, as parts of the size, from which on characters do not touch any more.
    private static let touchingGap: Float = 0.16

    init(_ glyphs: [Glyph], looks: [TextLook], width: Float, height: Float) {
        self.glyphs = glyphs
        self.looks = looks
        self.width = width
        self.height = height
    }

    func atoms() -> [Atom] {
        var atoms: [Atom] = []
        atoms.reserveCapacity(glyphs.count / 4)
        var (start, rotation) = (0, Rotation.right)
        while start < glyphs.count {
            var end = start + 1
            while end < glyphs.count, glyphs[end].before == .none, !leaps(to: end) { end += 1 }
            rotation = self.rotation(of: start..<end, previous: glyphs[start].before == .word ? rotation : .right)
            split(start..<end, rotation, into: &atoms)
            start = end
        }
        return atoms
    }

    /// Whether a character stands farther above or below the one before it than letters of one word do, whichever way it runs: short
    /// lines of equal pitch can have been read letter by letter from line to line.
    private func leaps(to index: Int) -> Bool {
        abs(glyphs[index].box.centerY - glyphs[index - 1].box.centerY) > Self.leap * max(size(index), size(index - 1))
    }

    /// In sizes.
    private static let leap: Float = 1.5

    private func size(_ glyph: Int) -> Float {
        let look = Int(glyphs[glyph].look)
        let size = look >= 0 && look < looks.count ? looks[look].size : 0
        return size > 0 ? size : max(glyphs[glyph].box.height, 1)
    }

    /// Which way a word runs, by the places of its first and last character.
    private func rotation(of word: Range<Int>, previous: Rotation) -> Rotation {
        guard word.count > 1 else { return previous }
        let (first, last) = (glyphs[word.lowerBound], glyphs[word.upperBound - 1])
        let dx = last.box.centerX - first.box.centerX
        let dy = last.box.centerY - first.box.centerY
        if abs(dy) > 0.4 * size(word.lowerBound), abs(dy) > 1.2 * abs(dx) { return dy > 0 ? .down : .up }
        if dx < -0.3 * size(word.lowerBound), !first.scalar.isRightToLeft, !last.scalar.isRightToLeft, abs(dx) > 2 * abs(dy) {
            return .left
        }
        return .right
    }

    private func split(_ word: Range<Int>, _ rotation: Rotation, into atoms: inout [Atom]) {
        var current: Atom?
        for index in word {
            let glyph = glyphs[index]
            let box = rotation == .right ? glyph.box : rotation.upright(glyph.box, width: width, height: height)
            let size = size(index)
            let isRightToLeft = glyph.scalar.isRightToLeft
            if var atom = current {
                if continues(atom, box, size, isRightToLeft), hasPitch(of: index - 1, index), atom.stretch == glyph.stretch {
                    if isRepeated(index, after: atom, box, size) {
                        atom.glyphs = atom.glyphs.lowerBound..<index + 1
                        current = atom
                        continue
                    }
                    atom.box.unite(box)
                    atom.glyphs = atom.glyphs.lowerBound..<index + 1
                    atom.isIdeographic = atom.isIdeographic || glyph.scalar.isIdeographic
                    atom.lastShow = glyph.show
                    current = atom
                    continue
                }
                atoms.append(atom)
            }
            current = Atom(
                glyphs: index..<index + 1, box: box, size: size, rotation: rotation, isRightToLeft: isRightToLeft,
                isIdeographic: glyph.scalar.isIdeographic, before: index == word.lowerBound ? glyph.before : .none, stretch: glyph.stretch,
                firstShow: glyph.show, lastShow: glyph.show)
        }
        if let current { atoms.append(current) }
    }

    /// Whether two characters are both of fixed pitch, or both not.
    private func hasPitch(of first: Int, _ second: Int) -> Bool {
        let (left, right) = (Int(glyphs[first].look), Int(glyphs[second].look))
        guard left != right, looks.indices.contains(left), looks.indices.contains(right) else { return true }
        return looks[left].isFixedPitch == looks[right].isFixedPitch
    }

    private func continues(_ atom: Atom, _ box: Box, _ size: Float, _ isRightToLeft: Bool) -> Bool {
        guard abs(atom.size - size) <= 0.04 * size, abs(atom.box.y1 - box.y1) <= 0.06 * size, atom.isRightToLeft == isRightToLeft else {
            return false
        }
        let gap = isRightToLeft ? atom.box.x0 - box.x1 : box.x0 - atom.box.x1
        return gap <= Self.touchingGap * size && gap >= -0.5 * max(size, box.width)
    }

    /// Whether a glyph was drawn a second time at the place of the one before it, to make it bolder.
    private func isRepeated(_ index: Int, after atom: Atom, _ box: Box, _ size: Float) -> Bool {
        let last = glyphs[index - 1]
        guard index > atom.glyphs.lowerBound, last.scalar == glyphs[index].scalar else { return false }
        return abs(last.box.x0 - glyphs[index].box.x0) < 0.15 * size && abs(last.box.y0 - glyphs[index].box.y0) < 0.15 * size
    }
}
