// SPDX-License-Identifier: Apache-2.0

/// What became of another text's numbers while parts of it are taken over. Only what the parts use is taken.
struct Absorption {
    var sets: [UInt32: UInt32] = [:]
    var styles: [UInt32: UInt32] = [:]
    var appearances: [UInt32: UInt32] = [:]
    var blocks: [UInt32: UInt32] = [:]
    var attachments: [UInt32: UInt32] = [:]
    var notes: [UInt32: UInt32] = [:]
    /// Whether calls of notes that the other text does not have keep their numbers, as in the content of a note: they mean the list of
    /// the text around. Otherwise an empty note is made for each.
    var keepsUnknownNotes = false
    /// The block into which everything comes that stands at the top level of the other text.
    var outerBlock: UInt32?
}

extension AttributedText {
    /// This text's number for a set of `other`, with its attachment or note taken over.
    mutating func absorb(set: UInt32, of other: AttributedText, _ absorption: inout Absorption) -> UInt32 {
        if let known = absorption.sets[set] { return known }
        var attributes = other.characterSets[set]
        if var occurrence = attributes.attachment {
            occurrence.attachment = Number(absorb(attachment: occurrence.attachment.raw, of: other, &absorption))
            attributes.attachment = occurrence
        }
        if let note = attributes.note {
            attributes.note = Number(absorb(note: note.raw, of: other, &absorption))
        }
        let number = number(for: attributes).raw
        absorption.sets[set] = number
        return number
    }

    /// This text's number for a paragraph style of `other`, with its blocks taken over.
    mutating func absorb(style: UInt32, of other: AttributedText, _ absorption: inout Absorption) -> UInt32 {
        if let known = absorption.styles[style] { return known }
        let appearance = other.paragraphStyles.appearance(of: style)
        let block = absorb(block: other.paragraphStyles.block(of: style), of: other, &absorption)
        let plain = absorption.appearances[appearance] ?? paragraphStyles.number(for: other.paragraphStyles[appearance: appearance])
        absorption.appearances[appearance] = plain
        let number = paragraphStyles.number(of: plain, in: block)
        absorption.styles[style] = number
        return number
    }

    private mutating func absorb(block: UInt32?, of other: AttributedText, _ absorption: inout Absorption) -> UInt32? {
        var chain: [UInt32] = []
        var next = block
        while let block = next, absorption.blocks[block] == nil {
            chain.append(block)
            next = other.blocks[Int(block)].parent?.raw
        }
        for block in chain.reversed() {
            var copy = other.blocks[Int(block)]
            copy.parent = (copy.parent.flatMap { absorption.blocks[$0.raw] } ?? absorption.outerBlock).map { Number($0) }
            blocks.append(copy)
            absorption.blocks[block] = UInt32(blocks.count - 1)
        }
        return block.flatMap { absorption.blocks[$0] } ?? absorption.outerBlock
    }

    private mutating func absorb(attachment: UInt32, of other: AttributedText, _ absorption: inout Absorption) -> UInt32 {
        if let known = absorption.attachments[attachment] { return known }
        let index = Int(attachment)
        let taken = index < other.attachments.count ? other.attachments[index] : Attachment(.missing)
        // A text that is moved about within itself keeps one attachment for one.
        let same = attachmentPlaces[ObjectIdentifier(taken.storage)]?.first { attachments[Int($0)] == taken }
        let number = same ?? addAttachment(taken).raw
        absorption.attachments[attachment] = number
        return number
    }

    /// Takes a note over, and every note that it calls, however deep they call one another.
    private mutating func absorb(note: UInt32, of other: AttributedText, _ absorption: inout Absorption) -> UInt32 {
        if let known = absorption.notes[note] { return known }
        if absorption.keepsUnknownNotes, Int(note) >= other.notes.count { return note }
        var waiting = [note]
        let first = UInt32(notes.count)
        absorption.notes[note] = first
        var next = 0
        while next < waiting.count {
            guard Int(waiting[next]) < other.notes.count else {
                notes.append(Note(.footnote))
                next += 1
                continue
            }
            var taken = other.notes[Int(waiting[next])]
            taken.content.renumberNotes { called in
                if let known = absorption.notes[called] { return known }
                if absorption.keepsUnknownNotes, Int(called) >= other.notes.count { return called }
                let number = first + UInt32(waiting.count)
                waiting.append(called)
                absorption.notes[called] = number
                return number
            }
            notes.append(taken)
            next += 1
        }
        return first
    }

    /// Gives the notes that this text calls other numbers.
    mutating func renumberNotes(_ number: (UInt32) -> UInt32) {
        guard !objectSets.isEmpty else { return }
        var map: [UInt32: UInt32] = [:]
        var renumbered = RunTable()
        for run in 0..<characterRuns.count {
            let set = characterRuns.values[run]
            var mapped = map[set] ?? set
            if map[set] == nil, objectSets.contains(set), let note = characterSets[set].note {
                var attributes = characterSets[set]
                attributes.note = Number(number(note.raw))
                mapped = self.number(for: attributes).raw
                map[set] = mapped
            }
            renumbered.append(length: characterRuns.range(of: run).count, value: mapped)
        }
        characterRuns = renumbered
    }
}
