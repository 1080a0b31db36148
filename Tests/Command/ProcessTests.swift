// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What needs more than a line of shell.
@Suite struct ProcessTests {
    @Test func manyFiles() throws {
        let count = 2000
        let folder = try TemporaryFolder()
        for number in 0..<count { try folder.write(number % 100 == 99 ? "broken" : "{\\rtf1 Text \(number)}", to: "in/\(number).rtf") }
        let result = try Commands.shell("textmill -t txt --recursive --output-dir out in --jobs 4", in: folder.url)
        #expect(result.status == 1)
        #expect(folder.names("out").count == count - count / 100)
        #expect(folder.text("out/1234.txt") == "Text 1234\n")
        let broken = (0..<count).filter { $0 % 100 == 99 }.map { "in/\($0).rtf" }.sorted()
        let messages = String(decoding: result.errors, as: UTF8.self).split(separator: "\n")
        #expect(messages.map { $0.split(separator: ":")[1].dropFirst() } == broken.map { $0[...] })
        let shown = try Commands.shell("textmill --jobs 4 in/1??.rtf 2>/dev/null | sed -n '1p;$p'", in: folder.url)
        #expect(String(decoding: shown.output, as: UTF8.self) == "Text 100\nText 198\n")
    }

    /// A command without anything to read explains itself.
    @Test func terminalWithoutInput() throws {
        let folder = try TemporaryFolder()
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else { return print("skipped: script(1) is not installed") }
        for line in ["textmill", "textmill show", "textmill convert -t txt", "textmill info", "textmill inspect --at 1"] {
            // Script gives its command a terminal.
            let result = try Commands.shell("script -qec '\(line) >out 2>err' /dev/null", in: folder.url)
            #expect(result.status == 2)
            #expect(folder.text("out") == "")
            #expect(folder.text("err")?.contains("Usage: textmill") == true, "\(line)")
        }
    }

    /// A command that is told to end leaves nothing half written.
    @Test func signals() throws {
        let folder = try TemporaryFolder()
        try folder.write(String(repeating: "a line of text that is long enough\n", count: 200_000), to: "big.txt")
        // The output exists, under another name, from when it begins to be written.
        let line = """
            textmill -t html -o out.html big.txt & p=$!
            n=0; until ls -A | grep -q '^.textmill-' || [ $n -gt 1500 ]; do sleep 0.01; n=$((n+1)); done
            ls -A | grep -c '^.textmill-'; kill -TERM $p; wait $p; echo $?; ls -A
            """
        let result = try Commands.shell(line, in: folder.url)
        #expect(String(decoding: result.output, as: UTF8.self) == "1\n143\nbig.txt\n")
    }

    @Test func unreadable() throws {
        // Root may read everything.
        guard geteuid() != 0 else { return print("skipped: nothing is unreadable to root") }
        let folder = try TemporaryFolder()
        try folder.write("x", to: "a.txt")
        let result = try Commands.shell("chmod 0 a.txt; textmill a.txt", in: folder.url)
        let expected = "textmill: a.txt: it may not be read. Check its permissions and those of its folders.\n"
        #expect(String(decoding: result.errors, as: UTF8.self) == expected)
        #expect(result.status == 1)
    }
}
