// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import TextModel

/// Reads web pages that lie in a zip archive or a folder together with what they show (HTMLZ among them). Nothing outside is loaded.
public struct ZippedPageImporter: DocumentImporter {
    private let html: any DocumentImporter

    /// An importer that reads the page by this one.
    public init(html: any DocumentImporter) { self.html = html }

    /// An archive whose page is called `index.html`, or is the only one.
    public static let format = DocumentFormat(
        "htmlz", "Web page in a zip archive", mediaTypes: [MediaType(literal: "application/x-htmlz")], fileNameExtensions: ["htmlz"],
        mainParts: ["index.html", "index.htm", "index.xhtml", "*.html", "*.htm", "*.xhtml"])

    public var formats: [DocumentFormat] { [Self.format] }

    /// Reads the page that stands highest in the archive. Throws `malformed` where there is none, or several and none of them is an
    /// index.
    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        guard case .container(let container) = source.content else {
            throw ConversionError(.unknownFormat, "this is a single file, not a folder or archive")
        }
        let main = try Self.mainPart(of: container, in: context)
        var page = DocumentSource(try container.read(main.name, limit: context.limits.input), name: main.name)
        page.charset = source.charset
        let folder = String(Substring(main.folder))
        let inner = ImportContext(
            options: context.options, limits: context.limits,
            resources: context.resources.confined(to: [ContainerProvider(container, folder: folder), DataURLProvider()]),
            monitor: context.monitor)
        var document = try html.read(page, in: inner)
        document.metadata.mediaType = nil
        return document
    }

    private static func mainPart(of container: any Container, in context: ImportContext) throws(ConversionError) -> PartPath {
        let pages = container.names.filter(format.isMainPart).map { PartPath($0) }.filter { !$0.isFinderData }
        let indexes = pages.filter { $0.fileName.starts(with: "index.") }
        let candidates = indexes.isEmpty ? pages : indexes
        guard let depth = candidates.map(\.depth).min() else {
            throw ConversionError(.malformed, "there is no web page in this archive")
        }
        let highest = candidates.filter { $0.depth == depth }
        if highest.count > 1 {
            guard !indexes.isEmpty else {
                throw ConversionError(
                    .malformed, "there are \(highest.count) web pages in this archive, and none is called index.html",
                    hint: "unpack it and name the page")
            }
            context.warn("more-documents", "there are \(highest.count) pages: only '\(highest[0].name)' was read")
        }
        return highest[0]
    }
}
