// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// `textmill show`, and `textmill` alone.
struct ShowCommand {
    private let options: ShowOptions
    private let reporter: Reporter

    init(_ options: ShowOptions) {
        self.options = options
        reporter = Reporter(options.messages)
    }

    /// Shows all inputs, one behind another; returns the exit status.
    func run() -> Int32 {
        let (inputs, messages) = options.inputs.inputs(options.input.registry, takesAll: options.input.format != nil)
        let display = Display(options.pager, options.terminal, reporter)
        for message in messages { display.report(message) }
        let conversion = Conversion(options, inputs)
        let hasHeadings = inputs.count > 1 && options.presentation.isForPeople
        var isFirst = true
        OrderedJobs(options.input.jobs, for: inputs.count).run(inputs.count) { number in
            conversion.convert(inputs[number], to: .standardOutput)
        } consume: { number, outcome in
            for message in outcome.messages { display.report(message) }
            if hasHeadings, !outcome.messages.contains(where: { $0.level == .error }) {
                display.write(options.presentation.heading(inputs[number].name, isFirst: isFirst))
                isFirst = false
            }
            display.write(outcome.output)
        }
        display.finish()
        return reporter.status
    }
}

extension Conversion {
    fileprivate init(_ options: ShowOptions, _ inputs: [Input]) {
        self.init(
            input: options.input, exporter: options.exporter, exporting: options.exporting, existing: .keep, metadata: [],
            mediaFolder: nil, writesMedia: false, isOneOfMany: false, inputs: inputs.identities,
            pictures: PictureFinder(options.terminal, showsOnTerminal: true, reachesTerminal: options.reachesTerminal(inputs.count)))
    }
}
