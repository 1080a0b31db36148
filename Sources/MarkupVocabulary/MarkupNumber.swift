// SPDX-License-Identifier: Apache-2.0

/// Numbers as they stand in markup: digits, a sign, a point, an exponent; nothing else that Swift or C would read.
package enum MarkupNumber {
    /// The shortest form that reads back as the same number.
    package static func text(_ value: Double) -> String { withoutFraction(value.description) }

    /// The shortest form that reads back as the same number.
    package static func text(_ value: Float) -> String { withoutFraction(value.description) }

    /// The number that a text stands for; `nil` for anything that is not finite.
    package static func double(_ text: some StringProtocol) -> Double? {
        guard isPlain(text), let value = Double(String(text)), value.isFinite else { return nil }
        return value
    }

    /// The number that a text stands for; `nil` for anything that is not finite.
    package static func float(_ text: some StringProtocol) -> Float? {
        guard isPlain(text), let value = Float(String(text)), value.isFinite else { return nil }
        return value
    }

    /// Whether a text begins and consists as numbers do; words and hexadecimal numbers do not.
    package static func isPlain(_ text: some StringProtocol) -> Bool {
        guard let first = text.utf8.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first) else { return false }
        return text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E || $0 == 0x65 }
    }

    private static func withoutFraction(_ text: String) -> String { text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
}
