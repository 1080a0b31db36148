// SPDX-License-Identifier: Apache-2.0

import Glibc
import TextModel

/// The properties of characters that elements inherit, so that a style said once around many words is said for all of them.
enum InheritedProperty: Int, CaseIterable {
    case family, size, weight, slant, stretch, color, letterSpacing, kerning, ligatures, capitals, transform, shadow, stroke, fill
    case glyphForm, language

    /// The CSS property, and the value that takes back what is inherited. A language is no CSS but an attribute.
    var css: (name: String, initial: String) {
        switch self {
        case .family: ("font-family", "initial")
        case .size: ("font-size", "medium")
        case .weight: ("font-weight", "normal")
        case .slant: ("font-style", "normal")
        case .stretch: ("font-stretch", "normal")
        case .color: ("color", "initial")
        case .letterSpacing: ("letter-spacing", "normal")
        case .kerning: ("font-kerning", "auto")
        case .ligatures: ("font-variant-ligatures", "normal")
        case .capitals: ("font-variant-caps", "normal")
        case .transform: ("text-transform", "none")
        case .shadow: ("text-shadow", "none")
        case .stroke: ("-webkit-text-stroke", "0")
        case .fill: ("-webkit-text-fill-color", "currentcolor")
        case .glyphForm: ("font-feature-settings", "normal")
        case .language: ("lang", "")
        }
    }
}

/// One value number for each inherited property, 0 where nothing is said.
struct InheritedStyle: Interned {
    private(set) var lanes = SIMD16<UInt32>(repeating: 0)

    subscript(property: InheritedProperty) -> UInt32 {
        get { lanes[property.rawValue] }
        set { lanes[property.rawValue] = newValue }
    }

    /// Clears in `isShared` what `other` says otherwise.
    func compare(with other: InheritedStyle, isShared: inout SIMDMask<SIMD16<Int32>>) {
        isShared = isShared .& (lanes .== other.lanes)
    }

    /// This style where `isShared`, else `fallback`.
    func shared(_ isShared: SIMDMask<SIMD16<Int32>>, else fallback: InheritedStyle) -> InheritedStyle {
        var result = fallback
        result.lanes.replace(with: lanes, where: isShared)
        return result
    }
}

/// The values of inherited properties as CSS, by number.
struct InheritedValues {
    private var table = InternTable(nothing: Bytewise(wrappedValue: ""))

    func text(_ number: UInt32) -> String { table[number].wrappedValue }

    mutating func number(for text: String?) -> UInt32 {
        guard let text else { return 0 }
        return table.number(for: Bytewise(wrappedValue: text))
    }

    /// What attributes say about the inherited properties.
    mutating func style(of members: CharacterAttributes.Members, defaultLanguage: String?) -> InheritedStyle {
        var style = InheritedStyle()
        let font = members.font
        style[.family] = number(for: FontFamilies.css(font))
        style[.size] = number(for: font.size.map { CSSText.number(max($0, 0)) + "pt" })
        style[.weight] = number(for: font.weight.map { $0 == 700 ? "bold" : $0 == 400 ? "normal" : String($0) })
        style[.slant] = number(for: CharacterCSS.slant(members))
        style[.stretch] = number(for: CharacterCSS.stretch(members))
        style[.color] = number(for: members.foregroundColor.map(CSSText.color))
        style[.letterSpacing] = number(for: CharacterCSS.letterSpacing(members))
        style[.kerning] = number(for: members.kerning == 0 ? "none" : nil)
        style[.ligatures] = number(for: CharacterCSS.ligatures(members))
        style[.capitals] = number(for: members.capitals.map { $0 == .small ? "small-caps" : "normal" })
        style[.transform] = number(for: members.capitals.map { $0 == .all ? "uppercase" : "none" })
        style[.shadow] = number(for: CharacterCSS.shadow(members))
        style[.stroke] = number(for: CharacterCSS.stroke(members))
        style[.fill] = number(for: (members.strokeWidth ?? 0) > 0 ? "transparent" : nil)
        style[.glyphForm] = number(for: members.verticalGlyphForm == true ? "\"vert\"" : nil)
        style[.language] = number(for: LanguageTag.wellFormed(members.language) ?? defaultLanguage)
        return style
    }
}

/// Values of single properties of characters in CSS.
enum CharacterCSS {
    static func slant(_ members: CharacterAttributes.Members) -> String? {
        if members.font.italic == true { return "italic" }
        if let skew = members.obliqueness, skew != 0 { return "oblique" }
        return members.font.italic.map { _ in "normal" }
    }

    /// The keyword for the nearest width (CSS Fonts 4, 2.3).
    static func stretch(_ members: CharacterAttributes.Members) -> String? {
        let expansion = members.expansion.map { exp(min(max($0, -2), 2)) } ?? 1
        guard members.font.stretch != nil || members.expansion != nil else { return nil }
        let width = (members.font.stretch ?? 100) * expansion
        return widths.min { abs($0.width - width) < abs($1.width - width) }?.keyword
    }

    private static let widths: [(keyword: String, width: Double)] = [
        ("ultra-condensed", 50), ("extra-condensed", 62.5), ("condensed", 75), ("semi-condensed", 87.5), ("normal", 100),
        ("semi-expanded", 112.5), ("expanded", 125), ("extra-expanded", 150), ("ultra-expanded", 200),
    ]

    static func letterSpacing(_ members: CharacterAttributes.Members) -> String? {
        guard members.kerning != nil || members.tracking != nil else { return nil }
        return CSSText.points((members.kerning ?? 0) + (members.tracking ?? 0))
    }

    static func ligatures(_ members: CharacterAttributes.Members) -> String? {
        members.ligatures.map { $0 == 0 ? "none" : $0 == 1 ? "normal" : "common-ligatures discretionary-ligatures historical-ligatures" }
    }

    static func shadow(_ members: CharacterAttributes.Members) -> String? {
        if let shadow = members.shadow {
            let color = shadow.color.map(CSSText.color) ?? "#00000055"
            return "\(CSSText.points(shadow.x)) \(CSSText.points(shadow.y)) \(CSSText.points(max(shadow.blur, 0))) \(color)"
        }
        return switch members.textEffect {
        case "emboss"?: "-.05em -.05em 0 #ffffff,.05em .05em 0 #808080"
        case "engrave"?: "-.05em -.05em 0 #808080,.05em .05em 0 #ffffff"
        case "letterpress"?: "0 .05em .05em #ffffff"
        default: nil
        }
    }

    /// The model's stroke width is per cent of the font size.
    static func stroke(_ members: CharacterAttributes.Members) -> String? {
        guard let width = members.strokeWidth, width != 0 else { return nil }
        // The text itself may be filled with nothing, so its colour must be named for the outline.
        let color = (members.strokeColor ?? members.foregroundColor).map(CSSText.color) ?? "currentcolor"
        return "\(CSSText.number(abs(width) / 100))em \(color)"
    }
}

/// Language tags for `lang`.
enum LanguageTag {
    /// A tag that has the form of BCP 47, underscores turned into hyphens; `nil` for what has not.
    static func wellFormed(_ tag: String?) -> String? {
        guard let tag, (2...64).contains(tag.utf8.count) else { return nil }
        let subtags = tag.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
        let isWellFormed = subtags.allSatisfy { subtag in
            (1...8).contains(subtag.count) && subtag.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
        }
        guard isWellFormed, let first = subtags.first, first.allSatisfy({ $0 > 0x39 }) else { return nil }
        return subtags.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    }
}
