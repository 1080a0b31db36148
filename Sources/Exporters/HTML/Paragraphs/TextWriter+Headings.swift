// SPDX-License-Identifier: Apache-2.0

import TextModel

extension TextWriter {
    /// Gives a heading an id, so that links can lead to it, and a place in the outline of the page. Returns whether it is one: what
    /// shows neither words nor pictures heads nothing.
    func enterHeading(_ prepared: inout PreparedParagraph, level: Int) -> Bool {
        guard prepared.hasContent else { return false }
        let words = words(of: prepared)
        guard words.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) || hasObject(prepared) else { return false }
        if isNote { return true }
        let id = prepared.id ?? page.identifiers.id(forHeading: words)
        prepared.id = id
        page.outline.add(level: level, id: id, text: words)
        return true
    }

    private func hasObject(_ prepared: PreparedParagraph) -> Bool {
        let bytes = text.bytes[prepared.paragraph.content]
        return bytes.indices.contains { bytes[$0] == 0xEF && bytes[$0...].starts(with: TextScalar.object) }
    }

    /// What is shown of a paragraph as words, without pictures and calls of notes.
    private func words(of prepared: PreparedParagraph) -> String {
        let (runs, content) = (text.characterRuns, prepared.paragraph.content)
        var scalars = String.UnicodeScalarView()
        var (place, index) = (content.lowerBound, prepared.firstRun)
        while place < content.upperBound {
            let end = min(Int(runs.ends[index]), content.upperBound)
            if looks.looks[Int(runs.values[index])].isShown {
                for scalar in String(decoding: text.bytes[place..<end], as: UTF8.self).unicodeScalars where scalar != "\u{FFFC}" {
                    if scalar != "\u{AD}" { scalars.append(scalar.properties.isWhitespace ? " " : scalar) }
                }
            }
            place = end
            index += 1
        }
        return String(scalars)
    }
}
