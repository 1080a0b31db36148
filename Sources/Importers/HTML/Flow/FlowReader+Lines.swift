// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

/// The line that is being read: white space and breaks that are still to be settled.
struct LineState {
    /// Whether there is anything of a paragraph.
    var hasContent = false
    /// Whether nothing is to be seen in the line, so that white space collapses away.
    var isAtStart = true
    /// A space that counts only if something follows.
    var pendingSpace: Number<CharacterAttributes>?
    /// Line breaks that count only if something follows.
    var pendingBreaks = 0
    /// Space above the paragraph.
    var spaceAbove = 0.0
    /// Where its text begins.
    var start = 0
    /// Whether a letter was last, for `text-transform: capitalize`.
    var endsInWord = false
}

/// A paragraph that is complete but for its style.
struct ClosedParagraph {
    var key: ParagraphKey
    var block: Number<Block>?
    var set: Number<CharacterAttributes>
    var below = CollapsedMargin()
    /// Whether something below it keeps further margins away.
    var isSealed = false
    /// The box of a line across the page.
    var rule: BoxStyle?
}

/// All that a paragraph's style is made of.
struct ParagraphKey: Hashable {
    var style: StyleTable.StyleNumber
    /// Whether its first line is indented as the style says.
    var keepsIndent = true
    /// The style whose box the paragraph has for itself.
    var boxStyle: StyleTable.StyleNumber?
    var heading = 0
    var leading = 0.0
    var trailing = 0.0
    var spaceAbove = 0.0
    var spaceBelow = 0.0
    var startsPage = false

    func style(_ styles: StyleTable) -> ParagraphStyle {
        let source = styles[style]
        var result = source.paragraph
        if !keepsIndent { result.firstLineHeadIndent = nil }
        let indent = result.firstLineHeadIndent ?? 0
        if leading != 0 {
            result.headIndent = leading
            result.firstLineHeadIndent = leading + indent
        }
        if trailing != 0 { result.tailIndent = -trailing }
        if heading > 0 { result.headingLevel = heading }
        if spaceAbove > 0 { result.spacingBefore = spaceAbove }
        if spaceBelow > 0 { result.spacingAfter = spaceBelow }
        if startsPage { result.pageBreakBefore = true }
        if source.keepTogether { result.keepTogether = true }
        if source.keepWithNext { result.keepWithNext = true }
        if !source.whiteSpace.wraps, source.whiteSpace.collapsesSpaces { result.lineBreakMode = .noWrap }
        if let boxStyle {
            var box = styles[boxStyle].box
            let margin = styles[boxStyle].margin
            if margin.left != 0 || margin.right != 0 {
                box?.margin = Edges(
                    top: nil, right: margin.right == 0 ? nil : margin.right, bottom: nil, left: margin.left == 0 ? nil : margin.left)
            }
            result.box = box
        }
        return result
    }
}

extension FlowReader {
    /// Makes ready for something that is shown: ends the paragraph before, writes what waited for it.
    mutating func beginContent() {
        if !line.hasContent {
            flushClosed()
            line.hasContent = true
            line.spaceAbove = openMargin.space
            line.start = text.count
            openMargin = CollapsedMargin()
        }
        if line.pendingBreaks > 0 { writeBreaks(line.pendingBreaks) }
        if let space = line.pendingSpace {
            append([0x20], space)
            line.pendingSpace = nil
        }
    }

    private mutating func writeBreaks(_ count: Int) {
        let set = frames.last?.set ?? text.number(for: CharacterAttributes())
        for _ in 0..<count { append(TextScalar.lineSeparator, set) }
        line.pendingBreaks = 0
    }

    mutating func append(_ bytes: [UInt8], _ set: Number<CharacterAttributes>) { text.append(validUTF8: bytes.span, set) }

    /// A forced line break.
    mutating func breakLine() {
        line.pendingSpace = nil
        line.isAtStart = true
        line.endsInWord = false
        if frames.last?.isPreformatted == true {
            if !line.hasContent { beginContent() }
            return endLine(leaving: false)
        }
        if !line.hasContent { beginContent() }
        line.pendingBreaks += 1
    }

    /// Ends the line and with it the paragraph, if there is anything of it.
    /// - Parameter leaving: whether the innermost block is left, so that nothing more comes into it.
    mutating func endLine(leaving: Bool) {
        guard line.hasContent, let top = frames.last else {
            line = LineState()
            return
        }
        // The last break of a block only ends its last line.
        if line.pendingBreaks > 1 { writeBreaks(line.pendingBreaks - 1) }
        let container = top.line
        let keepsBox = leaving && frames[container].wanted == .box && !frames[container].hasBlock
        if keepsBox { frames[container].wanted = .none }
        settleBlocks(upTo: container)
        var block = frames[container].block
        if let number = block, !text.blocks[number.index].holdsParagraphs { block = anonymousPart(of: number, container) }
        let frame = frames[container]
        closed = ClosedParagraph(
            key: ParagraphKey(
                style: frame.style, keepsIndent: !frame.isOutlookItem, boxStyle: keepsBox ? frame.style : nil, heading: frame.heading,
                leading: keepsBox ? frame.edgeLeading - frame.summary.marginStart : frame.leading,
                trailing: keepsBox ? frame.edgeTrailing - frame.summary.marginEnd : frame.trailing,
                spaceAbove: keepsBox ? max(line.spaceAbove, frame.spaceAbove) : line.spaceAbove, startsPage: breaksPage),
            block: block, set: frame.set)
        breaksPage = false
        paragraphCount += 1
        line = LineState()
    }

    /// Writes the end of the paragraph that is complete.
    mutating func flushClosed() {
        guard var paragraph = closed else { return }
        closed = nil
        paragraph.key.spaceBelow = paragraph.below.space
        var style = paragraphStyle(paragraph.key)
        if let rule = paragraph.rule {
            var own = paragraph.key.style(styles)
            own.box = rule
            style = text.number(for: own)
        }
        text.endParagraph(paragraph.set, style: text.number(of: style, in: paragraph.block))
    }

    /// An empty paragraph in the innermost block.
    mutating func appendEmptyParagraph(leaving: Bool) {
        beginContent()
        endLine(leaving: leaving)
    }

    /// A margin that the place where the walk is adjoins.
    mutating func meetMargin(below margin: Double) {
        if closed != nil, closed?.isSealed == false, !line.hasContent {
            closed?.below.add(margin)
        } else {
            openMargin.add(margin)
        }
    }
}
