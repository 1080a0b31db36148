// SPDX-License-Identifier: Apache-2.0

/// An underline, a strikethrough or an overline.
public struct LineDecoration: Hashable, Sendable {
    /// How the line is drawn.
    public enum Style: String, Hashable, Sendable, CaseIterable { case none, single, thick, double, wavy, thickWavy, doubleWavy }
    /// How the line is broken.
    public enum Pattern: String, Hashable, Sendable, CaseIterable { case solid, dot, dash, dashDot, dashDotDot, longDash }

    /// How the line is drawn; `.none` says that there is none, where one could be inherited.
    public var style: Style
    /// How the line is broken.
    public var pattern: Pattern
    /// The line's own colour; the text's where absent.
    public var color: Color?
    /// Whether only words have the line, not the space between them.
    public var byWord: Bool

    /// A line; a plain single one unless said otherwise.
    public init(_ style: Style = .single, pattern: Pattern = .solid, color: Color? = nil, byWord: Bool = false) {
        self.style = style
        self.pattern = pattern
        self.color = color
        self.byWord = byWord
    }

    /// Whether there is a line to be seen.
    public var isVisible: Bool { style != .none }
}
