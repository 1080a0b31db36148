// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import TextModel

/// Reads the texts that stand in a mail or a saved page, by the importers of what they are.
struct SavedParts {
    let html: any DocumentImporter
    let text: any DocumentImporter
    /// What the texts may load: what came along with them.
    let resources: [any ResourceProvider]
    let context: ImportContext

    init(
        html: any DocumentImporter, text: any DocumentImporter, resources: any ResourceProvider, in context: ImportContext
    ) {
        self.html = html
        self.text = text
        self.resources = [resources, DataURLProvider()]
        self.context = context
    }

    /// The document of a text; nil where it is neither HTML nor plain text.
    /// - Parameter source: the file that it stands in, for a character encoding that the caller declares.
    func read(_ bytes: [UInt8], type: MediaType?, charset: String?, baseURL: String?, of source: DocumentSource) throws(ConversionError)
        -> Document?
    {
        guard let importer = importer(of: type) else { return nil }
        var part = DocumentSource(bytes)
        part.declaredType = type
        part.baseURL = baseURL ?? source.baseURL
        part.charset = source.charset ?? charset
        var limits = context.limits
        limits.input = max(limits.input, bytes.count)
        let inner = ImportContext(
            options: context.options, limits: limits, resources: context.resources.confined(to: resources), monitor: context.monitor)
        var document = try importer.read(part, in: inner)
        document.metadata.mediaType = nil
        return document
    }

    private func importer(of type: MediaType?) -> (any DocumentImporter)? {
        guard let type else { return html }
        let essence = type.essence.utf8
        if html.formats.contains(where: { $0.mediaTypes.contains { $0.essence.utf8.elementsEqual(essence) } }) { return html }
        return essence.starts(with: "text/".utf8) ? text : nil
    }
}
