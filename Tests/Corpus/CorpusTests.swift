// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Textmill

/// Every document of the corpus becomes, in every format that can be written, what lies beside it in `corpus/expected`.
@Suite struct CorpusTests {
    static let isAccepting = ProcessInfo.processInfo.environment["TEXTMILL_ACCEPT"] == "1"
    static let expected = TestFolders.corpus.appendingPathComponent("expected")

    /// The documents' paths below the corpus, sorted by their bytes.
    static let documents: [String] = {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: TestFolders.corpus.path)) ?? []
        let files = names.filter { name in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: TestFolders.corpus.appendingPathComponent(name).path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue && !["expected/", "plugins/", "site/"].contains(where: name.hasPrefix)
                && !name.hasSuffix("README.md") && !name.hasSuffix(".css")
        }
        return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }()

    @Test func thereIsACorpus() {
        #expect(Self.documents.contains("tour.rtf") && Self.documents.contains("tour.txt"))
        #expect(!FormatRegistry.standard.exporters.isEmpty)
    }

    @Test(arguments: documents)
    func becomesWhatIsExpected(_ name: String) throws {
        let results = try Self.results(of: name)
        for (file, bytes) in results.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            try Self.expect(bytes, isIn: file)
        }
    }

    /// A file whose document or format is gone would never be compared again.
    @Test func nothingIsExpectedInVain() throws {
        var known: Set<String> = []
        for name in Self.documents { known.formUnion(try Self.results(of: name).keys) }
        for name in (try? FileManager.default.subpathsOfDirectory(atPath: Self.expected.path)) ?? [] {
            let file = Self.expected.appendingPathComponent(name)
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true, !known.contains(name) else { continue }
            if Self.isAccepting { try FileManager.default.removeItem(at: file) } else { Issue.record("\(name): nothing gives this file") }
        }
    }

    /// The results of a document by the names of their files: one for each exporter, and the warnings if there are any.
    private static func results(of name: String) throws -> [String: [UInt8]] {
        let registry = FormatRegistry.standard
        let bytes = [UInt8](try Data(contentsOf: TestFolders.corpus.appendingPathComponent(name)))
        let source = DocumentSource(bytes, name: name.split(separator: "/").last.map(String.init))
        // A style sheet beside a document is the reader's own for it.
        let sheet = name.split(separator: ".").first.flatMap {
            try? String(contentsOf: TestFolders.corpus.appendingPathComponent($0 + ".css"), encoding: .utf8)
        }
        let reading = ImportContext(options: sheet.map { ["user-css": $0] } ?? [:])
        var results: [String: [UInt8]] = [:]
        var warnings = ""
        do throws(ConversionError) {
            let document = try registry.read(source, in: reading)
            warnings += lines(of: reading.monitor, as: "reading")
            for exporter in registry.exporters {
                let format = exporter.format.shortName
                // Terminals differ most in their width.
                for columns in format == "ansi" ? [60, 80, 120] : [nil] {
                    var writing = ExportContext()
                    if let columns { writing.options["columns"] = "\(columns)" }
                    let file = "\(name).\(columns.map { "\($0)." } ?? "")\(format)"
                    results[file] = try registry.write(document, as: format, in: writing)
                    if columns ?? 80 == 80 { warnings += lines(of: writing.monitor, as: format) }
                }
            }
        } catch {
            results["\(name).error"] = Array("\(error.code.rawValue): \(error.message)\n".utf8)
        }
        if !warnings.isEmpty { results["\(name).warnings"] = Array(warnings.utf8) }
        return results
    }

    private static func lines(of monitor: ConversionMonitor, as step: String) -> String {
        monitor.diagnostics.warnings.map { warning in
            "\(step): \(warning.position.map { "\($0): " } ?? "")\(warning.code): \(warning.message)\n"
        }.joined()
    }

    private static func expect(_ bytes: [UInt8], isIn name: String) throws {
        let file = expected.appendingPathComponent(name)
        let golden = [UInt8]((try? Data(contentsOf: file)) ?? Data())
        if bytes == golden { return }
        if isAccepting {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            return try Data(bytes).write(to: file)
        }
        let (now, before) = (lines(bytes), lines(golden))
        let place = zip(now, before).enumerated().first { $1.0 != $1.1 }?.offset ?? min(now.count, before.count)
        Issue.record("\(name), line \(place + 1): expected \(shown(before, place)), got \(shown(now, place))")
    }

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    private static func shown(_ lines: [ArraySlice<UInt8>], _ place: Int) -> String {
        place < lines.count ? String(decoding: lines[place].prefix(400), as: UTF8.self).debugDescription : "the end"
    }
}
