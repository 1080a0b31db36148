// SPDX-License-Identifier: Apache-2.0

// Time and memory of the text model at a million runs, with Foundation's AttributedString beside it, and of parsing HTML.
// swift run -c release Benchmarks [runs]

import Foundation
import TextModel

let runs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
let bench = TextBenchmark(runs: runs)
bench.printAll()
// Foundation's cost a run grows with the number of runs, so the figures flatter it.
FoundationBenchmark(runs: max(1, min(runs / 50, 20_000))).printAll()
HTMLBenchmark(bytes: min(runs, 5_000_000) * 10).printAll()
