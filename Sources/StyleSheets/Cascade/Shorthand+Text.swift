// SPDX-License-Identifier: Apache-2.0

/// Shorthands of fonts and text.
extension Shorthand {
    /// CSS Text Decoration 4, section 2.
    static func textDecoration(_ parts: [CSSValue]) -> [CSSValue]? {
        let words: StaticString = "none underline overline line-through blink"
        let lines = parts.filter { isWord($0, words) }
        let space = CSSToken(.whitespace)
        let rest = sorted(
            parts.filter { !isWord($0, words) },
            [{ _ in false }, { isWord($0, "solid double dotted dashed wavy") }, { !isThickness($0) }, { isThickness($0) }])
        guard var values = rest else { return nil }
        if !lines.isEmpty { values[0] = CSSValue(lines.map(\.tokens).joined(separator: [space])) }
        return values
    }

    private static func isThickness(_ value: CSSValue) -> Bool { isLength(value) || isWord(value, "auto from-font") }

    /// CSS Fonts 4, section 4.1. The fonts of the system (`caption`) are all as they are initially.
    static func font(_ parts: [CSSValue]) -> [CSSValue]? {
        let others = Array(repeating: initial, count: 3)
        if parts.count == 1, isWord(parts[0], "caption icon menu message-box small-caption status-bar") {
            return Array(repeating: initial, count: 7) + others
        }
        let isSize = { (part: CSSValue) -> Bool in
            isLength(part)
                || isWord(part, "xx-small x-small small medium large x-large xx-large xxx-large -webkit-xxx-large larger smaller")
        }
        let isWeight = { (part: CSSValue) -> Bool in
            isWord(part, "bold bolder lighter") || part.number.map { $0 >= 1 && $0 <= 1000 } ?? false
        }
        guard let size = parts.firstIndex(where: { isSize($0) && !isWeight($0) }), size <= 4 else { return nil }
        var head = parts[..<size].filter { !isWord($0, "normal") }
        // An angle belongs to the `oblique` before it.
        if let slant = head.firstIndex(where: { isWord($0, "oblique") }), slant + 1 < head.count, head[slant + 1].isAngle {
            head.remove(at: slant + 1)
        }
        let takers: [(CSSValue) -> Bool] = [
            { isWord($0, "italic oblique") }, { isWord($0, "small-caps") }, isWeight,
            {
                isWord(
                    $0, "ultra-condensed extra-condensed condensed semi-condensed semi-expanded expanded extra-expanded ultra-expanded")
            },
        ]
        guard var values = sorted(Array(head), takers) else { return nil }
        values += [parts[size], initial]
        var next = size + 1
        if next + 1 < parts.count, parts[next].tokens.first?.isDelim("/") == true {
            values[5] = parts[next + 1]
            next += 2
        }
        guard next < parts.count else { return nil }
        var family: [CSSToken] = []
        for part in parts[next...] {
            if !family.isEmpty, part.tokens.first?.kind != .comma { family.append(CSSToken(.whitespace)) }
            family += part.tokens
        }
        return values + [CSSValue(family)] + others
    }

    /// CSS Fonts 4, section 6.11: capitals, ligatures and position; the rest is taken without a look.
    static func variant(_ parts: [CSSValue]) -> [CSSValue]? {
        if parts.count == 1, isWord(parts[0], "normal") { return [initial, initial, initial] }
        if parts.count == 1, isWord(parts[0], "none") { return [initial, parts[0], initial] }
        var values = [initial, initial, initial]
        for part in parts {
            if isWord(part, "small-caps all-small-caps petite-caps all-petite-caps unicase titling-caps") {
                values[0] = part
            } else if isWord(
                part,
                "common-ligatures no-common-ligatures discretionary-ligatures no-discretionary-ligatures historical-ligatures contextual no-contextual"
            ) {
                values[1] = part
            } else if isWord(part, "sub super") {
                values[2] = part
            } else if !isOtherVariant(part) {
                return nil
            }
        }
        return values
    }

    private static func isOtherVariant(_ part: CSSValue) -> Bool {
        part.tokens.first?.kind == .function
            || isWord(
                part,
                "no-historical-ligatures lining-nums oldstyle-nums proportional-nums tabular-nums diagonal-fractions stacked-fractions ordinal slashed-zero jis78 jis83 jis90 jis04 simplified traditional full-width proportional-width ruby historical-forms text emoji unicode"
            )
    }

    /// CSS Text 4, section 3: the old values of `white-space`, and the pairs of the new ones.
    static func whiteSpace(_ parts: [CSSValue]) -> [CSSValue]? {
        if parts.count == 1, let pair = single(parts[0].keyword) { return pair.map { word($0) } }
        return sorted(
            parts.filter { !isWord($0, "discard-before discard-after discard-inner none") },
            [{ isWord($0, "collapse preserve preserve-breaks preserve-spaces break-spaces") }, { isWord($0, "wrap nowrap") }])
    }

    private static func single(_ keyword: String?) -> [String]? {
        guard let keyword, keyword.utf8.count <= 12 else { return nil }
        switch keyword {
        case "normal": return ["collapse", "wrap"]
        case "nowrap", "-webkit-nowrap": return ["collapse", "nowrap"]
        case "pre": return ["preserve", "nowrap"]
        case "pre-wrap", "-moz-pre-wrap", "-pre-wrap", "-o-pre-wrap": return ["preserve", "wrap"]
        case "pre-line": return ["preserve-breaks", "wrap"]
        default: return nil
        }
    }

    /// `text-wrap`: whether lines wrap at all.
    static func wrap(_ parts: [CSSValue]) -> [CSSValue]? {
        guard parts.count <= 2, parts.allSatisfy({ isWord($0, "wrap nowrap auto balance stable pretty avoid-orphans") }) else { return nil }
        return [word(parts.contains { isWord($0, "nowrap") } ? "nowrap" : "wrap")]
    }
}

extension CSSValue {
    fileprivate var isAngle: Bool { Quantity(component: tokens[...], lengths: nil).map { $0.kind == .angle } ?? false }
}
