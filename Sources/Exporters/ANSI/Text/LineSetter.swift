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

    /// Whether lines are made as long as their width.
    var isJustified: Bool { style.isJustified && !style.isPreformatted }
}

/// Breaks paragraphs into lines and writes them, each complete in itself.
struct LineSetter {
    var wrapper = LineWrapper()
    private var justification = Justification()
    let pictures: PictureBook

    init(_ pictures: PictureBook) { self.pictures = pictures }

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
        for (number, line) in wrapper.lines.enumerated() {
            if !text.pictures.isEmpty {
                if let picture = text.picture(in: line) {
                    setPicture(picture, shape, styles, &isFirst, to: &out, begin: begin, end: end)
                    continue
                }
                if line.range.isEmpty, isBesidePicture(number, text) { continue }
            }
            begin(isFirst, &out)
            var free = (isFirst ? shape.first : shape.other) - line.columns
            var lineColumns = line.columns
            justification.leave()
            if shape.isJustified { justification.prepare(text.bytes, line, free: free) }
            if !justification.gaps.isEmpty { (lineColumns, free) = (lineColumns + free, 0) }
            let before = (isFirst ? shape.firstIndent : shape.otherIndent) + shape.style.padding(free)
            styles.change(from: 0, to: shape.fill, in: &out)
            out.append(spaces: before)
            if text.isUnstyled, !text.needsCare, shape.fill == 0, justification.gaps.isEmpty {
                out.append(contentsOf: UnsafeBufferPointer(rebasing: text.bytes[line.range]))
            } else {
                copy(line, of: text, &span, base: shape.fill, &copier, styles, to: &out)
            }
            var columns = before + lineColumns
            if shape.fill != 0 {
                out.append(spaces: shape.width(isFirst) - columns)
                columns = max(columns, shape.width(isFirst))
            }
            styles.change(from: shape.fill, to: 0, in: &out)
            end(columns, line.range.isEmpty && shape.fill == 0, &out)
            isFirst = false
        }
    }

    /// Spaces alone between a picture and the end of its paragraph, or between two, are no line.
    private func isBesidePicture(_ number: Int, _ text: SetText) -> Bool {
        [number - 1, number + 1].contains { wrapper.lines.indices.contains($0) && text.picture(in: wrapper.lines[$0]) != nil }
    }

    /// Writes the lines of a picture, or what stands in its place.
    private func setPicture(
        _ number: Int, _ shape: LineShape, _ styles: StyleBook, _ isFirst: inout Bool, to out: inout [UInt8],
        begin: (Bool, inout [UInt8]) -> Void, end: (_ columns: Int, _ isEmpty: Bool, inout [UInt8]) -> Void
    ) {
        let room = min(shape.first, shape.other)
        let shown = pictures.lines(of: number, in: room) ?? pictures.labelLines(of: number, in: room)
        for line in shown.lines {
            begin(isFirst, &out)
            let free = (isFirst ? shape.first : shape.other) - shown.cells.columns
            let before = (isFirst ? shape.firstIndent : shape.otherIndent) + shape.style.padding(free)
            styles.change(from: 0, to: shape.fill, in: &out)
            out.append(spaces: before)
            styles.change(from: shape.fill, to: 0, in: &out)
            out.append(contentsOf: line)
            var columns = before + shown.cells.columns
            if shape.fill != 0 {
                styles.change(from: 0, to: shape.fill, in: &out)
                out.append(spaces: shape.width(isFirst) - columns)
                columns = max(columns, shape.width(isFirst))
                styles.change(from: shape.fill, to: 0, in: &out)
            }
            end(columns, false, &out)
            isFirst = false
        }
    }

    private func copy(
        _ line: LineWrapper.Line, of text: SetText, _ span: inout Int, base: Int, _ copier: inout LineCopier, _ styles: StyleBook,
        to out: inout [UInt8]
    ) {
        if text.needsCare { copier.begin(to: &out) }
        let range = line.range
        var (place, current, gap) = (range.lowerBound, base, 0)
        while place < range.upperBound {
            while span < text.spans.endIndex, text.spans[span].end - text.base <= place { span += 1 }
            let isKnown = span < text.spans.endIndex
            var end = isKnown ? min(text.spans[span].end - text.base, range.upperBound) : range.upperBound
            let endsInGap = gap < justification.gaps.count && justification.gaps[gap] < end
            if endsInGap { end = justification.gaps[gap] + 1 }
            let style = isKnown ? text.spans[span].style : base
            styles.change(from: current, to: style, in: &out)
            current = style
            let part = UnsafeBufferPointer(rebasing: text.bytes[place..<end])
            if text.needsCare { copier.copy(part, to: &out) } else { out.append(contentsOf: part) }
            if endsInGap {
                out.append(spaces: justification.spaces(inGap: gap))
                gap += 1
            }
            place = end
        }
        if line.hasHyphen { out.append(UInt8(ascii: "-")) }
        styles.change(from: current, to: base, in: &out)
        if text.needsCare { copier.end(to: &out) }
    }
}
