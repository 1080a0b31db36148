// SPDX-License-Identifier: Apache-2.0

import TextModel

extension MarkupCodec where Value == Color {
    /// `#rrggbb`, or components from 0 to 1 with commas between them, the fourth being alpha; then a space and the colour's name.
    package static let color = MarkupCodec(
        encode: { color in MarkupColor.components(color) + (color.name.map { " " + EscapedString.escape($0) } ?? "") },
        decode: { text in
            let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.count > 1 ? EscapedString.unescape(String(parts[1])) : nil
            return parts.first.flatMap { MarkupColor.color(String($0), name: name) }
        })
}

/// Components of colours as text.
private enum MarkupColor {
    static func components(_ color: Color) -> String {
        let (red, green, blue) = color.components8
        let isOfBytes = color.alpha == 1 && Color(red8: red, green8: green, blue8: blue, name: color.name) == color
        if isOfBytes { return "#" + [red, green, blue].map(hexadecimal).joined() }
        let components = [color.red, color.green, color.blue] + (color.alpha == 1 ? [] : [color.alpha])
        return components.map { MarkupNumber.text($0) }.joined(separator: ",")
    }

    static func color(_ text: String, name: String?) -> Color? {
        if text.utf8.first == UInt8(ascii: "#") {
            let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }.map { UInt8($0) }
            guard digits.count == 6, text.utf8.count == 7 else { return nil }
            return Color(
                red8: digits[0] << 4 | digits[1], green8: digits[2] << 4 | digits[3], blue8: digits[4] << 4 | digits[5], name: name)
        }
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        let values = words.compactMap { MarkupNumber.float($0) }.filter { (0...1).contains($0) }
        guard values.count == words.count, values.count == 3 || values.count == 4 else { return nil }
        return Color(red: values[0], green: values[1], blue: values[2], alpha: values.count == 4 ? values[3] : 1, name: name)
    }

    private static func hexadecimal(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
}

extension MarkupCodec where Value == LineDecoration {
    /// The line's style, then where they are not the usual ones its pattern and `byWord`, then its colour.
    package static let decoration = MarkupCodec(
        encode: { line in
            var words = [line.style.rawValue]
            if line.pattern != .solid { words.append(line.pattern.rawValue) }
            if line.byWord { words.append("byWord") }
            if let color = line.color { words.append(MarkupCodec<Color>.color.encode(color)) }
            return words.joined(separator: " ")
        },
        decode: { text in
            var words = MarkupWords(text)
            guard let style = words.next().flatMap({ LineDecoration.Style(rawValue: $0) }) else { return nil }
            var line = LineDecoration(style)
            if let pattern = words.peek.flatMap({ LineDecoration.Pattern(rawValue: $0) }) {
                line.pattern = pattern
                words.skip()
            }
            if words.peek == "byWord" {
                line.byWord = true
                words.skip()
            }
            guard let rest = words.rest else { return line }
            guard let color = MarkupCodec<Color>.color.decode(rest) else { return nil }
            line.color = color
            return line
        })
}

extension MarkupCodec where Value == Shadow {
    /// Offsets to the right and downwards, the blur, and the colour where there is one.
    package static let shadow = MarkupCodec(
        encode: { shadow in
            [shadow.x, shadow.y, shadow.blur].map { MarkupNumber.text($0) }.joined(separator: " ")
                + (shadow.color.map { " " + MarkupCodec<Color>.color.encode($0) } ?? "")
        },
        decode: { text in
            var words = MarkupWords(text)
            guard
                let x = words.next().flatMap({ MarkupNumber.double($0) }), let y = words.next().flatMap({ MarkupNumber.double($0) }),
                let blur = words.next().flatMap({ MarkupNumber.double($0) })
            else { return nil }
            guard let rest = words.rest else { return Shadow(x: x, y: y, blur: blur) }
            return MarkupCodec<Color>.color.decode(rest).map { Shadow(x: x, y: y, blur: blur, color: $0) }
        })
}

extension MarkupCodec where Value == DirectionStep {
    /// A direction and how the step acts, with a hyphen between them.
    package static let directionStep = MarkupCodec(
        encode: { "\($0.direction.rawValue)-\($0.kind.rawValue)" },
        decode: { text in
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            guard
                parts.count == 2, let direction = WritingDirection(rawValue: String(parts[0])),
                let kind = DirectionStep.Kind(rawValue: String(parts[1]))
            else { return nil }
            return DirectionStep(direction, kind)
        })
}

extension MarkupCodec where Value == SemanticRoles {
    /// Names of roles; one without a name by its bit, as `bit-20`.
    package static let roles = MarkupCodec(
        encode: { roles in
            var names = SemanticRoles.named.filter { roles.contains($0.role) }.map(\.name)
            let named = SemanticRoles.named.reduce(SemanticRoles()) { $0.union($1.role) }
            for bit in 0..<32 where roles.subtracting(named).rawValue >> bit & 1 == 1 { names.append("bit-\(bit)") }
            return names.joined(separator: " ")
        },
        decode: { text in
            var roles = SemanticRoles()
            for word in text.split(separator: " ") {
                if let role = SemanticRoles.named.first(where: { $0.name == word })?.role {
                    roles.formUnion(role)
                } else if word.hasPrefix("bit-"), let bit = Int(word.dropFirst(4)), (0..<32).contains(bit) {
                    roles.formUnion(SemanticRoles(rawValue: 1 << bit))
                } else {
                    return nil
                }
            }
            return roles
        })
}

/// The words of a text, one after the other, of which the last part may be anything.
private struct MarkupWords {
    private var text: Substring

    init(_ text: String) { self.text = text[...] }

    /// The next word; `nil` at the end.
    var peek: String? { text.isEmpty ? nil : String(text.prefix { $0 != " " }) }

    /// All that is left; `nil` at the end.
    var rest: String? { text.isEmpty ? nil : String(text) }

    mutating func skip() { text = text.drop { $0 != " " }.dropFirst() }

    mutating func next() -> String? {
        defer { skip() }
        return peek
    }
}
