// SPDX-License-Identifier: Apache-2.0

extension AttributedText {
    /// Adds a block; paragraphs come into it by their style's `block`. Throws where a block of this kind cannot stand in `parent`.
    public mutating func addBlock(_ kind: Block.Kind, in parent: Number<Block>? = nil, box: BoxStyle? = nil) throws(BlockNestingError)
        -> Number<Block>
    {
        let around = parent.flatMap { $0.index < blocks.count ? blocks[$0.index].kind : nil }
        guard (parent == nil) == (around == nil), Block.allows(kind, in: around) else {
            throw BlockNestingError(child: kind, parent: around)
        }
        blocks.append(Block(kind: kind, box: box, parent: parent))
        return Number(blocks.count - 1)
    }

    /// Changes a block's box or the properties of its kind. A change to another kind is undone; a block stays where it stands.
    public mutating func updateBlock(_ number: Number<Block>, _ change: (inout Block) -> Void) {
        guard number.index < blocks.count else { return }
        let old = blocks[number.index]
        change(&blocks[number.index])
        blocks[number.index].parent = old.parent
        if !blocks[number.index].kind.hasSameCase(as: old.kind) { blocks[number.index].kind = old.kind }
    }

    /// Adds an attachment; `append(_: AttachmentOccurrence)` shows it.
    public mutating func addAttachment(_ attachment: Attachment) -> Number<Attachment> {
        attachments.append(attachment)
        let number = Number<Attachment>(attachments.count - 1)
        attachmentPlaces[ObjectIdentifier(attachment.storage), default: []].append(number.raw)
        return number
    }

    /// Adds a note; `append(_: Number<Note>)` calls it. Notes in its content move into this text's list.
    public mutating func addNote(_ note: Note) -> Number<Note> {
        notes.append(note)
        let number = Number<Note>(notes.count - 1)
        hoistNotes(of: number.index)
        return number
    }

    /// Changes a note. Notes that the change puts into its content move into this text's list; the calls it had before stay calls
    /// of this text's notes.
    public mutating func updateNote(_ number: Number<Note>, _ change: (inout Note) -> Void) {
        guard number.index < notes.count else { return }
        notes[number.index].content.renumberNotes { $0 | Self.outerNote }
        change(&notes[number.index])
        hoistNotes(of: number.index)
    }

    /// Marks the number of a note of the text around, while a note's content may get notes of its own.
    private static let outerNote = UInt32(1) << 31

    private mutating func hoistNotes(of index: Int) {
        let inner = notes[index].content.notes
        let (base, own) = (UInt32(notes.count), UInt32(inner.count))
        func hoisted(_ note: UInt32) -> UInt32 {
            note & Self.outerNote != 0 ? note & ~Self.outerNote : note < own ? note + base : note
        }
        notes[index].content.notes = []
        notes[index].content.renumberNotes(hoisted)
        for var note in inner {
            note.content.renumberNotes(hoisted)
            notes.append(note)
        }
    }

    /// The block around a paragraph that is to stand in `block`: the innermost one that exists and holds paragraphs.
    func settled(_ block: Number<Block>?) -> Number<Block>? {
        var next = block
        while let block = next, block.index < blocks.count {
            if blocks[block.index].holdsParagraphs { return block }
            next = blocks[block.index].parent
        }
        return nil
    }

    /// The style for a paragraph that comes next, in a block that is open: `style` itself, or one in a block that continues it.
    ///
    /// `isTentative` says that the paragraph is not closed yet: its end may still give it another style.
    mutating func opened(_ style: UInt32, isTentative: Bool = false) -> UInt32 {
        let wanted = paragraphStyles.block(of: style)
        if blocks.isEmpty { return style }
        if openBlocks == nil { openBlocks = cursorBehindClosedParagraphs() }
        let found = openBlocks?.move(to: wanted, in: &blocks)
        openBlocks?.isTentative = isTentative
        guard let found, found != wanted else { return style }
        return paragraphStyles.number(of: style, in: found)
    }

    private mutating func cursorBehindClosedParagraphs() -> BlockCursor {
        var cursor = BlockCursor()
        paragraphRuns.forEach(in: 0..<openParagraphStart) { _, style in
            _ = cursor.move(to: paragraphStyles.block(of: style), in: &blocks)
        }
        return cursor
    }

    /// Splits blocks whose paragraphs an edit has parted.
    mutating func repairBlocks() {
        openBlocks = nil
        guard !blocks.isEmpty else { return }
        var cursor = BlockCursor()
        var repaired = RunTable()
        repaired.reserve(paragraphRuns.count)
        for run in 0..<paragraphRuns.count {
            var style = paragraphRuns.values[run]
            let wanted = paragraphStyles.block(of: style)
            if let found = cursor.move(to: wanted, in: &blocks), found != wanted {
                style = paragraphStyles.number(of: style, in: found)
            }
            repaired.append(length: paragraphRuns.range(of: run).count, value: style)
        }
        paragraphRuns = repaired
    }
}

extension Block.Kind {
    /// Whether both are the same kind, whatever their properties.
    func hasSameCase(as other: Block.Kind) -> Bool {
        switch (self, other) {
        case (.quote, .quote), (.preformatted, .preformatted), (.list, .list), (.item, .item), (.table, .table), (.cell, .cell),
            (.caption, .caption), (.figure, .figure), (.definitionList, .definitionList), (.term, .term), (.description, .description),
            (.section, .section):
            true
        default: false
        }
    }
}
