// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import JSONText

extension PluginDescription {
    /// The description as one line of JSON, which `--describe` prints.
    package var line: [UInt8] {
        var object = JSONLine()
        object.add("protocol", PluginConventions.version)
        object.add("name", name)
        object.add("formats", formats.map(Self.object))
        object.add("options", options.map(Self.object))
        if writesFiles { object.add("writesFiles", true) }
        if losesOnErrorOutput { object.add("losesOnErrorOutput", true) }
        return object.line
    }

    private static func object(_ format: DocumentFormat) -> JSONLine {
        var object = JSONLine()
        object.add("shortName", format.shortName)
        object.add("name", format.displayName)
        object.add("extensions", format.fileNameExtensions)
        object.add("mediaTypes", format.mediaTypes.map(\.essence))
        let signatures = format.signatures.map { signature in
            var object = JSONLine()
            object.add("tokens", signature.texts)
            return object
        }
        if !signatures.isEmpty { object.add("signatures", signatures) }
        return object
    }

    private static func object(_ option: OptionDescription) -> JSONLine {
        var object = JSONLine()
        object.add("name", option.name)
        switch option.kind {
        case .flag: object.add("kind", "flag")
        case .integer(let range):
            object.add("kind", "integer")
            object.add("minimum", range.lowerBound)
            object.add("maximum", range.upperBound)
        case .choice(let words):
            object.add("kind", "choice")
            object.add("words", words)
        case .text(let placeholder):
            object.add("kind", "text")
            object.add("placeholder", placeholder)
        case .file(let placeholder):
            object.add("kind", "file")
            object.add("placeholder", placeholder)
        case .wordOrFile(let words, let placeholder):
            object.add("kind", "file")
            object.add("words", words)
            object.add("placeholder", placeholder)
        }
        object.add("default", option.defaultValue)
        object.add("help", option.help)
        return object
    }
}
