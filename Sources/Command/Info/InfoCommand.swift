// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Glibc
import Textmill

/// `textmill info`
struct InfoCommand {
    private let options: InfoOptions
    private let reporter: Reporter

    init(_ options: InfoOptions) {
        self.options = options
        reporter = Reporter(options.messages)
    }

    /// Tells about all inputs; returns the exit status.
    func run() -> Int32 {
        let input = options.input
        let (inputs, messages) = options.inputs.inputs(input.registry, takesAll: input.format != nil)
        for message in messages { reporter.report(message) }
        var isFirst = true
        OrderedJobs(input.jobs, for: inputs.count).run(inputs.count) { number -> (Result<InfoReport, ConversionError>, [Message]) in
            let read = input.read(inputs[number])
            let report = read.document.map { InfoReport($0, of: inputs[number], read, input.registry) }
            return (report, read.monitor.diagnostics.messages(about: inputs[number].name))
        } consume: { number, result in
            for message in result.1 { reporter.report(message) }
            switch result.0 {
            case .success(let report):
                StandardOutput.write(
                    options.isJSON ? report.json : text(report, inputs.count > 1 ? inputs[number].name : nil, isFirst), reporter)
                isFirst = false
            case .failure(let error): reporter.report(Message(.error, inputs[number].name, error))
            }
        }
        return reporter.status
    }

    /// A report for people; one of several has its file's name above, and an empty line before it.
    private func text(_ report: InfoReport, _ name: FileName?, _ isFirst: Bool) -> [UInt8] {
        var text = name.map { (isFirst ? "" : "\n") + "\($0)\n" } ?? ""
        let width = 12
        for (label, value) in report.lines {
            let gap = String(repeating: " ", count: max(1, width - label.utf8.count - 1))
            text += (name == nil ? "" : "  ") + "\(label):\(gap)\(printable(value))\n"
        }
        return Array(text.utf8)
    }
}
