// SPDX-License-Identifier: Apache-2.0

internal import HTMLSyntax

/// The rules of several sheets that are in force for a medium, in buckets by what their subjects must have.
struct RuleSet {
    struct Entry {
        let selector: ComplexSelector
        let declarations: [LonghandDeclaration]
        let origin: StyleResolver.Origin
        /// The place of the layer among all; those without a layer have the last.
        var layer: Int
        let order: Int
    }

    private var entries: [Entry] = []
    private var buckets: [UInt64: [Int32]] = [:]
    private var universal: [Int32] = []
    private(set) var pseudoElements: Set<CSSPseudoElement> = []

    init(_ sheets: [(StyleSheet, StyleResolver.Origin)], _ media: CSSMedia) {
        var layers: [UInt8: LayerOrder] = [:]
        var numbers: [[Int]] = []
        var conditions: [[Bool]] = []
        for (sheet, origin) in sheets {
            var holds: [Bool] = []
            for condition in sheet.conditions {
                holds.append((condition.parent < 0 || holds[condition.parent]) && media.matches(condition.query))
            }
            numbers.append(layers[origin.rawValue, default: LayerOrder()].add(sheet.layers, holds))
            conditions.append(holds)
        }
        let ranks = layers.mapValues { $0.ranks }
        var order = 0
        for (place, (sheet, origin)) in sheets.enumerated() {
            let ranks = ranks[origin.rawValue] ?? []
            for rule in sheet.rules where rule.condition < 0 || conditions[place][rule.condition] {
                let layer = rule.layer < 0 ? ranks.count : ranks[numbers[place][rule.layer]]
                for selector in rule.selectors where !selector.matchesNothing {
                    add(Entry(selector: selector, declarations: rule.declarations, origin: origin, layer: layer, order: order))
                }
                order += rule.declarations.count
            }
        }
    }

    private mutating func add(_ entry: Entry) {
        let number = Int32(entries.count)
        entries.append(entry)
        if let pseudoElement = entry.selector.pseudoElement { pseudoElements.insert(pseudoElement) }
        let simples = entry.selector.compounds.first?.simples ?? []
        let best = simples.max { Self.narrowness($0) < Self.narrowness($1) }
        if let hash = best?.hash { buckets[hash, default: []].append(number) } else { universal.append(number) }
    }

    private static func narrowness(_ simple: SimpleSelector) -> Int {
        switch simple {
        case .id: 3
        case .class: 2
        case .element: 1
        default: 0
        }
    }

    /// Calls a function for every rule that may be about an element.
    func forEachCandidate(_ node: HTMLNode, _ index: ElementIndex, _ body: (Entry) -> Void) {
        let element = index.elements[node.id]
        for number in universal { body(entries[Int(number)]) }
        func visit(_ hash: UInt64) {
            for number in buckets[hash] ?? [] { body(entries[Int(number)]) }
        }
        visit(index.names[Int(element.name)].hash)
        if element.hasID { visit(element.idHash &+ 1) }
        var seen: Set<UInt64> = []
        for word in element.words {
            let hash = index.words[Int(word)].hash
            if element.words.count == 1 || seen.insert(hash).inserted { visit(hash &+ 2) }
        }
    }
}

/// The layers of an origin in the order of the cascade (CSS Cascade 5, section 6.4.2): as first named, each behind those within it.
struct LayerOrder {
    private struct Key: Hashable {
        let parent: Int
        let name: ByteKey
    }

    private var known: [Key: Int] = [:]
    private var parents: [Int] = []

    /// Adds a sheet's layers, in order, if they stand under conditions that hold; gives the number of each here.
    mutating func add(_ layers: [StyleSheet.Layer], _ holds: [Bool]) -> [Int] {
        var numbers: [Int] = []
        for layer in layers {
            guard layer.condition < 0 || holds[layer.condition] else {
                numbers.append(0)
                continue
            }
            let parent = layer.parent < 0 ? -1 : numbers[layer.parent]
            let key = Key(parent: parent, name: ByteKey(layer.name))
            if !layer.name.utf8.isEmpty, let number = known[key] {
                numbers.append(number)
                continue
            }
            known[key] = parents.count
            numbers.append(parents.count)
            parents.append(parent)
        }
        return numbers
    }

    /// The rank of each layer, by its number.
    var ranks: [Int] {
        var children: [[Int]] = Array(repeating: [], count: parents.count + 1)
        for (number, parent) in parents.enumerated() { children[parent + 1].append(number) }
        var ranks = Array(repeating: 0, count: parents.count)
        // Backwards: a layer before what is within it, the last first.
        var stack = children[0]
        var rank = parents.count - 1
        while let layer = stack.popLast() {
            ranks[layer] = rank
            rank -= 1
            stack += children[layer + 1]
        }
        return ranks
    }
}
