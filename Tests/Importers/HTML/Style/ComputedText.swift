// SPDX-License-Identifier: Apache-2.0

import StyleSheets
import TextModel

@testable import HTMLImport

/// Computed values in the form in which `make-computed.py` has a browser write them: what is initial is left out.
struct ComputedText {
    private var fields: [String] = []
    private let values: ComputedValues

    init(_ values: ComputedValues, isPseudoElement: Bool = false) {
        self.values = values
        fields.append("display \(display)")
        addBox()
        addText()
        addLists()
        addSides()
        if isPseudoElement { add("content", values.own.content.map(Self.content).joined(separator: " "), "") }
    }

    /// The fields, by name.
    var byName: [String: String] {
        Dictionary(
            fields.map { field in
                let place = field.firstIndex(of: " ") ?? field.endIndex
                return (String(field[..<place]), String(field[place...].dropFirst()))
            }, uniquingKeysWith: { $1 })
    }

    private mutating func add(_ name: String, _ value: String, _ initial: String) {
        if value != initial { fields.append("\(name) \(value)") }
    }

    static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    static func name(_ keyword: Any) -> String {
        var name = ""
        for character in "\(keyword)" {
            if character.isUppercase { name += "-\(character.lowercased())" } else { name.append(character) }
        }
        return name.hasPrefix("webkit-") ? "-" + name : name
    }

    private func color(_ color: StyleColor) -> String? {
        guard case .absolute(let color) = color else { return nil }
        return Self.color(color)
    }

    static func color(_ color: Color) -> String {
        let (red, green, blue) = color.components8
        return "#\(red).\(green).\(blue)" + (color.alpha == 1 ? "" : "/\(number(Double(color.alpha)))")
    }

    // MARK: Groups

    private var display: String {
        let names: [ElementStyle.Display: String] = [
            .rowGroup: "table-row-group", .headerGroup: "table-header-group", .footerGroup: "table-footer-group", .row: "table-row",
            .cell: "table-cell", .columnGroup: "table-column-group", .column: "table-column", .caption: "table-caption",
        ]
        return names[values.own.display] ?? Self.name(values.own.display)
    }

    private mutating func addBox() {
        let own = values.own
        add("position", Self.name(own.position), "static")
        add("float", Self.name(own.float), "none")
        add("clear", Self.name(own.clear), "none")
        if !values.inherited.isVisible { fields.append("visibility hidden") }
        add("opacity", Self.number(own.opacity), "1")
        add("background-color", color(own.background) ?? Self.color(values.inherited.textColor), "#0.0.0/0")
        switch own.verticalAlign {
        case .baseline: break
        case .offset(let points): fields.append("vertical-align \(Self.number(points / 0.75))")
        default: fields.append("vertical-align \(Self.name(own.verticalAlign))")
        }
        add("unicode-bidi", Self.name(own.unicodeBidi), "normal")
        add("box-sizing", own.isBorderBox ? "border-box" : "content-box", "content-box")
        // A page is the only thing that can always be broken here.
        add("break-before", Self.name(own.breakBefore == .always ? .page : own.breakBefore), "auto")
        add("break-after", Self.name(own.breakAfter == .always ? .page : own.breakAfter), "auto")
        add("break-inside", Self.name(own.breakInside), "auto")
        let lines = [StyleKeyword.underline, .overline, .lineThrough].filter { own.decorationLines.contains($0) }
        add("text-decoration-line", lines.map(Self.name).joined(separator: " "), "")
        add("text-decoration-style", Self.name(own.decorationStyle), "solid")
        if let color = color(own.decorationColor) { add("text-decoration-color", color, Self.color(values.inherited.textColor)) }
    }

