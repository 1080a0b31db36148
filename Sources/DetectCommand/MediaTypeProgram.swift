// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Glibc
import MediaTypes

extension CommandDescription {
    /// The table of `mediatype`.
    package static func mediaType(version: String, date: String) -> CommandDescription {
        CommandDescription(
            "mediatype", version: version, date: date, text: .mediaType, operands: [OperandDescription(.file(), repeats: true)],
            categories: [
                DetectCategory.evidence, DetectCategory.answers, DetectCategory.lines, DetectCategory.inputs, DetectCategory.help,
            ], flags: detectFlags(of: nil) + commonFlags)
    }
}

/// The command `mediatype` from its arguments to its exit status.
package func runMediaType(_ arguments: [Argument]) -> Int32 {
    // Writing to a pipe that nobody reads is an error of its own, which ends the program silently.
    signal(SIGPIPE, SIG_IGN)
    let table = CommandDescription.mediaType(version: Version.number, date: Version.date)
    do throws(UsageError) {
        let parsed = try table.parse(arguments)
        if let request = parsed.request { return answer(request, table) }
        var run = try DetectionRun(parsed, program: table.name)
        if run.isAvailable { return run.run() }
        write(table.help(.short, for: nil), to: STDERR_FILENO)
    } catch {
        let hint = error.hint.map { $0.contains(": ") ? "; \($0)" : ": \($0)" } ?? "\nTry 'mediatype --help'."
        write("mediatype: \(printable(error.message))\(hint)\n", to: STDERR_FILENO)
    }
    return ExitStatus.usage
}

private func answer(_ request: ParsedArguments.Request, _ table: CommandDescription) -> Int32 {
    let text =
        switch request {
        case .shortHelp: table.help(.short, for: nil)
        case .longHelp: table.help(.long, for: nil)
        case .version: "\(table.name) \(table.version) (IANA's media types of \(MediaTypeTable.registryDate))\n"
        }
    return write(text, to: STDOUT_FILENO) ? 0 : 1
}

@discardableResult
private func write(_ text: String, to descriptor: Int32) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) } == bytes.count
}
