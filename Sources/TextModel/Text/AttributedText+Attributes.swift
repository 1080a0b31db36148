// SPDX-License-Identifier: Apache-2.0

extension AttributedText {
    /// The attributes at a position, and the longest range around it that has the same. Past the end: those of the last character.
    public func attributes(at offset: Int) -> (attributes: CharacterAttributes, range: Range<Int>) {
        guard !isEmpty else { return (CharacterAttributes(), 0..<0) }
        let run = characterRuns.index(at: aligned(offset))
        return (characterSets[characterRuns.values[run]], characterRuns.range(of: run))
    }

    /// One attribute at a position, and the longest range around it in which this attribute stays the same.
    public func attribute<Value>(_ member: WritableKeyPath<CharacterAttributes.Members, Value>, at offset: Int) -> (
        value: Value, range: Range<Int>
    ) {
        guard !isEmpty else { return (CharacterAttributes.Members()[keyPath: member], 0..<0) }
        let run = characterRuns.index(at: aligned(offset))
        let value = characterSets[characterRuns.values[run]].members[keyPath: member]
        var wanted = CharacterAttributes.Members()
        wanted[keyPath: member] = value
        var known: [UInt32: Bool] = [:]
        func isSame(_ set: UInt32) -> Bool {
            if let same = known[set] { return same }
            // Compared as a part of the members, which compare strings by bytes.
            var probe = CharacterAttributes.Members()
            probe[keyPath: member] = characterSets[set].members[keyPath: member]
            known[set] = probe == wanted
            return probe == wanted
        }
        var (first, last) = (run, run)
        while first > 0, isSame(characterRuns.values[first - 1]) { first -= 1 }
        while last + 1 < characterRuns.count, isSame(characterRuns.values[last + 1]) { last += 1 }
        return (value, characterRuns.start(of: first)..<Int(characterRuns.ends[last]))
    }

    /// The attributes that a number of this text stands for.
    public subscript(number: Number<CharacterAttributes>) -> CharacterAttributes { characterSets[number.raw] }

    /// The style that a number of this text stands for.
    public subscript(number: Number<ParagraphStyle>) -> ParagraphStyle { paragraphStyles[number.raw] }

    /// The block that paragraphs of a style stand in.
    public func block(of style: Number<ParagraphStyle>) -> Number<Block>? { paragraphStyles.block(of: style.raw).map { Number($0) } }

    /// The number of a style without its block, among `appearanceCount`: exporters look once at what all cells and items share.
    package func appearance(of style: Number<ParagraphStyle>) -> Int { Int(paragraphStyles.appearance(of: style.raw)) }

    /// How many paragraph styles this text knows when their blocks do not count.
    package var appearanceCount: Int { paragraphStyles.appearanceCount }

    /// A style without its block.
    package func style(ofAppearance number: Int) -> ParagraphStyle {
        paragraphStyles[appearance: UInt32(truncatingIfNeeded: number)]
    }

    /// How many sets of attributes this text knows: their numbers are less than this.
    public var attributeSetCount: Int { characterSets.count }

    /// How many paragraph styles this text knows: their numbers are less than this.
    public var paragraphStyleCount: Int { paragraphStyles.count }

    /// Calls `body` with every run of equal attributes in a range, cut to it, in order.
    public func enumerateAttributes<Failure>(
        in range: Range<Int>, _ body: (Range<Int>, Number<CharacterAttributes>) throws(Failure) -> Void
    ) throws(Failure) {
        let range = aligned(range)
        guard !range.isEmpty else { return }
        var run = characterRuns.index(at: range.lowerBound)
        while run < characterRuns.count {
            let cut = characterRuns.range(of: run).clamped(to: range)
            if cut.isEmpty { return }
            try body(cut, Number(characterRuns.values[run]))
            run += 1
        }
    }

    /// Replaces all attributes in a range. Attachment and note count only where a U+FFFC stands.
    public mutating func setAttributes(_ attributes: CharacterAttributes, in range: Range<Int>) {
        changeAttributes(in: range) { $0 = attributes }
    }

    /// Adds attributes to those that a range has; the new ones win.
    public mutating func addAttributes(_ attributes: CharacterAttributes, in range: Range<Int>) {
        changeAttributes(in: range) { $0.merge(attributes) }
    }

    /// Removes from a range every attribute that is set in `attributes`, whatever its value there.
    public mutating func removeAttributes(_ attributes: CharacterAttributes, in range: Range<Int>) {
        changeAttributes(in: range) { $0.remove(attributes) }
    }

    /// Sets one attribute in a range.
    public mutating func set<Value>(_ member: WritableKeyPath<CharacterAttributes.Members, Value>, _ value: Value, in range: Range<Int>) {
        changeAttributes(in: range) { $0[dynamicMember: member] = value }
    }

    /// Changes the attributes of every run in a range; `change` is called once for each distinct set.
    public mutating func changeAttributes(in range: Range<Int>, _ change: (inout CharacterAttributes) -> Void) {
        let range = aligned(range)
        guard !range.isEmpty else { return }
        var map: [UInt32: UInt32] = [:]
        var changed = RunTable()
        for run in characterRuns.index(at: range.lowerBound)..<characterRuns.count {
            let cut = characterRuns.range(of: run).clamped(to: range)
            if cut.isEmpty { break }
            let set = characterRuns.values[run]
            let number = map[set] ?? changedSet(set, change)
            map[set] = number
            appendRun(cut, number, to: &changed)
        }
        characterRuns.replace(range, with: changed)
    }

    mutating func changedSet(_ set: UInt32, _ change: (inout CharacterAttributes) -> Void) -> UInt32 {
        var attributes = characterSets[set]
        change(&attributes)
        return number(for: attributes).raw
    }

    /// Adds a run to `table`; a set with an attachment or a note only where this text has a U+FFFC.
    mutating func appendRun(_ range: Range<Int>, _ set: UInt32, to table: inout RunTable) {
        let isObjectSet = objectSets.contains(set)
        Self.appendRun(range, of: bytes, isObjectSet ? (plain: plainSet(set), object: set) : (set, set), to: &table)
    }

    /// Adds a run to `table`: each U+FFFC of `bytes` in it gets the set `object`, all else `plain`.
    static func appendRun(_ range: Range<Int>, of bytes: [UInt8], _ sets: (plain: UInt32, object: UInt32), to table: inout RunTable) {
        guard sets.plain != sets.object else { return table.append(length: range.count, value: sets.plain) }
        var offset = range.lowerBound
        while offset < range.upperBound {
            let isObject = bytes[offset...].starts(with: TextScalar.object)
            let length = isObject ? TextScalar.object.count : 1
            table.append(length: length, value: isObject ? sets.object : sets.plain)
            offset += length
        }
    }
}
