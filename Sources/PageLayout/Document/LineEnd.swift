// SPDX-License-Identifier: Apache-2.0

/// What becomes of the end of a line when the next one is joined to it.
enum LineEnd: Equatable {
    /// A space is put between them.
    case space
    /// They follow each other closely.
    case nothing
    /// The hyphen goes: it is this many bytes long.
    case removing(Int)

    /// Words behind a hyphen that stands for a part of a word said later: "Vor- und Nachteile", "two- or threefold".
    private static let suspending: Set<String> = [
        "und", "oder", "bis", "sowie", "bzw", "als", "and", "or", "to", "nor", "et", "ou", "y", "o", "e", "of", "en", "och", "eller", "og",
        "i", "a",
        "lub", "z", "versus", "through",
    ]

    static func between(_ line: some BidirectionalCollection<UInt8>, _ next: some Collection<UInt8>, _ vocabulary: Vocabulary) -> LineEnd {
        guard let first = String(decoding: next.prefix(4), as: UTF8.self).unicodeScalars.first else { return .nothing }
        let tail = Array(line.suffix(96))
        guard let last = String(decoding: tail.suffix(4), as: UTF8.self).unicodeScalars.last else { return .nothing }
        switch last {
        case "\u{AD}": return .removing(2)
        case "-", "\u{2010}": return hyphen(tail.dropLast(UTF8.width(last)), UTF8.width(last), first, next, vocabulary)
        // Dashes without a space before them stand between words without one behind.
        case "—" where tail.dropLast(3).last != 0x20: return .nothing
        case "/" where first.isLetter && tail.count > 1 && tail[tail.count - 2] != 0x20: return .nothing
        default:
            return last.isIdeographic && first.isIdeographic ? .nothing : .space
        }
    }

    private static func hyphen(
        _ line: ArraySlice<UInt8>, _ width: Int, _ first: Unicode.Scalar, _ next: some Collection<UInt8>, _ vocabulary: Vocabulary
    ) -> LineEnd {
        let head = line.suffix(from: line.lastIndex { !Vocabulary.isWordByte($0) }.map { $0 + 1 } ?? line.startIndex)
        guard let before = String(decoding: line.suffix(4), as: UTF8.self).unicodeScalars.last, before.isLetter || before.isASCIIDigit
        else {
            return .space
        }
        let rest = Array(next.prefix { Vocabulary.isWordByte($0) })
        let lower = rest.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        if suspending.contains(String(decoding: lower, as: UTF8.self)), !vocabulary.contains(head + rest) { return .space }
        if before.isLetter, first.isLetter, vocabulary.contains(head + rest) { return .removing(width) }
        guard first.properties.isLowercase else { return .nothing }
        guard before.isLetter else { return .nothing }
        if vocabulary.contains(head + rest) { return .removing(width) }
        if vocabulary.contains(head + [UInt8(ascii: "-")] + rest) { return .nothing }
        // state-of-the- art: where one hyphen is real, this one is likely to be.
        if head.contains(UInt8(ascii: "-")) { return .nothing }
        // Two words that stand elsewhere, too, and not as one: what parts them is theirs.
        if head.count > 3, rest.count > 3, vocabulary.repeats(head), vocabulary.repeats(rest) { return .nothing }
        return .removing(width)
    }
}
