// SPDX-License-Identifier: Apache-2.0

import Processes
import Textmill

/// `textmill doctor`
struct DoctorCommand {
    private let formats: CommandFormats
    private let isJSON: Bool

    init(_ formats: CommandFormats, isJSON: Bool) {
        self.formats = formats
        self.isJSON = isJSON
    }

    func run() -> Int32 {
        let reporter = Reporter(MessageOptions())
        let report = DoctorReport(formats, .ofSystem, OptionalProgram.all())
        let bytes = isJSON ? report.sections.flatMap { $0.items.flatMap(\.object.line) } : Array(text(report).utf8)
        StandardOutput.write(bytes, reporter)
        return reporter.status
    }

    /// Sections with an empty line between them; names in a column.
    private func text(_ report: DoctorReport) -> String {
        let sections = report.sections.filter { !$0.items.isEmpty }.map { section in
            let width = section.items.map(\.name.unicodeScalars.count).max() ?? 0
            let lines = section.items.map { item in
                let space = String(repeating: " ", count: width - item.name.unicodeScalars.count + 2)
                return "  " + item.name + (item.text.isEmpty ? "" : space + item.text) + "\n"
            }
            return "\(section.title):\n\(lines.joined())"
        }
        return sections.joined(separator: "\n")
    }
}
