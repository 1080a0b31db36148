// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HTMLSyntax

/// html5lib's tokenizer tests, in every initial state they name, with the names of parse errors.
@Suite struct TokenizerTests {
    private static let folder = "html/html5lib-tests/tokenizer"

    private static let files: [String] = {
        guard let folder = TestFolders.suite(folder) else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".test") }.sorted()
    }()

    /// What begins a processing instruction since June 2026 was a comment when the tests were written. How many cases that concerns, by
    /// file.
    private static let obsoleteCounts = ["test2.test": 2, "test3.test": 9]

    @Test(arguments: files) func file(_ name: String) throws {
        let url = try #require(TestFolders.suite("\(Self.folder)/\(name)"))
        let content = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
        var failures: [String] = []
        var obsolete = 0
        for json in content["tests"] as? [[String: Any]] ?? [] {
            let test = TokenizerCase(json)
            if test.isObsolete {
                obsolete += 1
                continue
            }
            for state in test.states {
                let (tokens, errors) = test.run(in: state)
                if tokens != test.tokens { failures.append("\(test.description) (\(state)): \(tokens), expected \(test.tokens)") }
                // The error of a target that is none is noticed one character later than that of the question mark was.
                let isSame = test.hasInstruction ? errors.sorted() == test.errors.sorted() : errors == test.errors
                if !isSame { failures.append("\(test.description) (\(state)): errors \(errors), expected \(test.errors)") }
            }
        }
        #expect(failures.isEmpty, "\(failures.count) failed:\n\(failures.prefix(20).joined(separator: "\n"))")
        #expect(obsolete == Self.obsoleteCounts[name, default: 0])
    }

    /// All but the four `xmlViolationTests`, which are about what an XML infoset cannot hold.
    @Test(.enabled(if: !files.isEmpty)) func counts() throws {
        var count = 0
        for name in Self.files {
            let url = try #require(TestFolders.suite("\(Self.folder)/\(name)"))
            let content = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
            count += (content["tests"] as? [Any])?.count ?? 0
        }
        #expect(count == 6806)
    }
}

/// A token in a form that can be compared and shown: kind, then its parts; what is no valid text is kept as bytes.
struct ShownToken: Equatable, CustomStringConvertible {
    var parts: [[UInt8]?]

    var description: String { "[" + parts.map { $0.map { String(decoding: $0, as: UTF8.self) } ?? "null" }.joined(separator: "|") + "]" }

    init(_ kind: String, _ parts: [UInt8]?...) { self.parts = [Array(kind.utf8)] + parts }
}

private struct TokenizerCase {
    var description: String
    var input: [UInt8]
    var states: [String]
    var lastStartTag: String?
    var tokens: [ShownToken] = []
    var errors: [String]
    private var isEscaped: Bool

    init(_ json: [String: Any]) {
        description = json["description"] as? String ?? ""
        isEscaped = json["doubleEscaped"] as? Bool ?? false
        input = Self.bytes(json["input"] as? String ?? "", isEscaped)
        states = json["initialStates"] as? [String] ?? ["Data state"]
        lastStartTag = json["lastStartTag"] as? String
        errors = (json["errors"] as? [[String: Any]] ?? []).map { error in
            let code = error["code"] as? String ?? ""
            return code == "unexpected-question-mark-instead-of-tag-name" ? "invalid-processing-instruction-target" : code
        }
        for output in json["output"] as? [[Any]] ?? [] { append(output) }
    }

    var hasInstruction: Bool { input.indices.contains { input[$0...].starts(with: [0x3C, 0x3F]) } }

    /// Whether the input has what is a processing instruction now.
    var isObsolete: Bool {
        for place in input.indices where input[place...].starts(with: [0x3C, 0x3F]) {
            guard states == ["Data state"] else { return false }
            guard place + 2 < input.count else { return true }
            if input[place + 2].isASCIILetter || input[place + 2] == 0x5F { return true }
        }
        return false
    }

    private mutating func append(_ output: [Any]) {
        func text(_ index: Int) -> [UInt8]? {
            guard index < output.count, let string = output[index] as? String else { return nil }
            return Self.bytes(string, isEscaped)
        }
        switch output[0] as? String ?? "" {
        case "Character": Self.append(text(1) ?? [], to: &tokens)
        case "Comment": tokens.append(ShownToken("Comment", text(1)))
        case "EndTag": tokens.append(ShownToken("EndTag", text(1)))
        case "DOCTYPE":
            let isCorrect = output[4] as? Bool ?? false
            tokens.append(ShownToken("DOCTYPE", text(1), text(2), text(3), Array((isCorrect ? "correct" : "quirks").utf8)))
        default:
            var token = ShownToken("StartTag", text(1))
            let attributes = (output[2] as? [String: String] ?? [:]).map { (Self.bytes($0, isEscaped), Self.bytes($1, isEscaped)) }
            for (name, value) in attributes.sorted(by: { $0.0.lexicographicallyPrecedes($1.0) }) { token.parts += [name, value] }
            if output.count > 3 { token.parts.append(Array("/".utf8)) }
            tokens.append(token)
        }
    }

