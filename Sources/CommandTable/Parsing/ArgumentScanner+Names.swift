// SPDX-License-Identifier: Apache-2.0

extension ArgumentScanner {
    /// The flag that a long name or its beginning stands for. A whole name wins over beginnings, and the named subcommand's flags are the only ones
    /// that can be shortened.
    func entry(calledBy name: ArraySlice<UInt8>) throws(UsageError) -> FlagIndex.Entry {
        if let exact = index.entry(named: name) { return exact }
        let matches = name.isEmpty ? [] : index.entries(beginningWith: name)
        let candidates = matches.filter { isWithinReach(command.flags[$0.flag]) }
        guard let first = candidates.first else { throw unknownLong(name) }
        if candidates.contains(where: { $0.flag != first.flag || $0.isNegated != first.isNegated }) {
            throw UsageError(
                "option --\(printable(name)) is ambiguous", hint: "it could be \(alternatives(candidates.map(\.spelling)))")
        }
        return first
    }

    /// Refuses a flag of another subcommand, once the subcommand is known.
    func checkBelonging(of flag: Flag, as spelling: String) throws(UsageError) {
        guard let subcommand = result.subcommand, let owners = flag.subcommands, !flag.belongs(to: subcommand) else { return }
        throw UsageError("\(subcommand) has no option \(spelling)", hint: "it belongs to \(alternatives(owners, "and"))")
    }

    func needsValue(_ spelling: String, _ value: ValueDescription) -> UsageError {
        let separator = spelling.utf8.count == 2 ? " " : "="
        return UsageError("option \(spelling) needs a value: \(spelling)\(separator)\(value.placeholder)")
    }

    func takesNoValue(_ spelling: String) -> UsageError { UsageError("option \(spelling) takes no value") }

    func unknownShort(_ rest: ArraySlice<UInt8>, isFirst: Bool) -> UsageError {
        let length = rest.dropFirst().prefix { $0 & 0xC0 == 0x80 }.prefix(3).count + 1
        // A whole word behind one dash was probably meant to have two.
        let name = rest.prefix { $0 != UInt8(ascii: "=") }
        let meant = isFirst && rest.count > length ? nearestName(to: name, among: reachableNames).map { "did you mean --\($0)?" } : nil
        return UsageError("unknown option -\(printable(rest.prefix(length)))", hint: meant)
    }

    private func unknownLong(_ name: ArraySlice<UInt8>) -> UsageError {
        let meant = nearestName(to: name, among: reachableNames).map { "did you mean --\($0)?" }
        return UsageError("unknown option --\(printable(name, limit: 100))", hint: meant)
    }

    private var reachableNames: [String] {
        command.flags.filter(isWithinReach).flatMap(\.longSpellings).map { String($0.dropFirst(2)) }
    }

    private func isWithinReach(_ flag: Flag) -> Bool {
        guard let subcommand = result.subcommand else { return true }
        return flag.belongs(to: subcommand)
    }
}
