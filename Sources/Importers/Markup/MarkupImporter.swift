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
    /// The namespace of the markup's vocabulary.
    public static var namespace: String { MarkupFormat.namespace }

    private let tags: TagTable?

    public init() { tags = nil }

    /// An importer that reads any other XML, too, as text with the attributes of its tags.
    ///
    /// Tags in tags add up. A tag without an entry keeps its text; `p` and `h1`–`h6` make paragraphs, `br` breaks a line. On a tag with an
    /// entry, `color` and `background-color` (a name of CSS or `#RRGGBB`) count as well, and `href` on `a`. What is not well-formed is an
    /// error with line and column, and nothing of it is read; no entity is expanded and nothing is loaded.
    /// - Parameter tags: What tags mean, by their names without a prefix.
    public init(tags: [String: CharacterAttributes]) { self.tags = TagTable(tags) }

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
        let encoding = choice.reason == .byteOrderMark ? nil : charset
        let markup = MarkupReader(context, baseURL: source.baseURL)
        guard let tags else {
            try XMLSession(markup).parse(bytes, encoding: encoding)
            return try markup.document()
        }
        let reader = VocabularyReader(markup, tags: TagReader(tags, context))
        try XMLSession(reader).parse(bytes, encoding: encoding)
        return try reader.document()
    }
}
