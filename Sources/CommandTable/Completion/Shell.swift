// SPDX-License-Identifier: Apache-2.0

/// A shell that completes command lines.
public enum Shell: String, Sendable, CaseIterable {
    /// GNU Bash 4 or later; the script needs nothing else.
    case bash
    /// Zsh with its completion system.
    case zsh
    /// Fish 3 or later.
    case fish
}

extension CommandDescription {
    /// The script by which a shell completes the command: names of subcommands and flags, words, files and folders.
    public func completion(for shell: Shell) -> String {
        switch shell {
        case .bash: bashCompletion()
        case .zsh: zshCompletion()
        case .fish: fishCompletion()
        }
    }

    /// What shell functions and variables of this command are called.
    var shellName: String { "_" + String(name.map { $0 == "-" ? "_" : $0 }) }

    /// The spellings behind which the next word is a value.
    var spellingsBeforeValue: [String] {
        flags.filter { $0.value.map { !$0.isOptional } == true }.flatMap(\.valueSpellings)
    }

    /// The flags a subcommand takes; all where none is named.
    func flags(of subcommand: SubcommandDescription?) -> [Flag] {
        guard let subcommand else { return flags }
        return flags.filter { $0.belongs(to: subcommand.name) }
    }
}

extension ValueDescription {
    /// The words that completion offers. One that a shell could misread is left out.
    var completedWords: [Word] { words.filter { isPlainWord($0.name) } }
}

/// Text in single quotes for bash and zsh; whatever is in it stays text.
func shellQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

/// Text in single quotes for fish.
func fishQuoted(_ text: String) -> String {
    var result = "'"
    for character in text.unicodeScalars {
        if character == "'" || character == "\\" { result += "\\" }
        result.unicodeScalars.append(character)
    }
    return result + "'"
}
