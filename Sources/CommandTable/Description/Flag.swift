// SPDX-License-Identifier: Apache-2.0

/// One option of a command: its names, its value, where it belongs and the words about it.
///
/// A name has one meaning in the whole table, whatever the subcommand; ``CommandDescription/validate()`` holds that.
public struct Flag: Sendable, Equatable {
    /// Who acts on a flag.
    public enum Role: Sendable, Equatable {
        /// The command, through ``ParsedArguments``.
        case option
        /// The parser: a ``ParsedArguments/Request`` for help; short when asked by its letter, long when asked by its name.
        case help
        /// The parser: a ``ParsedArguments/Request`` for the version.
        case version
    }

    /// Long names without the dashes, at least one. The first names the flag in ``ParsedArguments``.
    public var names: [String]
    /// The letter or digit of the short form.
    public var short: Character?
    /// The value it takes; `nil` for a switch.
    public var value: ValueDescription?
    /// Whether `--no-NAME` takes it back.
    public var isNegatable: Bool
    /// Whether every value counts; otherwise the last one wins.
    public var isRepeatable: Bool
    /// The heading it stands under.
    public var category: String
    /// One line for the short help, without a full stop.
    public var help: String
    /// Paragraphs for the long help and the manual page; where there are none, ``help`` stands there too.
    public var details: [String]
    /// What holds when the flag is not given, as shown to people.
    public var defaultText: String?
    /// The subcommands that take it; `nil`: every one.
    public var subcommands: [String]?
    /// The subcommand meant when this flag is given and no subcommand is named.
    public var impliedSubcommand: String?
    /// Who acts on it.
    public var role: Role

    /// A flag from names that are known only at run time; ``init(_:short:value:isNegatable:isRepeatable:category:help:details:defaultText:subcommands:implies:)``
    /// reads better in a table.
    public init(
        names: [String],
        short: Character? = nil,
        value: ValueDescription? = nil,
        isNegatable: Bool = false,
        isRepeatable: Bool = false,
        category: String,
        help: String,
        details: [String] = [],
        defaultText: String? = nil,
        subcommands: [String]? = nil,
        implies: String? = nil,
        role: Role = .option
    ) {
        self.names = names
        self.short = short
        self.value = value
        self.isNegatable = isNegatable
        self.isRepeatable = isRepeatable
        self.category = category
        self.help = help
        self.details = details
        self.defaultText = defaultText
        self.subcommands = subcommands
        self.impliedSubcommand = implies
        self.role = role
    }

    /// A flag of a table.
    public init(
        _ names: String...,
        short: Character? = nil,
        value: ValueDescription? = nil,
        isNegatable: Bool = false,
        isRepeatable: Bool = false,
        category: String,
        help: String,
        details: [String] = [],
        defaultText: String? = nil,
        subcommands: [String]? = nil,
        implies: String? = nil
    ) {
        self.init(
            names: names, short: short, value: value, isNegatable: isNegatable, isRepeatable: isRepeatable, category: category, help: help,
            details: details, defaultText: defaultText, subcommands: subcommands, implies: implies)
    }

    /// `-h` for the short help, `--help` for the long one.
    public static func help(category: String) -> Flag {
        Flag(names: ["help"], short: "h", category: category, help: "show help and exit; --help tells more than -h", role: .help)
    }

    /// `--version`, and a letter where one is wished.
    public static func version(short: Character? = nil, category: String) -> Flag {
        Flag(names: ["version"], short: short, category: category, help: "show the version and exit", role: .version)
    }

    /// Whether the flag may be given with a subcommand.
    func belongs(to subcommand: String) -> Bool {
        guard let subcommands else { return true }
        return subcommands.contains { $0.utf8.elementsEqual(subcommand.utf8) }
    }
}
