// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes

/// Whether structure is looked for in a source, and by which rules.
struct Structuring {
    /// How lines are joined where the sender says so.
    let flowed: FlowedText?

    /// Types of text that are written for people, and have no rules of their own.
    private static let types = [MediaType.plainText.essence, MediaType.octetStream.essence]
    /// The type that a text has of its own, as source code, settings and data have; `nil` where it is plain.
    static func ownType(of source: DocumentSource) -> MediaType? {
        guard let type = source.declaredType ?? source.detectedType else { return nil }
        return types.contains { $0.utf8.elementsEqual(type.essence.utf8) } ? nil : type
    }

    /// Endings of names by which lines stand for themselves.
    private static let lineEndings = [".log", ".csv", ".tsv", ".ini", ".conf", ".cfg"]

    /// The rules for a source; `nil` where its lines stay as they are.
    init?(_ source: DocumentSource, _ options: OptionValues) {
        if options.isSet(PlainTextImporter.verbatim) { return nil }
        flowed = FlowedText(source.declaredType)
        if flowed != nil { return }
        if Self.ownType(of: source) != nil { return nil }
        if source.declaredType == nil, let name = source.name, Self.isOfLines(name) { return nil }
    }

    private static func isOfLines(_ name: String) -> Bool {
        let name = name.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        return lineEndings.contains { name.count >= $0.utf8.count && name.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
}
