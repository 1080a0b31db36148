// SPDX-License-Identifier: Apache-2.0

/// How much one conversion may take. Past a limit it ends with an error that names it.
public struct Limits: Hashable, Sendable {
    /// One limit: its name, what it bounds, its unit and its default.
    public struct Limit: Sendable {
        /// The name by which `--limit NAME=NUMBER` and errors call it.
        public let name: String
        /// What it bounds, with the unit.
        public let summary: String
        /// Where it stands in `Limits`.
        public let member: WritableKeyPath<Limits, Int> & Sendable
    }

    /// Bytes of the source.
    public var input = 1 << 30
    /// How deep groups, elements or blocks may stand in each other.
    public var nesting = 200_000
    /// Pictures and files in one document.
    public var attachments = 20_000
    /// Bytes of one picture or file.
    public var attachmentBytes = 1 << 29
    /// Pixels of one picture.
    public var pixels = 1 << 30
    /// Pages of one document that are read.
    public var pages = 100_000
    /// Bytes that an archive may unpack to.
    public var archive = 1 << 31
    /// Seconds.
    public var time = 600
    /// Bytes of memory of another program that reads a document.
    public var memory = 1 << 31
    /// Bytes of the result.
    public var output = 1 << 32

    /// The limits that count unless others are set.
    public init() {}

    /// All limits, in the order in which help lists them.
    public static let all: [Limit] = [
        Limit(name: "input", summary: "bytes of the source", member: \.input),
        Limit(name: "nesting", summary: "levels that groups, elements or blocks stand in each other", member: \.nesting),
        Limit(name: "attachments", summary: "pictures and files in one document", member: \.attachments),
        Limit(name: "attachment-bytes", summary: "bytes of one picture or file", member: \.attachmentBytes),
        Limit(name: "pixels", summary: "pixels of one picture", member: \.pixels),
        Limit(name: "pages", summary: "pages of one document", member: \.pages),
        Limit(name: "archive", summary: "bytes that an archive unpacks to", member: \.archive),
        Limit(name: "time", summary: "seconds", member: \.time),
        Limit(name: "memory", summary: "bytes of memory of a program that reads a document", member: \.memory),
        Limit(name: "output", summary: "bytes of the result", member: \.output),
    ]

    /// Throws when `value` is more than the limit allows.
    public func check(_ member: KeyPath<Limits, Int>, _ value: Int, at position: SourcePosition? = nil) throws(ConversionError) {
        guard value > self[keyPath: member] else { return }
        throw exceeded(member, at: position)
    }

    /// The error for a limit that was passed.
    public func exceeded(_ member: KeyPath<Limits, Int>, at position: SourcePosition? = nil) -> ConversionError {
        let limit = Self.all.first { $0.member == member }
        let name = limit?.name ?? "unnamed"
        return ConversionError(
            .limit, "more than \(self[keyPath: member]) \(limit?.summary ?? "")", hint: "to allow more: --limit \(name)=NUMBER",
            at: position)
    }
}
