// SPDX-License-Identifier: Apache-2.0

// One edit costs the runs and bytes behind it; many edits go through `edit(_:)` in one pass.

extension AttributedText {
    /// Puts a string in the place of a range. A line feed in it copies the style of the paragraph it is put into; a paragraph that
    /// is joined has the style of its first character.
    public mutating func replace(_ range: Range<Int>, with string: String, _ attributes: CharacterAttributes = CharacterAttributes()) {
        let range = aligned(range)
        if range.lowerBound == count { return append(string, attributes) }
        let style = styleNumber(forInsertionAt: range.lowerBound)
        let set = number(for: attributes).raw
        let inserted = normalizedUTF8(string)
        var characters = RunTable()
        Self.appendRun(0..<inserted.count, of: inserted, (plain: plainSet(set), object: set), to: &characters)
        var paragraphs = RunTable()
        paragraphs.append(length: inserted.count, value: style)
        splice(range, inserted, characters, paragraphs, keepsStyle: true)
    }

    /// Puts another text, with its blocks, attachments and notes, in the place of a range.
    public mutating func replace(_ range: Range<Int>, with other: AttributedText) {
        let range = aligned(range)
        if range.lowerBound == count { return append(other) }
        var absorption = Absorption()
        var (characters, paragraphs) = (RunTable(), RunTable())
        for run in 0..<other.characterRuns.count {
            let set = absorb(set: other.characterRuns.values[run], of: other, &absorption)
            characters.append(length: other.characterRuns.range(of: run).count, value: set)
        }
        for run in 0..<other.paragraphRuns.count {
            let style = absorb(style: other.paragraphRuns.values[run], of: other, &absorption)
            paragraphs.append(length: other.paragraphRuns.range(of: run).count, value: style)
        }
        splice(range, other.bytes, characters, paragraphs)
    }

    /// Inserts a string.
    public mutating func insert(_ string: String, _ attributes: CharacterAttributes = CharacterAttributes(), at offset: Int) {
        replace(offset..<offset, with: string, attributes)
    }

    /// Inserts another text with its blocks, attachments and notes.
    public mutating func insert(_ other: AttributedText, at offset: Int) { replace(offset..<offset, with: other) }

    /// Deletes a range.
    public mutating func delete(_ range: Range<Int>) { splice(aligned(range), [], RunTable(), RunTable()) }

    /// The text of a range, with everything in it. Paragraph styles of cut paragraphs are kept.
    public func slice(_ range: Range<Int>) -> AttributedText {
        let range = aligned(range)
        var result = self
        result.bytes = Array(bytes[range])
        result.characterRuns = characterRuns.slice(range)
        result.paragraphRuns = paragraphRuns.slice(range)
        result.openParagraphStart = result.paragraphStart(of: result.count)
        result.openBlocks = nil
        return result
    }

    /// The style that text inserted at `offset` gets.
    func styleNumber(forInsertionAt offset: Int) -> UInt32 {
        if offset < count { return paragraphRuns.value(at: offset) ?? 0 }
        return openParagraphStart < count ? paragraphRuns.values.last ?? 0 : 0
    }

    /// `keepsStyle` says that what is inserted has the style of the paragraph it comes into.
    private mutating func splice(
        _ range: Range<Int>, _ inserted: [UInt8], _ characters: RunTable, _ paragraphs: RunTable, keepsStyle: Bool = false
    ) {
        guard inserted.count <= Self.maximumCount - (count - range.count) else {
            isTruncated = true
            return
        }
        let staysInParagraph = keepsStyle && !inserted.isEmpty && !bytes[range].contains(TextScalar.lineFeed)
        bytes.replaceSubrange(range, with: inserted)
        characterRuns.replace(range, with: characters)
        paragraphRuns.replace(range, with: paragraphs)
        let end = range.lowerBound + inserted.count
        unifyParagraph(at: range.lowerBound)
        if end != range.lowerBound { unifyParagraph(at: end) }
        openParagraphStart = paragraphStart(of: count)
        if staysInParagraph { openBlocks = nil } else { repairBlocks() }
    }

    /// Gives the paragraph around `offset` one style: that of its first character.
    private mutating func unifyParagraph(at offset: Int) {
        let range = paragraphStart(of: offset)..<paragraphEnd(of: offset)
        guard !range.isEmpty, let style = paragraphRuns.value(at: range.lowerBound) else { return }
        if paragraphRuns.range(of: paragraphRuns.index(at: range.lowerBound)).upperBound >= range.upperBound { return }
        var one = RunTable()
        one.append(length: range.count, value: style)
        paragraphRuns.replace(range, with: one)
    }
}
