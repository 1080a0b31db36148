// SPDX-License-Identifier: Apache-2.0

import Foundation
import MediaTypes
import TestSupport
import Testing

/// How many files of a labelled corpus are named right, counted as strictly as can be: by the very name of the label.
@Suite struct CorpusSuiteTests {
    private struct Row {
        var path: String
        var type: String
        var isSkeleton: Bool
        var isRegistered: Bool
    }

    @Test func nameAndContent() throws {
        guard let folder = TestFolders.suites?.appendingPathComponent("mime") else { return skip() }
        let rows = try rows(folder)
        let share = try shares(rows, folder, MediaTypeDetector(.init(findsCharset: false)))
        #expect(share.registered >= 0.95 && share.all >= 0.88 && share.wrong <= 0.01, "\(share)")
    }

    @Test func contentOnly() throws {
        guard let folder = TestFolders.suites?.appendingPathComponent("mime") else { return skip() }
        let rows = try rows(folder)
        let share = try shares(rows, folder, MediaTypeDetector(.init(usesName: false, findsCharset: false)))
        #expect(share.registered >= 0.86, "\(share)")
    }

    @Test func reducedReports() throws {
        guard let folder = TestFolders.suites?.appendingPathComponent("mime") else { return skip() }
        let data = try Data(contentsOf: folder.appendingPathComponent("bugcases.json"))
        let cases = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        #expect(!cases.isEmpty)
        for entry in cases {
            let text = entry["input_base64"] as? String ?? ""
            let bytes = [UInt8](try #require(Data(base64Encoded: text)))
            let found = try MediaTypeDetector().detect(name: entry["name"] as? String, input: BytesInput(bytes))
            let accepted = entry["accept"] as? [String] ?? [entry["expect"] as? String ?? ""]
            #expect(accepted.contains(found.mediaType.essence), "\(entry["id"] ?? ""): \(found.mediaType)")
            if let charset = entry["expect_charset"] as? String { #expect(found.charset?.rawValue == charset, "\(entry["id"] ?? "")") }
        }
    }

    private func skip() { print("skipped: there is no folder of suites") }

    /// The labels, corrected where they are wrong.
    private func rows(_ folder: URL) throws -> [Row] {
        let labels = try String(contentsOf: folder.appendingPathComponent("labels.tsv"), encoding: .utf8)
        let file = TestFolders.package.appendingPathComponent("Tests/MediaTypes/Data/mislabels.txt")
        var corrected: [String: String] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.components(separatedBy: " | ")
            try #require(cells.count == 3, "\(line)")
            corrected[cells[0]] = cells[1]
        }
        let rows = labels.split(separator: "\n").dropFirst().compactMap { line -> Row? in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count >= 5, FileManager.default.fileExists(atPath: path(cells[0], folder)) else { return nil }
            return Row(
                path: cells[0], type: corrected[cells[0]] ?? cells[1], isSkeleton: cells[3].hasPrefix("pronom"),
                isRegistered: cells[4] == "yes")
        }
        #expect(corrected.count * 100 <= rows.count)
        return rows
    }

    private func path(_ name: String, _ folder: URL) -> String { folder.appendingPathComponent("corpus").appendingPathComponent(name).path }

    /// Shares of right answers among types that IANA has, among all but skeletons, and of wrong special answers among the former.
    private func shares(_ rows: [Row], _ folder: URL, _ detector: MediaTypeDetector) throws -> (
        registered: Double, all: Double, wrong: Double
    ) {
        let rows = rows.filter { !$0.isSkeleton }
        var right = 0, registered = 0, registeredRight = 0, wrong = 0
        for row in rows {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(row.path, folder))))
            let type = try detector.detect(name: row.path, input: BytesInput(bytes)).mediaType.essence
            let isRight = type == row.type
            right += isRight ? 1 : 0
            guard row.isRegistered else { continue }
            registered += 1
            registeredRight += isRight ? 1 : 0
            let general = ["application/octet-stream", "text/plain", "application/xml", "application/zip", "application/json"]
            wrong += !isRight && !general.contains(type) ? 1 : 0
        }
        let count = Double(max(registered, 1))
        return (Double(registeredRight) / count, Double(right) / Double(max(rows.count, 1)), Double(wrong) / count)
    }
}