    private mutating func addText() {
        let inherited = values.inherited
        add("white-space-collapse", Self.name(inherited.collapse), "collapse")
        add("text-wrap-mode", inherited.wraps ? "wrap" : "nowrap", "wrap")
        add("color", Self.color(inherited.textColor), "#0.0.0")
        let families = (inherited.families ?? []).map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: ", ")
        add("font-family", families, "")
        add("font-size", Self.number(inherited.fontSize), "16")
        add("font-weight", "\(inherited.weight)", "400")
        add("font-style", inherited.isItalic ? "italic" : "normal", "normal")
        add("font-stretch", Self.number(inherited.stretch) + "%", "100%")
        add("font-variant-caps", Self.name(inherited.caps), "normal")
        switch inherited.lineHeight {
        case .normal: break
        case .multiple(let number): fields.append("line-height \(Self.number(number * inherited.fontSize))")
        case .pixels(let pixels): fields.append("line-height \(Self.number(pixels))")
        }
        add("letter-spacing", Self.number(inherited.letterSpacing), "0")
        add("text-align", Self.name(inherited.align), "start")
        let indent = inherited.indent
        add("text-indent", indent.percent != 0 ? "\(Self.number(indent.percent))%" : Self.number(indent.pixels), "0")
        add("text-transform", Self.name(inherited.transform), "none")
        add("direction", inherited.isRightToLeft ? "rtl" : "ltr", "ltr")
        add("tab-size", "\(inherited.tabSize)", "8")
        add("hyphens", Self.name(inherited.hyphens), "manual")
        add("orphans", "\(inherited.orphans)", "2")
        add("widows", "\(inherited.widows)", "2")
        add("-webkit-text-stroke-width", Self.number(inherited.strokeWidth), "0")
    }

    private mutating func addLists() {
        let inherited = values.inherited
        switch inherited.marker {
        case .style(let marker): add("list-style-type", Self.name(marker), "disc")
        case .text("▾ "): fields.append("list-style-type disclosure-open")
        case .text("▸ "): fields.append("list-style-type disclosure-closed")
        case .text(let text): fields.append("list-style-type \"\(text)\"")
        }
        add("list-style-position", inherited.hasMarkerInside ? "inside" : "outside", "outside")
        add("border-collapse", inherited.collapsesBorders ? "collapse" : "separate", "separate")
        add("border-spacing", Self.number(inherited.borderSpacing), "0")
        add("caption-side", inherited.hasCaptionBelow ? "bottom" : "top", "top")
        if case .pairs(let strings) = inherited.quotes {
            fields.append("quotes \(strings.isEmpty ? "none" : strings.map { "\"\($0)\"" }.joined(separator: " "))")
        }
        func changes(_ list: [ElementStyle.CounterChange]) -> String { list.map { "\($0.name) \($0.value)" }.joined(separator: " ") }
        add("counter-reset", changes(values.own.counterReset), "")
        add("counter-increment", changes(values.own.counterIncrement), "")
    }

    private mutating func addSides() {
        let own = values.own
        for (side, name) in ["top", "right", "bottom", "left"].enumerated() {
            if let margin = own.margin[side], margin.percent == 0 {
                add("margin-\(name)", Self.number(margin.pixels), "0")
            } else {
                fields.append("margin-\(name) auto")
            }
            add("padding-\(name)", Self.number(own.padding[side].pixels), "0")
            guard side == 0 || side == 3 else { continue }
            add("border-\(name)-style", Self.name(own.borderStyle[side]), "none")
            let isDrawn = own.borderStyle[side] != .none && own.borderStyle[side] != .hidden
            add("border-\(name)-width", isDrawn ? Self.number(own.borderWidth[side]) : "0", "0")
            if let color = color(own.borderColor[side]) { add("border-\(name)-color", color, Self.color(values.inherited.textColor)) }
        }
        add("border-top-left-radius", Self.number(own.radius[0].pixels), "0")
    }

    private static func content(_ part: ElementStyle.ContentPart) -> String {
        switch part {
        case .text(let text): "\"\(text)\""
        case .attribute(let name): "attr(\(name))"
        case .counter(let name, let marker): "counter(\(name)\(marker == .decimal ? "" : ", \(Self.name(marker))"))"
        case .counters(let name, let separator, _): "counters(\(name), \"\(separator)\")"
        case .openQuote: "open-quote"
        case .closeQuote: "close-quote"
        case .noOpenQuote: "no-open-quote"
        case .noCloseQuote: "no-close-quote"
        case .image(let url): "url(\"\(url)\")"
        }
    }
}
