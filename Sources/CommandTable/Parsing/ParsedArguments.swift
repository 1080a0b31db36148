// SPDX-License-Identifier: Apache-2.0

/// A command line taken apart: what was given, in order, and nothing that was not. To make options of it, with defaults and environment, is the
/// command's job.
///
/// The accessors take any name of a flag, without dashes. A name that the table does not have is a mistake in the program: it stops a debug build
/// and counts as not given otherwise.
public struct ParsedArguments: Sendable {
    /// What the parser was asked for instead of the command's work.
    public enum Request: Sendable, Equatable {
        /// Help that fits a screen.
        case shortHelp
        /// All there is to say.
        case longHelp
        /// The version.
        case version
    }

    /// A flag at one place of the command line.
    public struct Occurrence: Sendable, Equatable {
        /// The flag's first long name.
        public let name: String
        /// How it was called, in full and with its dashes.
        public let spelling: String
        /// Its value; `nil` for a switch and where an optional value was left out.
        public let value: Argument?
        /// The value of an integer or a size; `nil` also where the value is one of the words.
        public let integer: Int?
        /// Whether it was taken back: `--no-NAME`.
        public let isNegated: Bool
    }

    /// Asked for before all else; when set, the rest may be incomplete.
    public internal(set) var request: Request?
    /// The subcommand: named, implied, or the default. `nil` for a command without subcommands, and for a request that names none.
    public internal(set) var subcommand: String?
    /// Whether the subcommand was named on the command line.
    public internal(set) var isSubcommandNamed = false
    /// The flags in the order given.
    public private(set) var occurrences: [Occurrence] = []
    /// The words that are neither flags nor their values, in the order given, `-` among them.
    public internal(set) var operands: [Argument] = []

    private let index: FlagIndex
    /// For each flag of the table its places in ``occurrences``.
    private var places: [[Int]]

    init(index: FlagIndex, flagCount: Int) {
        self.index = index
        places = Array(repeating: [], count: flagCount)
    }

    mutating func append(_ occurrence: Occurrence, of flag: Int) {
        places[flag].append(occurrences.count)
        occurrences.append(occurrence)
    }

    /// Whether the flag was given, and not taken back behind that.
    public func isSet(_ name: String) -> Bool { setting(name) == true }

    /// `true` for `--NAME`, `false` for `--no-NAME`, whichever came last; `nil` where neither was given.
    public func setting(_ name: String) -> Bool? { last(name).map { !$0.isNegated } }

    /// The last value given; `nil` also where the flag last stood without one.
    public func value(_ name: String) -> Argument? { last(name)?.value }

    /// The number of the last value given, of an integer or a size.
    public func integer(_ name: String) -> Int? { last(name)?.integer }

    /// Every value given, in order, since the flag was last taken back.
    public func values(_ name: String) -> [Argument] {
        let given = places(name).map { occurrences[$0] }
        let start = given.lastIndex(where: \.isNegated).map { $0 + 1 } ?? 0
        return given[start...].compactMap(\.value)
    }

    /// The flag's last occurrence.
    public func last(_ name: String) -> Occurrence? { places(name).last.map { occurrences[$0] } }

    private func places(_ name: String) -> [Int] {
        guard let entry = index.entry(named: Array(name.utf8)[...]) else {
            assertionFailure("the table has no flag --\(name)")
            return []
        }
        return places[entry.flag]
    }
}
