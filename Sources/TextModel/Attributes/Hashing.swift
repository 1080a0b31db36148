// SPDX-License-Identifier: Apache-2.0

// Most members of a set are absent. Hashing only those that are there makes looking up a set several times faster than the hash
// function that the compiler would write, and no member may be left out, or documents could be made whose sets all collide.

extension Hasher {
    /// Hashes a member that is set, with the place it has among the members.
    @inline(__always)
    mutating func combine(_ place: UInt8, _ value: (some Hashable)?) {
        guard let value else { return }
        combine(place)
        combine(value)
    }

    /// Hashes strings that are set by their bytes.
    @inline(__always)
    mutating func combineBytes(_ place: UInt8, _ value: (some BytewiseComparable)?) {
        guard let value else { return }
        combine(place)
        value.hashBytes(into: &self)
    }
}

extension CharacterAttributes.Members {
    /// Hashes the members that are set.
    public func hash(into hasher: inout Hasher) {
        font.hash(into: &hasher)
        hasher.combine(1, foregroundColor)
        hasher.combine(2, backgroundColor)
        hasher.combine(3, underline)
        hasher.combine(4, strikethrough)
        hasher.combine(5, overline)
        hasher.combine(6, superscript)
        hasher.combine(7, baselineOffset)
        hasher.combine(8, kerning)
        hasher.combine(9, tracking)
        hasher.combine(10, ligatures)
        hasher.combine(11, strokeWidth)
        hasher.combine(12, strokeColor)
        hasher.combine(13, shadow)
        hasher.combine(14, obliqueness)
        hasher.combine(15, expansion)
        hasher.combine(16, verticalGlyphForm)
        hasher.combineBytes(17, textEffect)
        hasher.combine(18, capitals)
        hasher.combine(19, hidden)
        hasher.combine(20, inserted)
        hasher.combine(21, deleted)
        hasher.combineBytes(22, language)
        hasher.combine(23, direction)
        hasher.combine(24, link)
        hasher.combineBytes(25, anchors)
        hasher.combineBytes(26, toolTip)
        hasher.combine(27, roles)
        hasher.combineBytes(28, abbreviationExpansion)
        hasher.combine(29, ruby)
        hasher.combine(30, attachment)
        hasher.combine(31, note)
        hasher.combine(32, page)
        if !custom.isEmpty { custom.hash(into: &hasher) }
    }
}

extension Font {
    /// Hashes the members that are set.
    public func hash(into hasher: inout Hasher) {
        hasher.combineBytes(40, families)
        hasher.combine(41, size)
        hasher.combine(42, weight)
        hasher.combine(43, italic)
        hasher.combine(44, stretch)
        hasher.combine(45, fixedPitch)
    }
}

extension ParagraphStyle {
    /// Hashes the members that are set.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(0, alignment)
        hasher.combine(1, writingDirection)
        hasher.combine(2, firstLineHeadIndent)
        hasher.combine(3, headIndent)
        hasher.combine(4, tailIndent)
        hasher.combine(5, spacingBefore)
        hasher.combine(6, spacingAfter)
        hasher.combine(7, lineHeightMultiple)
        hasher.combine(8, minimumLineHeight)
        hasher.combine(9, maximumLineHeight)
        hasher.combine(10, exactLineHeight)
        hasher.combine(11, lineSpacing)
        hasher.combine(12, tabStops)
        hasher.combine(13, defaultTabInterval)
        hasher.combine(14, headingLevel)
        hasher.combine(15, pageBreakBefore)
        hasher.combine(16, keepTogether)
        hasher.combine(17, keepWithNext)
        hasher.combine(18, widowControl)
        hasher.combine(19, hyphenation)
        hasher.combine(20, lineBreakMode)
        hasher.combine(21, box)
        hasher.combine(22, block)
    }
}
