// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import TextModel
import WebArchives

/// Reads web pages that Safari saved (`.webarchive`), with the pictures and style sheets in the archive. Nothing else is loaded.
public struct WebArchiveImporter: DocumentImporter {
    private let html: any DocumentImporter
    private let text: any DocumentImporter

    /// An importer that reads the page by one of these two.
    public init(html: any DocumentImporter, text: any DocumentImporter) {
        self.html = html
        self.text = text
    }

    /// Property lists, binary or XML, with a page as main resource.
    public static let format = DocumentFormat(
        "webarchive", "Web page saved by Safari",
        mediaTypes: [MediaType(literal: "application/x-webarchive"), MediaType(literal: "application/x-bplist-webarchive")],
        fileNameExtensions: ["webarchive"])

    public var formats: [DocumentFormat] { [Self.format] }

    /// Reads an archive. Throws `malformed` for what is none, or whose page is no text.
    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        let archive = try WebArchive(parsing: try source.bytes(), limits: context.limits)
        let parts = SavedParts(html: html, text: text, resources: archive.resources, in: context)
        let page = archive.root
        guard
            let document = try parts.read(page.bytes, type: page.mediaType, charset: page.charset, baseURL: page.url, of: source)
        else {
            throw ConversionError(.malformed, "the page in this archive is a \(page.mediaType?.essence ?? "file"), which is no text")
        }
        return document
    }
}
