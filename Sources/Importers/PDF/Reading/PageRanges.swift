// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// Pages that were asked for: `3-7,12`, `-4`, `9-`.
struct PageRanges {
    private var ranges: [ClosedRange<Int>] = []

    /// More ranges than this are none that a person wrote.
    private static let maximumRanges = 10_000

    /// Pages from 1. Throws where the text is no list of pages.
    init(_ text: String) throws(ConversionError) {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let bounds = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { Self.trimmed($0) }
            let first = bounds[0].isEmpty && bounds.count == 2 ? 1 : Self.number(bounds[0])
            let last = bounds.count == 1 ? first : bounds[1].isEmpty ? Int.max : Self.number(bounds[1])
            guard let first, let last, first >= 1, first <= last, bounds.count == 1 || !(bounds[0].isEmpty && bounds[1].isEmpty),
                ranges.count < Self.maximumRanges
            else {
                throw ConversionError(.invalidOption, "option pages does not take the value '\(text)'", hint: "pages are given like 3-7,12")
            }
            ranges.append(first...last)
        }
    }

    private static func trimmed(_ text: Substring) -> Substring.UTF8View {
        var text = text.utf8
        while text.first == 0x20 { text.removeFirst() }
        while text.last == 0x20 { text.removeLast() }
        return text
    }

    private static func number(_ text: Substring.UTF8View) -> Int? {
        guard !text.isEmpty, text.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(Substring(text))
    }

    /// Those of a document's pages that were asked for, from 0, in the document's order.
    func pages(of count: Int) -> [Int] { (0..<count).filter { page in ranges.contains { $0.contains(page + 1) } } }
}
