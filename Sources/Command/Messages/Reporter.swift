// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// How messages are shown, and what follows from them.
struct MessageOptions: Hashable, Sendable {
    /// `--errors json`
    var isJSON = false
    /// `--quiet`: no warnings.
    var isQuiet = false
    /// `--strict`: warnings count in the exit status.
    var isStrict = false

    init() {}

    init(_ parsed: ParsedArguments) {
        isJSON = parsed.value("errors")?.string == "json"
        isQuiet = parsed.isSet("quiet")
        isStrict = parsed.isSet("strict")
    }

    /// What can be told from arguments that were not understood.
    init(ofMistaken arguments: [Argument]) {
        let words = arguments.map { $0.string ?? "" }
        for (number, word) in words.enumerated() {
            if word == "--errors=json" || word == "--errors" && words.dropFirst(number + 1).first == "json" { isJSON = true }
        }
    }
}

/// Writes messages to standard error, and knows the exit status.
final class Reporter {
    private let options: MessageOptions
    private var hasErrors = false
    private var hasWarnings = false

    init(_ options: MessageOptions) { self.options = options }

    func report(_ message: Message) {
        switch message.level {
        case .error: hasErrors = true
        case .warning:
            hasWarnings = true
            if options.isQuiet { return }
        }
        StandardError.write(options.isJSON ? String(decoding: message.json, as: UTF8.self) : message.line)
    }

    /// The exit status, as far as messages decide it.
    var status: Int32 { ExitStatus.of(hasErrors: hasErrors, hasDoubts: hasWarnings && options.isStrict) }
}

extension Diagnostics {
    /// The warnings about a file, and how many more there were of each kind.
    func messages(about name: FileName) -> [Message] {
        var messages = warnings.map { Message(name, $0) }
        var codes: [String] = []
        for warning in warnings where !codes.contains(where: { $0.utf8.elementsEqual(warning.code.utf8) }) { codes.append(warning.code) }
        for code in codes where suppressed(code) > 0 {
            messages.append(Message(.warning, name, code: code, "\(suppressed(code)) more warnings of the kind \(code)"))
        }
        return messages
    }
}
