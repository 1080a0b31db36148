// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@Suite struct RandomOperationsTests {
    @Test(arguments: 1...8)
    func agreesWithNaiveModel(_ seed: Int) {
        var pair = TextPair(seed: UInt64(seed))
        var history: [String] = []
        for step in 0..<500 {
            history.append(pair.step())
            let differences = pair.text.brokenInvariants() + pair.differences()
            if !differences.isEmpty || history[step].contains("not equal") {
                let last = history.suffix(3).joined(separator: "\n")
                Issue.record("seed \(seed), step \(step):\n\(last)\n\(differences.prefix(5).joined(separator: "\n"))")
                return
            }
        }
    }
}

extension TextPair {
    /// What the text says otherwise than the naive model.
    func differences() -> [String] {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: naive.units.map(\.scalar))
        guard String.bytesEqual(text.string, String(scalars)) else {
            return ["text is \(text.string.debugDescription), not \(String(scalars).debugDescription)"]
        }
        return attributeDifferences() + paragraphDifferences()
    }

    private func attributeDifferences() -> [String] {
        var differences: [String] = []
        var place = 0
        text.enumerateAttributes(in: 0..<text.count) { range, number in
            var attributes = NaiveText.Attributes(plain: text[number])
            attributes.attachment = text[number].attachment.flatMap { text.attachments[$0.attachment.index].name }
            attributes.note = text[number].note.flatMap { text.notes[$0.index].label }
            attributes.plain.attachment = nil
            attributes.plain.note = nil
            var offset = range.lowerBound
            while offset < range.upperBound {
                let unit = naive.units[place]
                if unit.attributes != attributes { differences.append("attributes at \(offset): \(attributes), not \(unit.attributes)") }
                offset += UTF8.width(unit.scalar)
                place += 1
            }
        }
        return differences
    }

    private func paragraphDifferences() -> [String] {
        var differences: [String] = []
        var (lastReal, lastNaive): ([Int], [Int]) = ([], [])
        let ranges = naive.paragraphs
        let paragraphs = Array(text.paragraphs)
        guard ranges.count == paragraphs.count else { return ["\(paragraphs.count) paragraphs, not \(ranges.count)"] }
        for (paragraph, range) in zip(paragraphs, ranges) {
            var style = text[paragraph.style]
            let real = text.path(of: style.block)
            style.block = nil
            let expected = naive.units[range.lowerBound].style
            if style != expected.style { differences.append("style at \(paragraph.range): \(style), not \(expected.style)") }
            let path = naive.path(of: expected.block)
            if real.map({ text.blocks[$0].kind }) != path.map({ naive.blocks[$0].kind }) {
                let (found, wanted) = (real.map { text.blocks[$0].kind }, path.map { naive.blocks[$0].kind })
                differences.append("blocks at \(paragraph.range): \(found), not \(wanted)")
            }
            let shared = zip(real, lastReal).prefix { $0 == $1 }.count
            let wanted = zip(path, lastNaive).prefix { $0 == $1 }.count
            if shared != wanted { differences.append("at \(paragraph.range) \(shared) blocks go on, not \(wanted)") }
            (lastReal, lastNaive) = (real, path)
        }
        return differences
    }
}

extension AttributedText {
    /// Indices of the blocks around a block and of itself, outermost first.
    func path(of block: Number<Block>?) -> [Int] {
        var path: [Int] = []
        var next = block
        while let block = next {
            path.append(block.index)
            next = blocks[block.index].parent
        }
        return path.reversed()
    }
}
