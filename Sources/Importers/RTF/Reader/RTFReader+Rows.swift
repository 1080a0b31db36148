// SPDX-License-Identifier: Apache-2.0

import TextModel

extension RTFReader {
    /// A word of a row's definition. Definitions of inner rows stand in a group of their own, or are Cocoa's, which says the level
    /// before.
    mutating func apply(_ word: RowWord, _ number: Int?) {
        guard state.destination == .text else { return }
        if word == .trowd {
            output.startDefinition(min(max(state.paragraph.level, state.definesInnerRow ? 2 : 1), TableBuilder.maximumDepth))
        } else {
            output.define { $0.apply(word, number) }
        }
    }

    /// The level of the table that the paragraph which is being read belongs to, 0 for none. `\intbl` may be missing in a row that
    /// has begun; it may be left over behind a row's end, where no further cell ends.
    mutating func tableLevel(of paragraph: ParagraphProperties) -> Int {
        let level = paragraph.level
        if (level > 0) == output.isInRow { return level }
        return lookahead.cellFollows(in: lexer.bytes, at: lexer.position) ? max(level, 1) : 0
    }

    /// `\cell` or `\nestcell`. Behind an inner table the mark stands alone and is no paragraph.
    mutating func endCell(_ word: SeparatorWord) {
        let level = word == .cell ? 1 : max(2, state.paragraph.level)
        if output.isInParagraph || !output.endsWithTable(level) { endParagraph(level: level) }
        output.endCell(level, tables)
    }

    /// `\row` or `\nestrow`.
    mutating func endRow(_ word: SeparatorWord) {
        let level = word == .row ? 1 : output.innerRowLevel(max(2, state.paragraph.level))
        if output.isInParagraph { endParagraph(level: level) }
        output.endRow(level, tables)
    }
}
