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
        var lines: [Entry]
        var wild: [Entry] = []
        /// Those that begin with a name or a number.
        var names: [Entry] = []
    }

    private struct Entry {
        /// Where the table's line begins, and its pattern.
        var line: Int32
        var pattern: Int32
        /// The character that must follow the first, 0 where the pattern leaves it open.
        var second: UInt8
        /// What a line must have; most lines lack some of it.
        var asked: ByteSet
    }

    private static let text = SignatureText(LineVocabulary.table)
    private static let index: Index = {
        var buckets = [[Entry]](repeating: [], count: 128)
        var wild: [Entry] = []
        var names: [Entry] = []
        var line = 0
        while line < text.count {
            let end = text.lineEnd(from: line)
            let first = pattern(line, end).lowerBound
            let byte = text[first]
            let next = text[first + 1]
            let isOpen = byte == UInt8(ascii: "\\") || first + 1 >= end || !(next.isASCIILetter || next == UInt8(ascii: "."))
            let entry = Entry(
                line: Int32(line), pattern: Int32(first), second: isOpen ? 0 : next, asked: ByteSet(askedBy: text, first..<end))
            if byte == UInt8(ascii: "*") {
                wild.append(entry)
            } else if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") {
                names.append(entry)
            } else {
                buckets[Int(byte == UInt8(ascii: "\\") ? text[first + 1] : byte) & 127].append(entry)
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
            let present = ByteSet(of: line)
            if first < 128 {
                let second = line.count > 1 ? line[line.startIndex + 1] : 0
                for number in Int(index.starts[Int(first)])..<Int(index.starts[Int(first) + 1]) {
                    let entry = index.lines[number]
                    guard entry.second == 0 || entry.second == second, entry.asked.isSubset(of: present) else { continue }
                    score(line, entry, &scores, &hits)
                }
            }
            for entry in index.wild where entry.asked.isSubset(of: present) { score(line, entry, &scores, &hits) }
            guard first.isASCIIWord else { continue }
            for entry in index.names where entry.asked.isSubset(of: present) { score(line, entry, &scores, &hits) }
        }
        return verdict(scores, seen)
    }

    private static func score(_ line: ArraySlice<UInt8>, _ entry: Entry, _ scores: inout [Score], _ hits: inout [Int32: Int]) {
        let range = Int(entry.pattern)..<text.lineEnd(from: Int(entry.pattern))
        guard LinePattern.matches(line, text, range) else { return }
        let count = hits[entry.line, default: 0] + 1
        hits[entry.line] = count
        var typeEnd = Int(entry.line)
        while text[typeEnd] != 0x20 { typeEnd += 1 }
        let type = Int(entry.line)..<typeEnd
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
