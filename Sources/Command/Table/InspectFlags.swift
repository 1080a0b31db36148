// SPDX-License-Identifier: Apache-2.0

import CommandTable

/// Flags that say what of a document is inspected.
let inspectFlags = [
    Flag(
        "at", value: .integer("N", 0...Int.max), category: FlagCategory.inspection, help: "tell about the character at byte N of the text",
        details: [
            "Tell about the character at byte N of the text, counted from 0 in UTF-8: its attributes, each with the range in which it alone stays the same, its paragraph and the blocks around that."
        ], subcommands: ["inspect"]),
    Flag(
        "find", value: .text("TEXT"), category: FlagCategory.inspection, help: "tell about each place where TEXT begins",
        details: [
            "Tell the same about each place where TEXT begins, in the text and behind it in its notes: the first \(InspectCommand.maximumOccurrences), and how many more there are. TEXT is compared byte by byte."
        ], subcommands: ["inspect"]),
]
