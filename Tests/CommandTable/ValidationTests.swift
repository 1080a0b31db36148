// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Testing

@Suite struct ValidationTests {
    @Test(arguments: ["press", "pressing", "sorter"]) func samplesAreSound(_ name: String) throws {
        #expect(try #require(SampleTables.named(name)).validate() == [])
    }

    /// Flags that must not come into the table, and what is said about each.
    @Test func flagsRefused() {
        let cases: [(Flag, [String])] = [
            (
                Flag("to", category: "Input", help: "up to here"),
                ["--to has two meanings: 'write as FORMAT' (--to) and 'up to here' (--to)"]
            ),
            (
                Flag("till", short: "t", category: "Input", help: "up to here"),
                ["-t has two meanings: 'write as FORMAT' (--to) and 'up to here' (--till)"]
            ),
            (
                Flag("no-color", category: "Input", help: "be grey"),
                ["--no-color has two meanings: 'use colours' (--color) and 'be grey' (--no-color)"]
            ),
            (Flag("x", "x", category: "Input", help: "twice"), ["--x is given twice"]),
            (Flag("a b", category: "Input", help: "blank"), ["'a b' cannot be the name of an option"]),
            (Flag("-x", category: "Input", help: "dash"), ["'-x' cannot be the name of an option"]),
            (
                Flag("é", short: "é", category: "Input", help: "e"),
                ["'é' cannot be the name of an option", "--é: 'é' cannot be a short option"]
            ),
            (Flag("x", short: "-", category: "Input", help: "dash"), ["--x: '-' cannot be a short option"]),
            (Flag("x", category: "", help: ""), ["--x lacks its help or its category"]),
            (Flag(names: [], category: "Input", help: "x"), ["a flag of 'Input' has no long name"]),
            (Flag("x", category: "Input", help: "x", subcommands: ["fly"]), ["--x belongs to 'fly', which is no subcommand"]),
            (Flag("x", category: "Input", help: "x", implies: "fly"), ["--x implies 'fly', which is no subcommand"]),
            (
                Flag("x", category: "Input", help: "x", subcommands: ["show"], implies: "convert"),
                ["--x implies 'convert' but does not belong to it"]
            ),
            (Flag("x", category: "Input", help: "x", details: ["a\nb", "\u{1B}[2J"]), ["--x: a text holds control characters"]),
            (Flag("x", value: .choice("X", []), category: "Input", help: "x"), ["--x: a choice of nothing"]),
            (
                Flag("x", value: .choice("", ["a", "a"]), category: "Input", help: "x"),
                ["--x: the value has no placeholder", "--x: 'a' is given twice"]
            ),
            (
                Flag("x", value: .text("X", words: ["$(x)"]), category: "Input", help: "x"),
                ["--x: '$(x)' cannot be typed as one plain word"]
            ),
            (
                Flag(names: ["x"], value: .file(), category: "Input", help: "x", role: .version),
                ["--x is for help and takes nothing"]
            ),
        ]
        for (flag, problems) in cases {
            var table = SampleTables.press
            table.add(flag)
            #expect(table.validate() == problems)
        }
    }

    @Test func commandsRefused() {
        var table = SampleTables.press
        table.name = "a/b"
        table.flags.removeAll { $0.names == ["help"] }
        table.defaultSubcommand = "fly"
        table.operands = [.init(.file(), repeats: true), .init(.file(), isRequired: true)]
        table.text.summary = ""
        table.subcommands.append(SubcommandDescription("show", text: CommandText(summary: "again", synopsis: [])))
        #expect(
            table.validate() == [
                "there is no flag for help", "'a/b' cannot be the name of a command", "subcommand 'show' is given twice",
                "show has no synopsis",
                "the default 'fly' is no subcommand", "a/b has subcommands and operands of its own",
                "a/b: only the last operand can repeat", "a/b: a required operand follows one that is not", "a/b has no summary",
            ])
    }

    /// What two importers say alike is one flag; what they say differently is found.
    @Test func addingAtRunTime() throws {
        let password = Flag(names: ["password"], value: .file(), category: "PDF", help: "read it from FILE", subcommands: ["show"])
        var table = SampleTables.press
        let count = table.flags.count
        table.add(password)
        var again = password
        again.subcommands = ["show", "convert"]
        table.add(again)
        #expect(table.flags.count == count + 1)
        #expect(table.flags[count].subcommands == ["show", "convert"])
        #expect(table.validate() == [])
        #expect(try table.parse(["convert", "--password=x"]).value("password") == "x")
        again.subcommands = nil
        table.add(again)
        #expect(table.flags[count].subcommands == nil)

        again.help = "ask for it"
        table.add(again)
        #expect(table.validate() == ["--password has two meanings: 'read it from FILE' (--password) and 'ask for it' (--password)"])
        table.flags.append(table.flags[count])
        #expect(table.validate().contains("--password is given twice") == false)
        table.flags.remove(at: count + 1)
        #expect(table.validate() == ["--password is given twice"])
    }
}
