// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Testing

@Suite struct HostileTests {
    @Test(.timeLimit(.minutes(1))) func manyArguments() throws {
        let files = (0..<50_000).map { Argument("file\($0)") }
        let flags = [Argument](repeating: "--metad=a=b", count: 50_000)
        let parsed = try SampleTables.press.parse(["convert"] + files + flags)
        #expect(parsed.operands.count == 50_000)
        #expect(parsed.values("metadata").count == 50_000)
    }

    @Test func longArguments() throws {
        let long = [UInt8](repeating: 0x61, count: 1_000_000)
        let table = SampleTables.press
        #expect(try table.parse([Argument(long)]).operands[0].bytes.count == 1_000_000)
        #expect(try table.parse(["-o", Argument(long), "x"]).value("output")?.bytes == long)

        let hostile: [[UInt8]] = [
            Array("--".utf8) + long, Array("-".utf8) + long, Array("--columns=".utf8) + long,
            Array("--columns=".utf8) + [UInt8](repeating: 0x39, count: 1_000_000), Array("--color=".utf8) + long,
            Array("--limit=".utf8) + long, Array("--wrap=".utf8) + long,
        ]
        for argument in hostile {
            let error = #expect(throws: UsageError.self) { try table.parse([Argument(argument)]) }
            #expect((error?.description.utf8.count ?? 0) < 300)
        }
        #expect(try SampleTables.sorter.parse([Argument("-" + String(repeating: "b", count: 100_000)), "x"]).occurrences.count == 100_000)
    }

    /// Whatever the bytes: a result or an error, and no control character in it.
    @Test func anyBytes() {
        var state: UInt64 = 1
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let pieces: [[UInt8]] = ["-", "--", "=", "o", "col", "linkify", "no-", "metadata", "convert", "list", "\u{1B}", "é", "9"].map {
            Array($0.utf8)
        }
        var leaks: [String] = []
        for _ in 0..<5_000 {
            let arguments = (0..<random(5)).map { _ in
                Argument((0..<random(4)).flatMap { _ in random(6) == 0 ? [UInt8(1 + random(255))] : pieces[random(pieces.count)] })
            }
            let lines = ParsingTests.describe(SampleTables.press, arguments) + ParsingTests.describe(SampleTables.sorter, arguments)
            if lines.contains(where: { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }) {
                leaks.append("\(arguments)")
            }
        }
        #expect(leaks.isEmpty, "\(leaks.prefix(20))")
    }
}
