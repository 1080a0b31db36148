// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import StyleSheets
import TextModel

/// Makes the styles of a table. A class, because what it holds would be copied for each question.
final class StyleMaker {
    /// A style with what it was made of.
    struct Entry {
        let style: ElementStyle
        let values: ComputedValues
        /// The number of what children take over.
        let inherited: Int32
        /// The set of its declarations; -1 for that of a pseudo-element.
        let set: Int32
        /// By the number of the pseudo-element: a style and one more, 0 if it was not asked for, -1 for none.
        var pseudoElements = InlineArray<3, Int32>(repeating: 0)
    }

    /// Values that were read, by the numbers that the cascade knows them by.
    private final class Values {
        var list: [StyleValue]

        init(_ list: [StyleValue]) { self.list = list }
    }

    private(set) var entries: [Entry] = []
    private let read: Values
    private var resolver: StyleResolver
    private let media: CSSMedia
    /// By node: the style and one more; 0 if it was not asked for.
    private var numbers: [Int32]
    private var keys = TripleTable()
    private var inherited: [InheritedValues: Int32] = [:]
    private var rootFontSize = 16.0
    private var bodyColor: Color?
    private var path: [HTMLNode] = []
    private let initial = ComputedValues()

    init(_ document: HTMLDocument, _ sheets: [(StyleSheet, StyleResolver.Origin)], _ reader: StyleValueReader) {
        let agent = document.quirksMode == .quirks ? UserAgentSheet.quirks : UserAgentSheet.standard
        let hints = PresentationalHints(document).forResolver
        let read = Values(agent.values)
        resolver = StyleResolver(document, base: agent.base, sheets: sheets, media: reader.media, hints: hints) { property, value in
            guard let value = reader.value(property, value) else { return nil }
            read.list.append(value)
            return Int32(read.list.count - 1)
        }
        self.read = read
        media = reader.media
        numbers = Array(repeating: 0, count: document.nodeCount)
    }

    func style(of element: HTMLNode) -> Int {
        let known = numbers[element.id]
        if known > 0 { return Int(known) - 1 }
        var parent = -1
        if let next = element.parent, next.kind == .element {
            parent = Int(numbers[next.id]) - 1
            if parent < 0 { parent = styleOfAncestor(next) }
        }
        return style(of: element, parent: parent)
    }

    /// The style of an element that none of its descendants was asked about before.
    private func styleOfAncestor(_ element: HTMLNode) -> Int {
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

    private func style(of element: HTMLNode, parent: Int) -> Int {
        let (set, inheritsAny) = resolver.declarations(of: element)
        // What children take over is enough of a parent, unless they ask for more of it.
        let outer = parent < 0 ? -1 : inheritsAny ? -2 - Int32(parent) : entries[parent].inherited
        let (number, isNew) = keys.number(outer, Int32(set), 0)
        if isNew { add(resolver.declarations(set), Int32(set), parent: parent, isBody: element.name == .body) }
        numbers[element.id] = Int32(number) + 1
        return number
    }

    func style(of element: HTMLNode, pseudoElement: CSSPseudoElement) -> Int? {
        let number = style(of: element)
        let place = Int(pseudoElement.rawValue)
        guard place < 3 else { return nil }
        let known = entries[number].pseudoElements[place]
        if known != 0 { return known > 0 ? Int(known) - 1 : nil }
        entries[number].pseudoElements[place] = -1
        guard entries[number].set >= 0, let set = resolver.declarations(Int(entries[number].set), of: pseudoElement) else { return nil }
        // Its number is taken from the keys, like all.
        let own = keys.number(Int32(number), -1, Int32(place) + 1).number
        add(set, -1, parent: number, isBody: false)
        guard !entries[own].style.content.isEmpty, entries[own].style.display != .none else { return nil }
        entries[number].pseudoElements[place] = Int32(own) + 1
        return own
    }

    // MARK: Computing

    private func add(_ set: DeclarationSet, _ number: Int32, parent: Int, isBody: Bool) {
        let outer = parent < 0 ? initial : entries[parent].values
        let computation = StyleComputation(outer, rootFontSize: rootFontSize, media: media, bodyColor: bodyColor)
        let values = computation.values
        let scope = resolver.scope(in: outer.inherited.scope, set)
        values.inherited.scope = scope
        applyFirst(set, scope, computation, isRoot: parent < 0)
        for entry in set.entries where !StyleComputation.isFirst(entry.property) { apply(entry, scope, to: computation) }
        computation.finish(isRoot: parent < 0)
        if isBody { bodyColor = values.inherited.color }
        let next = Int32(inherited.count)
        let taken = inherited[values.inherited, default: next]
        if taken == next { inherited[values.inherited] = next }
        entries.append(Entry(style: ElementStyle(values, parent: outer), values: values, inherited: taken, set: number))
    }

    /// What others are computed from.
    private func applyFirst(_ set: DeclarationSet, _ scope: Int, _ computation: StyleComputation, isRoot: Bool) {
        var first = InlineArray<6, Int>(repeating: -1)
        for (place, entry) in set.entries.enumerated() {
            if let rank = StyleComputation.rank(entry.property) { first[rank] = place }
        }
        for rank in 0..<6 {
            if first[rank] >= 0 { apply(set.entries[first[rank]], scope, to: computation) }
            guard rank == 1 else { continue }
            computation.adjustMonospaceSize()
            if isRoot {
                rootFontSize = computation.values.inherited.fontSize
                computation.rootFontSize = rootFontSize
            }
        }
    }

    private func apply(_ entry: DeclarationSet.Entry, _ scope: Int, to computation: StyleComputation) {
        var value = entry.value
        if case .pending = value { value = resolver.substituted(entry, in: scope) ?? .unset(entry.property) }
        switch value {
        case .read(let number): computation.apply(entry.property, read.list[Int(number)])
        case .inherit: computation.reset(entry.property, toParent: true)
        case .initial, .pending: computation.reset(entry.property, toParent: false)
        }
    }
}
