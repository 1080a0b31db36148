// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

/// A text of the model while an RTF file is read into it: the document's own, a note's, a header's.
struct TextOutput {
    /// The most bookmarks that can stand at one place.
    private static let maximumAnchors = 64
    private static let recentCount = 16

    private struct RecentSet {
        var properties: CharacterProperties
        var number: Number<CharacterAttributes>
    }

    var text = AttributedText()
    /// The tables that are being read.
    var rows = TableBuilder()
    /// The level of the row definition that is being read.
    var definitionLevel = 1
    /// The lists that are being read.
    var lists = ListBuilder()
    var counters = ListCounters()
    /// The ready-made marker of the paragraph that is being read.
    var markerText = ""
    /// Whether the open paragraph is a heading whose number was counted and stands in its text.
    var isNumberedHeading = false
    private var sets: [CharacterProperties: Number<CharacterAttributes>] = [:]
    /// Styles at the top level.
    private var styles: [ParagraphProperties: Number<ParagraphStyle>] = [:]
    private var lastStyle: (properties: ParagraphProperties, number: Number<ParagraphStyle>)?
    /// Sets that were asked for lately, each at a place that follows from its properties.
    private var recentSets: [RecentSet] = []
    private var named: [[UInt8]: Number<Attachment>] = [:]
    /// Bookmarks at the place of the next character.
    private var anchors: [String] = []
    /// Whether the next paragraph begins a page.
    private var breaksPage = false
    /// Texts of boxes that are anchored in the open paragraph and follow it.
    private var boxes: [AttributedText] = []
    /// What kind of note this text is.
    var noteKind = Note.Kind.footnote
    /// The place, among the texts that are being read, of the one whose list holds the notes of this one: a note has none of its own.
    let noteHolder: Int
    /// Where in the source the group of this text begins.
    let start: Int
    /// Where in the source that stands which comes next, where the caller asked for that.
    var origin: SourceOrigin?

    init(noteHolder: Int, start: Int) {
        self.noteHolder = noteHolder
        self.start = start
    }

    /// Whether the open paragraph has any text.
    var isInParagraph: Bool { text.hasOpenParagraph }

    mutating func append(_ utf8: Span<UInt8>, _ properties: CharacterProperties, _ tables: ReferencedTables) {
        text.append(validUTF8: utf8, locatedNumber(for: properties, tables))
    }

    mutating func append(
        _ attachment: Attachment, _ properties: CharacterProperties, _ tables: ReferencedTables,
        _ show: (Number<Attachment>) -> AttachmentOccurrence
    ) {
        let set = locatedNumber(for: properties, tables)
        text.append(show(text.addAttachment(attachment)), text[set])
    }

    /// Appends an attachment that may be shown several times, by the name under which the document knows it.
    mutating func append(
        _ attachment: Attachment, from name: String, _ properties: CharacterProperties, _ tables: ReferencedTables,
        _ show: (Number<Attachment>) -> AttachmentOccurrence
    ) {
        let number = named[Array(name.utf8)] ?? text.addAttachment(attachment)
        named[Array(name.utf8)] = number
        let set = locatedNumber(for: properties, tables)
        text.append(show(number), text[set])
    }

    /// Adds a note to the list, which another text may be about to call.
    mutating func add(_ note: Note) -> Number<Note> { text.addNote(note) }

    mutating func append(_ note: Number<Note>, _ properties: CharacterProperties, _ tables: ReferencedTables) {
        let set = locatedNumber(for: properties, tables)
        text.append(note, text[set])
    }

    /// Ends the open paragraph with this formatting, which counts for the whole of it, in the open cell of a level of tables.
    mutating func endParagraph(
        _ paragraph: ParagraphProperties, _ character: CharacterProperties, _ tables: inout ReferencedTables, level: Int,
        _ place: ListPlace
    ) {
        var paragraph = paragraph
        if breaksPage { paragraph.flags.insert(.pageBreak) }
        breaksPage = false
        let set = locatedNumber(for: character, tables)
        let cell = rows.enter(level, in: &text, tables.colors)
        let block = lists.block(for: place, in: cell, &text)
        text.endParagraph(set, style: number(for: paragraph, in: block, &tables))
        for box in boxes { text.append(box, in: block) }
        boxes = []
    }

    /// Makes the next paragraph begin a page.
    mutating func breakPage() { breaksPage = true }

    /// Puts a bookmark at the next character.
    mutating func bookmark(_ name: String) {
        if anchors.count < Self.maximumAnchors, !name.isEmpty { anchors.append(name) }
    }

    /// Adds the text of a box: here if no paragraph is open, else behind it.
    mutating func append(box: AttributedText, level: Int, _ tables: ReferencedTables) {
        if isInParagraph {
            boxes.append(box)
        } else {
            text.append(box, in: rows.enter(level, in: &text, tables.colors))
        }
    }

    private mutating func locatedNumber(for properties: CharacterProperties, _ tables: ReferencedTables) -> Number<CharacterAttributes> {
        let number = number(for: properties, tables)
        return if let origin { text.number(for: text[number].from(origin)) } else { number }
    }

    private mutating func number(for properties: CharacterProperties, _ tables: ReferencedTables) -> Number<CharacterAttributes> {
        if !anchors.isEmpty {
            var attributes = properties.attributes(tables)
            attributes.anchors = anchors
            anchors = []
            return text.number(for: attributes)
        }
        let place = properties.place(among: Self.recentCount)
        if place < recentSets.count, recentSets[place].properties == properties { return recentSets[place].number }
        let number = sets[properties] ?? text.number(for: properties.attributes(tables))
        sets[properties] = number
        if recentSets.isEmpty {
            recentSets = [RecentSet](repeating: RecentSet(properties: properties, number: number), count: Self.recentCount)
        }
        recentSets[place] = RecentSet(properties: properties, number: number)
        return number
    }

    private mutating func number(
        for properties: ParagraphProperties, in block: Number<Block>?, _ tables: inout ReferencedTables
    ) -> Number<ParagraphStyle> {
        if let lastStyle, lastStyle.properties == properties { return text.number(of: lastStyle.number, in: block) }
        let number = styles[properties] ?? text.number(for: style(properties, &tables))
        styles[properties] = number
        lastStyle = (properties, number)
        return text.number(of: number, in: block)
    }

    private func style(_ properties: ParagraphProperties, _ tables: inout ReferencedTables) -> ParagraphStyle {
        var style = properties.style(tables.colors)
        style.headingLevel = StyleSheet.level(outline: properties.outlineLevel) ?? tables.styles.headingLevel(of: properties.style)
        return style
    }
}
