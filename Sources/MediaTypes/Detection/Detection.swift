// SPDX-License-Identifier: Apache-2.0

/// What a file is, and how that is known.
public struct Detection: Sendable {
    /// What an answer rests upon.
    public enum Evidence: String, Sendable, Hashable {
        case content
        case name
        /// The name says it and the content agrees.
        case both
    }

    /// One of the types that were found.
    public struct Match: Sendable, Hashable {
        /// Type and subtype.
        public let mediaType: String
        /// What the answer rests on.
        public let evidence: Evidence
        /// A few words for people: `magic at 257`, `extension`.
        public let reason: String
    }

    /// The answer.
    public let mediaType: MediaType
    /// The character encoding, of text; `nil` for all other content and where content was not read.
    public let charset: DetectedCharset?
    /// What the answer rests upon.
    public let evidence: Evidence
    /// Every type that was found, the answer first.
    public let matches: [Match]
    /// Whether anything but a general kind, text or data, was found.
    public let isKnown: Bool

    /// What the table says about the type.
    public var record: MediaTypeRecord? { MediaTypeTable.record(for: mediaType.essence) }
    /// Whether IANA's registry has the type.
    public var isRegistered: Bool { record?.isRegistered ?? false }
    /// The format's name for people.
    public var formatName: String { record?.formatName ?? mediaType.essence }
}
