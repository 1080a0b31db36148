// SPDX-License-Identifier: Apache-2.0

import LineLayout
import TextModel

/// Reads what is shown of a text with its styles, paragraph by paragraph from its start.
struct ShownText {
    /// What is shown of a run of equal attributes.
    private enum Showing: UInt8 { case text, changedText, nothing, attachment, note, ruby }

    private let text: AttributedText
    private let bytes: [UInt8]
    private let runEnds: [UInt32]
    private let runSets: [UInt32]
    /// By the numbers of attribute sets.
    private let showing: [Showing]
    private let settings: Settings
    private let pictures: PictureBook
    private var run = 0
    /// What stands at one height, and where it begins and ends.
    private var raised: (text: RaisedText, range: Range<Int>)?
    /// The style of the run that was last resolved.
    private var known: (key: UInt64, style: Int) = (.max, 0)

    init(_ text: AttributedText, _ settings: Settings, _ pictures: PictureBook) {
        self.pictures = pictures
        self.text = text
        self.settings = settings
        bytes = text.bytes
        runEnds = text.characterRuns.ends
        runSets = text.characterRuns.values
        showing = (0..<text.attributeSetCount).map { Self.showing(text[Number<CharacterAttributes>($0)]) }
    }

    private static func showing(_ attributes: CharacterAttributes) -> Showing {
        if attributes.isEmpty { return .text }
        let members = attributes.members
        if members.hidden == true || members.deleted != nil { return .nothing }
        if members.attachment != nil { return .attachment }
        if members.note != nil { return .note }
        if members.ruby != nil { return .ruby }
        let isChanged = (members.superscript ?? 0) != 0 || members.capitals == .all || members.underline?.byWord == true
        return isChanged ? .changedText : .text
    }

    /// Appends what is shown of a paragraph's content. Returns whether its end is shown too; where not, the next one goes on in the
    /// same line.
    mutating func append(
        _ paragraph: Paragraph, in context: StyleContext, to line: inout StyledLine, _ notes: inout NoteCalls, _ styles: inout StyleBook
    ) -> Bool {
        var offset = paragraph.content.lowerBound
        let end = paragraph.content.upperBound
        while offset < end {
            moveRun(to: offset)
            let part = offset..<min(end, Int(runEnds[run]))
            let set = runSets[run]
            if showing[Int(set)] != .nothing {
                let style = style(of: set, in: context, &styles)
                if showing[Int(set)] == .changedText { settleRaised(from: offset, to: end, in: line) }
                let part = line.isBehindPicture && showing[Int(set)] == .text ? afterSpaces(part) : part
                if part.isEmpty {
                    offset = part.upperBound
                    continue
                }
                let isAlone = part.count == TextScalar.object.count && paragraph.content.count == part.count
                if showing[Int(set)] != .attachment || !appendPicture(part, set, isAlone: isAlone, to: &line) {
                    line.beginText()
                    append(part, set, style, to: &line, &notes, isLast: part.upperBound == end)
                }
                line.mark(style)
                if settings.links == .list, part.upperBound == Int(runEnds[run]) || part.upperBound == end {
                    appendLinkNumber(of: set, isLast: part.upperBound == end, to: &line, styles)
                }
            }
            offset = part.upperBound
        }
        guard paragraph.range.upperBound > end else { return true }
        moveRun(to: end)
        return showing[Int(runSets[run])] != .nothing
    }

    private mutating func moveRun(to offset: Int) {
        while run + 1 < runEnds.count, Int(runEnds[run]) <= offset { run += 1 }
    }

    private mutating func style(of set: UInt32, in context: StyleContext, _ styles: inout StyleBook) -> Int {
        let key = context.number << 32 | UInt64(set)
        if known.key == key { return known.style }
        known = (key, styles.style(of: set, text, in: context, key: key))
        return known.style
    }

    private func attributes(_ set: UInt32) -> CharacterAttributes { text[Number<CharacterAttributes>(Int(set))] }

