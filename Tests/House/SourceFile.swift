// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// A source file of the package: its place and what it says.
struct SourceFile {
    /// From the package's root, `/` between folders.
    let path: String
    let text: String
    let tokens: [SwiftToken]

    init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
        tokens = path.hasSuffix(".swift") ? SwiftTokens.all(of: text) : []
    }

    /// All Swift and C sources below some folders of the package, sorted by path. Folders of goldens and resources have none.
    static func all(below folders: String...) throws -> [SourceFile] {
        let root = TestFolders.package.standardizedFileURL.path + "/"
        var files: [SourceFile] = []
        for folder in folders {
            let names = try FileManager.default.subpathsOfDirectory(atPath: root + folder)
            for name in names.sorted() where [".swift", ".c", ".h"].contains(where: { name.hasSuffix($0) }) {
                let path = folder + "/" + name
                files.append(SourceFile(path, try String(contentsOfFile: root + path, encoding: .utf8)))
            }
        }
        return files
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: TestFolders.package.appendingPathComponent(path), encoding: .utf8)
    }

    /// The modules it imports, each with its line: `A` for `@testable private import struct A.B`.
    var imports: [(module: String, line: Int)] {
        var found: [(module: String, line: Int)] = []
        for (index, token) in tokens.enumerated() where token.isWord("import") {
            if index > 0, tokens[index - 1].isSymbol(".") { continue }
            var rest = tokens[(index + 1)...]
            if let kind = rest.first, kind.kind == .word, Self.importKinds.contains(kind.text) { rest = rest.dropFirst() }
            guard let module = rest.first, module.kind == .word || module.kind == .quotedWord else { continue }
            found.append((module.text, token.line))
        }
        return found
    }

    private static let importKinds: Set = ["typealias", "struct", "class", "enum", "protocol", "actor", "let", "var", "func"]

    /// The names of the types it declares at any depth.
    var declaredTypes: [String] {
        zip(tokens, tokens.dropFirst()).compactMap { keyword, name in
            guard keyword.kind == .word, name.kind == .word, Self.typeKeywords.contains(keyword.text) else { return nil }
            return name.text
        }
    }

    private static let typeKeywords: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
}
