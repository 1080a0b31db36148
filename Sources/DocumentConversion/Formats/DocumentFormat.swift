// SPDX-License-Identifier: Apache-2.0

import MediaTypes

/// A document format: the names it goes by and what its files begin with.
public struct DocumentFormat: Hashable, Sendable {
    /// The short name on command lines: `rtf`.
    public let shortName: String
    /// Further names on command lines, for those who know the format by them.
    public let otherNames: [String]
    /// The name for people: `Rich Text Format`.
    public let displayName: String
    /// Media types; the first is the one to write.
    public let mediaTypes: [MediaType]
    /// File name extensions without the dot, in small letters; the first is the one to write.
    public let fileNameExtensions: [String]
    /// What files of the format begin with; empty where they cannot be told so.
    public let signatures: [Signature]
    /// For documents that are folders or archives: the parts by one of which they are known, as paths within the document, or, with a
    /// star before it, as what their names end in (`*.html`). Empty for documents that are one file.
    public let mainParts: [String]

    /// A format by its names; the first media type and extension are those to write.
    public init(
        _ shortName: String, _ displayName: String, mediaTypes: [MediaType], fileNameExtensions: [String], signatures: [Signature] = [],
        mainParts: [String] = [], otherNames: [String] = []
    ) {
        self.shortName = shortName
        self.otherNames = otherNames
        self.displayName = displayName
        self.mediaTypes = mediaTypes
        self.fileNameExtensions = fileNameExtensions
        self.signatures = signatures
        self.mainParts = mainParts
    }

    /// Whether its documents are folders or archives.
    public var isContainer: Bool { !mainParts.isEmpty }

    /// Whether a part with this name is one by which the format is known, at the root of a container or in a folder; the case of ASCII
    /// letters does not matter.
    public func isMainPart(_ name: String) -> Bool {
        let name = name.utf8
        return mainParts.contains { part in
            let isEnding = part.utf8.first == UInt8(ascii: "*")
            let wanted = part.utf8.dropFirst(isEnding ? 1 : 0)
            guard name.count >= wanted.count, zip(name.suffix(wanted.count), wanted).allSatisfy({ folded($0) == folded($1) }) else {
                return false
            }
            return isEnding || name.count == wanted.count || name.dropLast(wanted.count).last == UInt8(ascii: "/")
        }
    }

    /// Tokens that a file begins with, white space before each of them allowed, a UTF-8 byte order mark before all.
    public struct Signature: Hashable, Sendable {
        private let tokens: [[UInt8]]

        /// Files that begin with these tokens.
        public init(_ tokens: String...) { self.init(tokens: tokens) }

        /// Files that begin with these tokens, of a format that becomes known at run time.
        package init(tokens: [String]) { self.tokens = tokens.map { Array($0.utf8) } }

        /// The tokens as text.
        package var texts: [String] { tokens.map { String(decoding: $0, as: UTF8.self) } }

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

private func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
