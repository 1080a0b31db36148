// SPDX-License-Identifier: Apache-2.0

import URLReferences

/// Loads what a document asks for from its own folder and those below it, and from folders that were allowed besides. Everything else it
/// does not know.
///
/// Relative references start from the document's folder; what is not there is looked for in the other folders. `file:` URLs and absolute
/// paths lead into these folders as well. Names are percent-decoded once. `..` and symbolic links that lead out of them are refused, and
/// nothing is read that is no regular file.
public struct FolderProvider: ResourceProvider {
    private let folders: [FilePath]

    /// A provider for folders, which are not looked at before something is asked for.
    /// - Parameters:
    ///   - folder: The document's own folder; `nil` where it has none, as on standard input.
    ///   - others: More folders from which it may load.
    public init(_ folder: FilePath?, allowing others: [FilePath] = []) {
        folders = (folder.map { [$0] } ?? []) + others
    }

    public func resource(for request: ResourceRequest, limit: Int) throws(ConversionError) -> Resource? {
        guard let name = Self.path(of: URLReference(request.resolvedURL)), !folders.isEmpty else { return nil }
        let roots = folders.compactMap { $0.resolved }
        let starts = name.first == FilePath.slash ? [FilePath("/")] : roots
        var isRefused = false
        for start in starts {
            let path = start.appending(name.drop { $0 == FilePath.slash }).withoutDots
            // Outside the folders nothing is even looked for: that could mount a file system.
            guard (roots + folders).contains(where: path.lies(below:)) else {
                isRefused = true
                continue
            }
            guard let resolved = path.resolved else { continue }
            guard roots.contains(where: resolved.lies(below:)) else {
                isRefused = true
                continue
            }
            guard let bytes = try ConfinedFolder.readFile(resolved, limit: limit) else { continue }
            return Resource(bytes, url: request.resolvedURL)
        }
        if isRefused {
            throw ConversionError(
                .resourceRefused, ConfinedFolder.refused.message, hint: "to allow another folder: --allow-resources DIR")
        }
        return nil
    }

    /// The path that a reference means, percent-decoded; `nil` where it means none: it has another scheme than `file`, names a host, or is
    /// nothing but a query or fragment.
    static func path(of reference: URLReference) -> [UInt8]? {
        let path = reference.decodedPath
        guard !path.isEmpty, !path.contains(0) else { return nil }
        switch reference.scheme {
        case nil: return reference.authority == nil ? path : nil
        case "file": return ["", "localhost"].contains(reference.authority?.lowercased() ?? "") ? path : nil
        default: return nil
        }
    }
}

extension FilePath {
    /// The folder of a document at a `file:` URL, or of the folder itself where the URL ends in a slash; `nil` for other URLs.
    package init?(folderOfFileURL url: String) {
        let reference = URLReference(url)
        guard reference.scheme == "file", let path = FolderProvider.path(of: reference) else { return nil }
        self = path.last == Self.slash ? FilePath(path) : FilePath(path).folder
    }

    /// An absolute path with its `.`, `..` and empty parts taken as written, without looking at links.
    fileprivate var withoutDots: FilePath {
        var parts: [ArraySlice<UInt8>] = []
        for part in bytes.split(separator: Self.slash) {
            if part.elementsEqual("..".utf8) { _ = parts.popLast() } else if !part.elementsEqual(".".utf8) { parts.append(part) }
        }
        return FilePath([Self.slash] + parts.joined(separator: [Self.slash]))
    }

    /// Whether the path begins with all parts of a folder's, and has more.
    fileprivate func lies(below folder: FilePath) -> Bool {
        guard folder.isAbsolute else { return false }
        let start = folder.withoutDots.bytes
        return bytes.starts(with: start.last == Self.slash ? start : start + [Self.slash])
    }
}
