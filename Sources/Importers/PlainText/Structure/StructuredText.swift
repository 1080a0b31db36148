// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

/// Puts a text together from parts of valid UTF-8 and finds its structure: paragraphs, lists, quotations, headings, preformatted blocks.
///
/// Text waits in a window until it is clear what it is; a block that does not fit the window is cut there. Whatever no rule is sure
/// about stays the lines that it was.
struct StructuredText {
    /// How many bytes wait at least before they are looked at.
    static let windowSize = 1 << 20
    /// How many bytes behind a block are seen before it is settled; at most a quarter of the window.
    static let lookahead = 16 << 10
    /// How many blocks a text is given at most: they are dear, and nobody reads that many. What comes behind stays lines.
    static let maximumBlocks = 100_000

    var text = AttributedText()
    var window: [UInt8] = []
    var lines: [TextLine] = []
    var sgr = TerminalText()
    var origins = WindowOrigins()
    var styles: ParagraphStyles
    let plain: Number<CharacterAttributes>
    var evidence: WrapEvidence?

    /// The lists that are open, outermost first.
    var lists: [OpenList] = []
    /// The preformatted block that stands above, with nothing but empty lines below it.
    var openPreformatted: Number<Block>?
    /// Empty lines that wait for what comes behind them.
    var emptyLines = 0
    /// Whether the next paragraph begins a page.
    var startsPage = false
    /// Where the block ends that is being settled.
    var blockEnd = 0

    private var flowed: FlowedText?
    /// Whether every line is written as it is.
    private let keepsLines: Bool
    private let windowSize: Int
    private var scanner = LineScanner()
    /// Where in the window the first line begins that was not looked for yet.
    private var scanned = 0
    /// Whether the window begins within a line that was too long for it.
    private var isInLongLine = false

    /// A text of no lines yet.
    /// - Parameters:
    ///   - flowed: How lines are joined where the text says that itself; then no other rule counts.
    ///   - keepsLines: Whether no structure is looked for, and only what terminals are told becomes attributes.
    init(_ flowed: FlowedText? = nil, keepsLines: Bool = false, windowSize: Int = windowSize) {
        self.flowed = flowed
        self.keepsLines = keepsLines
        self.windowSize = windowSize
        plain = text.number(for: CharacterAttributes())
        styles = ParagraphStyles(&text)
    }

    /// Takes valid UTF-8, and settles what is clear by then.
    mutating func take(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { sgr.filter($0, into: &window, &text, &origins) }
        if window.count >= windowSize { settle(isLast: false) }
    }

    /// Settles all that still waits.
    mutating func finish() {
        sgr.finish(into: &window, &text, &origins)
        settle(isLast: true)
        if var flowed { flowed.end(&self) }
        closeLists()
        writeEmptyLines()
    }

    private mutating func settle(isLast: Bool) {
        if isInLongLine { passLongLine(isLast: isLast) }
        scan(isLast: isLast)
        if var flowed {
            flowed.write(0..<lines.count, of: &self)
            self.flowed = flowed
            forget(upTo: lines.count)
        } else if keepsLines {
            writeLines(0..<lines.count)
            forget(upTo: lines.count)
        } else {
            if evidence == nil { evidence = WrapEvidence(of: lines, in: window) }
            let end = isLast ? lines.count : settledLines()
            var place = 0
            while place < end { place = settle(from: place, to: end) }
            forget(upTo: place)
        }
        if !isLast, lines.isEmpty, window.count >= windowSize { beginLongLine() }
    }

    private mutating func scan(isLast: Bool) {
        let bytes = window
        scanned = bytes.withUnsafeBufferPointer { scanner.scan($0, from: scanned, isLast: isLast, into: &lines) }
    }

    /// How many lines are settled when more text may come: up to an empty line that has enough behind it, else half of them.
    private func settledLines() -> Int {
        let bound = window.count - min(Self.lookahead, windowSize / 4)
        var place = lines.count
        while place > 0, lines[place - 1].start > bound { place -= 1 }
        let last = place
        while place > 0, !lines[place - 1].isBlank { place -= 1 }
        return place > 0 ? place : last
    }

    /// Removes settled lines from the window.
    private mutating func forget(upTo place: Int) {
        blockEnd = 0
        guard place > 0 else { return }
        let start = place < lines.count ? lines[place].start : scanned
        lines.removeSubrange(..<place)
        for line in lines.indices { lines[line].move(by: -start) }
        window.removeSubrange(..<start)
        scanned -= start
        origins.forget(upTo: start)
        sgr.runs.forget(upTo: start)
    }

    /// Adds a block; `nil` where there are too many, or where it cannot stand.
    mutating func addBlock(_ kind: Block.Kind, in parent: Number<Block>? = nil, box: BoxStyle? = nil) -> Number<Block>? {
        guard text.blocks.count < Self.maximumBlocks else { return nil }
        return try? text.addBlock(kind, in: parent, box: box)
    }

    // A line that is longer than the window is written in parts, as it is.

    private mutating func beginLongLine() {
        closeLists()
        writeEmptyLines()
        isInLongLine = true
        passLongLine(isLast: false)
    }

    private mutating func passLongLine(isLast: Bool) {
        let end = window.withUnsafeBufferPointer { LineScanner.nextEnd(in: $0, from: 0) }
        // Not within a scalar, and a CR may have its LF behind it.
        var cut = end ?? (isLast ? window.count : max(0, window.count - 4))
        if end == nil, !isLast { while cut > 0, window[cut] & 0xC0 == 0x80 { cut -= 1 } }
        write(0..<cut)
        if end != nil || isLast {
            text.endParagraph(plain, style: startsPage ? styles.page : styles.plain)
            startsPage = false
            isInLongLine = false
        }
        var next = cut
        if end != nil { next = window.withUnsafeBufferPointer { LineScanner.next($0, behind: cut).next } }
        if end != nil, window[cut] == 0x0C { startsPage = true }
        window.removeSubrange(..<next)
        origins.forget(upTo: next)
        sgr.runs.forget(upTo: next)
        scanned = 0
    }
}

extension TextLine {
    mutating func move(by distance: Int) {
        start += distance
        content += distance
        end += distance
        next += distance
    }
}
