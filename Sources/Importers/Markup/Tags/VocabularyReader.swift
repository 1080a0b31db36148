// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkupVocabulary
import TextModel
import XMLReading

/// Reads a document of the markup's own vocabulary, which its namespace tells, as such, and any other by its tags.
final class VocabularyReader: XMLEventReader {
    private let markup: MarkupReader
    private let tags: TagReader
    private var isMarkup: Bool?
    private var hasDocumentType = false

    init(_ markup: MarkupReader, tags: TagReader) {
        self.markup = markup
        self.tags = tags
    }

    var recordsOrigins: Bool { markup.recordsOrigins }
    var origin: SourceOrigin? {
        get { markup.origin }
        set { markup.origin = newValue }
    }

    /// What it declares is not read, so that no entity is known.
    func documentType(_ name: String, publicIdentifier: String?, systemIdentifier: String?) throws(ConversionError) {
        hasDocumentType = true
    }

    func start(_ name: XMLName, _ attributes: XMLAttributes) throws(ConversionError) {
        if isMarkup == nil {
            isMarkup = name.namespace.map { $0.utf8.elementsEqual(MarkupFormat.namespace.utf8) } ?? false
            if isMarkup == true, hasDocumentType {
                try markup.documentType(name.local, publicIdentifier: nil, systemIdentifier: nil)
            }
        }
        if isMarkup == true { try markup.start(name, attributes) } else { try tags.start(name, attributes) }
    }

    func end() throws(ConversionError) {
        if isMarkup == true { try markup.end() } else { tags.end() }
    }

    func characters(_ text: Span<UInt8>) throws(ConversionError) {
        if isMarkup == true { try markup.characters(text) } else { tags.characters(text) }
    }

    func instruction(_ target: String, _ data: String) throws(ConversionError) {
        if isMarkup == true { try markup.instruction(target, data) }
    }

    func document() throws(ConversionError) -> Document { isMarkup == true ? try markup.document() : tags.document() }
}
