// SPDX-License-Identifier: Apache-2.0

/// The styles that lines use, by number, each with the bytes that switch it on. Number 0 switches on nothing.
struct StyleTable {
    /// The bytes of one style.
    private struct Sequences {
        /// Switches the style on where none is.
        let fromPlain: [UInt8]
        /// Switches the style on where another one is.
        let fromOther: [UInt8]
        /// The style without its link.
        let look: Int
        let link: Int
    }

    private let colors: ColorRules
    private var numbers: [TerminalStyle: Int] = [:]
    private var sequences: [Sequences] = []

    static let off: StaticString = "\u{1B}[0m"
    static let linkEnd: StaticString = "\u{1B}]8;;\u{1B}\\"

    init(_ colors: ColorRules) {
        self.colors = colors
        _ = number(of: TerminalStyle())
    }

    /// The number of a style, which is new if the style is.
    mutating func number(of style: TerminalStyle) -> Int {
        if let known = numbers[style] { return known }
        var plain = style
        plain.link = 0
        let look = style.link == 0 ? sequences.count : number(of: plain)
        let (parameters, additions) = (style.parameters(colors), style.additions(colors.depth))
        let isPlain = parameters.isEmpty
        let number = sequences.count
        sequences.append(
            Sequences(
                fromPlain: Array((isPlain ? "" : "\u{1B}[\(parameters)m" + additions).utf8),
                fromOther: Array("\u{1B}[0\(isPlain ? "" : ";" + parameters)m\(additions)".utf8), look: look, link: style.link))
        numbers[style] = number
        return number
    }

    /// Writes what leads from one style to another; `links` has the bytes that begin each link.
    func change(from old: Int, to new: Int, _ links: LinkTable, in output: inout [UInt8]) {
        guard old != new else { return }
        let (before, after) = (sequences[old], sequences[new])
        if before.link != after.link, after.link == 0 { output.append(Self.linkEnd) }
        if before.look != after.look {
            output.append(contentsOf: sequences[before.look].fromPlain.isEmpty ? after.fromPlain : after.fromOther)
        }
        if before.link != after.link, after.link != 0 { output.append(contentsOf: links.beginning(of: after.link)) }
    }
}

extension [UInt8] {
    mutating func append(_ literal: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    mutating func append(spaces count: Int) {
        if count > 0 { append(contentsOf: repeatElement(UInt8(ascii: " "), count: count)) }
    }

    mutating func append(_ literal: StaticString, times count: Int) {
        let bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
        for _ in 0..<Swift.max(0, count) { append(contentsOf: bytes) }
    }
}
