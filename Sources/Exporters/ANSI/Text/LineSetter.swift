// SPDX-License-Identifier: Apache-2.0

import LineLayout

/// The shape of a paragraph's lines.
struct LineShape {
    /// Columns of the first line and of the others, indents left out.
    var first: Int
    var other: Int
    /// Columns before their text.
    var firstIndent = 0
    var otherIndent = 0
    var style: LineStyle
    var breaking = LineWrapper.Breaking.longWords
    /// The style that fills the whole width of the lines; 0 for none.
    var fill = 0

    /// The columns from where the indent starts to the end of a line.
    func width(_ isFirst: Bool) -> Int { isFirst ? first + firstIndent : other + otherIndent }
}

/// Breaks paragraphs into lines and writes them, each complete in itself.
struct LineSetter {
    var wrapper = LineWrapper()

    /// Writes the lines of a paragraph.
    /// - Parameters:
    ///   - begin: writes what a line begins with; it is told whether the line is the first one.
    ///   - end: is told the columns that a line takes, and whether nothing stands in it.
    mutating func set(
        _ text: SetText, _ shape: LineShape, _ styles: StyleBook, to out: inout [UInt8], begin: (Bool, inout [UInt8]) -> Void,
        end: (_ columns: Int, _ isEmpty: Bool, inout [UInt8]) -> Void
    ) {
        wrapper.wrap(text.bytes, first: shape.first, other: shape.other, shape.breaking)
        var copier = LineCopier()
        var span = text.spans.startIndex
        var isFirst = true
        for line in wrapper.lines {
            begin(isFirst, &out)
            let free = (isFirst ? shape.first : shape.other) - line.columns
            let before = (isFirst ? shape.firstIndent : shape.otherIndent) + shape.style.padding(free)
            styles.change(from: 0, to: shape.fill, in: &out)
            out.append(spaces: before)
            if text.isUnstyled, !text.needsCare, shape.fill == 0 {
                out.append(contentsOf: UnsafeBufferPointer(rebasing: text.bytes[line.range]))
            } else {
                copy(line.range, of: text, &span, base: shape.fill, &copier, styles, to: &out)
            }
            var columns = before + line.columns
            if shape.fill != 0 {
                out.append(spaces: shape.width(isFirst) - columns)
                columns = max(columns, shape.width(isFirst))
            }
            styles.change(from: shape.fill, to: 0, in: &out)
            end(columns, line.range.isEmpty && shape.fill == 0, &out)
            isFirst = false
        }
    }

    private func copy(
        _ range: Range<Int>, of text: SetText, _ span: inout Int, base: Int, _ copier: inout LineCopier, _ styles: StyleBook,
        to out: inout [UInt8]
    ) {
        if text.needsCare { copier.begin(to: &out) }
        var (place, current) = (range.lowerBound, base)
        while place < range.upperBound {
            while span < text.spans.endIndex, text.spans[span].end - text.base <= place { span += 1 }
            let isKnown = span < text.spans.endIndex
            let end = isKnown ? min(text.spans[span].end - text.base, range.upperBound) : range.upperBound
            let style = isKnown ? text.spans[span].style : base
            styles.change(from: current, to: style, in: &out)
            current = style
            let part = UnsafeBufferPointer(rebasing: text.bytes[place..<end])
            if text.needsCare { copier.copy(part, to: &out) } else { out.append(contentsOf: part) }
            place = end
        }
        styles.change(from: current, to: base, in: &out)
        if text.needsCare { copier.end(to: &out) }
    }
}
