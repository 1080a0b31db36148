// SPDX-License-Identifier: Apache-2.0

/// Decides whether a line goes on with the paragraph before it.
struct LineJoining {
    let measure: RegionMeasure
    /// Whether the document is set in a font of fixed pitch, so that this tells nothing.
    let isFixedPitchUsual: Bool

    /// A paragraph as far as it has been read, with the line that may follow.
    struct Situation {
        var first: Line
        var firstFacts: LineFacts
        var last: Line
        var lastFacts: LineFacts
        var lineCount: Int
        var next: Line
        var nextFacts: LineFacts
        /// The line behind it.
        var afterNext: Line?
        /// The right edge that counts here.
        var right: Float
        /// Whether items of a list stand before it.
        var openMarker: ListMarker?
    }

    func joins(_ s: Situation) -> Bool {
        guard !s.last.isObject, !s.next.isObject, s.last.isRightToLeft == s.next.isRightToLeft || s.next.characterCount < 4 else {
            return false
        }
        let size = max(s.last.size, s.next.size)
        guard sizesAgree(s, size) else { return false }
        let distance = s.next.base - s.last.base
        guard distance > -0.3 * size, distance <= maximumPitch(s) else { return false }
        if s.lastFacts.endsInReference || s.nextFacts.startsRaised { return false }
        if s.lastFacts.isFixedPitch, s.nextFacts.isFixedPitch, !isFixedPitchUsual { return false }
        if s.lastFacts.isFixedPitch != s.nextFacts.isFixedPitch, hasRoom(s) { return false }
        if beginsItem(s) { return false }
        if s.lastFacts.isBold != s.nextFacts.isBold,
            hasRoom(s) || s.lineCount == 1 && s.lastFacts.isBold && distance > 1.05 * measure.pitch(size)
        {
            return false
        }
        if isCentered(s.last, s), isCentered(s.next, s), abs(s.last.box.centerX - s.next.box.centerX) < 0.6 * size,
            abs(s.last.box.x0 - s.next.box.x0) > size
        {
            return s.last.box.width > 0.55 * (s.right - measure.left) || s.last.size > 0 && s.lastFacts.isBold && s.nextFacts.isBold
        }
        return indentsAgree(s) && !hasRoom(s)
    }

    /// Whether two lines are of one size, or one of them begins or ends in the size of the other.
    private func sizesAgree(_ s: Situation, _ size: Float) -> Bool {
        if abs(s.last.size - s.next.size) <= 0.1 * size || min(s.last.characterCount, s.next.characterCount) < 4 { return true }
        let isMixed =
            abs(s.lastFacts.headSize - s.lastFacts.tailSize) > 0.1 * size || abs(s.nextFacts.headSize - s.nextFacts.tailSize) > 0.1 * size
        return isMixed && s.lastFacts.tailSize > 0 && abs(s.lastFacts.tailSize - s.nextFacts.headSize) <= 0.1 * size
    }

    private func maximumPitch(_ s: Situation) -> Float {
        let size = max(s.last.size, s.next.size)
        if s.lineCount >= 2 || measure.hasPitch(size) { return 1.28 * measure.pitch(size) + 0.5 }
        return 1.75 * size
    }

    /// Whether the next line's first word would have fitted on the last one: then somebody ended the line.
    private func hasRoom(_ s: Situation) -> Bool {
        let room = s.next.isRightToLeft ? s.last.box.x0 - measure.left : s.right - s.last.box.x1
        if let last = s.lastFacts.last, last == "-" || last == "\u{AD}" || last == "‐" { return room > 0.3 * (s.right - measure.left) }
        return room > 1.04 * s.next.firstWordWidth + 0.45 * s.last.size
    }

    private func isCentered(_ line: Line, _ s: Situation) -> Bool {
        let (left, right) = (line.box.x0 - measure.left, s.right - line.box.x1)
        return abs(left - right) < 0.8 * line.size + 0.04 * (s.right - measure.left) && left > line.size
    }

    private func beginsItem(_ s: Situation) -> Bool {
        guard let marker = s.nextFacts.marker else { return false }
        let size = s.next.size
        switch marker.kind {
        case .bullet: return true
        case .dash:
            if let open = s.openMarker, open.kind == .dash { return s.next.box.x0 <= s.first.box.x0 + 0.5 * size || hasRoom(s) }
            return hasRoom(s) || s.next.box.x0 < s.last.box.x0 - 0.5 * size
        case .decimal, .letter, .roman:
            if let open = s.openMarker, marker.follows(open) { return s.next.box.x0 <= s.first.box.x0 + 0.6 * size || hasRoom(s) }
            if hasRoom(s) { return true }
            if marker.ordinal == 1 { return abs(s.next.box.x0 - s.last.box.x0) > 0.5 * size }
            return s.next.box.x0 < s.last.box.x0 - 0.7 * size && s.lineCount > 1
        }
    }

    /// Whether the next line starts where a line of this paragraph may.
    private func indentsAgree(_ s: Situation) -> Bool {
        if s.next.isRightToLeft { return s.next.box.x1 > s.last.box.x1 - 0.9 * s.next.size || s.lineCount == 1 }
        let size = s.next.size
        let step = s.next.box.x0 - s.last.box.x0
        if abs(step) <= 0.7 * size { return true }
        if step > 0 {
            if s.lineCount == 1, s.firstFacts.marker != nil { return s.next.box.x0 <= s.firstFacts.textX + 1.2 * size }
            if s.lineCount > 1 { return false }
            // A first line that hangs out: lines behind it stand where this one does. Where there are none, it is one that is full.
            if let after = s.afterNext, abs(after.size - size) < 0.1 * size, after.base - s.next.base < 1.6 * measure.pitch(size),
                abs(after.box.x0 - s.next.box.x0) <= 0.5 * size
            {
                return s.last.box.x0 <= measure.left + 0.7 * size
            }
            return s.last.box.x0 < measure.left + 0.7 * size && step < 4 * size || s.lastFacts.startsBold && !s.nextFacts.startsBold
        }
        return s.lineCount == 1 && (s.firstFacts.marker == nil || s.next.box.x0 >= s.first.box.x0 - 0.5 * size) && -step < 8 * size
    }
}
