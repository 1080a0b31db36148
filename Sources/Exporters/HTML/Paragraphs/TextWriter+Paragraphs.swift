// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLWriting
import TextModel

/// What is known about a paragraph before it is written.
struct PreparedParagraph {
    let paragraph: Paragraph
    let firstRun: Int
    /// The number of the style that its characters share.
    var context: UInt32
    var surroundings = ParagraphSurroundings()
    /// Whether anything of it is shown, be it an empty line.
    var isShown = true
    /// Whether it holds anything that is shown.
    var hasContent = true
    /// The id of its first anchor.
    var id: String?
}

extension TextWriter {
    mutating func writeParagraph(_ paragraph: Paragraph) throws(ConversionError) {
        let style = facts(of: paragraph)
        updateSharedBox(style.visibleBox)
        var prepared = prepare(paragraph)
        guard prepared.isShown else { return }
        if case .item? = blocks.last?.kind, blocks.last?.hasContent == false { prepared.surroundings.hasMarker = true }
        noteContent()
        prepared.surroundings.leavesOutBox = sharedBox != nil
        prepared.surroundings.edge = edge
        var element = "p"
        if let level = style.headingLevel, plainDepth == 0, enterHeading(&prepared, level: level) { element = "h\(level)" }
        page.body.write(startTag(element, prepared))
        writeIdentity(prepared)
        page.body.write(byte: UInt8(ascii: ">"))
        try writeContent(prepared)
        page.body.write("</\(element)>\n")
    }

    /// Looks through a paragraph: which style its characters share, whether it holds white space that collapses.
    mutating func prepare(_ paragraph: Paragraph) -> PreparedParagraph {
        let runs = text.characterRuns
        while run + 1 < runs.count, Int(runs.ends[run]) <= paragraph.range.lowerBound { run += 1 }
        var prepared = PreparedParagraph(paragraph: paragraph, firstRun: run, context: 0)
        var (shared, mask) = (InheritedStyle?.none, SIMDMask<SIMD16<Int32>>(repeating: true))
        var space = CollapsibleSpace()
        var (place, index) = (paragraph.content.lowerBound, run)
        while place < paragraph.content.upperBound {
            let end = min(Int(runs.ends[index]), paragraph.content.upperBound)
            let set = Int(runs.values[index])
            if looks.looks[set].isShown {
                if shared == nil {
                    prepared.id = takeIdentifier(anchorsOf: runs.values[index])
                    shared = looks.looks[set].style
                } else {
                    shared?.compare(with: looks.looks[set].style, isShared: &mask)
                }
                text.bytes.withUnsafeBufferPointer { space.look(through: UnsafeBufferPointer(rebasing: $0[place..<end])) }
            } else if looks.looks[set].hasAnchors, shared == nil {
                waitingAnchors += text[Number<CharacterAttributes>(runs.values[index])].anchors ?? []
            }
            place = end
            index += 1
        }
        prepared.hasContent = shared != nil
        if shared == nil { settleEmpty(&prepared, &shared) }
        prepared.context = page.paragraphContexts.number(for: shared?.shared(mask, else: page.root) ?? page.root)
        prepared.surroundings.preservesSpace = space.collapses
        prepared.surroundings.hasTabs = space.hasTabs
        prepared.surroundings.direction = direction(of: paragraph)
        return prepared
    }

    /// Natural direction is settled here, because it decides on which side indents are.
    private func direction(of paragraph: Paragraph) -> WritingDirection? {
        guard let direction = facts(of: paragraph).direction else { return nil }
        if direction != .natural { return direction }
        return FirstStrongDirection.of(text.bytes[paragraph.content])
    }

    /// An empty paragraph has the style of its end. One whose content is hidden is shown as an empty line if its end is shown.
    private mutating func settleEmpty(_ prepared: inout PreparedParagraph, _ style: inout InheritedStyle?) {
        let range = prepared.paragraph.range
        guard range.upperBound > prepared.paragraph.content.upperBound else {
            prepared.isShown = prepared.paragraph.content.isEmpty
            return
        }
        let set = text.characterRuns.values[text.characterRuns.index(at: range.upperBound - 1)]
        let look = looks.looks[Int(set)]
        prepared.isShown = look.isShown
        guard look.isShown else { return }
        style = look.style
        prepared.id = takeIdentifier(anchorsOf: set)
    }

