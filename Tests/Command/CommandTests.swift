// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct CommandTests {
    @Test(arguments: CommandCases.names) func cases(_ name: String) throws {
        let file = CommandCases.folder.appendingPathComponent(name)
        let cases = CommandCases(String(decoding: try Data(contentsOf: file), as: UTF8.self))
        #expect(!cases.cases.isEmpty)
        let (result, failures) = try cases.run()
        if CommandCases.isAccepting {
            try Data(result.text.utf8).write(to: file)
        } else {
            #expect(failures.isEmpty, "\(failures.count) differ:\n\(failures.prefix(20).joined(separator: "\n"))")
        }
    }
}
