// SPDX-License-Identifier: Apache-2.0

import MediaTypes

extension FormatRegistry {
    /// Who reads a source, as what, and the source as it reads it: the bytes of an archive have become its parts.
    struct Route {
        let importer: any DocumentImporter
        let format: DocumentFormat
        let source: DocumentSource
    }

    /// The importer for a source: by its declared type, else by the parts it has or the media type that its content and name are found to
    /// have, else as plain text if it is text without markup. Throws when none of that leads anywhere, and when an archive cannot be opened.
    public func importer(for source: DocumentSource) throws(ConversionError) -> (importer: any DocumentImporter, format: DocumentFormat) {
        let route = try route(for: source, as: nil, Limits())
        return (route.importer, route.format)
    }

    /// The way of a source, which a format's short name or media type may set.
    func route(for source: DocumentSource, as name: String?, _ limits: Limits, isForced: Bool = false) throws(ConversionError) -> Route {
        if let name {
            guard let named = importer(for: name) else {
                throw ConversionError(.unknownFormat, "there is no input format '\(name)'", hint: "'textmill formats' lists them")
            }
            return try route(named, source, limits)
        }
        if let declared = source.declaredType?.essence, let found = importer(for: declared) { return try route(found, source, limits) }
        guard case .bytes(let bytes) = source.content else { return try route(ofContainer: source, calling: "folder") }
        return try route(detecting: source, bytes, limits, isForced)
    }

    /// The way of bytes about which nothing was said: by a signature that a format of this registry has, else by their media type. What
    /// no importer is made for is read by its name or as plain text, where that is forced.
    private func route(detecting source: DocumentSource, _ bytes: [UInt8], _ limits: Limits, _ isForced: Bool) throws(ConversionError)
        -> Route
    {
        let head = Array(bytes.prefix(Self.headLength))
        if let found = importer(where: { $0.signatures.contains { $0.matches(head) } }) { return try route(found, source, limits) }
        let detection = try? MediaTypeDetector(.init(findsCharset: false)).detect(name: source.name, input: BytesInput(bytes))
        let type = detection?.mediaType.essence ?? MediaType.octetStream.essence
        var source = source
        source.detectedType = detection?.mediaType
        let isPlain = bytes.isEmpty || Self.isReadAsPlainText(type)
        for name in [type] + MediaTypeTable.ancestors(of: type) where !name.utf8.elementsEqual(MediaType.plainText.essence.utf8) {
            guard let found = importer(for: name) else { continue }
            // XML may be anything; then the file's name says more.
            if name.utf8.elementsEqual("application/xml".utf8), let file = source.name,
                let named = importer(where: { $0.hasExtension(of: file) })
            {
                return try route(named, source, limits)
            }
            return try route(found, source, limits)
        }
        if let archive = archive(beginning: head), Self.isArchive(type) {
            return try route(ofContainer: source.replacing(try archive.open(bytes, limits: limits)), calling: archive.displayName)
        }
        if isPlain || isForced || Self.isUnknown(type), let name = source.name, let found = importer(where: { $0.hasExtension(of: name) }) {
            return try route(found, source, limits)
        }
        if isPlain || isForced, let found = importer(for: MediaType.plainText.essence) { return try route(found, source, limits) }
        throw Self.unreadable(type, detection)
    }

    /// The way of parts whose format is not set.
    private func route(ofContainer source: DocumentSource, calling kind: String) throws(ConversionError) -> Route {
        if case .container(let container) = source.content {
            let names = container.names
            if let found = importer(where: { format in format.isContainer && names.contains { format.isMainPart($0) } }) {
                return Route(importer: found.importer, format: found.format, source: source)
            }
        }
        if let name = source.name, let found = importer(where: { $0.hasExtension(of: name) }) {
            return Route(importer: found.importer, format: found.format, source: source)
        }
        throw ConversionError(
            .unknownFormat, "this \(kind) holds no document of a known format", hint: "'textmill formats' lists what can be read")
    }

    /// The way to an importer that is known, for which an archive is opened where it reads parts.
    private func route(
        _ found: (importer: any DocumentImporter, format: DocumentFormat), _ source: DocumentSource, _ limits: Limits
    ) throws(ConversionError) -> Route {
        guard found.format.isContainer, case .bytes(let bytes) = source.content else {
            return Route(importer: found.importer, format: found.format, source: source)
        }
        guard let archive = archive(beginning: Array(bytes.prefix(Self.headLength))) else {
            let message = bytes.isEmpty ? "the file is empty" : "this is neither a folder nor an archive"
            throw ConversionError(.malformed, message, at: .byte(0))
        }
        return Route(importer: found.importer, format: found.format, source: source.replacing(try archive.open(bytes, limits: limits)))
    }

    private func archive(beginning head: [UInt8]) -> (any ArchiveReader)? {
        archives.first { $0.signatures.contains { $0.matches(head) } }
    }
}

extension DocumentSource {
    /// This source, with parts in place of its bytes.
    fileprivate func replacing(_ container: any Container) -> DocumentSource {
        DocumentSource(.container(container), name: name, baseURL: baseURL, declaredType: declaredType, charset: charset)
    }
}
