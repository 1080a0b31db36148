// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

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

    /// Runs every case; records the first 20 that differ, or accepts what comes out.
    public mutating func check(_ run: (Case) throws -> String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(!cases.isEmpty, "\(file.lastPathComponent) holds no cases", sourceLocation: sourceLocation)
        var failures = 0
        for index in cases.indices {
            var output = try run(cases[index])
            if !output.hasSuffix("\n") { output += "\n" }
            if output.utf8.elementsEqual(cases[index].expected.utf8) { continue }
            if !Self.isAccepting, failures < 20 {
                let (name, expected) = (cases[index].name, cases[index].expected)
                Issue.record(
                    "\(file.lastPathComponent): \(name)\nexpected:\n\(expected)got:\n\(output)", sourceLocation: sourceLocation)
            }
            failures += 1
            cases[index].expected = output
        }
        if Self.isAccepting, failures > 0 {
            let text = cases.map { "=== \($0.name)\n\($0.input)\n---\n\($0.expected)" }.joined(separator: "\n")
            try Data(text.utf8).write(to: file)
        }
    }
}
