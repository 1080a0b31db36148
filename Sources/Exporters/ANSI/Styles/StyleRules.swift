// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What the blocks around and the paragraph give to the style of their text.
struct StyleContext: Hashable {
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var background: RGB?
    /// Whether white behind text is written too, which otherwise is taken for the paper.
    var keepsPaper = false

    /// A number other than that of any other context.
    var number: UInt64 {
        (background?.number ?? 0) << 3 | (isBold ? 1 : 0) | (isItalic ? 2 : 0) | (isUnderlined ? 4 : 0)
    }

    /// Puts a box's background over what is there.
    mutating func cover(with box: BoxStyle?) {
        if let color = RGB(box?.background) { background = color.isPaper && background == nil && !keepsPaper ? nil : color }
    }
}

extension TerminalStyle {
    /// Opacity below which text is written dim.
    private static let faintOpacity: Float = 0.6

    /// The style of text with some attributes, without its link.
    init(_ attributes: CharacterAttributes, isLink: Bool, in context: StyleContext, _ colors: ColorRules) {
        let members = attributes.members
        let roles = members.roles ?? []
        if members.font.isBold || context.isBold || (members.font.weight == nil && roles.contains(.strong)) { flags.insert(.bold) }
        let isSlanted = members.font.italic ?? members.obliqueness.map { $0 != 0 }
        if isSlanted ?? !roles.isDisjoint(with: [.emphasis, .variable, .citation, .definition]) || context.isItalic {
            flags.insert(.italic)
        }
        if members.strikethrough?.isVisible == true { flags.insert(.strikethrough) }
        if members.overline?.isVisible == true { flags.insert(.overline) }
        if let line = members.underline {
            underline = Underline(line)
            if underline != .none { underlineColor = RGB(line.color) }
        } else if isLink || context.isUnderlined || members.inserted != nil {
            underline = .single
        }
        setColors(members.foregroundColor, RGB(members.backgroundColor), in: context, colors)
        if roles.contains(.mark), background == nil { flags.insert(.reverse) }
    }

    /// A style of nothing but a background.
    init(background: RGB?) { self.background = background }

    private mutating func setColors(_ color: Color?, _ behind: RGB?, in context: StyleContext, _ colors: ColorRules) {
        // A white background is that of the paper, unless something lies on the paper.
        let isPaper = behind.map { $0.isPaper && context.background == nil && !colors.isExact } ?? false
        background = isPaper ? nil : behind ?? context.background
        let opacity = color?.alpha ?? 1
        let text = RGB(color)
        let hasOwnColor = text.map { background != nil || colors.isExact || !$0.isPaper && !$0.isInk } ?? false
        if opacity < Self.faintOpacity, !hasOwnColor || !colors.mixesOpacity { flags.insert(.dim) }
        if let text, hasOwnColor {
            foreground = colors.readable(text, opacity: colors.mixesOpacity ? opacity : 1, on: background)
        } else if let background {
            foreground = background.contrast
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
