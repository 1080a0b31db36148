// SPDX-License-Identifier: Apache-2.0

extension AttributedText: Equatable {
    /// Whether both texts are the same but for private numbers: text, runs, paragraph styles, blocks, notes and attachments agree
    /// under one renumbering. What no character uses does not count.
    public static func == (left: AttributedText, right: AttributedText) -> Bool {
        guard left.bytes == right.bytes else { return false }
        let (left, right) = (left.canonical(), right.canonical())
        return left.characterRuns == right.characterRuns && left.paragraphRuns == right.paragraphRuns
            && left.characterSets.values == right.characterSets.values && left.paragraphStyles == right.paragraphStyles
            && left.blocks == right.blocks && left.attachments == right.attachments && left.notes == right.notes
    }

    /// The same text with all numbers given by first appearance and nothing kept that no character uses. Of two blocks, the one whose
    /// text comes first has the lower number, and a block a lower one than those inside it. Exporters number by this form.
    public func canonical() -> AttributedText {
        var result = AttributedText()
        result.bytes = bytes
        result.isTruncated = isTruncated
        var absorption = Absorption()
        absorption.keepsUnknownNotes = true
        result.characterRuns.reserve(characterRuns.count)
        for run in 0..<characterRuns.count {
            let set = result.absorb(set: characterRuns.values[run], of: self, &absorption)
            result.characterRuns.append(length: characterRuns.range(of: run).count, value: set)
        }
        for run in 0..<paragraphRuns.count {
            let style = result.absorb(style: paragraphRuns.values[run], of: self, &absorption)
            result.paragraphRuns.append(length: paragraphRuns.range(of: run).count, value: style)
        }
        result.openParagraphStart = openParagraphStart
        result.openBlocks = nil
        return result
    }
}
