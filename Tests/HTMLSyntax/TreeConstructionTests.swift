// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HTMLSyntax

/// html5lib's tree construction tests, with scripting off, and the web platform tests of processing instructions.
@Suite struct TreeConstructionTests {
    private static let folder = "html/html5lib-tests/tree-construction"

    /// Cases that expect comments where the standard has had processing instructions since June 2026.
    private static let obsolete: Set<String> = ["tests1.dat #39", "tests1.dat #43", "tests1.dat #46", "html5test-com.dat #11"]

    private static let files: [String] = {
        guard let folder = TestFolders.suite(folder) else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".dat") }.sorted()
    }()

    @Test(arguments: files) func file(_ name: String) throws {
        let url = try #require(TestFolders.suite("\(Self.folder)/\(name)"))
        var failures: [String] = []
        for (number, test) in TreeCase.cases(in: try Data(contentsOf: url)).enumerated() {
            if test.needsScripts || Self.obsolete.contains("\(name) #\(number)") { continue }
            let got = dump(test.parse())
            if got != test.expected { failures.append("\(name) #\(number): \(test.data)\nexpected:\n\(test.expected)\ngot:\n\(got)") }
        }
        #expect(failures.isEmpty, "\(failures.count) failed:\n\(failures.prefix(20).joined(separator: "\n"))")
    }

    /// As many cases as the suite's table says: a file that is no longer read would not be missed otherwise.
    @Test(.enabled(if: !files.isEmpty)) func counts() throws {
        var documents = 0
        var fragments = 0
        for name in Self.files {
            let url = try #require(TestFolders.suite("\(Self.folder)/\(name)"))
            for test in TreeCase.cases(in: try Data(contentsOf: url)) where !test.needsScripts {
                if test.context == nil { documents += 1 } else { fragments += 1 }
            }
        }
        #expect(documents == 1592)
        #expect(fragments == 192)
    }

    private struct InstructionCases: Decodable {
        struct Case: Decodable {
            var data: String
            var expect: String
        }
        var cases: [Case]
    }

    @Test(.enabled(if: !files.isEmpty)) func processingInstructions() throws {
        let url = try #require(TestFolders.suite("html/wpt-processing-instructions.json"))
        let cases = try JSONDecoder().decode(InstructionCases.self, from: Data(contentsOf: url)).cases
        #expect(cases.count == 110)
        let failures = cases.compactMap { test -> String? in
            let got = dump(HTMLDocument(parsing: Array(test.data.utf8)))
            return got == test.expect ? nil : "\(test.data)\nexpected:\n\(test.expect)\ngot:\n\(got)"
        }
        #expect(failures.isEmpty, "\(failures.prefix(20).joined(separator: "\n"))")
    }
}

/// A case of a `.dat` file.
struct TreeCase {
    var data = ""
    var expected = ""
    var context: String?
    var needsScripts = false

    static func cases(in file: Data) -> [TreeCase] {
        var cases: [TreeCase] = []
        var section = ""
        var lines: [String: [Substring]] = [:]
        func end() {
            guard let data = lines["#data"], let document = lines["#document"] else { return }
            var test = TreeCase()
            test.data = data.joined(separator: "\n")
            var expected = document.joined(separator: "\n")
            while expected.hasSuffix("\n") { expected.removeLast() }
            test.expected = expected
            test.context = lines["#document-fragment"]?.first.map(String.init)
            test.needsScripts = lines["#script-on"] != nil
            cases.append(test)
            lines = [:]
        }
        let text = String(decoding: file, as: UTF8.self)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "#data" { end() }
            let isHeading =
                ["#data", "#errors", "#new-errors", "#document", "#document-fragment", "#script-on", "#script-off"].contains(line)
            if isHeading {
                section = String(line)
                lines[section] = []
            } else {
                lines[section, default: []].append(line)
            }
        }
        end()
        return cases
    }

    func parse() -> HTMLDocument {
        let bytes = Array(data.utf8)
        guard let context else { return HTMLDocument(parsing: bytes) }
        let words = context.split(separator: " ")
        let namespace: HTMLNamespace = words.count < 2 ? .html : words[0] == "svg" ? .svg : .mathML
        return HTMLDocument(parsingFragment: bytes, in: HTMLFragmentContext(String(words[words.count - 1]), namespace: namespace))
    }
}
