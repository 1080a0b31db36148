// SPDX-License-Identifier: Apache-2.0

import LineLayout
import TextModel

/// Reads what is shown of a text, paragraph by paragraph from its start.
struct VisibleText {
    /// What is shown of a run of equal attributes.
    private enum Showing: UInt8 { case text, raised, nothing, attachment, note, ruby }

    private let text: AttributedText
    private let bytes: [UInt8]
    private let runEnds: [UInt32]
    private let runSets: [UInt32]
    /// By the numbers of attribute sets.
    private let showing: [Showing]
    private let dropsMedia: Bool
    private var run = 0
    /// The link that is open: where in the line its text begins.
    private var linkStart: Int?

    init(_ text: AttributedText, dropsMedia: Bool) {
        self.text = text
        self.dropsMedia = dropsMedia
        bytes = text.bytes
        runEnds = text.characterRuns.ends
        runSets = text.characterRuns.values
        showing = (0..<text.attributeSetCount).map { Self.showing(text[Number<CharacterAttributes>($0)]) }
    }

    private static func showing(_ attributes: CharacterAttributes) -> Showing {
        if attributes.isEmpty { return .text }
        if attributes.hidden == true || attributes.deleted != nil { return .nothing }
        if attributes.attachment != nil { return .attachment }
        if attributes.note != nil { return .note }
        if attributes.ruby != nil { return .ruby }
        return (attributes.superscript ?? 0) != 0 ? .raised : .text
    }

    /// Appends what is shown of a paragraph's content. Returns whether its end is shown too; where not, the next one goes on in the
    /// same line.
    mutating func append(
        _ paragraph: Paragraph, to line: inout LineText, _ notes: inout NoteCalls, _ links: inout LinkNotes?
    ) -> Bool {
        linkStart = nil
        var offset = paragraph.content.lowerBound
        let end = paragraph.content.upperBound
        while offset < end {
            moveRun(to: offset)
            if links != nil, link != nil, linkStart == nil { linkStart = line.bytes.count }
            if showing[Int(runSets[run])] == .raised {
                offset = appendRaised(from: offset, to: end, &line)
                endLink(at: offset, of: end, &line, &links)
                continue
            }
            let part = offset..<min(end, Int(runEnds[run]))
            append(part, set: runSets[run], to: &line, &notes, isLast: part.upperBound == end)
            offset = part.upperBound
            endLink(at: offset, of: end, &line, &links)
        }
        guard paragraph.range.upperBound > end else { return true }
        moveRun(to: end)
        return showing[Int(runSets[run])] != .nothing
    }

    private mutating func moveRun(to offset: Int) {
        while run + 1 < runEnds.count, Int(runEnds[run]) <= offset { run += 1 }
    }

    private var link: Link? { text[Number<CharacterAttributes>(Int(runSets[run]))].link }

    /// Appends the number of the open link where it ends.
    private mutating func endLink(at offset: Int, of end: Int, _ line: inout LineText, _ links: inout LinkNotes?) {
        guard let start = linkStart, let link else { return }
        moveRun(to: offset)
        if offset < end, self.link == link { return }
        linkStart = nil
        guard line.bytes.count > start, let number = links?.number(of: link.destination, shownAs: line.bytes[start...]) else { return }
        line.append(label: LinkNotes.mark(number))
    }

    private func level(_ set: UInt32) -> Int { text[Number<CharacterAttributes>(Int(set))].superscript ?? 0 }

    /// Appends all that stands at one height from `offset` on, whatever else differs in it. Returns where it ends.
    private func appendRaised(from offset: Int, to end: Int, _ line: inout LineText) -> Int {
        let level = level(runSets[run])
        var (last, stop) = (run, min(end, Int(runEnds[run])))
        while stop < end, last + 1 < runEnds.count, showing[Int(runSets[last + 1])] == .raised, self.level(runSets[last + 1]) == level {
            last += 1
            stop = min(end, Int(runEnds[last]))
        }
        let string = String(decoding: bytes[offset..<stop], as: UTF8.self)
        let raised = RaisedText(string, isRaised: level > 0, behind: line.bytes.last, for: .plainText)
        var shown = raised.shown(string, isFirst: true, isLast: true)
        shown.withUTF8 { line.append($0) }
        return stop
    }

    private func append(_ part: Range<Int>, set: UInt32, to line: inout LineText, _ notes: inout NoteCalls, isLast: Bool) {
        switch showing[Int(set)] {
        case .nothing: return
        case .text, .raised: append(part, to: &line)
        case .ruby:
            append(part, to: &line)
            appendReading(of: set, to: &line, isLast: isLast)
        case .attachment:
            guard !dropsMedia, let label = label(text[Number<CharacterAttributes>(Int(set))].attachment) else { return }
            for _ in 0..<max(1, part.count / TextScalar.object.count) {
                line.append(label: "[")
                line.append(label: label)
                line.append(label: "]")
            }
        case .note:
            guard let note = text[Number<CharacterAttributes>(Int(set))].note, let mark = notes.call(note)?.called.mark else { return }
            line.append(label: "[")
            line.append(label: mark)
            line.append(label: "]")
        }
    }

    private func append(_ part: Range<Int>, to line: inout LineText) {
        bytes.withUnsafeBufferPointer { line.append(UnsafeBufferPointer(rebasing: $0[part])) }
    }

    /// The reading stands in parentheses behind the text, once where several runs share it.
    private func appendReading(of set: UInt32, to line: inout LineText, isLast: Bool) {
        guard let ruby = text[Number<CharacterAttributes>(Int(set))].ruby else { return }
        if !isLast, run + 1 < runSets.count, text[Number<CharacterAttributes>(Int(runSets[run + 1]))].ruby == ruby { return }
        line.append(label: "(")
        line.append(label: ruby.text)
        line.append(label: ")")
    }

    /// What stands for an attachment: its alternative text, else its name, else where it came from; `nil` for decoration.
    private func label(_ occurrence: AttachmentOccurrence?) -> String? {
        guard let occurrence else { return nil }
        if let alternative = occurrence.alternativeText { return alternative.utf8.isEmpty ? nil : alternative }
        guard occurrence.attachment.index < text.attachments.count else { return nil }
        let attachment = text.attachments[occurrence.attachment.index]
        if let name = attachment.name, !name.utf8.isEmpty { return name }
        if let url = attachment.url, !url.utf8.isEmpty, !url.utf8.starts(with: "data:".utf8) { return url }
        return attachment.mediaType.map { $0.utf8.starts(with: "image/".utf8) } == false ? "attachment" : "image"
    }
}
