// SPDX-License-Identifier: Apache-2.0

import Glibc
import StyleSheets
import TextModel

/// From what is declared for an element, and its parent's values, to its own (CSS Cascade 5, section 4.4, "Computed Values").
///
/// A class, because the values are many and would be copied for each of the methods.
final class StyleComputation {
    let parent: ComputedValues
    /// What `rem` is.
    var rootFontSize: Double
    let media: CSSMedia
    /// What text in tables has as its colour in quirks mode.
    let bodyColor: Color?
    let values: ComputedValues

    /// The place of a property among those that others are computed from, in the order in which they are needed; nil for others.
    static func rank(_ property: CSSProperty) -> Int? {
        switch property {
        case .fontFamily: 0
        case .fontSize: 1
        case .direction: 2
        case .color: 3
        case .display: 4
        case .position: 5
        default: nil
        }
    }

    static func isFirst(_ property: CSSProperty) -> Bool { rank(property) != nil }

    init(_ parent: ComputedValues, rootFontSize: Double, media: CSSMedia, bodyColor: Color?) {
        self.parent = parent
        self.rootFontSize = rootFontSize
        self.media = media
        self.bodyColor = bodyColor
        values = ComputedValues(inherited: parent.inherited)
    }

    private static let initial = (inherited: InheritedValues(), own: OwnValues())

    // MARK: Lengths

    /// A length in pixels and per cent, `em` being the element's own font size.
    func dimension(_ length: StyleLength) -> StyleDimension {
        if let calculation = length.calculation {
            let lengths = CSSLengthContext(
                fontSize: values.inherited.fontSize, rootFontSize: rootFontSize, viewportWidth: media.width, viewportHeight: media.height)
            let result = calculation.length(in: lengths)
            return StyleDimension(pixels: Self.bounded(result?.pixels ?? 0), percent: Self.bounded(result?.percent ?? 0))
        }
        let pixels = length.pixels + length.em * values.inherited.fontSize + length.rem * rootFontSize
        return StyleDimension(pixels: Self.bounded(pixels), percent: Self.bounded(length.percent))
    }

    func pixels(_ length: StyleLength) -> Double { dimension(length).pixels }

    /// Browsers go no further either.
    private static func bounded(_ value: Double) -> Double { value.isNaN ? 0 : max(-3.3e7, min(3.3e7, value)) }

    func color(_ color: StyleColor) -> Color {
        switch color {
        case .current: values.inherited.textColor
        case .absolute(let color): color
        }
    }

    // MARK: Applying

    /// Gives a property a declared value.
    func apply(_ property: CSSProperty, _ value: StyleValue) {
        let property = property.physical(isRightToLeft: values.inherited.isRightToLeft)
        if applyBox(property, value) || applyBorder(property, value) || applyFont(property, value) || applyText(property, value) { return }
        applyGenerated(property, value)
    }

    /// Gives a property its initial value, or the parent's.
    func reset(_ property: CSSProperty, toParent: Bool) {
        let property = property.physical(isRightToLeft: values.inherited.isRightToLeft)
        if property.isInherited {
            copyInherited(property, from: toParent ? parent.inherited : Self.initial.inherited)
        } else {
            copyOwn(property, from: toParent ? parent.own : Self.initial.own)
        }
    }

    private func applyBox(_ property: CSSProperty, _ value: StyleValue) -> Bool {
        switch (property, value) {
        case (.display, .display(let display)): values.own.display = display
        case (.position, .keyword(let keyword)): values.own.position = keyword
        case (.float, .keyword(let keyword)): values.own.float = side(keyword)
        case (.clear, .keyword(let keyword)): values.own.clear = side(keyword)
        case (.opacity, .number(let number)): values.own.opacity = max(0, min(1, number))
        case (.overflowX, .keyword(let keyword)): values.own.overflow.x = keyword
        case (.overflowY, .keyword(let keyword)): values.own.overflow.y = keyword
        case (.clip, .clip(let hidesAll)): values.own.hidesAll.clip = hidesAll
        case (.clipPath, .clip(let hidesAll)): values.own.hidesAll.path = hidesAll
        case (.boxSizing, .keyword(let keyword)): values.own.isBorderBox = keyword == .borderBox
        case (.width, _): values.own.width = size(value)
        case (.height, _): values.own.height = size(value)
        case (.minWidth, _): values.own.minWidth = size(value)
        case (.minHeight, _): values.own.minHeight = size(value)
        case (.maxWidth, _): values.own.maxWidth = size(value)
        case (.maxHeight, _): values.own.maxHeight = size(value)
        default: return applySides(property, value)
        }
        return true
    }

    private func applySides(_ property: CSSProperty, _ value: StyleValue) -> Bool {
        if let side = property.side(from: .top) {
            values.own.inset[side] = optionalDimension(value)
        } else if let side = property.side(from: .marginTop) {
            values.own.margin[side] = optionalDimension(value)
        } else if let side = property.side(from: .paddingTop) {
            values.own.padding[side] = size(value) ?? StyleDimension(pixels: values.inherited.cellPadding ?? 1)
        } else {
            return false
        }
        return true
    }

