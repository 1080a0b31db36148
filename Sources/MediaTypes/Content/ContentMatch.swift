// SPDX-License-Identifier: Apache-2.0

/// One answer of detection by content, with what it rests upon.
public struct ContentMatch: Sendable {
    /// How far an answer can be trusted. Ordered: `fallback < likely < certain`.
    public enum Certainty: UInt8, Comparable, Sendable {
        /// What is left when nothing special was found, or a general container of many kinds: plain text, octet-stream, zip, XML, JSON.
        case fallback
        /// Strong evidence in text that has no signature.
        case likely
        /// A signature or a structure that the format's specification prescribes.
        case certain

        public static func < (a: Certainty, b: Certainty) -> Bool { a.rawValue < b.rawValue }
    }

    /// Type and subtype in ASCII lower case, as IANA registers them; where it has none, the name people use.
    public let mediaType: String
    /// How sure it is.
    public let certainty: Certainty
    /// For people, a few words: `magic at 257`, `zip entry mimetype`.
    public let evidence: String

    /// An answer about a file's content.
    public init(mediaType: String, certainty: Certainty, evidence: String) {
        self.mediaType = mediaType
        self.certainty = certainty
        self.evidence = evidence
    }
}
