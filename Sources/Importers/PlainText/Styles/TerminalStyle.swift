// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The style that control sequences for terminals have set (ECMA-48 SGR, with the additions of xterm and kitty), and what printing one
/// character over another adds.
struct TerminalStyle: Hashable {
    enum Underline: Hashable { case none, single, double, wavy, dotted, dashed }

    var isBold = false
    var isItalic = false
    var underline = Underline.none
    var isStruck = false
    var hasOverline = false
    var isReversed = false
    var isHidden = false
    var superscript = 0
    var foreground: Color?
    var background: Color?
    var underlineColor: Color?
    /// The destination of a hyperlink (OSC 8).
    @Bytewise var link: String?

    /// The text's attributes.
    var attributes: CharacterAttributes {
        var attributes = CharacterAttributes()
        if isBold { attributes.font.weight = 700 }
        if isItalic { attributes.font.italic = true }
        if isStruck { attributes.strikethrough = LineDecoration() }
        if hasOverline { attributes.overline = LineDecoration() }
        if isHidden { attributes.hidden = true }
        if superscript != 0 { attributes.superscript = superscript }
        attributes.underline = decoration
        let colors = isReversed ? (background ?? .white, foreground ?? .black) : (foreground, background)
        attributes.foregroundColor = colors.0
        attributes.backgroundColor = colors.1
        attributes.link = link.map { Link($0) }
        return attributes
    }

    private var decoration: LineDecoration? {
        switch underline {
        case .none: nil
        case .single: LineDecoration(color: underlineColor)
        case .double: LineDecoration(.double, color: underlineColor)
        case .wavy: LineDecoration(.wavy, color: underlineColor)
        case .dotted: LineDecoration(pattern: .dot, color: underlineColor)
        case .dashed: LineDecoration(pattern: .dash, color: underlineColor)
        }
    }

    /// Applies the parameters of an SGR sequence: what stands between `ESC [` and `m`.
    mutating func apply(_ parameters: ArraySlice<UInt8>) {
        let groups = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { group in
            group.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
        }
        var place = 0
        while place < groups.count {
            let group = groups[place]
            switch group[0] {
            case 38, 48, 58:
                let (color, used) = Self.color(group, groups[(place + 1)...])
                if let color { set(color, group[0]) }
                place += used
            case 4 where group.count > 1: underline = Self.underline(group[1])
            case let code: apply(code)
            }
            place += 1
        }
    }

    private mutating func apply(_ code: Int) {
        switch code {
        case 0:
            let link = link
            self = TerminalStyle()
            self.link = link
        case 1: isBold = true
        case 3: isItalic = true
        case 4: underline = .single
        case 7: isReversed = true
        case 8: isHidden = true
        case 9: isStruck = true
        case 21: underline = .double
        case 22: isBold = false
        case 23: isItalic = false
        case 24: underline = .none
        case 27: isReversed = false
        case 28: isHidden = false
        case 29: isStruck = false
        case 53: hasOverline = true
        case 55: hasOverline = false
        case 73: superscript = 1
        case 74: superscript = -1
        case 75: superscript = 0
        case 30...37: foreground = TerminalPalette.color(code - 30)
        case 39: foreground = nil
        case 40...47: background = TerminalPalette.color(code - 40)
        case 49: background = nil
        case 59: underlineColor = nil
        case 90...97: foreground = TerminalPalette.color(code - 90 + 8)
        case 100...107: background = TerminalPalette.color(code - 100 + 8)
        default: break
        }
    }

    private mutating func set(_ color: Color, _ code: Int) {
        switch code {
        case 38: foreground = color
        case 48: background = color
        default: underlineColor = color
        }
    }

    private static func underline(_ style: Int) -> Underline {
        switch style {
        case 0: .none
        case 2: .double
        case 3: .wavy
        case 4: .dotted
        case 5: .dashed
        default: .single
        }
    }

    /// The colour of `38:5:N`, `38:2::R:G:B`, `38;5;N`, `38;2;R;G;B`, and how many further groups it takes.
    private static func color(_ group: [Int], _ rest: ArraySlice<[Int]>) -> (Color?, used: Int) {
        let isOneGroup = group.count > 1
        let values = isOneGroup ? Array(group.dropFirst()) : rest.prefix(4).compactMap(\.first)
        switch values.first {
        case 5 where values.count > 1: return (TerminalPalette.color(values[1]), isOneGroup ? 0 : 2)
        case 2 where values.count > 3:
            let parts = values.suffix(isOneGroup ? 3 : values.count - 1)
            let bytes = parts.prefix(3).map { UInt8(min($0, 255)) }
            return (Color(red8: bytes[0], green8: bytes[1], blue8: bytes[2]), isOneGroup ? 0 : 4)
        default: return (nil, isOneGroup ? 0 : min(1, rest.count))
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        digits.reduce(0) { $1 >= 0x30 && $1 < 0x3A ? min($0 * 10 + Int($1 & 0x0F), 9999) : $0 }
    }
}

/// The 256 colours of terminals, as xterm has them.
enum TerminalPalette {
    private static let first: [(UInt8, UInt8, UInt8)] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229), (127, 127, 127),
        (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
    ]

    static func color(_ number: Int) -> Color? {
        switch number {
        case 0..<16:
            let (red, green, blue) = first[number]
            return Color(red8: red, green8: green, blue8: blue)
        case 16..<232:
            let cube = number - 16
            func level(_ part: Int) -> UInt8 { part == 0 ? 0 : UInt8(55 + part * 40) }
            return Color(red8: level(cube / 36), green8: level(cube / 6 % 6), blue8: level(cube % 6))
        case 232..<256:
            let grey = UInt8(8 + (number - 232) * 10)
            return Color(red8: grey, green8: grey, blue8: grey)
        default: return nil
        }
    }
}
