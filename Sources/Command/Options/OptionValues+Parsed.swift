// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

extension OptionValues {
    /// The values given for options of importers or exporters. Of an option that names a file the value is what the file holds.
    init(_ parsed: ParsedArguments, _ options: [OptionDescription]) throws(UsageError) {
        self.init()
        for option in options {
            guard let occurrence = parsed.last(option.name) else { continue }
            switch option.kind {
            case .flag: self[option.name] = occurrence.isNegated ? "no" : "yes"
            case .integer: self[option.name] = occurrence.integer.map { String($0) }
            case .choice, .text: self[option.name] = try parsed.text(option.name)
            case .wordOrFile(let words, _) where words.contains { occurrence.value?.string?.utf8.elementsEqual($0.utf8) == true }:
                self[option.name] = try parsed.text(option.name)
            case .file, .wordOrFile:
                guard let argument = occurrence.value else { continue }
                self[option.name] = try Self.content(of: argument, occurrence.spelling)
            }
        }
    }

    private static func content(of argument: Argument, _ spelling: String) throws(UsageError) -> String {
        do throws(ConversionError) {
            var bytes = try FilePath(argument.bytes).readBytes()
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw ConversionError(.malformed, "the file is not text in UTF-8", hint: "convert it to UTF-8 first")
            }
            return text
        } catch {
            throw UsageError("\(spelling): \(argument): \(printable(error.message))", hint: error.hint)
        }
    }
}
