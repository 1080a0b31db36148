// SPDX-License-Identifier: Apache-2.0

/// What one help text or manual page is about: a subcommand, or the command as a whole.
struct Page {
    /// As typed: `textmill convert`.
    var title: String
    /// As manuals name it: `textmill-convert`.
    var manualName: String
    var text: CommandText
    /// The subcommands to list.
    var subcommands: [SubcommandDescription]
    /// Flags under their headings, in the order of help.
    var sections: [(category: String, flags: [Flag])]
    /// Other manual pages, with their sections.
    var seeAlso: [String]
}

extension CommandDescription {
    /// The page of a subcommand; of the command as a whole for `nil` and for a name that is none.
    ///
    /// The whole command's page has the flags that every subcommand takes and those that imply one; a full page has also the default subcommand's.
    func page(for name: String?, isFull: Bool) -> Page {
        let manualNames = subcommands.map { "\(self.name)-\($0.name)(1)" }
        guard let name, let subcommand = subcommand(named: name) else {
            let shown = flags.filter { flag in
                guard !subcommands.isEmpty else { return true }
                if flag.subcommands == nil || flag.impliedSubcommand != nil { return true }
                return isFull && defaultSubcommand.map { flag.belongs(to: $0) } == true
            }
            return Page(
                title: self.name, manualName: self.name, text: text, subcommands: subcommands, sections: sections(of: shown),
                seeAlso: manualNames + text.seeAlso)
        }
        var text = subcommand.text
        if text.exitStatuses.isEmpty { text.exitStatuses = self.text.exitStatuses }
        return Page(
            title: "\(self.name) \(name)", manualName: "\(self.name)-\(name)", text: text, subcommands: [],
            sections: sections(of: flags.filter { $0.belongs(to: name) }), seeAlso: ["\(self.name)(1)"] + text.seeAlso)
    }

    private func sections(of flags: [Flag]) -> [(category: String, flags: [Flag])] {
        var sections: [(category: String, flags: [Flag])] = categories.map { ($0, []) }
        for flag in flags {
            if let place = sections.firstIndex(where: { $0.category == flag.category }) {
                sections[place].flags.append(flag)
            } else {
                sections.append((flag.category, [flag]))
            }
        }
        return sections.filter { !$0.flags.isEmpty }
    }
}
