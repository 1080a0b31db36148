// SPDX-License-Identifier: Apache-2.0

import StyleSheets

/// Which values a property may have.
extension StyleValueReader {
    /// A value of a property; nil if the property may not have it.
    func value(_ property: CSSProperty, _ value: CSSValue) -> StyleValue? {
        switch property {
        case .display: display(value)
        case .color, .backgroundColor, .webkitTextFillColor, .webkitTextStrokeColor, .textDecorationColor: colorValue(value)
        case .position: keyword(value, [.static, .relative, .absolute, .fixed, .sticky])
        case .float: keyword(value, [.none, .left, .right, .inlineStart, .inlineEnd])
        case .clear: keyword(value, [.none, .left, .right, .both, .inlineStart, .inlineEnd])
        case .visibility: keyword(value, [.visible, .hidden, .collapse])
        case .opacity: opacity(value)
        case .overflowX, .overflowY: keyword(value, [.visible, .hidden, .scroll, .auto, .clip])
        case .clip: clip(value)
        case .clipPath: clipPath(value)
        case .boxSizing: keyword(value, [.contentBox, .borderBox])
        case .top, .right, .bottom, .left: keyword(value, [.auto]) ?? lengthValue(value)
        case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .inlineSize, .blockSize, .minInlineSize, .minBlockSize,
            .maxInlineSize, .maxBlockSize:
            keyword(value, [.auto, .none, .minContent, .maxContent, .fitContent, .stretch, .webkitFillAvailable])
                ?? lengthValue(value, allowsNegative: false)
        case .marginTop, .marginRight, .marginBottom, .marginLeft, .marginBlockStart, .marginBlockEnd, .marginInlineStart,
            .marginInlineEnd:
            keyword(value, [.auto]) ?? lengthValue(value)
        case .paddingTop, .paddingRight, .paddingBottom, .paddingLeft, .paddingBlockStart, .paddingBlockEnd, .paddingInlineStart,
            .paddingInlineEnd, .internalCellPadding:
            keyword(value, [.internalCellPadding]) ?? lengthValue(value, allowsNegative: false)
        default: borderValue(property, value)
        }
    }

    private func borderValue(_ property: CSSProperty, _ value: CSSValue) -> StyleValue? {
        switch property {
        case .borderTopWidth, .borderRightWidth, .borderBottomWidth, .borderLeftWidth, .borderBlockStartWidth, .borderBlockEndWidth,
            .borderInlineStartWidth, .borderInlineEndWidth, .webkitTextStrokeWidth:
            keyword(value, [.thin, .medium, .thick, .internalCellBorder]) ?? nonPercent(value, allowsNegative: false)
        case .borderTopStyle, .borderRightStyle, .borderBottomStyle, .borderLeftStyle, .borderBlockStartStyle, .borderBlockEndStyle,
            .borderInlineStartStyle, .borderInlineEndStyle:
            keyword(
                value,
                [.none, .hidden, .solid, .dashed, .dotted, .double, .groove, .ridge, .inset, .outset, .internalCellBorder])
        case .borderTopColor, .borderRightColor, .borderBottomColor, .borderLeftColor, .borderBlockStartColor, .borderBlockEndColor,
            .borderInlineStartColor, .borderInlineEndColor:
            colorValue(value)
        case .borderTopLeftRadius, .borderTopRightRadius, .borderBottomRightRadius, .borderBottomLeftRadius:
            value.components.first.flatMap { lengthValue($0, allowsNegative: false) }
        case .backgroundImage: value.tokens.count == 1 && value.keyword == "none" ? .keyword(.none) : .image
        case .backgroundClip: keyword(value, [.borderBox, .paddingBox, .contentBox, .text])
        case .borderCollapse: keyword(value, [.collapse, .separate])
        case .borderSpacing: value.components.count <= 2 ? value.components.first.flatMap { nonPercent($0, allowsNegative: false) } : nil
        case .captionSide: keyword(value, [.top, .bottom])
        case .emptyCells: keyword(value, [.show, .hide])
        case .internalCellBorder: keyword(value, [.none, .inset, .solid])
        default: fontValue(property, value)
        }
    }

    private func fontValue(_ property: CSSProperty, _ value: CSSValue) -> StyleValue? {
        switch property {
        case .fontFamily: families(value)
        case .fontSize:
            keyword(
                value,
                [.xxSmall, .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .webkitXxxLarge, .larger, .smaller])
                ?? lengthValue(value, allowsNegative: false)
        case .fontStyle: value.components.first.flatMap { keyword($0, [.normal, .italic, .oblique]) }
        case .fontWeight: keyword(value, [.normal, .bold, .bolder, .lighter]) ?? number(value, 1...1000)
        case .fontStretch:
            keyword(
                value,
                [
                    .normal, .ultraCondensed, .extraCondensed, .condensed, .semiCondensed, .semiExpanded, .expanded, .extraExpanded,
                    .ultraExpanded,
                ]) ?? lengthValue(value, allowsNegative: false)
        case .fontVariantCaps:
            keyword(value, [.normal, .smallCaps, .allSmallCaps, .petiteCaps, .allPetiteCaps, .unicase, .titlingCaps])
        case .fontVariantLigatures:
            value.components.first.flatMap {
                keyword(
                    $0,
                    [
                        .normal, .none, .commonLigatures, .noCommonLigatures, .discretionaryLigatures, .noDiscretionaryLigatures,
                        .historicalLigatures, .contextual, .noContextual,
                    ])
            }
        case .fontVariantPosition: keyword(value, [.normal, .sub, .super])
        case .fontKerning: keyword(value, [.auto, .normal, .none])
        case .lineHeight:
            keyword(value, [.normal]) ?? number(value, 0...Double.greatestFiniteMagnitude) ?? lengthValue(value, allowsNegative: false)
        case .letterSpacing, .wordSpacing: keyword(value, [.normal]) ?? lengthValue(value)
        default: textValue(property, value)
        }
    }

