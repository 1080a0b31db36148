// SPDX-License-Identifier: Apache-2.0

/// Runs over the bytes of a text: sorted, without gaps, equal neighbours joined. A run is the offset where it ends and a number.
package struct RunTable: Equatable, Sendable {
    package private(set) var ends: [UInt32] = []
    package private(set) var values: [UInt32] = []

    package init() {}

    /// The number of runs.
    package var count: Int { ends.count }

    /// The number of bytes that the runs cover.
    package var length: Int { Int(ends.last ?? 0) }

    package mutating func reserve(_ runs: Int) {
        ends.reserveCapacity(runs)
        values.reserveCapacity(runs)
    }

    /// Adds `length` bytes of `value` at the end.
    package mutating func append(length: Int, value: UInt32) {
        guard length > 0 else { return }
        let end = UInt32(truncatingIfNeeded: self.length + length)
        if values.last == value {
            ends[ends.count - 1] = end
        } else {
            ends.append(end)
            values.append(value)
        }
    }

    /// Makes the last run longer.
    package mutating func extend(by length: Int) {
        guard let last = ends.indices.last else { return }
        ends[last] = UInt32(truncatingIfNeeded: Int(ends[last]) + length)
    }

    /// The run that covers the byte at `offset`; the last one for offsets past the end.
    package func index(at offset: Int) -> Int {
        var (low, high) = (0, max(0, ends.count - 1))
        while low < high {
            let middle = (low + high) / 2
            if Int(ends[middle]) <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    package func value(at offset: Int) -> UInt32? { ends.isEmpty ? nil : values[index(at: offset)] }

    package func start(of run: Int) -> Int { run == 0 ? 0 : Int(ends[run - 1]) }

    package func range(of run: Int) -> Range<Int> { start(of: run)..<Int(ends[run]) }

    /// The runs that touch `range`, cut to it and moved to 0.
    package func slice(_ range: Range<Int>) -> RunTable {
        var result = RunTable()
        forEach(in: range) { result.append(length: $0.count, value: $1) }
        return result
    }

    /// Calls `body` with every run in `range`, cut to it.
    package func forEach(in range: Range<Int>, _ body: (Range<Int>, UInt32) throws -> Void) rethrows {
        guard !range.isEmpty, !ends.isEmpty else { return }
        var run = index(at: range.lowerBound)
        while run < ends.count {
            let cut = self.range(of: run).clamped(to: range)
            if cut.isEmpty { break }
            try body(cut, values[run])
            run += 1
        }
    }

    /// Puts `other` in the place of `range`; the cost is that of the runs behind it.
    package mutating func replace(_ range: Range<Int>, with other: RunTable) {
        guard !ends.isEmpty else {
            self = other
            return
        }
        // One byte of each neighbour is always part of what is replaced, so joining equal runs needs no case of its own.
        let first = index(at: max(0, range.lowerBound - 1))
        let last = range.upperBound < length ? index(at: range.upperBound) : ends.count - 1
        let base = start(of: first)
        var middle = RunTable()
        middle.append(length: range.lowerBound - base, value: values[first])
        for run in 0..<other.count { middle.append(length: other.range(of: run).count, value: other.values[run]) }
        middle.append(length: Int(ends[last]) - range.upperBound, value: values[last])

        let shift = other.length - range.count
        if shift != 0 {
            for run in last + 1..<ends.count { ends[run] = UInt32(truncatingIfNeeded: Int(ends[run]) + shift) }
        }
        ends.replaceSubrange(first...last, with: middle.ends.lazy.map { UInt32(truncatingIfNeeded: Int($0) + base) })
        values.replaceSubrange(first...last, with: middle.values)
    }

    /// Removes all runs from `offset` on.
    package mutating func truncate(to offset: Int) {
        while let last = ends.last, Int(last) > offset {
            if start(of: ends.count - 1) >= offset {
                ends.removeLast()
                values.removeLast()
            } else {
                ends[ends.count - 1] = UInt32(truncatingIfNeeded: offset)
            }
        }
    }
}
