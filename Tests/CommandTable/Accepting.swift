// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Files of expected results beside the tests.
///
/// `TEXTMILL_ACCEPT=1 swift test --filter CommandTableTests` writes what the code now gives into them; what changed is then seen, and judged, in the
/// difference of the working copy.
enum Expected {
    static let folder = TestFolders.package.appendingPathComponent("Tests/CommandTable")
    static let isAccepting = ProcessInfo.processInfo.environment["TEXTMILL_ACCEPT"] == "1"

    /// Holds a text against a file.
    static func expect(_ text: String, isIn path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = folder.appendingPathComponent(path)
        if isAccepting { try Data(text.utf8).write(to: file) }
        let golden = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
        if text.utf8.elementsEqual(golden.utf8) { return }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let goldenLines = golden.split(separator: "\n", omittingEmptySubsequences: false)
        let place = zip(lines, goldenLines).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines.count, goldenLines.count)
        let now = place < lines.count ? String(lines[place]) : "(end)"
        let before = place < goldenLines.count ? String(goldenLines[place]) : "(end)"
        Issue.record(
            "\(path), line \(place + 1): expected \(before.debugDescription), got \(now.debugDescription)", sourceLocation: sourceLocation)
    }

    static func run(_ program: String, _ arguments: [String], input: String = "") throws -> (status: Int32, output: String, errors: String)
    {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (stdin, stdout, stderr)
        try process.run()
        try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        let output = stdout.fileHandleForReading.readDataToEndOfFile()
        let errors = stderr.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self), String(decoding: errors, as: UTF8.self))
    }

    /// Where a program is installed; says so once for each program that is not.
    static func program(_ name: String) -> String? {
        for folder in ["/usr/bin/", "/bin/", "/usr/local/bin/"] where FileManager.default.isExecutableFile(atPath: folder + name) {
            return folder + name
        }
        print("skipped: \(name) is not installed")
        return nil
    }
}
