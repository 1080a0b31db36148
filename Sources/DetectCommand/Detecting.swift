// SPDX-License-Identifier: Apache-2.0

import CommandTable
import MediaTypes

/// Detection with what was chosen of it, in the terms of the answers.
struct Detecting {
    private let detector: MediaTypeDetector
    private let onlyRegistered: Bool
    private let guessesCharset: Bool
    let usesContent: Bool

    init(usesContent: Bool, usesName: Bool, onlyRegistered: Bool, findsCharset: Bool, guessesCharset: Bool) {
        self.usesContent = usesContent
        self.guessesCharset = guessesCharset && findsCharset && usesContent
        self.onlyRegistered = onlyRegistered
        detector = MediaTypeDetector(
            .init(usesName: usesName, usesContent: usesContent, isRegisteredOnly: onlyRegistered, findsCharset: findsCharset))
    }

    /// What a file's content and name say.
    func found(name: [UInt8]?, _ input: some DetectionInput) throws(Failure) -> Found {
        do {
            var found = found(try detector.detect(name: name, input: input), isEmpty: input.byteCount == 0)
            if guessesCharset { try CharsetGuess.refine(&found, input) }
            return found
        } catch {
            throw (error as? FileInput.ReadError).map { Failure($0.code) } ?? Failure(code: "cannot-read", message: "it cannot be read")
        }
    }

    /// What a name says.
    func found(name: [UInt8]) -> Found { found(detector.detect(name: name), isEmpty: false) }

    /// What is no regular file.
    func special(_ mediaType: String) -> Found {
        Found(
            mediaType: mediaType, charset: "binary", isRegistered: false,
            formatName: MediaTypeTable.record(for: mediaType)?.formatName ?? "", evidence: .system,
            matches: [Found.Match(mediaType: mediaType, reason: "the system")])
    }

    private func found(_ detection: Detection, isEmpty: Bool) -> Found {
        let name = detection.mediaType.essence
        let record = detection.record
        let evidence: Found.Evidence =
            switch detection.evidence {
            case .content: isEmpty ? .system : .content
            case .name: .name
            case .both: .both
            }
        return Found(
            mediaType: name, charset: detection.charset?.rawValue ?? "binary", isRegistered: record?.isRegistered ?? false,
            formatName: record?.formatName ?? "", evidence: evidence, extensions: record?.extensions ?? [],
            parents: MediaTypeTable.ancestors(of: name),
            matches: detection.matches.map { Found.Match(mediaType: $0.mediaType, reason: $0.reason) })
    }
}

extension Detecting {
    /// What the table says of a type, an alias of one, or an extension; `nil` where it has none.
    func table(_ word: [UInt8]) -> [UInt8]? {
        let text = String(decoding: word, as: UTF8.self)
        if word.contains(UInt8(ascii: "/")) { return MediaTypeTable.record(for: text).map { Array(Self.lines($0).utf8) } }
        let types = MediaTypeTable.types(forExtension: word.first == UInt8(ascii: ".") ? word[1...] : word[...])
        let records = types.compactMap { MediaTypeTable.record(for: $0) }
        return records.isEmpty ? nil : Array(records.map(Self.lines).joined(separator: "\n").utf8)
    }

    private static func lines(_ record: MediaTypeRecord) -> String {
        var lines = ["\(record.name): \(record.formatName)", "  status:     \(status(record.status))"]
        func add(_ label: String, _ values: [String]) { if !values.isEmpty { lines.append("  \(label) \(values.joined(separator: " "))") } }
        add("extensions:", record.extensions)
        add("aliases:   ", MediaTypeTable.aliases(of: record.name))
        add("parents:   ", MediaTypeTable.ancestors(of: record.name))
        return lines.joined(separator: "\n") + "\n"
    }

    private static func status(_ status: MediaTypeRecord.Status) -> String {
        switch status {
        case .registered: "registered"
        case .obsoleted(let type): "obsolete" + (type.map { ", replaced by \($0)" } ?? "")
        case .deprecated(let type): "deprecated" + (type.map { ", replaced by \($0)" } ?? "")
        case .unregistered: "not registered"
        }
    }
}
