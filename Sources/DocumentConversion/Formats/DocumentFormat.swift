// SPDX-License-Identifier: Apache-2.0

import MediaTypes

/// A document format: the names it goes by and what its files begin with.
public struct DocumentFormat: Hashable, Sendable {
    /// The short name on command lines: `rtf`.
    public let shortName: String
    /// The name for people: `Rich Text Format`.
    public let displayName: String
    /// Media types; the first is the one to write.
    public let mediaTypes: [MediaType]
    /// File name extensions without the dot, in small letters; the first is the one to write.
    public let fileNameExtensions: [String]
    /// What files of the format begin with; empty where they cannot be told so.
    public let signatures: [Signature]

    public init(
        _ shortName: String, _ displayName: String, mediaTypes: [MediaType], fileNameExtensions: [String], signatures: [Signature] = []
    ) {
        self.shortName = shortName
        self.displayName = displayName
        self.mediaTypes = mediaTypes
        self.fileNameExtensions = fileNameExtensions
        self.signatures = signatures
    }

    /// Tokens that a file begins with, white space before each of them allowed, a UTF-8 byte order mark before all.
    public struct Signature: Hashable, Sendable {
        private let tokens: [[UInt8]]

        public init(_ tokens: String...) { self.tokens = tokens.map { Array($0.utf8) } }

        /// Whether `bytes` begin so.
        public func matches(_ bytes: [UInt8]) -> Bool {
            var rest = bytes[...]
            if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
            for token in tokens {
                rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
                guard rest.starts(with: token) else { return false }
                rest = rest.dropFirst(token.count)
            }
            return true
        }
    }
}
