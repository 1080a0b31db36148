// SPDX-License-Identifier: Apache-2.0

import TextModel

extension TextOutput {
    /// Whether a row of a table has begun.
    var isInRow: Bool { rows.isInRow }

    mutating func startDefinition(_ level: Int) {
        definitionLevel = level
        rows.startDefinition(level)
    }

    /// Changes the row definition that began last.
    mutating func define(_ change: (inout RowDefinition) -> Void) { rows.define(definitionLevel, change) }

    func endsWithTable(_ level: Int) -> Bool { rows.endsWithTable(level) }

    func innerRowLevel(_ level: Int) -> Int { rows.innerRowLevel(level) }

    mutating func endCell(_ level: Int, _ tables: ReferencedTables) { rows.endCell(level, in: &text, tables.colors) }

    mutating func endRow(_ level: Int, _ tables: ReferencedTables) { rows.endRow(level, in: &text, tables.colors) }

    /// Closes what is open at the end of the text.
    mutating func finish(_ tables: ReferencedTables) { rows.finish(&text, tables.colors) }
}
