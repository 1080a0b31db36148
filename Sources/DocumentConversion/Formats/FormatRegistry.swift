// SPDX-License-Identifier: Apache-2.0

import MediaTypes
import TextModel

/// The importers and exporters there are, and the way from a source to the one that reads it. A value: copies can be extended.
public struct FormatRegistry: Sendable {
    /// The importers, most specific first.
    public var importers: [any DocumentImporter]
    /// The exporters.
    public var exporters: [any DocumentExporter]
    /// What opens archives, in which documents are looked for.
    public var archives: [any ArchiveReader]
    /// Importers that are asked for when none of `importers` reads a source: finding them takes time. They come behind the others.
    public var furtherImporters: @Sendable () -> [any DocumentImporter] = { [] }

    /// A registry; of two importers that know a source, the first reads it.
    public init(
        importers: [any DocumentImporter] = [], exporters: [any DocumentExporter] = [], archives: [any ArchiveReader] = []
    ) {
        self.importers = importers
        self.exporters = exporters
        self.archives = archives
    }

    /// This registry with its further importers among the others.
    public func withFurtherImporters() -> FormatRegistry {
        var registry = self
        registry.importers += furtherImporters()
        registry.furtherImporters = { [] }
        return registry
    }

    /// All formats that can be read, in the importers' order.
    public var readableFormats: [DocumentFormat] { importers.flatMap(\.formats) }
    /// All formats that can be written, in the exporters' order.
    public var writableFormats: [DocumentFormat] { exporters.map(\.format) }

    /// The importer for a short name or media type, and the format it stands for.
    public func importer(for name: String) -> (importer: any DocumentImporter, format: DocumentFormat)? {
        importer { $0.answers(to: name) }
    }

    /// The exporter for a short name or media type.
    public func exporter(for name: String) -> (any DocumentExporter)? { exporters.first { $0.format.answers(to: name) } }

    /// The exporter for a file's name, by its extension.
    public func exporter(forFileName name: String) -> (any DocumentExporter)? {
        exporters.first { $0.format.hasExtension(of: name) }
    }

    /// How many bytes of a source are compared with the signatures of formats.
    public static let headLength = 4096

    func importer(where matches: (DocumentFormat) -> Bool) -> (importer: any DocumentImporter, format: DocumentFormat)? {
        for importer in importers {
            if let format = importer.formats.first(where: matches) { return (importer, format) }
        }
        return nil
    }
}

extension DocumentFormat {
    /// Whether this is the format's short name, another of its names or one of its media types, parameters aside.
    public func answers(to name: String) -> Bool {
        if ([shortName] + otherNames).contains(where: { name.utf8.elementsEqual($0.utf8) }) { return true }
        guard let type = MediaType(name) else { return false }
        return mediaTypes.contains { $0.essence.utf8.elementsEqual(type.essence.utf8) }
    }

    /// Whether a file's name ends in one of the format's extensions, letter case aside.
    public func hasExtension(of fileName: String) -> Bool {
        let bytes = Array(fileName.utf8)
        return fileNameExtensions.contains { ending in
            let wanted = Array(ending.utf8)
            guard bytes.count > wanted.count, bytes[bytes.count - wanted.count - 1] == UInt8(ascii: ".") else { return false }
            return zip(bytes.suffix(wanted.count), wanted).allSatisfy { $0 | (($0 >= 0x41 && $0 <= 0x5A) ? 0x20 : 0) == $1 }
        }
    }
}
