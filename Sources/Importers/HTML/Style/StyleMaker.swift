// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import StyleSheets
import TextModel

/// Makes the styles of a table. A class, because what it holds would be copied for each question. What it is asked for every element goes
/// without checks of exclusive access, as no access lies in another.
final class StyleMaker {
    /// What is asked of a style for every element: the number of what children take over, the set of its declarations, -1 for that of a
    /// pseudo-element, and by the number of the pseudo-element a style and one more, 0 if it was not asked for, -1 for none.
    private struct Links: BitwiseCopyable {
        let inherited: Int32
        let set: Int32
        var pseudoElements: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)

        subscript(pseudoElement: CSSPseudoElement) -> Int32 {
            get {
                switch pseudoElement {
                case .before: pseudoElements.0
                case .after: pseudoElements.1
                case .marker: pseudoElements.2
                case .firstLetter: pseudoElements.3
                default: -1
                }
            }
            set {
                switch pseudoElement {
                case .before: pseudoElements.0 = newValue
                case .after: pseudoElements.1 = newValue
                case .marker: pseudoElements.2 = newValue
                case .firstLetter: pseudoElements.3 = newValue
                default: break
                }
            }
        }
    }

    /// What children take over, as a key.
    private struct Taken: Hashable {
        let values: ComputedValues

        static func == (one: Taken, other: Taken) -> Bool { one.values.inherited == other.values.inherited }

        func hash(into hasher: inout Hasher) { values.inherited.hash(into: &hasher) }
    }

    /// A style, by reference: it is large.
    final class Box {
        let style: ElementStyle
        let values: ComputedValues

        fileprivate init(_ style: ElementStyle, _ values: ComputedValues) {
            self.style = style
            self.values = values
        }
    }

    /// Values that were read, by the numbers that the cascade knows them by.
    private final class Values {
        var list: [StyleValue]

        init(_ list: [StyleValue]) { self.list = list }
    }

    private(set) var boxes: [Box] = []
    @exclusivity(unchecked) private var links: [Links] = []
    private let read: Values
    @exclusivity(unchecked) private var resolver: StyleResolver
    private let media: CSSMedia
    /// By node: the style and one more; 0 if it was not asked for.
    @exclusivity(unchecked) private var numbers: [Int32]
    @exclusivity(unchecked) private var keys = TripleTable()
    private var inherited: [Taken: Int32] = [:]
    private var rootFontSize = 16.0
    private var bodyColor: Color?
    private var path: [HTMLNode] = []
    private let initial = ComputedValues()

    init(_ document: HTMLDocument, _ sheets: [(StyleSheet, StyleResolver.Origin)], _ reader: StyleValueReader, isXML: Bool) {
        let agent = isXML ? XMLVocabulary.userAgentSheet : document.quirksMode == .quirks ? UserAgentSheet.quirks : UserAgentSheet.standard
        let hints = isXML ? XMLVocabulary.hints(document) : PresentationalHints(document).forResolver
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
        let outer = parent < 0 ? -1 : inheritsAny ? -2 - Int32(parent) : links[parent].inherited
        let (number, isNew) = keys.number(outer, Int32(set), 0)
        if isNew { add(resolver.declarations(set), Int32(set), parent: parent, isBody: element.name == .body) }
        numbers[element.id] = Int32(number) + 1
        return number
    }

    func style(of element: HTMLNode, pseudoElement: CSSPseudoElement) -> Int? {
        let number = style(of: element)
        let known = links[number][pseudoElement]
        if known != 0 { return known > 0 ? Int(known) - 1 : nil }
        links[number][pseudoElement] = -1
        guard links[number].set >= 0, let set = resolver.declarations(Int(links[number].set), of: pseudoElement) else { return nil }
        // Its number is taken from the keys, like all.
        let own = keys.number(Int32(number), -1, Int32(pseudoElement.rawValue) + 1).number
        add(set, -1, parent: number, isBody: false)
        guard pseudoElement == .firstLetter || !boxes[own].style.content.isEmpty && boxes[own].style.display != .none else { return nil }
        links[number][pseudoElement] = Int32(own) + 1
        return own
    }

    // MARK: Computing

    private func add(_ set: DeclarationSet, _ number: Int32, parent: Int, isBody: Bool) {
        let outer = parent < 0 ? initial : boxes[parent].values
        let computation = StyleComputation(outer, rootFontSize: rootFontSize, media: media, bodyColor: bodyColor)
        let values = computation.values
        let scope = resolver.scope(in: outer.inherited.scope, set)
        values.inherited.scope = scope
        applyFirst(set, scope, computation, isRoot: parent < 0)
        for entry in set.entries where !StyleComputation.isFirst(entry.property) { apply(entry, scope, to: computation) }
        computation.finish(isRoot: parent < 0)
        if isBody { bodyColor = values.inherited.color }
        let next = Int32(inherited.count)
        let taken = inherited[Taken(values: values), default: next]
        if taken == next { inherited[Taken(values: values)] = next }
        let style = ElementStyle(values, parent: outer, isPseudoElement: number < 0)
        boxes.append(Box(style, values))
        links.append(Links(inherited: taken, set: number))
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
