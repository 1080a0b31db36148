// SPDX-License-Identifier: Apache-2.0

/// A shorthand property and its longhands. What a value leaves out is `initial`.
struct Shorthand {
    private enum Kind { case sides, border, font, background, listStyle, textDecoration }

    private let kind: Kind
    let longhands: [String]

    /// The shorthand with a name; nil if that is none that is taken apart here.
    init?(_ name: String) {
        guard let entry = Self.table[ByteKey(name)] else { return nil }
        (kind, longhands) = entry
    }

    private static let sides = ["top", "right", "bottom", "left"]

    private static let table: [ByteKey: (Kind, [String])] = {
        var table: [ByteKey: (Kind, [String])] = [:]
        for name in ["margin", "padding"] { table[ByteKey(name)] = (.sides, sides.map { "\(name)-\($0)" }) }
        let parts = ["width", "style", "color"]
        for part in parts { table[ByteKey("border-\(part)")] = (.sides, sides.map { "border-\($0)-\(part)" }) }
        for side in sides { table[ByteKey("border-\(side)")] = (.border, parts.map { "border-\(side)-\($0)" }) }
        table[ByteKey("border")] = (.border, sides.flatMap { side in parts.map { "border-\(side)-\($0)" } })
        let font = ["style", "variant", "weight", "stretch", "size"].map { "font-\($0)" }
        table[ByteKey("font")] = (.font, font + ["line-height", "font-family"])
        let background = ["color", "image", "position", "size", "repeat", "attachment", "origin", "clip"]
        table[ByteKey("background")] = (.background, background.map { "background-\($0)" })
        table[ByteKey("list-style")] = (.listStyle, ["type", "position", "image"].map { "list-style-\($0)" })
        table[ByteKey("text-decoration")] = (.textDecoration, ["line", "style", "color", "thickness"].map { "text-decoration-\($0)" })
        return table
    }()

    private static let initial = CSSValue([CSSToken(.ident, "initial")])

    /// The longhands' values; nil if the value is not one of the shorthand.
    func expand(_ value: CSSValue) -> [(String, CSSValue)]? {
        let parts = value.components
        guard !parts.isEmpty, !parts.contains(where: { CSSWideKeyword($0) != nil }) else { return nil }
        let values: [CSSValue]? =
            switch kind {
            case .sides: Self.fourSides(parts)
            case .border: Self.border(parts).map { values in longhands.indices.map { values[$0 % 3] } }
            case .font: Self.font(value, parts)
            case .background: Self.background(value)
            case .listStyle: Self.listStyle(parts)
            case .textDecoration: Self.textDecoration(parts)
            }
        return values.map { Array(zip(longhands, $0)) }
    }

    /// Values in order of their first takers; nil if one is taken by none, or a taker has it already.
    private static func sorted(_ parts: [CSSValue], _ takers: [(CSSValue) -> Bool]) -> [CSSValue]? {
        var values = takers.map { _ in initial }
        var taken = takers.map { _ in false }
        for part in parts {
            guard let place = takers.indices.first(where: { !taken[$0] && takers[$0](part) }) else { return nil }
            taken[place] = true
            values[place] = part
        }
        return values
    }

    private static func isWord(_ value: CSSValue, _ words: StaticString) -> Bool {
        guard let keyword = value.keyword else { return false }
        return words.description.split(separator: " ").contains { $0.utf8.elementsEqual(keyword.utf8) }
    }

    private static func isLength(_ value: CSSValue) -> Bool { value.length() != nil || value.tokens.first?.isFunction("calc") == true }

    private static func fourSides(_ parts: [CSSValue]) -> [CSSValue]? {
        switch parts.count {
        case 1: [parts[0], parts[0], parts[0], parts[0]]
        case 2: [parts[0], parts[1], parts[0], parts[1]]
        case 3: [parts[0], parts[1], parts[2], parts[1]]
        case 4: parts
        default: nil
        }
    }

    /// CSS Backgrounds 3, section 3.4.
    private static func border(_ parts: [CSSValue]) -> [CSSValue]? {
        sorted(
            parts,
            [
                { isLength($0) || isWord($0, "thin medium thick") },
                { isWord($0, "none hidden dotted dashed solid double groove ridge inset outset") }, { _ in true },
            ])
    }

    /// CSS Lists 3, section 3.4: `none` is of the type and the image, as far as they are free.
    private static func listStyle(_ parts: [CSSValue]) -> [CSSValue]? {
        let none = parts.filter { isWord($0, "none") }
        let others = parts.filter { !isWord($0, "none") }
        let takers: [(CSSValue) -> Bool] = [
            {
                ($0.tokens.first?.kind == .ident || $0.tokens.first?.kind == .string || $0.tokens.first?.isFunction("symbols") == true)
                    && !isWord($0, "inside outside")
            },
            { isWord($0, "inside outside") }, { isImage($0) },
        ]
        guard none.count <= 2, var values = sorted(others, takers) else { return nil }
        var left = none.count
        for place in [0, 2] where left > 0 && values[place] == initial {
            values[place] = none[0]
            left -= 1
        }
        return left == 0 || none.count == 1 && left == 0 ? values : nil
    }

