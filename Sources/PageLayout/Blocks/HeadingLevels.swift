// SPDX-License-Identifier: Apache-2.0

/// An entry of a document's outline.
package struct OutlineEntry: Sendable {
    package var title: String
    /// From 1.
    package var depth: Int
    /// The page it leads to, from 0; `nil` where that is not known.
    package var page: Int?

    package init(title: String, depth: Int, page: Int?) {
        self.title = title
        self.depth = depth
        self.page = page
    }
}

/// Finds headings and their levels: by size and weight against the text, numbers, and the outline.
struct HeadingLevels {
    /// What makes headings of one level look alike.
    private struct Style: Hashable {
        var size: Int
        var isBold: Bool
        var depth: Int
    }

    let body: BodyStatistics
    let assembler: TextAssembler
    private let tags: DocumentTags
    private var outline: [[UInt8]: [(depth: Int, page: Int?)]] = [:]

    /// How much larger than the text a heading is that is not bold.
    private static let minimumScale: Float = 1.07
    private static let maximumLines = 3
    private static let maximumCharacters = 180

    init(body: BodyStatistics, assembler: TextAssembler, outline entries: [OutlineEntry], tags: DocumentTags) {
        self.tags = tags
        self.body = body
        self.assembler = assembler
        for entry in entries { outline[Self.key(Array(entry.title.utf8)), default: []].append((entry.depth, entry.page)) }
    }

    /// Letters and digits alone, in small letters.
    private static func key(_ text: some Sequence<UInt8>) -> [UInt8] {
        text.compactMap { byte in
            if (0x41...0x5A).contains(byte) { return byte | 0x20 }
            return byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) ? byte : nil
        }
    }

    func settle(_ paragraphs: inout [Paragraph]) {
        var styles: [(index: Int, style: Style, depth: Int?)] = []
        for (index, paragraph) in paragraphs.enumerated() {
            guard let candidate = candidate(paragraph, next: index + 1 < paragraphs.count ? paragraphs[index + 1] : nil) else { continue }
            styles.append((index, candidate.style, candidate.depth))
        }
        let levels = levels(of: styles.map { ($0.style, $0.depth) })
        for entry in styles { paragraphs[entry.index].role = .heading(min(entry.depth ?? levels[entry.style] ?? 6, 6)) }
    }

    private func levels(of found: [(style: Style, depth: Int?)]) -> [Style: Int] {
        let order = Set(found.map(\.style)).sorted {
            ($1.size, $1.isBold ? 1 : 0, $0.depth) < ($0.size, $0.isBold ? 1 : 0, $1.depth)
        }
        var (levels, next) = ([Style: Int](), 1)
        for style in order {
            let votes = found.filter { $0.style == style }.compactMap(\.depth)
            if let depth = Self.mostFrequent(votes) {
                levels[style] = min(depth, 6)
                next = max(next, min(depth, 6) + 1)
            } else {
                levels[style] = min(next, 6)
                next += 1
            }
        }
        return levels
    }

    private static func mostFrequent(_ values: [Int]) -> Int? {
        let counts = Dictionary(grouping: values) { $0 }.mapValues(\.count)
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private func candidate(_ paragraph: Paragraph, next: Paragraph?) -> (style: Style, depth: Int?)? {
        // A document that tells its headings has no others.
        if paragraph.isTagged, tags.hasHeadings { return nil }
        guard case .text = paragraph.role, paragraph.lines.count <= Self.maximumLines, let line = paragraph.lines.first else { return nil }
        let count = paragraph.characterCount
        guard count >= 2, count <= Self.maximumCharacters else { return nil }
        if let marker = paragraph.marker, marker.kind == .bullet || marker.kind == .dash { return nil }
        let isLarger = paragraph.size > Self.minimumScale * body.size
        let isBold = paragraph.firstFacts.isBold && paragraph.lastFacts.isBold && !body.isBold
        let styled = assembler.text(of: paragraph.lines)
        let text = styled.bytes
        if isLarger, !isAllLarge(styled) { return nil }
        let entries = outline[Self.key(text)] ?? []
        let entry = entries.first { $0.page.map { abs($0 - paragraph.page) <= 1 } ?? true }
        guard isLarger || isBold && paragraph.size > 0.93 * body.size || entry != nil && count < 120 else { return nil }
        guard text.contains(where: { $0 >= 0x80 || (0x41...0x5A).contains($0 & ~0x20) }) else { return nil }
        if entry == nil {
            if paragraph.firstFacts.endsInReference { return nil }
            if let last = paragraph.lastFacts.last, [".", ",", ";"].contains(last), !isLarger || paragraph.lines.count > 1 { return nil }
            if isLarger, next == nil, paragraph.lines.count > 1 { return nil }
            // Bold words above nothing, or in the middle of a line, are no heading.
            if !isLarger, line.box.x0 > line.left + 0.5 * (line.right - line.left), paragraph.alignment != .center { return nil }
        }
        let style = Style(size: RegionMeasure.key(paragraph.size), isBold: isBold, depth: Self.numberDepth(text))
        return (style, entry?.depth)
    }

    /// Whether nearly all of a text is larger than the text around: a few large words make no heading.
    private func isAllLarge(_ styled: StyledText) -> Bool {
        var (large, start) = (0, 0)
        for run in styled.runs {
            if assembler.looks.indices.contains(run.look), assembler.looks[run.look].size > Self.minimumScale * body.size || run.script != 0
            {
                large += run.end - start
            }
            start = run.end
        }
        return large * 10 >= start * 9
    }

    /// How many parts the number before a heading has: 2 for "3.1 Ropes", 0 for none.
    static func numberDepth(_ text: [UInt8]) -> Int {
        var (depth, digits) = (0, 0)
        for byte in text {
            if (0x30...0x39).contains(byte) {
                if digits == 0 { depth += 1 }
                digits += 1
                if digits > 3 { return 0 }
            } else if byte == UInt8(ascii: "."), digits > 0 {
                digits = 0
            } else {
                return byte == 0x20 && depth > 0 ? depth : 0
            }
        }
        return 0
    }
}
