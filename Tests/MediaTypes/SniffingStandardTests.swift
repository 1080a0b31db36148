// SPDX-License-Identifier: Apache-2.0

import Foundation
import MediaTypes
import TestSupport
import Testing

/// The web platform's own cases for parsing and serialising.
@Suite struct SniffingStandardTests {
    @Test(arguments: [("mime-types.json", 74), ("generated-mime-types.json", 881)])
    func parsesAndSerialises(file: String, count: Int) throws {
        guard let url = TestFolders.suite("mime/wpt-mimesniff/\(file)") else { return }
        let all = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [Any])
        let cases = all.compactMap { $0 as? [String: Any] }
        #expect(cases.count == count)
        var failures: [String] = []
        for item in cases {
            let input = try #require(item["input"] as? String)
            let expected = item["output"] as? String
            let result = MediaType(input)
            if result.map({ Array($0.description.utf8) }) != expected.map({ Array($0.utf8) }) {
                failures.append("\(input.debugDescription): \(String(describing: result)) instead of \(String(describing: expected))")
            }
            // Every serialisation is read back as the same value.
            if let result, MediaType(result.description) != result { failures.append("\(result) is not read back") }
            // The same input as bytes of a header gives the same value.
            let scalars = input.unicodeScalars
            if scalars.allSatisfy({ $0.value < 0x100 }) {
                let bytes = scalars.map { UInt8($0.value) }
                if MediaType(bytes: bytes.span) != result { failures.append("\(input.debugDescription) differs as bytes") }
            }
        }
        #expect(failures.isEmpty, "\(failures.count) of \(cases.count): \(failures.prefix(20).joined(separator: "\n"))")
    }
}
