// SPDX-License-Identifier: Apache-2.0

/// Opens archives of one kind as containers, so that an importer reads a document in an archive like one in a folder.
public protocol ArchiveReader: Sendable {
    /// What people call such a file, for messages: `zip archive`.
    var displayName: String { get }
    /// What such files begin with.
    var signatures: [DocumentFormat.Signature] { get }
    /// The archive's parts. Throws where it is damaged, has entries that no document needs (links, names that lead out of it, two of one
    /// name), or would unpack to more than `limits.archive`.
    func open(_ bytes: [UInt8], limits: Limits) throws(ConversionError) -> any Container
}
