// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import TextModel

/// Reads RTFD: Rich Text Format with its attachments beside it, in a folder or a zip archive of one.
public struct RTFDImporter: DocumentImporter {
    public init() {}

    /// RTF with attachments. No media type is registered for it; the one here is marked as unregistered (RFC 6838, section 3.4).
    public static let format = DocumentFormat(
        "rtfd", "Rich Text Format with attachments",
        mediaTypes: [MediaType(literal: "application/x-rtfd"), MediaType(literal: "text/rtfd")],
        fileNameExtensions: ["rtfd", "rtfd.zip"], mainParts: ["TXT.rtf"])

    public var formats: [DocumentFormat] { [Self.format] }

    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        guard case .container(let container) = source.content else {
            throw ConversionError(.malformed, "this is neither a folder nor an archive", hint: "if it is RTF alone: -f rtf")
        }
        let bundle = try RTFDBundle(container)
        if bundle.otherDocuments > 0 {
            let others = bundle.otherDocuments == 1 ? "another document" : "\(bundle.otherDocuments) other documents"
            context.warn("more-documents", "only '\(bundle.main)' was read; there is \(others)")
        }
        let bytes = try Self.text(bundle.main, of: container, context.limits)
        try RTFImporter.checkSignature(bytes)
        var context = context
        context.resources = context.resources.adding(ContainerProvider(container))
        var reader = RTFReader(
            bytes, declaredEncoding: try RTFImporter.declaredEncoding(of: source), in: context,
            attachments: AttachmentLoader(bundle, baseURL: source.baseURL))
        return try reader.read()
    }

    /// The document's RTF, for which the limit of sources counts; containers speak of their parts as pictures and files.
    private static func text(_ name: String, of container: any Container, _ limits: Limits) throws(ConversionError) -> [UInt8] {
        do throws(ConversionError) {
            return try container.read(name, limit: limits.input)
        } catch  where error.code == .limit {
            throw limits.exceeded(\.input)
        }
    }
}
