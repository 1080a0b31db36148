// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import PluginProtocol
import Processes
import TestSupport
import Testing

/// The plug-ins that are shown to people: in the corpus, and in the manual page. Part of the suite that starts one program at a time.
extension ExternalImporterTests {
    private static func example(_ name: String) -> [UInt8] {
        Array(TestFolders.corpus.appendingPathComponent("plugins/textmill-import-\(name)").path.utf8)
    }

    @Test func tabSeparatedValues() throws {
        let monitor = ConversionMonitor()
        let document = Array("a & b\tc\r\n<1>\t\u{1}2\t3\né\tx\ty\n".utf8)
        #expect(try Self.text(Self.example("tsv"), document, monitor: monitor) == "a & b\nc\n<1>\n2\n3\né\nx\ny\n")
        #expect(monitor.diagnostics.warnings == [Warning("long-row", "a row is longer than the first", at: .line(2))])
        #expect(try Self.text(Self.example("tsv"), document, options: ["head": "no"]).hasPrefix("a & b\n"))
        #expect(try Self.text(Self.example("tsv"), []) == "")
        #expect(try Self.text(Self.example("tsv"), [0x61, 0xFF, 0x62]) == "ab\n")
    }

    @Test func databases() throws {
        let make = """
            import sqlite3
            database = sqlite3.connect(":memory:")
            database.execute('create table "a <b>" (x, y)')
            rows = [(1, "one\\ntwo"), (2.5, None), (b"12", "a\\x01&")]
            database.executemany('insert into "a <b>" values (?, ?)', rows)
            database.commit()
            import sys
            sys.stdout.buffer.write(database.serialize())
            """
        guard let database = try Self.output(of: "/usr/bin/python3", ["-c", make]), !database.isEmpty else {
            return print("skipped: there is no python3 with sqlite3 that can read from memory")
        }
        let monitor = ConversionMonitor()
        let program = Self.example("sqlite")
        #expect(try Self.text(program, database, options: ["rows": "3"]) == "a <b>\nx\ny\n1\none\u{2028}two\n2.5\n\n2 bytes\na\u{FFFD}&\n")
        #expect(try Self.text(program, database, options: ["rows": "1"], monitor: monitor) == "a <b>\nx\ny\n1\none\u{2028}two\n")
        #expect(monitor.diagnostics.warnings == [Warning("partial", "more than 1 rows of the table a <b> were left out")])
        let broken = PluginFixture.outcome { try Self.text(program, Array(database.prefix(600))) }
        #expect(broken.hasPrefix("malformed: the database cannot be read: "))
    }

    /// The least plug-in that the manual page shows.
    @Test func manualPage() throws {
        let page = try String(contentsOf: TestFolders.package.appendingPathComponent("man/textmill-plugin.7"), encoding: .utf8)
        let start = try #require(page.range(of: ".EX\n#!/bin/sh"))
        let end = try #require(page[start.upperBound...].range(of: ".EE"))
        let source = String(page[start.lowerBound..<end.lowerBound].dropFirst(4))
        let script = source.replacing("\\-", with: "-").replacing("\\e", with: "\\")
        let program = try fixture.add("textmill-import-lines", script)
        #expect(try Self.text(program, Array("a & b\n<c>\n".utf8)) == "a & b\n<c>\n")
    }

    private static func text(
        _ program: [UInt8], _ document: [UInt8], options: OptionValues = [:], monitor: ConversionMonitor = ConversionMonitor()
    ) throws -> String {
        let importer = ExternalImporter(try PluginDescription(asking: program), program: program)
        return try importer.read(DocumentSource(document), in: ImportContext(options: options, monitor: monitor)).text.string
    }

    /// What a program writes; `nil` where it is not there or fails.
    private static func output(of program: String, _ arguments: [String]) throws -> [UInt8]? {
        guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        return process.terminationStatus == 0 ? bytes : nil
    }
}
