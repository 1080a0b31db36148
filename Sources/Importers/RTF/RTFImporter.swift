// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import TextEncoding
import TextModel

/// Reads Rich Text Format: what Word, LibreOffice, TextEdit and their like write, from NeXT's first files to version 1.9.1.
///
/// Mail of Outlook is RTF that encapsulates HTML ([MS-OXRTFEX]). With an importer for that, the HTML is what is read.
public struct RTFImporter: DocumentImporter {
    /// What reads HTML that RTF encapsulates; without it the RTF that is beside the HTML is read.
    let encapsulatedHTML: (any DocumentImporter)?

    /// An importer of RTF.
    /// - Parameter encapsulatedHTML: What reads HTML that RTF encapsulates, in UTF-8; its options count for such files.
    public init(encapsulatedHTML: (any DocumentImporter)? = nil) { self.encapsulatedHTML = encapsulatedHTML }

    /// Rich Text Format. RTF begins with `{\rtf`; white space before and behind the brace is accepted.
    public static let format = DocumentFormat(
        "rtf", "Rich Text Format", mediaTypes: [.rtf, MediaType(literal: "text/rtf")], fileNameExtensions: ["rtf"],
        signatures: [DocumentFormat.Signature("{", "\\rtf")])

    public var formats: [DocumentFormat] { [Self.format] }

    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        let bytes = try source.bytes()
        try Self.checkSignature(bytes)
        let declaredEncoding = try Self.declaredEncoding(of: source)
        if let document = try readEncapsulatedHTML(bytes, source, declaredEncoding: declaredEncoding, in: context) { return document }
        var reader = RTFReader(
            bytes, declaredEncoding: declaredEncoding, in: context, attachments: AttachmentLoader(baseURL: source.baseURL))
        return try reader.read()
    }

    /// The encoding that is declared for a source. Throws for a name that no encoding has.
    static func declaredEncoding(of source: DocumentSource) throws(ConversionError) -> CharacterEncoding? {
        guard let name = source.charset ?? source.declaredType?["charset"] else { return nil }
        return try CharacterEncoding(declared: name)
    }

    /// Throws where bytes do not begin as RTF does.
    static func checkSignature(_ bytes: [UInt8]) throws(ConversionError) {
        guard let signature = format.signatures.first, signature.matches(bytes) else {
            throw ConversionError(
                .malformed, bytes.isEmpty ? "the file is empty" : "this is not RTF: it does not begin with {\\rtf",
                hint: bytes.isEmpty ? nil : "if it is plain text: -f txt", at: bytes.isEmpty ? nil : .byte(0))
        }
    }
}
