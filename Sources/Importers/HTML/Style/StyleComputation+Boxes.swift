// SPDX-License-Identifier: Apache-2.0

import StyleSheets
import TextModel

/// What follows from several properties together, once all are there.
extension StyleComputation {
    /// What a length beyond the edge of the page is taken for, in pixels.
    private static let farAway = -999.0

    func finish(isRoot: Bool) {
        adjustDisplay(isRoot: isRoot)
        let isInline = !isBlockLevel
        let isOutOfFlow = values.own.position == .absolute || values.own.position == .fixed
        let isAtomic = values.own.display == .inlineBlock || values.own.display == .inlineTable || values.own.display == .inlineFlex
        if isAtomic || isOutOfFlow || values.own.float != .none { values.inherited.decorations = InheritedValues.Decorations() }
        addDecorations()
        setBackground(isInline: isInline, isAtomic: isAtomic)
        setRaise(isInline: isInline)
        setDirections(isInline: isInline)
        // Tables do not take over what moves blocks.
        if values.own.display == .table, values.inherited.align.movesBlocks { values.inherited.align = .start }
        if isOutOfSight(isOutOfFlow: isOutOfFlow) { values.inherited.isOutOfSight = true }
        if values.own.display != .contents { values.inherited.blockifiesChildren = isFlexible }
    }

    private var isFlexible: Bool { values.own.display == .flex || values.own.display == .inlineFlex }

    /// Whether the element is a box of its own among blocks or in a table.
    private var isBlockLevel: Bool {
        switch values.own.display {
        case .inline, .inlineBlock, .inlineTable, .inlineFlex, .ruby, .rubyBase, .rubyText, .rubyBaseContainer, .rubyTextContainer,
            .contents, .none:
            false
        default: true
        }
    }

    // MARK: Display

    /// CSS Display 3, section 2.7, "Automatic Box Type Transformations".
    private func adjustDisplay(isRoot: Bool) {
        if values.own.isHiddenByOffice { values.own.display = .none }
        if values.own.display == .none { return }
        let isOutOfFlow = values.own.position == .absolute || values.own.position == .fixed
        let isItem = parent.inherited.blockifiesChildren
        if isOutOfFlow || isItem { values.own.float = .none }
        if isRoot || isOutOfFlow || isItem || values.own.float != .none { values.own.display = values.own.display.blockified }
    }

    // MARK: Decoration

    /// CSS Text Decoration 3, section 2: lines are drawn on through the boxes inside, in the colour of the element that draws them.
    private func addDecorations() {
        for line in values.own.decorationLines {
            let decoration = LineDecoration(lineStyle, pattern: linePattern, color: color(values.own.decorationColor))
            switch line {
            case .underline: values.inherited.decorations.underline = decoration
            case .lineThrough: values.inherited.decorations.strikethrough = decoration
            case .overline: values.inherited.decorations.overline = decoration
            default: break
            }
        }
    }

    private var lineStyle: LineDecoration.Style {
        let thickness = values.own.decorationThickness ?? 0
        let isThick = thickness >= max(2, values.inherited.fontSize / 8)
        switch values.own.decorationStyle {
        case .double: return .double
        case .wavy: return isThick ? .thickWavy : .wavy
        default: return isThick ? .thick : .single
        }
    }

    private var linePattern: LineDecoration.Pattern {
        switch values.own.decorationStyle {
        case .dotted: .dot
        case .dashed: .dash
        default: .solid
        }
    }

    // MARK: Background

    private func setBackground(isInline: Bool, isAtomic: Bool) {
        let own = color(values.own.background)
        let isVisible = own.alpha > 0 && !values.own.isBackgroundClippedToText
        if isInline {
            guard isVisible, values.own.display != .contents else { return }
            values.inherited.background = own
            values.inherited.isBackgroundOfBox = isAtomic
        } else if isVisible || !values.inherited.isBackgroundOfBox || values.own.position == .absolute || values.own.position == .fixed {
            values.inherited.background = nil
            values.inherited.isBackgroundOfBox = false
        }
    }

    // MARK: Baseline

