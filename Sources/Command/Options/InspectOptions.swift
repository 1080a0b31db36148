// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// What `inspect` is to do, settled from what was given.
struct InspectOptions {
    /// What of a document is told about.
    enum Subject: Hashable, Sendable {
        case whole
        /// The character at a byte of the text.
        case position(Int)
        /// The places where a string stands.
        case occurrences(String)
    }

    let input: InputOptions
    let inputs: InputNames
    let messages: MessageOptions
    let subject: Subject
    let isJSON: Bool

    init(_ parsed: ParsedArguments, _ registry: FormatRegistry) throws(UsageError) {
        input = try InputOptions(parsed, registry)
        inputs = try InputNames(parsed)
        messages = MessageOptions(parsed)
        isJSON = parsed.isSet("json")
        subject = try Self.subject(parsed)
        if isJSON, subject == .whole {
            throw UsageError("--json tells about places", hint: "add --at N or --find TEXT", subcommand: parsed.subcommand)
        }
        try inputs.checkMistakes(parsed, registry, isOutputNamed: true)
    }

    private static func subject(_ parsed: ParsedArguments) throws(UsageError) -> Subject {
        let position = parsed.integer("at")
        guard let text = try parsed.text("find") else { return position.map { .position($0) } ?? .whole }
        if position != nil { throw UsageError("--at and --find exclude each other", subcommand: parsed.subcommand) }
        if text.isEmpty {
            throw UsageError("--find: there is no text to find", hint: "name it: --find TEXT", subcommand: parsed.subcommand)
        }
        return .occurrences(text)
    }
}
