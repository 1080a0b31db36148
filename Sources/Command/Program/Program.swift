// SPDX-License-Identifier: Apache-2.0

import CommandTable
import DetectCommand
import Glibc
import Textmill

/// The command from its arguments to its exit status.
struct Program {
    let formats: CommandFormats

    func run(_ arguments: [Argument]) -> Int32 {
        // Writing to a pipe that nobody reads then is an error of its own, which ends the program silently.
        signal(SIGPIPE, SIG_IGN)
        // A file that is too long for the shell's limit is then an error of writing, after which nothing half written stays.
        signal(SIGXFSZ, SIG_IGN)
        do throws(UsageError) {
            let line = try formats.parse(arguments)
            if let request = line.parsed.request { return answer(request, line.parsed, line.table) }
            let status = try run(line)
            if status != 0 { reportPlugins(Reporter(MessageOptions(line.parsed))) }
            return status
        } catch {
            let reporter = Reporter(MessageOptions(ofMistaken: arguments))
            reporter.report(Message(error, subcommand: error.subcommand))
            reportPlugins(reporter)
            return ExitStatus.usage
        }
    }

    /// Tells of plug-ins that were asked and cannot be used: one of them may be what was missing.
    private func reportPlugins(_ reporter: Reporter) {
        for (program, error) in formats.plugins.failures {
            reporter.report(Message(.warning, FileName(program.name), code: "unusable-plugin", error.message, hint: error.hint))
        }
    }

    private func run(_ line: CommandFormats.Understood) throws(UsageError) -> Int32 {
        let (parsed, registry, table) = (line.parsed, line.registry, line.table)
        if parsed.value("json") != nil, parsed.subcommand != "select" {
            throw UsageError("--json: members are chosen for select only", hint: "write --json alone", subcommand: parsed.subcommand)
        }
        switch parsed.subcommand {
        case "info":
            let options = try InfoOptions(parsed, registry)
            return options.inputs.isAvailable ? InfoCommand(options).run() : explain(parsed, table)
        case "inspect":
            let options = try InspectOptions(parsed, registry)
            return options.inputs.isAvailable ? InspectCommand(options).run() : explain(parsed, table)
        case "select":
            let options = try SelectOptions(parsed, registry)
            return options.inputs.isAvailable ? SelectCommand(options).run() : explain(parsed, table)
        case "convert":
            let options = try ConvertOptions(parsed, registry)
            return options.inputs.isAvailable ? try ConvertCommand(options).run() : explain(parsed, table)
        case "detect":
            var run = try DetectionRun(parsed, program: table.name)
            return run.isAvailable ? run.run() : explain(parsed, table)
        case "formats": return FormatsCommand(registry, isJSON: parsed.isSet("json")).run()
        case "doctor": return DoctorCommand(formats, isJSON: parsed.isSet("json")).run()
        default: break
        }
        let options = try ShowOptions(parsed, registry)
        return options.inputs.isAvailable ? ShowCommand(options).run() : explain(parsed, table)
    }

    /// There is nothing to read but a terminal.
    private func explain(_ parsed: ParsedArguments, _ table: CommandDescription) -> Int32 {
        StandardError.write(table.help(.short, for: parsed.isSubcommandNamed ? parsed.subcommand : nil))
        return ExitStatus.usage
    }

    private func answer(_ request: ParsedArguments.Request, _ parsed: ParsedArguments, _ table: CommandDescription) -> Int32 {
        let text =
            switch request {
            case .shortHelp: table.help(.short, for: parsed.isSubcommandNamed ? parsed.subcommand : nil)
            case .longHelp: table.help(.long, for: parsed.isSubcommandNamed ? parsed.subcommand : nil)
            case .version: "\(table.name) \(table.version) (IANA's media types of \(MediaTypeTable.registryDate))\n"
            }
        let reporter = Reporter(MessageOptions())
        StandardOutput.write(Array(text.utf8), reporter)
        return reporter.status
    }
}
