// SPDX-License-Identifier: Apache-2.0

import HTMLWriting
import TextModel

/// What a class styles; the raw value begins its name. Of two classes on one element the later kind wins.
enum StyleKind: String, CaseIterable {
    case block = "b"
    case paragraph = "p"
    case character = "c"
}

/// The styles of a page: one class for each distinct style, numbered by first appearance; or `style` attributes.
struct StyleClasses {
    /// A style sheet's list of numbered markers.
    private struct CounterStyle: Interned { @Bytewise var descriptors: String }

    /// Whether styles go into attributes.
    let isInline: Bool
    private var classes = StyleKind.allCases.map { _ in InternTable(nothing: Declarations()) }
    private var counterStyles = InternTable(nothing: CounterStyle(descriptors: ""))
    private var usedRules = [Bool](repeating: false, count: BaseRules.all.count)

    init(isInline: Bool) { self.isInline = isInline }

    /// The attribute (with a space before it) that gives an element its styles; also notes that the element is used.
    mutating func attribute(for element: String, _ styles: [(kind: StyleKind, declarations: Declarations)]) -> String {
        let rule = BaseRules.place(of: element)
        if isInline {
            var text = rule.map { BaseRules.all[$0].declarations } ?? ""
            for style in styles where !style.declarations.isEmpty { text += (text.isEmpty ? "" : ";") + style.declarations.text }
            return text.isEmpty ? "" : " style=\"" + HTMLText.escaped(text) + "\""
        }
        if let rule { usedRules[rule] = true }
        let names = styles.compactMap { style -> String? in
            if style.declarations.isEmpty { return nil }
            let kind = StyleKind.allCases.firstIndex(of: style.kind) ?? 0
            return style.kind.rawValue + String(classes[kind].number(for: style.declarations))
        }
        return names.isEmpty ? "" : " class=\"" + names.joined(separator: " ") + "\""
    }

    /// The name of a counter style; `nil` where there is no style sheet to define it in.
    mutating func counterStyle(_ descriptors: String) -> String? {
        isInline ? nil : "m" + String(counterStyles.number(for: CounterStyle(descriptors: descriptors)))
    }

    /// The rules by which the colours of classes become those of a dark page.
    var darkRules: String {
        var rules = ""
        for (kind, table) in zip(StyleKind.allCases, classes) {
            for (number, declarations) in table.values.enumerated().dropFirst() {
                let dark = DarkColors.declarations(for: declarations.text)
                if !dark.isEmpty { rules += ".\(kind.rawValue)\(number){\(dark)}" }
            }
        }
        return rules
    }

    /// The rules for what was used, one a line.
    var styleSheet: String {
        var sheet = ""
        var groups: [(elements: String, declarations: String)] = []
        for (rule, isUsed) in zip(BaseRules.all, usedRules) where isUsed {
            if let place = groups.firstIndex(where: { $0.declarations == rule.declarations }) {
                groups[place].elements += "," + rule.element
            } else {
                groups.append((rule.element, rule.declarations))
            }
        }
        for group in groups { sheet += "\(group.elements){\(group.declarations)}\n" }
        for (number, style) in counterStyles.values.enumerated().dropFirst() {
            sheet += "@counter-style m\(number){\(style.descriptors)}\n"
        }
        for (kind, table) in zip(StyleKind.allCases, classes) {
            for (number, declarations) in table.values.enumerated().dropFirst() {
                sheet += ".\(kind.rawValue)\(number){\(declarations.text)}\n"
            }
        }
        return sheet
    }
}
