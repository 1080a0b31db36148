// SPDX-License-Identifier: Apache-2.0

/// How probable it is in a language that a letter follows another.
struct LetterModel: Sendable {
    /// The class of whatever is no letter.
    static let noLetter = 0

    let language: [UInt8]
    /// Whether a to z have a class each; otherwise they share one.
    let isLatin: Bool
    /// The language's letters beyond ASCII, in lower case.
    let letters: [UInt32]
    /// How many classes there are.
    let size: Int
    /// What a latter class costs behind a former one, at former × size + latter, in fifths of a bit.
    private(set) var costs: [UInt8] = []

    /// What joining two scripts in one word costs at least.
    private static let mixedScriptCost: UInt8 = 60

    /// All models of `letterPairs`, in its order.
    static let all: [LetterModel] = {
        var models: [LetterModel] = []
        DataText(letterPairs).forEachLine { line in
            if line.count > 1, line[line.startIndex] == UInt8(ascii: "="), line[line.startIndex + 1] == UInt8(ascii: " ") {
                models.append(LetterModel(heading: line))
            } else if !models.isEmpty {
                DataText.forEachWord(of: line) { models[models.count - 1].addRow($0) }
            }
            return true
        }
        return models
    }()

    private init(heading: DataText.Line) {
        var words: [DataText.Line] = []
        DataText.forEachWord(of: heading) { words.append($0) }
        language = words.count > 1 ? Array(words[1]) : []
        isLatin = words.count > 2 && words[2].elementsEqual("latin".utf8)
        letters = words.dropFirst(3).map(DataText.hexadecimal)
        size = 1 + (isLatin ? 26 : 1) + letters.count
    }

    private mutating func addRow(_ line: DataText.Line) {
        let row = line.map { $0 > 0x5C ? $0 &- 0x24 : $0 &- 0x23 }
        // What ASCII letters cost behind one another says nothing of an encoding.
        costs += repeatElement(0, count: max(0, size - row.count)) + row.suffix(size)
        guard !isLatin else { return }
        let first = costs.count - size
        if first == size {
            for place in (first + 1)..<costs.count { costs[place] = max(costs[place], Self.mixedScriptCost) }
        } else if first > size {
            costs[first + 1] = max(costs[first + 1], Self.mixedScriptCost)
        }
    }

    /// The class of a letter in lower case; `nil` where it is not the language's.
    func letterClass(_ lower: UInt32) -> Int? {
        if (0x61...0x7A).contains(lower) { return isLatin ? Int(lower) - 0x60 : 1 }
        return letters.firstIndex(of: lower).map { size - letters.count + $0 }
    }
}
