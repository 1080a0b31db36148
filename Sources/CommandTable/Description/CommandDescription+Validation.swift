// SPDX-License-Identifier: Apache-2.0

extension CommandDescription {
    /// What is wrong with the table, a sentence each; nothing when it is sound.
    ///
    /// Found are: a name given twice, one name with two meanings (including a `--no-NAME` that another flag has), names that cannot be typed or
    /// completed, references to subcommands that do not exist, choices without words, and texts that are missing
    /// or hold control characters.
    public func validate() -> [String] {
        var problems: [String] = []
        checkNames(into: &problems)
        for flag in flags { check(flag, into: &problems) }
        if !flags.contains(where: { $0.role == .help }) { problems.append("there is no flag for help") }
        checkSubcommands(into: &problems)
        check(operands, of: name, into: &problems)
        check(text, of: name, into: &problems)
        return problems
    }

    private func checkNames(into problems: inout [String]) {
        var owners: [[UInt8]: Int] = [:]
        for (number, flag) in flags.enumerated() {
            for spelling in flag.spellings {
                guard let owner = owners.updateValue(number, forKey: Array(spelling.utf8)) else { continue }
                let other = flags[owner]
                var twin = other
                twin.subcommands = flag.subcommands
                if owner == number || twin == flag {
                    problems.append("\(spelling) is given twice")
                } else {
                    problems.append("\(spelling) has two meanings: '\(other.help)' (\(other.title)) and '\(flag.help)' (\(flag.title))")
                }
            }
        }
    }

    private func check(_ flag: Flag, into problems: inout [String]) {
        let title = flag.title
        if flag.names.isEmpty { problems.append("a flag of '\(flag.category)' has no long name") }
        for name in flag.names where !isName(name) { problems.append("'\(name)' cannot be the name of an option") }
        if let short = flag.short, short.asciiValue.map({ isLetterOrDigit($0) }) != true {
            problems.append("\(title): '\(short)' cannot be a short option")
        }
        if flag.help.isEmpty || flag.category.isEmpty { problems.append("\(title) lacks its help or its category") }
        if flag.role != .option, flag.value != nil || flag.isNegatable { problems.append("\(title) is for help and takes nothing") }
        for name in flag.subcommands ?? [] where subcommand(named: name) == nil {
            problems.append("\(title) belongs to '\(name)', which is no subcommand")
        }
        if let implied = flag.impliedSubcommand {
            if subcommand(named: implied) == nil {
                problems.append("\(title) implies '\(implied)', which is no subcommand")
            } else if !flag.belongs(to: implied) {
                problems.append("\(title) implies '\(implied)' but does not belong to it")
            }
        }
        let texts = [flag.category, flag.help, flag.defaultText ?? "", flag.value?.placeholder ?? ""] + flag.details
        if texts.contains(where: holdsControls) { problems.append("\(title): a text holds control characters") }
        if let value = flag.value { check(value, of: title, into: &problems) }
    }

    /// Texts of flags may come from other programs, and go to terminals.
    private func holdsControls(_ text: String) -> Bool {
        let text = text.utf8.filter { $0 != UInt8(ascii: "\n") }
        return !printable(text).utf8.elementsEqual(text)
    }

    private func check(_ value: ValueDescription, of title: String, into problems: inout [String]) {
        if value.placeholder.isEmpty { problems.append("\(title): the value has no placeholder") }
        if value.kind == .choice, value.words.isEmpty { problems.append("\(title): a choice of nothing") }
        var seen: Set<[UInt8]> = []
        for word in value.words {
            if !isPlainWord(word.name) { problems.append("\(title): '\(word.name)' cannot be typed as one plain word") }
            if !seen.insert(Array(word.name.utf8)).inserted { problems.append("\(title): '\(word.name)' is given twice") }
        }
    }

    private func check(_ operands: [OperandDescription], of title: String, into problems: inout [String]) {
        for (number, operand) in operands.enumerated() {
            check(operand.value, of: title, into: &problems)
            if number < operands.count - 1, operand.repeats { problems.append("\(title): only the last operand can repeat") }
            if number > 0, operand.isRequired, !operands[number - 1].isRequired {
                problems.append("\(title): a required operand follows one that is not")
            }
        }
    }

    private func check(_ text: CommandText, of title: String, into problems: inout [String]) {
        if text.summary.isEmpty { problems.append("\(title) has no summary") }
        if text.synopsis.isEmpty { problems.append("\(title) has no synopsis") }
    }

    private func checkSubcommands(into problems: inout [String]) {
        if !isName(name) { problems.append("'\(name)' cannot be the name of a command") }
        var seen: Set<[UInt8]> = []
        for subcommand in subcommands {
            if !isName(subcommand.name) { problems.append("'\(subcommand.name)' cannot be the name of a subcommand") }
            if !seen.insert(Array(subcommand.name.utf8)).inserted { problems.append("subcommand '\(subcommand.name)' is given twice") }
            check(subcommand.operands, of: subcommand.name, into: &problems)
            check(subcommand.text, of: subcommand.name, into: &problems)
        }
        if let defaultSubcommand, subcommand(named: defaultSubcommand) == nil {
            problems.append("the default '\(defaultSubcommand)' is no subcommand")
        }
        if !subcommands.isEmpty, !operands.isEmpty { problems.append("\(name) has subcommands and operands of its own") }
    }
}

/// Letters, digits and hyphens, beginning with a letter or digit: safe in usage lines, shells and file names alike.
func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetterOrDigit(first) else { return false }
    return name.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
}

/// A word that no shell gives a meaning to, so that completion scripts can hold it.
func isPlainWord(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { isLetterOrDigit($0) || "-_.+/:,@%".utf8.contains($0) }
}

func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
}
