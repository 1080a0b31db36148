// SPDX-License-Identifier: Apache-2.0

/// Writes drafts into a page's text: in reading order, folded, with runs.
struct PieceWriter {
    private let glyphs: [Glyph]
    private let links: [LinkArea]
    private let mathematical: Set<Int>
    private let fixedPitch: Set<Int>
    private let decorations: TextDecorations
    /// Lines drawn at the piece that is being written.
    private var stretches: [TextDecorations.Stretch] = []
    /// Whether a space belongs before the next character.
    private var needsSpace = false
    /// The glyph that was written last in this draft.
    private var lastWritten: Int?

    init(glyphs: [Glyph], links: [LinkArea], looks: [TextLook], decorations: TextDecorations) {
        mathematical = Set(looks.indices.filter { looks[$0].isMathematical })
        fixedPitch = Set(looks.indices.filter { looks[$0].isFixedPitch })
        self.decorations = decorations
        self.glyphs = glyphs
        self.links = links
    }

    /// The gap, as a part of the size, that counts as a space where none was read.
    private static let spaceGap: Float = 0.2
    /// Where a space was read a gap of this much is one: slanted letters before upright ones stand a little apart.
    private static let readGap: Float = 0.115
    /// Dots nearer to each other than this are one ellipsis.
    private static let dotGap: Float = 0.26
    /// In fonts of fixed pitch spaces are as wide as characters; less than that is slant.
    private static let fixedGap: Float = 0.3
    /// Signs of formulas are set apart by less than that without being words.
    private static let formulaGap: Float = 0.15
    /// Gaps between ideographs up to this come from justifying, also where a space was read.
    private static let ideographicGap: Float = 0.6
    /// Gaps between ideographs and other letters up to this are no spaces.
    private static let mixedGap: Float = 0.27

    mutating func write(_ draft: PieceDraft, to page: inout PageText) {
        let order = readingOrder(draft)
        lastWritten = nil
        let (textStart, runStart) = (Int32(clamping: page.bytes.count), Int32(clamping: page.runs.count))
        var (wordCount, characterCount, rightToLeft) = (Int32(1), Int32(0), 0)
        var firstWord: Box?
        stretches = decorations.stretches(draft)
        let mask = LetterSpacing.wordStarts(of: draft.atoms, glyphs)
        for (place, index) in order.enumerated() {
            let atom = draft.atoms[index]
            if place > 0, needsSpace(draft, order[place - 1], index, mask) {
                needsSpace = true
                wordCount += 1
            }
            if wordCount == 1 {
                if firstWord == nil { firstWord = atom.box } else { firstWord?.unite(atom.box) }
            }
            let script = self.script(of: atom, in: draft)
            write(atom, script: script, to: &page)
            characterCount += Int32(clamping: atom.glyphs.count)
            if atom.isRightToLeft { rightToLeft += atom.glyphs.count }
        }
        guard page.bytes.count > Int(textStart) else { return }
        page.pieces.append(
            Piece(
                box: mainBox(of: draft), base: draft.base, size: mainSize(of: draft), text: textStart..<Int32(clamping: page.bytes.count),
                runs: runStart..<Int32(clamping: page.runs.count), firstWordWidth: firstWord?.width ?? 0, wordCount: wordCount,
                characterCount: characterCount, rotation: draft.rotation, isRightToLeft: rightToLeft * 2 > Int(characterCount),
                isIdeographic: draft.atoms.contains { $0.isIdeographic }, isMathematical: draft.atoms.contains(where: isMathematical),
                shows: draft.shows, stretch: draft.stretch, beginsCell: draft.beginsCell,
                beginsWithBullet: ListMarker(page.bytes[Int(textStart)...])?.kind == .bullet, wordGap: wordGap(of: draft)))
    }

    /// The box of what stands on the line itself: raised signs make no line higher.
    private func mainBox(of draft: PieceDraft) -> Box {
        var box = draft.box
        var main: Box?
        for atom in draft.atoms where script(of: atom, in: draft) == 0 {
            if main == nil { main = atom.box } else { main?.unite(atom.box) }
        }
        if let main {
            box.y0 = main.y0
            box.y1 = main.y1
        }
        return box
    }

    /// The usual gap between the words of a draft; 0 for single words.
    private func wordGap(of draft: PieceDraft) -> Float {
        let gaps = zip(draft.atoms, draft.atoms.dropFirst()).map { $1.box.x0 - $0.box.x1 }.filter { $0 > Self.spaceGap * draft.size }
            .sorted()
        return gaps.isEmpty ? 0 : gaps[gaps.count / 2]
    }

