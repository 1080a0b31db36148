// SPDX-License-Identifier: Apache-2.0

import Glibc
import StyleSheets
import TextModel

/// Fonts and text.
extension StyleComputation {
    func applyFont(_ property: CSSProperty, _ value: StyleValue) -> Bool {
        switch (property, value) {
        case (.fontFamily, .families(let families)): values.inherited.families = families
        case (.fontSize, _): setFontSize(value)
        case (.fontStyle, .keyword(let keyword)): values.inherited.isItalic = keyword != .normal
        case (.fontWeight, _): values.inherited.weight = weight(value)
        case (.fontStretch, _): values.inherited.stretch = stretch(value)
        case (.fontVariantCaps, .keyword(let keyword)): values.inherited.caps = keyword
        case (.fontVariantLigatures, .keyword(let keyword)): values.inherited.ligatures = Self.ligatures(keyword)
        case (.fontVariantPosition, .keyword(let keyword)): values.inherited.glyphPosition = keyword
        case (.fontKerning, .keyword(let keyword)): values.inherited.hasKerning = keyword != .none
        default: return false
        }
        return true
    }

    /// CSS Fonts 4, section 2.5. Relative sizes are of the parent's.
    private func setFontSize(_ value: StyleValue) {
        let outer = parent.inherited
        switch value {
        case .length(let length):
            // Here `em` is the parent's size.
            values.inherited.fontSize = outer.fontSize
            let size = dimension(length)
            values.inherited.fontSize = min(max(size.pixels + size.percent / 100 * outer.fontSize, 0), 10_000)
            values.inherited.sizeKeyword = 0
            let isRelative = length.percent != 0 || length.em != 0 || length.rem != 0
            values.inherited.isSizeAbsolute = outer.isSizeAbsolute || !isRelative
        case .keyword(.larger), .keyword(.smaller):
            let isLarger = if case .keyword(.larger) = value { true } else { false }
            values.inherited.fontSize = min(isLarger ? outer.fontSize * 1.2 : outer.fontSize / 1.2, 10_000)
            values.inherited.sizeKeyword = 0
            values.inherited.isSizeAbsolute = outer.isSizeAbsolute
        case .keyword(let keyword): setFontSize(keyword: Self.sizeKeywords.firstIndex(of: keyword).map { $0 + 1 } ?? 4)
        default: break
        }
    }

    private static let sizeKeywords: [StyleKeyword] = [.xxSmall, .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge]

    private func setFontSize(keyword: Int) {
        values.inherited.fontSize = Self.size(ofKeyword: keyword, isMonospace: values.inherited.isMonospace)
        values.inherited.sizeKeyword = keyword
        values.inherited.isSizeAbsolute = false
    }

    /// The browsers' sizes where `medium` is 16 pixels, 13 for the family `monospace`.
    private static func size(ofKeyword keyword: Int, isMonospace: Bool) -> Double {
        let proportional: [Double] = [9, 10, 13, 16, 18, 24, 32, 48]
        let fixed: [Double] = [9, 10, 12, 13, 16, 20, 26, 39]
        let place = min(max(keyword, 1), 8) - 1
        return isMonospace ? fixed[place] : proportional[place]
    }

    /// Browsers show the family `monospace` alone in 13 pixels instead of 16. A size that depends on no length goes with it.
    func adjustMonospaceSize() {
        let isMonospace = values.inherited.isMonospace
        guard isMonospace != parent.inherited.isMonospace, !values.inherited.isSizeAbsolute else { return }
        if values.inherited.sizeKeyword > 0 {
            setFontSize(keyword: values.inherited.sizeKeyword)
        } else {
            values.inherited.fontSize *= isMonospace ? 13.0 / 16 : 16.0 / 13
        }
    }

    /// CSS Fonts 4, section 2.2.1, "Relative Weights".
    private func weight(_ value: StyleValue) -> Int {
        let outer = parent.inherited.weight
        switch value {
        case .number(let number): return min(max(Int(number.rounded()), 1), 1000)
        case .keyword(.bold): return 700
        case .keyword(.bolder): return outer < 350 ? 400 : outer < 550 ? 700 : max(900, outer)
        case .keyword(.lighter): return outer < 100 ? outer : outer < 550 ? 100 : outer < 750 ? 400 : 700
        default: return 400
        }
    }

    private func stretch(_ value: StyleValue) -> Double {
        switch value {
        case .length(let length): length.percent > 0 ? length.percent : 100
        case .keyword(.ultraCondensed): 50
        case .keyword(.extraCondensed): 62.5
        case .keyword(.condensed): 75
        case .keyword(.semiCondensed): 87.5
        case .keyword(.semiExpanded): 112.5
        case .keyword(.expanded): 125
        case .keyword(.extraExpanded): 150
        case .keyword(.ultraExpanded): 200
        default: 100
        }
    }

    private static func ligatures(_ keyword: StyleKeyword) -> Int? {
        switch keyword {
        case .none, .noCommonLigatures: 0
        case .discretionaryLigatures, .historicalLigatures: 2
        default: nil
        }
    }

    // MARK: Text

