// SPDX-License-Identifier: Apache-2.0

import StyleSheets
import TextModel

extension ElementStyle {
    /// Points in a CSS pixel.
    static let pixel = 0.75

    /// The style that computed values are, in points.
    init(_ values: ComputedValues, parent: ComputedValues, isPseudoElement: Bool) {
        let (own, inherited) = (values.own, values.inherited)
        display = own.display
        if display == .none { return }
        isVisible = inherited.isVisible
        isOutOfSight = inherited.isOutOfSight || inherited.fontSize == 0
        // An element's own content can only be replaced by a picture.
        if isPseudoElement || own.content.count == 1 && own.content[0].isImage { content = own.content }
        counters = own.counterReset + own.counterIncrement + own.counterSet
        msoList = own.msoList
        role = own.headingLevel.map { ElementRole.heading($0) } ?? own.role
        link = own.link
        if case .pairs(let strings) = inherited.quotes {
            quotes = stride(from: 0, to: strings.count - 1, by: 2).map { (open: strings[$0], close: strings[$0 + 1]) }
        }
        setText(values)
        setParagraph(values)
        setBox(values, parent)
        verticalAlignment = own.verticalAlign
        listMarker = inherited.marker
        hasMarkerInside = inherited.hasMarkerInside
        collapsesBorders = inherited.collapsesBorders
        borderSpacing = inherited.borderSpacing * Self.pixel
        hasCaptionBelow = inherited.hasCaptionBelow
        pageBreakBefore = own.breakBefore.forcesPage
        pageBreakAfter = own.breakAfter.forcesPage
        keepTogether = own.breakInside == .avoid || own.breakInside == .avoidPage
        keepWithNext = own.breakAfter == .avoid || own.breakAfter == .avoidPage
    }

    // MARK: Text

    private mutating func setText(_ values: ComputedValues) {
        let inherited = values.inherited
        switch inherited.collapse {
        case .preserve, .breakSpaces: whiteSpace = WhiteSpace(collapsesSpaces: false, keepsLines: true, wraps: inherited.wraps)
        case .preserveBreaks: whiteSpace = WhiteSpace(collapsesSpaces: true, keepsLines: true, wraps: inherited.wraps)
        case .preserveSpaces: whiteSpace = WhiteSpace(collapsesSpaces: false, keepsLines: false, wraps: inherited.wraps)
        default: whiteSpace = WhiteSpace(collapsesSpaces: true, keepsLines: false, wraps: inherited.wraps)
        }
        transform = inherited.transform
        tabSize = inherited.tabSize
        fontSize = inherited.fontSize * Self.pixel
        characters = CharacterAttributes(inherited)
    }

    private mutating func setParagraph(_ values: ComputedValues) {
        let inherited = values.inherited
        switch inherited.align {
        case .left, .webkitLeft: paragraph.alignment = .left
        case .right, .webkitRight: paragraph.alignment = .right
        case .center, .webkitCenter: paragraph.alignment = .center
        case .justify: paragraph.alignment = .justified
        case .end: paragraph.alignment = .end
        default: break
        }
        if values.own.unicodeBidi == .plaintext {
            paragraph.writingDirection = .natural
        } else if inherited.isRightToLeft {
            paragraph.writingDirection = .rightToLeft
        }
        if inherited.indent.pixels != 0 { paragraph.firstLineHeadIndent = inherited.indent.pixels * Self.pixel }
        switch inherited.lineHeight {
        case .normal: break
        case .multiple(let number): paragraph.lineHeightMultiple = number
        case .pixels(let pixels): paragraph.exactLineHeight = pixels * Self.pixel
        }
        if inherited.hyphens == .auto { paragraph.hyphenation = 1 }
        if inherited.hyphens == .none { paragraph.hyphenation = 0 }
        if inherited.orphans == 1, inherited.widows == 1 { paragraph.widowControl = false }
    }

    // MARK: Boxes

    private mutating func setBox(_ values: ComputedValues, _ parent: ComputedValues) {
        let own = values.own
        switch own.float {
        case .left: float = .left
        case .right: float = .right
        default: float = nil
        }
        switch own.clear {
        case .left: clear = .left
        case .right: clear = .right
        case .both: clear = .both
        default: clear = nil
        }
        margin = Edges(top: points(own.margin[0]), right: points(own.margin[1]), bottom: points(own.margin[2]), left: points(own.margin[3]))
        padding = Edges(
            top: points(own.padding[0]), right: points(own.padding[1]), bottom: points(own.padding[2]), left: points(own.padding[3]))
        autoMargins = AutoMargins(values, parent)
        width = own.width.flatMap { Self.length($0) }
        height = own.height.flatMap { Self.length($0) }
        if display != .inline, display != .contents, own.mayHaveBox { box = BoxStyle(values, self) }
    }

