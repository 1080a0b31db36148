// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import TestSupport
import TextModel
import Testing

@Suite("ANSI export: goldens", .serialized)
struct GoldenTests {
    static let folder = TestFolders.package.appendingPathComponent("Tests/Exporters/ANSI/Goldens")
    static let isAccepting = ProcessInfo.processInfo.environment["TEXTMILL_ACCEPT"] == "1"

    /// Documents with their options and the names of their files.
    static func cases() throws -> [(file: String, columns: Int, options: OptionValues, document: Document)] {
        var cases: [(String, Int, OptionValues, Document)] = []
        for (name, document) in try GoldenDocuments.all() {
            for columns in [60, 80, 120] {
                cases.append(("\(name)-\(columns).ans", columns, ["columns": String(columns)], document))
            }
            if name == "characters" {
                for colors in ["256", "16", "none"] {
                    cases.append(("\(name)-\(colors)-colours.ans", 80, ["columns": "80", "colors": colors], document))
                }
            }
            if name == "notes" { cases.append(("notes-list.ans", 60, ["columns": "60", "terminal-links": "list"], document)) }
        }
        return cases
    }

    @Test("Every golden file is written again, byte by byte")
    func goldens() throws {
        for (name, _, options, document) in try Self.cases() {
            let file = Self.folder.appendingPathComponent(name)
            let written = try ansi(document, options)
            if Self.isAccepting { try Data(written.utf8).write(to: file) }
            let expected = try Data(contentsOf: file)
            let isSame = Array(written.utf8) == Array(expected)
            #expect(isSame, "\(name): set TEXTMILL_ACCEPT=1 to accept what is written now")
        }
        let names = try Self.cases().map(\.file)
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(files.sorted() == names.sorted())
    }

    @Test("A terminal shows what the documents say")
    func terminal() throws {
        guard try run(["python3", "-c", "import pyte"]).status == 0 else {
            return print("skipped: python3 with pyte (PyPI) is needed to look at what a terminal shows")
        }
        let script = Self.folder.deletingLastPathComponent().appendingPathComponent("terminal-check.py").path
        let words = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: words) }
        try Data(Self.looks.joined(separator: "\n").utf8).write(to: words)
        let files = try Self.cases().map { "\($0.columns):\(Self.folder.appendingPathComponent($0.file).path)" }
        let result = try run(["python3", script, words.path] + files)
        #expect(result.status == 0, "\(result.output)")
    }

    /// What a terminal must show of the styled words, as `terminal-check.py` takes it.
    static let looks = [
        "plain", "bold\tbold", "italic\titalic", "under\tunderline", "wavy\tunderline", "twice\tunderline", "dotted\tunderline",
        "struck\tstrikethrough", "over", "red\tfg=c00000", "marked\tfg=000000\tbg=fff080", "night\tfg=ffffff\tbg=000040",
        "both\tbold\titalic\tfg=c00000\tbg=fff080", "black", "white", "paper", "pale\tfg=bf0000",
        "linked\tunderline\tlink=https://example.org/",
        "place", "stressed\titalic", "weighty\tbold", "lit\treverse", "QUIET",
    ]

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}
