// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// A file of command lines and what they must do.
///
/// A line `## title` begins a case, which has a folder of its own. Behind it stand the files in it, `file NAME CONTENT`, and then each command
/// line behind `$ `, with its standard output behind `> `, its standard error behind `! ` and its exit status behind `= `. Contents and outputs
/// have `\n`, `\xHH` and `\\` for bytes that a line cannot show; an output whose last line does not end has `\c` there. Lines between cases that
/// begin with `#` are remarks. In a case with a line `terminal COLUMNSxROWS` standard output is a terminal of that size.
///
/// `TEXTMILL_ACCEPT=1 swift test --filter TextmillCommandTests` writes what the commands do now into the file.
struct CommandCases {
    static let folder = TestFolders.package.appendingPathComponent("Tests/Command/Cases")
    static let isAccepting = ProcessInfo.processInfo.environment["TEXTMILL_ACCEPT"] == "1"

    /// A command line with what is expected of it.
    struct Step: Equatable {
        var command: String
        var outcome: [String]
    }

    struct Case {
        /// The lines up to the first command line.
        var head: [String]
        var steps: [Step]

        /// The size of the terminal that is standard output, where there is one.
        var terminal: PseudoTerminal.Size? {
            guard let line = head.last(where: { $0.hasPrefix("terminal ") }) else { return nil }
            let numbers = line.dropFirst(9).split(separator: "x").compactMap { UInt16($0) }
            return numbers.count == 2 ? PseudoTerminal.Size(columns: numbers[0], rows: numbers[1]) : nil
        }

        var title: String { head.last { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) } ?? "" }
    }

    var cases: [Case] = []

    /// Files of cases, by name.
    static var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".txt") }.sorted()
    }

    init(_ text: String) {
        var current = Case(head: [], steps: [])
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("$ ") {
                current.steps.append(Step(command: String(line.dropFirst(2)), outcome: []))
            } else if let last = current.steps.indices.last, ["> ", "! ", "= "].contains(String(line.prefix(2))) {
                current.steps[last].outcome.append(line)
            } else if current.steps.isEmpty {
                current.head.append(line)
            } else if !line.isEmpty {
                cases.append(current)
                current = Case(head: [line], steps: [])
            }
        }
        if !current.steps.isEmpty { cases.append(current) }
    }

    var text: String {
        cases.map { entry in
            (entry.head + entry.steps.flatMap { ["$ " + $0.command] + $0.outcome }).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    /// Runs all cases; returns what they did, and where that is not what was expected.
    func run() throws -> (result: CommandCases, failures: [String]) {
        var result = self
        var failures: [String] = []
        for (number, entry) in cases.enumerated() {
            let folder = try TemporaryFolder()
            for line in entry.head where line.hasPrefix("file ") { try Self.makeFile(line, in: folder) }
            for (place, step) in entry.steps.enumerated() {
                let outcome = Self.lines(of: try Commands.shell(step.command, in: folder.url, terminal: entry.terminal))
                result.cases[number].steps[place].outcome = outcome
                if outcome == step.outcome { continue }
                let expected = step.outcome.joined(separator: "\n  ")
                failures.append("\(entry.title): $ \(step.command)\n  \(outcome.joined(separator: "\n  "))\nexpected\n  \(expected)")
            }
        }
        return (result, failures)
    }

    private static func makeFile(_ line: String, in folder: TemporaryFolder) throws {
        let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
        let file = folder.url.appendingPathComponent(parts[1])
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(unescaped(parts.count > 2 ? parts[2] : "")).write(to: file)
    }

    private static func lines(of result: Commands.Result) -> [String] {
        lines(of: result.output, ">") + lines(of: result.errors, "!") + ["= \(result.status)"]
    }

    private static func lines(of data: Data, _ mark: String) -> [String] {
        guard !data.isEmpty else { return [] }
        var lines = data.split(separator: 0x0A, omittingEmptySubsequences: false).map { escaped($0) }
        if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += "\\c" }
        return lines.map { "\(mark) \($0)" }
    }

    private static func escaped(_ bytes: Data) -> String {
        let isText = String(validating: bytes, as: UTF8.self) != nil
        var result: [UInt8] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\\") {
                result += Array("\\\\".utf8)
            } else if byte < 0x20 || byte == 0x7F || (byte >= 0x80 && !isText) {
                result += Array(String(format: "\\x%02X", byte).utf8)
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func unescaped(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
                result.append(byte)
                continue
            }
            switch next {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "x"):
                result.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
                rest = rest.dropFirst(2)
            default: result.append(next)
            }
        }
        return result
    }
}
