// SPDX-License-Identifier: Apache-2.0

/// Names the media type of an input by its content alone.
///
/// Reads a bounded prefix, and a few bounded windows elsewhere where a format's structure asks for them, so that a big file costs
/// what a small one does. Never more than one answer of each type; any input has an answer.
public struct ContentDetector: Sendable {
    /// The prefix that most answers rest upon, in bytes.
    static let prefixLength = 16_384

    /// A charset is looked for in so many bytes at most.
    static let charsetLimit = 1 << 20

    /// In text, a signature of fewer constant bytes without a check is taken for chance.
    private static let textStrength = 5

    /// Types that hold many kinds; found without a kind, they give way to anything more special.
    private static let generalContainers = [
        "application/zip", "application/x-ole-storage", "application/x-riff", "application/x-ebml", "application/gzip",
        "application/x-bplist",
    ]

    static let signatures = SignatureTable([
        ImageSignatures.table, AudioSignatures.table, VideoSignatures.table, FontSignatures.table, ArchiveSignatures.table,
        ProgramSignatures.table, DataSignatures.table, DocumentSignatures.table,
    ])

    /// A detector; it keeps nothing between files.
    public init() {}

    /// All answers, best first, the most specific before its general container; never empty.
    public func matches(in input: some DetectionInput) throws -> [ContentMatch] {
        let head = try input.bytes(at: 0, count: Self.prefixLength)
        if head.isEmpty {
            return [ContentMatch(mediaType: "application/octet-stream", certainty: .fallback, evidence: "empty")]
        }
        let text = TextAnalysis(head, atEnd: head.count >= input.byteCount)
        let window = ContentWindow(head: head, isText: text.charset.isText, input: input)
        var answers = Answers()
        try addSignatures(Self.signatures.hits(in: head), window, &answers)
        if answers.best != .certain {
            if text.charset.isText {
                for match in TextDetector.matches(text.decoded(head), isWhole: head.count >= input.byteCount) {
                    answers.add(match, strength: 0)
                }
            } else {
                try addSignatures(Self.signatures.farHits(in: input), window, &answers)
                for match in try TailStructure.matches(window) { answers.add(match, strength: 8) }
                for match in TextDetector.matchesInBinary(head) { answers.add(match, strength: 4) }
            }
        }
        if answers.best == nil {
            answers.add(ContentMatch(mediaType: "application/octet-stream", certainty: .fallback, evidence: "binary data"), strength: 0)
        }
        return answers.sorted
    }

    private func addSignatures(_ hits: [SignatureTable.Hit], _ window: ContentWindow, _ answers: inout Answers) throws {
        for hit in hits {
            let name = hit.line.check
            var verdict = Verdict.confirmed
            if !name.isEmpty {
                guard let found = try StructureCheck(rawValue: name)?.verdict(window) else { continue }
                verdict = found
            } else if window.isText, hit.strength < Self.textStrength, window.byteCount > 16 {
                continue
            }
            let type = verdict.mediaType ?? hit.line.mediaType
            let isGeneral = Self.generalContainers.contains(type)
            let certainty = verdict.certainty ?? (isGeneral ? .fallback : hit.line.isLikely ? .likely : .certain)
            let evidence = verdict.evidence ?? "magic at \(hit.place)"
            let strength = hit.strength + (verdict.mediaType == nil ? 0 : 2)
            answers.add(ContentMatch(mediaType: type, certainty: certainty, evidence: evidence), strength: strength)
        }
    }

    /// The charset of an input, from its prefix and, while that is plain ASCII, up to its first mebibyte.
    public func charset(in input: some DetectionInput) throws -> DetectedCharset {
        let head = try input.bytes(at: 0, count: Self.prefixLength)
        let first = charset(of: head, isWhole: head.count >= input.byteCount)
        guard first == .usASCII, head.count < input.byteCount else { return first }
        let whole = try input.bytes(at: 0, count: Self.charsetLimit)
        return charset(of: whole, isWhole: whole.count >= input.byteCount)
    }

    /// The charset of a prefix.
    /// - Parameter isWhole: whether nothing follows the prefix; otherwise its last character may be incomplete.
    public func charset(of prefix: [UInt8], isWhole: Bool = true) -> DetectedCharset {
        TextAnalysis(prefix, atEnd: isWhole).charset
    }
}

/// Answers as they are found, one for each type, with what puts them in order.
private struct Answers {
    private var found: [(match: ContentMatch, strength: Int)] = []

    /// The highest certainty so far.
    var best: ContentMatch.Certainty? { found.map(\.match.certainty).max() }

    mutating func add(_ match: ContentMatch, strength: Int) {
        if let index = found.firstIndex(where: { $0.match.mediaType.utf8.elementsEqual(match.mediaType.utf8) }) {
            let old = found[index]
            if (match.certainty, strength) > (old.match.certainty, old.strength) { found[index] = (match, strength) }
        } else {
            found.append((match, strength))
        }
    }

    /// By certainty, then by strength, then as they came.
    var sorted: [ContentMatch] {
        found.enumerated().sorted { a, b in
            if a.element.match.certainty != b.element.match.certainty { return a.element.match.certainty > b.element.match.certainty }
            return a.element.strength != b.element.strength ? a.element.strength > b.element.strength : a.offset < b.offset
        }.map(\.element.match)
    }
}
