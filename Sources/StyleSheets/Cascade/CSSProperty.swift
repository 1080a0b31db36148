// SPDX-License-Identifier: Apache-2.0

/// The longhand properties that mean something for text. Declarations of others are dropped.
public enum CSSProperty: UInt8, CaseIterable, Sendable {
    // Boxes
    case display, position, float, clear, visibility, opacity, overflowX, overflowY, clip, clipPath
    case top, right, bottom, left
    case boxSizing, width, height, minWidth, minHeight, maxWidth, maxHeight
    case inlineSize, blockSize, minInlineSize, minBlockSize, maxInlineSize, maxBlockSize
    case marginTop, marginRight, marginBottom, marginLeft
    case marginBlockStart, marginBlockEnd, marginInlineStart, marginInlineEnd
    case paddingTop, paddingRight, paddingBottom, paddingLeft
    case paddingBlockStart, paddingBlockEnd, paddingInlineStart, paddingInlineEnd
    // Borders and backgrounds
    case borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth
    case borderTopStyle, borderRightStyle, borderBottomStyle, borderLeftStyle
    case borderTopColor, borderRightColor, borderBottomColor, borderLeftColor
    case borderBlockStartWidth, borderBlockEndWidth, borderInlineStartWidth, borderInlineEndWidth
    case borderBlockStartStyle, borderBlockEndStyle, borderInlineStartStyle, borderInlineEndStyle
    case borderBlockStartColor, borderBlockEndColor, borderInlineStartColor, borderInlineEndColor
    case borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius, borderBottomLeftRadius
    case backgroundColor, backgroundImage, backgroundClip
    // Fonts
    case fontFamily, fontSize, fontStyle, fontWeight, fontStretch, fontVariantCaps, fontVariantLigatures, fontVariantPosition, fontKerning
    // Text
    case color, lineHeight, letterSpacing, wordSpacing, textAlign, textIndent, textTransform, textShadow, tabSize, hyphens
    case whiteSpaceCollapse, textWrapMode, direction, unicodeBidi
    case textDecorationLine, textDecorationStyle, textDecorationColor, textDecorationThickness
    case webkitTextStrokeWidth, webkitTextStrokeColor, webkitTextFillColor
    case verticalAlign, rubyPosition
    // Generated content, lists, tables
    case content, quotes, counterReset, counterSet, counterIncrement
    case listStyleType, listStylePosition, listStyleImage
    case borderCollapse, borderSpacing, captionSide, emptyCells
    // Pages
    case breakBefore, breakAfter, breakInside, orphans, widows
    // Word processors' own
    case msoList, msoHide
    // What CSS has no word for: which element of HTML another is like, its level as a heading, where it leads
    case textmillRole, textmillHeadingLevel, textmillLink
    /// What `cellpadding` and the borders of a table give to its cells.
    case internalCellPadding, internalCellBorder

    /// The property with a name, in lower case, or with another name that it goes by; nil for others.
    public init?(_ name: String) {
        guard let property = Self.byName[ByteKey(name)] else { return nil }
        self = property
    }

    /// The property's name.
    public var name: String { Self.names[Int(rawValue)] }

    /// Whether children have their parent's value if nothing else is declared.
    public var isInherited: Bool { Self.inheritedFlags[Int(rawValue)] }

    private static let inheritedFlags: [Bool] = {
        let inherited = Set(Self.inherited)
        return allCases.map { inherited.contains($0) }
    }()

    private static let inherited: [CSSProperty] = [
        .visibility, .fontFamily, .fontSize, .fontStyle, .fontWeight, .fontStretch, .fontVariantCaps, .fontVariantLigatures,
        .fontVariantPosition, .fontKerning, .color, .lineHeight, .letterSpacing, .wordSpacing, .textAlign, .textIndent, .textTransform,
        .textShadow, .tabSize, .hyphens, .whiteSpaceCollapse, .textWrapMode, .direction, .webkitTextStrokeWidth, .webkitTextStrokeColor,
        .webkitTextFillColor, .rubyPosition, .quotes, .listStyleType, .listStylePosition, .listStyleImage, .borderCollapse,
        .borderSpacing, .captionSide, .emptyCells, .orphans, .widows, .internalCellPadding, .internalCellBorder,
    ]

