// SPDX-License-Identifier: Apache-2.0

/// Puts the lines of a region together to paragraphs.
struct ParagraphBuilder {
    private let page: PageText
    private let looks: [TextLook]
    private let lines: [Line]
    private let facts: [LineFacts]
    private let measure: RegionMeasure
    private let rights: [Float]
    private let tags: DocumentTags
    private let isFixedPitchUsual: Bool

    init(_ lines: [Line], region: Region, page: PageText, looks: [TextLook], tags: DocumentTags, isFixedPitchUsual: Bool) {
        self.tags = tags
        self.isFixedPitchUsual = isFixedPitchUsual
        self.page = page
        self.looks = looks
        self.lines = lines
        facts = lines.map { LineFacts($0, page, looks: looks) }
        measure = RegionMeasure(lines, region: region)
        rights = Self.rightEdges(lines, measure)
    }

    func paragraphs() -> [Paragraph] {
        var result: [Paragraph] = []
        let joining = LineJoining(measure: measure, isFixedPitchUsual: isFixedPitchUsual)
        // What a document tells of its tables holds, and what it does not call one is none.
        let isTagged = lines.contains { $0.stretch >= 0 }
        var tables = isTagged ? [] : TableFinder(lines, page: page, looks: looks, measure: measure).tables()[...]
        var (start, openMarker) = (0, ListMarker?.none)
        for index in lines.indices {
            if let table = tables.first, table.lines.contains(index) {
                if index == table.lines.lowerBound, start < index { result.append(paragraph(start..<index)) }
                start = index + 1
                guard start == table.lines.upperBound else { continue }
                var paragraph = paragraph(table.lines)
                paragraph.role = .cells(table.grid)
                result.append(paragraph)
                tables = tables.dropFirst()
                continue
            }
            if index > start {
                let situation = LineJoining.Situation(
                    first: lines[start], firstFacts: facts[start], last: lines[index - 1], lastFacts: facts[index - 1],
                    lineCount: index - start, next: lines[index], nextFacts: facts[index],
                    afterNext: index + 1 < lines.count ? lines[index + 1] : nil, right: rights[index - 1], openMarker: openMarker)
                if joins(situation, joining) { continue }
                result.append(paragraph(start..<index))
                start = index
            }
            if let marker = facts[index].marker { openMarker = marker }
        }
        if start < lines.count { result.append(paragraph(start..<lines.count)) }
        return result
    }

    private func joins(_ situation: LineJoining.Situation, _ joining: LineJoining) -> Bool {
        guard situation.next.stretch == situation.last.stretch else { return false }
        guard tags.isWhole(situation.next.stretch), !situation.next.isObject, !situation.last.isObject else {
            return joining.joins(situation)
        }
        return isFixedPitchUsual || !situation.lastFacts.isFixedPitch || !situation.nextFacts.isFixedPitch
    }

    private func paragraph(_ range: Range<Int>) -> Paragraph {
        var own = Array(lines[range])
        for (place, index) in zip(own.indices, range) {
            own[place].left = measure.left
            own[place].right = rights[index]
        }
        var paragraph = Paragraph(lines: own, firstFacts: facts[range.lowerBound], lastFacts: facts[range.upperBound - 1])
        paragraph.marker = facts[range.lowerBound].marker
        switch own[0].object {
        case .picture: paragraph.role = .picture
        case .table(let number): paragraph.role = .cells(DrawnTableReader(page, looks, tags, isFixedPitchUsual).grid(Int(number), own[0]))
        case .rule: paragraph.role = .rule
        case nil: break
        }
        if facts[range.lowerBound].isFixedPitch, range.count == 1, !isFixedPitchUsual { paragraph.role = .code }
        paragraph.alignment = alignment(range)
        paragraph.beginsRegion = range.lowerBound == 0
        paragraph.endsRegion = range.upperBound == lines.count
        return paragraph
    }

    private func alignment(_ range: Range<Int>) -> Paragraph.Alignment {
        let own = lines[range].filter { !$0.isObject }
        if own.isEmpty { return .natural }
        let right = rights[range.lowerBound]
        let width = right - measure.left
        func isCentered(_ line: Line) -> Bool {
            let (left, right) = (line.box.x0 - measure.left, right - line.box.x1)
            return abs(left - right) < max(0.02 * width, 3) && left > max(1.5 * line.size, 0.04 * width)
        }
        if own.allSatisfy(isCentered) { return .center }
        if isFlushRight(own, right) { return .right }
        let full = own.dropLast().filter { abs($0.box.x1 - right) < 1.5 }.count
        return own.count > 1 && full == own.count - 1 && measure.isJustified ? .justified : .natural
    }

    /// Whether lines end at the right edge and begin where they will: a single one farther in than first lines do.
    private func isFlushRight(_ own: [Line], _ right: Float) -> Bool {
        guard let first = own.first, own.allSatisfy({ !$0.isRightToLeft && abs(right - $0.box.x1) < 1.5 }) else { return false }
        if own.count == 1 { return first.box.x0 > measure.left + Self.farIndent * first.size }
        let lefts = own.map(\.box.x0)
        return (lefts.min() ?? 0) > measure.left + first.size && (lefts.max() ?? 0) - (lefts.min() ?? 0) > 1.5 * first.size
    }

    /// How far in a line begins, in sizes, that no first line of a paragraph is.
    private static let farIndent: Float = 5

    /// How far lines must reach, as a part of the region's width, to tell their edge by themselves.
    private static let ownShare: Float = 0.8

    /// The right edge that counts for each line: that of the region, or a nearer one where lines around keep to it.
    private static func rightEdges(_ lines: [Line], _ measure: RegionMeasure) -> [Float] {
        var result = [Float](repeating: measure.right, count: lines.count)
        var start = 0
        while start < lines.count {
            var end = start + 1
            while end < lines.count, isNear(lines[end - 1], lines[end], measure), !changesIndent(end, from: start, lines) { end += 1 }
            let own = lines[start..<end]
            if own.count >= 4, let mode = RegionMeasure.mode(own.map(\.box.x1)), mode.count * 2 > own.count,
                own.allSatisfy({ $0.box.x1 < mode.place + 3 })
            {
                for index in start..<end { result[index] = mode.place }
            } else if own.count >= 3 {
                // Where lines end as they will, those around tell better than a header or a heading how far they could reach.
                let ends = own.map(\.box.x1).sorted()
                let reach = ends[ends.count - 1 - ends.count / 10]
                let beyond = lines.count { $0.box.x1 > reach + $0.size }
                if reach > measure.left + ownShare * (measure.right - measure.left) || own.count >= 4 && beyond * 8 < lines.count {
                    for index in start..<end { result[index] = min(reach, measure.right) }
                }
            }
            start = end
        }
        return result
    }

    /// Whether the text stands in farther, or less far, from a line on: two lines above it and two from it on begin alike.
    private static func changesIndent(_ index: Int, from start: Int, _ lines: [Line]) -> Bool {
        guard index - start >= 2, index + 1 < lines.count else { return false }
        func isAligned(_ first: Int, _ second: Int) -> Bool { abs(lines[first].box.x0 - lines[second].box.x0) < 0.3 * lines[first].size }
        return isAligned(index - 1, index - 2) && isAligned(index, index + 1)
            && abs(lines[index].box.x0 - lines[index - 1].box.x0) > 0.8 * lines[index].size
    }

    private static func isNear(_ above: Line, _ below: Line, _ measure: RegionMeasure) -> Bool {
        abs(above.size - below.size) < 0.1 * below.size && below.base - above.base < 1.3 * measure.pitch(below.size)
    }
}
