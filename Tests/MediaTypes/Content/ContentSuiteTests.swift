// SPDX-License-Identifier: Apache-2.0

import Foundation
import MediaTypes
import TestSupport
import Testing

/// Content alone, against files of other projects and their labels. Said to be skipped where those are not at hand.
@Suite struct ContentSuiteTests {
    let detector = ContentDetector()

    private static func rows(_ path: String) throws -> [[String]]? {
        guard let url = TestFolders.suite(path), FileManager.default.fileExists(atPath: url.path) else {
            print("skipped: no \(path) at hand")
            return nil
        }
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    @Test func namesTheCorpus() throws {
        guard let labels = try Self.rows("mime/labels.tsv"), let aliasRows = try Self.rows("mime/aliases.tsv") else { return }
        let folder = try #require(TestFolders.suite("mime/corpus"))
        let aliases = Dictionary(aliasRows.map { ($0[0].lowercased(), $0[1].lowercased()) }, uniquingKeysWith: { first, _ in first })
        func canonical(_ type: String) -> String {
            var type = type.lowercased()
            for _ in 0..<5 { type = aliases[type] ?? type }
            return type
        }
        var counts = (iana: 0, right: 0, wrong: 0, all: 0, rightOfAll: 0)
        let general = [
            "application/octet-stream", "text/plain", "application/xml", "application/zip", "application/json", "application/x-ole-storage",
        ]
        for row in labels where !row[3].hasPrefix("pronom") {
            guard let bytes = FileManager.default.contents(atPath: folder.appendingPathComponent(row[0]).path) else { continue }
            let answer = canonical(try detector.matches(in: BytesInput([UInt8](bytes)))[0].mediaType)
            let isRight = answer == canonical(row[1])
            counts.all += 1
            counts.rightOfAll += isRight ? 1 : 0
            guard row[4] == "yes" else { continue }
            counts.iana += 1
            counts.right += isRight ? 1 : 0
            counts.wrong += !isRight && !general.contains(answer) ? 1 : 0
        }
        #expect(counts.iana > 700)
        #expect(Double(counts.right) >= 0.96 * Double(counts.iana), "\(counts)")
        #expect(Double(counts.rightOfAll) >= 0.92 * Double(counts.all), "\(counts)")
        #expect(Double(counts.wrong) <= 0.015 * Double(counts.iana), "\(counts)")
    }

    /// Reduced reports of users; what a name alone can tell is left to the name.
    @Test func settlesReportedTroubles() throws {
        guard let url = TestFolders.suite("mime/bugcases.json"), let data = FileManager.default.contents(atPath: url.path) else { return }
        let parsed = try JSONSerialization.jsonObject(with: data)
        let cases = try #require(parsed as? [[String: Any]])
        var failures: [String] = []
        for item in cases {
            let name = try #require(item["id"] as? String)
            let encoded = try #require(item["input_base64"] as? String)
            let bytes = [UInt8](try #require(Data(base64Encoded: encoded)))
            let expect = try #require(item["expect"] as? String)
            let expected = [expect] + (item["accept"] as? [String] ?? [])
            let answer = try detector.matches(in: BytesInput(bytes))[0].mediaType
            if !expected.contains(answer) { failures.append("\(name): \(answer) instead of \(expected)") }
            if let charset = item["expect_charset"] as? String, try detector.charset(in: BytesInput(bytes)).rawValue != charset {
                failures.append("\(name): not \(charset)")
            }
        }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    /// Where the sniffing standard's answer is IANA's name, content gives the same, but for what it leaves a browser to refuse.
    @Test func agreesWithTheSniffingStandard() throws {
        guard let url = TestFolders.suite("mime/wpt-mimesniff/unknown-mime-types.json"),
            let data = FileManager.default.contents(atPath: url.path)
        else { return }
        let names = [
            "image/x-icon": "image/vnd.microsoft.icon", "audio/wave": "audio/vnd.wave", "application/x-gzip": "application/gzip",
            "video/avi": "video/x-msvideo", "application/x-rar-compressed": "application/vnd.rar", "application/font-ttf": "font/ttf",
        ]
        var wrong: [String] = []
        let parsed = try JSONSerialization.jsonObject(with: data)
        let cases = try #require(parsed as? [[String: Any]])
        for item in cases {
            guard let expected = item["expected_mime_type"] as? String, let payload = item["payload"] as? String else { continue }
            // Two letters, as of a bitmap's signature, are text here.
            if expected == "text/plain" || expected == "application/octet-stream" || payload == "42 4D" { continue }
            let answer = try detector.matches(in: BytesInput(payload.split(separator: " ").compactMap { UInt8($0, radix: 16) }))[0]
                .mediaType
            if answer != names[expected] ?? expected { wrong.append("\(item["description"] ?? ""): \(answer) instead of \(expected)") }
        }
        #expect(wrong.isEmpty, "\(wrong.count) of \(cases.count): \(wrong.joined(separator: "\n"))")
    }
}
