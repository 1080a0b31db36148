// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkupVocabulary
import MediaTypes
import TextEncoding
import TextModel
import XMLReading

/// Reads the markup XML that `MarkupExporter` writes; the manual page textmill-markup(5) describes it.
///
/// Nothing is loaded on the way but files that `attachment` elements name by `href`, by the context's resource loader: a DOCTYPE and
/// with it every entity is refused. What the vocabulary does not know is an error, so that nothing is lost unsaid.
public struct MarkupImporter: DocumentImporter {
    public init() {}

    public var formats: [DocumentFormat] { [MarkupFormat.format] }

    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        let bytes = try source.bytes()
        try context.limits.check(\.input, bytes.count)
        if bytes.isEmpty { throw ConversionError(.malformed, "the file is empty") }
        let charset = source.charset ?? source.declaredType?.parameters.first { $0.name == "charset" }?.value
        if let charset { try XMLEncoding.check(charset) }
        let choice = EncodingChoice(ofXML: bytes, parameter: charset.flatMap { CharacterEncoding(label: $0) }, isAuthoritative: true)
        if let other = choice.contradicted {
            context.warn("charset-ignored", "the encoding \(other.name) was not used, the document was read as \(choice.encoding.name)")
        }
        let reader = MarkupReader(context, baseURL: source.baseURL)
        try XMLSession(reader).parse(bytes, encoding: choice.reason == .byteOrderMark ? nil : charset)
        return try reader.document()
    }
}
