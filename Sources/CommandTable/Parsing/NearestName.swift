// SPDX-License-Identifier: Apache-2.0

/// Words longer than this have no nearest name: nobody mistypes one.
private let longestMistypedName = 40

/// The name that was probably meant: the first of the smallest distance, where that is at most a third of the word's length (but 1 for short words).
/// A word that a name begins with is at distance 1.
package func nearestName(to word: some Collection<UInt8>, among names: some Sequence<String>) -> String? {
    let word = Array(word.prefix(longestMistypedName + 1))
    guard !word.isEmpty, word.count <= longestMistypedName else { return nil }
    var best: (name: String, distance: Int)?
    var allowed = max(1, word.count / 3)
    for name in names where name.utf8.count <= longestMistypedName {
        let candidate = Array(name.utf8)
        let found = word.count > 1 && candidate.starts(with: word) ? 1 : typingDistance(word, candidate, atMost: allowed)
        // One letter replaced by another is no mistake, but another letter.
        guard let found, found < max(word.count, candidate.count) else { continue }
        if best == nil || found < allowed {
            best = (name, found)
            allowed = found
        }
    }
    return best?.name
}

/// How many letters must be inserted, deleted, replaced, or swapped with their neighbour to make one word of the other (Damerau and Levenshtein, each
/// letter edited once); `nil` when more than the limit. ASCII case does not count.
private func typingDistance(_ first: [UInt8], _ second: [UInt8], atMost limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    let first = first.map(lowercased), second = second.map(lowercased)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
        var current = [row + 1]
        for column in second.indices {
            var distance = last[column] + (first[row] == second[column] ? 0 : 1)
            distance = min(distance, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                distance = min(distance, beforeLast[column - 1] + 1)
            }
            current.append(distance)
        }
        (beforeLast, last) = (last, current)
    }
    return last[second.count] <= limit ? last[second.count] : nil
}

private func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
