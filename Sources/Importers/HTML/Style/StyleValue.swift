// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import StyleSheets
import TextModel

/// A property's value, read once for each declaration. Lengths are not resolved yet.
enum StyleValue: Sendable {
    case keyword(StyleKeyword)
    case keywords([StyleKeyword])
    case length(StyleLength)
    case number(Double)
    case color(StyleColor)
    case text(String)
    case families([String])
    case shadow(StyleShadow?)
    case content([ElementStyle.ContentPart])
    case counters([ElementStyle.CounterChange])
    case quotes([String])
    case marker(ElementStyle.ListMarker)
    case display(ElementStyle.Display)
    case image
    /// An element of HTML; nil for none.
    case role(HTMLName?)
    /// Cuts all of the box off, or leaves something of it.
    case clip(hidesAll: Bool)
}

/// A length that may depend on the font and on what is around: a sum of pixels, `em`, `rem` and per cent, or a calculation.
struct StyleLength: Sendable, Hashable {
    var pixels = 0.0
    var em = 0.0
    var rem = 0.0
    var percent = 0.0
    /// What no sum says: `min()`, `max()`, `clamp()`.
    var calculation: CSSValue?

    static let zero = StyleLength()

    var isNegative: Bool { calculation == nil && (pixels < 0 || em < 0 || rem < 0 || percent < 0) }

    static func == (one: StyleLength, other: StyleLength) -> Bool {
        one.pixels == other.pixels && one.em == other.em && one.rem == other.rem && one.percent == other.percent
            && one.calculation == other.calculation
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(pixels)
        hasher.combine(em)
    }
}

/// A colour that may depend on the text's.
enum StyleColor: Sendable, Hashable {
    case current
    case absolute(Color)
}

struct StyleShadow: Sendable {
    var x: StyleLength
    var y: StyleLength
    var blur: StyleLength
    var color: StyleColor
}

/// Reads values for one document.
struct StyleValueReader: Sendable {
    /// The caller's names of colours.
    var colors = CSSColorContext()
    /// What `vw` and `vh` are.
    var media = CSSMedia()
    /// Whether lengths may go without a unit and colours without a `#` (the Quirks Mode standard, sections 3.1 and 3.2).
    var isQuirky = false

    // MARK: Lengths

    /// A length or a percentage; nil for others.
    func length(_ value: CSSValue) -> StyleLength? {
        var lengths = CSSLengthContext(fontSize: 0, rootFontSize: 0, viewportWidth: media.width, viewportHeight: media.height)
        guard let fixed = value.length(in: lengths) else { return nil }
        var length = StyleLength(pixels: fixed.pixels, percent: fixed.percent ?? 0)
        guard let first = value.tokens.first, first.kind == .function || first.kind == .dimension else { return length }
        if value.tokens.contains(where: { $0.kind == .function && !$0.isCalc }) {
            length.calculation = value
            return length
        }
        lengths.fontSize = 1
        length.em = (value.length(in: lengths)?.pixels ?? 0) - fixed.pixels
        lengths.fontSize = 0
        lengths.rootFontSize = 1
        length.rem = (value.length(in: lengths)?.pixels ?? 0) - fixed.pixels
        return length
    }

    /// A length, or a number of pixels where a document in quirks mode may have one.
    func lengthValue(_ value: CSSValue, allowsNegative: Bool = true) -> StyleValue? {
        guard let length = length(value) ?? unitless(value) else { return nil }
        // What is computed is brought into range when it is known.
        let mayBeNegative = allowsNegative || value.tokens.first?.kind == .function
        return mayBeNegative || !length.isNegative ? .length(length) : nil
    }

    private func unitless(_ value: CSSValue) -> StyleLength? {
        guard isQuirky, value.tokens.count == 1, value.tokens[0].kind == .number else { return nil }
        return StyleLength(pixels: value.tokens[0].number)
    }

    // MARK: Colours

    /// A colour, or the digits of one.
    func colorOrDigits(_ value: CSSValue) -> StyleColor? {
        if let color = color(value) { return color }
        guard isQuirky, value.tokens.count == 1 else { return nil }
        let token = value.tokens[0]
        var digits: String
        switch token.kind {
        case .number, .dimension:
            guard token.isInteger, !token.isMarked, token.number >= 0, token.number < 1e6 else { return nil }
            digits = "\(Int(token.number))\(token.text)"
            // What was written with zeros in front.
            while digits.utf8.count < 6 { digits = "0" + digits }
        case .ident: digits = token.text
        default: return nil
        }
        return digits.utf8.count == 3 || digits.utf8.count == 6 ? CSSColor.parse("#\(digits)").map { .absolute($0) } : nil
    }

    func color(_ value: CSSValue) -> StyleColor? {
        if value.tokens.count == 1, value.tokens[0].isIdent("currentcolor") { return .current }
        return CSSColor.parse(value, in: colors).map { .absolute($0) }
    }

    func keyword(_ value: CSSValue, _ allowed: Set<StyleKeyword>) -> StyleValue? {
        guard let keyword = StyleKeyword(value), allowed.contains(keyword) else { return nil }
        return .keyword(keyword)
    }
}

extension CSSToken {
    /// `calc()`, whose value is a sum.
    fileprivate var isCalc: Bool { String.bytesEqual(text, "calc") || String.bytesEqual(text, "-webkit-calc") }
}
