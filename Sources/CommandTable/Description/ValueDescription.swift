// SPDX-License-Identifier: Apache-2.0

/// What a flag's value or an operand may be: how it is called in usage lines, how it is checked, how a shell completes it.
public struct ValueDescription: Sendable, Equatable {
    /// The rule a value is checked by.
    public enum Kind: Sendable, Equatable {
        /// Any bytes.
        case text
        /// One of ``ValueDescription/words``.
        case choice
        /// A whole number in the range, in decimal digits with an optional sign.
        case integer(ClosedRange<Int>)
        /// A number of bytes in the range: decimal digits and an optional unit. `K`, `M`, `G`, `T` and `KiB` … are powers of 1024, `KB` … powers
        /// of 1000, in either case.
        case size(ClosedRange<Int>)
        /// A file name; any bytes.
        case file
        /// A folder's name; any bytes.
        case folder
    }

    /// A word with a meaning of its own.
    public struct Word: Sendable, Equatable, ExpressibleByStringLiteral {
        /// The word as it is typed.
        public var name: String
        /// What it means, in a few words; may be empty.
        public var help: String

        /// A word and its meaning.
        public init(_ name: String, _ help: String = "") {
            self.name = name
            self.help = help
        }

        /// A word that explains itself.
        public init(stringLiteral name: String) { self.init(name) }
    }

    /// The value's name in usage lines, in capitals: `FILE`.
    public var placeholder: String
    /// How the value is checked.
    public var kind: Kind
    /// For a choice all there is; for every other kind words that are accepted besides what the kind accepts, and offered by completion.
    public var words: [Word]
    /// Whether a flag may stand without the value, which then must be attached: `--linkify[=WHAT]`. Means nothing for an operand.
    public var isOptional = false

    /// Any text; `words` are only suggestions.
    public static func text(_ placeholder: String, words: [Word] = []) -> Self {
        Self(placeholder: placeholder, kind: .text, words: words)
    }

    /// One of the words.
    public static func choice(_ placeholder: String, _ words: [Word]) -> Self {
        Self(placeholder: placeholder, kind: .choice, words: words)
    }

    /// A whole number in the range, or one of the words.
    public static func integer(_ placeholder: String, _ range: ClosedRange<Int>, words: [Word] = []) -> Self {
        Self(placeholder: placeholder, kind: .integer(range), words: words)
    }

    /// A number of bytes in the range, or one of the words.
    public static func size(_ placeholder: String, _ range: ClosedRange<Int> = 0...Int.max, words: [Word] = []) -> Self {
        Self(placeholder: placeholder, kind: .size(range), words: words)
    }

    /// A file name, or one of the words.
    public static func file(_ placeholder: String = "FILE", words: [Word] = []) -> Self {
        Self(placeholder: placeholder, kind: .file, words: words)
    }

    /// A folder's name, or one of the words.
    public static func folder(_ placeholder: String = "DIR", words: [Word] = []) -> Self {
        Self(placeholder: placeholder, kind: .folder, words: words)
    }

    /// The same value, but a flag may stand without it.
    public var optional: Self {
        var copy = self
        copy.isOptional = true
        return copy
    }
}
