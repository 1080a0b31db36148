// SPDX-License-Identifier: Apache-2.0

extension Document {
    /// Reads a file.
    ///
    /// What the document asks for by relative references is loaded from its own folder and those below it, unless the context has
    /// providers of its own; nothing is ever fetched from a network.
    /// - Parameters:
    ///   - path: The file; a folder is read as a container (RTFD).
    ///   - format: A short name or media type of `registry`; without it, what the file's bytes and name say.
    ///   - context: Options, limits, and where warnings go.
    public init(
        contentsOf path: FilePath, as format: String? = nil, registry: FormatRegistry = .standard, in context: ImportContext? = nil
    ) throws(ConversionError) {
        var context = context ?? ImportContext()
        if !context.resources.hasProviders { context.resources = context.resources.adding(FolderProvider(path.folder)) }
        self = try registry.read(try DocumentSource(contentsOf: path, limits: context.limits), as: format, in: context)
    }

    /// Reads the file of a path given as text.
    public init(
        contentsOf path: String, as format: String? = nil, registry: FormatRegistry = .standard, in context: ImportContext? = nil
    ) throws(ConversionError) {
        try self.init(contentsOf: FilePath(path), as: format, registry: registry, in: context)
    }

    /// Reads bytes.
    /// - Parameter name: A file's name, for its extension.
    public init(
        bytes: [UInt8], name: String? = nil, as format: String? = nil, registry: FormatRegistry = .standard,
        in context: ImportContext = ImportContext()
    ) throws(ConversionError) {
        self = try registry.read(DocumentSource(bytes, name: name), as: format, in: context)
    }
}

extension DocumentSource {
    /// A file's bytes, or a folder's parts, under the name of its last part.
    public init(contentsOf path: FilePath, limits: Limits = Limits()) throws(ConversionError) {
        let name = String(decoding: path.lastComponent, as: UTF8.self)
        if FileStatus(of: path)?.kind == .folder {
            self.init(.container(try FolderContainer(path)), name: name)
        } else {
            self.init(try path.readBytes(limits: limits), name: name)
        }
    }
}