    static func append(_ text: [UInt8], to tokens: inout [ShownToken]) {
        if let last = tokens.last, last.parts[0] == Array("Character".utf8) {
            tokens[tokens.count - 1].parts[1] = (last.parts[1] ?? []) + text
        } else {
            tokens.append(ShownToken("Character", text))
        }
    }

    /// The bytes of a string, in which `\uXXXX` may stand for a UTF-16 unit, surrogates alone too.
    static func bytes(_ string: String, _ isEscaped: Bool) -> [UInt8] {
        guard isEscaped else { return Array(string.utf8) }
        var units: [UInt16] = []
        var rest = Array(string.utf16)[...]
        while let unit = rest.first {
            if unit == 0x5C, rest.count >= 6, rest[rest.startIndex + 1] == 0x75 {
                let digits = String(decoding: rest.dropFirst(2).prefix(4), as: UTF16.self)
                units.append(UInt16(digits, radix: 16) ?? 0)
                rest = rest.dropFirst(6)
            } else {
                units.append(unit)
                rest = rest.dropFirst()
            }
        }
        var bytes: [UInt8] = []
        var index = 0
        while index < units.count {
            let unit = UInt32(units[index])
            if unit & 0xFC00 == 0xD800, index + 1 < units.count, units[index + 1] & 0xFC00 == 0xDC00 {
                let scalar = 0x10000 + ((unit & 0x3FF) << 10 | UInt32(units[index + 1] & 0x3FF))
                bytes += Array(String(UnicodeScalar(scalar).map(Character.init) ?? "?").utf8)
                index += 2
                continue
            }
            if unit & 0xF800 == 0xD800 {
                bytes += [UInt8(0xE0 | unit >> 12), UInt8(0x80 | unit >> 6 & 0x3F), UInt8(0x80 | unit & 0x3F)]
            } else {
                bytes += Array(String(UnicodeScalar(unit).map(Character.init) ?? "?").utf8)
            }
            index += 1
        }
        return bytes
    }

    func run(in state: String) -> ([ShownToken], [String]) {
        input.withUnsafeBufferPointer { bytes in
            var tree = TreeStore(input: bytes)
            var tokenizer = Tokenizer(bytes, collectsErrors: true)
            tokenizer.lastStartTag = lastStartTag.map { tree.intern($0) } ?? .none
            switch state {
            case "PLAINTEXT state": tokenizer.state = .plaintext
            case "RCDATA state": tokenizer.state = .rcdata
            case "RAWTEXT state": tokenizer.state = .rawtext
            case "Script data state": tokenizer.state = .scriptData
            case "CDATA section state": tokenizer.state = .cdataSection
            default: tokenizer.state = .data
            }
            var tokens: [ShownToken] = []
            while true {
                let kind = tokenizer.next(&tree)
                if kind == .endOfFile { break }
                Self.show(kind, tokenizer.token, tree, &tokens)
            }
            return (tokens, InputStreamErrors.merged(into: tokenizer.errors, bytes).map(\.code.rawValue))
        }
    }

    private static func show(_ kind: Token.Kind, _ token: Token, _ tree: borrowing TreeStore, _ tokens: inout [ShownToken]) {
        let name = Array(tree.names.bytes(of: token.name))
        var attributes: [(HTMLName, [UInt8])] = []
        for index in Int(token.attributes.start)..<Int(token.attributes.end) {
            attributes.append((tree.attributes[index].name, Array(tree.bytes(tree.attributes[index].value))))
        }
        switch kind {
        case .text: append(tree.withBytes(of: token.text) { Array($0) }, to: &tokens)
        case .null: append([0], to: &tokens)
        case .comment: tokens.append(ShownToken("Comment", Array(tree.bytes(token.text.range))))
        case .endTag: tokens.append(ShownToken("EndTag", name))
        case .processingInstruction: tokens.append(ShownToken("PI", name, Array(tree.bytes(token.text.range))))
        case .documentType:
            let identifiers = [HTMLName.public, .system].map { wanted in attributes.first { $0.0 == wanted }?.1 }
            let state = Array((token.forceQuirks ? "quirks" : "correct").utf8)
            tokens.append(ShownToken("DOCTYPE", token.hasName ? name : nil, identifiers[0], identifiers[1], state))
        default:
            var shown = ShownToken("StartTag", name)
            let pairs = attributes.map { (Array(tree.names.bytes(of: $0.0)), $0.1) }
            for (name, value) in pairs.sorted(by: { $0.0.lexicographicallyPrecedes($1.0) }) { shown.parts += [name, value] }
            if token.isSelfClosing { shown.parts.append(Array("/".utf8)) }
            tokens.append(shown)
        }
    }
}