    /// The id for the first anchor that has no place yet; the others stay waiting.
    private mutating func takeIdentifier(anchorsOf set: UInt32) -> String? {
        if looks.looks[Int(set)].hasAnchors { waitingAnchors += text[Number<CharacterAttributes>(set)].anchors ?? [] }
        while !waitingAnchors.isEmpty {
            if let id = page.identifiers.id(forAnchor: waitingAnchors.removeFirst()) { return id }
        }
        return nil
    }

    /// `<p class="p1"`, without its end; with what a block's element says, where the paragraph stands on it.
    mutating func startTag(
        _ element: String, _ prepared: PreparedParagraph, _ attributes: String = "", _ geometry: Declarations = Declarations()
    ) -> [UInt8] {
        let key = ParagraphKey(
            element: element + attributes, appearance: text.appearance(of: prepared.paragraph.style), context: prepared.context,
            surroundings: prepared.surroundings, geometry: geometry)
        if let known = paragraphTags.tag(for: key) { return known }
        let style = page.styles.attribute(for: element, [(.block, geometry), (.paragraph, declarations(prepared))])
        let tag = "<" + element + attributes + style + languageAttribute(prepared)
        return paragraphTags.remember(Array(tag.utf8), for: key)
    }

    /// The declarations of a paragraph with those that its characters share.
    func declarations(_ prepared: PreparedParagraph) -> Declarations {
        let rules = ParagraphRules(
            style: text[prepared.paragraph.style], surroundings: prepared.surroundings, pageDirection: page.direction,
            hyphenates: page.hyphenates, defaultTabInterval: page.defaultTabInterval)
        var result = rules.declarations()
        result.add(page.declarations(for: page.paragraphContexts[prepared.context], in: page.root))
        return result
    }

    func languageAttribute(_ prepared: PreparedParagraph) -> String {
        let language = page.paragraphContexts[prepared.context][.language]
        return language == page.root[.language] ? "" : " lang=\"\(HTMLText.escaped(page.values.text(language)))\""
    }

    /// The attributes that are a paragraph's own: `id` and `dir`.
    func writeIdentity(_ prepared: PreparedParagraph) {
        if let id = prepared.id { page.body.write(" id=\"\(HTMLText.escaped(id))\"") }
        if let direction = prepared.surroundings.direction, direction != page.direction ?? .leftToRight {
            page.body.write(" dir=\"\(direction.htmlName)\"")
        }
    }

    /// Opens a box for this paragraph and the next ones if they have the same; closes the one that is open if this one has another.
    private mutating func updateSharedBox(_ box: BoxStyle?) {
        if sharedBox == nil, box == nil { return }
        if sharedBox != nil, sharedBox != box { closeSharedBox() }
        guard sharedBox == nil, let box, let next = events.peekParagraph(), facts(of: next).visibleBox == box else { return }
        sharedBox = box
        page.body.write("<div" + page.styles.attribute(for: "div", [(.block, BoxRules.declarations(box))]) + ">\n")
    }

    mutating func closeSharedBox() {
        guard sharedBox != nil else { return }
        sharedBox = nil
        page.body.write("</div>\n")
    }
}

/// Finds white space that HTML would collapse: spaces at the start of a line, behind others, and tabs.
struct CollapsibleSpace {
    private(set) var collapses = false
    private(set) var hasTabs = false
    private var isAfterSpace = true

    mutating func look(through bytes: UnsafeBufferPointer<UInt8>) {
        var isAfterSpace = isAfterSpace
        let raw = UnsafeRawBufferPointer(bytes)
        var place = 0
        while place < bytes.count {
            while place &+ 8 <= bytes.count {
                let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                // Of eight bytes of ASCII without control characters only the spaces matter.
                guard (word | (word &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0 else { break }
                let spaces = ~((word ^ 0x2020_2020_2020_2020) &+ 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080
                if spaces & (spaces << 8 | (isAfterSpace ? 0x80 : 0)) != 0 { collapses = true }
                isAfterSpace = spaces >> 63 != 0
                place &+= 8
            }
            guard place < bytes.count else { break }
            let byte = bytes[place]
            if byte > 0x20 {
                isAfterSpace = byte == 0xA8 && place >= 2 && bytes[place - 1] == 0x80 && bytes[place - 2] == 0xE2
            } else if byte == 0x20 {
                if isAfterSpace { collapses = true }
                isAfterSpace = true
            } else if byte == 0x09 {
                collapses = true
                hasTabs = true
                isAfterSpace = true
            }
            place &+= 1
        }
        self.isAfterSpace = isAfterSpace
    }
}
