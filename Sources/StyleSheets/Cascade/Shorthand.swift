// SPDX-License-Identifier: Apache-2.0

/// A shorthand property and its longhands. What a value leaves out is `initial`.
struct Shorthand: Sendable {
    private enum Kind: Sendable {
        case sides, pair, border, radius, font, variant, background, listStyle, textDecoration, stroke, whiteSpace, overflow
    }

    private let kind: Kind
    let longhands: [CSSProperty]

    private init(_ kind: Kind, _ longhands: [CSSProperty]) {
        self.kind = kind
        self.longhands = longhands
    }

    /// The shorthand with a name; nil if that is none that is taken apart here.
    init?(_ name: String) {
        guard let entry = Self.table[ByteKey(name)] else { return nil }
        self = entry
    }

    private static let table: [ByteKey: Shorthand] = {
        var table: [ByteKey: Shorthand] = [:]
        func add(_ name: String, _ kind: Kind, _ longhands: [String]) {
            table[ByteKey(name)] = Shorthand(kind, longhands.compactMap { CSSProperty($0) })
        }
        let sides = ["top", "right", "bottom", "left"]
        let (parts, axes, ends) = (["width", "style", "color"], ["block", "inline"], ["start", "end"])
        add("inset", .sides, sides)
        add("overflow", .overflow, ["overflow-x", "overflow-y"])
        for name in ["margin", "padding"] {
            add(name, .sides, sides.map { "\(name)-\($0)" })
            for axis in axes { add("\(name)-\(axis)", .pair, ends.map { "\(name)-\(axis)-\($0)" }) }
        }
        for part in parts {
            add("border-\(part)", .sides, sides.map { "border-\($0)-\(part)" })
            for axis in axes { add("border-\(axis)-\(part)", .pair, ends.map { "border-\(axis)-\($0)-\(part)" }) }
        }
        for side in sides + ["block-start", "block-end", "inline-start", "inline-end"] {
            add("border-\(side)", .border, parts.map { "border-\(side)-\($0)" })
        }
        for axis in axes { add("border-\(axis)", .border, ends.flatMap { end in parts.map { "border-\(axis)-\(end)-\($0)" } }) }
        add("border", .border, sides.flatMap { side in parts.map { "border-\(side)-\($0)" } })
        let corners = ["top-left", "top-right", "bottom-right", "bottom-left"].map { "border-\($0)-radius" }
        for prefix in ["", "-webkit-", "-moz-"] { add("\(prefix)border-radius", .radius, corners) }
        let font = ["style", "variant-caps", "weight", "stretch", "size"].map { "font-\($0)" }
        add("font", .font, font + ["line-height", "font-family", "font-variant-ligatures", "font-variant-position", "font-kerning"])
        add("font-variant", .variant, ["font-variant-caps", "font-variant-ligatures", "font-variant-position"])
        add("background", .background, ["background-color", "background-image", "background-clip"])
        add("list-style", .listStyle, ["type", "position", "image"].map { "list-style-\($0)" })
        add("text-decoration", .textDecoration, ["line", "style", "color", "thickness"].map { "text-decoration-\($0)" })
        add("-webkit-text-stroke", .stroke, ["-webkit-text-stroke-width", "-webkit-text-stroke-color"])
        add("white-space", .whiteSpace, ["white-space-collapse", "text-wrap-mode"])
        add("text-wrap", .whiteSpace, ["text-wrap-mode"])
        return table
    }()

    static let initial = CSSValue([CSSToken(.ident, "initial")])

    /// The longhands' values; nil if the value is not one of the shorthand.
    func expand(_ value: CSSValue) -> [(CSSProperty, CSSValue)]? {
        let parts = value.components
        guard !parts.isEmpty, !parts.contains(where: { CSSWideKeyword($0) != nil }) else { return nil }
        let values: [CSSValue]? =
            switch kind {
            case .sides: Self.fourSides(parts)
            case .pair: parts.count <= 2 ? [parts[0], parts[parts.count - 1]] : nil
            case .overflow: parts.count <= 2 ? [parts[0], parts[parts.count - 1]] : nil
            case .border: Self.border(parts).map { values in longhands.indices.map { values[$0 % 3] } }
            case .radius: Self.radius(parts)
            case .font: Self.font(parts)
            case .variant: Self.variant(parts)
            case .background: Self.background(value)
            case .listStyle: Self.listStyle(parts)
            case .textDecoration: Self.textDecoration(parts)
            case .stroke: Self.sorted(parts, [{ Self.isLength($0) || Self.isWord($0, "thin medium thick") }, { _ in true }])
            case .whiteSpace: longhands.count == 2 ? Self.whiteSpace(parts) : Self.wrap(parts)
            }
        return values.map { Array(zip(longhands, $0)) }
    }