    /// CSS Text Decoration 4, section 2.
    private static func textDecoration(_ parts: [CSSValue]) -> [CSSValue]? {
        let words: StaticString = "none underline overline line-through blink"
        let lines = parts.filter { isWord($0, words) }
        let space = CSSToken(.whitespace)
        guard
            var values = sorted(
                parts.filter { !isWord($0, words) },
                [{ _ in false }, { isWord($0, "solid double dotted dashed wavy") }, { !isThickness($0) }, { isThickness($0) }])
        else { return nil }
        if !lines.isEmpty { values[0] = CSSValue(lines.map(\.tokens).joined(separator: [space])) }
        return values
    }

    private static func isThickness(_ value: CSSValue) -> Bool { isLength(value) || isWord(value, "auto from-font") }

    /// CSS Fonts 4, section 4.1. The fonts of the system (`caption`) are all as they are initially.
    private static func font(_ value: CSSValue, _ parts: [CSSValue]) -> [CSSValue]? {
        if isWord(value, "caption icon menu message-box small-caption status-bar") { return Array(repeating: initial, count: 7) }
        let isSize = { (part: CSSValue) -> Bool in
            isLength(part) || isWord(part, "xx-small x-small small medium large x-large xx-large xxx-large larger smaller")
        }
        let isWeight = { (part: CSSValue) -> Bool in
            isWord(part, "bold bolder lighter") || part.number.map { $0 >= 1 && $0 <= 1000 } ?? false
        }
        guard let size = parts.firstIndex(where: { isSize($0) && !isWeight($0) }), size <= 4 else { return nil }
        let head = parts[..<size].filter { !isWord($0, "normal") }
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
        return values + [CSSValue(family)]
    }

    private static func isImage(_ value: CSSValue) -> Bool {
        guard let first = value.tokens.first else { return false }
        if first.kind == .url { return true }
        guard first.kind == .function else { return false }
        let name = first.text.lowercasedLetters
        return name.hasSuffix("gradient")
            || ["url", "image", "image-set", "-webkit-image-set", "cross-fade", "element"].contains { String.same($0, name) }
    }

    /// CSS Backgrounds 3, section 2.11. Of several layers only the last may have a colour.
    private static func background(_ value: CSSValue) -> [CSSValue]? {
        let layers = value.commaSeparated
        var columns: [[CSSValue]] = []
        for (place, layer) in layers.enumerated() {
            guard let values = backgroundLayer(layer.components, isLast: place == layers.count - 1) else { return nil }
            columns.append(values)
        }
        guard let last = columns.last else { return nil }
        return last.indices.map { place in
            if place == 0 || columns.count == 1 { return last[place] }
            let defaults = ["", "none", "0% 0%", "auto", "repeat", "scroll", "padding-box", "border-box"]
            let filled = columns.map { $0[place] == initial ? CSSValue(parsing: defaults[place]) ?? initial : $0[place] }
            return CSSValue(filled.map(\.tokens).joined(separator: [CSSToken(.comma)]))
        }
    }

    private static func backgroundLayer(_ parts: [CSSValue], isLast: Bool) -> [CSSValue]? {
        var groups: [[CSSValue]] = Array(repeating: [], count: 8)
        var isSize = false
        for part in parts {
            if part.tokens.first?.isDelim("/") == true {
                isSize = true
            } else if isLength(part) || isWord(part, "left right top bottom center auto cover contain") {
                groups[isSize && groups[3].count < 2 ? 3 : 2].append(part)
            } else if isImage(part) || isWord(part, "none") {
                groups[1].append(part)
            } else if isWord(part, "repeat repeat-x repeat-y no-repeat space round") {
                groups[4].append(part)
            } else if isWord(part, "scroll fixed local") {
                groups[5].append(part)
            } else if isWord(part, "border-box padding-box content-box") {
                groups[groups[6].isEmpty ? 6 : 7].append(part)
            } else {
                groups[0].append(part)
            }
        }
        if groups[7].isEmpty { groups[7] = groups[6] }
        let isSound = zip(groups, [isLast ? 1 : 0, 1, 4, 2, 2, 1, 1, 1]).allSatisfy { $0.count <= $1 }
        guard !parts.isEmpty, isSound, !isSize || !groups[3].isEmpty else { return nil }
        return groups.map { $0.isEmpty ? initial : CSSValue($0.map(\.tokens).joined(separator: [CSSToken(.whitespace)])) }
    }
}
