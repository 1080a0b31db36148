// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What a paragraph's declarations depend on beside its style.
struct ParagraphSurroundings: Hashable {
    /// How far list items around it have already moved it from its block's leading edge, in points.
    var edge = 0.0
    /// Which way it runs, where its style says so or leaves it to the text.
    var direction: WritingDirection?
    /// Whether a marker hangs before its first line, in the space that a negative first line indent makes.
    var hasMarker = false
    /// Whether it holds white space that would collapse.
    var preservesSpace = false
    var hasTabs = false
    /// Whether an element around it has its box.
    var leavesOutBox = false
}

/// A paragraph's style in CSS.
struct ParagraphRules {
    /// What fonts' own line heights are, roughly, in ems; the model's multiples and additions start from it.
    private static let lineHeight = 1.2

    let style: ParagraphStyle
    let surroundings: ParagraphSurroundings
    let pageDirection: WritingDirection?
    let hyphenates: Bool
    let defaultTabInterval: Double?

    func declarations() -> Declarations {
        var declarations = Declarations()
        addAlignment(&declarations)
        addSpace(&declarations)
        addLineHeight(&declarations)
        addBreaks(&declarations)
        addWhiteSpace(&declarations)
        if let box = style.box, !surroundings.leavesOutBox { declarations.add(BoxRules.declarations(box, hasOuterSpace: false)) }
        return declarations
    }

    private var direction: WritingDirection { surroundings.direction ?? pageDirection ?? .leftToRight }

    private func addAlignment(_ declarations: inout Declarations) {
        guard let alignment = style.alignment else { return }
        switch (alignment, direction) {
        case (.natural, _), (.left, .leftToRight): break
        case (.justified, _): declarations.add("text-align", "justify")
        default: declarations.add("text-align", alignment.rawValue)
        }
    }

    /// The names of the leading and trailing sides.
    private var sides: (leading: String, trailing: String) {
        direction == .rightToLeft ? ("right", "left") : ("left", "right")
    }

    private func addSpace(_ declarations: inout Declarations) {
        let margin = surroundings.leavesOutBox ? nil : style.box?.margin
        // Text left of the page would be cut off, so nothing starts before the edge.
        let head = max(style.headIndent ?? 0, 0) - surroundings.edge
        var first = max(style.firstLineHeadIndent ?? style.headIndent ?? 0, 0) - surroundings.edge - head
        if surroundings.hasMarker { first = max(first, 0) }
        let boxLeading = direction == .rightToLeft ? margin?.right.wrappedValue : margin?.left.wrappedValue
        let boxTrailing = direction == .rightToLeft ? margin?.left.wrappedValue : margin?.right.wrappedValue
        func add(_ side: String, _ value: Double) {
            if value != 0 { declarations.add("margin-" + side, points: value) }
        }
        add("top", (style.spacingBefore ?? 0) + (margin?.top.wrappedValue ?? 0))
        add("bottom", (style.spacingAfter ?? 0) + (margin?.bottom.wrappedValue ?? 0))
        add(sides.leading, head + (boxLeading ?? 0))
        let tail = style.tailIndent ?? 0
        add(sides.trailing, (tail < 0 ? -tail : 0) + (boxTrailing ?? 0))
        if tail > 0 { declarations.add("max-width", points: max(tail - surroundings.edge - head, 0)) }
        if first != 0 { declarations.add("text-indent", points: first) }
    }

    /// Added space, at least and at most start from the font's own height, which CSS cannot name.
    private func addLineHeight(_ declarations: inout Declarations) {
        if let exact = style.exactLineHeight, exact > 0 { return declarations.add("line-height", points: exact) }
        let multiple = style.lineHeightMultiple.flatMap { $0 > 0 ? $0 : nil } ?? 1
        let (minimum, maximum) = (style.minimumLineHeight ?? 0, style.maximumLineHeight ?? 0)
        let added = style.lineSpacing ?? 0
        if minimum > 0, minimum == maximum { return declarations.add("line-height", points: minimum) }
        let isPlain = minimum <= 0 && maximum <= 0 && added == 0
        if isPlain, multiple == 1 { return }
        let ownHeight = CSSText.number(multiple * Self.lineHeight)
        if isPlain { return declarations.add("line-height", ownHeight) }
        var value = ownHeight + "em"
        if added != 0 { value = "calc(\(value) + \(CSSText.number(added))pt)" }
        if minimum > 0 { value = "max(\(value),\(CSSText.points(minimum)))" }
        if maximum > 0 { value = "min(\(value),\(CSSText.points(maximum)))" }
        declarations.add("line-height", value)
    }

    private func addBreaks(_ declarations: inout Declarations) {
        if style.pageBreakBefore == true { declarations.add("break-before", "page") }
        if style.keepWithNext == true { declarations.add("break-after", "avoid") }
        if style.keepTogether == true { declarations.add("break-inside", "avoid") }
        if style.widowControl == false {
            declarations.add("orphans", "1")
            declarations.add("widows", "1")
        }
        if let hyphenation = style.hyphenation, (hyphenation > 0) != hyphenates {
            declarations.add("hyphens", hyphenation > 0 ? "auto" : "manual")
        }
    }

    private func addWhiteSpace(_ declarations: inout Declarations) {
        var keepsLines = false
        switch style.lineBreakMode {
        case nil, .wordWrapping: break
        case .characterWrapping: declarations.add("word-break", "break-all")
        case .noWrap: keepsLines = true
        case .clipping, .truncatingHead, .truncatingMiddle, .truncatingTail:
            keepsLines = true
            declarations.add("overflow", "hidden")
            if style.lineBreakMode != .clipping { declarations.add("text-overflow", "ellipsis") }
        }
        if keepsLines || surroundings.preservesSpace {
            declarations.add("white-space", keepsLines ? (surroundings.preservesSpace ? "pre" : "nowrap") : "pre-wrap")
        }
        if surroundings.hasTabs, let interval = tabInterval { declarations.add("tab-size", points: interval) }
    }

    /// CSS has tab stops at equal distances only, counted from where lines start: the first stop behind that place decides.
    private var tabInterval: Double? {
        let head = max(style.headIndent ?? 0, 0)
        if let stop = style.tabStops?.first(where: { $0.location > head && $0.alignment != .bar }) { return stop.location - head }
        return (style.defaultTabInterval ?? defaultTabInterval).flatMap { $0 > 0 ? $0 : nil }
    }
}
