// SPDX-License-Identifier: Apache-2.0

/// A document written out for people: every paragraph with its style, every run with its attributes, blocks by indentation.
///
/// Deterministic, and complete by construction: members are found by reflection, so that a new one shows without being listed here.
public struct DocumentDump: CustomStringConvertible {
    /// How far blocks are indented at the most; deeper ones stand under one another.
    private static let maximumIndentation = 20

    private var lines: [String] = []
    private let showsOffsets: Bool
    private let origin: (_ offset: Int, _ note: Int?) -> String?

    /// The dump of a document.
    ///
    /// - Parameter showsOffsets: Whether every paragraph and run begins with where it stands in its text, in UTF-8 bytes: `0..<12`. The
    ///   paragraph's range includes the line feed at its end.
    /// - Parameter origin: Where in the source the character at an offset of the text, or of a note by its canonical number, was read.
    ///   Runs say it, where it is known.
    public init(
        _ document: Document, showsOffsets: Bool = false, origin: @escaping (_ offset: Int, _ note: Int?) -> String? = { _, _ in nil }
    ) {
        self.showsOffsets = showsOffsets
        self.origin = origin
        let metadata = ValueDump.members(of: document.metadata)
        if !metadata.isEmpty { lines.append("metadata " + metadata) }
        add(document.text)
        for running in document.metadata.runningTexts {
            lines.append("running \(running.place) on \(running.pages)")
            add(running.content, depth: 1, hasOrigins: false)
        }
    }

    /// The dump of a text.
    public init(_ text: AttributedText, showsOffsets: Bool = false) {
        self.showsOffsets = showsOffsets
        origin = { _, _ in nil }
        add(text)
    }

    public var description: String { lines.joined(separator: "\n") + "\n" }

    private mutating func add(_ text: AttributedText, depth: Int = 0, hasOrigins: Bool = true, note: Int? = nil) {
        let text = text.canonical()
        let origin = origin
        let originsHere = { offset in hasOrigins ? origin(offset, note) : nil }
        var depth = depth
        for event in BlockWalk(text) {
            switch event {
            case .begin(let number):
                add(depth, block(text.blocks[number.index]))
                depth += 1
            case .beginRow(let row, let isHeader):
                add(depth, "row \(row)" + (isHeader ? " header" : ""))
                depth += 1
            case .beginCell(let number, let place):
                let spans = "column=\(place.column) rowSpan=\(place.rowSpan) columnSpan=\(place.columnSpan)"
                add(depth, number.map { block(text.blocks[$0.index]) + " at " + spans } ?? "missing cell " + spans)
                depth += 1
            case .end, .endRow, .endCell: depth -= 1
            case .paragraph(let paragraph): add(paragraph, of: text, depth, originsHere)
            }
        }
        for (number, attachment) in text.attachments.enumerated() {
            add(depth, "attachment \(number) " + ValueDump.members(of: attachment) + " bytes=\(attachment.byteCount ?? 0)")
        }
        for (number, note) in text.notes.enumerated() {
            add(depth, "note \(number) " + ValueDump.members(of: note))
            add(note.content, depth: depth + 1, hasOrigins: hasOrigins, note: number)
        }
    }

    private mutating func add(_ paragraph: Paragraph, of text: AttributedText, _ depth: Int, _ origin: (Int) -> String?) {
        var style = text[paragraph.style]
        style.block = nil
        let members = ValueDump.members(of: style)
        add(depth, place(paragraph.range) + "paragraph" + (members.isEmpty ? "" : " " + members))
        text.enumerateAttributes(in: paragraph.content) { range, set in
            let members = ValueDump.members(of: text[set].members)
            let place = place(range) + (origin(range.lowerBound).map { "from \($0) " } ?? "")
            add(depth + 1, place + ValueDump.quoted(text.string(in: range)) + (members.isEmpty ? "" : " " + members))
        }
    }

    private func place(_ range: Range<Int>) -> String { showsOffsets ? "\(range) " : "" }

    private func block(_ block: Block) -> String { ValueDump.block(block) }

    private mutating func add(_ depth: Int, _ line: String) {
        lines.append(String(repeating: "  ", count: min(max(depth, 0), Self.maximumIndentation)) + line)
    }
}
