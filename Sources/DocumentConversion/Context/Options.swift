// SPDX-License-Identifier: Apache-2.0

import TextModel

/// An option of an importer or exporter: by this the command's table, help and manual pages know it.
public struct OptionDescription: Hashable, Sendable {
    /// What values an option takes.
    public enum Kind: Hashable, Sendable {
        /// On or off; off unless given.
        case flag
        /// A whole number within bounds.
        case integer(ClosedRange<Int>)
        /// One of these words.
        case choice([String])
        /// Any text; the word stands for it in help (`NAME`).
        case text(placeholder: String)
        /// A file's name; the command hands over its content.
        case file(placeholder: String)
        /// One of these words, or a file's name; the command hands over the word or the file's content.
        case wordOrFile([String], placeholder: String)
    }

    /// The name without dashes: `inline-styles`.
    public let name: String
    /// The values it takes.
    public let kind: Kind
    /// The value that counts where none is given; `nil` for none.
    public let defaultValue: String?
    /// One line of help, a clause without capital and full stop.
    public let help: String

    /// An option of an importer or exporter.
    public init(_ name: String, _ kind: Kind, default defaultValue: String? = nil, help: String) {
        self.name = name
        self.kind = kind
        self.defaultValue = defaultValue
        self.help = help
    }
}

/// Values of options by name, as text.
public struct OptionValues: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    private var values: [String: String]

    /// No values: the defaults count.
    public init() { values = [:] }

    /// Values by name; of two for one name the last counts.
    public init(dictionaryLiteral elements: (String, String)...) {
        values = Dictionary(elements) { _, last in last }
    }

    /// The value given for a name. A flag that is on has the value `yes`.
    public subscript(name: String) -> String? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// The value of an option, or its default.
    public subscript(option: OptionDescription) -> String? { values[option.name] ?? option.defaultValue }

    /// Whether a flag is on.
    public func isSet(_ option: OptionDescription) -> Bool { self[option] == "yes" }

    /// The whole number given for an option, or its default, within the option's bounds.
    public func integer(_ option: OptionDescription) -> Int? {
        guard let number = self[option].flatMap({ Int($0) }) else { return nil }
        guard case .integer(let range) = option.kind else { return number }
        return min(max(number, range.lowerBound), range.upperBound)
    }

    /// Throws when a value is not one that its option takes, or when there is no option of a name.
    /// - Parameters:
    ///   - options: The options of the importer or exporter that is going to read the values.
    ///   - others: Those of others, for which values may stand here too.
    public func validate(_ options: [OptionDescription], among others: [OptionDescription] = []) throws(ConversionError) {
        let known = Set((options + others).map { Bytewise(wrappedValue: $0.name) })
        if let name = values.keys.filter({ !known.contains(Bytewise(wrappedValue: $0)) }).min(by: { $0.precedesBytewise($1) }) {
            throw ConversionError(.invalidOption, "there is no option '\(name)'")
        }
        for option in options {
            guard let value = values[option.name] else { continue }
            let isValid =
                switch option.kind {
                case .flag: value == "yes" || value == "no"
                case .integer(let range): Int(value).map { range.contains($0) } ?? false
                case .choice(let words): words.contains(value)
                case .text, .file, .wordOrFile: true
                }
            if !isValid { throw ConversionError(.invalidOption, "option \(option.name) does not take the value '\(value)'") }
        }
    }
}
