// SPDX-License-Identifier: Apache-2.0

/// A target: what it is called, where it lies, what it may import.
struct Room: Hashable {
    let name: String
    /// From the package's root.
    let folder: String
    let imports: [String]
}

/// The rooms as `Sources/README.md` describes them.
enum HouseTable {
    /// The rows of the table that begins with the columns target and folder; names stand between backticks. A table cut off by an
    /// empty line ends there.
    static func rooms(in document: String) -> [Room] {
        let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
        guard let head = lines.firstIndex(where: { cells($0).prefix(2) == ["target", "folder"] }) else { return [] }
        return lines[(head + 1)...].prefix { $0.hasPrefix("|") }.compactMap { line in
            let cells = cells(line)
            guard cells.count == 4, let name = codes(cells[0]).first, let folder = codes(cells[1]).first else { return nil }
            return Room(name: name, folder: folder, imports: codes(cells[3]))
        }
    }

    private static func cells(_ line: Substring) -> [String] {
        guard line.hasPrefix("|") else { return [] }
        return line.dropFirst().split(separator: "|", omittingEmptySubsequences: false).dropLast().map { cell in
            String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// What stands between backticks.
    private static func codes(_ cell: String) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}

/// The rooms as `Package.swift` declares them, in its order: calls of `room` and `tests` and of SwiftPM's own functions.
enum Manifest {
    static func rooms(in source: String) -> [Room] {
        let tokens = SwiftTokens.all(of: source)
        return tokens.indices.compactMap { index in
            let isMember = index > 0 && tokens[index - 1].isSymbol(".")
            guard tokens[index].kind == .word, index + 1 < tokens.count, tokens[index + 1].isSymbol("(") else { return nil }
            if index > 0, tokens[index - 1].isWord("func") { return nil }
            let arguments = Arguments(of: tokens[(index + 2)...])
            switch (tokens[index].text, isMember) {
            case ("room", false): return arguments.room(below: "Sources/")
            case ("tests", false): return arguments.room(below: "Tests/")
            case ("target", true), ("executableTarget", true), ("testTarget", true), ("systemLibrary", true):
                return arguments.room
            default: return nil
            }
        }
    }

    /// A call's arguments: strings by label, strings without label, and the strings in its array of dependencies.
    private struct Arguments {
        var labelled: [String: String] = [:]
        var plain: [String] = []
        var dependencies: [String] = []

        init(of tokens: ArraySlice<SwiftToken>) {
            // One label for each parenthesis and bracket that is open.
            var labels = [""]
            var previous = ""
            for token in tokens {
                switch (token.kind, token.text) {
                case (.symbol, "("), (.symbol, "["): labels.append("")
                case (.symbol, ")"), (.symbol, "]"): labels.removeLast()
                case (.symbol, ","): labels[labels.count - 1] = ""
                case (.symbol, ":"): labels[labels.count - 1] = previous
                case (.string, let text): take(text, labels)
                default: break
                }
                if labels.isEmpty { return }
                previous = token.text
            }
        }

        private mutating func take(_ text: String, _ labels: [String]) {
            if labels.count == 1 {
                if labels[0].isEmpty { plain.append(text) } else { labelled[labels[0]] = text }
            } else if labels[0].isEmpty || labels[0] == "dependencies", labels.last != "package" {
                dependencies.append(text)
            }
        }

        func room(below folder: String) -> Room? {
            plain.count < 2 ? nil : Room(name: plain[0], folder: folder + plain[1], imports: dependencies)
        }

        /// `nil` for a call whose name is no literal (in the functions that spare rows their repetition), and for dependencies.
        var room: Room? {
            guard let name = labelled["name"], let path = labelled["path"] else { return nil }
            return Room(name: name, folder: path, imports: dependencies)
        }
    }
}
