// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import ImageHeaders
import MediaTypes
import TextModel

/// Reads a picture as a document that shows nothing else. Nothing is decoded: what its header says is all that is known of it.
public struct ImageImporter: DocumentImporter {
    public init() {}

    /// The kinds of pictures that ``ImageHeader`` knows. Which one a file is, its bytes say, whatever it is read as.
    public let formats: [DocumentFormat] = [
        format("png", "PNG picture", "image/png"), format("jpeg", "JPEG picture", "image/jpeg", ["jpg", "jpeg"]),
        format("gif", "GIF picture", "image/gif"), format("webp", "WebP picture", "image/webp"),
        format("svg", "SVG drawing", "image/svg+xml"), format("tiff", "TIFF picture", "image/tiff", ["tiff", "tif"]),
        format("bmp", "Windows bitmap", "image/bmp", ["bmp", "dib"]), format("emf", "Windows Enhanced Metafile", "image/emf"),
        format("wmf", "Windows Metafile", "image/wmf"), format("ico", "Windows icon", "image/vnd.microsoft.icon"),
        format("avif", "AVIF picture", "image/avif"), format("heic", "HEIC picture", "image/heic"),
        format("heif", "HEIF picture", "image/heif"),
    ]

    private static func format(_ shortName: String, _ name: String, _ type: StaticString, _ extensions: [String]? = nil) -> DocumentFormat {
        DocumentFormat(shortName, name, mediaTypes: [MediaType(literal: type)], fileNameExtensions: extensions ?? [shortName])
    }

    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        let bytes = try source.bytes()
        try context.limits.check(\.attachmentBytes, bytes.count)
        try context.limits.check(\.attachments, 1)
        guard let header = ImageHeader(bytes) else { throw Self.problem(bytes) }
        let size = header.orientedPixelSize
        let isVector = [.svg, .emf, .wmf].contains(header.kind)
        guard size != nil || isVector else { throw Self.damaged }
        try context.limits.check(\.pixels, size?.pixelCount ?? 0)

        var text = AttributedText()
        let attachment = text.addAttachment(
            Attachment(
                .bytes(bytes), mediaType: header.kind.mediaType, name: source.name,
                pixelSize: size.map { TextModel.PixelSize(width: $0.width, height: $0.height) }))
        var occurrence = AttachmentOccurrence(attachment)
        if let points = Self.points(header) {
            occurrence.width = .points(points.width)
            occurrence.height = .points(points.height)
        }
        text.append(occurrence)
        var document = Document(text: text)
        document.metadata.mediaType = header.kind.mediaType
        return document
    }

    private static let damaged = ConversionError(.malformed, "the picture is damaged or cut short: its header does not say how large it is")

    private static func problem(_ bytes: [UInt8]) -> ConversionError {
        bytes.isEmpty
            ? ConversionError(.malformed, "the file is empty", at: .byte(0))
            : ConversionError(
                .malformed, "this is no picture of a known kind, or its header is damaged",
                hint: "known are PNG, JPEG, GIF, WebP, SVG, TIFF, BMP, EMF, WMF, icons, AVIF and HEIF", at: .byte(0))
    }

    /// The size in points that the file states: as such, or by its resolution. `nil` where it states none: then pixels count.
    private static func points(_ header: ImageHeader) -> PointSize? {
        if let stated = header.pointSize { return stated }
        guard let stored = header.pixelSize, let resolution = header.resolution else { return nil }
        let (width, height) = (
            Double(stored.width) * 72 / resolution.horizontal, Double(stored.height) * 72 / resolution.vertical
        )
        let isTurned = header.orientation.map { 5...8 ~= $0 } ?? false
        return isTurned ? PointSize(width: height, height: width) : PointSize(width: width, height: height)
    }
}
