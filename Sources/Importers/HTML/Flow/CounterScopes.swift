// SPDX-License-Identifier: Apache-2.0

/// The counters of CSS and the depth of quotation marks (CSS Lists 3, section 4; CSS Generated Content 3).
struct CounterScopes {
    private struct Counter {
        var value: Int
        /// How many elements are around the one that made the counter.
        let owner: Int
    }

    /// The most counters that are kept at once; those beyond do nothing.
    private static let maximumCounters = 4096
    /// The most counters of one name that are shown together.
    private static let maximumShown = 64

    /// Of each name the counters, outermost first.
    private var counters: [[UInt8]: [Counter]] = [:]
    /// The names of the counters in the order in which they were made, with their owners.
    private var made: [(name: [UInt8], owner: Int)] = []
    /// How many quotation marks are open.
    var quoteDepth = 0

    /// Applies an element's changes.
    /// - Parameter depth: how many elements are around it.
    mutating func apply(_ changes: [ElementStyle.CounterChange], at depth: Int) {
        for change in changes {
            let name = Array(change.name.utf8)
            let last = counters[name].map { $0.count - 1 } ?? -1
            let isOwn = last >= 0 && counters[name]?[last].owner == depth
            if last < 0 || change.kind == .reset && !isOwn {
                make(name, change.value, depth)
            } else if change.kind == .increment {
                let value = counters[name]?[last].value ?? 0
                counters[name]?[last].value = value.addingReportingOverflow(change.value).partialValue
            } else {
                counters[name]?[last].value = change.value
            }
        }
    }

    private mutating func make(_ name: [UInt8], _ value: Int, _ depth: Int) {
        guard made.count < Self.maximumCounters else { return }
        counters[name, default: []].append(Counter(value: value, owner: depth))
        made.append((name, depth))
    }

    /// Ends the counters of the children of an element that is left: they counted for each other too.
    /// - Parameter depth: how many elements are around it.
    mutating func leave(_ depth: Int) {
        while let last = made.last, last.owner > depth {
            counters[last.name]?.removeLast()
            if counters[last.name]?.isEmpty == true { counters[last.name] = nil }
            made.removeLast()
        }
    }

    /// The value of a counter where the walk is; 0 where there is none.
    func value(of name: String) -> Int { counters[Array(name.utf8)]?.last?.value ?? 0 }

    /// The values of the innermost counters of a name, outermost first.
    func values(of name: String) -> [Int] {
        guard let all = counters[Array(name.utf8)], !all.isEmpty else { return [0] }
        return all.suffix(Self.maximumShown).map(\.value)
    }
}
