// SPDX-License-Identifier: Apache-2.0

import ANSIExport
import Archives
import HTMLExport
import HTMLImport
import ImageImport
import MarkdownExport
import MarkupExport
import MarkupImport
import PlainTextExport
import PlainTextImport
import RTFImport
import SavedPageImport

extension FormatRegistry {
    /// All formats of this package, importers from the most specific to plain text.
    public static let standard = FormatRegistry(
        importers: [
            RTFImporter(encapsulatedHTML: HTMLImporter()),
            RTFDImporter(),
            HTMLImporter(),
            MessageImporter(html: HTMLImporter(), text: PlainTextImporter()),
            WebArchiveImporter(html: HTMLImporter(), text: PlainTextImporter()),
            ZippedPageImporter(html: HTMLImporter()),
            MarkupImporter(),
            XMLImporter(vocabularies: [(MarkupImporter.namespace, MarkupImporter())]),
            ImageImporter(),
            PlainTextImporter(),
        ],
        exporters: [
            HTMLExporter(),
            PlainTextExporter(),
            ANSIExporter(),
            MarkdownExporter(),
            MarkupExporter(),
        ],
        archives: [ZipReader(), FlatRTFDReader()])
}
