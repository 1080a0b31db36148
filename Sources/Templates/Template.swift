// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLWriting

/// A text with places for values: `${title}$`. What stands between the marks is a key; with `:raw` behind it (`${title:raw}$`) its value is
/// written as it is, else with `&`, `<`, `>`, `"` and `'` escaped, because values come from documents. Values are never looked through for
/// placeholders.
public struct Template: Sendable {
    /// What stands around keys.
    public struct Marks: Hashable, Sendable {
        let start: [UInt8]
        let end: [UInt8]

        /// `${` and `}$`.
        public static let standard = Marks(start: Array("${".utf8), end: Array("}$".utf8))

        private init(start: [UInt8], end: [UInt8]) { (self.start, self.end) = (start, end) }

        /// Marks as a pattern in which `%` stands for the key: `<%>`, `{{%}}`. Throws `invalidOption` where a mark is missing, or `%`
        /// stands twice.
        public init(pattern: String) throws(ConversionError) {
            let parts = pattern.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).map { Array($0) }
            guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
                throw ConversionError(
                    .invalidOption, "placeholder: '\(pattern)' is not a mark, %, and another mark", hint: "it may be '<%>' or '{{%}}'")
            }
            self.init(start: parts[0], end: parts[1])
        }

        /// Whether marks are such that they stand in other places, too, as those of tags do: then only keys that have a value are taken
        /// for placeholders.
        var areOrdinary: Bool { start.count == 1 || end.count == 1 }
    }

    /// What a key stands for.
    public enum Value: Sendable {
        /// A text, to be escaped.
        case text(String)
        /// Markup, which is written as it is.
        case markup
    }

    enum Piece {
        case literal(Range<Int>)
        case placeholder(key: String, isRaw: Bool, whole: Range<Int>)
    }

    let bytes: [UInt8]
    let marks: Marks
    let pieces: [Piece]

    /// Parses a template. Throws `malformed`, with the line and the column, for what is no UTF-8 text, for a placeholder without end, and
    /// for one in another.
    public init(parsing bytes: [UInt8], marks: Marks = .standard) throws(ConversionError) {
        self.bytes = bytes
        self.marks = marks
        let scanner = TemplateScanner(bytes, marks)
        pieces = try scanner.pieces()
    }

    /// The keys that the template asks for, in their order, each once.
    public var keys: [String] {
        var seen: Set<[UInt8]> = []
        return pieces.compactMap { piece in
            guard case .placeholder(let key, _, _) = piece, seen.insert(Array(key.utf8)).inserted else { return nil }
            return key
        }
    }

    /// Writes the template with values in the places of keys.
    /// - Parameters:
    ///   - value: What a key stands for; `nil` for a key that is not known, for which nothing is written, or the placeholder itself where
    ///     its marks are ordinary text (`<b>`).
    ///   - markup: Writes what a key stands for that ``Value/markup`` was said of.
    /// - Returns: The keys that were not known, each once.
    public func write(
        to output: inout OutputBuffer, value: (String) -> Value?, markup: (String, inout OutputBuffer) throws(ConversionError) -> Void
    ) throws(ConversionError) -> [String] {
        var unknown: [String] = []
        for piece in pieces {
            switch piece {
            case .literal(let range): output.write(bytes[range])
            case .placeholder(let key, let isRaw, let whole):
                switch value(key) {
                case .text(let text): if isRaw { output.write(text) } else { output.write(Self.escaped(text)[...]) }
                case .markup: try markup(key, &output)
                case nil where marks.areOrdinary: output.write(bytes[whole])
                case nil: if !unknown.contains(where: { $0.utf8.elementsEqual(key.utf8) }) { unknown.append(key) }
                }
            }
        }
        return unknown
    }

    static func escaped(_ text: String) -> [UInt8] {
        var escaped: [UInt8] = []
        HTMLText.append(text, to: &escaped)
        guard escaped.contains(UInt8(ascii: "'")) else { return escaped }
        return escaped.flatMap { $0 == UInt8(ascii: "'") ? Array("&#39;".utf8) : [$0] }
    }
}
