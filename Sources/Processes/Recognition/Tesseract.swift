// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PluginProtocol

/// The program tesseract (https://github.com/tesseract-ocr/tesseract), which reads text in pictures. It runs as plug-ins do: under limits,
/// without network, without files of its own.
struct Tesseract {
    private let path: [UInt8]
    private let languages: String
    private let limits: Limits

    private static let name = "tesseract"
    /// Seconds for one page, and for the list of languages.
    private static let pageTime = 120
    private static let listTime = 10
    private static let maximumOutput = 16 << 20

    /// The program for languages by their names, with `+` between them. Throws where it is not installed, or does not know one.
    init(_ findProgram: (String) -> [UInt8]?, languages: String, limits: Limits) throws(ConversionError) {
        let names = languages.utf8.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
        guard names.allSatisfy(Self.isLanguage) else {
            throw ConversionError(
                .invalidOption, "option ocr does not take the value '\(PluginEvent.clipped(languages))'",
                hint: "name languages as tesseract does: eng, or eng+deu")
        }
        guard let path = findProgram(Self.name) else {
            throw ConversionError(
                .missingProgram, "tesseract is not installed, which reads scanned pages", hint: "install the package tesseract-ocr")
        }
        self.path = path
        self.languages = languages
        self.limits = limits
        let known = try knownLanguages()
        for name in names where !known.contains(where: { $0.elementsEqual(name) }) {
            let package = String(decoding: name.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self).lowercased()
            throw ConversionError(
                .missingProgram, "tesseract has no data for the language \(String(decoding: name, as: UTF8.self))",
                hint: "install the package tesseract-ocr-\(package)")
        }
    }

    private static func isLanguage(_ name: Substring.UTF8View) -> Bool {
        guard let first = name.first, first != UInt8(ascii: "-") else { return false }
        return name.count <= 40
            && name.allSatisfy { byte in
                byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
                    || (0x41...0x5A).contains(byte & 0xDF)
            }
    }

    private func knownLanguages() throws(ConversionError) -> [ArraySlice<UInt8>] {
        guard let list = filter(["--list-langs"], time: Self.listTime).run([]) else {
            throw ConversionError(.helperFailed, "tesseract does not say which languages it knows")
        }
        return list.split(separator: UInt8(ascii: "\n"))
    }

    private func filter(_ arguments: [String], time: Int) -> ExternalFilter {
        var filter = ExternalFilter(path, arguments)
        // More threads than one cost more than they gain.
        filter.environment = [("OMP_THREAD_LIMIT", "1")]
        filter.memory = limits.memory
        filter.time = time
        filter.maximumOutput = Self.maximumOutput
        return filter
    }

    /// The text in a picture, PNG or JPEG; `nil` where the program fails.
    /// - Parameter resolution: Pixels per inch, where known.
    func text(in picture: [UInt8], resolution: Int?, checkpoint: @escaping () throws(ConversionError) -> Void) throws(ConversionError)
        -> RecognizedText?
    {
        var arguments = ["stdin", "stdout", "-l", languages]
        if let resolution { arguments += ["--dpi", "\(min(max(resolution, 70), 2400))"] }
        let table = try filter(arguments + ["tsv"], time: min(Self.pageTime, max(limits.time, 1))).run(picture, checkpoint: checkpoint)
        return table.map { RecognizedText(table: $0) }
    }
}