    /// The size of most of its characters: a few larger ones make no other line of it.
    private func mainSize(of draft: PieceDraft) -> Float {
        var (best, bestCount, counts) = (draft.size, 0, [Float: Int]())
        for atom in draft.atoms where script(of: atom, in: draft) == 0 {
            let count = counts[atom.size, default: 0] + atom.glyphs.count
            counts[atom.size] = count
            if count > bestCount { (best, bestCount) = (atom.size, count) }
        }
        return best
    }

    private func script(of atom: Atom, in draft: PieceDraft) -> Int8 {
        guard atom.size < 0.88 * draft.size else { return 0 }
        let raised = draft.base - atom.base
        if raised > 0.13 * draft.size { return 1 }
        return raised < -0.07 * draft.size ? -1 : 0
    }

    private func isMathematical(_ atom: Atom) -> Bool {
        !mathematical.isEmpty && mathematical.contains(Int(glyphs[atom.glyphs.lowerBound].look))
    }

    // MARK: Order

    /// Atoms in the order of reading: as they stand, or, where letters run to the left, from the right with numbers and words of other
    /// scripts turned back.
    private func readingOrder(_ draft: PieceDraft) -> [Int] {
        guard draft.atoms.contains(where: { $0.isRightToLeft }) else { return Array(draft.atoms.indices) }
        let count = draft.atoms.reduce(0) { $0 + ($1.isRightToLeft ? $1.glyphs.count : 0) }
        let total = draft.atoms.reduce(0) { $0 + $1.glyphs.count }
        let isRightToLeft = count * 2 >= total
        let indices = Array(draft.atoms.indices)
        let visual = isRightToLeft ? indices.reversed() : indices
        var (order, pending) = ([Int](), [Int]())
        for index in visual {
            if draft.atoms[index].isRightToLeft == isRightToLeft || isNeutral(draft.atoms[index]) && pending.isEmpty {
                order += pending.reversed()
                pending = []
                order.append(index)
            } else {
                pending.append(index)
            }
        }
        return order + pending.reversed()
    }

    private func isNeutral(_ atom: Atom) -> Bool {
        glyphs[atom.glyphs].allSatisfy { !$0.scalar.isASCIIDigit && !$0.scalar.isLetter }
    }

    // MARK: Spaces

    private func needsSpace(_ draft: PieceDraft, _ previous: Int, _ next: Int, _ wordStarts: [Bool]?) -> Bool {
        let (left, right) = (min(previous, next), max(previous, next))
        if let wordStarts { return wordStarts[right] }
        let (first, second) = (draft.atoms[left], draft.atoms[right])
        let gap = second.box.x0 - first.box.x1
        let size = max(first.size, second.size)
        if glyphs[second.glyphs.lowerBound].scalar.isCombining { return false }
        if isFixedPitch(first), isFixedPitch(second) { return gap > Self.fixedGap * size }
        if isDots(first), isDots(second) { return gap > Self.dotGap * size }
        if isFormula(first, second) { return gap > Self.formulaGap * size }
        if first.isIdeographic, second.isIdeographic, gap < Self.ideographicGap * size { return false }
        // Writing that sets no spaces is set a little apart from other letters.
        if first.isIdeographic != second.isIdeographic, gap < Self.mixedGap * size { return false }
        if second.before != .none, right == left + 1, second.glyphs.lowerBound == first.glyphs.upperBound {
            return gap > Self.readGap * size
        }
        if first.before != .none, draft.atoms[right].glyphs.upperBound == first.glyphs.lowerBound { return gap > Self.readGap * size }
        return gap > (draft.atoms[right].glyphs.lowerBound == first.glyphs.upperBound ? Self.spaceGap : 0.12) * size
    }

    private func isFixedPitch(_ atom: Atom) -> Bool { fixedPitch.contains(Int(glyphs[atom.glyphs.lowerBound].look)) }

    private func isDots(_ atom: Atom) -> Bool { glyphs[atom.glyphs].allSatisfy { $0.scalar == "." } }

    /// Whether one of two neighbours is a raised or lowered sign, or set in a font of mathematical signs.
    private func isFormula(_ first: Atom, _ second: Atom) -> Bool {
        if min(first.size, second.size) < 0.8 * max(first.size, second.size), abs(first.base - second.base) > 0.05 * first.size {
            return true
        }
        let (left, right) = (Int(glyphs[first.glyphs.lowerBound].look), Int(glyphs[second.glyphs.lowerBound].look))
        return mathematical.contains(left) || mathematical.contains(right)
    }

