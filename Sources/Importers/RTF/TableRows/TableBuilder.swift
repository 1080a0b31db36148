// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Makes blocks of the tables of a text while it is read, one inside the other.
///
/// Cells come before what says where they stand: their rows' definitions may follow them, and how rows line up is known at the
/// table's end. So cells get their places when the table is closed.
struct TableBuilder {
    /// How deep tables stand in one another; deeper ones count as this deep.
    static let maximumDepth = 32

    /// Tables that are open, outermost first.
    private var tables: [OpenTable] = []
    /// Row definitions by level.
    private var definitions: [RowDefinition] = []
    /// Whether a row of the outermost level was defined that has not ended yet.
    private var hasDefinition = false
    /// Line feeds of empty paragraphs in cells that became part of others, in the order of the text.
    private(set) var swallowed: [Int] = []

    /// Whether a row of the outermost level has begun.
    var isInRow: Bool { hasDefinition || tables.first?.isInRow == true }

    /// Changes the definition of a row at a level, from 1.
    mutating func define(_ level: Int, _ change: (inout RowDefinition) -> Void) {
        while definitions.count < level { definitions.append(RowDefinition()) }
        change(&definitions[level - 1])
    }

    /// A definition begins. If it begins behind a row that has all its cells, it may be this row's own, written twice, or the
    /// next one's where the row's end is missing: the next cell will tell.
    mutating func startDefinition(_ level: Int) {
        if level <= tables.count, tables[level - 1].openCell == nil {
            let defined = definition(level).cells.count
            if defined > 0, tables[level - 1].openRowCells.count >= defined { tables[level - 1].earlier = definition(level) }
        }
        define(level) { $0.apply(.trowd, nil) }
        if level == 1 { hasDefinition = true }
    }

    private func definition(_ level: Int) -> RowDefinition { level <= definitions.count ? definitions[level - 1] : RowDefinition() }

    /// The cell for a paragraph at a level; 0 is outside of tables, and closes them all.
    mutating func enter(_ level: Int, in text: inout AttributedText, _ colors: ColorTable) -> Number<Block>? {
        close(to: level, in: &text, colors)
        for place in 0..<level {
            let outer = place > 0 ? tables[place - 1].openCell?.block : nil
            if place == tables.count {
                guard let block = try? text.addBlock(.table(TableProperties()), in: outer) else { return outer }
                tables.append(OpenTable(block: block))
            }
            if tables[place].openCell != nil { continue }
            if let earlier = tables[place].earlier { endRow(of: place, earlier) }
            let properties = CellProperties(row: tables[place].rows.count, column: tables[place].openRowCells.count)
            guard let block = try? text.addBlock(.cell(properties), in: tables[place].block) else { return outer }
            tables[place].openCell = OpenTable.Cell(block: block, start: text.count, isEmpty: !text.hasOpenParagraph)
        }
        return level > 0 ? tables[level - 1].openCell?.block : nil
    }

    /// Whether the open cell at a level ends with a table, so that its end mark is no paragraph of its own.
    func endsWithTable(_ level: Int) -> Bool { level < tables.count && tables[level - 1].openCell != nil }

    /// Ends the open cell at a level; its last paragraph has ended.
    mutating func endCell(_ level: Int, in text: inout AttributedText, _ colors: ColorTable) {
        close(to: level, in: &text, colors)
        if level <= tables.count { tables[level - 1].closeCell(textEnd: text.count) }
    }

    /// Ends the open row at a level.
    mutating func endRow(_ level: Int, in text: inout AttributedText, _ colors: ColorTable) {
        endCell(level, in: &text, colors)
        if level == 1 { hasDefinition = false }
        if level <= tables.count { endRow(of: level - 1, definition(level)) }
    }

    /// The level of an inner row that ends: the one asked for, or the innermost that there is.
    func innerRowLevel(_ level: Int) -> Int { max(2, min(level, tables.count)) }

    /// Closes all tables at the end of the text and takes out what merged cells leave.
    mutating func finish(_ text: inout AttributedText, _ colors: ColorTable) {
        close(to: 0, in: &text, colors)
        guard !swallowed.isEmpty else { return }
        // The line feed before an empty paragraph goes, not its own, so that the paragraph before keeps its style and the next its own.
        text.edit { edits in
            for place in swallowed.sorted() where place > 0 { edits.delete(place - 1..<place) }
        }
        swallowed = []
    }

    private mutating func endRow(of place: Int, _ definition: RowDefinition) {
        tables[place].endRow(definition)
    }

    private mutating func close(to level: Int, in text: inout AttributedText, _ colors: ColorTable) {
        while tables.count > level {
            let place = tables.count - 1
            tables[place].closeCell(textEnd: text.count)
            if tables[place].isInRow { endRow(of: place, tables[place].earlier ?? definition(tables.count)) }
            swallowed += tables[place].settle(&text, colors)
            tables.removeLast()
            if tables.isEmpty { hasDefinition = false }
        }
    }
}
