// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// How a message calls a file: bytes as they are for programs, printable text for people.
struct FileName: Hashable, Sendable, CustomStringConvertible {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }
    init(_ text: String) { bytes = Array(text.utf8) }
    init(_ path: FilePath) { bytes = path.bytes }

    /// Safe to show on a terminal.
    var description: String { bytes.isEmpty ? "''" : printable(bytes) }
}

/// An argument within a message: printable, in quotation marks, and cut where it is too long to be read.
func quoted(_ bytes: some Sequence<UInt8>) -> String { "'\(printable(bytes, limit: 100))'" }

/// The name that was probably meant by a word.
func nearest(to word: Argument, among names: [String]) -> String? {
    // The table compares words only with names of subcommands.
    let names = names.map { SubcommandDescription($0, text: CommandText(summary: "", synopsis: [])) }
    let text = CommandText(summary: "", synopsis: [])
    return CommandDescription("names", version: "", text: text, flags: [], subcommands: names).nearestSubcommand(to: word)
}
