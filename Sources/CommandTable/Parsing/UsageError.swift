// SPDX-License-Identifier: Apache-2.0

/// A command line that does not mean anything. Nothing has been done; the exit status is ``ExitStatus/usage``.
public struct UsageError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong, without the program's name; safe to show on a terminal.
    public var message: String
    /// What to do about it, where that is known.
    public var hint: String?
    /// The subcommand that was named, whose help may be pointed at.
    public var subcommand: String?

    /// An error; commands use it for what only they can know to be wrong.
    public init(_ message: String, hint: String? = nil, subcommand: String? = nil) {
        self.message = message
        self.hint = hint
        self.subcommand = subcommand
    }

    /// Message and hint in one line.
    public var description: String { hint.map { "\(message); \($0)" } ?? message }
}
