// SPDX-License-Identifier: Apache-2.0

import PageLayout
import Glibc
import TextModel

/// Character attributes of runs, each distinct set once.
struct LookAttributes {
    private struct Key: Hashable {
        var look: Int
        var link: Int
        var script: Int
        var page: Int
        var lines: TextLines
        var background: UInt32?
    }

    private let looks: [TextLook]
    private let targets: [String]
    private let numbers: [Int]
    private var known: [Key: Number<CharacterAttributes>] = [:]

    /// - Parameter numbers: The pages' numbers in the file, from 0.
    init(_ looks: [TextLook], targets: [String], numbers: [Int]) {
        self.looks = looks
        self.targets = targets
        self.numbers = numbers
    }

    mutating func number(_ run: StyledText.Run, in text: inout AttributedText) -> Number<CharacterAttributes> {
        let key = Key(look: run.look, link: run.link, script: run.script, page: run.page, lines: run.lines, background: run.background)
        if let number = known[key] { return number }
        let number = text.number(for: attributes(run))
        known[key] = number
        return number
    }

    func attributes(_ run: StyledText.Run) -> CharacterAttributes {
        var attributes = CharacterAttributes()
        if looks.indices.contains(run.look) { set(looks[run.look], &attributes) }
        if run.script != 0 { attributes.superscript = run.script }
        if targets.indices.contains(run.link) { attributes.link = Link(targets[run.link]) }
        if run.lines.contains(.underline) { attributes.underline = LineDecoration() }
        if run.lines.contains(.strikethrough) { attributes.strikethrough = LineDecoration() }
        if let background = run.background { attributes.backgroundColor = DocumentWriter.color(background) }
        if numbers.indices.contains(run.page) { attributes.page = numbers[run.page] + 1 }
        return attributes
    }

    private func set(_ look: TextLook, _ attributes: inout CharacterAttributes) {
        let family = FontName.family(look.fontName)
        if !family.utf8.isEmpty { attributes.font.families = [family] }
        if look.size > 0 { attributes.font.size = Double((look.size * 100).rounded() / 100) }
        if look.weight != 400 { attributes.font.weight = look.weight }
        if look.isItalic { attributes.font.italic = true }
        if look.isFixedPitch { attributes.font.fixedPitch = true }
        if look.color != [0, 0, 0], look.color.count == 3 {
            attributes.foregroundColor = Color(red8: look.color[0], green8: look.color[1], blue8: look.color[2])
        }
    }
}
