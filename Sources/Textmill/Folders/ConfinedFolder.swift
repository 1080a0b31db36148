// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A folder from which nothing is read that lies outside it.
struct ConfinedFolder: Sendable {
    /// The folder's path without links, with a slash at its end.
    private let root: [UInt8]

    init(_ path: FilePath) throws(ConversionError) {
        guard let resolved = path.resolved else { throw .reading(errno) }
        root = resolved.bytes.last == FilePath.slash ? resolved.bytes : resolved.bytes + [FilePath.slash]
    }

    /// The bytes of a file by its path from the folder; `nil` where there is none. Absolute paths, `..` and links that lead out are refused.
    func read(_ name: [UInt8], limit: Int) throws(ConversionError) -> [UInt8]? {
        let parts = name.split(separator: FilePath.slash, omittingEmptySubsequences: false)
        if name.first == FilePath.slash || parts.contains(Array("..".utf8)[...]) { throw Self.refused }
        guard !name.isEmpty, !name.contains(0), let resolved = FilePath(root + name).resolved else { return nil }
        guard (resolved.bytes + [FilePath.slash]).starts(with: root) else { throw Self.refused }
        return try Self.readFile(resolved, limit: limit)
    }

    /// The bytes of a file by a path without links; `nil` where it leads to no regular file: reading others could wait or never end.
    static func readFile(_ resolved: FilePath, limit: Int) throws(ConversionError) -> [UInt8]? {
        // A link that was put there since is not followed at its end.
        guard let status = FileStatus(of: resolved, followingLinks: false), status.kind == .regular else { return nil }
        var limits = Limits()
        limits.input = limit
        do throws(ConversionError) {
            return try resolved.readBytes(limits: limits)
        } catch  where error.code == .limit {
            var limits = Limits()
            limits.attachmentBytes = limit
            throw limits.exceeded(\.attachmentBytes)
        }
    }

    static let refused = ConversionError(.resourceRefused, "it lies outside the document's folder")
}