    private func side(_ keyword: StyleKeyword) -> StyleKeyword {
        switch keyword {
        case .inlineStart: values.inherited.isRightToLeft ? .right : .left
        case .inlineEnd: values.inherited.isRightToLeft ? .left : .right
        default: keyword
        }
    }

    private func optionalDimension(_ value: StyleValue) -> StyleDimension? {
        if case .length(let length) = value { dimension(length) } else { nil }
    }

    /// A size, which is not negative.
    private func size(_ value: StyleValue) -> StyleDimension? {
        optionalDimension(value).map { $0.percent == 0 ? StyleDimension(pixels: max($0.pixels, 0)) : $0 }
    }

    private func applyBorder(_ property: CSSProperty, _ value: StyleValue) -> Bool {
        if let side = property.side(from: .borderTopWidth) {
            values.own.borderWidth[side] = borderWidth(value)
        } else if let side = property.side(from: .borderTopStyle), case .keyword(let keyword) = value {
            values.own.borderStyle[side] = keyword == .internalCellBorder ? values.inherited.cellBorder : keyword
        } else if let side = property.side(from: .borderTopColor), case .color(let color) = value {
            values.own.borderColor[side] = color
        } else if let side = property.side(from: .borderTopLeftRadius), case .length(let length) = value {
            values.own.radius[side] = dimension(length)
        } else {
            return applyBackground(property, value)
        }
        return true
    }

    private func applyBackground(_ property: CSSProperty, _ value: StyleValue) -> Bool {
        switch (property, value) {
        case (.backgroundColor, .color(let color)): values.own.background = color
        case (.backgroundClip, .keyword(let keyword)): values.own.isBackgroundClippedToText = keyword == .text
        case (.backgroundImage, _): break
        case (.borderCollapse, .keyword(let keyword)): values.inherited.collapsesBorders = keyword == .collapse
        case (.borderSpacing, .length(let length)): values.inherited.borderSpacing = pixels(length)
        case (.captionSide, .keyword(let keyword)): values.inherited.hasCaptionBelow = keyword == .bottom
        case (.internalCellPadding, .length(let length)): values.inherited.cellPadding = pixels(length)
        case (.internalCellBorder, .keyword(let keyword)): values.inherited.cellBorder = keyword
        default: return false
        }
        return true
    }

    private func borderWidth(_ value: StyleValue) -> Double {
        switch value {
        case .length(let length): Self.snapped(pixels(length))
        case .keyword(.thin), .keyword(.internalCellBorder): 1
        case .keyword(.thick): 5
        default: 3
        }
    }

    /// Lines are whole pixels wide, and no thinner than one ("snap a length as a border width").
    private static func snapped(_ width: Double) -> Double { width > 0 && width < 1 ? 1 : width.rounded(.down) }

    private func applyGenerated(_ property: CSSProperty, _ value: StyleValue) {
        switch (property, value) {
        case (.content, .content(let parts)): values.own.content = parts
        case (.quotes, .quotes(let strings)): values.inherited.quotes = .pairs(strings)
        case (.quotes, .keyword(let keyword)): values.inherited.quotes = keyword == .auto ? .auto : .pairs([])
        case (.counterReset, .counters(let changes)): values.own.counterReset = changes
        case (.counterSet, .counters(let changes)): values.own.counterSet = changes
        case (.counterIncrement, .counters(let changes)): values.own.counterIncrement = changes
        case (.listStyleType, .marker(let marker)): values.inherited.marker = marker
        case (.listStylePosition, .keyword(let keyword)): values.inherited.hasMarkerInside = keyword == .inside
        case (.breakBefore, .keyword(let keyword)): values.own.breakBefore = keyword
        case (.breakAfter, .keyword(let keyword)): values.own.breakAfter = keyword
        case (.breakInside, .keyword(let keyword)): values.own.breakInside = keyword
        case (.orphans, .number(let number)): values.inherited.orphans = Int(number)
        case (.widows, .number(let number)): values.inherited.widows = Int(number)
        case (.msoList, .text(let text)): values.own.msoList = text
        case (.textmillRole, .role(let name)): values.own.role = name
        case (.textmillHeadingLevel, .number(let level)): values.own.headingLevel = Int(level)
        case (.textmillHeadingLevel, _): values.own.headingLevel = nil
        case (.textmillLink, .content(let parts)): values.own.link = parts
        case (.msoHide, .keyword(let keyword)): values.own.isHiddenByOffice = keyword == .all
        default: break
        }
    }
}

extension CSSProperty {
    /// Which of four sides the property is, where a group of four begins with another.
    func side(from first: CSSProperty) -> Int? {
        let distance = Int(rawValue) - Int(first.rawValue)
        return distance >= 0 && distance < 4 ? distance : nil
    }
}
