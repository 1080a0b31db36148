// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// `textmill convert`
struct ConvertCommand {
    private let options: ConvertOptions
    private let reporter: Reporter

    init(_ options: ConvertOptions) {
        self.options = options
        reporter = Reporter(options.messages)
    }

    /// Converts all inputs; returns the exit status.
    func run() throws(UsageError) -> Int32 {
        let (inputs, messages) = options.inputs.inputs(
            options.input.registry, takesAll: options.input.format != nil, outside: options.destination.folder)
        let plan = try OutputPlan(inputs, options)
        for message in messages { reporter.report(message) }
        for idle in options.idleOptions {
            let formats = idle.formats.joined(separator: ", ")
            let text = "\(idle.spelling) means nothing for \(options.exporter.format.shortName), but for \(formats)"
            reporter.report(Message(.warning, nil, code: "idle-option", text))
        }
        if options.destination != .standardOutput { TerminationSignals.removeUnfinishedFiles() }
        let conversion = Conversion(options, plan)
        if options.isJoining {
            join(inputs, plan, conversion)
        } else {
            let jobs = OrderedJobs(options.input.jobs, for: inputs.count)
            jobs.run(inputs.count) { number in
                conversion.convert(inputs[number], to: plan.targets[number])
            } consume: { _, outcome in
                finish(outcome)
            }
        }
        return reporter.status
    }

    /// Writes one document of all that could be read.
    private func join(_ inputs: [Input], _ plan: OutputPlan, _ conversion: Conversion) {
        guard let target = plan.targets.first, let first = inputs.first else { return }
        let input = options.input
        var joined: Document?
        var isComplete = true
        OrderedJobs(input.jobs, for: inputs.count).run(inputs.count) { number in
            input.read(inputs[number])
        } consume: { number, read in
            let name = inputs[number].name
            for message in read.monitor.diagnostics.messages(about: name) { reporter.report(message) }
            switch read.document {
            case .success(let document) where joined == nil: joined = document
            case .success(let document): joined?.edit { $0.append(document.text) }
            case .failure(let error):
                isComplete = false
                reporter.report(Message(.error, name, error))
            }
        }
        guard let joined else { return }
        guard isComplete else {
            let text = "nothing was written, because a part of the document is missing"
            return reporter.report(Message(.error, nil, code: "incomplete", text, hint: "leave out what cannot be read"))
        }
        if joined.text.isTruncated {
            let error = ConversionError(.limit, "together they are longer than \(AttributedText.maximumCount) bytes")
            return reporter.report(Message(.error, first.name, error))
        }
        finish(conversion.write(joined, called: first.name, to: target, ConversionMonitor(limits: input.limits)))
    }

    private func finish(_ outcome: Outcome) {
        for message in outcome.messages { reporter.report(message) }
        if outcome.isPipeBroken { StandardOutput.end(reporter.status) }
        if !outcome.output.isEmpty { StandardOutput.write(outcome.output, reporter) }
    }
}

extension Conversion {
    fileprivate init(_ options: ConvertOptions, _ plan: OutputPlan) {
        self.init(
            input: options.input, exporter: options.exporter, exporting: options.exporting, existing: options.existing,
            metadata: options.metadata, mediaFolder: options.mediaFolder, writesMedia: options.writesMedia,
            isOneOfMany: options.destination.isPerInput, inputs: plan.inputs, pictures: PictureFinder())
    }
}

extension ConvertOptions.Destination {
    /// The folder for all results.
    fileprivate var folder: FilePath? {
        if case .folder(let folder) = self { folder } else { nil }
    }

    /// Whether each input has a file of its own.
    fileprivate var isPerInput: Bool {
        switch self {
        case .folder, .beside: true
        case .standardOutput, .file: false
        }
    }
}
