// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Glibc
import Textmill

/// The names of inputs that were given, and what is to be made of them.
struct InputNames {
    /// Operands, and behind them what the list names.
    let names: [Argument]
    let isRecursive: Bool
    /// What standard input stands for.
    let standardInputName: Argument?
    /// Whether inputs were named at all; otherwise there is standard input.
    let isGiven: Bool
    /// The file that lists inputs.
    let list: FilePath?

    /// - Parameter count: Operands before the names.
    init(_ parsed: ParsedArguments, skipping count: Int = 0) throws(UsageError) {
        let list = parsed.value("files-from")
        if list == nil, parsed.isSet("null") { throw UsageError("--null is for --files-from", hint: "add --files-from LIST") }
        let listed = try list.map { list throws(UsageError) in try Self.names(in: list, endingIn: parsed.isSet("null") ? 0 : 0x0A) }
        self.list = list.flatMap { $0.isDash ? nil : FilePath($0.bytes) }
        names = parsed.operands.dropFirst(count) + (listed ?? [])
        isGiven = list != nil || !names.isEmpty
        isRecursive = parsed.isSet("recursive")
        standardInputName = parsed.value("name")
        let standardInputs = names.count(where: \.isDash) + (isGiven ? 0 : 1) + (list?.isDash == true ? 1 : 0)
        if standardInputs > 1 { throw UsageError("standard input is named twice", hint: "name it once", subcommand: parsed.subcommand) }
        if standardInputName != nil, standardInputs == 0 {
            throw UsageError("--name is for standard input", hint: "leave it away", subcommand: parsed.subcommand)
        }
    }

    /// Whether there is something to read: nobody means to type a document.
    var isAvailable: Bool { isGiven || isatty(STDIN_FILENO) == 0 }

    /// The first input's name without its ending, for an example.
    func exampleStem(_ registry: FormatRegistry) -> String {
        let name = names.first { !$0.isDash } ?? standardInputName
        let stem = name.map { OutputNames(registry).stem(of: FilePath($0.bytes).lastComponent) } ?? []
        return stem.isEmpty ? "FILE" : printable(stem, limit: 40)
    }

    private static func names(in list: Argument, endingIn end: UInt8) throws(UsageError) -> [Argument] {
        do throws(ConversionError) {
            let bytes = try list.isDash ? readStandardInput() : FilePath(list.bytes).readBytes()
            let lines = bytes.split(separator: end)
            // Lists that Windows wrote end every line in CR LF; a single name may well end in CR.
            let endsInCR = end == 0x0A && lines.allSatisfy { $0.last == 0x0D }
            return lines.map { Argument(endsInCR ? $0.dropLast() : $0) }.filter { !$0.bytes.isEmpty }
        } catch {
            throw UsageError("--files-from: \(list): \(error.message)", hint: error.hint)
        }
    }
}
