// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The same work with Foundation's `AttributedString`.
struct FoundationBenchmark {
    let runs: Int

    enum NumberKey: AttributedStringKey {
        typealias Value = Int
        static let name = "number"
    }

    func printAll() {
        print("\nFoundation.AttributedString, \(runs) runs")
        Measurement { appended() }.report("append", per: runs, withMemory: true)
        var text = appended()
        Measurement { text.runs.reduce(0) { $0 &+ ($1[NumberKey.self] ?? 0) } }.report("iterate", per: runs)
        Measurement {
            let middle = text.index(text.startIndex, offsetByCharacters: text.characters.count / 2)
            text.insert(AttributedString("word"), at: middle)
        }.report("one insertion in the middle", per: 1)
    }

    private func appended() -> AttributedString {
        var text = AttributedString()
        let parts = (0..<64).map { number in
            var part = AttributedString("seven b")
            part[NumberKey.self] = number
            return part
        }
        for run in 0..<runs { text.append(parts[run & 63]) }
        return text
    }
}
