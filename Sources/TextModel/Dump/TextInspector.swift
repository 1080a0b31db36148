// SPDX-License-Identifier: Apache-2.0

/// Tells what a text says at its places.
///
/// Values are written as in ``DocumentDump``: every string in quotation marks, with escapes for what cannot be seen.
public struct TextInspector: Sendable {
    /// The text, with its blocks, attachments and notes numbered by first appearance.
    public let text: AttributedText

    /// An inspector of a text.
    public init(_ text: AttributedText) { self.text = text.canonical() }

    /// What the text says at an offset in UTF-8 bytes; `nil` before its start and behind its last character.
    public func position(at offset: Int) -> TextPosition? {
        guard text.bytes.indices.contains(offset) else { return nil }
        let start = text.aligned(offset)
        let run = text.characterRuns.index(at: start)
        let paragraph = text.paragraphStart(of: start)..<text.paragraphEnd(of: start)
        let (style, styleRange) = text.paragraphStyle(at: start)
        let (blocks, outerBlockCount) = blocks(around: style.block)
        var plainStyle = style
        plainStyle.block = nil
        return TextPosition(
            offset: start, scalar: scalar(at: start), run: text.characterRuns.range(of: run), attributes: attributes(ofRun: run),
            paragraph: paragraph, paragraphStyle: ValueDump.settings(of: plainStyle), paragraphStyleRange: styleRange, blocks: blocks,
            outerBlockCount: outerBlockCount)
    }

    /// Where a string stands in the text, from the start on and without overlaps: the first offsets, and how many there are in all. An
    /// empty string stands nowhere.
    public func occurrences(of string: String, atMost limit: Int) -> (offsets: [Int], count: Int) {
        let wanted = Array(string.utf8)
        var (offsets, count): ([Int], Int) = ([], 0)
        guard !wanted.isEmpty else { return (offsets, count) }
        let borders = Self.borders(of: wanted)
        var matched = 0
        for (offset, byte) in text.bytes.enumerated() {
            while matched > 0, wanted[matched] != byte { matched = borders[matched - 1] }
            if wanted[matched] == byte { matched += 1 }
            guard matched == wanted.count else { continue }
            if count < limit { offsets.append(offset + 1 - matched) }
            count += 1
            matched = 0
        }
        return (offsets, count)
    }

    /// For each beginning of a string the length of the longest shorter one that it ends with (Knuth, Morris, Pratt).
    private static func borders(of string: [UInt8]) -> [Int] {
        var borders = [0]
        borders.reserveCapacity(string.count)
        var length = 0
        for byte in string.dropFirst() {
            while length > 0, string[length] != byte { length = borders[length - 1] }
            if string[length] == byte { length += 1 }
            borders.append(length)
        }
        return borders
    }

    /// A range of the text in quotation marks, with escapes; of a long one the start, and `…` behind it.
    public func excerpt(_ range: Range<Int>, atMost limit: Int = 60) -> String {
        // A scalar has four bytes at the most.
        let end = text.aligned(min(range.upperBound, range.lowerBound + limit * 4 + 4))
        let scalars = Array(text.string(in: range.lowerBound..<end).unicodeScalars)
        var start = String.UnicodeScalarView()
        start.append(contentsOf: scalars.prefix(limit))
        return ValueDump.quoted(String(start)) + (scalars.count > limit ? "…" : "")
    }

    private func scalar(at offset: Int) -> Unicode.Scalar {
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = text.bytes[offset...].makeIterator()
        guard case .valid(let encoded) = parser.parseScalar(from: &bytes) else { return "\u{FFFD}" }
        return Unicode.UTF8.decode(encoded)
    }

    /// The blocks around a paragraph, outermost first, and how many more stand outside of these.
    private func blocks(around innermost: Number<Block>?) -> (blocks: [String], more: Int) {
        var (blocks, more): ([String], Int) = ([], 0)
        var next = innermost
        while let number = next, number.index < text.blocks.count {
            let block = text.blocks[number.index]
            if blocks.count < TextPosition.maximumBlocks { blocks.append(ValueDump.block(block)) } else { more += 1 }
            next = block.parent
        }
        return (blocks.reversed(), more)
    }
}

extension TextInspector {
    /// The attributes of a run, each with the range in which it alone stays the same.
    private func attributes(ofRun run: Int) -> [TextPosition.Attribute] {
        let members = text.characterSets[text.characterRuns.values[run]].members
        return CharacterAttributes.Members.all.flatMap { member -> [TextPosition.Attribute] in
            guard member.isSet(members) else { return [] }
            if String.bytesEqual(member.name, AttributeMember.custom.name) { return customAttributes(members.custom, run) }
            func only(_ members: CharacterAttributes.Members) -> CharacterAttributes.Members {
                var result = CharacterAttributes.Members()
                member.merge(&result, members)
                return result
            }
            let wanted = only(members)
            let range = range(aroundRun: run) { only($0) == wanted }
            return [.init(name: member.name, value: ValueDump.member(member.name, of: members) ?? "", range: range)]
        }
    }

    private func customAttributes(_ custom: AttributeDictionary, _ run: Int) -> [TextPosition.Attribute] {
        custom.map { name, value in
            .init(
                name: "custom." + ValueDump.name(name), value: ValueDump.describe(value) ?? "",
                range: range(aroundRun: run) { $0.custom[name] == value })
        }
    }

    /// The longest range around a run in whose runs something is the same. What is asked of a set of attributes is asked once.
    private func range(aroundRun run: Int, isSame: (CharacterAttributes.Members) -> Bool) -> Range<Int> {
        enum Answer: UInt8 { case unknown, same, other }
        let runs = text.characterRuns
        var known = [Answer](repeating: .unknown, count: text.characterSets.count)
        func isSameRun(_ run: Int) -> Bool {
            let set = Int(runs.values[run])
            if known[set] == .unknown { known[set] = isSame(text.characterSets[runs.values[run]].members) ? .same : .other }
            return known[set] == .same
        }
        var (first, last) = (run, run)
        while first > 0, isSameRun(first - 1) { first -= 1 }
        while last + 1 < runs.count, isSameRun(last + 1) { last += 1 }
        return runs.start(of: first)..<Int(runs.ends[last])
    }
}
