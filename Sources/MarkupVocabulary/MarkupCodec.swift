// SPDX-License-Identifier: Apache-2.0

import TextModel

/// How a value stands in an XML attribute, in both directions. The text is what the attribute holds once references are resolved.
package struct MarkupCodec<Value>: Sendable {
    /// The value as text.
    package let encode: @Sendable (Value) -> String
    /// The value of a text; `nil` where it stands for none.
    package let decode: @Sendable (String) -> Value?

    package init(encode: @escaping @Sendable (Value) -> String, decode: @escaping @Sendable (String) -> Value?) {
        self.encode = encode
        self.decode = decode
    }
}

extension MarkupCodec where Value == String {
    /// Any string.
    package static let string = MarkupCodec(encode: { EscapedString.escape($0) }, decode: { EscapedString.unescape($0) })
}

extension MarkupCodec where Value == [String] {
    /// Any strings, separated by commas.
    package static let strings = MarkupCodec(encode: EscapedString.escapeList, decode: EscapedString.unescapeList)
}

extension MarkupCodec where Value == Bool {
    /// `true` or `false`.
    package static let boolean = MarkupCodec(
        encode: { $0 ? "true" : "false" },
        decode: { text in
            switch text {
            case "true": true
            case "false": false
            default: nil
            }
        })
}

extension MarkupCodec where Value == Int {
    /// A whole number in decimal digits.
    package static let integer = MarkupCodec(encode: { String($0) }, decode: { MarkupNumber.isPlain($0) ? Int($0) : nil })
}

extension MarkupCodec where Value == Double {
    /// A number in the shortest decimal form that reads back as the same.
    package static let number = MarkupCodec(encode: { MarkupNumber.text($0) }, decode: { MarkupNumber.double($0) })
}

extension MarkupCodec where Value == Length {
    /// Points, or per cent with a `%` behind the number.
    package static let length = MarkupCodec(
        encode: { length in
            switch length {
            case .points(let value): MarkupNumber.text(value)
            case .percent(let value): MarkupNumber.text(value) + "%"
            }
        },
        decode: { text in
            text.utf8.last == UInt8(ascii: "%")
                ? MarkupNumber.double(text.dropLast()).map { .percent($0) } : MarkupNumber.double(text).map { .points($0) }
        })
}

extension MarkupCodec where Value: RawRepresentable<String> & SendableMetatype {
    /// The name of a case.
    package static var word: MarkupCodec { MarkupCodec(encode: { $0.rawValue }, decode: { Value(rawValue: $0) }) }
}

extension MarkupCodec where Value: Sendable {
    /// Tokens with a space between them.
    package var list: MarkupCodec<[Value]> {
        MarkupCodec<[Value]>(
            encode: { $0.map(encode).joined(separator: " ") },
            decode: { text in
                let words = text.split(separator: " ")
                let values = words.compactMap { decode(String($0)) }
                return values.count == words.count ? values : nil
            })
    }

    /// The value, or `-` for its absence.
    package var orDash: MarkupCodec<Value?> {
        MarkupCodec<Value?>(
            encode: { $0.map(encode) ?? "-" },
            decode: { text in
                if text == "-" { return .some(nil) }
                return decode(text).map { .some($0) }
            })
    }
}

extension MarkupCodec where Value: FiniteNumber {
    /// The same for a number as the model stores it.
    package var finite: MarkupCodec<Finite<Value>> {
        MarkupCodec<Finite<Value>>(
            encode: { encode($0.wrappedValue) }, decode: { decode($0).map { Finite(wrappedValue: $0) } })
    }
}

extension MarkupCodec where Value: Hashable & Sendable {
    /// Four values, top, right, bottom, left, or one for all sides.
    package var edges: MarkupCodec<Edges<Value>> {
        let values = list
        return MarkupCodec<Edges<Value>>(
            encode: { edges in
                edges.allEqual(edges.top) ? encode(edges.top) : values.encode([edges.top, edges.right, edges.bottom, edges.left])
            },
            decode: { text in
                guard let sides = values.decode(text) else { return nil }
                switch sides.count {
                case 1: return Edges(all: sides[0])
                case 4: return Edges(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
                default: return nil
                }
            })
    }
}