    /// Values in order of their first takers; nil if one is taken by none, or a taker has it already.
    static func sorted(_ parts: [CSSValue], _ takers: [(CSSValue) -> Bool]) -> [CSSValue]? {
        var values = takers.map { _ in initial }
        var taken = takers.map { _ in false }
        for part in parts {
            guard let place = takers.indices.first(where: { !taken[$0] && takers[$0](part) }) else { return nil }
            taken[place] = true
            values[place] = part
        }
        return values
    }

    /// Whether a value is one of some words, which stand between spaces.
    static func isWord(_ value: CSSValue, _ words: StaticString) -> Bool {
        guard value.tokens.count == 1, value.tokens[0].kind == .ident else { return false }
        var text = value.tokens[0].text
        return text.withUTF8 { name in
            let list = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
            var start = 0
            while start + name.count <= list.count {
                let end = start + name.count
                var place = 0
                while place < name.count, list[start + place] == name[place].lowercasedLetter { place += 1 }
                if place == name.count, end == list.count || list[end] == 0x20 { return true }
                start += place
                while start < list.count, list[start] != 0x20 { start += 1 }
                start += 1
            }
            return false
        }
    }

    static func isLength(_ value: CSSValue) -> Bool {
        value.length() != nil || value.tokens.first?.kind == .function && value.tokens.first.map(Calculation.isFunction) == true
    }

    static func word(_ text: String) -> CSSValue { CSSValue([CSSToken(.ident, text)]) }

    // MARK: Boxes

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

    /// CSS Backgrounds 3, section 4.1: the radii across, before a slash.
    private static func radius(_ parts: [CSSValue]) -> [CSSValue]? {
        let slash = parts.firstIndex { $0.tokens.first?.isDelim("/") == true }
        if let slash, slash + 1 >= parts.count || parts.count - slash > 5 { return nil }
        return fourSides(Array(parts[..<(slash ?? parts.count)]))
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
        // One `none` and no image: the image's is the same as its initial value.
        return left == 0 ? values : nil
    }

    // MARK: Backgrounds

    static func isImage(_ value: CSSValue) -> Bool {
        guard let first = value.tokens.first else { return false }
        if first.kind == .url { return true }
        guard first.kind == .function else { return false }
        let name = first.text.lowercasedLetters
        return name.hasSuffix("gradient")
            || ["url", "image", "image-set", "-webkit-image-set", "cross-fade", "element"].contains { String.same($0, name) }
    }

    /// CSS Backgrounds 3, section 2.11. Of several layers only the last may have a colour; images are known by there being one.
    private static func background(_ value: CSSValue) -> [CSSValue]? {
        let layers = value.commaSeparated
        var values = [initial, initial, initial]
        for (place, layer) in layers.enumerated() {
            guard let own = backgroundLayer(layer.components, isLast: place == layers.count - 1) else { return nil }
            values = [own[0], values[1] == initial ? own[1] : values[1], own[2]]
        }
        return values
    }

    private static func backgroundLayer(_ parts: [CSSValue], isLast: Bool) -> [CSSValue]? {
        var counts = Array(repeating: 0, count: 7)
        var values = [initial, initial, initial]
        var isSize = false
        for part in parts {
            if part.tokens.first?.isDelim("/") == true {
                isSize = true
            } else if isLength(part) || isWord(part, "left right top bottom center auto cover contain") {
                counts[isSize && counts[3] < 2 ? 3 : 2] += 1
            } else if isImage(part) || isWord(part, "none") {
                counts[1] += 1
                values[1] = part
            } else if isWord(part, "repeat repeat-x repeat-y no-repeat space round") {
                counts[4] += 1
            } else if isWord(part, "scroll fixed local") {
                counts[5] += 1
            } else if isWord(part, "border-box padding-box content-box text") {
                counts[6] += 1
                values[2] = part
            } else {
                counts[0] += 1
                values[0] = part
            }
        }
        let isSound = zip(counts, [isLast ? 1 : 0, 1, 4, 2, 2, 1, 2]).allSatisfy { $0 <= $1 }
        return !parts.isEmpty && isSound && (!isSize || counts[3] > 0) ? values : nil
    }
}
