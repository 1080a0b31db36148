// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax

@testable import StyleSheets

/// What an importer makes of declarations, in its simplest form: values as text, inherited along the tree.
struct Styles {
    struct Style {
        /// Declared for the element itself.
        var own: [String: String] = [:]
        /// Declared or inherited.
        var values: [String: String] = [:]
        var custom: [String: String] = [:]
        fileprivate var scope = StyleResolver.emptyScope
    }

    private final class Values {
        var texts: [String] = []
    }

    private let values = Values()
    private var resolver: StyleResolver

    init(_ document: HTMLDocument, _ sheets: [(StyleSheet, StyleResolver.Origin)]) {
        let hints = StyleResolver.Hints([.bgcolor]) { node, text in
            if let color = node[.bgcolor] { text += Array("background-color: \(color)".utf8) }
        }
        resolver = StyleResolver(document, sheets: sheets, hints: hints) { [values] property, value in
            guard CascadeTests.accepts(property.name, value) else { return nil }
            values.texts.append(value.description)
            return Int32(values.texts.count - 1)
        }
    }

    mutating func style(of node: HTMLNode) -> Style {
        var path: [HTMLNode] = [node]
        while let parent = path.last?.parent, parent.kind == .element { path.append(parent) }
        return path.reversed().reduce(Style()) { style($1, in: $0) }
    }

    mutating func style(of node: HTMLNode, _ element: CSSPseudoElement) -> Style? {
        let number = resolver.declarations(of: node).set
        return resolver.declarations(number, of: element).map { apply($0, in: style(of: node)) }
    }

    private mutating func style(_ node: HTMLNode, in parent: Style) -> Style {
        let number = resolver.declarations(of: node).set
        return apply(resolver.declarations(number), in: parent)
    }

    private mutating func apply(_ set: DeclarationSet, in parent: Style) -> Style {
        var style = Style()
        style.scope = resolver.scope(in: parent.scope, set)
        style.custom = Dictionary(uniqueKeysWithValues: resolver.scopes[style.scope].values.map { ($0.key.text, $0.value.description) })
        for (name, value) in parent.values where CSSProperty(name)?.isInherited == true { style.values[name] = value }
        for entry in set.entries {
            let name = entry.property.name
            switch resolver.substituted(entry, in: style.scope) {
            case .read(let number):
                style.own[name] = values.texts[Int(number)]
                style.values[name] = style.own[name]
            case .inherit:
                style.values[name] = parent.values[name]
                // Only what is declared to be inherited, not what is so by itself.
                if let value = parent.values[name] { style.own[name] = value }
            case .initial: style.values[name] = nil
            case .pending, nil: break
            }
        }
        return style
    }
}
