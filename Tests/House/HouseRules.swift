// SPDX-License-Identifier: Apache-2.0

/// What must hold in the house. Each rule returns what breaks it, as sentences that name the place.
enum HouseRules {
    /// Modules of the toolchain that any target may import.
    static let toolchainModules: Set = ["Swift", "Glibc", "Synchronization"]

    /// Targets that may import Foundation, or its part without internationalisation: none so far.
    static let foundationUsers: [String: Set<String>] = [:]

    static let maximumLines = 800

    /// Imports that the table does not allow, or that the manifest does not know, and files that are in no room.
    static func imports(of files: [SourceFile], table: [Room], manifest: [Room]) -> [String] {
        files.flatMap { file -> [String] in
            guard let room = room(of: file, in: table) else { return ["\(file.path): lies in no target's folder"] }
            let declared = manifest.first { $0.name == room.name }?.imports ?? []
            return file.imports.compactMap { module, line in
                let place = "\(file.path):\(line): \(room.name) imports \(module)"
                if module.hasPrefix("Foundation"), foundationUsers[room.name]?.contains(module) != true {
                    return "\(place), which no target here may"
                }
                if toolchainModules.contains(module) || module.hasPrefix("Foundation") || module == room.name { return nil }
                if !room.imports.contains(module) { return "\(place), which Sources/README.md does not allow" }
                return declared.contains(module) ? nil : "\(place), which Package.swift does not declare"
            }
        }
    }

    /// The room whose folder is nearest above a file.
    private static func room(of file: SourceFile, in rooms: [Room]) -> Room? {
        rooms.filter { file.path.hasPrefix($0.folder + "/") }.max { $0.folder.utf8.count < $1.folder.utf8.count }
    }

    /// Where the table and the manifest disagree: targets, folders, dependencies that the table does not allow.
    static func agreement(table: [Room], manifest: [Room]) -> [String] {
        var found: [String] = []
        for room in manifest {
            guard let row = table.first(where: { $0.name == room.name }) else {
                found.append("\(room.name): is missing in Sources/README.md")
                continue
            }
            if row.folder != room.folder { found.append("\(room.name): lies in \(room.folder), Sources/README.md says \(row.folder)") }
            let excess = room.imports.filter { !row.imports.contains($0) }
            if !excess.isEmpty {
                found.append("\(room.name): depends on \(excess.joined(separator: ", ")), which the table does not allow")
            }
        }
        for row in table where !manifest.contains(where: { $0.name == row.name }) {
            found.append("\(row.name): is missing in Package.swift")
        }
        for row in table where row.imports.contains(where: { $0.hasPrefix("Foundation") && foundationUsers[row.name] == nil }) {
            found.append("\(row.name): the table may not allow Foundation")
        }
        return found
    }

    /// Targets that depend on one listed below them, on one that is not there, or whose names differ from another's by case alone.
    static func order(of rooms: [Room]) -> [String] {
        var found: [String] = []
        for (index, room) in rooms.enumerated() {
            for name in room.imports where !rooms[..<index].contains(where: { $0.name == name }) {
                found.append("\(room.name): depends on \(name), which is not listed above it")
            }
            if let twin = rooms[..<index].first(where: { $0.name.lowercased() == room.name.lowercased() }) {
                found.append("\(room.name): has the name of \(twin.name)")
            }
        }
        return found
    }

    /// Types called like the module that holds them: they would hide everything else in it.
    static func names(of files: [SourceFile], rooms: [Room]) -> [String] {
        files.compactMap { file in
            guard let room = room(of: file, in: rooms), file.declaredTypes.contains(room.name) else { return nil }
            return "\(file.path): a type is called like its module, \(room.name)"
        }
    }

    /// Files that lie in no target's folder.
    static func homeless(_ files: [SourceFile], rooms: [Room]) -> [String] {
        files.filter { room(of: $0, in: rooms) == nil }.map { "\($0.path): lies in no target's folder" }
    }

    /// Files without the licence in their first line; in a manifest it follows the line that SwiftPM wants first.
    static func licence(of files: [SourceFile]) -> [String] {
        files.compactMap { file in
            let lines = file.text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
            let line = lines.first { !$0.hasPrefix("// swift-tools-version") }
            if let line, ["// SPDX-License-Identifier: Apache-2.0", "/* SPDX-License-Identifier: Apache-2.0 */"].contains(line) {
                return nil
            }
            return "\(file.path): its first line is not the SPDX licence line"
        }
    }

    /// Files longer than `maximumLines`.
    static func length(of files: [SourceFile]) -> [String] {
        files.compactMap { file in
            let count = file.text.utf8.count(where: { $0 == UInt8(ascii: "\n") })
            return count > maximumLines ? "\(file.path): has \(count) lines, more than \(maximumLines)" : nil
        }
    }

    /// Words that end the process on input that someone did not think of.
    static func traps(in files: [SourceFile]) -> [String] {
        files.flatMap { file in
            zip(file.tokens, file.tokens.dropFirst()).compactMap { word, next in
                let isTrap =
                    switch word.text {
                    case "try", "as": next.isSymbol("!") && !next.isSpaced
                    case "fatalError": next.isSymbol("(")
                    default: false
                    }
                return isTrap && word.kind == .word ? "\(file.path):\(word.line): \(word.text)\(next.text)" : nil
            }
        }
    }
}
