// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import DataDetection

/// Links in texts of public projects, with the answers of two other programs. Where both agree, this one has to as well; what it does
/// where they do not is written down in `Cases/policy.txt`: most of all, it takes fewer names without a scheme for domains.
@Suite struct LinkSuiteTests {
    private struct Suite: Decodable {
        struct Case: Decodable {
            let input: String
            let links: [String]
            let first_only: Bool?
            let agree: [String]
        }
        let cases: [Case]
    }

    @Test func agreesWhereOthersAgree() throws {
        guard let folder = TestFolders.suites else {
            print("skipped: links (no suites of public test data)")
            return
        }
        let file = folder.appendingPathComponent("links/link-cases.json")
        let suite = try JSONDecoder().decode(Suite.self, from: Data(contentsOf: file))
        var (same, all) = ([0, 0, 0], [0, 0, 0])
        var failures: [String] = []
        for one in suite.cases {
            let found = one.input.split(separator: "\n").flatMap { line -> [String] in
                let bytes = Array(line.utf8)
                return DataDetector().detect(in: String(line)).map { String(decoding: bytes[$0.range], as: UTF8.self) }
            }
            let isSame = one.first_only == true ? found.first == one.links.first : found == one.links
            let count = min(one.agree.count, 2)
            all[count] += 1
            if isSame { same[count] += 1 } else if count == 2 { failures.append("\(one.input): \(found)") }
        }
        print(
            "links: \(same[2]) of \(all[2]) where both agree, \(same[1]) of \(all[1]) where one does, \(same[0]) of \(all[0]) where none does"
        )
        #expect(all == [25, 57, 202])
        #expect(same[2] * 100 >= all[2] * 98, "\(failures.prefix(20))")
        #expect(same[1] >= 40)
    }
}
