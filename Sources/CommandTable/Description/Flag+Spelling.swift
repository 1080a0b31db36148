// SPDX-License-Identifier: Apache-2.0

extension Flag {
    /// The first long name with its dashes: how the flag is called in prose.
    var title: String { "--" + (names.first ?? "") }

    /// All that can be typed for the flag, with dashes: the letter, the names, the negated names.
    var spellings: [String] {
        (short.map { ["-\($0)"] } ?? []) + longSpellings
    }

    /// The long spellings, with dashes.
    var longSpellings: [String] {
        names.map { "--" + $0 } + (isNegatable ? names.map { "--no-" + $0 } : [])
    }

    /// The spellings that can take the flag's value: all but the negated ones.
    var valueSpellings: [String] { (short.map { ["-\($0)"] } ?? []) + names.map { "--" + $0 } }

    /// How the flag stands in a list: `-o, --output=FILE`, `--linkify[=WHAT], --no-linkify`; a negatable switch in short, `--[no-]wrap`.
    var usage: String {
        guard isNegatable, value == nil else { return fullUsage }
        return ((short.map { ["-\($0)"] } ?? []) + names.map { "--[no-]" + $0 }).joined(separator: ", ")
    }

    /// How the flag stands in a list, with every spelling in full.
    var fullUsage: String {
        var usage = valueSpellings.joined(separator: ", ")
        if let value { usage += value.isOptional ? "[=\(value.placeholder)]" : "=\(value.placeholder)" }
        return isNegatable ? ([usage] + names.map { "--no-" + $0 }).joined(separator: ", ") : usage
    }

    /// What the table knows about the flag beyond its prose, as sentences.
    var facts: [String] {
        var facts: [String] = []
        if let value {
            switch value.kind {
            case .integer(let range): facts.append("\(value.placeholder) is \(wholeNumber(in: range)).")
            case .size: facts.append("\(value.placeholder) is a number of bytes, or a size such as \(sizeExamples).")
            case .text, .choice, .file, .folder: break
            }
            if !value.words.isEmpty, value.words.allSatisfy(\.help.isEmpty) {
                let lead = value.kind == .choice ? "\(value.placeholder) is one of" : "\(value.placeholder) may also be"
                facts.append("\(lead) \(alternatives(value.words.map(\.name))).")
            }
        }
        if isRepeatable { facts.append("May be given more than once.") }
        if let defaultText { facts.append("Default: \(defaultText).") }
        if let impliedSubcommand { facts.append("Implies \(impliedSubcommand) when no subcommand is named.") }
        return facts
    }

    /// The words of the value that carry an explanation.
    var explainedWords: [ValueDescription.Word] {
        guard let words = value?.words, words.contains(where: { !$0.help.isEmpty }) else { return [] }
        return words
    }
}

/// `a`, `a or b`, `a, b or c`.
func alternatives(_ names: [String], _ conjunction: String = "or") -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// A range of numbers in words; a bound that is none is not named.
func wholeNumber(in range: ClosedRange<Int>) -> String {
    switch (range.lowerBound == Int.min, range.upperBound == Int.max) {
    case (true, true): "a whole number"
    case (false, true): "a whole number, \(range.lowerBound) or more"
    case (true, false): "a whole number, \(range.upperBound) or less"
    case (false, false): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
}

/// Sizes as people write them, for messages and help.
let sizeExamples = "500K, 20M or 1GiB"
