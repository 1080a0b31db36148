// SPDX-License-Identifier: Apache-2.0

/// The words about a command or a subcommand, from which its help and its manual page are written.
///
/// All of it is plain text. Paragraphs are wrapped where they are shown; a line break inside one counts as a space.
public struct CommandText: Sendable, Equatable {
    /// One line without a full stop: what the command does.
    public var summary: String
    /// Ways to call it, each without the command's own name: `[-t FORMAT] FILE…`.
    public var synopsis: [String]
    /// Paragraphs.
    public var description: [String]
    /// Command lines worth copying.
    public var examples: [Example]
    /// What an exit status means. A subcommand that lists none has its command's.
    public var exitStatuses: [Entry]
    /// Environment variables that are read.
    public var environment: [Entry]
    /// Files that are read or written besides the operands.
    public var files: [Entry]
    /// Other manual pages, each with its section: `file(1)`.
    public var seeAlso: [String]

    /// A command line and what it does.
    public struct Example: Sendable, Equatable {
        /// The whole command line, without a prompt.
        public var command: String
        /// A sentence, or nothing.
        public var explanation: String

        /// An example.
        public init(_ command: String, _ explanation: String = "") {
            self.command = command
            self.explanation = explanation
        }
    }

    /// A term and its explanation.
    public struct Entry: Sendable, Equatable {
        /// What is explained: a status, a variable, a file name.
        public var term: String
        /// The explanation, one paragraph.
        public var text: String

        /// An entry.
        public init(_ term: String, _ text: String) {
            self.term = term
            self.text = text
        }
    }

    /// The words about a command; only the summary and the synopsis are needed everywhere.
    public init(
        summary: String,
        synopsis: [String],
        description: [String] = [],
        examples: [Example] = [],
        exitStatuses: [Entry] = [],
        environment: [Entry] = [],
        files: [Entry] = [],
        seeAlso: [String] = []
    ) {
        self.summary = summary
        self.synopsis = synopsis
        self.description = description
        self.examples = examples
        self.exitStatuses = exitStatuses
        self.environment = environment
        self.files = files
        self.seeAlso = seeAlso
    }
}
