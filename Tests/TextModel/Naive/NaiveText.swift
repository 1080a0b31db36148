// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What a text means, in the plainest form: one array element a scalar, each with all it has.
struct NaiveText {
    /// Attributes; the objects by what they are, not by number.
    struct Attributes: Equatable {
        var plain = CharacterAttributes()
        var attachment: String?
        var note: String?

        var withoutObjects: Attributes { Attributes(plain: plain) }

        mutating func merge(_ other: Attributes) {
            plain.merge(other.plain)
            attachment = other.attachment ?? attachment
            note = other.note ?? note
        }

        mutating func remove(_ other: Attributes) {
            plain.remove(other.plain)
            if other.attachment != nil { attachment = nil }
            if other.note != nil { note = nil }
        }
    }

    struct Style: Equatable {
        /// The style with no block.
        var style = ParagraphStyle()
        /// The innermost block, by the number it has in `blocks`.
        var block: Int?
    }

    struct Unit {
        var scalar: Unicode.Scalar
        var attributes: Attributes
        var style: Style
    }

    struct NaiveBlock {
        var kind: Block.Kind
        var parent: Int?
        /// The block that was split, by which a continuation is told.
        var root: Int
    }

    var units: [Unit] = []
    var blocks: [NaiveBlock] = []

    var isOpen: Bool { units.last.map { $0.scalar != "\n" } ?? false }

    /// The byte offset where each scalar starts, and the end.
    var offsets: [Int] {
        var result = [0]
        for unit in units { result.append(result[result.count - 1] + UTF8.width(unit.scalar)) }
        return result
    }

    /// The scalars' range for a range of bytes; a bound inside a scalar means its start.
    func scalars(_ range: Range<Int>) -> Range<Int> {
        let offsets = offsets
        func place(_ offset: Int) -> Int { max(0, (offsets.firstIndex { $0 > offset } ?? offsets.count) - 1) }
        return place(range.lowerBound)..<place(range.upperBound)
    }

    func path(of block: Int?) -> [Int] {
        var path: [Int] = []
        var next = block
        while let block = next {
            path.append(block)
            next = blocks[block].parent
        }
        return path.reversed()
    }

    mutating func addBlock(_ kind: Block.Kind, in parent: Int?) -> Int {
        blocks.append(NaiveBlock(kind: kind, parent: parent, root: blocks.count))
        return blocks.count - 1
    }

    // MARK: Changes

    mutating func append(_ string: String, _ attributes: Attributes, style: Style?) {
        var current = isOpen ? units.last?.style ?? Style() : style ?? Style()
        let following = style ?? current
        for scalar in Self.normalized(string) {
            units.append(Unit(scalar: scalar, attributes: attributes, style: current))
            if scalar == "\n" { current = following }
        }
        settle()
    }

    mutating func endParagraph(_ attributes: Attributes, style: Style) {
        for place in paragraph(at: units.count) { units[place].style = style }
        units.append(Unit(scalar: "\n", attributes: attributes, style: style))
        settle()
    }

    mutating func replace(_ bytes: Range<Int>, with string: String, _ attributes: Attributes) {
        let range = scalars(bytes)
        replaceUnsettled(range, string, attributes)
        settle()
    }

    mutating func replace(_ bytes: Range<Int>, with other: NaiveText) {
        let range = scalars(bytes)
        let base = blocks.count
        blocks += other.blocks.map { NaiveBlock(kind: $0.kind, parent: $0.parent.map { $0 + base }, root: $0.root + base) }
        let inserted = other.units.map { unit in
            var unit = unit
            unit.style.block = unit.style.block.map { $0 + base }
            return unit
        }
        units.replaceSubrange(range, with: inserted)
        settle()
    }

    mutating func changeAttributes(_ bytes: Range<Int>, _ change: (inout Attributes) -> Void) {
        for place in scalars(bytes) { change(&units[place].attributes) }
        settle()
    }

    mutating func changeStyles(_ bytes: Range<Int>, _ change: (inout Style) -> Void) {
        let range = scalars(bytes)
        var touched = Set(paragraph(at: range.lowerBound))
        for place in range { touched.formUnion(paragraph(at: place)) }
        for place in touched { change(&units[place].style) }
        settle()
    }

