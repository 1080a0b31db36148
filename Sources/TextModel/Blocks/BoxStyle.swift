// SPDX-License-Identifier: Apache-2.0

/// A length in points, or in per cent of what is around.
public enum Length: Hashable, Sendable {
    /// Points, 1/72 inch.
    case points(Double)
    /// Per cent of what is around.
    case percent(Double)

    /// The length with −0 made 0; `nil` where its number is not finite.
    var accepted: Length? {
        switch self {
        case .points(let value): value.isFinite ? .points(value + 0) : nil
        case .percent(let value): value.isFinite ? .percent(value + 0) : nil
        }
    }
}

extension Length: FiniteNumber {
    public static var refused: Length { .points(0) }
    public func finite(else fallback: Length) -> Length { accepted ?? fallback }
}

/// Four values, one for each side.
public struct Edges<Value: Hashable & Sendable>: Hashable, Sendable {
    /// At the top.
    public var top: Value
    /// At the right.
    public var right: Value
    /// At the bottom.
    public var bottom: Value
    /// At the left.
    public var left: Value

    /// A value for each side.
    public init(top: Value, right: Value, bottom: Value, left: Value) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
    }

    /// The same value on every side.
    public init(all value: Value) { self.init(top: value, right: value, bottom: value, left: value) }

    /// Whether every side has this value.
    public func allEqual(_ value: Value) -> Bool { top == value && right == value && bottom == value && left == value }
}

/// The line along one side of a box.
public struct Border: Hashable, Sendable {
    /// How the line is drawn (CSS Backgrounds 3 and RTF's border words).
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case none, solid, thick, double, triple, dotted, dashed, dotDash, dotDotDash, wavy, groove, ridge, inset, outset
    }

    /// How the line is drawn.
    public var style: Style
    /// The line's width in points; not negative.
    @Finite public var width: Double
    /// The line's colour; the text's where absent.
    public var color: Color?

    /// A line; a solid one of one CSS pixel unless said otherwise.
    public init(_ style: Style = .solid, width: Double = 0.75, color: Color? = nil) {
        self.style = style
        self.width = width
        self.color = color
    }
}

/// What a box around paragraphs looks like: Cocoa's text block, RTF's borders and shading, CSS's box. Lengths in points.
public struct BoxStyle: Hashable, Sendable {
    /// The side to which a box floats while text flows around it.
    public enum Float: String, Hashable, Sendable, CaseIterable { case none, left, right }
    /// The sides on which no float may stand.
    public enum Clear: String, Hashable, Sendable, CaseIterable { case none, left, right, both }

    /// The colour behind the box.
    public var background: Color?
    /// Lines around the box.
    public var border = Edges<Border?>(all: nil)
    /// Space between border and content.
    public var padding = Edges<Finite<Double?>>(all: Finite(wrappedValue: nil))
    /// Space outside the border.
    public var margin = Edges<Finite<Double?>>(all: Finite(wrappedValue: nil))
    /// Width of the content.
    @Finite public var width: Length?
    /// The content is at least this wide.
    @Finite public var minimumWidth: Length?
    /// The content is at most this wide.
    @Finite public var maximumWidth: Length?
    /// Height of the content.
    @Finite public var height: Length?
    /// The content is at least this high.
    @Finite public var minimumHeight: Length?
    /// The content is at most this high.
    @Finite public var maximumHeight: Length?
    /// Radius of the corners.
    @Finite public var cornerRadius: Double?
    /// Where the box floats.
    public var float: Float?
    /// Which floats it stands clear of.
    public var clear: Clear?

    /// A box about which nothing is said.
    public init() {}

    /// A box set in a closure.
    public init(_ set: (inout BoxStyle) -> Void) { set(&self) }

    /// Whether nothing is said.
    public var isEmpty: Bool { self == BoxStyle() }
}

extension Edges where Value == Finite<Double?> {
    /// Lengths in points for each side; what is not finite counts as not said.
    public init(top: Double?, right: Double?, bottom: Double?, left: Double?) {
        self.init(
            top: Finite(wrappedValue: top), right: Finite(wrappedValue: right), bottom: Finite(wrappedValue: bottom),
            left: Finite(wrappedValue: left))
    }
}