    /// The names, in the order of the cases.
    private static let names: [String] = allCases.map { property in
        var name = ""
        for scalar in "\(property)".unicodeScalars {
            if scalar.value >= 0x41 && scalar.value <= 0x5A {
                name.unicodeScalars.append("-")
                name.unicodeScalars.append(UnicodeScalar(UInt8(scalar.value | 0x20)))
            } else {
                name.unicodeScalars.append(scalar)
            }
        }
        return ["webkit-", "internal-", "textmill-"].contains { name.hasPrefix($0) } ? "-" + name : name
    }

    /// Other names, each behind the one it stands for.
    private static let aliases: [(name: StaticString, property: CSSProperty)] = [
        ("page-break-before", .breakBefore), ("page-break-after", .breakAfter), ("page-break-inside", .breakInside),
        ("-webkit-margin-start", .marginInlineStart), ("-webkit-margin-end", .marginInlineEnd),
        ("-webkit-margin-before", .marginBlockStart), ("-webkit-margin-after", .marginBlockEnd),
        ("-webkit-padding-start", .paddingInlineStart), ("-webkit-padding-end", .paddingInlineEnd),
        ("-webkit-padding-before", .paddingBlockStart), ("-webkit-padding-after", .paddingBlockEnd), ("-webkit-opacity", .opacity),
        ("-webkit-clip-path", .clipPath), ("-webkit-hyphens", .hyphens), ("-moz-tab-size", .tabSize), ("-o-tab-size", .tabSize),
        ("-webkit-background-clip", .backgroundClip), ("font-width", .fontStretch),
    ]

    private static let byName: [ByteKey: CSSProperty] = {
        var table: [ByteKey: CSSProperty] = [:]
        for property in allCases { table[ByteKey(property.name)] = property }
        for alias in aliases { table[ByteKey(alias.name.description)] = alias.property }
        return table
    }()
}

extension CSSProperty {
    /// The sides of margins, padding and borders that depend on the direction of writing, which is horizontal here.
    public func physical(isRightToLeft: Bool) -> CSSProperty {
        switch self {
        case .marginBlockStart: .marginTop
        case .marginBlockEnd: .marginBottom
        case .marginInlineStart: isRightToLeft ? .marginRight : .marginLeft
        case .marginInlineEnd: isRightToLeft ? .marginLeft : .marginRight
        case .paddingBlockStart: .paddingTop
        case .paddingBlockEnd: .paddingBottom
        case .paddingInlineStart: isRightToLeft ? .paddingRight : .paddingLeft
        case .paddingInlineEnd: isRightToLeft ? .paddingLeft : .paddingRight
        case .inlineSize: .width
        case .blockSize: .height
        case .minInlineSize: .minWidth
        case .minBlockSize: .minHeight
        case .maxInlineSize: .maxWidth
        case .maxBlockSize: .maxHeight
        default: physicalBorder(isRightToLeft: isRightToLeft)
        }
    }

    private func physicalBorder(isRightToLeft: Bool) -> CSSProperty {
        switch self {
        case .borderBlockStartWidth: .borderTopWidth
        case .borderBlockEndWidth: .borderBottomWidth
        case .borderInlineStartWidth: isRightToLeft ? .borderRightWidth : .borderLeftWidth
        case .borderInlineEndWidth: isRightToLeft ? .borderLeftWidth : .borderRightWidth
        case .borderBlockStartStyle: .borderTopStyle
        case .borderBlockEndStyle: .borderBottomStyle
        case .borderInlineStartStyle: isRightToLeft ? .borderRightStyle : .borderLeftStyle
        case .borderInlineEndStyle: isRightToLeft ? .borderLeftStyle : .borderRightStyle
        case .borderBlockStartColor: .borderTopColor
        case .borderBlockEndColor: .borderBottomColor
        case .borderInlineStartColor: isRightToLeft ? .borderRightColor : .borderLeftColor
        case .borderInlineEndColor: isRightToLeft ? .borderLeftColor : .borderRightColor
        default: self
        }
    }
}
