// SPDX-License-Identifier: Apache-2.0

/// Operands that a command takes at one place of its command line.
public struct OperandDescription: Sendable, Equatable {
    /// What each of them may be.
    public var value: ValueDescription
    /// Whether the command line is wrong without one.
    public var isRequired: Bool
    /// Whether any number may follow. Only the last description of a list repeats.
    public var repeats: Bool

    /// Operands of one kind.
    public init(_ value: ValueDescription, isRequired: Bool = false, repeats: Bool = false) {
        self.value = value
        self.isRequired = isRequired
        self.repeats = repeats
    }
}

/// A subcommand: its name, the words about it and its operands. Its flags are those of the command that name it.
public struct SubcommandDescription: Sendable, Equatable {
    /// The word that is typed.
    public var name: String
    /// Help and manual.
    public var text: CommandText
    /// The operands, in order; none: it takes none.
    public var operands: [OperandDescription]

    /// A subcommand.
    public init(_ name: String, text: CommandText, operands: [OperandDescription] = []) {
        self.name = name
        self.text = text
        self.operands = operands
    }
}

/// The table of a command: everything its parser, help, manual pages and shell completions are made from.
///
/// A program builds it once, adds what it learns at run time with ``add(_:)``, and asks it to ``parse(_:)``, for ``help(_:for:width:)``,
/// for ``manualPages()`` and for ``completion(for:)``. A test asserts that ``validate()`` finds nothing.
public struct CommandDescription: Sendable, Equatable {
    /// The program's name.
    public var name: String
    /// The version shown at the foot of manual pages.
    public var version: String
    /// The date of the manual pages, `YYYY-MM-DD`; may be empty.
    public var date: String
    /// Help and manual of the whole command.
    public var text: CommandText
    /// The operands of a command without subcommands.
    public var operands: [OperandDescription]
    /// Headings of flags, in the order of help. A heading that only flags name follows, in their order.
    public var categories: [String]
    /// All flags, of every subcommand, in the order of help.
    public var flags: [Flag]
    /// The subcommands, in the order of help; none: the command is one.
    public var subcommands: [SubcommandDescription]
    /// The subcommand meant when none is named or implied; without one, naming is required.
    public var defaultSubcommand: String?

    /// A command.
    public init(
        _ name: String,
        version: String,
        date: String = "",
        text: CommandText,
        operands: [OperandDescription] = [],
        categories: [String] = [],
        flags: [Flag],
        subcommands: [SubcommandDescription] = [],
        defaultSubcommand: String? = nil
    ) {
        self.name = name
        self.version = version
        self.date = date
        self.text = text
        self.operands = operands
        self.categories = categories
        self.flags = flags
        self.subcommands = subcommands
        self.defaultSubcommand = defaultSubcommand
    }

    /// Adds a flag that became known at run time.
    ///
    /// A flag that differs from one already there only in its subcommands is the same flag, and then belongs to the subcommands of both. Any other
    /// flag is appended; whether its names were free, ``validate()`` tells, and until then the earlier flag has them.
    public mutating func add(_ flag: Flag) {
        for index in flags.indices {
            var same = flags[index]
            same.subcommands = flag.subcommands
            guard same == flag else { continue }
            guard let present = flags[index].subcommands, let added = flag.subcommands else {
                flags[index].subcommands = nil
                return
            }
            flags[index].subcommands = present + added.filter { !flags[index].belongs(to: $0) }
            return
        }
        flags.append(flag)
    }

    /// The subcommand of that name.
    func subcommand(named name: String) -> SubcommandDescription? {
        subcommands.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// The operands of a subcommand; without one, those of the default subcommand or of the command itself.
    func operands(of name: String?) -> [OperandDescription] {
        if let name = name ?? defaultSubcommand, let found = subcommand(named: name) { return found.operands }
        return operands
    }
}
