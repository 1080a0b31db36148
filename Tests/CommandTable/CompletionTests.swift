// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Foundation
import TestSupport
import Testing

@Suite struct CompletionTests {
    @Test(arguments: Shell.allCases) func scripts(_ shell: Shell) throws {
        for table in [SampleTables.press, SampleTables.sorter] {
            let script = table.completion(for: shell)
            try Expected.expect(script, isIn: "Goldens/\(table.name).\(shell.rawValue)")
            guard let program = Expected.program(shell.rawValue) else { continue }
            let result = try Expected.run(program, ["-n", Expected.folder.path + "/Goldens/\(table.name).\(shell.rawValue)"])
            #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        }
    }

    /// Words before the cursor, and what Bash offers. Bash takes `=` for a word of its own.
    @Test func bashOffers() throws {
        guard let bash = Expected.program("bash") else { return }
        let cases: [([String], String)] = [
            (["press", ""], "convert show detect list formats Cases Goldens"),
            (["press", "de"], "detect"),
            (["press", "G"], "Goldens"),
            (["press", "--out"], "--output --output-dir"),
            (["press", "detect", "--ou"], ""),
            (
                ["press", "detect", "-"],
                "-f --from -l --linkify --no-linkify --limit -B --brief --exactly-what-this-very-long-name-says -h --help -V --version"
            ),
            (["press", "convert", "--to", ""], "html txt"),
            (["press", "convert", "--to", "=", "t"], "txt"),
            (["press", "convert", "--to", "="], "html txt"),
            (["press", "convert", "--to=t"], "--to=txt"),
            (["press", "-t", "html", "con"], "convert"),
            (["press", "-t", "=", "="], ""),
            (["press", "--color", "=", "a"], "auto always"),
            (["press", "--color", "Ca"], "Cases"),
            (["press", "--columns", ""], "auto"),
            (["press", "convert", "--css", ""], "none default Cases Goldens"),
            (["press", "convert", "--output-dir", "C"], "Cases"),
            (["press", "list", ""], "images links headings"),
            (["press", "list", "images", "Gold"], "Goldens"),
            (["press", "list", "images", "Goldens", "Gold"], "Goldens"),
            (["press", "formats", ""], ""),
            (["press", "Cases", "con"], ""),
            (["sort-files", "--si"], "--size"),
            (["sort-files", "Cases", "G"], "Goldens"),
            (["sort-files", "Cases", "Cases", "G"], ""),
        ]
        var script = "cd \(Expected.folder.path)\n"
        for table in [SampleTables.press, SampleTables.sorter] { script += table.completion(for: .bash) }
        for (words, _) in cases {
            let quoted = words.map { "'\($0)'" }.joined(separator: " ")
            let function = words[0] == "press" ? "_press" : "_sort_files"
            script += "COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); \(function); echo \"${COMPREPLY[*]}\"\n"
        }
        let result = try Expected.run(bash, ["--norc", "-c", script])
        #expect(result.errors.isEmpty, "\(result.errors)")
        let offered = result.output.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, entry) in cases.enumerated() {
            // Of the files beside the tests only the folders.
            let words = offered[number].split(separator: " ").filter { !$0.hasSuffix(".swift") }
            let expected = entry.1.split(separator: " ")
            #expect(words.sorted() == expected.sorted(), "\(entry.0)")
        }
    }

    /// What Fish offers behind a command line.
    @Test func fishOffers() throws {
        guard let fish = Expected.program("fish") else { return }
        let cases: [(String, String)] = [
            ("press de", "detect"),
            ("press --out", "--output --output-dir"),
            ("press convert --to ", "html txt"),
            ("press convert --to=t", "--to=txt"),
            ("press detect --out", ""),
            ("press list ", "images links headings"),
            ("press list images Gold", "Goldens/"),
            ("press formats ", ""),
            ("press convert --output-dir C", "Cases/"),
            ("press show --color=a", "--color=auto --color=always"),
            ("press Cases con", ""),
            ("sort-files --si", "--size"),
        ]
        var script = "cd \(Expected.folder.path)\n"
        for table in [SampleTables.press, SampleTables.sorter] { script += table.completion(for: .fish) }
        for (line, _) in cases { script += "echo (complete -C '\(line)' | string split -f 1 \\t)\n" }
        let result = try Expected.run(fish, ["--no-config", "-c", script])
        #expect(result.errors.isEmpty, "\(result.errors)")
        let offered = result.output.split(separator: "\n", omittingEmptySubsequences: false)
        try #require(offered.count > cases.count)
        for (number, entry) in cases.enumerated() {
            // Of the files beside the tests only the folders.
            let words = offered[number].split(separator: " ").filter { !$0.hasSuffix(".swift") }
            #expect(words.sorted() == entry.1.split(separator: " ").sorted(), "\(entry.0)")
        }
    }
}
