// SPDX-License-Identifier: Apache-2.0

extension AttributedText {
    /// What is wrong with this text's inner state; empty when all promises hold. For tests, after every mutation: it looks at every byte.
    package func brokenInvariants() -> [String] {
        var broken: [String] = []
        func check(_ holds: Bool, _ promise: @autoclosure () -> String) { if !holds { broken.append(promise()) } }
        check(String(validating: bytes, as: UTF8.self) != nil, "text is valid UTF-8")
        for byte in [UInt8(0x0B), 0x0C, 0x0D] { check(!bytes.contains(byte), "no CR, VT or FF stands in the text") }
        checkRuns(characterRuns, characterSets.count, "character runs", check)
        checkRuns(paragraphRuns, paragraphStyles.count, "paragraph runs", check)
        check(openParagraphStart == paragraphStart(of: count), "the open paragraph starts at \(openParagraphStart)")

        for (number, set) in characterSets.values.enumerated() {
            check(objectSets.contains(UInt32(number)) == (set.attachment != nil || set.note != nil), "objectSets knows set \(number)")
        }
        for run in 0..<characterRuns.count where objectSets.contains(characterRuns.values[run]) {
            let range = characterRuns.range(of: run)
            let holdsObjects =
                range.count % 3 == 0
                && stride(from: range.lowerBound, to: range.upperBound, by: 3)
                    .allSatisfy { bytes[$0..<min($0 + 3, count)].elementsEqual(TextScalar.object) }
            check(holdsObjects, "attachments and notes stand on U+FFFC only (\(range))")
        }
        for paragraph in paragraphs {
            check(paragraphRuns.slice(paragraph.range).count == 1, "the paragraph at \(paragraph.range) has one style")
        }
        checkBlocks(check)
        for note in notes { check(note.content.notes.isEmpty, "a note's content has no list of notes") }
        return broken + notes.flatMap { $0.content.brokenInvariants() }
    }

    private func checkRuns(_ runs: RunTable, _ values: Int, _ name: String, _ check: (Bool, @autoclosure () -> String) -> Void) {
        check(runs.length == count, "\(name) cover the text: \(runs.length) of \(count)")
        for run in 0..<runs.count {
            check(!runs.range(of: run).isEmpty, "\(name) are not empty")
            check(run == 0 || runs.values[run - 1] != runs.values[run], "equal neighbours among \(name) are joined")
            check(Int(runs.values[run]) < values, "\(name) have known numbers")
            check(aligned(Int(runs.ends[run])) == Int(runs.ends[run]), "\(name) end between scalars")
        }
    }

    private func checkBlocks(_ check: (Bool, @autoclosure () -> String) -> Void) {
        for (number, block) in blocks.enumerated() {
            let parent = block.parent.map { blocks[$0.index].kind }
            check(block.parent.map { $0.index < number } ?? true, "block \(number) comes after the one around it")
            check(Block.allows(block.kind, in: parent), "block \(number) may stand where it stands")
        }
        var copy = blocks
        var cursor = BlockCursor()
        for style in paragraphRuns.values {
            let block = paragraphStyles[style].block
            check(block.map { blocks[$0.index].holdsParagraphs } ?? true, "paragraphs stand in blocks that hold paragraphs")
            _ = cursor.move(to: block?.raw, in: &copy)
        }
        check(copy.count == blocks.count, "the paragraphs of a block are adjacent")
    }
}
