// SPDX-License-Identifier: Apache-2.0

import TextModel

extension CharacterAttributes {
    /// What text looks like that has these values; members are absent where they have CSS's initial values.
    init(_ values: InheritedValues) {
        self.init()
        if let families = values.families {
            self.font.families = families
            if families.last.map(Self.isFixedPitch) == true { self.font.fixedPitch = true }
        }
        let size = values.fontSize * Self.shrinkage(values.superscript)
        if abs(size - 16) > 0.005 { self.font.size = size * ElementStyle.pixel }
        if values.weight != 400 { self.font.weight = values.weight }
        if values.isItalic { self.font.italic = true }
        if values.stretch != 100 { self.font.stretch = min(max(values.stretch, 50), 200) }
        if values.caps != .normal, values.caps != .titlingCaps { self.capitals = .small }
        self.ligatures = values.ligatures
        if !values.hasKerning { self.kerning = 0 }
        if values.letterSpacing != 0 { self.tracking = values.letterSpacing * ElementStyle.pixel }
        if values.superscript != 0 { self.superscript = values.superscript }
        if values.raise != 0 { self.baselineOffset = values.raise * ElementStyle.pixel }
        setColors(values)
        setDecorations(values)
        self.shadow = values.shadow
        if !values.directions.isEmpty { self.direction = values.directions }
    }

    private static func isFixedPitch(_ family: String) -> Bool {
        String.bytesEqual(family, "monospace") || String.bytesEqual(family, "ui-monospace")
    }

    /// The model's size is that of the text around, from which superscripts are made smaller.
    private static func shrinkage(_ level: Int) -> Double {
        switch level.magnitude {
        case 0: 1
        case 1: 6.0 / 5
        default: 36.0 / 25
        }
    }

    private mutating func setColors(_ values: InheritedValues) {
        self.foregroundColor = values.color
        // A filling that cannot be seen lets the background through, which text has not.
        if case .absolute(let fill) = values.fillColor, fill.alpha > 0 { self.foregroundColor = fill }
        self.backgroundColor = values.background
        guard values.strokeWidth > 0, values.fontSize > 0 else { return }
        var isHollow = false
        if case .absolute(let fill) = values.fillColor { isHollow = fill.alpha == 0 }
        self.strokeWidth = values.strokeWidth / values.fontSize * (isHollow ? 100 : -100)
        if case .absolute(let color) = values.strokeColor { self.strokeColor = color }
    }

    /// A line's colour is said where it is not the text's.
    private mutating func setDecorations(_ values: InheritedValues) {
        func line(_ decoration: LineDecoration?) -> LineDecoration? {
            guard var decoration else { return nil }
            if decoration.color == self.foregroundColor ?? .black { decoration.color = nil }
            return decoration
        }
        self.underline = line(values.decorations.underline)
        self.strikethrough = line(values.decorations.strikethrough)
        self.overline = line(values.decorations.overline)
    }
}
