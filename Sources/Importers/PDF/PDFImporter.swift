// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import Synchronization
import TextModel

/// Reads PDF: text in the order of reading with its looks, headings, lists, tables, links, notes, pictures, forms, attachments and what
/// the document says of itself.
///
/// A PDF that asks for a password ends in an error of code `encrypted`. One that is damaged gives what could be read, with a warning
/// that names the page.
public struct PDFImporter: DocumentImporter {
    /// How many pages are read at a time; `nil`: as many as there are processors, up to four.
    private let threads: Int?

    public init() { threads = nil }

    /// An importer that reads so many pages at a time.
    package init(threads: Int) { self.threads = threads }

    /// PDF (ISO 32000).
    public static let format = DocumentFormat(
        "pdf", "Portable Document Format", mediaTypes: [MediaType(literal: "application/pdf")], fileNameExtensions: ["pdf"],
        signatures: [DocumentFormat.Signature("%PDF-")])

    public var formats: [DocumentFormat] { [Self.format] }
    public var options: [OptionDescription] { PDFOptions.all }

    /// How far into a file its header may stand (ISO 32000-1, Annex H, note 13).
    private static let headerReach = 1024

    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        var bytes = try source.bytes()
        var options = try PDFOptions(context.options)
        options.threads = threads
        if bytes.isEmpty { throw ConversionError(.malformed, "the file is empty") }
        leaveOutPictureContent(&bytes, context)
        let hasHeader = bytes.prefix(Self.headerReach + 5).hasPDFHeader
        let settled = options
        let (result, losses) = Self.popplerLock.withLock { _ in
            PopplerMessages.collected { Self.read(bytes, hasHeader: hasHeader, settled, in: context) }
        }
        var document = try result.get()
        for loss in losses {
            let code = loss.position == nil ? "damaged-file" : "damaged-page"
            context.warn(code, "something cannot be read: \(loss.message)", at: loss.position)
        }
        if !losses.isEmpty { document.metadata.isLossy = true }
        if !hasHeader { context.warn("missing-header", "the file does not begin with %PDF-", at: .byte(0)) }
        return document
    }

    private func leaveOutPictureContent(_ bytes: inout [UInt8], _ context: ImportContext) {
        for end in bytes.withUnsafeBytes({ PictureContent.filterEnds(in: $0) }) {
            bytes[end] = UInt8(ascii: "-")
            context.warn("damaged-file", "what is packed as a picture and is none is left out", at: .byte(end))
        }
    }

    /// Some of what poppler sets up with a document's first page is shared by all documents and guarded by nothing.
    private static let popplerLock = Mutex(())

    private static func read(
        _ bytes: [UInt8], hasHeader: Bool, _ options: PDFOptions, in context: ImportContext
    ) -> Result<Document, ConversionError> {
        bytes.withUnsafeBytes { bytes in
            do throws(ConversionError) {
                // Poppler finds the pages of a file that has lost its head; what it cannot read then was no PDF.
                guard hasHeader || opens(bytes) else {
                    throw ConversionError(.malformed, "this is not a PDF: it does not begin with %PDF-", at: .byte(0))
                }
                var reader = PDFReader(try PopplerFile(bytes, password: options.password), over: bytes, options, in: context)
                return .success(try reader.read())
            } catch {
                return .failure(error)
            }
        }
    }

    private static func opens(_ bytes: UnsafeRawBufferPointer) -> Bool {
        do throws(ConversionError) {
            return try PopplerFile(bytes, password: nil).pageCount > 0
        } catch {
            return false
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether `%PDF-` stands in these bytes.
    fileprivate var hasPDFHeader: Bool {
        indices.contains { self[$0] == UInt8(ascii: "%") && self[$0...].starts(with: "%PDF-".utf8) }
    }
}
