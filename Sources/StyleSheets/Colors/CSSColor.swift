// SPDX-License-Identifier: Apache-2.0

public import TextModel

/// What a colour's keywords refer to.
public struct CSSColorContext: Sendable {
    /// What `currentcolor` is.
    public var currentColor: Color
    private var names: [ByteKey: Color] = [:]

    /// A context without names of its own.
    public init(currentColor: Color = .black) { self.currentColor = currentColor }

    /// Adds a colour name, or gives another value to one; letters of ASCII count alike in either case.
    public mutating func add(_ name: String, _ color: Color) { names[ByteKey(name.lowercasedLetters)] = color }

    fileprivate func own(_ name: String) -> Color? { names.isEmpty ? nil : names[ByteKey(name)] }
}

/// Colours as CSS Color 4 and the HTML standard write them.
public enum CSSColor {
    /// The colour that a value stands for ("`<color>`"); nil where it is none.
    ///
    /// Colours outside of sRGB are clipped to it. A missing component (`none`) counts as 0. A name is kept beside its colour.
    public static func parse(_ value: CSSValue, in context: CSSColorContext = CSSColorContext()) -> Color? {
        guard let first = value.tokens.first else { return nil }
        if first.kind == .function {
            guard value.tokens.count == Int(first.span) + 1 else { return nil }
            if first.isFunction("color-mix") { return ColorMix.color(value.arguments, context) }
            // Pages are light here.
            if first.isFunction("light-dark") { return value.arguments.commaSeparated.first.flatMap { part($0, context) } }
            return ColorFunction(value.tokens[...])?.color
        }
        guard value.tokens.count == 1 else { return nil }
        switch first.kind {
        case .hash: return hexadecimal(first.text)
        case .ident: return keyword(first.text.lowercasedLetters, context)
        default: return nil
        }
    }

    /// The colour that a text stands for; nil where it is none.
    public static func parse(_ text: String, in context: CSSColorContext = CSSColorContext()) -> Color? {
        CSSValue(parsing: text).flatMap { parse($0, in: context) }
    }

    /// A colour in another one, which may hold no more than one of the like.
    static func part(_ value: CSSValue, _ context: CSSColorContext) -> Color? {
        let isDeep = value.tokens.dropFirst().count { $0.isFunction("color-mix") || $0.isFunction("light-dark") } > StyleLimits.colorDepth
        return isDeep ? nil : parse(value, in: context)
    }

    private static func keyword(_ name: String, _ context: CSSColorContext) -> Color? {
        if let color = context.own(name) { return color }
        if let value = NamedColors.value(name) { return color(value, name) }
        if name.equalsIgnoringCase("transparent") { return Color(red: 0, green: 0, blue: 0, alpha: 0, name: name) }
        if name.equalsIgnoringCase("currentcolor") { return context.currentColor }
        return NamedColors.systemValue(name).map { color($0, name) }
    }

    private static func color(_ value: UInt32, _ name: String?) -> Color {
        let (red, green, blue) = (UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255))
        return Color(red8: red, green8: green, blue8: blue, name: name)
    }

    /// "Hexadecimal notations": 3, 4, 6 or 8 digits.
    private static func hexadecimal(_ text: String) -> Color? {
        var digits: [UInt32] = []
        guard text.utf8.count <= 8 else { return nil }
        for byte in text.utf8 {
            guard let digit = byte.hexDigit else { return nil }
            digits.append(digit)
        }
        switch digits.count {
        case 3, 4: digits = digits.flatMap { [$0, $0] }
        case 6, 8: break
        default: return nil
        }
        let parts = stride(from: 0, to: digits.count, by: 2).map { Float(digits[$0] << 4 | digits[$0 + 1]) / 255 }
        return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    }

    /// HTML's "rules for parsing a legacy color value", for `bgcolor` and its like; nil where they give an error.
    public static func parseLegacy(_ text: String) -> Color? {
        let trimmed = text.utf8.trimmingHTMLSpace
        guard !text.utf8.isEmpty else { return nil }
        let name = String(decoding: trimmed, as: UTF8.self).lowercasedLetters
        if name.equalsIgnoringCase("transparent") { return nil }
        if let value = NamedColors.value(name) { return color(value, name) }
        if trimmed.count == 4, trimmed.first == 0x23, let color = hexadecimal(String(name.dropFirst())) { return color }
        var digits: [UInt8] = []
        for (place, scalar) in name.unicodeScalars.enumerated() {
            if digits.count >= 128 { break }
            if place == 0, scalar == "#" { continue }
            let digit = scalar.isASCII ? UInt8(scalar.value).hexDigit ?? 0 : 0
            digits.append(UInt8(digit))
            if scalar.value > 0xFFFF { digits.append(0) }
        }
        return legacy(Array(digits.prefix(128)))
    }

    /// The steps of the rules behind the 128 digits.
    private static func legacy(_ digits: [UInt8]) -> Color {
        var digits = digits
        while digits.isEmpty || digits.count % 3 != 0 { digits.append(0) }
        let length = digits.count / 3
        var parts = (0..<3).map { Array(digits[($0 * length)..<(($0 + 1) * length)].suffix(8)) }
        while let count = parts.first?.count, count > 2, parts.allSatisfy({ $0.first == 0 }) { parts = parts.map { Array($0.dropFirst()) } }
        let bytes = parts.map { $0.prefix(2).reduce(UInt8(0)) { $0 << 4 | $1 } }
        return Color(red8: bytes[0], green8: bytes[1], blue8: bytes[2])
    }
}

extension String.UTF8View {
    /// The bytes without HTML's white space at the ends.
    fileprivate var trimmingHTMLSpace: [UInt8] {
        func isSpace(_ byte: UInt8) -> Bool { byte.isCSSWhitespace }
        return Array(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}