    func applyText(_ property: CSSProperty, _ value: StyleValue) -> Bool {
        switch (property, value) {
        case (.color, _): setColor(value)
        case (.lineHeight, _): values.inherited.lineHeight = lineHeight(value)
        case (.letterSpacing, .length(let length)): values.inherited.letterSpacing = emBased(length)
        case (.letterSpacing, _): values.inherited.letterSpacing = 0
        case (.wordSpacing, _): break
        case (.textAlign, .keyword(let keyword)): values.inherited.align = align(keyword)
        case (.textIndent, .length(let length)):
            let indent = dimension(length)
            values.inherited.indent = StyleLength(pixels: indent.pixels, percent: indent.percent)
        case (.textTransform, .keyword(let keyword)): values.inherited.transform = Self.transform(keyword)
        case (.textShadow, .shadow(let shadow)): values.inherited.shadow = shadow.map { resolved($0) }
        case (.tabSize, .number(let number)): values.inherited.tabSize = Int(number)
        case (.tabSize, .length(let length)):
            values.inherited.tabSize = Int(pixels(length) / max(values.inherited.fontSize / 2, 1) + 0.5)
        case (.hyphens, .keyword(let keyword)): values.inherited.hyphens = keyword
        case (.whiteSpaceCollapse, .keyword(let keyword)): values.inherited.collapse = keyword
        case (.textWrapMode, .keyword(let keyword)): values.inherited.wraps = keyword == .wrap
        case (.direction, .keyword(let keyword)): values.inherited.isRightToLeft = keyword == .rtl
        default: return applyDecoration(property, value)
        }
        return true
    }

    private func applyDecoration(_ property: CSSProperty, _ value: StyleValue) -> Bool {
        switch (property, value) {
        case (.textDecorationLine, .keywords(let lines)): values.own.decorationLines = lines
        case (.textDecorationStyle, .keyword(let keyword)): values.own.decorationStyle = keyword
        case (.textDecorationColor, .color(let color)): values.own.decorationColor = color
        case (.textDecorationThickness, .length(let length)): values.own.decorationThickness = emBased(length)
        case (.textDecorationThickness, _): values.own.decorationThickness = nil
        case (.webkitTextStrokeWidth, _): values.inherited.strokeWidth = strokeWidth(value)
        case (.webkitTextStrokeColor, .color(let color)): values.inherited.strokeColor = color
        case (.webkitTextFillColor, .color(let color)): values.inherited.fillColor = color
        case (.verticalAlign, _): values.own.verticalAlign = verticalAlignment(value)
        case (.unicodeBidi, .keyword(let keyword)): values.own.unicodeBidi = keyword
        case (.visibility, .keyword(let keyword)): values.inherited.isVisible = keyword == .visible
        case (.rubyPosition, .keyword(let keyword)): values.inherited.isRubyUnder = keyword == .under
        default: return false
        }
        return true
    }

    /// A length whose percentages are of the font size.
    private func emBased(_ length: StyleLength) -> Double {
        let dimension = dimension(length)
        return dimension.pixels + dimension.percent / 100 * values.inherited.fontSize
    }

    /// Black that nobody has changed stays unsaid.
    private func setColor(_ value: StyleValue) {
        switch value {
        case .keyword(.internalQuirkInherit): values.inherited.color = bodyColor
        case .color(.absolute(let color)):
            let isInitial = parent.inherited.color == nil && color.components8 == (0, 0, 0) && color.alpha == 1
            values.inherited.color = isInitial ? nil : color
        // The text's own colour is the parent's here.
        default: values.inherited.color = parent.inherited.color
        }
    }

    private func lineHeight(_ value: StyleValue) -> InheritedValues.LineHeight {
        switch value {
        case .number(let number): .multiple(min(number, 1000))
        case .length(let length): .pixels(emBased(length))
        default: .normal
        }
    }

    /// `match-parent` and what is like it: the side that the parent's value means.
    private func align(_ keyword: StyleKeyword) -> StyleKeyword {
        let outer = parent.inherited.align
        switch keyword {
        case .matchParent:
            // The same side as the parent's: it needs a name only where the direction is another.
            guard values.inherited.isRightToLeft != parent.inherited.isRightToLeft else { return outer }
            if outer == .start { return parent.inherited.isRightToLeft ? .right : .left }
            return outer == .end ? parent.inherited.isRightToLeft ? .left : .right : outer
        case .internalCenter: return outer == .start ? .center : outer
        case .justifyAll: return .justify
        default: return keyword
        }
    }

    private static func transform(_ keyword: StyleKeyword) -> ElementStyle.TextTransform {
        switch keyword {
        case .capitalize: .capitalize
        case .uppercase: .uppercase
        case .lowercase: .lowercase
        case .fullWidth: .fullWidth
        default: .none
        }
    }

    private func resolved(_ shadow: StyleShadow) -> Shadow {
        Shadow(x: pixels(shadow.x) * 0.75, y: pixels(shadow.y) * 0.75, blur: max(pixels(shadow.blur), 0) * 0.75, color: color(shadow.color))
    }

    private func strokeWidth(_ value: StyleValue) -> Double {
        switch value {
        case .length(let length): pixels(length)
        case .keyword(.thin): 1
        case .keyword(.medium): 3
        default: 5
        }
    }

    /// Percentages are of the line height.
    private func verticalAlignment(_ value: StyleValue) -> ElementStyle.VerticalAlignment {
        switch value {
        case .length(let length):
            let dimension = dimension(length)
            var line = values.inherited.fontSize * 1.15
            if case .multiple(let number) = values.inherited.lineHeight { line = number * values.inherited.fontSize }
            if case .pixels(let pixels) = values.inherited.lineHeight { line = pixels }
            let offset = dimension.pixels + dimension.percent / 100 * line
            return offset == 0 ? .baseline : .offset(offset * 0.75)
        case .keyword(.sub): return .sub
        case .keyword(.super): return .super
        case .keyword(.top): return .top
        case .keyword(.textTop): return .textTop
        case .keyword(.middle), .keyword(.webkitBaselineMiddle): return .middle
        case .keyword(.bottom): return .bottom
        case .keyword(.textBottom): return .textBottom
        default: return .baseline
        }
    }
}
