// SPDX-License-Identifier: Apache-2.0

/// What a terminal switches on for a stretch of text.
struct TerminalStyle: Hashable {
    /// Renditions that are on or off.
    struct Flags: OptionSet, Hashable {
        let rawValue: UInt8

        static let bold = Flags(rawValue: 1)
        static let dim = Flags(rawValue: 2)
        static let italic = Flags(rawValue: 4)
        static let reverse = Flags(rawValue: 8)
        static let strikethrough = Flags(rawValue: 16)
        static let overline = Flags(rawValue: 32)

        /// Each with its parameter of SGR (ECMA-48, 8.3.117; 53 as xterm and others have it).
        static let parameters: [(flag: Flags, parameter: String)] = [
            (.bold, "1"), (.dim, "2"), (.italic, "3"), (.reverse, "7"), (.strikethrough, "9"), (.overline, "53"),
        ]
    }

    /// Underlines by the sub-parameter of SGR 4.
    enum Underline: Int, Hashable { case none, single, double, curly, dotted, dashed }

    var flags: Flags = []
    var underline = Underline.none
    var foreground: RGB?
    var background: RGB?
    var underlineColor: RGB?
    /// The link's number, from 1; 0 for none.
    var link = 0

    /// Parameters of one SGR sequence, without the brackets around them; empty where nothing is switched on.
    func parameters(_ colors: ColorRules) -> String {
        let depth = colors.depth
        var parts = Flags.parameters.filter { flags.contains($0.flag) }.map(\.parameter)
        if underline != .none { parts.append("4") }
        guard depth != .none else { return parts.joined(separator: ";") }
        var foreground = foreground
        if let text = foreground, let background, depth != .trueColor, depth.index(of: text) == depth.index(of: background) {
            foreground = background.contrast
        }
        if let foreground { parts.append(Self.parameters(foreground, 30, depth) { colors.index(ofText: $0, on: background) }) }
        if let background { parts.append(Self.parameters(background, 40, depth)) }
        return parts.joined(separator: ";")
    }

    /// Sequences behind that one: each is for itself, because terminals that do not know sub-parameters drop a whole sequence.
    func additions(_ depth: ColorDepth) -> String {
        guard depth.hasUnderlineStyles, underline != .none else { return "" }
        var result = underline == .single ? "" : "\u{1B}[4:\(underline.rawValue)m"
        if let color = underlineColor {
            result +=
                depth == .trueColor
                ? "\u{1B}[58:2::\(color.red):\(color.green):\(color.blue)m" : "\u{1B}[58:5:\(depth.index(of: color))m"
        }
        return result
    }

    private static func parameters(_ color: RGB, _ base: Int, _ depth: ColorDepth, _ number: ((RGB) -> Int)? = nil) -> String {
        func index() -> Int { number?(color) ?? depth.index(of: color) }
        switch depth {
        case .none: return ""
        case .ansi16:
            let index = index()
            return String(index < 8 ? base + index : base + 60 + index - 8)
        case .palette256: return "\(base + 8);5;\(index())"
        case .trueColor: return "\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
        }
    }
}
