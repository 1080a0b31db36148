// SPDX-License-Identifier: Apache-2.0

extension CommandDescription {
    func fishCompletion() -> String {
        var lines = ["# Fish completion for \(name)", ""]
        lines += fishScan()
        lines += ["complete -c \(name) -f"]
        for subcommand in subcommands {
            lines.append("complete -c \(name) -n '_\(shellName)_at - 0' -a \(subcommand.name) -d \(fishQuoted(subcommand.text.summary))")
        }
        if subcommands.isEmpty {
            lines += fishOperands(operands, of: "-")
        } else {
            for subcommand in subcommands { lines += fishOperands(subcommand.operands, of: subcommand.name) }
            lines += fishOperands(operands(of: nil), of: "-")
        }
        for flag in flags { lines += fishLines(flag) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Functions that tell which subcommand the cursor stands behind (`-`: none) and how many operands.
    private func fishScan() -> [String] {
        var lines = ["function _\(shellName)_place", "    set -l subcommand -", "    set -l operands 0", "    set -l skip 0"]
        lines += [
            "    for word in (commandline -opc)[2..-1]", "        if test $skip = 1", "            set skip 0", "            continue",
        ]
        lines += ["        end", "        switch $word"]
        let takers = spellingsBeforeValue
        if !takers.isEmpty { lines += ["            case \(takers.joined(separator: " "))", "                set skip 1"] }
        lines += ["            case '-?*'"]
        if !subcommands.isEmpty {
            lines += ["            case \(subcommands.map(\.name).joined(separator: " "))"]
            lines += ["                if test $subcommand = - -a $operands = 0", "                    set subcommand $word"]
            lines += ["                else", "                    set operands (math $operands + 1)", "                end"]
        }
        lines += ["            case '*'", "                set operands (math $operands + 1)", "        end", "    end"]
        lines += ["    echo $subcommand", "    echo $operands", "end", ""]
        lines += ["# Whether the subcommand is the first argument and the operands are as many as the second; '+': that many or more."]
        lines += ["function _\(shellName)_at", "    set -l place (_\(shellName)_place)", "    test \"$place[1]\" = $argv[1]; or return 1"]
        lines += [
            "    test \"$place[2]\" = $argv[2]; and return 0", "    test (count $argv) = 3; and test \"$place[2]\" -gt $argv[2]", "end", "",
        ]
        lines += [
            "# Whether the subcommand is one of the arguments.", "function _\(shellName)_in", "    set -l place (_\(shellName)_place)",
        ]
        return lines + ["    contains -- \"$place[1]\" $argv", "end", ""]
    }

    private func fishOperands(_ operands: [OperandDescription], of subcommand: String) -> [String] {
        operands.enumerated().flatMap { number, operand -> [String] in
            let condition = "-n '_\(shellName)_at \(subcommand) \(number)\(operand.repeats ? " +" : "")'"
            var lines = fishWords(operand.value).map { ["complete -c \(name) \(condition) -a \($0)"] } ?? []
            switch operand.value.kind {
            case .file: lines.append("complete -c \(name) \(condition) -F")
            case .folder: lines.append("complete -c \(name) \(condition) -a '(__fish_complete_directories)'")
            case .text, .choice, .integer, .size: break
            }
            return lines
        }
    }

    private func fishLines(_ flag: Flag) -> [String] {
        var start = "complete -c \(name)"
        if !subcommands.isEmpty, let owners = flag.subcommands {
            start += " -n '_\(shellName)_in \((["-"] + owners).joined(separator: " "))'"
        }
        let short = flag.short.map { " -s \($0)" } ?? ""
        var lines = [start + short + flag.names.map { " -l \($0)" }.joined() + fishValue(flag.value) + " -d \(fishQuoted(flag.help))"]
        if flag.isNegatable { lines.append(start + flag.names.map { " -l no-\($0)" }.joined() + " -d \(fishQuoted("not: " + flag.help))") }
        return lines
    }

    private func fishValue(_ value: ValueDescription?) -> String {
        guard let value else { return "" }
        var result = value.isOptional ? "" : " -r"
        switch value.kind {
        case .file: result += " -F"
        case .folder: result += " -f -a '(__fish_complete_directories)'"
        case .text, .choice, .integer, .size: result += " -f"
        }
        return result + (fishWords(value).map { " -a \($0)" } ?? "")
    }

    /// Words, each with its meaning behind a TAB where there is one.
    private func fishWords(_ value: ValueDescription) -> String? {
        let words = value.completedWords
        guard !words.isEmpty else { return nil }
        return fishQuoted(words.map { $0.help.isEmpty ? $0.name : "\($0.name)\\t\(fishQuoted($0.help))" }.joined(separator: "\n"))
    }
}
