// SPDX-License-Identifier: Apache-2.0

/// What media queries are asked about: a page, light, without a pointer.
public struct CSSMedia: Sendable {
    /// The media type: `screen` or `print`.
    public enum Kind: Sendable {
        case screen, print
    }

    /// The media type.
    public var kind: Kind
    /// The width of the viewport in CSS pixels.
    public var width: Double
    /// The height of the viewport in CSS pixels.
    public var height: Double

    /// A medium; a screen of a usual size unless told.
    public init(_ kind: Kind = .screen, width: Double = 1024, height: Double = 768) {
        self.kind = kind
        self.width = width
        self.height = height
    }

    /// Whether a media query list matches (Media Queries 4, section 2.1, "Combining Media Queries"). An empty one does.
    public func matches(_ query: CSSValue) -> Bool { matches(query.tokens[...]) }

    func matches(_ tokens: ArraySlice<CSSToken>) -> Bool {
        let tokens = tokens.trimmed
        return tokens.isEmpty || tokens.split(at: .comma).contains { matchesQuery($0) }
    }

    /// Whether a container query holds (CSS Conditional 5, section 5.4), the container being as large as the medium.
    func matchesContainer(_ query: ArraySlice<CSSToken>) -> Bool {
        var query = query
        if let name = query.first, name.kind == .ident, !name.isIdent("not") { query = query.dropFirst().trimmed }
        return query.isEmpty || ConditionParser { feature($0) }.value(query) ?? false
    }

    private func matchesQuery(_ query: ArraySlice<CSSToken>) -> Bool {
        let condition = ConditionParser { feature($0) }
        var rest = query
        let isNot = rest.first?.isIdent("not") == true
        if isNot || rest.first?.isIdent("only") == true { rest = rest.dropFirst().trimmed }
        guard let type = rest.first, type.kind == .ident, !type.isIdent("not") else { return condition.value(query) ?? false }
        guard !type.isIdent("and"), !type.isIdent("or"), !type.isIdent("only"), !type.isIdent("layer") else { return false }
        let isOwn = type.isIdent("all") || (kind == .screen ? type.isIdent("screen") : type.isIdent("print"))
        rest = rest.dropFirst().trimmed
        if rest.isEmpty { return isOwn != isNot }
        guard rest.first?.isIdent("and") == true else { return false }
        let parts = rest.components
        // Without `or`: a type goes before the whole.
        guard !parts.contains(where: { $0.first?.isIdent("or") == true }), let value = condition.value(rest.dropFirst().trimmed) else {
            return false
        }
        return (isOwn && value) != isNot
    }

    /// A feature in brackets (section 2.4); nil for what is unknown.
    private func feature(_ part: ArraySlice<CSSToken>) -> Bool? {
        guard part.first?.kind == .openParenthesis else { return nil }
        let content = part.content.trimmed
        guard let first = content.first else { return nil }
        if first.kind == .ident, content.count == 1 { return plain(first.text.lowercasedLetters) }
        let sides = content.split(at: .colon)
        if sides.count == 2, first.kind == .ident, sides[0].count == 1 { return named(first.text.lowercasedLetters, sides[1]) }
        return range(content)
    }

    private func plain(_ name: String) -> Bool? {
        if let size = size(name) { return size > 0 }
        if name.equalsIgnoringCase("color") || name.equalsIgnoringCase("orientation") || name.equalsIgnoringCase("prefers-color-scheme") {
            return true
        }
        return discrete(name) == nil ? nil : false
    }

    private func size(_ name: String) -> Double? {
        let widths: [StaticString] = ["width", "device-width", "inline-size"]
        if widths.contains(where: { name.equalsIgnoringCase($0) }) { return width }
        let heights: [StaticString] = ["height", "device-height", "block-size"]
        return heights.contains { name.equalsIgnoringCase($0) } ? height : nil
    }

    private func named(_ name: String, _ value: ArraySlice<CSSToken>) -> Bool? {
        if name.utf8.starts(with: "min-".utf8) || name.utf8.starts(with: "max-".utf8) {
            guard let size = size(String(name.dropFirst(4))), let length = pixels(value) else { return nil }
            return name.utf8.starts(with: "min-".utf8) ? size >= length : size <= length
        }
        if let size = size(name) { return pixels(value).map { $0 == size } }
        guard value.count == 1, let word = value.first, word.kind == .ident, let own = discrete(name) else { return nil }
        return word.text.equalsIgnoringCase(own)
    }

    /// The value of a feature that is a word.
    private func discrete(_ name: String) -> StaticString? {
        if name.equalsIgnoringCase("orientation") { return width > height ? "landscape" : "portrait" }
        if name.equalsIgnoringCase("prefers-color-scheme") { return "light" }
        if name.equalsIgnoringCase("prefers-reduced-motion") || name.equalsIgnoringCase("prefers-contrast") { return "no-preference" }
        if name.equalsIgnoringCase("hover") || name.equalsIgnoringCase("any-hover") { return "none" }
        if name.equalsIgnoringCase("pointer") || name.equalsIgnoringCase("any-pointer") { return "none" }
        return name.equalsIgnoringCase("scripting") || name.equalsIgnoringCase("forced-colors") ? "none" : nil
    }

    private func pixels(_ value: ArraySlice<CSSToken>) -> Double? {
        let lengths = CSSLengthContext(viewportWidth: width, viewportHeight: height)
        guard let length = CSSValue(value).length(in: lengths), length.percent == nil else { return nil }
        return length.pixels
    }

    /// `400px <= width < 700px` (section 2.4.3).
    private func range(_ content: ArraySlice<CSSToken>) -> Bool? {
        var values: [Double] = []
        var signs: [String] = []
        for part in content.components {
            guard let first = part.first else { return nil }
            if first.kind == .delim {
                if values.count == signs.count { signs[signs.count - 1] += first.text } else { signs.append(first.text) }
            } else if values.count == signs.count {
                guard let value = first.kind == .ident ? size(first.text.lowercasedLetters) : pixels(part) else { return nil }
                values.append(value)
            } else {
                return nil
            }
            if signs.count > 2 || signs.count > values.count { return nil }
        }
        guard values.count == signs.count + 1, !signs.isEmpty else { return nil }
        var result = true
        for (place, sign) in signs.enumerated() {
            guard let holds = Self.compare(values[place], sign, values[place + 1]) else { return nil }
            result = result && holds
        }
        return result
    }

    private static func compare(_ one: Double, _ sign: String, _ other: Double) -> Bool? {
        if sign.equalsIgnoringCase("<") { return one < other }
        if sign.equalsIgnoringCase("<=") { return one <= other }
        if sign.equalsIgnoringCase(">") { return one > other }
        if sign.equalsIgnoringCase(">=") { return one >= other }
        return sign.equalsIgnoringCase("=") ? one == other : nil
    }
}
