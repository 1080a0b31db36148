// SPDX-License-Identifier: Apache-2.0

extension CommandDescription {
    func zshCompletion() -> String {
        var lines = ["#compdef \(name)", ""]
        if !subcommands.isEmpty { lines += zshFirst() }
        lines += ["\(shellName)() {"]
        if subcommands.isEmpty {
            lines += zshArguments(flags, operands.isEmpty ? [] : zshOperands(operands), "    ")
        } else {
            lines += zshScan()
            lines.append("    case $subcommand in")
            for subcommand in subcommands {
                lines +=
                    ["        \(subcommand.name))"] + zshArguments(flags(of: subcommand), zshOperands(subcommand.operands), "            ")
                lines.append("            ;;")
            }
            let rest = zshOperands(operands(of: nil)).filter { $0.hasPrefix("'*") }
            lines += ["        *)"] + zshArguments(flags, ["'1: :\(shellName)_first'"] + rest, "            ")
            lines += ["            ;;", "    esac"]
        }
        lines += ["}", "", "\(shellName) \"$@\""]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The first operand: a subcommand, or an operand of the default one.
    private func zshFirst() -> [String] {
        let described = subcommands.map { shellQuoted("\(zshEscaped($0.name)):\($0.text.summary)") }
        var lines = ["\(shellName)_first() {", "    local -a subcommands=("] + described.map { "        " + $0 } + ["    )"]
        lines.append("    _describe -t commands subcommand subcommands")
        switch operands(of: nil).first?.value.kind {
        case .file: lines.append("    _files")
        case .folder: lines.append("    _files -/")
        default: break
        }
        return lines + ["}", ""]
    }

    /// Finds the subcommand and takes it from the words, so that what follows counts its own operands.
    private func zshScan() -> [String] {
        var lines = ["    local subcommand= i", "    for (( i = 2; i < CURRENT; i++ )); do", "        case $words[i] in"]
        let takers = spellingsBeforeValue
        if !takers.isEmpty { lines.append("            \(takers.joined(separator: "|"))) (( i++ )) ;;") }
        lines += ["            --) break ;;", "            -?*) ;;", "            \(subcommands.map(\.name).joined(separator: "|")))"]
        lines += ["                subcommand=$words[i]", "                words[i]=()", "                (( CURRENT-- ))"]
        return lines + ["                break ;;", "            *) break ;;", "        esac", "    done"]
    }

    private func zshArguments(_ flags: [Flag], _ operands: [String], _ indent: String) -> [String] {
        let specifications = flags.flatMap(zshSpecifications) + operands
        return ["\(indent)_arguments -s -S : \\"]
            + specifications.enumerated().map { "\(indent)    \($1)\($0 < specifications.count - 1 ? " \\" : "")" }
    }

    private func zshSpecifications(_ flag: Flag) -> [String] {
        let explanation = "[\(zshEscaped(flag.help))]"
        let all = flag.spellings
        let lead = flag.isRepeatable ? "*" : all.count > 1 ? "(\(all.joined(separator: " ")))" : ""
        return all.map { spelling in
            guard let value = flag.value, flag.valueSpellings.contains(spelling) else { return shellQuoted(lead + spelling + explanation) }
            let isLong = spelling.hasPrefix("--")
            let joint = value.isOptional ? (isLong ? "=-" : "-") : (isLong ? "=" : "+")
            return shellQuoted("\(lead)\(spelling)\(joint)\(explanation)\(value.isOptional ? "::" : ":")\(zshValue(value))")
        }
    }

    private func zshOperands(_ operands: [OperandDescription]) -> [String] {
        operands.enumerated().map { number, operand in
            shellQuoted("\(operand.repeats ? "*" : String(number + 1)):\(zshValue(operand.value))")
        }
    }

    /// A message and an action, as `_arguments` has them.
    private func zshValue(_ value: ValueDescription) -> String {
        let files: String? =
            switch value.kind {
            case .file: "_files"
            case .folder: "_files -/"
            case .text, .choice, .integer, .size: nil
            }
        let names = value.completedWords.map { zshEscaped($0.name) }.joined(separator: " ")
        let action: String
        if value.completedWords.isEmpty {
            action = files ?? " "
        } else if let files {
            action = "{compadd -- \(names); \(files)}"
        } else if value.completedWords.allSatisfy(\.help.isEmpty) {
            action = "(\(names))"
        } else {
            let described = value.completedWords.map { word in
                zshEscaped(word.name) + (word.help.isEmpty ? "" : "\\:\"\(zshEscaped(word.help))\"")
            }
            action = "((\(described.joined(separator: " "))))"
        }
        return "\(zshEscaped(value.placeholder)):\(action)"
    }
}

/// Text within a specification of `_arguments`, which gives a meaning to brackets and colons, and evaluates actions.
private func zshEscaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        if "\\[]:\"$`()".unicodeScalars.contains(scalar) { result += "\\" }
        result.unicodeScalars.append(scalar)
    }
    return result
}
