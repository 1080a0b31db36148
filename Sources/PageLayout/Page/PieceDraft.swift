// SPDX-License-Identifier: Apache-2.0

/// A piece while it is put together: atoms on one line, from left to right.
struct PieceDraft {
    var atoms: [Atom]
    var box: Box
    /// Size and base line of the widest atom of the largest usual size.
    var size: Float
    var base: Float
    private var mainWidth: Float
    /// Whether it was parted from what stands before it because it begins where others do.
    var beginsCell = false

    init(_ atom: Atom) {
        atoms = [atom]
        box = atom.box
        size = atom.size
        base = atom.base
        mainWidth = atom.box.width
    }

    var rotation: Rotation { atoms.first?.rotation ?? .right }
    var stretch: Int32 { atoms.first?.stretch ?? Stretches.none }

    var shows: ClosedRange<Int32>? {
        var (low, high) = (Int32.max, Int32.min)
        for atom in atoms {
            if atom.firstShow < 0 || atom.lastShow < 0 { return nil }
            low = min(low, atom.firstShow, atom.lastShow)
            high = max(high, atom.firstShow, atom.lastShow)
        }
        return low <= high ? low...high : nil
    }

    mutating func append(_ atom: Atom) {
        atoms.append(atom)
        box.unite(atom.box)
        let isMuchLarger = atom.size > 1.15 * size && atom.box.width > 0.5 * mainWidth
        let isAsLarge = atom.size >= 0.87 * size && atom.box.width > mainWidth
        if isMuchLarger || isAsLarge {
            size = atom.size
            base = atom.base
            mainWidth = atom.box.width
        }
    }

    /// Raised and lowered signs are no smaller than this part of the text's size.
    private static let smallestScript: Float = 0.47

    /// Whether text at a size and base line can stand on this line: as plain text, raised or lowered.
    func accepts(size other: Float, base otherBase: Float) -> Bool {
        let larger = max(size, other)
        let difference = abs(base - otherBase)
        if min(size, other) < Self.smallestScript * larger { return false }
        if min(size, other) > 0.87 * larger { return difference <= 0.22 * larger }
        return difference <= 0.62 * larger
    }
}
