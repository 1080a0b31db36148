// SPDX-License-Identifier: Apache-2.0

/// Guesses kinds of text that have no signature from what their lines look like: each pattern that a line matches weighs for a kind, and
/// the heaviest kind wins if it is heavy enough and well ahead.
enum LineEvidence {
    private static let lineLimit = 100
    /// One pattern counts so often at most.
    private static let repetitions = 4
    private static let threshold = 6

    /// The patterns by the first character that they ask for; those that begin with a wildcard are tried on every line.
    private struct Index {
        var starts: [Int32]
        var lines: [Int32]
        var wild: [Int32] = []
        /// Those that begin with a name or a number.
        var names: [Int32] = []
    }

    private static let text = SignatureText(LineVocabulary.table)
    private static let index: Index = {
        var buckets = [[Int32]](repeating: [], count: 128)
        var wild: [Int32] = []
        var names: [Int32] = []
        var line = 0
        while line < text.count {
            let end = text.lineEnd(from: line)
            let first = pattern(line, end).lowerBound
            let byte = text[first]
            if byte == UInt8(ascii: "*") {
                wild.append(Int32(line))
            } else if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") {
                names.append(Int32(line))
            } else {
                buckets[Int(byte == UInt8(ascii: "\\") ? text[first + 1] : byte) & 127].append(Int32(line))
            }
            line = end + 1
        }
        var starts: [Int32] = [0]
        for bucket in buckets { starts.append((starts.last ?? 0) + Int32(bucket.count)) }
        return Index(starts: starts, lines: buckets.flatMap { $0 }, wild: wild, names: names)
    }()

    /// A line is `TYPE WEIGHT PATTERN`.
    private static func pattern(_ line: Int, _ end: Int) -> Range<Int> {
        var cursor = line
        for _ in 0..<2 {
            while cursor < end, text[cursor] != 0x20 { cursor += 1 }
            cursor += 1
        }
        return min(cursor, end)..<end
    }

    private struct Score {
        var type: Range<Int>
        var weight = 0
        var lines = 0
        var kinds = 0
    }

    static func match(_ bytes: [UInt8], isWhole: Bool) -> ContentMatch? {
        if let table = SeparatedValues.match(bytes, isWhole: isWhole) { return table }
        var scores: [Score] = []
        var hits: [Int32: Int] = [:]
        var seen = 0
        var offset = 0
        while offset < bytes.count, seen < lineLimit {
            let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            var line = bytes[offset..<end]
            offset = end + 1
            while let last = line.last, last.isASCIISpace { line.removeLast() }
            line = line.drop { $0 == 0x20 || $0 == 0x09 }
            guard let first = line.first, line.count < 400 else { continue }
            seen += 1
            if first < 128 {
                for entry in index.lines[Int(index.starts[Int(first)])..<Int(index.starts[Int(first) + 1])] {
                    score(line, entry, &scores, &hits)
                }
            }
            for entry in index.wild { score(line, entry, &scores, &hits) }
            if first.isASCIIWord { for entry in index.names { score(line, entry, &scores, &hits) } }
        }
        return verdict(scores, seen)
    }

    private static func score(_ line: ArraySlice<UInt8>, _ entry: Int32, _ scores: inout [Score], _ hits: inout [Int32: Int]) {
        let end = text.lineEnd(from: Int(entry))
        let range = pattern(Int(entry), end)
        guard LinePattern.matches(line, text, range) else { return }
        let count = hits[entry, default: 0] + 1
        hits[entry] = count
        var typeEnd = Int(entry)
        while text[typeEnd] != 0x20 { typeEnd += 1 }
        let type = Int(entry)..<typeEnd
        let weight = Int(text[typeEnd + 1] & 15)
        let place: Int
        if let known = scores.firstIndex(where: { $0.type.count == type.count && same($0.type, type) }) {
            place = known
        } else {
            place = scores.count
            scores.append(Score(type: type))
        }
        scores[place].lines += 1
        if count == 1 { scores[place].kinds += 1 }
        if count <= repetitions { scores[place].weight += weight }
    }

    private static func same(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        zip(a, b).allSatisfy { text[$0] == text[$1] }
    }

    private static func verdict(_ scores: [Score], _ seen: Int) -> ContentMatch? {
        guard let best = scores.max(by: { $0.weight < $1.weight }) else { return nil }
        let second = scores.filter { $0.type != best.type }.map(\.weight).max() ?? 0
        // A short text has few lines to tell by.
        let needed = seen < 8 ? 4 : threshold
        guard best.weight >= needed, best.kinds > 1 || best.lines * 2 >= seen, best.weight * 3 > second * 4, best.lines * 12 >= seen else {
            return nil
        }
        let type = text.string(best.type)
        // Settings in sections have no registered type.
        if type.utf8.elementsEqual("text/plain".utf8) { return nil }
        return ContentMatch(mediaType: type, certainty: .likely, evidence: "looks of \(best.lines) lines")
    }
}
