// SPDX-License-Identifier: Apache-2.0

import JSONText
import Textmill

/// What `inspect` tells about one place.
struct PositionReport {
    private let position: TextPosition
    private let runText: String
    /// The number of the note in which the place is; `nil` in the text itself.
    private let note: Int?
    /// Where in the input the character stands, where that is known.
    private let source: SourcePosition?

    init(_ position: TextPosition, _ inspector: TextInspector, note: Int?, _ sources: SourceMap?) {
        self.position = position
        self.note = note
        source = sources?.position(at: position.offset, note: note)
        runText = inspector.excerpt(position.run)
    }

    /// Lines for people.
    var text: String {
        var lines = ["At byte \(position.offset)" + (note.map { " of note \($0)" } ?? "") + ":"]
        lines.append("  Character: \(position.characterDescription)")
        if let source { lines.append("  Source:    from \(source)") }
        lines.append("  Run:       \(position.run) \(runText)")
        lines.append("  Attributes" + (position.attributes.isEmpty ? ": none" : ", each where it stays the same:"))
        let names = position.attributes.map(\.name), ranges = position.attributes.map { "\($0.range)" }
        for (number, attribute) in position.attributes.enumerated() {
            lines.append("    \(Self.padded(names, number)) \(Self.padded(ranges, number)) \(attribute.value)")
        }
        lines.append("  Paragraph: \(position.paragraph)")
        let isPlain = position.paragraphStyle.isEmpty
        lines.append("  Paragraph style, the same in \(position.paragraphStyleRange):" + (isPlain ? " nothing is said" : ""))
        let members = position.paragraphStyle.map(\.name)
        for (number, member) in position.paragraphStyle.enumerated() {
            lines.append("    \(Self.padded(members, number)) \(member.value)")
        }
        lines.append("  Blocks" + (position.blocks.isEmpty ? ": none" : ", outermost first:"))
        if position.outerBlockCount > 0 { lines.append("    … (\(position.outerBlockCount) more)") }
        for block in position.blocks { lines.append("    \(block)") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// For programs: one object on one line.
    /// - Parameter count: How many places there are, where a string was looked for.
    func json(of count: Int?) -> [UInt8] {
        var object = JSONLine()
        object.add("occurrences", count)
        object.add("note", note)
        object.add("offset", position.offset)
        object.add("character", String(position.scalar))
        object.add("codePoint", position.codePoint)
        object.add("sourceOffset", source?.byteOffset)
        object.add("sourcePage", source?.page)
        object.add("sourceLine", source?.line)
        object.add("sourceColumn", source?.column)
        object.add("run", Self.range(position.run))
        object.add(
            "attributes",
            position.attributes.map { attribute in
                var object = JSONLine()
                object.add("name", attribute.name)
                object.add("value", attribute.value)
                object.add("range", Self.range(attribute.range))
                return object
            })
        object.add("paragraph", Self.range(position.paragraph))
        var style = JSONLine()
        for member in position.paragraphStyle { style.add(member.name, member.value) }
        object.add("paragraphStyle", style)
        object.add("paragraphStyleRange", Self.range(position.paragraphStyleRange))
        object.add("blocks", position.blocks)
        object.add("outerBlocks", position.outerBlockCount)
        return object.line
    }

    private static func range(_ range: Range<Int>) -> JSONLine {
        var object = JSONLine()
        object.add("start", range.lowerBound)
        object.add("end", range.upperBound)
        return object
    }

    /// One of several texts, as wide as the widest of them.
    private static func padded(_ texts: [String], _ number: Int) -> String {
        let width = texts.map(\.utf8.count).max() ?? 0
        return texts[number] + String(repeating: " ", count: width - texts[number].utf8.count)
    }
}
