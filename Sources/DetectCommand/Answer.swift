// SPDX-License-Identifier: Apache-2.0

/// What became of one input.
struct Answer {
    /// The name, as it was given or found.
    let name: [UInt8]
    let outcome: Result<Found, Failure>
}

/// What an input is.
struct Found {
    /// What an answer rests upon.
    enum Evidence: String {
        case content, name, both
        /// What the system says: it is no regular file, or it is empty.
        case system
    }

    /// One answer of several, and why.
    struct Match {
        let mediaType: String
        let reason: String
    }

    var mediaType: String
    /// `us-ascii`, `utf-8`, …, `unknown-8bit`; `binary` where the content is no text.
    var charset: String
    /// How sure a charset is that was guessed, in per cent.
    var charsetConfidence: Int?
    var isRegistered: Bool
    /// The format's name for people; empty where there is none.
    var formatName = ""
    var evidence: Evidence
    /// File name extensions without the dot, the usual one first.
    var extensions: [String] = []
    /// What it also is, nearest first.
    var parents: [String] = []
    /// All answers, best first.
    var matches: [Match] = []
    /// The media type of the compression inside of which it was found.
    var compression: String?

    /// Whether nothing is known about it.
    var isUnknown: Bool { mediaType.utf8.elementsEqual("application/octet-stream".utf8) }
}

/// Why nothing can be said about an input.
struct Failure: Error {
    /// The kind of trouble, by a name that stays.
    let code: String
    /// A clause.
    let message: String

    /// Whether there is no such file.
    var isMissing: Bool { code.utf8.elementsEqual("not-found".utf8) }
}
