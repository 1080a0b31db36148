// SPDX-License-Identifier: Apache-2.0

import LineLayout
import TextModel

extension ANSIWriter {
    /// Writes the line that is ready as a paragraph.
    mutating func writeParagraph() {
        if look.box != openBox { closeParagraphBox() }
        let opensBox = openBox == nil && !look.lines.isEmpty
        // One rule is enough for pages on which nothing stands.
        if look.line.startsPage, hasLines, !isOnEmptyPage { writePageBreak() }
        isOnEmptyPage = line.isEmpty && (look.line.startsPage || isOnEmptyPage)
        writeGap()
        if opensBox {
            if look.lines.contains(.top) { writeRule() }
            openBox = look.box
        }
        if look.lines.contains(.left) { indentation.push("│ ", columns: 2) }
        writeLines()
        writeHeadingRule()
        if look.lines.contains(.left) { indentation.pop() }
    }

    private mutating func writeLines() {
        if itemDepth == 0, !look.isMirrored { line.expandFirstTab(to: look.line.headIndent - look.line.firstIndent) }
        let shape = shape(firstLead: indentation.firstWidth)
        var firstLead: [UInt8] = []
        indentation.takeFirst(to: &firstLead)
        var lead = indentation.bytes
        var right: [UInt8] = []
        hasLines = true
        let isBare = line.isEmpty && shape.fill == 0
        lastLineIsEmpty = isBare && firstLead.allSatisfy { $0 == UInt8(ascii: " ") }
        if look.isMirrored {
            let mirrored = MirroredLead(firstLead)
            (firstLead, right) = (Array(mirrored.left), mirrored.right)
            lead = Array(MirroredLead(lead).left)
        }
        let (spans, pictures, isUnstyled, needsCare) = (line.spans[...], line.pictures[...], line.isUnstyled, line.needsCare)
        line.text.bytes.withUnsafeBufferPointer { bytes in
            let text = SetText(bytes: bytes, spans: spans, pictures: pictures, base: 0, isUnstyled: isUnstyled, needsCare: needsCare)
            setter.set(text, shape, styles, to: &out) { isFirst, out in
                out.append(contentsOf: isFirst ? firstLead : lead)
            } end: { _, isEmpty, out in
                out.append(contentsOf: right)
                right = []
                if isEmpty { Self.trimSpaces(&out) }
                out.append(Self.lineFeed)
            }
        }
    }

    private mutating func shape(firstLead: Int) -> LineShape {
        let columns = settings.columns
        // Indents of paragraphs in items are those that their markers already stand for.
        let indents = itemDepth == 0 ? (first: look.line.firstIndent, other: look.line.headIndent) : (first: 0, other: 0)
        var shape = LineShape(
            first: max(1, columns - firstLead - indents.first), other: max(1, columns - indentation.width - indents.other),
            firstIndent: indents.first, otherIndent: indents.other, style: look.line)
        if look.isMirrored { (shape.firstIndent, shape.otherIndent) = (0, 0) }
        if look.line.isPreformatted { shape.breaking = .characters }
        if settings.isWrapping { shape.fill = styles.style(background: look.context(in: context).background) }
        return shape
    }

    /// Headings of the first two levels have a line under them, as wide as they are.
    private mutating func writeHeadingRule() {
        guard (1...2).contains(look.headingLevel), !line.isEmpty, itemDepth == 0 else { return }
        let columns = setter.wrapper.lines.reduce(0) { max($0, $1.columns) }
        let room = settings.columns - indentation.width - look.line.headIndent
        out.append(contentsOf: indentation.bytes)
        out.append(spaces: look.line.headIndent + look.line.padding(room - columns))
        out.append(look.headingLevel == 1 ? "═" : "─", times: columns)
        out.append(Self.lineFeed)
    }

    /// Puts an empty line before the paragraph that is ready where one belongs.
    private mutating func writeGap() {
        let space = max(spaceAfter, look.line.spaceBefore)
        let isHeading = look.headingLevel > 0
        let isWanted = wantsGap || isHeading || space >= LineStyle.smallestGap
        wantsGap = false
        spaceAfter = isHeading ? 0 : look.line.spaceAfter
        if isWanted, !line.isEmpty { writeEmptyLine() }
    }

    /// Writes an empty line, with the bars that it stands in, where there is something above it that is none.
    mutating func writeEmptyLine() {
        guard hasLines, !lastLineIsEmpty else { return }
        out.append(contentsOf: indentation.bytes.prefix(indentation.commonLength))
        Self.trimSpaces(&out)
        out.append(Self.lineFeed)
        lastLineIsEmpty = true
    }

    /// Removes the spaces at the end of the line.
    static func trimSpaces(_ out: inout [UInt8]) {
        while out.last == UInt8(ascii: " ") { out.removeLast() }
    }

    private mutating func writePageBreak() {
        closeParagraphBox()
        writeEmptyLine()
        writeRule()
        wantsGap = true
    }

    /// Writes a line from the indent to the end of the width.
    mutating func writeRule(columns: Int = .max) {
        out.append(contentsOf: indentation.bytes)
        let room = (settings.isWrapping ? settings.columns : Self.unwrappedRule) - indentation.width
        out.append("─", times: min(columns, max(1, room)))
        out.append(Self.lineFeed)
        hasLines = true
        lastLineIsEmpty = false
    }

    /// Columns of lines across the page where there is no width.
    private static let unwrappedRule = 72

    /// Ends the box around the paragraphs before.
    mutating func closeParagraphBox() {
        guard let box = openBox else { return }
        openBox = nil
        if ParagraphLook.Lines(box).contains(.bottom) { writeRule() }
    }
}
