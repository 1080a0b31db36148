// SPDX-License-Identifier: Apache-2.0

import JSONText
import Textmill

/// `textmill formats`
struct FormatsCommand {
    private let registry: FormatRegistry
    private let isJSON: Bool

    init(_ registry: FormatRegistry, isJSON: Bool) {
        self.registry = registry
        self.isJSON = isJSON
    }

    func run() -> Int32 {
        let reporter = Reporter(MessageOptions())
        let formats = FormatSummary.all(registry)
        StandardOutput.write(isJSON ? formats.flatMap(\.json) : Array(table(formats).utf8), reporter)
        return reporter.status
    }

    /// Columns that are as wide as their widest entry, but for the last.
    private func table(_ formats: [FormatSummary]) -> String {
        let rows = [["FORMAT", "", "ENDINGS", "MEDIA TYPES", "NAME"]] + formats.map(\.row)
        let widths = (0..<4).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
        let lines = rows.map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.utf8.count + 2) }.joined() + (row.last ?? "")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// A format with what can be done with it.
private struct FormatSummary {
    var format: DocumentFormat
    var isReadable: Bool
    var isWritable: Bool

    /// All formats, those that can be read first; one of the same short name is one, with the endings and media types of both.
    static func all(_ registry: FormatRegistry) -> [FormatSummary] {
        var result = registry.readableFormats.map { FormatSummary(format: $0, isReadable: true, isWritable: false) }
        for format in registry.writableFormats {
            if let place = result.firstIndex(where: { $0.format.shortName.utf8.elementsEqual(format.shortName.utf8) }) {
                result[place].isWritable = true
                result[place].format = result[place].format.joined(with: format)
            } else {
                result.append(FormatSummary(format: format, isReadable: false, isWritable: true))
            }
        }
        return result
    }

    var row: [String] {
        [
            format.shortName, (isReadable ? "r" : "-") + (isWritable ? "w" : "-"), format.fileNameExtensions.joined(separator: " "),
            format.mediaTypes.map(\.essence).joined(separator: " "), format.displayName,
        ]
    }

    var json: [UInt8] {
        var object = JSONLine()
        object.add("shortName", format.shortName)
        object.add("name", format.displayName)
        object.add("read", isReadable)
        object.add("write", isWritable)
        object.add("extensions", format.fileNameExtensions)
        object.add("mediaTypes", format.mediaTypes.map(\.essence))
        return object.line
    }
}

extension DocumentFormat {
    fileprivate func joined(with other: DocumentFormat) -> DocumentFormat {
        let types = mediaTypes + other.mediaTypes.filter { !mediaTypes.contains($0) }
        let endings = fileNameExtensions + other.fileNameExtensions.filter { !fileNameExtensions.contains($0) }
        return DocumentFormat(shortName, displayName, mediaTypes: types, fileNameExtensions: endings)
    }
}
