// SPDX-License-Identifier: Apache-2.0

import CommandTable

/// Flags that say how documents are shown.
let displayFlags = [
    Flag(
        "color",
        value: .choice(
            "WHEN",
            [
                .init("auto", "in a terminal, unless the environment says otherwise"), .init("always", "also into pipes and files"),
                .init("never", "plain text"),
            ]), category: FlagCategory.display, help: "when styles and colours are written",
        details: [
            "When styles, colours and links are written. What has them is also as wide as the terminal, and several documents have their names above them."
        ], defaultText: "auto", subcommands: ["show"]),
    Flag(
        "pager",
        value: .choice(
            "WHEN",
            [
                .init("auto", "in a terminal, when it is longer than the screen"), .init("always", "whatever its length"),
                .init("never", "straight to standard output"),
            ]), category: FlagCategory.display, help: "when text goes through a pager",
        details: [
            "When text goes through a pager: the command in TEXTMILL_PAGER or PAGER, else less. Where there is no such program the text goes to standard output."
        ], defaultText: "auto", subcommands: ["show"]),
]
