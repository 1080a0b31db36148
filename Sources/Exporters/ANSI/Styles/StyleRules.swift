// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What the blocks around and the paragraph give to the style of their text.
struct StyleContext: Hashable {
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var background: RGB?

    /// A number other than that of any other context.
    var number: UInt64 {
        (background?.number ?? 0) << 3 | (isBold ? 1 : 0) | (isItalic ? 2 : 0) | (isUnderlined ? 4 : 0)
    }

    /// Puts a box's background over what is there.
    mutating func cover(with box: BoxStyle?) {
        if let color = RGB(box?.background) { background = color.isPaper && background == nil ? nil : color }
    }
}

extension TerminalStyle {
    /// Opacity below which text is written dim.
    private static let faintOpacity: Float = 0.6

    /// The style of text with some attributes, without its link.
    init(_ attributes: CharacterAttributes, isLink: Bool, in context: StyleContext) {
        let members = attributes.members
        let roles = members.roles ?? []
        if members.font.isBold || context.isBold || (members.font.weight == nil && roles.contains(.strong)) { flags.insert(.bold) }
        let isSlanted = members.font.italic ?? members.obliqueness.map { $0 != 0 }
        if isSlanted ?? !roles.isDisjoint(with: [.emphasis, .variable, .citation, .definition]) || context.isItalic {
            flags.insert(.italic)
        }
        if let color = members.foregroundColor, color.alpha < Self.faintOpacity { flags.insert(.dim) }
        if members.strikethrough?.isVisible == true { flags.insert(.strikethrough) }
        if members.overline?.isVisible == true { flags.insert(.overline) }
        if let line = members.underline {
            underline = Underline(line)
            if underline != .none { underlineColor = RGB(line.color) }
        } else if isLink || context.isUnderlined || members.inserted != nil {
            underline = .single
        }
        setColors(RGB(members.foregroundColor), RGB(members.backgroundColor), in: context)
        if roles.contains(.mark), background == nil { flags.insert(.reverse) }
    }

    /// A style of nothing but a background.
    init(background: RGB?) { self.background = background }

    private mutating func setColors(_ text: RGB?, _ behind: RGB?, in context: StyleContext) {
        // A white background is that of the paper, unless something lies on the paper.
        background = behind.map { $0.isPaper && context.background == nil ? nil : $0 } ?? context.background
        if let background {
            foreground = text ?? background.contrast
        } else if let text, !text.isPaper, !text.isInk {
            foreground = text
        }
    }
}

extension TerminalStyle.Underline {
    init(_ line: LineDecoration) {
        switch (line.style, line.pattern) {
        case (.none, _): self = .none
        case (.wavy, _), (.thickWavy, _), (.doubleWavy, _): self = .curly
        case (.double, _): self = .double
        case (_, .solid): self = .single
        case (_, .dot): self = .dotted
        default: self = .dashed
        }
    }
}