    // MARK: Text

    private mutating func write(_ atom: Atom, script: Int8, to page: inout PageText) {
        let indices = order(of: atom)
        let box = unrotated(atom)
        let areas = links.filter { $0.box.intersects(box) }
        let fill = page.shapes.fill(atX: box.centerX, y: box.centerY).map { Int32(clamping: $0) } ?? -1
        for index in indices {
            let glyph = glyphs[index]
            if index > atom.glyphs.lowerBound, isRepeated(index) { continue }
            var run = PieceRun(end: 0, look: glyph.look, link: -1, script: script, fill: fill)
            if !stretches.isEmpty { run.lines = stretches.lines(at: glyph.box, glyph.scalar) }
            if !areas.isEmpty, let area = areas.first(where: { $0.box.contains(x: glyph.box.centerX, y: glyph.box.centerY) }) {
                run.link = Int32(clamping: area.link)
            }
            if let accent = accent(index) {
                needsSpace = false
                append(accent, run, to: &page)
                lastWritten = index
                continue
            }
            if needsSpace { appendSpace(before: run, to: &page) }
            append(glyph.scalar, run, to: &page)
            lastWritten = index
        }
    }

    /// The combining character of an accent that was set by itself over the letter before it.
    private func accent(_ index: Int) -> Unicode.Scalar? {
        guard let combining = glyphs[index].scalar.asCombining, let last = lastWritten, glyphs[last].scalar.isLetter else { return nil }
        let (letter, mark) = (glyphs[last].box, glyphs[index].box)
        return letter.x0 < mark.centerX && mark.centerX < letter.x1 + 0.1 * letter.width && letter.verticalOverlap(mark) > 0.2
            ? combining : nil
    }

    /// A space belongs to a link only between two words of it, and is neither raised nor lowered. The same holds for lines and areas.
    private mutating func appendSpace(before next: PieceRun, to page: inout PageText) {
        needsSpace = false
        guard var run = page.runs.last else { return }
        if run.script != 0 { run.look = next.look }
        run.script = 0
        if run.link != next.link { run.link = -1 }
        run.lines.formIntersection(next.lines)
        if run.fill != next.fill { run.fill = -1 }
        append(" ", run, to: &page)
    }

    /// Letters that run to the left by their places from the right; everything else as it was read.
    private func order(of atom: Atom) -> [Int] {
        guard atom.isRightToLeft else { return Array(atom.glyphs) }
        return atom.glyphs.sorted { (-glyphs[$0].box.centerX, $0) < (-glyphs[$1].box.centerX, $1) }
    }

    private func isRepeated(_ index: Int) -> Bool {
        let (last, glyph) = (glyphs[index - 1], glyphs[index])
        guard last.scalar == glyph.scalar else { return false }
        let tolerance = 0.15 * glyph.box.height
        return abs(last.box.x0 - glyph.box.x0) < tolerance && abs(last.box.y0 - glyph.box.y0) < tolerance && glyph.box.width > tolerance
    }

    private func unrotated(_ atom: Atom) -> Box {
        guard atom.rotation != .right, var box = glyphs[atom.glyphs].first?.box else { return atom.box }
        for glyph in glyphs[atom.glyphs] { box.unite(glyph.box) }
        return box
    }

    private func append(_ scalar: Unicode.Scalar, _ run: PieceRun, to page: inout PageText) {
        if scalar.isUnprintable { return }
        if let letters = PresentationForms.letters(of: scalar) {
            for letter in letters { append(letter, run, to: &page) }
            return
        }
        if scalar.value < 0x80 {
            page.bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            page.bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
        let end = Int32(clamping: page.bytes.count)
        if let last = page.runs.indices.last, last >= page.runStart, page.runs[last].hasSameAttributes(as: run) {
            page.runs[last].end = end
        } else {
            var run = run
            run.end = end
            page.runs.append(run)
        }
    }
}

extension PageText {
    /// The first run of the piece that is being written.
    fileprivate var runStart: Int { pieces.last.map { Int($0.runs.upperBound) } ?? 0 }
}

extension PieceRun {
    func hasSameAttributes(as other: PieceRun) -> Bool {
        look == other.look && link == other.link && script == other.script && lines == other.lines && fill == other.fill
    }
}
