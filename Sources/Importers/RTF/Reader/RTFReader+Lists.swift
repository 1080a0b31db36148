// SPDX-License-Identifier: Apache-2.0

import TextModel

extension RTFReader {
    /// A destination in the tables of lists, or in the older numbering of a paragraph.
    mutating func openListPart(_ word: DestinationWord) {
        switch (word, state.destination) {
        case (.listtable, _), (.listoverridetable, _): state.destination = .listTable
        case (.list, .listTable):
            tables.lists.startList()
            state.closing = .listPart(word)
        case (.listlevel, .listTable):
            tables.lists.startLevel()
            state.character.font = -1
            state.closing = .listPart(word)
        case (.listoverride, .listTable):
            tables.lists.startOverride()
            state.closing = .listPart(word)
        case (.lfolevel, .listTable):
            tables.lists.startOverriddenLevel()
            state.closing = .listPart(word)
        case (.leveltext, .listTable), (.levelmarker, .listTable), (.pntxta, .listTable), (.pntxtb, .listTable):
            collect(for: .listPart(word))
        case (.pn, .text):
            numbering = ParagraphNumbering()
            state.destination = .listTable
            state.closing = .numbering
        case (.listtext, .text), (.pntext, .text):
            collect(for: .listPart(word))
            state.destination = .markerText
        default: state.destination = .skipped
        }
    }

    mutating func closeListPart(_ word: DestinationWord, _ text: String) {
        switch word {
        case .list: tables.lists.endList()
        case .listlevel: tables.lists.endLevel(tables.fonts[state.character.font])
        case .listoverride: tables.lists.endOverride()
        case .lfolevel: tables.lists.endOverriddenLevel()
        case .leveltext: tables.lists.set(levelText: text)
        case .levelmarker: tables.lists.set(levelMarker: text)
        case .pntxtb: numbering.before = text
        case .pntxta: numbering.after = text
        case .listtext, .pntext: if !output.isInParagraph { output.markerText = trimmed(text) }
        default: break
        }
    }

    /// Makes the numbering that was read the paragraph's.
    mutating func closeNumbering() {
        let font = tables.fonts[numbering.font]?.symbolFont
        numbering.before = SymbolText.text(numbering.before, font)
        numbering.after = SymbolText.text(numbering.after, font)
        let isNone = numbering.isOutside || numbering.kind == nil
        state.paragraph.numbering = isNone ? -1 : tables.number(of: numbering)
    }

    /// A word in the tables of lists or in `\pn`.
    mutating func apply(_ word: ListWord, _ number: Int?) {
        guard state.destination == .listTable else { return }
        tables.lists.apply(word, number)
        numbering.apply(word, number)
    }

    /// `\ls` in the tables of lists or in `\pn`.
    mutating func apply(listOverride number: Int?) {
        tables.lists.apply(override: number)
        numbering.isOutside = number == 0
    }

    /// A numbered heading stays a heading: its number becomes text before its first character.
    mutating func beginParagraph() {
        locate(lexer.tokenStart)
        guard !output.isInParagraph, isInList, isHeading, let entry = listEntry() else { return }
        output.isNumberedHeading = true
        if !entry.text.isEmpty { output.append(Array(entry.text.utf8).span, state.character, tables) }
    }

    /// What the paragraph that ends is to lists.
    mutating func takeListPlace() -> ListPlace {
        defer {
            output.markerText = ""
            output.isNumberedHeading = false
        }
        guard isInList, !output.isNumberedHeading, !isHeading else { return .outside }
        if let entry = listEntry() { return .item(entry) }
        return isContinuation ? .continuation : .outside
    }

    private var isInList: Bool { state.paragraph.list > 0 || state.paragraph.numbering >= 0 || !output.markerText.isEmpty }

    private var isHeading: Bool {
        mutating get {
            let paragraph = state.paragraph
            return (StyleSheet.level(outline: paragraph.outlineLevel) ?? tables.styles.headingLevel(of: paragraph.style)) != nil
        }
    }

    private var isContinuation: Bool {
        state.paragraph.list <= 0 && state.paragraph.numbering >= 0
            && tables.numberings[Int(state.paragraph.numbering)].kind == .pnlvlcont
    }

    private mutating func listEntry() -> ListEntry? {
        let paragraph = state.paragraph
        if paragraph.list > 0 {
            return output.counters.entry(
                Int(paragraph.list), level: Int(paragraph.listLevel), marker: output.markerText, tables.lists)
        }
        if isContinuation, output.markerText.isEmpty { return nil }
        if paragraph.numbering >= 0 {
            return output.counters.entry(tables.numberings[Int(paragraph.numbering)], marker: output.markerText)
        }
        return ListEntry(marker: output.markerText, level: 0)
    }
}

extension ReferencedTables {
    /// The place of a numbering in the table.
    mutating func number(of numbering: ParagraphNumbering) -> Int32 {
        if numberings.last != numbering { numberings.append(numbering) }
        return Int32(clamping: numberings.count - 1)
    }
}
