// SPDX-License-Identifier: Apache-2.0

import TextModel

extension RandomSource {
    mutating func decoration() -> LineDecoration {
        LineDecoration(any(), pattern: chance(2) ? .solid : any(), color: maybe { $0.color() }, byWord: boolean())
    }

    mutating func shadow() -> Shadow { Shadow(x: number(), y: number(), blur: number(), color: maybe { $0.color() }) }

    mutating func revision() -> Revision { Revision(author: maybe { $0.string() }, date: boolean() ? date() : nil) }

    mutating func roles() -> SemanticRoles {
        var roles = SemanticRoles()
        for (role, _) in SemanticRoles.named where chance(4) { roles.formUnion(role) }
        if chance(4) { roles.formUnion(SemanticRoles(rawValue: 1 << UInt32(11 + below(21)))) }
        return roles
    }

    mutating func attributes() -> CharacterAttributes {
        if chance(4) { return CharacterAttributes() }
        var set = CharacterAttributes()
        set.font.families = maybe { $0.strings() }
        set.font.size = maybe { $0.number() }
        set.font.weight = maybe { $0.below(1000) + 1 }
        set.font.italic = maybe { $0.boolean() }
        set.font.stretch = maybe { $0.number() }
        set.font.fixedPitch = maybe { $0.boolean() }
        set.foregroundColor = maybe { $0.color() }
        set.backgroundColor = maybe { $0.color() }
        set.underline = maybe { $0.decoration() }
        set.strikethrough = maybe { $0.decoration() }
        set.overline = maybe { $0.decoration() }
        set.superscript = maybe { $0.integer() }
        set.baselineOffset = maybe { $0.number() }
        set.kerning = maybe { $0.number() }
        set.tracking = maybe { $0.number() }
        set.ligatures = maybe { $0.integer() }
        set.strokeWidth = maybe { $0.number() }
        set.strokeColor = maybe { $0.color() }
        set.shadow = maybe { $0.shadow() }
        set.obliqueness = maybe { $0.number() }
        set.expansion = maybe { $0.number() }
        set.verticalGlyphForm = maybe { $0.boolean() }
        set.textEffect = maybe { $0.string() }
        set.capitals = maybe()
        set.hidden = maybe { $0.boolean() }
        set.inserted = maybe { $0.revision() }
        set.deleted = maybe { $0.revision() }
        set.language = maybe { $0.string() }
        set.direction = maybe { source in (0..<source.below(3)).map { _ in DirectionStep(source.any(), source.any()) } }
        set.link = maybe { source in Link(source.string(), title: source.maybe { $0.string() }, target: source.maybe { $0.string() }) }
        set.anchors = maybe { $0.strings() }
        set.toolTip = maybe { $0.string() }
        set.roles = maybe { $0.roles() }
        set.abbreviationExpansion = maybe { $0.string() }
        set.ruby = maybe { Ruby($0.string(), position: $0.any()) }
        set.page = maybe { $0.integer() }
        if chance(3) { set.custom = dictionary() }
        return set
    }

    mutating func border() -> Border { Border(any(), width: number(), color: maybe { $0.color() }) }

    mutating func edges() -> Edges<Finite<Double?>> {
        if chance(3) { return Edges(all: Finite(wrappedValue: number())) }
        return Edges(top: maybe { $0.number() }, right: maybe { $0.number() }, bottom: maybe { $0.number() }, left: maybe { $0.number() })
    }

    mutating func box() -> BoxStyle {
        var box = BoxStyle()
        box.background = maybe { $0.color() }
        box.border = Edges(
            top: maybe { $0.border() }, right: maybe { $0.border() }, bottom: maybe { $0.border() }, left: maybe { $0.border() })
        box.padding = edges()
        box.margin = edges()
        box.width = maybe { $0.length() }
        box.minimumWidth = maybe { $0.length() }
        box.maximumWidth = maybe { $0.length() }
        box.height = maybe { $0.length() }
        box.minimumHeight = maybe { $0.length() }
        box.maximumHeight = maybe { $0.length() }
        box.cornerRadius = maybe { $0.number() }
        box.float = maybe()
        box.clear = maybe()
        return chance(5) ? BoxStyle() : box
    }

    mutating func tabStops() -> [TabStop] { (0..<below(4)).map { _ in TabStop(number(), alignment: any(), leader: any()) } }

    mutating func style(in block: Number<Block>?) -> ParagraphStyle {
        var style = ParagraphStyle()
        style.block = block
        if chance(3) { return style }
        style.alignment = maybe()
        style.writingDirection = maybe()
        style.firstLineHeadIndent = maybe { $0.number() }
        style.headIndent = maybe { $0.number() }
        style.tailIndent = maybe { $0.number() }
        style.spacingBefore = maybe { $0.number() }
        style.spacingAfter = maybe { $0.number() }
        style.lineHeightMultiple = maybe { $0.number() }
        style.minimumLineHeight = maybe { $0.number() }
        style.maximumLineHeight = maybe { $0.number() }
        style.exactLineHeight = maybe { $0.number() }
        style.lineSpacing = maybe { $0.number() }
        style.tabStops = maybe { $0.tabStops() }
        style.defaultTabInterval = maybe { $0.number() }
        style.headingLevel = maybe { $0.below(6) + 1 }
        style.pageBreakBefore = maybe { $0.boolean() }
        style.keepTogether = maybe { $0.boolean() }
        style.keepWithNext = maybe { $0.boolean() }
        style.widowControl = maybe { $0.boolean() }
        style.hyphenation = maybe { $0.number() }
        style.lineBreakMode = maybe()
        style.box = maybe { $0.box() }
        return style
    }
}
