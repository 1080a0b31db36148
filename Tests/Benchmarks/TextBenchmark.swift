// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The text model's own figures.
struct TextBenchmark {
    let runs: Int
    private let sets: [CharacterAttributes] = (0..<64).map { number in
        CharacterAttributes {
            $0.font = Font(families: ["Helvetica"], size: 8 + Double(number), weight: number % 2 == 0 ? 400 : 700)
            $0.foregroundColor = Color(red8: UInt8(number), green8: 0, blue8: 0)
            $0.underline = number % 3 == 0 ? LineDecoration() : nil
        }
    }
    private let word: [UInt8] = Array("seven b".utf8)

    init(runs: Int) { self.runs = runs }

    func printAll() {
        print("TextModel, \(runs) runs of 7 bytes, 64 sets of attributes; each line for one run unless said")
        Measurement { byNumber() }.report("append by number", per: runs, withMemory: true)
        Measurement { byAttributes() }.report("append by attributes", per: runs, withMemory: true)
        Measurement { byFreshAttributes() }.report("append by attributes made anew each time", per: runs, withMemory: true)
        let text = byNumber()
        Measurement { iterate(text) }.report("iterate", per: runs)
        Measurement { lookUp(text) }.report("attributes at a position", per: runs)
        var edited = text
        edited.setAttributes(sets[0], in: 0..<1)
        Measurement { editAttributes(&edited) }.report("edit, 1e5 ranges, one range", per: 100_000)
        Measurement { editStrings(&edited) }.report("edit, 1e5 replacements, one replacement", per: 100_000)
        var inserted = text
        inserted.insert("x", at: 1)
        Measurement { inserted.insert("word", sets[5], at: inserted.count / 2) }.report("one insertion in the middle", per: 1)
        Measurement { text.canonical() }.report("canonical", per: runs)
        let other = byNumber()
        Measurement { text == other }.report("==", per: runs)
        Measurement { paragraphs() }.report("append a paragraph (7 bytes and its end)", per: runs, withMemory: true)
    }

    private func byNumber() -> AttributedText {
        var text = AttributedText()
        let numbers = sets.map { text.number(for: $0) }
        let bytes = word.span
        for run in 0..<runs { text.append(validUTF8: bytes, numbers[run & 63]) }
        return text
    }

    private func byAttributes() -> AttributedText {
        var text = AttributedText()
        for run in 0..<runs { text.append("seven b", sets[run & 63]) }
        return text
    }

    private func byFreshAttributes() -> AttributedText {
        var text = AttributedText()
        for run in 0..<runs {
            let attributes = CharacterAttributes {
                $0.font.size = 8 + Double(run & 63)
                $0.font.weight = 700
            }
            text.append("seven b", attributes)
        }
        return text
    }

    private func paragraphs() -> AttributedText {
        var text = AttributedText()
        let numbers = sets.map { text.number(for: $0) }
        let styles = [text.number(for: ParagraphStyle { $0.alignment = .left }), text.number(for: ParagraphStyle())]
        let bytes = word.span
        for run in 0..<runs {
            text.append(validUTF8: bytes, numbers[run & 63])
            text.endParagraph(numbers[run & 63], style: styles[run & 1])
        }
        return text
    }

    private func iterate(_ text: AttributedText) -> Int {
        var sum = 0
        text.enumerateAttributes(in: 0..<text.count) { range, number in sum &+= range.count &* number.index }
        return sum
    }

    private func lookUp(_ text: AttributedText) -> Int {
        var (sum, offset) = (0, 0)
        for _ in 0..<runs {
            offset = (offset &+ 7_368_787) % text.count
            sum &+= text.attributes(at: offset).range.lowerBound
        }
        return sum
    }

    private func editAttributes(_ text: inout AttributedText) {
        let step = text.count / 100_000
        text.edit { edits in
            for edit in 0..<100_000 { edits.addAttributes(sets[edit & 7], in: edit * step..<edit * step + 5) }
        }
    }

    private func editStrings(_ text: inout AttributedText) {
        let step = text.count / 100_000
        text.edit { edits in
            for edit in 0..<100_000 { edits.replace(edit * step..<edit * step + 5, with: "words", sets[edit & 7]) }
        }
    }
}