    private func points(_ dimension: StyleDimension?) -> Double { (dimension?.pixels ?? 0) * Self.pixel }

    /// A length; of a sum with a percentage the larger part counts.
    static func length(_ dimension: StyleDimension) -> Length? {
        dimension.percent != 0 ? .percent(dimension.percent) : .points(dimension.pixels * pixel)
    }
}

extension OwnValues {
    /// Whether anything is said that a box may show.
    fileprivate var mayHaveBox: Bool {
        if width != nil || height != nil || minWidth != nil || minHeight != nil || maxWidth != nil || maxHeight != nil { return true }
        if case .absolute(let color) = background, color.alpha == 0 {
            let hasBorder = borderStyle[0] != .none || borderStyle[1] != .none || borderStyle[2] != .none || borderStyle[3] != .none
            return hasBorder || float != .none || clear != .none
        }
        return true
    }
}

extension ElementStyle.AutoMargins {
    /// By the margins; or by an alignment of the parent that moves blocks too, where the block does not fill it.
    fileprivate init(_ values: ComputedValues, _ parent: ComputedValues) {
        let (left, right) = (values.own.margin[3] == nil, values.own.margin[1] == nil)
        if left || right {
            self = left ? right ? .centered : .left : .right
            return
        }
        let fills = values.own.width == nil && values.own.display != .table
        guard values.own.display.isBlockLevel, !fills else {
            self = .none
            return
        }
        switch parent.inherited.align {
        case .webkitCenter: self = .centered
        case .webkitRight: self = .left
        default: self = .none
        }
    }
}

extension BoxStyle {
    /// What a box shows of itself, and what it asks for; nil where that is nothing.
    fileprivate init?(_ values: ComputedValues, _ style: ElementStyle) {
        self.init()
        let own = values.own
        let background: Color =
            switch own.background {
            case .current: values.inherited.textColor
            case .absolute(let color): color
            }
        if background.alpha > 0, !own.isBackgroundClippedToText { self.background = background }
        border = Edges(top: Self.border(own, 0), right: Self.border(own, 1), bottom: Self.border(own, 2), left: Self.border(own, 3))
        let isSeen = self.background != nil || !border.allEqual(nil)
        if isSeen, !style.padding.allEqual(0) {
            padding = Edges(
                top: style.padding.top, right: style.padding.right, bottom: style.padding.bottom, left: style.padding.left)
        }
        let radius = (0..<4).map { own.radius[$0].pixels }.max() ?? 0
        if isSeen, radius > 0 { cornerRadius = radius * ElementStyle.pixel }
        width = Self.size(own.width, own, across: true)
        minimumWidth = Self.size(own.minWidth.flatMap { $0 == .zero ? nil : $0 }, own, across: true)
        maximumWidth = Self.size(own.maxWidth, own, across: true)
        height = Self.size(own.height, own, across: false)
        minimumHeight = Self.size(own.minHeight.flatMap { $0 == .zero ? nil : $0 }, own, across: false)
        maximumHeight = Self.size(own.maxHeight, own, across: false)
        float = style.float
        clear = style.clear
        if isEmpty { return nil }
    }

    private static func border(_ own: OwnValues, _ side: Int) -> Border? {
        let style: Border.Style
        switch own.borderStyle[side] {
        case .solid: style = .solid
        case .dashed: style = .dashed
        case .dotted: style = .dotted
        case .double: style = .double
        case .groove: style = .groove
        case .ridge: style = .ridge
        case .inset: style = .inset
        case .outset: style = .outset
        default: return nil
        }
        guard own.borderWidth[side] > 0 else { return nil }
        let border = Border(style, width: own.borderWidth[side] * ElementStyle.pixel)
        guard case .absolute(let color) = own.borderColor[side] else { return border }
        return Border(style, width: border.width, color: color)
    }

    /// A size of the content: padding and border are taken off where `box-sizing` counts them in.
    private static func size(_ dimension: StyleDimension?, _ own: OwnValues, across: Bool) -> Length? {
        guard var dimension else { return nil }
        if own.isBorderBox, dimension.percent == 0 {
            for side in across ? [1, 3] : [0, 2] {
                dimension.pixels -= own.padding[side].pixels + (own.borderStyle[side] == .none ? 0 : own.borderWidth[side])
            }
            dimension.pixels = max(dimension.pixels, 0)
        }
        return ElementStyle.length(dimension)
    }
}

extension ElementStyle.ContentPart {
    fileprivate var isImage: Bool { if case .image = self { true } else { false } }
}

extension StyleKeyword {
    /// Whether a break begins a page.
    fileprivate var forcesPage: Bool {
        switch self {
        case .page, .always, .all, .left, .right, .recto, .verso: true
        default: false
        }
    }
}
