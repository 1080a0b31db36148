// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Foundation
import Testing

/// Command lines and what they must give: files in Cases. A line `table: NAME` chooses the table, `> …` is a command line (words apart by blanks;
/// `\s` is a blank, `\xHH` a byte, `""` an empty word), and the lines below it are the result.
@Suite struct ParsingTests {
    static let files = ["commands", "flags", "mistakes", "plain", "undecided"]

    @Test(arguments: files) func cases(_ name: String) throws {
        let path = "Cases/\(name).txt"
        let source = try String(contentsOf: Expected.folder.appendingPathComponent(path), encoding: .utf8)
        var table: CommandDescription?
        var result: [String] = []
        var isExpectation = false
        var count = 0
        for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("table: ") {
                table = SampleTables.named(String(line.dropFirst(7)))
            } else if line.hasPrefix("> ") || line == ">" {
                let table = try #require(table)
                result.append(line)
                result += Self.describe(table, Self.words(line.dropFirst()))
                isExpectation = true
                count += 1
                continue
            } else if line.isEmpty || line.hasPrefix("#") {
                isExpectation = false
            }
            if !isExpectation { result.append(line) }
        }
        #expect(count > 5)
        try Expected.expect(result.joined(separator: "\n"), isIn: path)
    }

    static func words(_ line: Substring) -> [Argument] {
        line.split(separator: " ").map { word in
            if word == "\"\"" { return Argument("") }
            var bytes: [UInt8] = []
            var rest = word.utf8[...]
            while let byte = rest.first {
                if rest.starts(with: "\\s".utf8) {
                    bytes.append(0x20)
                    rest = rest.dropFirst(2)
                } else if rest.starts(with: "\\x".utf8),
                    let code = UInt8(String(decoding: rest.dropFirst(2).prefix(2), as: UTF8.self), radix: 16)
                {
                    bytes.append(code)
                    rest = rest.dropFirst(4)
                } else {
                    bytes.append(byte)
                    rest = rest.dropFirst()
                }
            }
            return Argument(bytes)
        }
    }

    static func describe(_ table: CommandDescription, _ arguments: [Argument]) -> [String] {
        do {
            let parsed = try table.parse(arguments)
            var lines: [String] = []
            if let request = parsed.request { lines.append("  request: \(request)") }
            if let subcommand = parsed.subcommand { lines.append("  \(subcommand)\(parsed.isSubcommandNamed ? ", named" : "")") }
            for flag in parsed.occurrences {
                let value = flag.value.map { " '\($0)'" } ?? ""
                lines.append(
                    "  \(flag.spelling): \(flag.isNegated ? "not " : "")\(flag.name)\(value)\(flag.integer.map { " = \($0)" } ?? "")")
            }
            return lines + parsed.operands.map { "  operand '\($0)'" }
        } catch {
            return ["  error\(error.subcommand.map { " (\($0))" } ?? ""): \(error)"]
        }
    }

    @Test func accessors() throws {
        let parsed = try SampleTables.press.parse([
            "convert", "-Ma=1", "--metadata", "b=2", "--columns=40", "--col=80", "--wrap", "--no-wrap", "-la", "--no-linkify", "--linkify",
            "x",
        ])
        #expect(parsed.values("metadata") == ["a=1", "b=2"])
        #expect(parsed.value("metadata") == "b=2")
        #expect(parsed.integer("columns") == 80)
        #expect(parsed.values("columns") == ["40", "80"])
        #expect(!parsed.isSet("wrap") && parsed.setting("wrap") == false)
        #expect(parsed.isSet("linkify") && parsed.value("linkify") == nil && parsed.values("linkify") == [])
        #expect(parsed.setting("output") == nil && parsed.value("output") == nil && parsed.values("output") == [])
        #expect(parsed.last("columns")?.spelling == "--columns")
        #expect(try SampleTables.press.parse(["--colour=never", "x"]).value("color") == "never")
        #expect(try SampleTables.press.parse(["--columns=auto", "x"]).integer("columns") == nil)
    }

    @Test func bytesSurvive() throws {
        let name = Argument([0x2F, 0xFF, 0xFE, 0x1B, 0x80])
        let parsed = try SampleTables.press.parse(["convert", "-o", name, name, "--", "-x"])
        #expect(parsed.operands == [name, "-x"])
        #expect(parsed.operands[0].bytes == [0x2F, 0xFF, 0xFE, 0x1B, 0x80])
        #expect(parsed.operands[0].string == nil && parsed.operands[1].string == "-x")
        #expect(parsed.value("output") == name)
        #expect("\(name)" == #"/\xFF\xFE\x1B\x80"#)
        // One letter two ways: two names.
        #expect(Argument("\u{E9}") != Argument("e\u{301}"))
        #expect(Argument("-").isDash && !Argument("--").isDash)
    }

    @Test func commandLineOfThisProcess() {
        #expect(Argument.ofProcess().map(\.description) == CommandLine.arguments.dropFirst().map { printable($0) })
    }

    @Test func nearestSubcommand() {
        let nearest = ["covert", "conv", "dtect", "shwo", "zzz", "", "x", "SHOW"].map {
            SampleTables.press.nearestSubcommand(to: Argument($0))
        }
        #expect(nearest == ["convert", "convert", "detect", "show", nil, nil, nil, "show"])
        #expect(SampleTables.press.nearestSubcommand(to: Argument([UInt8](repeating: 0x63, count: 1_000_000))) == nil)
    }
}
