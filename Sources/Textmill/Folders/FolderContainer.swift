// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The files in a folder and in those below it, as one document's parts (RTFD).
///
/// A part whose name is not UTF-8 is left out. Symbolic links are parts where they lead to a file of the same folder.
public struct FolderContainer: Container {
    /// The most parts that a folder may have.
    public static let maximumCount = 100_000

    /// The parts' names, sorted by bytes.
    public let names: [String]
    private let folder: ConfinedFolder

    /// The parts of a folder; throws where it cannot be read or has more than ``maximumCount``.
    public init(_ path: FilePath) throws(ConversionError) {
        folder = try ConfinedFolder(path)
        let entries = try path.files(limit: Self.maximumCount)
        names = entries.compactMap { String(validating: $0, as: UTF8.self) }
    }

    public func read(_ name: String, limit: Int) throws(ConversionError) -> [UInt8] {
        guard let bytes = try folder.read(Array(name.utf8), limit: limit) else {
            throw ConversionError(.notFound, "there is no part '\(name)'")
        }
        return bytes
    }
}