    private func textValue(_ property: CSSProperty, _ value: CSSValue) -> StyleValue? {
        switch property {
        case .textAlign:
            keyword(
                value,
                [
                    .start, .end, .left, .right, .center, .justify, .justifyAll, .matchParent, .webkitCenter, .webkitLeft, .webkitRight,
                    .internalCenter,
                ])
        case .textIndent: value.components.first.flatMap { lengthValue($0) }
        case .textTransform: value.components.first.flatMap { keyword($0, [.none, .capitalize, .uppercase, .lowercase, .fullWidth]) }
        case .textShadow: shadow(value)
        case .tabSize: number(value, 0...1000) ?? nonPercent(value, allowsNegative: false)
        case .hyphens: keyword(value, [.none, .manual, .auto])
        case .whiteSpaceCollapse: keyword(value, [.collapse, .preserve, .preserveBreaks, .preserveSpaces, .breakSpaces])
        case .textWrapMode: keyword(value, [.wrap, .nowrap])
        case .direction: keyword(value, [.ltr, .rtl])
        case .unicodeBidi: keyword(value, [.normal, .embed, .isolate, .bidiOverride, .isolateOverride, .plaintext])
        case .textDecorationLine: keywords(value, [.none, .underline, .overline, .lineThrough, .blink])
        case .textDecorationStyle: keyword(value, [.solid, .double, .dotted, .dashed, .wavy])
        case .textDecorationThickness: keyword(value, [.auto, .fromFont]) ?? lengthValue(value)
        case .verticalAlign:
            keyword(value, [.baseline, .sub, .super, .top, .textTop, .middle, .bottom, .textBottom, .webkitBaselineMiddle])
                ?? lengthValue(value)
        case .rubyPosition: value.components.first.flatMap { keyword($0, [.over, .under, .alternate]) }
        default: generatedValue(property, value)
        }
    }

    private func generatedValue(_ property: CSSProperty, _ value: CSSValue) -> StyleValue? {
        switch property {
        case .content: content(value)
        case .quotes: quotes(value)
        case .counterReset: counters(value, .reset, default: 0)
        case .counterSet: counters(value, .set, default: 0)
        case .counterIncrement: counters(value, .increment, default: 1)
        case .listStyleType: marker(value)
        case .listStylePosition: keyword(value, [.inside, .outside])
        case .listStyleImage: value.keyword == "none" ? .keyword(.none) : .image
        case .breakBefore, .breakAfter:
            keyword(
                value,
                [
                    .auto, .page, .always, .all, .left, .right, .recto, .verso, .avoid, .avoidPage, .avoidColumn, .column, .region,
                    .avoidRegion,
                ])
        case .breakInside: keyword(value, [.auto, .avoid, .avoidPage, .avoidColumn, .avoidRegion])
        case .orphans, .widows: number(value, 1...1000)
        case .msoList: .text(value.description)
        case .msoHide: keyword(value, [.all, .none])
        case .textmillRole: ElementRole.value(value)
        case .textmillHeadingLevel: keyword(value, [.none]) ?? number(value, 1...6)
        case .textmillLink: value.keyword == "none" ? .content([]) : content(value)
        default: nil
        }
    }

    // MARK: Kinds

    private func colorValue(_ value: CSSValue) -> StyleValue? {
        keyword(value, [.internalQuirkInherit]) ?? colorOrDigits(value).map { .color($0) }
    }

    private func nonPercent(_ value: CSSValue, allowsNegative: Bool) -> StyleValue? {
        guard case .length(let length)? = lengthValue(value, allowsNegative: allowsNegative), length.percent == 0 else { return nil }
        return .length(length)
    }

    private func number(_ value: CSSValue, _ range: ClosedRange<Double>) -> StyleValue? {
        value.number.flatMap { range.contains($0) ? .number($0) : nil }
    }

    private func keywords(_ value: CSSValue, _ allowed: Set<StyleKeyword>) -> StyleValue? {
        var keywords: [StyleKeyword] = []
        for part in value.components {
            guard let keyword = StyleKeyword(part), allowed.contains(keyword), !keywords.contains(keyword) else { return nil }
            keywords.append(keyword)
        }
        return keywords.isEmpty || keywords.count > 1 && keywords.contains(.none) ? nil : .keywords(keywords)
    }

    private func opacity(_ value: CSSValue) -> StyleValue? {
        if let number = value.number { return .number(number) }
        guard let length = length(value), length.pixels == 0, length.em == 0, length.rem == 0 else { return nil }
        return .number(length.percent / 100)
    }
}
