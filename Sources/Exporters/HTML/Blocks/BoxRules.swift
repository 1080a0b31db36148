// SPDX-License-Identifier: Apache-2.0

import TextModel

/// A box's style in CSS.
enum BoxRules {
    /// - Parameter hasOuterSpace: whether the margin is written here; a paragraph's is joined with its spacing.
    static func declarations(_ box: BoxStyle, hasOuterSpace: Bool = true) -> Declarations {
        var declarations = Declarations()
        declarations.add("background-color", box.background)
        addBorders(box.border, &declarations)
        add("padding", box.padding, atLeast: 0, &declarations)
        if hasOuterSpace { add("margin", box.margin, atLeast: -CSSText.maximum, &declarations) }
        let sizes = [
            ("width", box.width), ("min-width", box.minimumWidth), ("max-width", box.maximumWidth), ("height", box.height),
            ("min-height", box.minimumHeight), ("max-height", box.maximumHeight),
        ]
        for (property, size) in sizes { declarations.add(property, size?.notNegative) }
        declarations.add("border-radius", points: box.cornerRadius.map { max($0, 0) })
        if let float = box.float { declarations.add("float", float.rawValue) }
        if let clear = box.clear { declarations.add("clear", clear.rawValue) }
        return declarations
    }

    /// Whether there is something to be seen that neighbours can share.
    static func isVisible(_ box: BoxStyle) -> Bool {
        box.background != nil || [box.border.top, box.border.right, box.border.bottom, box.border.left].contains { $0 != nil }
    }

    private static func addBorders(_ border: Edges<Border?>, _ declarations: inout Declarations) {
        if let all = border.top, border.allEqual(all) { return declarations.add("border", css(all)) }
        for (side, line) in [("top", border.top), ("right", border.right), ("bottom", border.bottom), ("left", border.left)] {
            if let line { declarations.add("border-" + side, css(line)) }
        }
    }

    private static func add(
        _ property: String, _ edges: Edges<Finite<Double?>>, atLeast minimum: Double, _ declarations: inout Declarations
    ) {
        if let all = edges.top.wrappedValue, edges.allEqual(edges.top) { return declarations.add(property, points: max(all, minimum)) }
        for (side, edge) in [("top", edges.top), ("right", edges.right), ("bottom", edges.bottom), ("left", edges.left)] {
            declarations.add("\(property)-\(side)", points: edge.wrappedValue.map { max($0, minimum) })
        }
    }

    /// CSS has fewer kinds of lines than documents: the nearest is taken.
    private static func css(_ border: Border) -> String {
        let (style, factor): (String, Double) =
            switch border.style {
            case .none: ("none", 1)
            case .solid, .wavy: ("solid", 1)
            case .thick: ("solid", 2)
            case .double: ("double", 1)
            case .triple: ("double", 1.5)
            case .dotted, .dotDotDash: ("dotted", 1)
            case .dashed, .dotDash: ("dashed", 1)
            case .groove, .ridge, .inset, .outset: (border.style.rawValue, 1)
            }
        if border.style == .none { return style }
        return [CSSText.points(max(border.width, 0) * factor), style, border.color.map(CSSText.color)].compactMap { $0 }.joined(
            separator: " ")
    }
}

extension Length {
    /// The length, or nothing where it is negative.
    var notNegative: Length {
        switch self {
        case .points(let value): .points(max(value, 0))
        case .percent(let value): .percent(max(value, 0))
        }
    }
}
