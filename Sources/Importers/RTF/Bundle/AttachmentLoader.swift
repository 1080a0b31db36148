// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import ImageHeaders
import TextModel
import URLReferences

/// Gets the files that an RTF text names: from its RTFD, or for a file alone from where the context's loader looks.
struct AttachmentLoader {
    private var bundle: RTFDBundle?
    /// What was loaded already, by its name in the text.
    private var loaded: [[UInt8]: Attachment] = [:]
    private var byteCount = 0

    /// What references to files outside the document start from.
    private let baseURL: String?

    init(_ bundle: RTFDBundle? = nil, baseURL: String? = nil) {
        self.bundle = bundle
        self.baseURL = baseURL
    }

    /// The attachment of a name. Where it cannot be had, it is missing and `reason` says why; only limits and a caller who gave up are errors.
    mutating func attachment(
        named name: String, in context: ImportContext
    ) throws(ConversionError) -> (attachment: Attachment, reason: String?) {
        let key = Array(name.utf8)
        if let known = loaded[key] { return (known, nil) }
        let shown = Self.plainName(name)
        do throws(ConversionError) {
            let attachment = try load(name, shown, context)
            loaded[key] = attachment
            return (attachment, nil)
        } catch  where [.limit, .timeout, .cancelled, .encrypted].contains(error.code) {
            throw error
        } catch {
            return (Attachment(.missing, name: shown), error.message)
        }
    }

    /// The picture that a field refers to by a URL or path; only images are loaded. Missing where it cannot be had.
    func picture(at url: String, in context: ImportContext) throws(ConversionError) -> (attachment: Attachment, reason: String?) {
        let parts = url.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
        // What a `data:` URL holds has no name.
        let name = URLReference.scheme(of: url) == "data" ? "" : String(decoding: parts.last.map { Array($0) } ?? [], as: UTF8.self)
        let resolved = baseURL.map { URLReference.resolve(url, against: $0) } ?? url
        do throws(ConversionError) {
            let bytes = try context.resources.load(url, kind: .image, baseURL: baseURL, in: context)
            guard let header = ImageHeader(bytes) else { throw Self.noImage }
            var attachment = Attachment(bytes, header, named: name)
            attachment.url = resolved
            return (attachment, nil)
        } catch  where [.limit, .timeout, .cancelled].contains(error.code) {
            throw error
        } catch {
            return (Attachment(.missing, name: name.isEmpty ? nil : name, url: resolved), error.message)
        }
    }

    private mutating func load(_ name: String, _ shown: String, _ context: ImportContext) throws(ConversionError) -> Attachment {
        guard bundle != nil else {
            // Any file could be named here, so nothing but a picture is taken.
            let bytes = try context.resources.load(
                PercentCoding.encoded(name, keeping: .path), kind: .image, baseURL: baseURL, in: context)
            guard let header = ImageHeader(bytes) else { throw Self.noImage }
            return Attachment(bytes, header, named: shown)
        }
        guard let part = bundle?.part(at: name) else {
            let isFolder = bundle?.hasFolder(at: name) == true
            throw ConversionError(.notFound, isFolder ? "it is a folder" : "it is not part of the document")
        }
        let bytes = try context.resources.load(PercentCoding.encoded(part, keeping: .path), kind: .attachment, in: context)
        byteCount = byteCount.addingReportingOverflow(bytes.count).overflow ? .max : byteCount + bytes.count
        try context.limits.check(\.archive, byteCount)
        return Attachment(bytes, ImageHeader(bytes), named: shown)
    }

    private static let noImage = ConversionError(.resourceRefused, "it is no image of a known kind")

    /// A name without what Cocoa puts before it when one document holds several files of the name: a number and `__#$!@%!#__`.
    static func plainName(_ name: String) -> String {
        let bytes = name.utf8
        let rest = bytes.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let mark = "__#$!@%!#__".utf8
        guard rest.count < bytes.count, rest.count > mark.count, rest.starts(with: mark) else { return name }
        return String(Substring(rest.dropFirst(mark.count)))
    }
}

extension Attachment {
    /// A file of the document: its type is what its bytes say, else what its name says.
    fileprivate init(_ bytes: [UInt8], _ header: ImageHeader?, named name: String) {
        self.init(
            .bytes(bytes), mediaType: header?.kind.mediaType ?? AttachmentTypes.mediaType(ofName: name),
            name: name.isEmpty ? nil : name,
            pixelSize: header?.orientedPixelSize.map { TextModel.PixelSize(width: $0.width, height: $0.height) })
    }
}