    /// All replacements name places of the text as it is now.
    mutating func replaceAll(_ replacements: [(bytes: Range<Int>, string: String, attributes: Attributes)]) {
        var sorted = replacements.map { (range: scalars($0.bytes), string: $0.string, attributes: $0.attributes) }
        // Insertions come before what is replaced at the same place; otherwise the order of recording holds.
        let order = sorted.indices.sorted {
            let (left, right) = (sorted[$0].range, sorted[$1].range)
            return (left.lowerBound, left.isEmpty ? 0 : 1, $0) < (right.lowerBound, right.isEmpty ? 0 : 1, $1)
        }
        sorted = order.map { sorted[$0] }
        var made: [(range: Range<Int>, string: String, attributes: Attributes)] = []
        for edit in sorted where edit.range.lowerBound >= made.last?.range.upperBound ?? 0 { made.append(edit) }
        let before = units
        for edit in made.reversed() {
            replaceUnsettled(edit.range, edit.string, edit.attributes, styleFrom: before)
        }
        settle()
    }

    func slice(_ bytes: Range<Int>) -> NaiveText {
        var result = self
        result.units = Array(units[scalars(bytes)])
        result.dropUnusedBlocks()
        return result
    }

    private mutating func dropUnusedBlocks() {
        let used = Set(units.flatMap { path(of: $0.style.block) }).sorted()
        let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($0.element, $0.offset) })
        blocks = used.map { NaiveBlock(kind: blocks[$0].kind, parent: blocks[$0].parent.flatMap { places[$0] }, root: blocks[$0].root) }
        for place in units.indices { units[place].style.block = units[place].style.block.flatMap { places[$0] } }
    }

    // MARK: Rules

    private mutating func replaceUnsettled(_ range: Range<Int>, _ string: String, _ attributes: Attributes, styleFrom before: [Unit]? = nil)
    {
        let before = before ?? units
        var style = Style()
        if range.lowerBound < before.count {
            style = before[range.lowerBound].style
        } else if let last = before.last, last.scalar != "\n" {
            style = last.style
        }
        let inserted = Self.normalized(string).map { Unit(scalar: $0, attributes: attributes, style: style) }
        units.replaceSubrange(range, with: inserted)
    }

    /// The scalars of the paragraph that holds a place.
    func paragraph(at place: Int) -> Range<Int> {
        var start = min(place, units.count)
        while start > 0, units[start - 1].scalar != "\n" { start -= 1 }
        var end = start
        while end < units.count {
            end += 1
            if units[end - 1].scalar == "\n" { break }
        }
        return start..<end
    }

    /// The ranges of all paragraphs.
    var paragraphs: [Range<Int>] {
        var result: [Range<Int>] = []
        while result.last?.upperBound ?? 0 < units.count { result.append(paragraph(at: result.last?.upperBound ?? 0)) }
        return result
    }

    /// Makes the rules hold: objects stand on U+FFFC, a paragraph has the style of its first scalar, a block is not entered twice.
    private mutating func settle() {
        for place in units.indices where units[place].scalar != "\u{FFFC}" {
            units[place].attributes = units[place].attributes.withoutObjects
        }
        var seen: Set<Int> = []
        var last: [(wanted: Int, is: Int)] = []
        for range in paragraphs {
            let style = units[range.lowerBound].style
            let wanted = path(of: style.block)
            var now: [(wanted: Int, is: Int)] = []
            for (level, block) in wanted.enumerated() {
                let shares = now.count == level && level < last.count && (level == 0 || now[level - 1].is == last[level - 1].is)
                if shares, last[level].wanted == block {
                    now.append(last[level])
                } else if seen.contains(block) || blocks[block].parent != now.last?.is {
                    let child = level + 1 < wanted.count ? wanted[level + 1] : nil
                    now.append((block, continuation(of: block, in: now.last?.is, child: child)))
                } else {
                    now.append((block, block))
                }
                seen.insert(now[level].is)
                seen.insert(block)
            }
            last = now
            for place in range { units[place].style = Style(style: style.style, block: now.last?.is) }
        }
    }

    private mutating func continuation(of block: Int, in parent: Int?, child: Int?) -> Int {
        var kind = blocks[block].kind
        if case .list(var list) = kind, let child, case .item(let item) = blocks[child].kind {
            list.start = item.ordinal
            kind = .list(list)
        }
        blocks.append(NaiveBlock(kind: kind, parent: parent, root: blocks[block].root))
        return blocks.count - 1
    }

    static func normalized(_ string: String) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var isAfterReturn = false
        for scalar in string.unicodeScalars {
            defer { isAfterReturn = scalar == "\r" }
            switch scalar {
            case "\n": if !isAfterReturn { result.append("\n") }
            case "\r", "\u{85}", "\u{0C}", "\u{2029}": result.append("\n")
            case "\u{0B}": result.append("\u{2028}")
            default: result.append(scalar)
            }
        }
        return result
    }
}
