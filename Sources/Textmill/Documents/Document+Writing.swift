// SPDX-License-Identifier: Apache-2.0

extension Document {
    /// The document in a format: a short name or media type of `registry`.
    public func write(as format: String, registry: FormatRegistry = .standard, in context: ExportContext = ExportContext())
        throws(ConversionError) -> [UInt8]
    {
        try registry.write(self, as: format, in: context)
    }

    /// Writes the document to a file, whole or not at all.
    /// - Parameters:
    ///   - format: A short name or media type of `registry`; without it, what the file's name ends in says.
    ///   - path: The file.
    ///   - existing: What becomes of one that is there already.
    ///   - protected: Files that must not be overwritten, by whatever name.
    ///   - context: Options, limits and where attachments go; attachments of an ``AttachmentFolder`` are written before the file has its name.
    public func write(
        as format: String? = nil, to path: FilePath, existing: OutputFile.Existing = .replace, protecting protected: Set<FileIdentity> = [],
        registry: FormatRegistry = .standard, in context: ExportContext = ExportContext()
    ) throws(ConversionError) {
        guard let exporter = registry.exporter(writing: format, to: path) else {
            if let format { throw registry.unknownOutputFormat(format) }
            throw ConversionError(.unknownFormat, "the name does not say in which format", hint: "'textmill formats' lists them")
        }
        try write(with: exporter, to: path, existing: existing, protecting: protected, registry: registry, in: context)
    }

    /// Writes the document to a file with an exporter of `registry`.
    package func write(
        with exporter: any DocumentExporter, to path: FilePath, existing: OutputFile.Existing, protecting protected: Set<FileIdentity>,
        registry: FormatRegistry, in context: ExportContext
    ) throws(ConversionError) {
        let file = try OutputFile(path, existing: existing, protecting: protected)
        try registry.write(self, with: exporter, to: file, in: context)
        try file.commit()
    }

    /// Writes the document to the file of a path given as text.
    public func write(
        as format: String? = nil, to path: String, registry: FormatRegistry = .standard, in context: ExportContext = ExportContext()
    ) throws(ConversionError) {
        try write(as: format, to: FilePath(path), registry: registry, in: context)
    }
}

extension FormatRegistry {
    fileprivate func exporter(writing format: String?, to path: FilePath) -> (any DocumentExporter)? {
        if let format { return exporter(for: format) }
        return exporter(forFileName: path.description)
    }
}
