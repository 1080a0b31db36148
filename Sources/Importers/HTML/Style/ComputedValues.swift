// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import StyleSheets
import TextModel

/// What children take over from an element: CSS's inherited properties, and what is painted on from outside. Lengths are CSS pixels.
struct InheritedValues: Hashable, Sendable {
    // Fonts
    @Bytewise var families: [String]? = nil
    var fontSize = 16.0
    /// The keyword that the size comes from, from `xx-small` on counted from 1; 0 where it is a length.
    var sizeKeyword = 4
    /// Whether the size does not go with the browsers' smaller size for the family `monospace`.
    var isSizeAbsolute = false
    var weight = 400
    var isItalic = false
    var stretch = 100.0
    var caps = StyleKeyword.normal
    var ligatures: Int?
    var hasKerning = true
    var glyphPosition = StyleKeyword.normal
    // Text
    /// Nil where nobody has changed the initial one.
    var color: Color?
    var lineHeight = LineHeight.normal
    var letterSpacing = 0.0
    var align = StyleKeyword.start
    var indent = StyleLength.zero
    var transform = ElementStyle.TextTransform.none
    var shadow: Shadow?
    var tabSize = 8
    var hyphens = StyleKeyword.manual
    var collapse = StyleKeyword.collapse
    var wraps = true
    var isRightToLeft = false
    var strokeWidth = 0.0
    var strokeColor = StyleColor.current
    var fillColor = StyleColor.current
    var isVisible = true
    var isRubyUnder = false
    var quotes: Quotes = .auto
    // Lists and tables
    var marker = ElementStyle.ListMarker.style(.disc)
    var hasMarkerInside = false
    var collapsesBorders = false
    var borderSpacing = 0.0
    var hasCaptionBelow = false
    var cellPadding: Double?
    var cellBorder = StyleKeyword.none
    // Pages
    var orphans = 2
    var widows = 2
    // From outside
    var decorations = Decorations()
    /// The background of the innermost inline box that has one, and whether that is a box in a line rather than its text alone.
    var background: Color?
    var isBackgroundOfBox = false
    /// Levels of superscript, and what the line is raised by besides, in pixels.
    var superscript = 0
    var raise = 0.0
    var directions: [DirectionStep] = []
    var isOutOfSight = false
    /// Whether children are items of a flexible box or a grid.
    var blockifiesChildren = false
    /// The custom properties in force.
    var scope = StyleResolver.emptyScope

    enum LineHeight: Hashable, Sendable {
        case normal
        case multiple(Double)
        case pixels(Double)
    }

    enum Quotes: Hashable, Sendable {
        case auto
        case pairs([String])
    }

    /// Lines that elements around have drawn, with the colours that they have there.
    struct Decorations: Hashable, Sendable {
        var underline: LineDecoration?
        var strikethrough: LineDecoration?
        var overline: LineDecoration?
    }

    var isMonospace: Bool { families?.count == 1 && families.map { String.bytesEqual($0[0], "monospace") } == true }

    var textColor: Color { color ?? .black }
}

/// What an element has for itself. Lengths are CSS pixels.
struct OwnValues: Sendable {
    var display = ElementStyle.Display.inline
    var position = StyleKeyword.static
    var float = StyleKeyword.none
    var clear = StyleKeyword.none
    var opacity = 1.0
    var overflow = (x: StyleKeyword.visible, y: StyleKeyword.visible)
    var hidesAll = (clip: false, path: false)
    var isBorderBox = false
    /// Top, right, bottom, left; nil for `auto`.
    var inset = InlineArray<4, StyleDimension?>(repeating: nil)
    var margin = InlineArray<4, StyleDimension?>(repeating: .zero)
    var padding = InlineArray<4, StyleDimension>(repeating: .zero)
    var borderWidth = InlineArray<4, Double>(repeating: 3)
    var borderStyle = InlineArray<4, StyleKeyword>(repeating: .none)
    var borderColor = InlineArray<4, StyleColor>(repeating: .current)
    var radius = InlineArray<4, StyleDimension>(repeating: .zero)
    /// Width and height with their least and largest values; nil for `auto` and `none`.
    var width: StyleDimension?
    var height: StyleDimension?
    var minWidth: StyleDimension?
    var minHeight: StyleDimension?
    var maxWidth: StyleDimension?
    var maxHeight: StyleDimension?
    var background = StyleColor.absolute(Color(red: 0, green: 0, blue: 0, alpha: 0))
    var isBackgroundClippedToText = false
    var decorationLines: [StyleKeyword] = []
    var decorationStyle = StyleKeyword.solid
    var decorationColor = StyleColor.current
    /// In pixels; nil for what the font says.
    var decorationThickness: Double?
    var verticalAlign = ElementStyle.VerticalAlignment.baseline
    var unicodeBidi = StyleKeyword.normal
    var content: [ElementStyle.ContentPart] = []
    var counterReset: [ElementStyle.CounterChange] = []
    var counterSet: [ElementStyle.CounterChange] = []
    var counterIncrement: [ElementStyle.CounterChange] = []
    var breakBefore = StyleKeyword.auto
    var breakAfter = StyleKeyword.auto
    var breakInside = StyleKeyword.auto
    var msoList: String?
    var isHiddenByOffice = false
    /// The element of HTML that it is like, its level as a heading, where it leads: Textmill's own properties.
    var role: HTMLName?
    var headingLevel: Int?
    var link: [ElementStyle.ContentPart] = []
}

/// A length in pixels and per cent.
struct StyleDimension: Hashable, Sendable {
    var pixels = 0.0
    var percent = 0.0

    static let zero = StyleDimension()
}

/// The values of all properties for one style; by reference, as they are many.
final class ComputedValues {
    var inherited: InheritedValues
    var own = OwnValues()

    init(inherited: InheritedValues = InheritedValues()) { self.inherited = inherited }
}
