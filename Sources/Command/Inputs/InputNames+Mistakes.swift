// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

extension InputNames {
    /// Finds names that were meant otherwise: addresses, outputs, folders, subcommands.
    func checkMistakes(_ parsed: ParsedArguments, _ registry: FormatRegistry, isOutputNamed: Bool) throws(UsageError) {
        for name in names where !name.isDash && FileStatus(of: FilePath(name.bytes)) == nil { try checkAddress(name) }
        if !isOutputNamed { try checkOutput(registry) }
        for name in names where !isRecursive && !name.isDash {
            let path = FilePath(name.bytes)
            if FileStatus(of: path)?.kind == .folder, !registry.isDocumentFolder(path) {
                throw UsageError("\(name) is a folder", hint: "add --recursive", subcommand: parsed.subcommand)
            }
        }
        if !parsed.isSubcommandNamed, let word = parsed.operands.first { try checkSubcommand(word, registry) }
    }

    private func checkAddress(_ name: Argument) throws(UsageError) {
        guard ["http://", "https://", "ftp://"].contains(where: { name.bytes.starts(with: $0.utf8) }) else { return }
        let url = shellQuoted(name)
        throw UsageError("textmill does not fetch", hint: "curl -sL \(url) | textmill -f html --base-url \(url)")
    }

    /// A last name that does not exist and has the ending of a format was meant as the output.
    private func checkOutput(_ registry: FormatRegistry) throws(UsageError) {
        guard names.count > 1, let last = names.last, !last.isDash, FileStatus(of: FilePath(last.bytes)) == nil,
            registry.exporter(forFileName: String(decoding: last.bytes, as: UTF8.self)) != nil
        else { return }
        throw UsageError("\(last): does not exist", hint: "to write it: -o \(shellQuoted(last))")
    }

    /// A first name that does not exist, and is one plain word, was meant as a subcommand.
    private func checkSubcommand(_ word: Argument, _ registry: FormatRegistry) throws(UsageError) {
        let isPlain = word.bytes.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        guard isPlain, FileStatus(of: FilePath(word.bytes)) == nil,
            let meant = CommandDescription.textmill(registry).nearestSubcommand(to: word)
        else { return }
        throw UsageError("there is no file and no subcommand \(quoted(word.bytes))", hint: "did you mean \(meant)?")
    }
}

extension FormatRegistry {
    /// Whether a folder of this name is one document: it has the ending of a format whose documents are folders.
    func isDocumentFolder(_ path: FilePath) -> Bool {
        let name = String(decoding: path.lastComponent, as: UTF8.self)
        return readableFormats.contains { $0.isContainer && $0.hasExtension(of: name) }
    }
}

/// A word as a shell takes it: in quotation marks where it holds what a shell gives a meaning to.
private func shellQuoted(_ word: Argument) -> String {
    let isPlain = word.bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "/.:_-+,=@%".utf8.contains(byte)
        }
    }
    if isPlain { return word.description }
    return "'" + printable(word.bytes.flatMap { $0 == UInt8(ascii: "'") ? Array("'\\''".utf8) : [$0] }) + "'"
}
