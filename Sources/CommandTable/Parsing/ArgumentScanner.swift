// SPDX-License-Identifier: Apache-2.0

/// One pass over the arguments.
struct ArgumentScanner {
    let command: CommandDescription
    let index: FlagIndex
    private let arguments: [Argument]
    private var next = 0
    private var implied: String?
    /// Flags that came before the subcommand was known.
    private var early: [(flag: Int, spelling: String)] = []
    private(set) var result: ParsedArguments

    init(_ command: CommandDescription, _ arguments: [Argument]) {
        self.command = command
        self.arguments = arguments
        index = FlagIndex(command.flags)
        result = ParsedArguments(index: index, flagCount: command.flags.count)
    }

    mutating func scan() throws(UsageError) {
        let dash = UInt8(ascii: "-")
        while next < arguments.count {
            let argument = arguments[next]
            next += 1
            let bytes = argument.bytes
            if bytes.count < 2 || bytes[0] != dash {
                try takeOperand(argument)
            } else if bytes[1] != dash {
                try takeCluster(bytes)
            } else if bytes.count > 2 {
                try takeLong(bytes.dropFirst(2))
            } else {
                result.operands += arguments[next...]
                next = arguments.count
            }
        }
    }

    private mutating func takeOperand(_ argument: Argument) throws(UsageError) {
        if result.operands.isEmpty, result.subcommand == nil,
            let found = command.subcommands.first(where: { argument.bytes.elementsEqual($0.name.utf8) })
        {
            result.subcommand = found.name
            result.isSubcommandNamed = true
        } else {
            result.operands.append(argument)
        }
    }

    private mutating func takeLong(_ body: ArraySlice<UInt8>) throws(UsageError) {
        let name = body.prefix { $0 != UInt8(ascii: "=") }
        let attached = name.endIndex < body.endIndex ? Argument(body[(name.endIndex + 1)...]) : nil
        let entry = try entry(calledBy: name)
        try take(entry.flag, as: entry.spelling, isNegated: entry.isNegated, attached: attached)
    }

    private mutating func takeCluster(_ bytes: [UInt8]) throws(UsageError) {
        var place = 1
        while place < bytes.count {
            guard let number = index.flag(short: bytes[place]) else {
                if place > 1, bytes[place] == UInt8(ascii: "=") { throw takesNoValue("-" + String(Unicode.Scalar(bytes[place - 1]))) }
                throw unknownShort(bytes[place...], isFirst: place == 1)
            }
            let spelling = "-" + String(Unicode.Scalar(bytes[place]))
            place += 1
            if command.flags[number].value == nil {
                try take(number, as: spelling)
            } else {
                try take(number, as: spelling, attached: place < bytes.count ? Argument(bytes[place...]) : nil)
                return
            }
        }
    }

    /// Records a flag, with its value from the word itself or the next one.
    private mutating func take(
        _ number: Int, as spelling: String, isNegated: Bool = false, attached: Argument? = nil
    ) throws(UsageError) {
        let flag = command.flags[number]
        if result.subcommand == nil { early.append((number, spelling)) } else { try checkBelonging(of: flag, as: spelling) }
        var value = attached
        var integer: Int?
        if let description = flag.value, !isNegated {
            if value == nil, !description.isOptional {
                guard next < arguments.count else { throw needsValue(spelling, description) }
                value = arguments[next]
                next += 1
            }
            if let value { integer = try checked(value, by: description, for: spelling) }
        } else if value != nil {
            throw takesNoValue(spelling)
        }
        note(flag, as: spelling, isNegated: isNegated)
        let occurrence = ParsedArguments.Occurrence(
            name: flag.names.first ?? "", spelling: spelling, value: value, integer: integer, isNegated: isNegated)
        result.append(occurrence, of: number)
    }

    /// What a flag means to the parser itself.
    private mutating func note(_ flag: Flag, as spelling: String, isNegated: Bool) {
        if result.request == nil {
            switch flag.role {
            case .option: break
            case .help: result.request = spelling.utf8.count == 2 ? .shortHelp : .longHelp
            case .version: result.request = .version
            }
        }
        if implied == nil, !isNegated, let subcommand = flag.impliedSubcommand { implied = subcommand }
    }

    /// Settles, with all words seen, which subcommand it is and whether flags and operands fit it.
    mutating func settle() throws(UsageError) {
        if !command.subcommands.isEmpty, result.subcommand == nil {
            guard let subcommand = implied ?? command.defaultSubcommand else { throw missingSubcommand() }
            result.subcommand = subcommand
        }
        for (number, spelling) in early { try checkBelonging(of: command.flags[number], as: spelling) }
        try checkOperands()
    }

    private func missingSubcommand() -> UsageError {
        let names = command.subcommands.map(\.name)
        guard let word = result.operands.first else {
            return UsageError("a subcommand is missing", hint: "it is one of \(alternatives(names))")
        }
        if names.contains(where: { word.bytes.elementsEqual($0.utf8) }) {
            return UsageError("a subcommand is missing", hint: "\(word) stands behind --")
        }
        let meant = command.nearestSubcommand(to: word).map { "did you mean \($0)?" }
        return UsageError("unknown subcommand \(quoted(word.bytes))", hint: meant ?? "it is one of \(alternatives(names))")
    }

    private func checkOperands() throws(UsageError) {
        let descriptions = command.operands(of: result.subcommand)
        let whole = result.subcommand ?? command.name
        for (number, operand) in result.operands.enumerated() {
            guard let description = number < descriptions.count ? descriptions[number] : descriptions.last(where: \.repeats) else {
                let most = descriptions.isEmpty ? "no operands" : descriptions.count == 1 ? "one operand" : "\(descriptions.count) operands"
                throw UsageError("unexpected \(quoted(operand.bytes)): \(whole) takes \(most)")
            }
            _ = try checked(operand, by: description.value, for: description.value.placeholder)
        }
        if let missing = descriptions.dropFirst(result.operands.count).first(where: \.isRequired) {
            throw UsageError("\(whole) needs \(missing.value.placeholder)")
        }
    }

    private func checked(_ value: Argument, by description: ValueDescription, for title: String) throws(UsageError) -> Int? {
        do {
            return try description.check(value)
        } catch {
            throw UsageError("\(title): \(error.message)", hint: error.hint)
        }
    }
}
