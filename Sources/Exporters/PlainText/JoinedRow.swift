// SPDX-License-Identifier: Apache-2.0

import LineLayout
import TextModel

/// A row of a table that may become one line, its cells joined by tabs: as long as each holds one paragraph.
struct JoinedRow {
    /// A cell's paragraph: what its line begins with, and its text.
    private struct Part {
        let lead: Range<Int>
        let text: Range<Int>
        let column: Int
        let isMade: Bool
    }

    /// Length of what all lines of the table begin with.
    private let baseLength: Int
    private var bytes: [UInt8] = []
    private var parts: [Part] = []
    private(set) var hasParagraph = false
    private var column = 0
    private var isMade = false
    /// Whether cells follow one another instead, each paragraph a line.
    private(set) var isSplit = false

    /// Whether the open cell may still get the one paragraph that fits into a joined row.
    var isWaiting: Bool { !isSplit && !hasParagraph }

    init(baseLength: Int) { self.baseLength = baseLength }

    mutating func beginCell(column: Int, isMade: Bool) {
        self.column = column
        self.isMade = isMade
        hasParagraph = false
    }

    /// A paragraph of a row that is split.
    mutating func countParagraph() { hasParagraph = true }

    /// Adds the paragraph of a cell.
    mutating func add(_ text: [UInt8], _ indentation: inout Indentation) {
        let start = bytes.count
        indentation.takeFirst(to: &bytes)
        let middle = bytes.count
        bytes.append(contentsOf: text)
        parts.append(Part(lead: start..<middle, text: middle..<bytes.count, column: column, isMade: isMade))
        hasParagraph = true
    }

    /// Writes the row as one line. Cells that the text lacks at its end are left out; every other one stands behind as many tabs as
    /// there are columns before it.
    func write(to output: inout [UInt8]) {
        var column = 0
        let last = parts.lastIndex { !$0.isMade } ?? 0
        for (place, part) in parts.enumerated() where place <= last {
            let tabs = min(part.column - column, TableLayout.maximumColumnSpan)
            if tabs > 0 { output.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: tabs)) }
            column = part.column
            // What all lines of the table begin with stands before the first cell only.
            output.append(contentsOf: bytes[place == 0 ? part.lead : part.lead.dropFirst(baseLength)])
            output.append(contentsOf: bytes[part.text].lazy.map { $0 == 0x09 || $0 == 0x0A ? UInt8(ascii: " ") : $0 })
        }
        output.append(UInt8(ascii: "\n"))
    }

    /// Goes over to one line a paragraph: hands over what was put off, but for empty lines.
    mutating func split(_ body: (_ lead: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Void) {
        isSplit = true
        for part in parts where !part.text.isEmpty || bytes[part.lead].contains(where: { $0 != UInt8(ascii: " ") }) {
            body(bytes[part.lead], bytes[part.text])
        }
        parts = []
        bytes = []
    }
}
