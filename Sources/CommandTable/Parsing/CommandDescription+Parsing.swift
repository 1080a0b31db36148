// SPDX-License-Identifier: Apache-2.0

extension CommandDescription {
    /// Takes a command line apart by the conventions of GNU programs.
    ///
    /// Flags may stand anywhere; `--` ends them. The value of a flag is attached (`--name=value`, `-nvalue`) or the next word, whatever that looks
    /// like; an optional value is attached. Letters may be clustered (`-bo x`). A long name may be shortened to any beginning that no other flag of
    /// the subcommand has. The first operand is the subcommand where it is the word for one; otherwise the subcommand is the one the flags imply, or
    /// the default one. Behind a request for help or the version mistakes no longer matter.
    /// - Parameter arguments: The words behind the program's name: ``Argument/ofProcess()``.
    /// - Throws: The first mistake. Time is linear in the bytes of the arguments.
    public func parse(_ arguments: [Argument]) throws(UsageError) -> ParsedArguments {
        var scanner = ArgumentScanner(self, arguments)
        do {
            try scanner.scan()
            if scanner.result.request == nil { try scanner.settle() }
        } catch {
            if scanner.result.request != nil { return scanner.result }
            var error = error
            error.subcommand = error.subcommand ?? scanner.result.subcommand
            throw error
        }
        return scanner.result
    }

    /// The subcommand that was probably meant by a word which is none, to be named when no such file exists.
    public func nearestSubcommand(to word: Argument) -> String? {
        nearestName(to: word.bytes, among: subcommands.map(\.name))
    }
}
