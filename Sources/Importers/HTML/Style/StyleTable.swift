// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import StyleSheets
import TextModel

/// The styles of a document's elements, each computed once for all elements that have the same declarations and take over the same.
struct StyleTable {
    /// A style of the table; equal numbers are one style.
    typealias StyleNumber = Int

    /// Values that were read, by the numbers that the cascade knows them by.
    private final class Values {
        var list: [StyleValue] = []
    }

    private let read = Values()
    private var resolver: StyleResolver
    private let media: CSSMedia
    private let quirks: HTMLQuirksMode
    /// By node: the style and one more; 0 if it was not asked for.
    private var numbers: [Int32]
    private var keys = TripleTable()
    private var styles: [ElementStyle] = []
    private var computed: [ComputedValues] = []
    /// Of each style: the number of what children take over from it, the set of its declarations, and the styles of its pseudo-elements.
    private var links: [Links] = []
    private var inherited: [InheritedValues: Int32] = [InheritedValues(): 0]
    private var rootFontSize = 16.0
    private var bodyColor: Color?
    private var path: [HTMLNode] = []

    private struct Links {
        var inherited: Int32
        var set: Int32
        /// By the number of the pseudo-element: a style and one more, 0 if it was not asked for, -1 for none.
        var pseudoElements = InlineArray<3, Int32>(repeating: 0)
    }

    /// A table for a document.
    ///
    /// - Parameters:
    ///   - authorSheets: The document's sheets in their order, without those whose `media` attribute does not hold.
    ///   - userSheets: The reader's sheets in their order.
    init(
        _ document: HTMLDocument, authorSheets: [StyleSheet], userSheets: [StyleSheet], media: CSSMedia, quirks: HTMLQuirksMode,
        colors: CSSColorContext
    ) {
        var sheets: [(StyleSheet, StyleResolver.Origin)] = [(UserAgentSheet.standard, .userAgent)]
        if quirks == .quirks { sheets.append((UserAgentSheet.quirks, .userAgent)) }
        sheets += userSheets.map { ($0, .user) } + authorSheets.map { ($0, .author) }
        let reader = StyleValueReader(colors: colors, media: media)
        let hints = PresentationalHints(document)
        resolver = StyleResolver(document, sheets: sheets, media: media, hints: hints.forResolver) { [read] property, value in
            guard let value = reader.value(property, value) else { return nil }
            read.list.append(value)
            return Int32(read.list.count - 1)
        }
        self.media = media
        self.quirks = quirks
        numbers = Array(repeating: 0, count: document.nodeCount)
    }

    subscript(number: StyleNumber) -> ElementStyle {
        _read { yield styles[number] }
    }

    /// How many different styles there are so far.
    var count: Int { styles.count }

    /// The number of an element's style. It is cheapest to ask in the order of the document.
    mutating func style(of element: HTMLNode) -> StyleNumber {
        let known = numbers[element.id]
        if known > 0 { return Int(known) - 1 }
        var parent = -1
        path.append(element)
        while let next = path.last?.parent, next.kind == .element {
            parent = Int(numbers[next.id]) - 1
            if parent >= 0 { break }
            path.append(next)
        }
        while let node = path.popLast() { parent = style(of: node, parent: parent) }
        return parent
    }

    private mutating func style(of element: HTMLNode, parent: Int) -> Int {
        let set = resolver.declarations(of: element)
        // What children take over is enough of a parent, unless they ask for more of it.
        let outer = parent < 0 ? -1 : resolver[set].inheritsAny ? -2 - Int32(parent) : links[parent].inherited
        let (number, isNew) = keys.number(outer, Int32(set), 0)
        if isNew { add(resolver[set], Int32(set), parent: parent, isBody: element.name == .body) }
        numbers[element.id] = Int32(number) + 1
        return number
    }

    /// The style of a pseudo-element; nil where no rule gives it content.
    mutating func style(of element: HTMLNode, pseudoElement: CSSPseudoElement) -> StyleNumber? {
        let number = style(of: element)
        let place = Int(pseudoElement.rawValue)
        guard place < 3 else { return nil }
        let known = links[number].pseudoElements[place]
        if known != 0 { return known > 0 ? Int(known) - 1 : nil }
        links[number].pseudoElements[place] = -1
        let set = resolver[Int(links[number].set)].pseudoElements.first { $0.element == pseudoElement }?.set
        guard let set else { return nil }
        let (own, isNew) = keys.number(Int32(number), links[number].set, Int32(place) + 1)
        if isNew { add(set, -1, parent: number, isBody: false) }
        guard !styles[own].content.isEmpty, styles[own].display != .none else { return nil }
        links[number].pseudoElements[place] = Int32(own) + 1
        return own
    }

    /// Whether a property, which may be a shorthand, may have a value: `@supports` goes by it.
    static func accepts(property: String, value: CSSValue) -> Bool {
        StyleResolver.accepts(property, value) { StyleValueReader().value($0, $1) != nil }
    }

    // MARK: Computing

    private mutating func add(_ set: DeclarationSet, _ number: Int32, parent: Int, isBody: Bool) {
        let outer = parent < 0 ? ComputedValues() : computed[parent]
        var computation = StyleComputation(outer, rootFontSize: rootFontSize, media: media, bodyColor: bodyColor)
        computation.values.inherited.scope = resolver.scope(in: outer.inherited.scope, set)
        let scope = computation.values.inherited.scope
        for property in StyleComputation.first {
            if let entry = set.entries.first(where: { $0.property == property }) { apply(entry, scope, to: &computation) }
            if property == .fontSize { computation.adjustMonospaceSize() }
        }
        for entry in set.entries where !StyleComputation.first.contains(entry.property) { apply(entry, scope, to: &computation) }
        computation.finish(isRoot: parent < 0)
        if parent < 0 { rootFontSize = computation.values.inherited.fontSize }
        if isBody { bodyColor = computation.values.inherited.color }
        styles.append(ElementStyle(computation.values, parent: outer))
        let next = Int32(inherited.count)
        let taken = inherited[computation.values.inherited] ?? next
        if taken == next { inherited[computation.values.inherited] = next }
        computed.append(computation.values)
        links.append(Links(inherited: taken, set: number))
    }

    private mutating func apply(_ entry: DeclarationSet.Entry, _ scope: Int, to computation: inout StyleComputation) {
        switch resolver.substituted(entry, in: scope) {
        case .read(let number): computation.apply(entry.property, read.list[Int(number)])
        case .inherit: computation.reset(entry.property, toParent: true)
        case .initial: computation.reset(entry.property, toParent: false)
        case .pending, nil: computation.reset(entry.property, toParent: entry.property.isInherited)
        }
    }
}
