// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Random values from a seed: the same on every run.
struct RandomSource: RandomNumberGenerator {
    private var state: UInt64

    /// Of how many members that may be absent one is not.
    private let sparsity: Int

    init(seed: UInt64, sparsity: Int = 3) {
        state = seed
        self.sparsity = sparsity
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
    mutating func chance(_ parts: Int) -> Bool { below(parts) == 0 }
    mutating func boolean() -> Bool { chance(2) }
    mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
    mutating func any<Value: CaseIterable>() -> Value { one(of: Array(Value.allCases)) }

    /// A value now and then: members are mostly absent.
    mutating func maybe<Value>(_ make: (inout RandomSource) -> Value) -> Value? { chance(sparsity) ? make(&self) : nil }

    mutating func maybe<Value: CaseIterable>() -> Value? { maybe { $0.any() } }

    /// Pieces that escaping could get wrong.
    private static let pieces = [
        "a", "Textmill", " ", "  ", "ä", "e\u{301}", "é", "漢字", "😀", "\u{0}", "\u{1}", "\u{8}", "\u{B}", "\u{C}", "\u{1B}", "\u{1F}",
        "\u{7F}", "\u{85}", "\u{FFFE}", "\u{FFFF}", "\u{FEFF}", "\u{FFFD}", "\u{FFFC}", "\u{2028}", "\u{2029}", "\u{10FFFF}", "\r", "\n",
        "\r\n", "\t", "&", "<", ">", "\"", "'", "&amp;", "]]>", "<!--", "_", "_x", "_x0041_", "_x005F_", "_x0000", "_xD800_", "x0001_", ",",
        ", ", "-", "#ff0000", "byWord", "%", "=\"", "://", "\\", "\u{202E}",
    ]

    mutating func string() -> String { (0..<below(5)).map { _ in one(of: Self.pieces) }.joined() }

    mutating func strings() -> [String] { (0..<below(4)).map { _ in string() } }

    /// A finite number of any size.
    mutating func number() -> Double {
        switch below(4) {
        case 0: return Double(below(100))
        case 1: return Double(below(2000)) / 20 - 50
        default:
            let value = Double(bitPattern: next())
            return value.isFinite ? value + 0 : 0.1
        }
    }

    mutating func integer() -> Int {
        switch below(8) {
        case 0: .max
        case 1: .min
        default: below(2000) - 1000
        }
    }

    mutating func length() -> Length { boolean() ? .points(number()) : .percent(number()) }

    mutating func color() -> Color {
        let name = maybe { $0.string() }
        if boolean() { return Color(red8: UInt8(below(256)), green8: UInt8(below(256)), blue8: UInt8(below(256)), name: name) }
        func component() -> Float { chance(4) ? 1 : Float.random(in: 0...1, using: &self) }
        return Color(red: component(), green: component(), blue: component(), alpha: component(), name: name)
    }

    mutating func date() -> DocumentDate? {
        let depth = below(6)
        return DocumentDate(
            year: below(10_000), month: depth > 0 ? below(12) + 1 : nil, day: depth > 1 ? below(31) + 1 : nil,
            hour: depth > 2 ? below(24) : nil, minute: depth > 3 ? below(60) : nil, second: depth > 4 ? below(61) : nil,
            utcOffset: depth > 2 && boolean() ? one(of: [0, -1439, 1439, 60, -210]) : nil)
    }

    mutating func value(depth: Int = 0) -> AttributeValue {
        switch below(depth < 3 ? 5 : 3) {
        case 0: .string(string())
        case 1: .number(number())
        case 2: .boolean(boolean())
        case 3: .list((0..<below(3)).map { _ in value(depth: depth + 1) })
        default: .dictionary(dictionary(depth: depth + 1))
        }
    }

    mutating func dictionary(depth: Int = 0) -> AttributeDictionary {
        var result = AttributeDictionary()
        for _ in 0..<below(3) { result[string()] = value(depth: depth) }
        return result
    }
}
