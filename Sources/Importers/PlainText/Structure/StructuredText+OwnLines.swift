// SPDX-License-Identifier: Apache-2.0

extension StructuredText {
    /// Whether some line of a range stands for itself, or the lines are entries of one kind; none of them is joined then.
    func areOwnLines(_ range: Range<Int>) -> Bool {
        var isBelowCommand = false
        for place in range {
            let line = content(of: place)
            if LineSigns.standsAlone(line) { return true }
            isBelowCommand = LineSigns.isCommand(line, isBelowCommand: isBelowCommand)
            if isBelowCommand { return true }
        }
        return areEntries(range)
    }

    /// Whether a line of an item is a command or a comment rather than its text.
    func isOwnLine(_ place: Int) -> Bool {
        let line = content(of: place)
        return LineSigns.isCommand(line, isBelowCommand: false) || LineSigns.isComment(line)
    }

    func content(of place: Int) -> ArraySlice<UInt8> { window[lines[place].content..<lines[place].end] }

    /// How many words of a line are compared with those of its neighbour.
    private static let comparedWords = 4

    /// Whether lines are entries: numbered or named alike, sorted, or each with a comma behind it.
    private func areEntries(_ range: Range<Int>) -> Bool {
        var before: [ArraySlice<UInt8>] = []
        var isSorted = true
        var (commas, addresses, words) = (0, 0, 0)
        for place in range {
            let line = content(of: place)
            let own = Array(line.prefix(LineSigns.maximumLength).split(whereSeparator: isSpace))
            if !before.isEmpty, areAlike(before, own) { return true }
            if let last = before.first, let first = own.first, !precedes(last, first) { isSorted = false }
            if line.last == UInt8(ascii: ",") { commas += 1 }
            if own.contains(where: { $0.first == UInt8(ascii: "<") && $0.contains(UInt8(ascii: "@")) }) { addresses += 1 }
            words += own.count
            before = own
        }
        let count = range.count
        if isSorted, count >= 6 || count >= 3 && words < count * 6 { return true }
        return count > 2 && commas >= count - 1 || addresses > 1 && addresses * 2 >= count
    }

    /// Whether two lines both begin with a number, or have two of their first words in the same places.
    private func areAlike(_ first: [ArraySlice<UInt8>], _ second: [ArraySlice<UInt8>]) -> Bool {
        if let one = first.first, let other = second.first, isNumber(one), isNumber(other) { return true }
        let same = zip(first.prefix(Self.comparedWords), second).count { $0.elementsEqual($1) }
        return same >= 2
    }

    /// A number, or what is counted or numbered with digits: `#12`, `12.`, `0x1F`, `1.2.3`.
    private func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
        let digits = word.count { $0 >= 0x30 && $0 < 0x3A }
        return digits > 0 && digits * 2 >= word.count
    }

    /// Whether a word comes before another in a sorted list, or is the same; letters count without their case.
    private func precedes(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Bool {
        for (one, other) in zip(first, second) {
            let (one, other) = (folded(one), folded(other))
            if one != other { return one < other }
        }
        return first.count <= second.count
    }

    private func folded(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
}
