// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// `textmill inspect`
struct InspectCommand {
    /// How many places of a string are told about.
    static let maximumOccurrences = 20

    private let options: InspectOptions
    private let reporter: Reporter

    init(_ options: InspectOptions) {
        self.options = options
        reporter = Reporter(options.messages)
    }

    /// Tells about the input; returns the exit status.
    func run() -> Int32 {
        let (inputs, messages) = options.inputs.inputs(options.input.registry, takesAll: options.input.format != nil)
        for message in messages { reporter.report(message) }
        for input in inputs {
            let read = options.input.read(input, recordingOrigins: true)
            for message in read.monitor.diagnostics.messages(about: input.name) { reporter.report(message) }
            switch read.document {
            case .success(let document): inspect(document, read.sources, called: input.name)
            case .failure(let error): reporter.report(Message(.error, input.name, error))
            }
        }
        return reporter.status
    }

    private func inspect(_ document: Document, _ sources: SourceMap?, called name: FileName) {
        switch options.subject {
        case .whole:
            let dump = DocumentDump(document, showsOffsets: true) { sources?.position(at: $0, note: $1)?.description }
            write(Array(dump.description.utf8))
        case .position(let offset):
            let inspector = TextInspector(document.text)
            guard let position = inspector.position(at: offset) else {
                let text = "there is no byte \(offset) in its text, which has \(document.text.count)"
                return reporter.report(Message(.error, name, code: "no-position", text))
            }
            write([PositionReport(position, inspector, note: nil, sources)])
        case .occurrences(let text): find(text, in: document, sources, called: name)
        }
    }

    /// Tells about the places of a string, in the text and then in its notes.
    private func find(_ string: String, in document: Document, _ sources: SourceMap?, called name: FileName) {
        let body = TextInspector(document.text)
        let texts: [(note: Int?, inspector: TextInspector)] =
            [(nil, body)] + body.text.notes.enumerated().map { ($0, TextInspector($1.content)) }
        var reports: [PositionReport] = []
        var count = 0
        for (note, inspector) in texts {
            let found = inspector.occurrences(of: string, atMost: Self.maximumOccurrences - reports.count)
            reports += found.offsets.compactMap { offset in
                inspector.position(at: offset).map { PositionReport($0, inspector, note: note, sources) }
            }
            count += found.count
        }
        if count == 0 {
            reporter.report(Message(.warning, name, code: "not-in-text", "\(quoted(string.utf8)) does not stand in its text"))
        } else {
            write(reports, of: count)
        }
    }

    /// - Parameter count: How many places there are, where a string was looked for.
    private func write(_ reports: [PositionReport], of count: Int? = nil) {
        if options.isJSON { return write(reports.flatMap { $0.json(of: count) }) }
        let more = (count ?? 0) - reports.count
        write(Array((reports.map(\.text).joined(separator: "\n") + (more > 0 ? "\n… and \(more) more\n" : "")).utf8))
    }

    private func write(_ bytes: [UInt8]) {
        if !bytes.isEmpty { StandardOutput.write(bytes, reporter) }
    }
}
