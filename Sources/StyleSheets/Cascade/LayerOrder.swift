// SPDX-License-Identifier: Apache-2.0

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
