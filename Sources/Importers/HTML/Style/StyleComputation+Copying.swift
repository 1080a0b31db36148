// SPDX-License-Identifier: Apache-2.0

import StyleSheets

/// `inherit` and `initial`: a property's value from other values.
extension StyleComputation {
    func copyInherited(_ property: CSSProperty, from other: InheritedValues) {
        switch property {
        case .fontFamily: values.inherited.families = other.families
        case .fontSize:
            values.inherited.fontSize = other.fontSize
            values.inherited.sizeKeyword = other.sizeKeyword
            values.inherited.isSizeAbsolute = other.isSizeAbsolute
        case .fontStyle: values.inherited.isItalic = other.isItalic
        case .fontWeight: values.inherited.weight = other.weight
        case .fontStretch: values.inherited.stretch = other.stretch
        case .fontVariantCaps: values.inherited.caps = other.caps
        case .fontVariantLigatures: values.inherited.ligatures = other.ligatures
        case .fontVariantPosition: values.inherited.glyphPosition = other.glyphPosition
        case .fontKerning: values.inherited.hasKerning = other.hasKerning
        case .color: values.inherited.color = other.color
        case .lineHeight: values.inherited.lineHeight = other.lineHeight
        case .letterSpacing: values.inherited.letterSpacing = other.letterSpacing
        case .textAlign: values.inherited.align = other.align
        case .textIndent: values.inherited.indent = other.indent
        case .textTransform: values.inherited.transform = other.transform
        case .textShadow: values.inherited.shadow = other.shadow
        case .tabSize: values.inherited.tabSize = other.tabSize
        case .hyphens: values.inherited.hyphens = other.hyphens
        case .whiteSpaceCollapse: values.inherited.collapse = other.collapse
        case .textWrapMode: values.inherited.wraps = other.wraps
        case .direction: values.inherited.isRightToLeft = other.isRightToLeft
        default: copyOtherInherited(property, from: other)
        }
    }

    private func copyOtherInherited(_ property: CSSProperty, from other: InheritedValues) {
        switch property {
        case .webkitTextStrokeWidth: values.inherited.strokeWidth = other.strokeWidth
        case .webkitTextStrokeColor: values.inherited.strokeColor = other.strokeColor
        case .webkitTextFillColor: values.inherited.fillColor = other.fillColor
        case .visibility: values.inherited.isVisible = other.isVisible
        case .rubyPosition: values.inherited.isRubyUnder = other.isRubyUnder
        case .quotes: values.inherited.quotes = other.quotes
        case .listStyleType: values.inherited.marker = other.marker
        case .listStylePosition: values.inherited.hasMarkerInside = other.hasMarkerInside
        case .borderCollapse: values.inherited.collapsesBorders = other.collapsesBorders
        case .borderSpacing: values.inherited.borderSpacing = other.borderSpacing
        case .captionSide: values.inherited.hasCaptionBelow = other.hasCaptionBelow
        case .internalCellPadding: values.inherited.cellPadding = other.cellPadding
        case .internalCellBorder: values.inherited.cellBorder = other.cellBorder
        case .orphans: values.inherited.orphans = other.orphans
        case .widows: values.inherited.widows = other.widows
        default: break
        }
    }

    func copyOwn(_ property: CSSProperty, from other: OwnValues) {
        if let side = property.side(from: .top) { return values.own.inset[side] = other.inset[side] }
        if let side = property.side(from: .marginTop) { return values.own.margin[side] = other.margin[side] }
        if let side = property.side(from: .paddingTop) { return values.own.padding[side] = other.padding[side] }
        if let side = property.side(from: .borderTopWidth) { return values.own.borderWidth[side] = other.borderWidth[side] }
        if let side = property.side(from: .borderTopStyle) { return values.own.borderStyle[side] = other.borderStyle[side] }
        if let side = property.side(from: .borderTopColor) { return copyBorderColor(side, from: other) }
        if let side = property.side(from: .borderTopLeftRadius) { return values.own.radius[side] = other.radius[side] }
        switch property {
        case .display: values.own.display = other.display
        case .position: values.own.position = other.position
        case .float: values.own.float = other.float
        case .clear: values.own.clear = other.clear
        case .opacity: values.own.opacity = other.opacity
        case .overflowX: values.own.overflow.x = other.overflow.x
        case .overflowY: values.own.overflow.y = other.overflow.y
        case .clip: values.own.hidesAll.clip = other.hidesAll.clip
        case .clipPath: values.own.hidesAll.path = other.hidesAll.path
        case .boxSizing: values.own.isBorderBox = other.isBorderBox
        case .width: values.own.width = other.width
        case .height: values.own.height = other.height
        case .minWidth: values.own.minWidth = other.minWidth
        case .minHeight: values.own.minHeight = other.minHeight
        case .maxWidth: values.own.maxWidth = other.maxWidth
        case .maxHeight: values.own.maxHeight = other.maxHeight
        default: copyOtherOwn(property, from: other)
        }
    }

    /// What is inherited is the keyword, not the colour that it has in the parent.
    private func copyBorderColor(_ side: Int, from other: OwnValues) { values.own.borderColor[side] = other.borderColor[side] }

    private func copyOtherOwn(_ property: CSSProperty, from other: OwnValues) {
        switch property {
        case .backgroundColor: values.own.background = other.background
        case .backgroundClip: values.own.isBackgroundClippedToText = other.isBackgroundClippedToText
        case .textDecorationLine: values.own.decorationLines = other.decorationLines
        case .textDecorationStyle: values.own.decorationStyle = other.decorationStyle
        case .textDecorationColor: values.own.decorationColor = other.decorationColor
        case .textDecorationThickness: values.own.decorationThickness = other.decorationThickness
        case .verticalAlign: values.own.verticalAlign = other.verticalAlign
        case .unicodeBidi: values.own.unicodeBidi = other.unicodeBidi
        case .content: values.own.content = other.content
        case .counterReset: values.own.counterReset = other.counterReset
        case .counterSet: values.own.counterSet = other.counterSet
        case .counterIncrement: values.own.counterIncrement = other.counterIncrement
        case .breakBefore: values.own.breakBefore = other.breakBefore
        case .breakAfter: values.own.breakAfter = other.breakAfter
        case .breakInside: values.own.breakInside = other.breakInside
        case .msoList: values.own.msoList = other.msoList
        case .textmillRole: values.own.role = other.role
        case .textmillHeadingLevel: values.own.headingLevel = other.headingLevel
        case .textmillLink: values.own.link = other.link
        case .msoHide: values.own.isHiddenByOffice = other.isHiddenByOffice
        default: break
        }
    }
}
