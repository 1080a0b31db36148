// SPDX-License-Identifier: Apache-2.0

import CommandTable

/// What detection is to do, settled from what was given.
struct DetectOptions {
    /// What is printed of each input.
    enum Form {
        case text(Content)
        case json(isArray: Bool)
        case template(PrintfTemplate)

        /// Whether a charset is shown, which costs more than a type.
        var showsCharset: Bool {
            switch self {
            case .text(let content): content == .charset || content == .typeAndCharset
            case .json, .template: true
            }
        }
    }

    /// What a line of text says.
    enum Content { case type, typeAndCharset, charset, everything, extensions, parents }

    let operands: [Argument]
    let list: Argument?
    let endsInNUL: Bool
    let isRecursive: Bool
    /// What standard input is called.
    let standardInputName: Argument?
    let form: Form
    let isBrief: Bool
    let separator: [UInt8]
    let endsAtFirstError: Bool
    let isStrict: Bool
    let followsLinks: Bool
    let keepsAccessTime: Bool
    let looksInside: Bool
    /// Whether operands are types and extensions to look up.
    let isTableLookup: Bool
    let detecting: Detecting

    init(_ parsed: ParsedArguments) throws(UsageError) {
        func exclusive(_ names: String...) throws(UsageError) {
            let given = names.filter { parsed.isSet($0) }
            if given.count > 1 {
                throw UsageError("--\(given[0]) and --\(given[1]) exclude each other", subcommand: parsed.subcommand)
            }
        }
        try exclusive("content-only", "name-only")
        try exclusive("json", "jsonl", "printf", "all")
        try exclusive("json", "jsonl", "printf", "mime-encoding", "mime", "print-extensions", "parents")
        operands = parsed.operands
        list = parsed.value("files-from")
        endsInNUL = parsed.isSet("null")
        isRecursive = parsed.isSet("recursive")
        standardInputName = parsed.value("name")
        let form = try Self.form(parsed)
        self.form = form
        isBrief = parsed.isSet("brief")
        separator = parsed.value("separator")?.bytes ?? [UInt8(ascii: ":")]
        endsAtFirstError = parsed.isSet("error-exit")
        isStrict = parsed.isSet("strict")
        followsLinks = Self.followsLinks(parsed)
        keepsAccessTime = parsed.isSet("preserve-date")
        looksInside = parsed.isSet("uncompress")
        isTableLookup = parsed.isSet("table")
        detecting = Detecting(
            usesContent: !parsed.isSet("name-only"), usesName: !parsed.isSet("content-only"), onlyRegistered: parsed.isSet("iana-only"),
            findsCharset: form.showsCharset, guessesCharset: parsed.isSet("guess-charset"))
        try checkStandardInput(parsed)
    }

    /// Whether inputs were named at all; otherwise there is standard input.
    var isGiven: Bool { !operands.isEmpty || list != nil }

    private func checkStandardInput(_ parsed: ParsedArguments) throws(UsageError) {
        let count = operands.count(where: \.isDash) + (list?.isDash == true ? 1 : 0) + (isGiven ? 0 : 1)
        if count > 1 { throw UsageError("standard input is named twice", hint: "name it once", subcommand: parsed.subcommand) }
        if standardInputName != nil, count == 0 || list?.isDash == true {
            throw UsageError("--name is for standard input", hint: "leave it away", subcommand: parsed.subcommand)
        }
        if isTableLookup, operands.isEmpty {
            throw UsageError("--table needs a media type or an extension", subcommand: parsed.subcommand)
        }
    }

    private static func form(_ parsed: ParsedArguments) throws(UsageError) -> Form {
        if parsed.isSet("json") || parsed.isSet("jsonl") { return .json(isArray: parsed.isSet("json")) }
        if let template = parsed.value("printf") { return .template(try PrintfTemplate(template.bytes)) }
        if parsed.isSet("all") { return .text(.everything) }
        if parsed.isSet("print-extensions") { return .text(.extensions) }
        if parsed.isSet("parents") { return .text(.parents) }
        let (type, charset) = (parsed.isSet("mime-type"), parsed.isSet("mime-encoding"))
        if !type, parsed.isSet("guess-charset"), !parsed.isSet("mime") { return .text(.charset) }
        if parsed.isSet("mime") || type && charset { return .text(.typeAndCharset) }
        return .text(charset ? .charset : .type)
    }

    /// Of the flags for and against following links the last one counts.
    private static func followsLinks(_ parsed: ParsedArguments) -> Bool {
        let last = parsed.occurrences.last { ["dereference", "no-dereference"].contains($0.name) }
        return last?.name != "no-dereference"
    }
}
