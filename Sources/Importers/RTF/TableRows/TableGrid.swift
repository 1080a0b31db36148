// SPDX-License-Identifier: Apache-2.0

/// The columns of a table whose rows may each have edges of their own: one column between any two neighbouring edges.
struct TableGrid {
    /// Edges nearer to each other than this, in twips, are one: rows that Word indents by their padding differ so much.
    private static let tolerance = 120
    /// The most columns that a table gets by its edges; one that has more counts its cells instead.
    private static let maximumColumns = 1000

    /// The columns' edges, from the left; empty where cells are counted.
    let edges: [Int]

    /// - Parameter rows: edges of each row, ascending.
    init(rows: some Collection<[Int]>) {
        var narrowest = Self.tolerance + 1
        var all: [Int] = []
        var last: [Int] = []
        for row in rows where row != last {
            for (left, right) in zip(row, row.dropFirst()) { narrowest = min(narrowest, right - left) }
            all += row
            last = row
        }
        all.sort()
        var edges: [Int] = []
        // Less than the narrowest cell, so that no row's own edges fall together.
        let tolerance = min(Self.tolerance, narrowest - 1)
        for edge in all where edges.last.map({ edge - $0 > tolerance }) ?? true { edges.append(edge) }
        self.edges = edges.count - 1 > Self.maximumColumns ? [] : edges
    }

    /// The column that begins at an edge; that of the cell's number in its row where cells are counted.
    func column(at edge: Int, cell: Int) -> Int {
        if edges.isEmpty { return cell }
        var (low, high) = (0, edges.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if edges[middle] <= edge { low = middle } else { high = middle }
        }
        return low
    }
}
