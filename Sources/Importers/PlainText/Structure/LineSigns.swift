// SPDX-License-Identifier: Apache-2.0

/// Signs by which one line tells that it stands for itself: a command, a comment, a notice, a rule. Indents are no part of the line.
enum LineSigns {
    /// The most bytes of a line that are looked at.
    static let maximumLength = 400

    /// Whether a line may not be joined with another, whatever stands around it.
    static func standsAlone(_ line: ArraySlice<UInt8>) -> Bool {
        guard let last = line.last else { return false }
        // A line that goes on behind its end says so itself, and is one of a program.
        if last == UInt8(ascii: "\\") { return true }
        return isComment(line) || isNotice(line) || isRule(line) || isPlaceholder(line) || isTold(line) || isExplained(line)
            || hasOperators(line)
    }

    /// Whether a line begins as comments do in some language, with a space behind the sign unless the sign is never anything else.
    static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first else { return false }
        let second = line.dropFirst().first ?? 0x20
        switch first {
        case UInt8(ascii: "#"):
            if isSpace(second) || second == first || second == UInt8(ascii: "!") { return true }
            return directives.contains { line.dropFirst().starts(with: $0.utf8) }
        case UInt8(ascii: ";"), UInt8(ascii: "%"): return isSpace(second) || second == first
        case UInt8(ascii: "/"): return second == first || second == UInt8(ascii: "*")
        case UInt8(ascii: "*"): return line.count == 1 || second == UInt8(ascii: "/")
        case UInt8(ascii: "-"): return second == first && isSpace(line.dropFirst(2).first ?? 0x20)
        default: return false
        }
    }

    private static let directives = ["include", "define", "undef", "if", "else", "endif", "pragma"]

    /// "Copyright (C) 2024 …"
    private static func isNotice(_ line: ArraySlice<UInt8>) -> Bool {
        if line.starts(with: "©".utf8) || line.starts(with: "SPDX-".utf8) { return true }
        guard
            line.starts(with: "Copyright".utf8) || line.starts(with: "COPYRIGHT".utf8) || line.starts(with: "(C) ".utf8)
                || line.starts(with: "(c) ".utf8)
        else { return false }
        let behind = line.drop { !isSpace($0) }.drop(while: isSpace)
        guard let next = behind.first else { return false }
        return next == UInt8(ascii: "(") || next == UInt8(ascii: "<") || next == UInt8(ascii: "[") || isDigit(next) || next == 0xC2
    }

    /// A row of one sign.
    private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.count >= 3, let first = line.first, "-=_*#~+".utf8.contains(first) else { return false }
        return line.prefix(maximumLength).allSatisfy { $0 == first || isSpace($0) }
    }

    /// `<one line to give the program's name>`
    private static func isPlaceholder(_ line: ArraySlice<UInt8>) -> Bool {
        line.first == UInt8(ascii: "<") && line.last == UInt8(ascii: ">")
    }

    /// A sign, a gap and what it means.
    static func isExplained(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.count > 3, let first = line.first, "*-+".utf8.contains(first) else { return false }
        return line.dropFirst().prefix(2).allSatisfy { $0 == 0x20 }
    }

    /// What a program tells, with its name or a place in a file before it: `make[1]: `, `mill.c:12: `.
    private static func isTold(_ line: ArraySlice<UInt8>) -> Bool {
        let word = line.prefix(80).prefix { !isSpace($0) }
        guard word.count > 2, word.last == UInt8(ascii: ":"), let first = word.first, isLetter(first) || first == UInt8(ascii: "/") else {
            return false
        }
        let name = word.dropLast()
        if name.last == UInt8(ascii: "]"), name.contains(UInt8(ascii: "[")) { return true }
        if let last = name.last, isDigit(last), name.contains(UInt8(ascii: ":")) { return true }
        return isCommandName(name)
    }

    /// Operators that no sentence has between its words.
    private static func hasOperators(_ line: ArraySlice<UInt8>) -> Bool {
        var rest = line.prefix(maximumLength)
        let isCandidate = rest.withUnsafeBufferPointer { bytes in
            bytes.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ">") }
        }
        guard isCandidate else { return false }
        while let space = rest.firstIndex(of: 0x20) {
            rest = rest[(space + 1)...]
            let word = rest.prefix { $0 != 0x20 }
            if word.elementsEqual("&&".utf8) || word.elementsEqual("||".utf8) || word.starts(with: "2>".utf8) { return true }
        }
        return false
    }

    // MARK: Commands

    /// Whether a line is typed in a shell. Names of commands are words, too: where no command stands above, the line must also have something
    /// that sentences have not.
    static func isCommand(_ line: ArraySlice<UInt8>, isBelowCommand: Bool) -> Bool {
        let first = line.prefix(maximumLength).prefix { $0 != 0x20 }
        guard let start = first.first else { return false }
        let isNamed = isCommandName(first)
        // Nearly every line of a text ends here, so nothing else of it is looked at before.
        guard isNamed || start == UInt8(ascii: ".") || first.last == UInt8(ascii: "$") else { return false }
        let words = line.prefix(maximumLength).split(separator: 0x20, maxSplits: 12)
        if words.count > 1, first.elementsEqual("$".utf8) || first.last == UInt8(ascii: "$") && first.contains(UInt8(ascii: "@")) {
            return true
        }
        if first.starts(with: "./".utf8), first.count > 2 { return true }
        if first.elementsEqual("sudo".utf8) { return words.count > 1 }
        guard isNamed else { return false }
        if isBelowCommand { return true }
        if words.count > 1, pairs.contains(where: { isPair($0, first, words[1]) }) {
            return words.count < 6 || hasArgument(words.dropFirst())
        }
        return hasArgument(words.dropFirst())
    }

    private static func isCommandName(_ word: ArraySlice<UInt8>) -> Bool {
        if let packed = packed(word) { return shortCommands.contains(packed) }
        return longCommands.contains { word.elementsEqual($0) }
    }

    /// The bytes of a word of up to eight in one number.
    private static func packed(_ word: some Collection<UInt8>) -> UInt64? {
        guard word.count <= 8 else { return nil }
        var result: UInt64 = 0
        for byte in word { result = result << 8 | UInt64(byte) }
        return result
    }

    private static let shortCommands = Set(commands.compactMap { packed($0.utf8) })
    private static let longCommands = commands.map { Array($0.utf8) }.filter { $0.count > 8 }

    private static func isPair(_ pair: String, _ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Bool {
        let bytes = pair.utf8
        return bytes.count == first.count + 1 + second.count && bytes.starts(with: first)
            && bytes.dropFirst(first.count + 1).elementsEqual(second)
    }

    /// An option, a path, an address, a variable, a redirection.
    private static func hasArgument(_ words: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        words.contains { word in
            guard let first = word.first, word.count > 1 else { return word.elementsEqual(">".utf8) || word.elementsEqual("|".utf8) }
            if first == UInt8(ascii: "-"), word.dropFirst().first.map({ isLetter($0) || $0 == first }) ?? false { return true }
            if first == UInt8(ascii: "/") || first == UInt8(ascii: "~") || first == UInt8(ascii: "$") { return true }
            return word.starts(with: "./".utf8) || word.starts(with: "../".utf8) || word.starts(with: "http".utf8)
                || word.contains(UInt8(ascii: "="))
        }
    }

    private static let commands = [
        "apt", "apt-get", "autoreconf", "aptitude", "awk", "bash", "brew", "bzip2", "cargo", "cat", "cc", "cd", "chmod", "chown", "clang",
        "cmake", "cp", "curl", "diff", "dnf", "docker", "dpkg", "echo", "export", "find", "g++", "gcc", "git", "go", "grep", "gunzip",
        "gzip", "install", "java", "kill", "ldconfig", "ln", "ls", "make", "man", "meson", "mkdir", "mount", "mv", "ninja", "node", "npm",
        "patch", "perl", "pip", "pip3", "podman", "pwd", "python", "python3", "rm", "rpm", "rsync", "ruby", "scp", "sed", "service", "sh",
        "source", "ssh", "su", "sudo", "svn", "swift", "systemctl", "tar", "touch", "unzip", "wget", "xz", "yarn", "yum", "zip",
    ]

    private static let pairs = [
        "git clone", "git pull", "git push", "git commit", "git checkout", "git add", "git fetch", "npm install", "npm run", "npm start",
        "npm test", "pip install", "pip3 install", "apt install", "apt update", "apt-get install", "apt-get update", "brew install",
        "cargo build", "cargo install", "cargo run", "make install", "make check", "make clean", "make all", "make test", "yarn install",
        "dnf install", "yum install", "docker run", "docker build", "swift build", "swift test", "go build", "go get", "svn co",
    ]

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte < 0x3A }
    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
}
