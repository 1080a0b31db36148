// SPDX-License-Identifier: Apache-2.0

/// The characters of a line between rows of a table.
package struct TableFrame {
    /// What frames are drawn with.
    package enum Style {
        /// Unicode's block Box Drawing.
        case unicode
        /// `+`, `-`, `=` and `|`.
        case ascii
    }

    private let hasAbove: Bool
    private let hasBelow: Bool
    /// Whether it is the line under a table's head.
    private let isHeavy: Bool
    private let style: Style

    package init(hasAbove: Bool = true, hasBelow: Bool = true, isHeavy: Bool = false, style: Style = .unicode) {
        self.hasAbove = hasAbove
        self.hasBelow = hasBelow
        self.isHeavy = isHeavy
        self.style = style
    }

    /// Whether there is a row above and below.
    package var isBetweenRows: Bool { hasAbove && hasBelow }

    package var line: StaticString { style == .ascii ? (isHeavy ? "=" : "-") : isHeavy ? "━" : "─" }

    /// The line between two cells of a row.
    package static func side(_ style: Style) -> StaticString { style == .ascii ? "|" : "│" }

    /// The character where lines meet that lead to these sides.
    package func joint(up: Bool, down: Bool, left: Bool, right: Bool) -> StaticString {
        let (up, down) = (up && hasAbove, down && hasBelow)
        if style == .ascii {
            if !up && !down { return left || right ? line : " " }
            return left || right ? "+" : "|"
        }
        return switch (up, down, left, right) {
        case (true, true, true, true): isHeavy ? "┿" : "┼"
        case (true, true, false, true): isHeavy ? "┝" : "├"
        case (true, true, true, false): isHeavy ? "┥" : "┤"
        case (true, true, false, false): "│"
        case (false, true, true, true): isHeavy ? "┯" : "┬"
        case (false, true, false, true): isHeavy ? "┍" : "┌"
        case (false, true, true, false): isHeavy ? "┑" : "┐"
        case (true, false, true, true): isHeavy ? "┷" : "┴"
        case (true, false, false, true): isHeavy ? "┕" : "└"
        case (true, false, true, false): isHeavy ? "┙" : "┘"
        case (false, false, true, true): line
        case (false, false, true, false): isHeavy ? "╸" : "╴"
        case (false, false, false, true): isHeavy ? "╺" : "╶"
        case (true, false, false, false): "╵"
        case (false, true, false, false): "╷"
        case (false, false, false, false): " "
        }
    }
}
