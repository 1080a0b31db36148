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
        return LineSigns.isCommand(line, isBelowCommand: false) || LineSigns.isComment(line) || LineSigns.isExplained(line)
    }

    func content(of place: Int) -> ArraySlice<UInt8> { window[lines[place].content..<lines[place].end] }

    /// Letters that two words beside each other have at least for both lines to be alike: "of the" says nothing.
    private static let leastSame = 8

    /// Whether lines are entries: numbered or named alike, sorted, or each with a comma behind it.
    private func areEntries(_ range: Range<Int>) -> Bool {
        window.withUnsafeBufferPointer { bytes in
            var (before, own) = (LineWords(), LineWords())
            var isSorted = true
            var (commas, addresses, words) = (0, 0, 0)
            for place in range {
                let line = lines[place].content..<lines[place].end
                own.read(bytes, line.prefix(LineSigns.maximumLength))
                if areAlike(before, own, bytes) { return true }
                if let last = before.first, let first = own.first, !precedes(bytes[last], bytes[first]) { isSorted = false }
                if let last = line.last, bytes[last] == UInt8(ascii: ",") { commas += 1 }
                if own.hasAddress { addresses += 1 }
                words += own.count
                swap(&before, &own)
            }
            let count = range.count
            if isSorted, count >= 6 || count >= 3 && words < count * 6 { return true }
            return count > 2 && commas >= count - 1 || addresses > 1 && addresses * 2 >= count
        }
    }

    /// Whether two lines both begin with a number or one key, or have the same two words beside each other among their first.
    private func areAlike(_ first: LineWords, _ second: LineWords, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let one = first.first, let other = second.first else { return false }
        if isNumber(bytes[one]), isNumber(bytes[other]) { return true }
        if bytes[one].last == UInt8(ascii: ":"), bytes[one].elementsEqual(bytes[other]) { return true }
        var (run, words) = (0, 0)
        for (one, other) in zip(first.words, second.words) {
            let isSame = one.count == other.count && bytes[one].elementsEqual(bytes[other])
            run = isSame ? run + one.count : 0
            words = isSame ? words + 1 : 0
            if words > 1, run >= Self.leastSame { return true }
        }
        return false
    }

    /// A number, or what is counted or numbered with digits: `#12`, `12.`, `0x1F`, `1.2.3`.
    private func isNumber(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let digits = word.count { $0 >= 0x30 && $0 < 0x3A }
        return digits > 0 && digits * 2 >= word.count
    }

    /// Whether a word comes before another in a sorted list, or is the same; letters count without their case.
    private func precedes(_ first: Slice<UnsafeBufferPointer<UInt8>>, _ second: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        for (one, other) in zip(first, second) {
            let (one, other) = (folded(one), folded(other))
            if one != other { return one < other }
        }
        return first.count <= second.count
    }

    private func folded(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

    // MARK: Keys and values

    /// Whether a block is a mapping as YAML writes it: a key that ends its line, with lines of keys or items around it and little else.
    func isMapping(_ block: Range<Int>) -> Bool {
        guard block.count > 1 else { return false }
        var (heads, keys, items) = (0, 0, 0)
        for place in block {
            var line = content(of: place)
            if line.first == UInt8(ascii: "#") {
                items += 1
                continue
            }
            let isItem = line.first == UInt8(ascii: "-") && line.count > 1 && isSpace(line[line.startIndex + 1])
            if isItem { line = line.dropFirst(2).drop(while: isSpace) }
            let key = line.prefix(60).prefix { isKeyCharacter($0) }
            let behind = line[key.endIndex...]
            if key.count > 0, behind.first == UInt8(ascii: ":"), behind.count == 1 || isSpace(behind[behind.startIndex + 1]) {
                keys += 1
                if behind.count == 1 { heads += 1 }
            } else if isItem {
                let isQuoted = line.first.map { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") } ?? false
                if isQuoted, place > block.lowerBound, heads > 0 { keys += 1 } else { items += 1 }
            }
        }
        return heads > 0 && keys > 1 && (keys + items) * 5 >= block.count * 4
    }

    private func isKeyCharacter(_ byte: UInt8) -> Bool {
        byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte < 0x3A || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".")
    }
}

/// The words of a line: where the first few stand, how many there are, and whether one is an address of mail between angle brackets.
private struct LineWords {
    /// How many words of a line are compared with those of its neighbour.
    private static let comparedWords = 4

    private(set) var words: [Range<Int>] = []
    private(set) var count = 0
    private(set) var hasAddress = false

    var first: Range<Int>? { words.first }

    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
        words.removeAll(keepingCapacity: true)
        (count, hasAddress) = (0, false)
        var place = line.lowerBound
        while place < line.upperBound {
            if isSpace(bytes[place]) {
                place += 1
                continue
            }
            let start = place
            while place < line.upperBound, !isSpace(bytes[place]) { place += 1 }
            count += 1
            if words.count < Self.comparedWords { words.append(start..<place) }
            if bytes[start] == UInt8(ascii: "<"), bytes[start..<place].contains(UInt8(ascii: "@")) { hasAddress = true }
        }
    }
}
