// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// Opens zip archives as containers.
public struct ZipReader: ArchiveReader {
    public init() {}

    public var displayName: String { "zip archive" }

    /// A local file header, or the end of an archive without entries (APPNOTE.TXT 4.3.7, 4.3.16).
    public var signatures: [DocumentFormat.Signature] { [.init("PK\u{3}\u{4}"), .init("PK\u{5}\u{6}")] }

    public func open(_ bytes: [UInt8], limits: Limits) throws(ConversionError) -> any Container {
        try ZipContainer(bytes, limits: limits)
    }
}