    /// Text that is smaller than the text around and stands higher or lower is a superscript or a subscript; other text is only moved.
    private func setRaise(isInline: Bool) {
        guard isInline, values.own.display != .contents else {
            if values.own.display != .contents {
                values.inherited.superscript = 0
                values.inherited.raise = 0
            }
            return
        }
        let outer = parent.inherited.fontSize
        var raise = 0.0
        switch values.own.verticalAlign {
        case .super: raise = outer / 3
        case .sub: raise = -outer / 5
        case .offset(let points): raise = points / 0.75
        default: break
        }
        if values.own.position == .relative {
            if let top = values.own.inset[0]?.pixels { raise -= top } else { raise += values.own.inset[2]?.pixels ?? 0 }
        }
        if values.inherited.glyphPosition != parent.inherited.glyphPosition, values.inherited.glyphPosition != .normal {
            values.inherited.superscript += values.inherited.glyphPosition == .super ? 1 : -1
        }
        guard raise != 0, abs(raise) <= max(outer * 2, 100) else { return }
        if values.inherited.fontSize <= outer * 0.9, abs(raise) > outer / 10 {
            values.inherited.superscript += raise > 0 ? 1 : -1
        } else {
            values.inherited.raise += raise
        }
    }

    // MARK: Direction

    private func setDirections(isInline: Bool) {
        let direction: WritingDirection = values.inherited.isRightToLeft ? .rightToLeft : .leftToRight
        let bidi = values.own.unicodeBidi
        let isOverride = bidi == .bidiOverride || bidi == .isolateOverride
        guard isInline else {
            values.inherited.directions = isOverride ? [DirectionStep(direction, .override)] : []
            return
        }
        if bidi == .embed { values.inherited.directions.append(DirectionStep(direction)) }
        if bidi == .isolate || bidi == .isolateOverride { values.inherited.directions.append(DirectionStep(direction, .isolate)) }
        if bidi == .plaintext { values.inherited.directions.append(DirectionStep(.natural, .isolate)) }
        if isOverride { values.inherited.directions.append(DirectionStep(direction, .override)) }
        // Deeper than Unicode's algorithm goes.
        if values.inherited.directions.count > 125 { values.inherited.directions.removeLast() }
    }

    // MARK: Sight

    private func isOutOfSight(isOutOfFlow: Bool) -> Bool {
        let own = values.own
        if own.opacity == 0 || own.hidesAll.path || own.hidesAll.clip && isOutOfFlow { return true }
        if isOutOfFlow || own.position == .relative {
            for side in 0..<4 where own.inset[side].map({ $0.pixels <= Self.farAway }) == true { return true }
        }
        for side in [0, 3] where own.margin[side].map({ $0.pixels <= Self.farAway }) == true { return true }
        if values.inherited.indent.pixels <= Self.farAway { return true }
        let cutsX = own.overflow.x == .hidden || own.overflow.x == .clip
        let cutsY = own.overflow.y == .hidden || own.overflow.y == .clip
        let height = [own.height, own.maxHeight].compactMap { $0 }.filter { $0.percent == 0 }.map(\.pixels).min()
        let width = [own.width, own.maxWidth].compactMap { $0 }.filter { $0.percent == 0 }.map(\.pixels).min()
        let hasPadding = (0..<4).contains { own.padding[$0].pixels > 0 || own.padding[$0].percent > 0 }
        guard !hasPadding, isBlockLevel || values.own.display == .inlineBlock else { return false }
        if cutsY, height == 0 || cutsX && width == 0 { return true }
        return cutsX && cutsY && (height ?? 2) <= 1 && (width ?? 2) <= 1
    }
}

extension StyleKeyword {
    /// Whether an alignment of text is one of blocks too.
    fileprivate var movesBlocks: Bool { self == .webkitCenter || self == .webkitLeft || self == .webkitRight }
}

extension ElementStyle.Display {
    /// The kind among blocks that takes the place of one in a line or in a table.
    fileprivate var blockified: Self {
        switch self {
        case .none, .contents, .block, .listItem, .table, .flex: self
        case .inlineTable: .table
        case .inlineFlex: .flex
        default: .block
        }
    }
}
