// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// What `select` is to do, settled from what was given.
struct SelectOptions {
    let selector: HTMLSelector
    let input: InputOptions
    let inputs: InputNames
    let messages: MessageOptions
    /// What is told of each element as JSON; nil where its text is printed.
    let members: [MatchMember]?

    init(_ parsed: ParsedArguments, _ registry: FormatRegistry) throws(UsageError) {
        input = try InputOptions(parsed, registry)
        inputs = try InputNames(parsed, skipping: 1)
        messages = MessageOptions(parsed)
        if let format = input.format, registry.importer(for: format)?.format.isHTML != true {
            throw UsageError(
                "--from: select reads HTML, not \(printable(Array(format.utf8)))", hint: "leave it away, or write -f html",
                subcommand: "select")
        }
        members = try Self.members(parsed)
        selector = try Self.selector(parsed, inputs)
        try Self.checkMembers(parsed, inputs)
        try inputs.checkMistakes(parsed, registry, isOutputNamed: true)
    }

    private static func selector(_ parsed: ParsedArguments, _ inputs: InputNames) throws(UsageError) -> HTMLSelector {
        let argument = parsed.operands.first ?? Argument([])
        if FileStatus(of: FilePath(argument.bytes)) != nil,
            inputs.names.contains(where: { !$0.isDash && FileStatus(of: FilePath($0.bytes)) == nil })
        {
            throw UsageError(
                "\(quoted(argument.bytes)) is a file", hint: "the selector comes first: textmill select 'a[href]' FILE",
                subcommand: "select")
        }
        guard let text = argument.string else { throw UsageError("\(quoted(argument.bytes)) is not UTF-8", subcommand: "select") }
        do throws(ConversionError) {
            return try HTMLSelector(text)
        } catch {
            throw UsageError(error.message, hint: error.hint, subcommand: "select")
        }
    }

    private static func members(_ parsed: ParsedArguments) throws(UsageError) -> [MatchMember]? {
        guard parsed.isSet("json") else { return nil }
        guard let list = try parsed.text("json") else { return MatchMember.usual }
        let names = list.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        var members: [MatchMember] = []
        for name in names {
            guard let member = MatchMember(name) else {
                throw UsageError(
                    "--json: \(quoted(name.utf8)) is no member", hint: "several are separated by commas: --json=text,href",
                    subcommand: "select")
            }
            if members.contains(member) { throw UsageError("--json: \(quoted(name.utf8)) is named twice", subcommand: "select") }
            members.append(member)
        }
        return members
    }

    /// Members that stand behind a space would be taken for a file.
    private static func checkMembers(_ parsed: ParsedArguments, _ inputs: InputNames) throws(UsageError) {
        guard parsed.isSet("json"), parsed.value("json") == nil, let name = inputs.names.first, FileStatus(of: FilePath(name.bytes)) == nil
        else { return }
        let words = name.bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard words.allSatisfy({ MatchMember(String(decoding: $0, as: UTF8.self)) != nil }), !name.bytes.contains(UInt8(ascii: ".")) else {
            return
        }
        throw UsageError(
            "there is no file \(quoted(name.bytes))", hint: "members stand behind an equals sign: --json=\(name)", subcommand: "select")
    }
}