    private func append(
        _ part: Range<Int>, _ set: UInt32, _ style: Int, to line: inout StyledLine, _ notes: inout NoteCalls, isLast: Bool
    ) {
        switch showing[Int(set)] {
        case .nothing: return
        case .text: bytes.withUnsafeBufferPointer { line.text.append(UnsafeBufferPointer(rebasing: $0[part])) }
        case .changedText: appendChanged(part, attributes(set), to: &line)
        case .ruby:
            bytes.withUnsafeBufferPointer { line.text.append(UnsafeBufferPointer(rebasing: $0[part])) }
            appendReading(of: set, to: &line, isLast: isLast)
        case .attachment:
            guard !settings.dropsMedia, let occurrence = attributes(set).attachment,
                occurrence.attachment.index < text.attachments.count,
                let label = PictureLabel.text(occurrence, text.attachments[occurrence.attachment.index])
            else { return }
            for _ in 0..<max(1, part.count / TextScalar.object.count) { line.text.append(label: label) }
        case .note:
            guard let note = attributes(set).note, let mark = notes.call(note)?.called.mark else { return }
            line.text.append(label: "[" + mark + "]")
        }
    }

    /// What of a part begins a line behind a picture: spaces do not, nor does a line break that is there already.
    private func afterSpaces(_ part: Range<Int>) -> Range<Int> {
        var start = part.lowerBound
        func skipSpaces() { while start < part.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 } }
        skipSpaces()
        let separator: [UInt8] = [0xE2, 0x80, 0xA8]
        guard part.upperBound - start >= separator.count, bytes[start..<start + separator.count].elementsEqual(separator) else {
            return start..<part.upperBound
        }
        start += separator.count
        skipSpaces()
        return start..<part.upperBound
    }

    /// Appends pictures that the terminal shows; returns whether it shows them.
    private func appendPicture(_ part: Range<Int>, _ set: UInt32, isAlone: Bool, to line: inout StyledLine) -> Bool {
        guard settings.showsPictures, !settings.dropsMedia, let occurrence = attributes(set).attachment,
            occurrence.attachment.index < text.attachments.count
        else { return false }
        let attachment = text.attachments[occurrence.attachment.index]
        let label = PictureLabel.text(occurrence, attachment)
        guard let number = pictures.number(of: occurrence, attachment, isAlone: isAlone, label: label) else { return false }
        for _ in 0..<max(1, part.count / TextScalar.object.count) { line.append(picture: number) }
        return true
    }

    /// Text that is shown otherwise than it stands: in capitals, raised or lowered.
    private func appendChanged(_ part: Range<Int>, _ attributes: CharacterAttributes, to line: inout StyledLine) {
        var string = changed(part, attributes)
        if let raised, raised.range.contains(part.lowerBound) {
            let range = raised.range
            string = raised.text.shown(
                string, isFirst: part.lowerBound == range.lowerBound, isLast: part.upperBound == range.upperBound)
        }
        string.withUTF8 { line.text.append($0) }
    }

    private func changed(_ part: Range<Int>, _ attributes: CharacterAttributes) -> String {
        let string = String(decoding: bytes[part], as: UTF8.self)
        return attributes.capitals == .all ? string.uppercased() : string
    }

    /// Finds out how all that stands at one height from `offset` on is shown, where that is not known yet.
    private mutating func settleRaised(from offset: Int, to end: Int, in line: StyledLine) {
        if let raised, raised.range.contains(offset) { return }
        raised = nil
        let level = attributes(runSets[run]).superscript ?? 0
        guard level != 0 else { return }
        var (number, place, string) = (run, offset, "")
        while place < end, number < runEnds.count, showing[Int(runSets[number])] == .changedText,
            attributes(runSets[number]).superscript == level
        {
            let stop = min(end, Int(runEnds[number]))
            if string.utf8.count <= RaisedText.maximumLength * 4 { string += changed(place..<stop, attributes(runSets[number])) }
            (place, number) = (stop, number + 1)
        }
        let text = RaisedText(string, isRaised: level > 0, behind: line.text.bytes.last, for: .terminal)
        raised = (text, offset..<place)
    }

    /// The reading stands in parentheses behind the text, once where several runs share it.
    private func appendReading(of set: UInt32, to line: inout StyledLine, isLast: Bool) {
        guard let ruby = attributes(set).ruby else { return }
        if !isLast, run + 1 < runSets.count, attributes(runSets[run + 1]).ruby == ruby { return }
        line.text.append(label: "(" + ruby.text + ")")
    }

    /// The number of a link stands behind the last of its runs.
    private func appendLinkNumber(of set: UInt32, isLast: Bool, to line: inout StyledLine, _ styles: StyleBook) {
        guard let link = attributes(set).link, let number = styles.linkNumber(of: set) else { return }
        if !isLast, run + 1 < runSets.count, attributes(runSets[run + 1]).link == link { return }
        line.text.append(label: "<\(number)>")
        line.mark(0)
    }
}
