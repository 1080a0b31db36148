// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file of cases: `=== name`, the input, `---`, what must come out. Input and output end before their last line feed.
///
/// With `TEXTMILL_ACCEPT=1` in the environment (`make accept`) what comes out now is written into the file; what changed is then seen, and
/// judged, in the difference of the working copy.
public struct CaseFile {
    public struct Case {
        public let name: String
        public let input: String
        public var expected: String
    }

    private let file: URL
    public private(set) var cases: [Case] = []

    public static let isAccepting = ProcessInfo.processInfo.environment["TEXTMILL_ACCEPT"] == "1"

    /// The names of the case files in a folder below `Tests`, sorted.
    public static func names(in folder: String) -> [String] {
        let path = TestFolders.package.appendingPathComponent("Tests").appendingPathComponent(folder).path
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".cases") }.sorted()
    }

    public init(_ path: String) throws {
        file = TestFolders.package.appendingPathComponent("Tests").appendingPathComponent(path)
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        for section in ("\n" + text).components(separatedBy: "\n=== ").dropFirst() {
            let head = section.components(separatedBy: "\n---\n")
            let lines = head[0].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            var expected = head.dropFirst().joined(separator: "\n---\n")
            while expected.hasSuffix("\n\n") { expected.removeLast() }
            if !expected.hasSuffix("\n") { expected += "\n" }
            cases.append(Case(name: String(lines[0]), input: lines.count > 1 ? String(lines[1]) : "", expected: expected))
        }
    }

    /// Runs every case, and tells the first 20 that differ; or accepts what comes out.
    public mutating func failures(_ run: (Case) throws -> String) throws -> [String] {
        guard !cases.isEmpty else { return ["\(file.lastPathComponent) holds no cases"] }
        var failures: [String] = []
        for index in cases.indices {
            var output = try run(cases[index])
            if !output.hasSuffix("\n") { output += "\n" }
            if output.utf8.elementsEqual(cases[index].expected.utf8) { continue }
            failures.append("\(file.lastPathComponent): \(cases[index].name)\nexpected:\n\(cases[index].expected)got:\n\(output)")
            cases[index].expected = output
        }
        guard Self.isAccepting else { return Array(failures.prefix(20)) }
        if !failures.isEmpty {
            let text = cases.map { "=== \($0.name)\n\($0.input)\n---\n\($0.expected)" }.joined(separator: "\n")
            try Data(text.utf8).write(to: file)
        }
        return []
    }
}
