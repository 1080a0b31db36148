// SPDX-License-Identifier: Apache-2.0

/// Where in a source something is.
public struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
    /// Offset in bytes from the start of the source.
    public let byteOffset: Int?
    /// Page, from 1.
    public let page: Int?
    /// Line, from 1.
    public let line: Int?
    /// Column in bytes, from 1.
    public let column: Int?

    private init(byteOffset: Int? = nil, page: Int? = nil, line: Int? = nil, column: Int? = nil) {
        self.byteOffset = byteOffset
        self.page = page
        self.line = line
        self.column = column
    }

    /// A byte of the source, from 0.
    public static func byte(_ offset: Int) -> SourcePosition { SourcePosition(byteOffset: offset) }
    /// A page of the source, from 1.
    public static func page(_ page: Int) -> SourcePosition { SourcePosition(page: page) }
    /// A line and, where known, a column of the source, both from 1.
    public static func line(_ line: Int, column: Int? = nil) -> SourcePosition { SourcePosition(line: line, column: column) }

    /// The position as messages show it: `byte 5120`, `page 3`, `line 4, column 7`.
    public var description: String {
        if let byteOffset { return "byte \(byteOffset)" }
        if let page { return "page \(page)" }
        return "line \(line ?? 1)" + (column.map { ", column \($0)" } ?? "")
    }
}

/// Why a document could not be converted: what is wrong, where, and what to do.
public struct ConversionError: Error, Hashable, Sendable {
    /// The kind of error, by the name that `--errors json` shows. More may be added.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The word that the command writes for it.
        public let rawValue: String
        /// A code by its word; importers may have codes of their own.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// There is no such file.
        public static let notFound = Code(rawValue: "not-found")
        /// The bytes could not be read.
        public static let unreadable = Code(rawValue: "unreadable")
        /// No importer or exporter knows the format.
        public static let unknownFormat = Code(rawValue: "unknown-format")
        /// An option was given a value that it does not take.
        public static let invalidOption = Code(rawValue: "invalid-option")
        /// The bytes are not what their format promises.
        public static let malformed = Code(rawValue: "malformed")
        /// A password is needed, or the one given is wrong.
        public static let encrypted = Code(rawValue: "encrypted")
        /// A limit was passed; the message names it.
        public static let limit = Code(rawValue: "limit")
        /// Something that the document needs may not be loaded.
        public static let resourceRefused = Code(rawValue: "resource-refused")
        /// A program that is needed is not installed.
        public static let missingProgram = Code(rawValue: "missing-program")
        /// A helper program failed or crashed.
        public static let helperFailed = Code(rawValue: "helper-failed")
        /// It took longer than allowed.
        public static let timeout = Code(rawValue: "timeout")
        /// The caller gave up.
        public static let cancelled = Code(rawValue: "cancelled")
        /// The result could not be written.
        public static let cannotWrite = Code(rawValue: "cannot-write")
    }

    /// The kind of error.
    public let code: Code
    /// What is wrong, as a clause without capital and full stop.
    public let message: String
    /// What to do about it, likewise.
    public let hint: String?
    /// Where in the source.
    public let position: SourcePosition?

    /// An error: what is wrong, what to do about it, where.
    public init(_ code: Code, _ message: String, hint: String? = nil, at position: SourcePosition? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
        self.position = position
    }
}

extension ConversionError: CustomStringConvertible {
    /// One line: `byte 5120: what is wrong. What to do.`
    public var description: String {
        (position.map { "\($0): " } ?? "") + message + "." + (hint.map { " " + Self.sentence($0) } ?? "")
    }

    private static func sentence(_ clause: String) -> String {
        (clause.first?.uppercased() ?? "") + clause.dropFirst() + "."
    }
}
