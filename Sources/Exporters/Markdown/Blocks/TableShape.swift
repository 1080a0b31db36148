// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What a table looks like, as far as it decides how it is written.
struct TableShape {
    /// How the text of a column is aligned.
    enum Alignment { case unknown, mixed, left, center, right }

    /// Whether it can be rows of cells between `|`: a paragraph in each, none of which covers several rows or columns.
    var isGrid = true
    var rowCount = 0
    private(set) var headerRows = 0
    private(set) var alignments: [Alignment] = []
    /// For each column of the text the number of columns before it in which a cell begins; there are no others.
    private var columns = [0]
    private var column = 0

    init() {}

    init(_ layout: TableLayout?, headerRows: Int) {
        self.headerRows = headerRows
        guard let layout else { return }
        var starts = [Bool](repeating: false, count: layout.columnCount)
        for placement in layout.placements { starts[placement.column] = true }
        for isStart in starts { columns.append((columns.last ?? 0) + (isStart ? 1 : 0)) }
        alignments = Array(repeating: .unknown, count: columnCount)
        isGrid = headerRows <= 1 && columnCount > 0
        for placement in layout.placements where placement.rowSpan > 1 || columnSpan(placement) != 1 { isGrid = false }
    }

    var columnCount: Int { columns.last ?? 0 }

    /// How many columns a cell covers.
    func columnSpan(_ placement: TableLayout.Placement) -> Int {
        let end = min(placement.column + placement.columnSpan, columns.count - 1)
        return placement.column < end ? columns[end] - columns[placement.column] : 0
    }

    /// A cell begins.
    mutating func begin(_ placement: TableLayout.Placement) { column = placement.column < columns.count ? columns[placement.column] : 0 }

    /// A paragraph of the cell that began last is aligned so.
    mutating func align(_ alignment: ParagraphStyle.Alignment?) {
        guard column < alignments.count else { return }
        let own: Alignment =
            switch alignment {
            case nil, .natural, .justified, .left: .left
            case .center: .center
            case .right, .end: .right
            }
        // A heading is often centred over a column that is not.
        if rowCount <= headerRows { return }
        alignments[column] = alignments[column] == .unknown || alignments[column] == own ? own : .mixed
    }

    /// The row below the head (GFM, section 4.10).
    var delimiterRow: String {
        "|" + alignments.map { $0 == .center ? " :-: |" : $0 == .right ? " --: |" : " --- |" }.joined()
    }
}
