// SPDX-License-Identifier: Apache-2.0

import Glibc
import TextModel

/// What character and paragraph properties refer to by number.
struct ReferencedTables {
    var fonts = FontTable()
    var colors = ColorTable()
    var styles = StyleSheet()
    var lists = ListTable()
    var numberings: [ParagraphNumbering] = []
    var links: [Link] = []
    var authors: [String] = []
    var defaultFont: Int32 = 0
    var defaultLanguage: Int32?
}

extension CharacterProperties {
    /// The attributes of the model.
    func attributes(_ tables: ReferencedTables) -> CharacterAttributes {
        var result = CharacterAttributes()
        addFont(to: &result, tables)
        addLines(to: &result, tables)
        addEffects(to: &result, tables)
        result.foregroundColor = tables.colors[foreground]
        result.backgroundColor = tables.colors[highlight] ?? tables.colors[background]
        if script != 0 { result.superscript = Int(script) }
        if raised != 0 { result.baselineOffset = Double(raised) / 2 }
        if expansion != 0 { result.kerning = Double(expansion) / 20 }
        if ligatures >= 0 { result.ligatures = Int(min(ligatures, 2)) }
        if capitals != 0 { result.capitals = capitals == 1 ? .small : .all }
        if flags.contains(.hidden) { result.hidden = true }
        if !flags.isDisjoint(with: [.revised, .deleted]) {
            let author = revisionAuthor >= 0 && Int(revisionAuthor) < tables.authors.count ? tables.authors[Int(revisionAuthor)] : nil
            if flags.contains(.revised) { result.inserted = Revision(author: author) }
            if flags.contains(.deleted) { result.deleted = Revision(author: author) }
        }
        if link >= 0, Int(link) < tables.links.count { result.link = tables.links[Int(link)] }
        if language >= 0, language != tables.defaultLanguage { result.language = WindowsLanguages.tag(Int(language)) }
        return result
    }

    private func addFont(to result: inout CharacterAttributes, _ tables: ReferencedTables) {
        let number = font >= 0 ? font : tables.defaultFont
        if let font = tables.fonts[number], !font.name.isEmpty {
            var families = [font.name]
            if let alternative = font.alternativeName, !alternative.isEmpty { families.append(alternative) }
            result.font.families = families
            if font.pitch == 1 || font.family == .fmodern { result.font.fixedPitch = true }
        }
        if size > 0 { result.font.size = Double(size) / 2 }
        if isBold { result.font.weight = 700 }
        if isItalic { result.font.italic = true }
    }

    private func addLines(to result: inout CharacterAttributes, _ tables: ReferencedTables) {
        if var line = underline.decoration {
            line.color = tables.colors[underlineColor]
            result.underline = line
        }
        if strike != 0 { result.strikethrough = LineDecoration(strike == 2 ? .double : .single, color: tables.colors[strikeColor]) }
    }

    private func addEffects(to result: inout CharacterAttributes, _ tables: ReferencedTables) {
        if flags.contains(.outline) || strokeWidth != 0 {
            // Cocoa outlines with a width of 3 per cent and writes its own widths in twentieths of one.
            result.strokeWidth = strokeWidth != 0 ? Double(strokeWidth) / 20 : 3
            result.strokeColor = tables.colors[strokeColor]
        }
        if flags.contains(.shadow) {
            let isPlain = shadowX == 0 && shadowY == 0
            result.shadow = Shadow(
                x: isPlain ? 1 : Double(shadowX) / 20, y: isPlain ? 1 : Double(shadowY) / 20, blur: Double(shadowBlur) / 20,
                color: tables.colors[shadowColor])
        }
        if flags.contains(.emboss) { result.textEffect = "emboss" }
        if flags.contains(.engrave) { result.textEffect = "engrave" }
        if obliqueness != 0 { result.obliqueness = Double(obliqueness) / 20 }
        if glyphExpansion != 0 {
            result.expansion = Double(glyphExpansion) / 20
        } else if scaleX != 100, scaleX > 0 {
            result.expansion = log(Double(scaleX) / 100)
        }
    }
}

extension RTFUnderline {
    var decoration: LineDecoration? {
        switch self {
        case .none: nil
        case .single: LineDecoration()
        case .word: LineDecoration(byWord: true)
        case .dotted: LineDecoration(pattern: .dot)
        case .dashed: LineDecoration(pattern: .dash)
        case .dashDot: LineDecoration(pattern: .dashDot)
        case .dashDotDot: LineDecoration(pattern: .dashDotDot)
        case .longDash: LineDecoration(pattern: .longDash)
        case .double: LineDecoration(.double)
        case .thick: LineDecoration(.thick)
        case .thickDotted: LineDecoration(.thick, pattern: .dot)
        case .thickDashed: LineDecoration(.thick, pattern: .dash)
        case .thickDashDot: LineDecoration(.thick, pattern: .dashDot)
        case .thickDashDotDot: LineDecoration(.thick, pattern: .dashDotDot)
        case .thickLongDash: LineDecoration(.thick, pattern: .longDash)
        case .wave: LineDecoration(.wavy)
        case .heavyWave: LineDecoration(.thickWavy)
        case .doubleWave: LineDecoration(.doubleWavy)
        }
    }
}
