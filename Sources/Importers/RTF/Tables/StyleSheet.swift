// SPDX-License-Identifier: Apache-2.0

/// The paragraph styles, as far as they say more than the formatting that is repeated at each use: which of them are headings.
struct StyleSheet {
    private struct Style {
        var name = ""
        var basedOn: Int32?
        var outlineLevel: Int32?
    }

    /// How many styles a style may build on; more is a cycle or nothing that a program wrote.
    private static let longestChain = 32

    private var styles: [Int32: Style] = [:]
    private var levels: [Int32: Int?] = [:]
    private var current: Int32?

    /// Starts an entry; without `\s` it is style 0.
    mutating func start(_ number: Int32) {
        current = number
        styles[number] = Style()
    }

    /// What follows belongs to no paragraph style.
    mutating func leave() { current = nil }

    mutating func apply(basedOn number: Int?) {
        if let current { styles[current]?.basedOn = number.map { Int32(clamping: $0) } }
    }

    mutating func apply(outlineLevel: Int?) {
        if let current { styles[current]?.outlineLevel = outlineLevel.map { Int32(clamping: $0) } }
    }

    /// Adds to the current entry's name, which a semicolon ends.
    mutating func append(name: String) {
        if let current { styles[current]?.name += name }
    }

    /// The heading level of a style, 1…6, from its name, its outline level or the style it builds on.
    mutating func headingLevel(of number: Int32) -> Int? {
        if let known = levels[number] { return known }
        var level: Int?
        var next: Int32? = number
        for _ in 0..<Self.longestChain {
            guard let style = next.flatMap({ styles[$0] }) else { break }
            if let own = Self.level(named: style.name) ?? Self.level(outline: style.outlineLevel) {
                level = own
                break
            }
            if style.outlineLevel == 9 || style.basedOn == next { break }
            next = style.basedOn
        }
        levels[number] = .some(level)
        return level
    }

    /// The level that an outline level stands for: 0 is a heading 1, 9 is text.
    static func level(outline: Int32?) -> Int? {
        guard let outline, (0...8).contains(outline) else { return nil }
        return min(Int(outline) + 1, 6)
    }

    /// The level in a name such as `heading 2`, in any case of letters.
    private static func level(named name: String) -> Int? {
        let bytes = trimmed(name).utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        let prefix = Array("heading ".utf8)
        guard bytes.starts(with: prefix), let digit = bytes.dropFirst(prefix.count).first, (0x31...0x39).contains(digit) else { return nil }
        if let next = bytes.dropFirst(prefix.count + 1).first, next != UInt8(ascii: ";") { return nil }
        return min(Int(digit - 0x30), 6)
    }
}
