// SPDX-License-Identifier: Apache-2.0

/// The counters of CSS and the depth of quotation marks (CSS Lists 3, section 4; CSS Generated Content 3).
struct CounterScopes {
    private struct Counter {
        let name: String
        var value: Int
        /// How many elements are around the one that made the counter.
        let owner: Int
    }

    /// The most counters that are kept at once; those beyond do nothing.
    private static let maximumCounters = 4096

    private var counters: [Counter] = []
    /// How many quotation marks are open.
    var quoteDepth = 0

    /// Applies an element's changes.
    /// - Parameter depth: how many elements are around it.
    mutating func apply(_ changes: [ElementStyle.CounterChange], at depth: Int) {
        for change in changes {
            let place = counters.lastIndex { $0.name.utf8.elementsEqual(change.name.utf8) }
            switch change.kind {
            case .reset:
                if let place, counters[place].owner == depth {
                    counters[place].value = change.value
                } else {
                    make(change.name, change.value, depth)
                }
            case .set:
                if let place { counters[place].value = change.value } else { make(change.name, change.value, depth) }
            case .increment:
                if let place {
                    counters[place].value = counters[place].value.addingReportingOverflow(change.value).partialValue
                } else {
                    make(change.name, change.value, depth)
                }
            }
        }
    }

    private mutating func make(_ name: String, _ value: Int, _ depth: Int) {
        guard counters.count < Self.maximumCounters else { return }
        counters.append(Counter(name: name, value: value, owner: depth))
    }

    /// Ends the counters of the children of an element that is left: they counted for each other too.
    /// - Parameter depth: how many elements are around it.
    mutating func leave(_ depth: Int) {
        while let last = counters.last, last.owner > depth { counters.removeLast() }
    }

    /// The values of a counter, outermost first.
    func values(of name: String) -> [Int] { counters.filter { $0.name.utf8.elementsEqual(name.utf8) }.map(\.value) }
}
