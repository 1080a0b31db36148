// SPDX-License-Identifier: Apache-2.0

/// The lines of a result, each behind the marks of the quotes and items that it stands in, with empty lines between blocks.
struct BlockLines {
    /// What is written and not yet taken away; whole lines.
    var out: [UInt8] = []
    /// Whether an empty line stands before the next block.
    var separates = false
    private(set) var hasLines = false
    /// Whether the last line is HTML that was put there as a line.
    private var endsInHTML = false

    /// What all lines to come begin with.
    private var prefix: [UInt8] = []
    /// What the next line begins with, where blocks begin on it.
    private var first: [UInt8]?
    /// How much of the prefix is older than the blocks that begin on the next line.
    private var olderCount = 0

    /// Marks stop moving lines to the right here, so that the output stays linear in its input.
    static let maximumPrefix = 120

    /// A quote or an item that is open.
    struct Opening {
        fileprivate let prefixCount: Int
        fileprivate let firstCount: Int
        fileprivate let isFirst: Bool
        /// Whether it has marks: too deep, there are none.
        let hasMarks: Bool
    }

    /// Whether a block begins on the next line, whose mark is the last thing on it so far.
    var isBehindMark: Bool { first != nil }

    /// Begins a block whose first line has one mark, and all others another.
    mutating func open(_ firstMark: String, _ mark: String) -> Opening {
        let hasMarks = prefix.count + firstMark.utf8.count <= Self.maximumPrefix
        let opening = Opening(
            prefixCount: prefix.count, firstCount: first?.count ?? prefix.count, isFirst: first == nil, hasMarks: hasMarks)
        guard hasMarks else { return opening }
        if first == nil { olderCount = prefix.count }
        first = (first ?? prefix) + Array(firstMark.utf8)
        prefix.append(contentsOf: mark.utf8)
        return opening
    }

    /// Ends a block. One in which nothing was written is a line with its mark, or nothing.
    mutating func close(_ opening: Opening, keepsEmpty: Bool) {
        guard opening.hasMarks else { return }
        if let marks = first {
            if keepsEmpty {
                beginBlock()
                writeLine([])
            } else {
                first = opening.isFirst ? nil : Array(marks[..<opening.firstCount])
            }
        }
        prefix.removeLast(prefix.count - opening.prefixCount)
    }

    /// Puts an empty line before the block that begins, unless it is not wanted there.
    mutating func beginBlock() {
        if separates, hasLines {
            out.append(contentsOf: prefix.prefix(first == nil ? prefix.count : olderCount))
            trimSpaces()
            out.append(ASCII.lineFeed)
        }
        separates = true
        endsInHTML = false
    }

    /// Writes a line, or the lines of a text that holds line feeds.
    mutating func writeLine(_ text: some Collection<UInt8>) {
        var rest = text[...]
        while true {
            let end = rest.firstIndex(of: ASCII.lineFeed)
            out.append(contentsOf: first ?? prefix)
            first = nil
            out.append(contentsOf: rest[..<(end ?? rest.endIndex)])
            if end == rest.startIndex || rest.isEmpty { trimSpaces() }
            out.append(ASCII.lineFeed)
            guard let end else { break }
            rest = rest[rest.index(after: end)...]
        }
        hasLines = true
    }

    /// Writes a line of HTML. Behind another one it stands without an empty line, if it `joins`; behind Markdown never.
    mutating func writeHTML(_ markup: String, joins: Bool = true) {
        if joins, endsInHTML { separates = false }
        beginBlock()
        writeLine(markup.utf8)
        endsInHTML = true
    }

    private mutating func trimSpaces() {
        while out.last == ASCII.space { out.removeLast() }
    }
}
