// SPDX-License-Identifier: Apache-2.0

extension CommandDescription {
    func bashCompletion() -> String {
        var lines = ["# Bash completion for \(name)", "", "\(shellName)()", "{"]
        lines += bashCursor
        lines += bashScan()
        lines += bashValues()
        lines += bashSpellings()
        lines += bashOperands()
        lines += ["}", "", "\(shellName)_words()", "{", "    mapfile -t COMPREPLY < <(compgen -P \"$3\" -W \"$1\" -- \"$2\")", "}", ""]
        lines += ["\(shellName)_names()", "{"]
        lines += [
            "    local -a found", "    mapfile -t found < <(compgen -P \"$3\" -A \"$1\" -- \"$2\")", "    COMPREPLY+=(\"${found[@]}\")",
        ]
        lines += ["    compopt -o filenames 2>/dev/null", "}", "", "complete -F \(shellName) \(name)"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// Where the cursor stands: in the value of a long option, which Bash hands over as three words or as one, or in a word of its own.
    private var bashCursor: [String] {
        [
            "    local current=${COMP_WORDS[COMP_CWORD]} previous= start= attached= subcommand= operands=0 word i",
            "    COMPREPLY=()",
            "    (( COMP_CWORD > 1 )) && previous=${COMP_WORDS[COMP_CWORD-1]}",
            "    if [[ $current == = && $previous == --* ]]; then",
            "        current= attached=1",
            "    elif [[ $previous == = && COMP_CWORD -gt 2 ]]; then",
            "        previous=${COMP_WORDS[COMP_CWORD-2]} attached=1",
            "    elif [[ $current == --*=* ]]; then",
            "        previous=${current%%=*} start=$previous= current=${current#*=} attached=1",
            "    fi",
        ]
    }

    /// Finds the subcommand, and how many operands stand before the cursor.
    private func bashScan() -> [String] {
        var lines = ["    for (( i = 1; i < COMP_CWORD; i++ )); do", "        word=${COMP_WORDS[i]}", "        case $word in"]
        let takers = spellingsBeforeValue
        if !takers.isEmpty {
            lines += ["            \(takers.joined(separator: "|")))", "                [[ ${COMP_WORDS[i+1]} == = ]] && (( i++ ))"]
            lines += ["                (( i++ )) ;;"]
        }
        lines += ["            =) (( i++ )) ;;", "            -?*) ;;"]
        if !subcommands.isEmpty {
            lines += ["            \(subcommands.map(\.name).joined(separator: "|")))"]
            lines += ["                if [[ -z $subcommand ]] && (( operands == 0 )); then subcommand=$word; else (( operands++ )); fi ;;"]
        }
        return lines + ["            *) (( operands++ )) ;;", "        esac", "    done"]
    }

    /// Completes the value of the option before the cursor.
    private func bashValues() -> [String] {
        var lines: [String] = []
        for flag in flags {
            guard let value = flag.value else { continue }
            let spellings = flag.valueSpellings.map { value.isOptional ? "\($0):1" : "\($0):*" }
            lines += ["        \(spellings.joined(separator: "|")))"] + bashValue(value, "            ") + ["            return ;;"]
        }
        return lines.isEmpty ? [] : ["    case $previous:$attached in"] + lines + ["    esac"]
    }

    private func bashValue(_ value: ValueDescription, _ indent: String) -> [String] {
        let words = value.completedWords.map(\.name)
        var lines: [String] = []
        if !words.isEmpty {
            lines.append("\(indent)\(shellName)_words \(shellQuoted(words.joined(separator: " "))) \"$current\" \"$start\"")
        }
        switch value.kind {
        case .file: lines.append("\(indent)\(shellName)_names file \"$current\" \"$start\"")
        case .folder: lines.append("\(indent)\(shellName)_names directory \"$current\" \"$start\"")
        case .text, .choice, .integer, .size: break
        }
        return lines
    }

    /// Completes the name of an option.
    private func bashSpellings() -> [String] {
        func line(_ flags: [Flag]) -> String {
            "\(shellName)_words \(shellQuoted(flags.flatMap(\.spellings).joined(separator: " "))) \"$current\" ''"
        }
        var lines = ["    if [[ $current == -* ]]; then"]
        if subcommands.isEmpty {
            lines.append("        " + line(flags))
        } else {
            lines.append("        case $subcommand in")
            for subcommand in subcommands { lines.append("            \(subcommand.name)) \(line(flags(of: subcommand))) ;;") }
            lines += ["            *) \(line(flags)) ;;", "        esac"]
        }
        return lines + ["        return", "    fi"]
    }

    /// Completes operands, and before the first one subcommands.
    private func bashOperands() -> [String] {
        guard !subcommands.isEmpty else { return bashOperands(operands, "    ") }
        var lines = ["    case $subcommand in"]
        for subcommand in subcommands {
            lines += ["        \(subcommand.name))"] + bashOperands(subcommand.operands, "            ") + ["            ;;"]
        }
        lines += ["        *)", "            if (( operands == 0 )); then"]
        lines += ["                \(shellName)_words \(shellQuoted(subcommands.map(\.name).joined(separator: " "))) \"$current\" ''"]
        lines += ["            fi"] + bashOperands(operands(of: nil), "            ")
        return lines + ["            ;;", "    esac"]
    }

    private func bashOperands(_ operands: [OperandDescription], _ indent: String) -> [String] {
        guard !operands.isEmpty else { return ["\(indent):"] }
        var lines = ["\(indent)case $operands in"]
        for (number, operand) in operands.enumerated() {
            let value = bashValue(operand.value, indent + "        ")
            lines += ["\(indent)    \(operand.repeats ? "*" : String(number)))"] + (value.isEmpty ? ["\(indent)        :"] : value)
            lines.append("\(indent)        ;;")
        }
        return lines + ["\(indent)esac"]
    }
}
