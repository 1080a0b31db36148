// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What GitHub's reader makes of random documents says what they say, however they look like Markdown.
@Test func randomDocumentsReadAsWritten() throws {
    guard let program = Cmark.program else { return }
    let environment = ProcessInfo.processInfo.environment
    let count = environment["TEXTMILL_WHOLE_SUITES"] == "1" ? 3_000 : 60
    var failures: [String] = []
    for seed in 1...count {
        var maker = RandomDocuments(seed: UInt64(seed))
        if let difference = try Cmark.difference(try maker.make(blocks: 12), program) { failures.append("seed \(seed): \(difference)") }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(count)\n\(failures.prefix(20).joined(separator: "\n"))")
}
